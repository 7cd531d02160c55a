"""The HTTP interface, described by OpenAPI at /api/openapi.json."""
