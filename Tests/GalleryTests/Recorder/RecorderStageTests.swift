import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The window while the recorder shows a run in place of the page.
@MainActor @Suite struct RecorderStageTests {
  nonisolated private static let keys: [(name: String, modifiers: Modifiers)] = [
    ("PageUp", .control), ("PageDown", .control), ("Left", .option), ("Right", .option), ("F", .control),
    ("K", .control), ("U", .control), ("I", .control), (",", .control), ("M", []), ("P", []), ("G", []), ("B", []),
    ("Escape", []),
  ]

  /// Opens a second page, so that there are pages before and after it, and records a run.
  private func recorded() throws -> (gallery: RecorderWindow, texts: [String]) {
    let gallery = RecorderWindow(page: "observe")
    gallery.key("PageDown", .control)
    let texts = gallery.texts
    gallery.record()
    gallery.wheel(-3)
    gallery.stop()
    _ = try #require(gallery.stage)
    return (gallery, texts)
  }

  @Test(arguments: keys.indices) func aKeyOfThePageChangesNothingBehindARun(index: Int) throws {
    let (name, modifiers) = Self.keys[index]
    let (gallery, texts) = try recorded()
    let shown = gallery.texts
    gallery.key(name, modifiers)
    #expect(gallery.stage != nil && gallery.texts == shown)
    gallery.key("R", .control)
    #expect(gallery.stage == nil && gallery.texts == texts)
  }

  @Test func allCommandsOfThePageAreWithoutEffectBehindARun() {
    let seen: [GalleryCommand] = [.recorder, .record, .frameGraph, .theme, .help, .quit]
    #expect(GalleryCommand.allCases.filter { !$0.concernsPage } == seen)
  }

  @Test(arguments: [1, 50, 176, 177, 200]) func aRecorderInALowWindowIsLaidOutWithoutAWarning(height: CGFloat) {
    let warnings = Diagnostics.collecting {
      let gallery = RecorderWindow(page: "observe", width: 400, height: height)
      gallery.record()
      gallery.wheel(-2, at: CGPoint(x: 200, y: height / 4))
      gallery.stop()
      gallery.key("R", .control)
    }
    // The window of the test has no pictures.
    #expect(warnings.allSatisfy { $0.contains("there is no image called") }, "\(warnings)")
  }
}
