"""Forms of requests and answers, and the OpenAPI description of both."""
