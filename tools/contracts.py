"""A contract for import-linter: some packages may import the standard library and a short list.

Its own "forbidden" contract names what is forbidden, so a new dependency would slip through.
"""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """`source_packages` import nothing from outside the standard library but `allowed`."""

    # import-linter puts plain values where a class declares fields; Any tells mypy so.
    source_packages: Any = fields.ListField(subfield=fields.StringField())
    allowed: Any = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = sys.stdlib_module_names | set(self.allowed)
        bad = sorted(
            (module, imported)
            for package in self.source_packages
            for module in {package} | graph.find_descendants(package)
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.split(".")[0] not in allowed
        )
        return ContractCheck(kept=not bad, metadata={"bad": bad})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["bad"]:
            output.print_error(f"{module} must not import {imported}.", bold=False)
