"""What goes over the wire: routes, requests, responses, errors, and who calls."""
