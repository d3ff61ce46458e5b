import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Windows that are larger than the display of 1400 × 1000.
  @Suite struct DisplayFitTests {
    private let display: VirtualDisplay

    init() async throws { display = try await VirtualDisplay() }

    private struct Geometry: Equatable {
      var x = 0
      var y = 0
      var width = 0
      var height = 0
    }

    /// Opens the program, reads the frame of its window and its output, and ends it.
    private func open(_ arguments: String...) async throws -> (window: Geometry, messages: String) {
      let demo = try DemoProcess(on: display, arguments)
      let window = try await demo.waitForWindow()
      var geometry = Geometry()
      for line in try await display.xdotool("getwindowgeometry", "--shell", "\(window)").split(separator: "\n") {
        let parts = line.split(separator: "=")
        guard parts.count == 2, let value = Int(parts[1]) else { continue }
        switch parts[0] {
        case "X": geometry.x = value
        case "Y": geometry.y = value
        case "WIDTH": geometry.width = value
        case "HEIGHT": geometry.height = value
        default: break
        }
      }
      try await demo.press("q")
      return (geometry, try await demo.exit().errorOutput)
    }

    @Test func aScaleTooLargeForTheDisplayCutsTheWindowInPoints() async throws {
      let (window, messages) = try await open("--scale", "2")
      #expect(window == Geometry(x: 0, y: 0, width: 1400, height: 1000))
      #expect(
        messages == "scrollui: the window is 700 × 500 points: the display has no room for 900 × 640 at scale 2\n")
    }

    @Test func aSizeTooLargeForTheDisplayIsCut() async throws {
      let (window, messages) = try await open("--size", "2000x600")
      #expect(window == Geometry(x: 0, y: 200, width: 1400, height: 600))
      #expect(messages == "scrollui: the window is 1400 × 600 points: the display has no room for 2000 × 600\n")
    }

    @Test func aFittingWindowHasTheRequestedSize() async throws {
      let (window, messages) = try await open("--size", "600x400", "--scale", "2")
      #expect(window.width == 1200 && window.height == 800)
      #expect(messages == "")
    }
  }
}
