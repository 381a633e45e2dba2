"""How the page looks: sizes, languages, scenes, contrast."""
