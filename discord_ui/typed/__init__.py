"""Read and complete what people type: names, amounts, goods, paths, times and the fields of a move."""
