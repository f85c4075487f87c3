// Sets the chosen theme before the first paint; runs as a plain script for that reason.
(function () {
  try {
    const theme = localStorage.getItem("conclave.theme");
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be forbidden: the system's preference holds.
  }
})();
