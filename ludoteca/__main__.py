"""`python -m ludoteca`."""

from ludoteca.cli import main

main(prog_name="ludoteca")
