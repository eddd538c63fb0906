"""What builds and writes parts of the project, outside the package."""
