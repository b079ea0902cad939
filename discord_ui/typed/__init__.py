"""Read and complete typed text: names, amounts, goods, paths, times and the fields of a move."""
