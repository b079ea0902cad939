"""From a scene to a file: pixels, caches of finished drawings, image formats."""
