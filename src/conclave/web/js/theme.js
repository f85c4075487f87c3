// Sets the theme before the first paint, the chosen one or the system's; a plain script for that reason.
(function () {
  const light = matchMedia("(prefers-color-scheme: light)");
  const set = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("conclave.theme");
    } catch {
      // Storage may be forbidden: the system's preference holds.
    }
    const own = chosen === "dark" || chosen === "light" ? chosen : "";
    document.documentElement.dataset.theme = own || (light.matches ? "light" : "dark");
  };
  set();
  light.addEventListener("change", set);
})();
