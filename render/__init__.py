"""Pictures of positions: a view becomes a scene, a scene an image, an image a file."""
