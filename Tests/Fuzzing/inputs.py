#!/usr/bin/env python3
"""Runs the program without a display on mutated input scripts and on odd command lines.

    Scripts/fuzz-inputs [--scripts N] [--lines N] [--seed N] [--jobs J]

Each run has to end with a status from 0 to 3, with at most a line on standard error for a fault, within 10 seconds of processor time, five
minutes, and 1 GB of memory. It must leave no incomplete file. Mutation k has the seed N + k. $SCROLLDEMO_BIN names the program; without it the release build's.
The exit status is 1 if a run fails; its input is kept in a folder, which is printed.
"""

import argparse
import concurrent.futures
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEMO = os.environ.get("SCROLLDEMO_BIN") or os.path.join(ROOT, ".build/programs/scrolldemo")
HEADER = '{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1%s}'
NUMBERS = ["0", "-1", "1e9", "1e18", "1e300", "-1e300", "0.0001", "16384", "65536", "null", "true", '"a"', "[]", "{}", "1e-320",
           "9223372036854775807", "9223372036854775808", "0.1", "40000", "NaN", ""]
OUTPUTS = ["--trace", "--record", "--report", "--screenshot"]


def base_script(rng):
    """Lines of a script with every type of line that the format has. Half are recordings with tasks that may never arrive."""
    pool = rng.choice(["", "", ',"tasks":"threads"', ',"tasks":"main"'])
    time, lines = 0.0, [HEADER % pool]
    for _ in range(rng.randrange(3, 40)):
        time += rng.random() * 0.2
        x, y = rng.randrange(900), rng.randrange(640)
        at = f'{{"t":{time:.4f},'
        lines.append(at + rng.choice([
            f'"type":"mouseDown","x":{x},"y":{y},"button":1}}',
            f'"type":"mouseMove","x":{x},"y":{y}}}',
            f'"type":"mouseUp","x":{x},"y":{y},"button":1}}',
            f'"type":"wheel","x":{x},"y":{y},"dx":0,"dy":{rng.randrange(-5, 6)},"precise":false}}',
            f'"type":"fingerDown","id":1,"x":{x},"y":{y}}}',
            f'"type":"fingerMove","id":1,"x":{x},"y":{y}}}',
            f'"type":"fingerUp","id":1,"x":{x},"y":{y}}}',
            '"type":"keyDown","key":"PageDown","modifiers":["control"]}',
            f'"type":"keyDown","key":"{rng.choice("RSEFNTXM")}","modifiers":[]}}',
            f'"type":"keyUp","key":"{rng.choice("RSEFNTXM")}","modifiers":[]}}',
            '"type":"text","text":"你好 text"}',
            '"type":"textEditing","text":"ab","start":0,"length":1}',
            f'"type":"resize","width":{rng.randrange(1, 1200)},"height":{rng.randrange(1, 900)}}}',
            '"type":"displayScale","scale":2}',
            '"type":"focusLost"}',
            '"type":"frame"}',
            f'"type":"task","task":{rng.randrange(20)}}}',
            '"type":"queue"}',
            '"type":"clipboard","text":"pasted"}',
        ]))
    if rng.random() < 0.7:
        lines.append(f'{{"t":{time + 0.5:.4f},"type":"end"}}')
    return "\n".join(lines) + "\n"


def mutated(rng):
    """The bytes of a script with a few mistakes in it."""
    data = bytearray(base_script(rng).encode())
    for _ in range(rng.randrange(0, 5)):
        kind = rng.randrange(9)
        place = rng.randrange(len(data)) if data else 0
        if kind == 0:
            data[place:place + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            del data[place:place + rng.randrange(1, 60)]
        elif kind == 2:
            data[place:place] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 20)))
        elif kind == 3:
            del data[place:]
        elif kind == 4:
            lines = data.split(b"\n")
            line = rng.choice(lines)
            lines.insert(rng.randrange(len(lines) + 1), line)
            data = bytearray(b"\n".join(lines))
        elif kind == 5:
            data[place:place] = rng.choice([b"\x00" * 100, b"[" * 5000, b"{" * 5000, b'"' + b"a" * 100000 + b'"', b"\xff\xfe", b"\r"])
        else:
            # Another value of a field: most mistakes in a text are refused by JSON; these are not.
            parts = data.split(b":")
            if len(parts) > 2:
                index = rng.randrange(1, len(parts))
                rest = parts[index].lstrip(b'-0123456789.e"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
                parts[index] = rng.choice(NUMBERS).encode() + rest
                data = bytearray(b":".join(parts))
    return bytes(data)


def command_line(rng, pages, folder):
    """Arguments, most of them odd. A run without --frames ends by itself."""
    values = {
        "--page": pages + ["", "nowhere", "\x1b[31m", "a" * 5000],
        "--size": ["900x640", "1x1", "16384x16384", "0x0", "-1x5", "99999999999x1", "10x", "x", "3000x3000", "240X180"],
        "--scale": ["1", "2", "8", "0.25", "0.0001", "1e9", "nan", "-1", ""],
        "--theme": ["light", "dark", "system", "blue"],
        "--safe-area": ["1,2,3,4", "0,0,0,0", "4096,4096,4096,4096", "1,2", "-1,0,0,0"],
        "--renderer": ["auto", "software", "accelerated", "vulkan"],
        "--frames": ["1", "5", "0", "-3", "x", "1e3"],
        "--fps": ["1", "60", "1000", "0", "1001", "inf"],
        "--rows": ["0", "1", "1000000", "-1", "99999999999999999999"],
        "--budget-ms": ["0.1", "16.667", "10000", "0", "x"],
        "--feed": ["/dev/null", "/nowhere", "ftp://a", "", folder],
        "--replay": ["/dev/null", "/nowhere", folder, "--", ""],
    }
    for option in OUTPUTS:
        values[option] = [os.path.join(folder, name) for name in "ab"] + ["/no/such/folder/a", "/dev/full", "/dev/null", folder, ""]
    arguments = [] if rng.random() < 0.1 else ["--headless"]
    if rng.random() < 0.9:
        arguments += ["--frames", str(rng.randrange(1, 40))]
    for _ in range(rng.randrange(0, 7)):
        option = rng.choice(list(values) + ["--reduce-motion", "--list-pages", "--help", "--version", "--heedless", "-x", "word"])
        if option not in values:
            arguments.append(option)
        elif rng.random() < 0.9:
            value = rng.choice(values[option])
            arguments += [f"{option}={value}"] if rng.random() < 0.3 else [option, value]
        else:
            arguments.append(option)
    return [argument.replace("\0", "") for argument in arguments]


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (10, 12))


