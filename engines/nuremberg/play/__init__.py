"""Standing orders and premoves of Nuremberg."""
