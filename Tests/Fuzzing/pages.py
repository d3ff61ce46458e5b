#!/usr/bin/env python3
"""Runs the gallery without a display on random keys and pointers over all pages, for a given time of the virtual clock.

    Scripts/fuzz-pages [--minutes N] [--seed N] [--seeds K] [--size WxH]

Each run has to end with status 0 and without a line on standard error, within three minutes of processor time for each virtual minute and 220
MB of memory. Run k has the seed N + k. $SCROLLDEMO_BIN names the program; without it the release build's. The exit status is 1 if a run fails;
its script is kept in a folder, which is printed.
"""

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEMO = os.environ.get("SCROLLDEMO_BIN") or os.path.join(ROOT, ".build/programs/scrolldemo")
# Keys of the pages' options and of the gallery. Q quits.
LETTERS = "ABCDEFGHIJKLMNOPRSTUVWXYZ"
PANELS = ["I", "R", "U", "K", "F", ","]
MOVES = ["Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Tab", "Return", "Space", "Escape", "Backspace"]
MAXIMUM_KILOBYTES = 220 << 10


class Script:
    """The lines of an input script, with the time of the last line."""

    def __init__(self, width, height):
        self.width, self.height, self.time = width, height, 0.5
        self.lines = [f'{{"format":"scrolldemo-input","version":1,"width":{width},"height":{height},"scale":1}}']

    def add(self, fields):
        self.lines.append(f'{{"t":{self.time:.4f},{fields}}}')

    def key(self, name, modifiers=()):
        held = ",".join(f'"{modifier}"' for modifier in modifiers)
        self.add(f'"type":"keyDown","key":"{name}","modifiers":[{held}]')
        self.time += 0.02
        self.add(f'"type":"keyUp","key":"{name}","modifiers":[{held}]')

    def drag(self, rng, start, end, steps, button=1):
        self.add(f'"type":"mouseDown","x":{start[0]},"y":{start[1]},"button":{button}')
        for step in range(1, steps + 1):
            self.time += 0.016
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end))
            self.add(f'"type":"mouseMove","x":{x},"y":{y}')
        self.time += rng.choice([0.001, 0.3])
        self.add(f'"type":"mouseUp","x":{end[0]},"y":{end[1]},"button":{button}')


def act(script, rng):
    """Adds a random action of a person."""
    point = (rng.randrange(script.width), rng.randrange(script.height))
    kind = rng.randrange(12)
    if kind < 2:
        script.key(rng.choice(["PageDown", "PageDown", "PageUp"]), ["control"])
    elif kind < 4:
        script.key(rng.choice(LETTERS))
    elif kind == 4:
        script.key(rng.choice(PANELS), ["control"])
    elif kind < 7:
        script.key(rng.choice(MOVES), rng.choice([(), (), ("shift",), ("option",)]))
    elif kind == 7:
        script.add(f'"type":"mouseMove","x":{point[0]},"y":{point[1]}')
        script.drag(rng, point, point, 0, rng.choice([1, 1, 1, 3]))
    elif kind == 8:
        end = (rng.randrange(script.width), rng.randrange(script.height))
        script.drag(rng, point, end, rng.randrange(2, 12))
    elif kind < 11:
        for _ in range(rng.randrange(1, 8)):
            script.add(f'"type":"wheel","x":{point[0]},"y":{point[1]},"dx":0,"dy":{rng.choice([-3, -1, 1, 3])},"precise":false')
            script.time += 0.05
    else:
        script.width, script.height = rng.randrange(320, 1400), rng.randrange(240, 1000)
        script.add(f'"type":"resize","width":{script.width},"height":{script.height}')
    script.time += rng.choice([0.05, 0.2, 0.5, 1.5])


def random_script(seed, seconds, size):
    rng = random.Random(f"pages {seed}")
    script = Script(*size)
    while script.time < seconds:
        act(script, rng)
    script.add('"type":"end"')
    return "\n".join(script.lines) + "\n"


def run(seed, options):
    """Runs a script. Returns a description of a wrong end."""
    folder = tempfile.mkdtemp(prefix="fuzz-pages-")
    path = os.path.join(folder, "script.jsonl")
    with open(path, "w") as file:
        file.write(random_script(seed, options.minutes * 60, [int(length) for length in options.size.split("x")]))
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    environment |= {"HOME": folder, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
    limit = max(60, round(options.minutes * 180))
    with open(os.path.join(folder, "errors"), "w+b") as errors:
        process = subprocess.Popen(
            [DEMO, "--headless", "--replay", path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, cwd=folder,
            env=environment, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5)))
        _, code, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(code)
        errors.seek(0)
        message = errors.read().decode(errors="replace")
    seconds = usage.ru_utime + usage.ru_stime
    print(f"seed {seed}: {options.minutes:g} virtual minutes in {seconds:.1f} s of processor time, at most {usage.ru_maxrss >> 10} MB", flush=True)
    found = None
    if process.returncode != 0:
        found = f"status {process.returncode}: {message[-300:]!r}"
    elif message:
        found = f"a line of errors: {message[:400]!r}"
    elif usage.ru_maxrss > MAXIMUM_KILOBYTES:
        found = f"{usage.ru_maxrss >> 10} MB"
    if found:
        return f"seed {seed}: {found}\n    kept in {folder}"
    shutil.rmtree(folder, ignore_errors=True)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--size", default="900x640")
    options = parser.parse_args()
    failures = [found for seed in range(options.seed, options.seed + options.seeds) if (found := run(seed, options))]
    print("\n".join(failures + [f"{options.seeds} runs: {len(failures)} failed"]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
