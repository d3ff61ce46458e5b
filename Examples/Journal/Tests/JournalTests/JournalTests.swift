import Foundation
import ScrollUITesting
import SwiftUI
import Testing

@testable import Journal

@MainActor @Suite struct JournalTests {
  /// 24 September 2026, at noon in Greenwich.
  private let today = Date(timeIntervalSinceReferenceDate: 811_944_000)

  private func window() -> TestWindow {
    let window = TestWindow(app: JournalApp())
    window.settle()
    return window
  }

  @Test func theHeaderRestsOpenOrCollapsed() throws {
    let window = window()
    for distance in [-20.0, -60, -100, -150] {
      window.drag(from: CGPoint(x: 240, y: 500), by: CGVector(dx: 0, dy: distance), steps: 8, rest: 0.3)
      window.settle()
      let offset = try #require(window.scrollGeometry()).contentOffset.y + JournalHeader.bar
      #expect(offset < 0.01 || offset >= JournalHeader.distance - 0.01, "\(offset)")
    }
  }

  @Test func theSearchFiltersTheYear() {
    let window = window()
    window.textField("Search the year").setText("ferry")
    window.settle()
    #expect(window.texts.contains("The late ferry"))
    #expect(!window.texts.contains("The last hut"))
    window.textField("Search the year").setText("no such words")
    window.settle()
    #expect(window.texts.contains { $0.contains("no such words") })
  }

  @Test func aPhotographFliesOutAndComesBack() async {
    let window = TestWindow(width: 480, height: 760) { JournalView().environment(Journal(until: today)) }
    window.settle()
    let text = "They crossed the road like people who own it."
    let before = window.texts.count { $0 == text }
    window.row("Bison at six").press()
    #expect(await window.wait { window.button("Close").exists })
    window.settle()
    #expect(window.texts.count { $0 == text } == before + 1)
    window.press(.escape)
    window.settle()
    #expect(window.texts.count { $0 == text } == before)
  }

  @Test func undoRestoresADeletedEntry() throws {
    let journal = Journal(until: today)
    let entry = try #require(journal.entries.dropFirst(3).first)
    journal.delete(entry)
    #expect(!journal.entries.contains(entry))
    journal.undo()
    #expect(journal.entries == Entry.samples(until: today))
  }

  @Test func theEntriesEndToday() {
    let journal = Journal(until: today)
    let dates = journal.entries.map(\.date)
    #expect(dates.first == today && dates == dates.sorted(by: >))
    #expect(journal.receive() && journal.receive() && !journal.receive())
    #expect(journal.entries.prefix(3).allSatisfy { $0.date == today })
    #expect(journal.months(matching: "").flatMap(\.entries) == journal.entries)
  }

  @Test func picturesOfTheWindow() throws {
    for scheme in [ColorScheme.light, .dark] {
      var options = HeadlessOptions()
      options.colorScheme = scheme
      let picture = try JournalApp.runHeadless(options)
      #expect(picture.width == 480)
      if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
        try picture.writePNG(to: "\(folder)/journal-\(scheme).png")
      }
    }
  }
}
