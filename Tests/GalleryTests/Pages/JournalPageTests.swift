import Engine
import Gallery
import ScrollInstruments
import ScrollUI
import ScrollUITesting
import Testing

/// The page `journal`: its model, and what pulls, clicks, swipes and words do.
@MainActor @Suite struct JournalPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "journal") }

  private var scroll: ScrollModel {
    get throws { try #require(window.scroll).model }
  }

  /// The day on which the entries of the model end.
  private static let today = CalendarDay(month: CalendarMonth(year: 2026, number: 9), day: 24)

  // MARK: Model

  @Test func theEntriesFillTwelveMonthsInOrder() {
    let months = Journal().months(in: .english, until: Self.today)
    #expect(months.count == 12)
    #expect(zip(months, months.dropFirst()).allSatisfy { $1.month == $0.month.previous })
    let entries = months.flatMap(\.entries)
    #expect(entries.count == 72 && Set(entries.map(\.sentence)).count == 72)
    for month in months {
      let days = month.entries.map { Journal.day(of: $0.id, until: Self.today).day }
      #expect(days == days.sorted(by: >) && days.allSatisfy { (1...31).contains($0) })
    }
  }

  @Test func theLatestEntryIsOfTodayAndTheOthersCrossMonthsAndYears() {
    let days = [-2, 0, 4, 5, 47, 54].map { Journal.day(of: $0, until: Self.today) }
    #expect(
      days.map { [$0.month.year, $0.month.number, $0.day] }
        == [[2026, 9, 24], [2026, 9, 24], [2026, 9, 4], [2026, 8, 30], [2026, 2, 1], [2025, 12, 28]])
    let added = Journal.day(of: 12, until: CalendarDay(month: CalendarMonth(year: 2024, number: 3), day: 1))
    #expect(added == CalendarDay(month: CalendarMonth(year: 2024, number: 1), day: 1), "February has 29 days")
  }

  /// The window of the test starts on 2 January 2024.
  @Test(arguments: [(GalleryLanguage.english, "January 2024"), (.chinese, "2024年1月")])
  func aMonthHasItsYearInTheOrderOfTheLanguage(language: GalleryLanguage, title: String) {
    let window = TestWindow(width: 900, height: 700) { GalleryView(page: "journal", language: language) }
    window.settle()
    #expect(window.texts.contains(title))
  }

  @Test func undoRestoresADeletedEntryAtItsPlace() {
    for number in [0, 7, 71] {
      var journal = Journal()
      journal.delete(number)
      #expect(journal.numbers.count == 71 && !journal.numbers.contains(number))
      #expect(journal.deletion?.number == number)
      journal.undo()
      #expect(journal == Journal())
      journal.undo()
      #expect(journal == Journal(), "nothing to take back")
    }
  }

  @Test func aSearchFindsTitlesPlacesSentencesAndPeopleRegardlessOfCase() throws {
    let journal = Journal()
    let entry = try #require(journal.months(in: .english, until: Self.today).first?.entries.first)
    for text in [entry.title, entry.place, entry.sentence, entry.person.name] {
      let found = journal.months(in: .english, until: Self.today, matching: text.uppercased()).flatMap(\.entries)
      #expect(found.contains { $0.id == entry.id } && found.count < 72, "\(text)")
    }
    #expect(journal.months(in: .english, until: Self.today, matching: "no such words").isEmpty)
  }

  @Test func theNeedleIsGreenForHalfOfAFrame() {
    let levels: [(Double, FrameNeedleDrawing.Level)] = [
      (0, .good), (0.5, .good), (0.51, .near), (1, .near), (1.01, .late),
    ]
    for (fraction, level) in levels { #expect(FrameNeedleDrawing.Level(fraction: fraction) == level, "\(fraction)") }
  }

  // MARK: Page

  @Test func theHeaderRestsOpenOrCollapsedAfterWheelAndDrag() throws {
    window.settle()
    for y in [160.0, 500] {
      window.wheel(-1, at: CGPoint(x: 600, y: y))
      window.settle()
      #expect(try scroll.offset.y >= 184 - 52, "wheel at \(y)")
      window.key("Home")
      window.settle()
      for distance in [-30.0, -80, -130, -170] {
        window.drag(
          from: CGPoint(x: 600, y: 560), by: CGVector(dx: 0, dy: distance), steps: 8, rest: 0.3, with: .finger)
        window.settle()
        let offset = try scroll.offset.y + 52
        #expect(offset == 0 || offset >= 184 - 0.01, "drag by \(distance): \(offset)")
        window.key("Home")
        window.settle()
      }
    }
  }

  @Test func aMonthStaysBelowTheCollapsedHeader() throws {
    window.settle()
    window.wheel(-9, at: CGPoint(x: 600, y: 500))
    window.settle()
    let page = try #require(window.scroll)
    let top = page.convert(page.bounds, to: nil).minY + HeaderMetrics.collapsedHeight
    let names = window.nodes(of: TextNode.self).filter { ["January 2024", "December 2023"].contains($0.string) }
    let frames = names.map { $0.convert($0.bounds, to: nil) }
    #expect(frames.contains { $0.minY >= top && $0.maxY <= top + 48 }, "\(frames), header to \(top)")
  }

  @Test func aPullBringsASunriseAndAnEntry() async throws {
    await window.run(seconds: 0.5)
    #expect(window.texts.contains("1 entry"))
    window.drag(from: CGPoint(x: 600, y: 200), by: CGVector(dx: 0, dy: 380), steps: 20, rest: 0.2)
    await window.run(seconds: 0.6)
    #expect(window.texts.contains("Looking for new entries…"))
    await window.run(seconds: 3)
    #expect(!window.texts.contains("Looking for new entries…"))
    #expect(window.texts.contains("2 entries"))
    #expect(abs(try scroll.offset.y + 52) < 1, "the header is open again")
  }

  /// Opens the first photograph of the first month under a collapsed header, and returns the sentence of its entry.
  private func openPhotograph() throws -> String {
    let strips = window.nodes(of: ScrollNode.self).map { $0.convert($0.bounds, to: nil) }
    let strip = try #require(strips.first { $0.height == 96 && $0.minX > 200 })
    window.click(CGPoint(x: strip.minX + 80, y: strip.midY))
    window.settle()
    return try #require(Journal().months(in: .english, until: Self.today).first?.entries.first).sentence
  }

  private func count(_ text: String) -> Int { window.texts.count { $0 == text } }

  @Test func aPhotographFliesOutAndComesBack() async throws {
    await window.run(seconds: 0.5)
    window.wheel(-1, at: CGPoint(x: 600, y: 560))
    window.settle()
    for close in [{ window.key("Escape") }, { window.click(CGPoint(x: 560, y: 300)) }] {
      let sentence = try openPhotograph()
      await window.run(seconds: 1)
      #expect(count(sentence) == 2, "in its row and below the photograph")
      close()
      await window.run(seconds: 1.5)
      #expect(count(sentence) == 1)
    }
  }

  @Test func aReaderOpensAPhotographByItsButton() async throws {
    await window.run(seconds: 0.5)
    window.wheel(-4, at: CGPoint(x: 600, y: 560))
    window.settle()
    // December 2023, the second month, has the entries 1 to 6.
    let entry = World.english.entry(at: 3)
    let texts = count(entry.sentence)
    window.button("Open photo “\(entry.title)”").press()
    await window.run(seconds: 1)
    #expect(count(entry.sentence) == texts + 1, "below the photograph")
  }

  @Test func theSearchHasTheNameOfItsField() {
    window.settle()
    let outline = window.presentTree.outline
    #expect(outline.contains("row “Places, people, words”") && !outline.contains("magnifyingglass"))
  }

  @Test func aDragThrowsThePhotographBack() async throws {
    await window.run(seconds: 0.5)
    window.wheel(-1, at: CGPoint(x: 600, y: 560))
    window.settle()
    let sentence = try openPhotograph()
    await window.run(seconds: 1)
    for (distance, isClosed) in [(40.0, false), (180, true)] {
      window.drag(from: CGPoint(x: 560, y: 260), by: CGVector(dx: 0, dy: distance), steps: 10, rest: 0.3)
      await window.run(seconds: 1.5)
      #expect((count(sentence) == 1) == isClosed, "drag by \(distance)")
    }
  }

  @Test func aSearchWithoutResultsSaysSo() {
    window.settle()
    window.textField("Places, people, words").setText("tea")
    window.settle()
    #expect(window.texts.contains("Notes on tea") && !window.texts.contains("Above the last hut"))
    window.textField("Places, people, words").setText("teaqqq")
    window.settle()
    #expect(window.texts.contains("No Results for “teaqqq”"))
  }
}
