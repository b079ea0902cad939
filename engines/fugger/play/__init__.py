"""Die Fugger over days: premoves."""
