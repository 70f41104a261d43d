"""The server does what its OpenAPI says: schemathesis tries to prove it wrong."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

from signoria.web.app import create_app
from signoria.web.settings import Settings
from tests.web.server import Server, serving

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def cookies(server: Server) -> dict[str, str]:
    return dict(server.guest().http.cookies)


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_answers_as_described(
    case: Any, server: Server, cookies: dict[str, str]
) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS, cookies=cookies)
