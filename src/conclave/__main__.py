"""`python -m conclave` is the command `conclave`."""

from conclave.cli import main

if __name__ == "__main__":
    main()
