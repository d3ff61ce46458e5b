import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Drawing with the graphics card, which Mesa's llvmpipe emulates. `hostprobe renderers` compares its pictures with those of the
  /// processor.
  @Suite(.disabled(if: !VirtualDisplay.hasOpenGL, "llvmpipe is missing. Scripts/test installs it."))
  struct GraphicsCardTests {
    /// A line of `hostprobe renderers`.
    private struct Line: Decodable {
      var name: String
      var different: Double
      var largest: Int
      var drawCalls: Int
    }

    /// The probe beside the demo, which `Scripts/test` builds with optimization, otherwise this build's.
    private static var probe: String {
      let folder = URL(fileURLWithPath: DemoProcess.demoPath).deletingLastPathComponent()
      let path = folder.appendingPathComponent("hostprobe").path
      return ChildProcess.find(path) ?? ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    }

    private func run(_ arguments: String...) async throws -> ChildProcess.Exit {
      let display = try await VirtualDisplay()
      let exit = try await ChildProcess.run(
        Self.probe, arguments,
        environment: display.environment.merging(["LIBGL_ALWAYS_SOFTWARE": "1", "SDL_RENDER_DRIVER": "opengl"]) { $1 })
      #expect(exit.status == 0 && !exit.wasSignalled, "\(exit.errorOutput)")
      return exit
    }

    /// The components of pixels are rounded at other steps: 6 of 255 is the largest difference that was measured. A difference of more
    /// than 2 is found in 3 % of the pixels of translucent layers with gradients, and in less than 0.2 % of other pages.
    @Test func everyPageHasThePictureOfTheProcessor() async throws {
      let lines = try await run("renderers").output.split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
      #expect(lines.count >= 4 * 30)
      for line in lines {
        #expect(line.largest <= 8, "\(line.name)")
        #expect(line.different <= 0.05, "\(line.name)")
        let page = String(line.name.prefix { $0 != " " })
        if let limit = Self.drawCalls[page] { #expect(line.drawCalls <= limit, "\(line.name)") }
      }
    }

    /// The most draw calls of a frame of a page: light at a scale of 1 (mostly a single call) and dark at 2, still and moving. Texts share
    /// textures at any width, so more calls are those of pictures that are larger than a part of a texture: the landscapes of `home`,
    /// `carousel` and `fading`, and the layers of the mountains of `header`.
    private static let drawCalls = [
      "home": 10, "header": 11, "million": 2, "feed": 4, "list": 2, "carousel": 7, "transition": 3, "fading": 7,
      "extension": 8, "drawing": 2, "controls": 2, "editor": 2,
    ]

    @Test func theLossOfTheDeviceCreatesAllTexturesAgain() async throws {
      let exit = try await run("device-loss")
      #expect(exit.output == "opengl made true same true\n")
      #expect(exit.errorOutput.isEmpty)
    }

    @Test func theProcessorDrawsWhereOpenGLIsEmulated() async throws {
      let exit = try await run("auto-renderer")
      #expect(exit.output == "software drawn true\n")
      #expect(
        exit.errorOutput
          == "scrollui: no accelerated renderer: OpenGL is emulated by llvmpipe; the processor draws, as with --renderer software\n"
      )
    }

  }
}
