"""Installs the peers from the Python package index into an environment below .build, and goes on there."""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ENVIRONMENT = HERE.parent.parent / ".build" / "peers"


def run_in_environment(arguments):
    """Runs compare.py again in the environment, made first if it is not there; returns if this is it already."""
    if pathlib.Path(sys.prefix).resolve() == ENVIRONMENT:
        return
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
    install(python, (HERE / "requirements.txt").read_text())
    os.execv(python, [str(python), str(HERE / "compare.py"), *arguments])


def install(python, requirements):
    """Installs each package once; one that cannot be installed is left out of the comparison, and told."""
    done = ENVIRONMENT / "installed.txt"
    if done.exists() and done.read_text() == requirements:
        return
    for package in requirements.split():
        print(f"installing {package}", file=sys.stderr, flush=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        if subprocess.run(command, stdout=sys.stderr).returncode != 0:
            print(f"{package} cannot be installed and is left out", file=sys.stderr)
    done.write_text(requirements)
