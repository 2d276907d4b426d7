"""`python -m ludoteca`."""

from ludoteca.start import main

main()
