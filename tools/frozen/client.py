"""Passes questions on to a bot that is served by `tools/frozen`, and its answers back."""

import socket
import sys


def main() -> None:
    """Pass lines on in turn until the questions end."""
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(sys.argv[1])
        except OSError:
            sys.exit(f"No bot answers at {sys.argv[1]}; `python -m tools.frozen` serves one.")
        with connection.makefile("rwb") as server:
            for line in sys.stdin.buffer:
                server.write(line)
                server.flush()
                answer = server.readline()
                if not answer:
                    sys.exit("The server has gone.")
                sys.stdout.buffer.write(answer)
                sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
