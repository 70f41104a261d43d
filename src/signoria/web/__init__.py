"""The edge to the web: HTTP, sockets, pages. Everything else is in `tables`."""
