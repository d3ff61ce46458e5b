import Foundation
import Gallery
import Testing
import scrolldemo

/// The script of `--tour`, and the end of a run after `--autoquit`.
@MainActor @Suite struct TourTests {
  @Test func theTourVisitsEveryPageOnce() {
    let script = ScriptedScroll.tour(size: CGSize(width: 900, height: 640), pages: GalleryPages.names.count)
    let turns = script.events.count { event in
      if case .keyDown(let key) = event.event { key.key == .pageDown } else { false }
    }
    #expect(turns == GalleryPages.names.count - 1)
    #expect(script.events.map(\.time) == script.events.map(\.time).sorted())
    #expect(script.endTime == 4 * Double(GalleryPages.names.count))
  }

  @Test func aTourAndAReplayExcludeEachOther() async throws {
    let folder = try DemoFolder()
    let script = try folder.write(DemoFolder.header + "\n", to: "script.jsonl")
    let exit = try await folder.run(["--tour", "--replay", script])
    #expect(exit.status == 2)
    #expect(exit.errorOutput.contains("--tour and --replay"))
  }

  @Test func autoquitEndsAHeadlessRunAfterItsVirtualTime() async throws {
    let folder = try DemoFolder()
    let trace = folder.path("trace.jsonl")
    let exit = try await folder.run(["--headless", "--page", "physics", "--autoquit", "1.5", "--trace", trace])
    #expect(exit.status == 0)
    #expect(try !folder.text("trace.jsonl").isEmpty)
  }
}
