"""The public interface: what `import carson` promises."""
