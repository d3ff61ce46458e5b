import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Pinches of XInput 2.4, by the pointer of X's driver `inputtest`, as the demo records them.
  @Suite(.enabled(if: TouchScreen.obstacle == nil, "\(TouchScreen.obstacle ?? "")"))
  struct X11PinchTests {
    private struct Line: Decodable, Equatable, CustomStringConvertible {
      var type: String?
      var phase: String?
      var scale, rotation, x, y: Double?

      var description: String {
        "\(phase ?? "") \(scale ?? 0) \(((rotation ?? 0) * 180 / .pi).rounded()) at \(x ?? 0), \(y ?? 0)"
      }
    }

    private let device: TouchScreen
    private let demo: DemoProcess
    private let recording = TemporaryFolder.unusedPath()

    init() async throws {
      device = try TouchScreen(.gestures)
      let display = try await VirtualDisplay(touchScreen: device)
      try device.connect()
      demo = try DemoProcess(
        on: display, ["--page", "map", "--fresh", "--size", "900x600", "--record", recording.path])
      try await demo.waitForWindow()
      try await demo.handling("mouseMove") { try await demo.hover(at: CGPoint(x: 600, y: 400)) }
    }

    /// The lines of the recording about pinches.
    private func lines() throws -> [String] {
      try String(contentsOf: recording, encoding: .utf8).split(separator: "\n")
        .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        .filter { $0.type == "pinch" }.map(\.description)
    }

    @Test func scalesAndRotationsAddUp() async throws {
      try await demo.handling("pinch", count: 4) {
        try device.pinch(.began)
        try device.pinch(.changed, dx: 3, dy: -4, scale: 1.5, rotation: 10)
        try device.pinch(.changed, dx: 3, dy: -4, scale: 2, rotation: 20)
        try device.pinch(.ended, scale: 2)
      }
      #expect(
        try lines() == [
          "began 1.0 0.0 at 600.0, 400.0", "changed 1.5 10.0 at 600.0, 400.0", "changed 2.0 30.0 at 600.0, 400.0",
          "lifted 2.0 30.0 at 600.0, 400.0",
        ])
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }

    @Test func aPinchThatTheServerTakesIsCancelled() async throws {
      try await demo.handling("pinch", count: 3) {
        try device.pinch(.began)
        try device.pinch(.changed, scale: 0.5)
        try device.pinch(.ended, scale: 0.5, isCancelled: true)
      }
      #expect(
        try lines() == [
          "began 1.0 0.0 at 600.0, 400.0", "changed 0.5 0.0 at 600.0, 400.0", "cancelled 0.5 0.0 at 600.0, 400.0",
        ])
      try await demo.press("q")
      #expect(try await demo.exit().status == 0)
    }
  }
}
