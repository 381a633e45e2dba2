"""Programs that use the public interface and the environments."""
