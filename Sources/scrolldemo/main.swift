import Engine
import Foundation
import SDLHost

// Strings would repair names that are not UTF-8, and the program would use other files. Folders without a name in UTF-8 count as not set.
for name in ["XDG_STATE_HOME", "HOME"] {
  guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
  StandardError.print("scrolldemo: the value of \(name) is not UTF-8 and is not used")
  unsetenv(name)
}
var arguments: [String] = []
for index in 1..<max(1, Int(CommandLine.argc)) {
  guard let bytes = CommandLine.unsafeArgv[index] else { break }
  guard let argument = String(validatingCString: bytes) else {
    StandardError.print("scrolldemo: '\(String(cString: bytes))' is not UTF-8; give a name in UTF-8")
    exit(Demo.ExitStatus.badUsage)
  }
  arguments.append(argument)
}
ProgramEnd.exit(with: Demo.run(arguments))
