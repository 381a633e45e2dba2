"""The page in other browsers than Chromium: Firefox and WebKit."""
