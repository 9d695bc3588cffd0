"""What every game shares.  Standard library only: no clock, no file, no global chance."""
