import SDLHost

ProgramEnd.exit(with: Benchmark.run(Array(CommandLine.arguments.dropFirst())))