def problem(arguments, folder, old):
    """Runs the program, and returns a description of a wrong end."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    output = open(os.path.join(folder, ".output"), "wb")
    errors = open(os.path.join(folder, ".errors"), "w+b")
    process = subprocess.Popen([DEMO] + arguments, stdout=output, stderr=errors, stdin=subprocess.DEVNULL, cwd=folder,
                               env=environment, preexec_fn=limit)
    signal_alarm = 300
    try:
        _, status, usage = wait(process, signal_alarm)
    except TimeoutError:
        process.kill()
        process.wait()
        return f"no end after {signal_alarm} s"
    errors.seek(0)
    message = errors.read()
    if not 0 <= status <= 3:
        return f"status {status}: {message[-300:]!r}"
    # That the end of a script is missing is a failure of its own.
    lines = [line for line in message.splitlines() if not line.endswith(b" is cut off and left out")]
    if len(lines) > 1:
        return f"{len(lines)} lines of errors: {message[:400]!r}"
    if any(byte < 32 and byte != 10 or byte == 127 for byte in message):
        return f"control characters in {message[:300]!r}"
    if status in (2, 3) and not message:
        return f"status {status} without a word"
    if usage.ru_maxrss > 1 << 20:
        return f"{usage.ru_maxrss >> 10} MB"
    return half_file(arguments, folder, old, status)


def wait(process, seconds):
    """Waits for the end, and returns the system's figures about it."""
    def late(_signal, _frame):
        raise TimeoutError
    # Runs in a worker process: its main thread may set alarms.
    signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        number, code, usage = os.wait4(process.pid, 0)
    finally:
        signal.alarm(0)
    process.returncode = os.waitstatus_to_exitcode(code)
    return number, process.returncode, usage


def half_file(arguments, folder, old, status):
    """Describes the first file that is neither unchanged nor complete."""
    for name in os.listdir(folder):
        if name in (".output", ".errors", "script"):
            continue
        if name not in ("a", "b"):
            return f"it leaves {name}"
        data = open(os.path.join(folder, name), "rb").read()
        is_whole = data == b"" or data.endswith(b"\n") or data.endswith(b"IEND\xaeB`\x82")
        if data != old and not is_whole:
            return f"{name} is half: {data[-60:]!r}"
    return None


def run(task):
    kind, seed, pages, keep = task
    rng = random.Random(f"{kind} {seed}")
    folder = tempfile.mkdtemp(prefix="fuzz-")
    old = b"an old file without an end"
    for name in "ab":
        if rng.random() < 0.5:
            with open(os.path.join(folder, name), "wb") as file:
                file.write(old)
    if kind == "script":
        script = os.path.join(folder, "script")
        with open(script, "wb") as file:
            file.write(mutated(rng))
        arguments = ["--headless", "--page", rng.choice(pages), "--replay", script, "--trace", os.path.join(folder, "a")]
    else:
        arguments = command_line(rng, pages, folder)
    found = problem(arguments, folder, old)
    if found:
        kept = os.path.join(keep, f"{kind}-{seed}")
        shutil.move(folder, kept)
        found = f"{kind} seed {seed}: {found}\n    {[a[:80] for a in arguments]}\n    kept in {kept}"
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", type=int, default=500)
    parser.add_argument("--lines", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    pages = [line.split("\t")[0] for line in subprocess.check_output([DEMO, "--list-pages"], text=True).splitlines()]
    keep = tempfile.mkdtemp(prefix="fuzz-inputs-")
    tasks = [("script", options.seed + index, pages, keep) for index in range(options.scripts)]
    tasks += [("line", options.seed + index, pages, keep) for index in range(options.lines)]
    failures = 0
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for found in pool.map(run, tasks, chunksize=8):
            if found:
                failures += 1
                print(found, flush=True)
    print(f"{options.scripts} scripts and {options.lines} command lines, seeds from {options.seed}: {failures} failed")
    if not failures:
        os.rmdir(keep)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
