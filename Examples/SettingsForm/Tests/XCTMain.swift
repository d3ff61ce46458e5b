import Foundation
import Testing

/// The entry point of the test program, which SwiftPM finds by the name of this file.
///
/// All tests are those of Swift Testing. With an entry point of the package's own SwiftPM does not look for XCTest classes, for which it would
/// need an index of every module and one more module in each build. `swift test` starts the program for each library, and with `--filter` it
/// first asks for the names of the XCTest classes: there are none.
@main
enum TestProgram {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else {
      if CommandLine.arguments.contains("--dump-tests-json") { print(#"{"name":"XCTest","tests":[]}"#) }
      exit(EXIT_SUCCESS)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
