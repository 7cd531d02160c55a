"""External bots: programs and plug-ins, each in a process of its own, asked in lines of JSON."""
