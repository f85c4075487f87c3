"""`python -m conclave.cli` is the command `conclave`."""

from conclave.cli import main

if __name__ == "__main__":
    main()
