import Foundation
import Testing

/// The entry point of the test program, which SwiftPM finds by the name of this file.
///
/// All tests are those of Swift Testing. Without `XCTMain.swift`, SwiftPM reads an index of all modules for the classes of XCTest.
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
