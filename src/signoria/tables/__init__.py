"""Live tables: commands -> durable events -> views. The same service serves tests and the web server."""

from signoria.tables.errors import NotAllowed, NotFound, TableError
from signoria.tables.service import Service
from signoria.tables.store import Store, StoreError

__all__ = ["NotAllowed", "NotFound", "Service", "Store", "StoreError", "TableError"]
