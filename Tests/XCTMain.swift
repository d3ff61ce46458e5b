import Foundation
import Testing

/// The entry point of the test program, which SwiftPM finds by the name of this file.
///
/// All tests are those of Swift Testing. With an entry point of the package's own SwiftPM does not look for XCTest classes, for which it would
/// need an index of every module and one more module in each build. `swift test` starts the program for each library by its name.
@main
enum TestProgram {
  static func main() async {
    if CommandLine.arguments.contains("xctest") { exit(EXIT_SUCCESS) }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
