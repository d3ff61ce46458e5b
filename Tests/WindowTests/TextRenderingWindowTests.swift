import Foundation
import ProcessSupport
import Testing

extension WindowTests {
  /// Text in a window on a desktop with `rgba` stripes and slight hinting.
  @Suite struct TextRenderingWindowTests {
    private static let (width, height) = (640, 480)

    /// A file for `$FONTCONFIG_FILE`: the fonts of the system with the settings of a desktop.
    private func rules(in folder: URL) throws -> [String: String] {
      let file = folder.appendingPathComponent("fonts.conf")
      let text = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <include>/etc/fonts/fonts.conf</include>
        <match target="pattern"><edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit></match></fontconfig>
        """
      try Data(text.utf8).write(to: file)
      return ["FONTCONFIG_FILE": file.path, "SCROLLUI_TEXT_RENDERING": ""]
    }

    private func options(_ page: String, _ rendering: String? = nil) -> [String] {
      [
        "--page", page, "--theme", "light", "--renderer", "software", "--scale", "1",
        "--size", "\(Self.width)x\(Self.height)",
      ] + (rendering.map { ["--text-rendering", $0] } ?? [])
    }

    /// The options of a run that presses `key` and ends when the page rests.
    private func pressing(_ key: String, in folder: URL) throws -> [String] {
      let lines = [
        #"{"format":"scrolldemo-input","version":1,"width":\#(Self.width),"height":\#(Self.height),"scale":1}"#,
        #"{"t":0.5,"type":"keyDown","key":"\#(key)","modifiers":[]}"#,
        #"{"t":0.55,"type":"keyUp","key":"\#(key)","modifiers":[]}"#, #"{"t":4,"type":"end"}"#,
      ]
      let script = folder.appendingPathComponent("press.jsonl")
      try lines.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
      return ["--reduce-motion", "--replay", script.path]
    }

    /// The pixels of a page without a display.
    private func reference(
      _ page: String, _ rendering: String?, _ further: [String] = [], in folder: URL
    ) async throws -> Screenshot {
      let (png, ppm) = (folder.appendingPathComponent("page.png").path, folder.appendingPathComponent("page.ppm"))
      for (program, arguments) in [
        (DemoProcess.demoPath, ["--headless", "--screenshot", png] + options(page, rendering) + further),
        ("convert", [png, "-depth", "8", ppm.path]),
      ] {
        let environment = ["XDG_STATE_HOME": folder.path].merging(try rules(in: folder)) { $1 }
        let exit = try await ChildProcess.run(program, arguments, environment: environment)
        guard exit.status == 0 else { throw ChildProcess.Failure(exit.errorOutput) }
      }
      return try Screenshot(ppm: Data(contentsOf: ppm))
    }

    private func open(_ arguments: [String], on display: VirtualDisplay, in folder: URL) async throws -> DemoProcess {
      let demo = try DemoProcess(on: display, arguments, environment: try rules(in: folder))
      let window = try await demo.waitForWindow()
      try await display.xdotool(
        "windowmove", "\(window)", "0", "0", "mousemove", "\(VirtualDisplay.width - 1)", "\(VirtualDisplay.height - 1)")
      return demo
    }

    /// The count of pixels with unequal components.
    private func coloredPixels(_ picture: Screenshot) -> Int {
      var count = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x, y]
          let components = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
          if (components.max() ?? 0) - (components.min() ?? 0) > 24 { count += 1 }
        }
      }
      return count
    }

    @Test func aWindowHasTheTextOfTheDesktopAndTheFixedTextOnRequest() async throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixed = try await reference("list", nil, in: folder)
      let colored = try await reference("list", "desktop", in: folder)
      #expect(coloredPixels(colored) > coloredPixels(fixed) + 2000)
      for (rendering, expected) in [(nil, colored), ("desktop", colored), ("fixed", fixed)] {
        let display = try await VirtualDisplay()
        let demo = try await open(options("list", rendering), on: display, in: folder)
        var shown = expected
        try await display.picture("\(rendering ?? "no") rendering: \(shown.difference(from: expected))") { picture in
          shown = picture.cropped(x: 0, y: 0, width: Self.width, height: Self.height)
          return shown == expected
        }
        demo.terminate()
        try await demo.exit()
      }
    }

    /// A desktop by XSETTINGS, which has precedence over resources and fontconfig, changes the text of a window that is open.
    @Test func theTextFollowsTheSettingsOfTheDesktop() async throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixed = try await reference("list", nil, in: folder)
      let colored = try await reference("list", "desktop", in: folder)
      let display = try await VirtualDisplay()
      let desktop = try X11Desktop(on: display)
      try await desktop.set("resources Xft.rgba: none")
      let demo = try await open(options("list"), on: display, in: folder)
      func waitForPicture(_ expected: Screenshot, _ settings: String) async throws {
        var shown = expected
        try await display.picture("\(settings): \(shown.difference(from: expected))") { picture in
          shown = picture.cropped(x: 0, y: 0, width: Self.width, height: Self.height)
          return shown == expected
        }
      }
      try await waitForPicture(fixed, "resources without stripes")
      try await desktop.set("Xft/RGBA rgb")
      try await waitForPicture(colored, "XSETTINGS with stripes")
      try await desktop.set("Xft/Antialias 1", "Xft/Hinting 1", "Xft/HintStyle hintslight", "Xft/RGBA none")
      try await waitForPicture(fixed, "XSETTINGS without stripes")
      try await desktop.set("leave", "resources Xft.rgba: rgb")
      try await waitForPicture(colored, "resources with stripes")
      demo.terminate()
      try await demo.exit()
    }

    /// Names on a zoomed map have the pixels of the fixed rendering; the controls around it have colored edges.
    @Test func zoomedTextIsGray() async throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let expected = map(of: try await reference("map", "fixed", pressing("I", in: folder), in: folder))
      var colored: [Int] = []
      for rendering in ["fixed", "desktop"] {
        let display = try await VirtualDisplay()
        let demo = try await open(options("map", rendering) + ["--reduce-motion"], on: display, in: folder)
        // Tiles of the map are drawn by another thread. On a busy machine the window is shown without them.
        let before = map(of: try await reference("map", rendering, in: folder))
        try await display.picture("the whole map") { map(of: $0) == before }
        try await demo.press("i")
        colored.append(
          coloredPixels(try await display.picture("the zoomed map: \(rendering)") { map(of: $0) == expected }))
        demo.terminate()
        try await demo.exit()
      }
      #expect(expected != map(of: try await reference("map", "fixed", in: folder)))
      #expect(colored[1] > colored[0] + 1000)
    }

    /// The part of the window that shows the map alone.
    private func map(of picture: Screenshot) -> Screenshot { picture.cropped(x: 370, y: 232, width: 210, height: 244) }

    @Test func replaysAndRecordingsHaveTheFixedText() async throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let (script, report) = (folder.appendingPathComponent("script"), folder.appendingPathComponent("report"))
      let display = try await VirtualDisplay()
      var words: [String] = []
      for option in ["--record", "--replay"] {
        let demo = try await open(
          ["--page", "list", option, script.path, "--report", report.path], on: display, in: folder)
        if option == "--record" { try await demo.press("q") }
        #expect(try await demo.exit().status == 0)
        let values = try JSONSerialization.jsonObject(with: Data(contentsOf: report)) as? [String: Any]
        words.append(values?["text_rendering"] as? String ?? "")
      }
      #expect(words == ["fixed", "fixed"])
    }
  }
}
