"""The start page with its link preview."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from notredame.text import DEFAULT_LANGUAGE, catalogue, languages

from ..accept_language import accepted_languages
from ..dependencies import Dependency, own_address
from ..link_previews import start_tags
from ..page_files import PageFiles

PAGE = "/"
PICTURE = "start/preview.png"
"""File with a picture of a table, taken by `tools/pictures.py`."""


async def start_page(request: Request, services: Dependency) -> HTMLResponse:
    """Serve the start page, with a preview in a language that the reader accepts."""
    page_files: PageFiles = request.app.page_files
    wanted = accepted_languages(request.headers.get("accept-language", ""))
    language = next((one for one in wanted if one in languages()), DEFAULT_LANGUAGE)
    picture = f"{own_address(request, services)}{page_files.address(PICTURE)}"
    return page_files.answer(tags=start_tags(picture, catalogue(language)))
