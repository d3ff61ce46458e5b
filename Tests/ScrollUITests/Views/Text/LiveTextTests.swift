import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Texts of dates. The window opens at 10:09:36 on 2 January 2024 in Greenwich.
@MainActor @Suite struct LiveTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 725_882_976)

  private func show(_ text: Text) -> TestWindow {
    TestWindow {
      text.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "GMT") ?? .current)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(arguments: [
    (Text.DateStyle.date, 0.0, "January 2, 2024"), (.time, 0, "10:09 AM"), (.timer, 75, "1:15"),
    (.timer, -3605, "1:00:05"),
    (.relative, 8580, "2 hr, 23 min"), (.relative, -61, "1 min, 1 sec"), (.offset, 7205, "+2 hours"),
    (.offset, -90, "-1 minute"),
  ])
  func aStyleDescribesADate(style: Text.DateStyle, seconds: Double, text: String) {
    let shown = show(Text(start.addingTimeInterval(seconds), style: style)).texts
    #expect(shown.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == [text])
  }

  @Test func aTimerCountsDownToItsDateAndThenUp() {
    let window = show(Text(start.addingTimeInterval(2), style: .timer))
    var seen: [String] = []
    for _ in 0..<300 {
      if seen.last != window.texts[0] { seen.append(window.texts[0]) }
      window.advance()
    }
    #expect(seen == ["0:02", "0:01", "0:00", "0:01", "0:02"])
  }

  @Test(arguments: [
    (Text.DateStyle.timer, ["2:01:15", "1:01:15", "3:01:15"]),
    (.relative, ["2 hr, 1 min", "1 hr, 1 min", "3 hr, 1 min"]), (.offset, ["+2 hours", "+1 hour", "+3 hours"]),
    (.date, ["January 2, 2024", "January 2, 2024", "January 2, 2024"]), (.time, ["12:10 PM", "12:10 PM", "12:10 PM"]),
  ])
  func aStyleThatCountsFollowsJumpsOfTheWallClockAheadAndBack(style: Text.DateStyle, texts: [String]) {
    let window = show(Text(start.addingTimeInterval(7275), style: style))
    var shown = window.texts
    for seconds in [3600.0, -7200] {
      window.host.clock.moveStart(by: seconds)
      window.advance()
      shown += window.texts
    }
    #expect(shown.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == texts)
  }

  @Test(arguments: [(Text.DateStyle.timer, ["0:02", "0:03"]), (.relative, ["2 sec", "3 sec"])])
  func aDateThatAJumpHasPassedIsCountedUp(style: Text.DateStyle, texts: [String]) {
    let window = show(Text(start.addingTimeInterval(7275), style: style))
    window.host.clock.moveStart(by: 7277)
    window.advance()
    let afterJump = window.texts
    window.advance(seconds: 1)
    #expect(afterJump + window.texts == texts)
  }

  @Test func aTextIsAwakeOnlyWhenItChanges() {
    let window = show(Text(timerInterval: start...start.addingTimeInterval(5)))
    let counts = window.advance(seconds: 4.5)
    #expect(counts.count { $0.commands > 0 } <= 5 && counts.reduce(0) { $0 + $1.bodies } == 0)
    window.settle()
    #expect(window.texts == ["0:00"] && window.pipeline.nextDeadline == nil, "it sleeps after the end")
  }

  @Test func aTextThatIsNotVisibleSleeps() {
    let knob = Knob(true)
    let window = TestWindow {
      KnobView(knob) { if $0 { Text(Date(timeIntervalSinceReferenceDate: 725_882_976), style: .timer) } }
    }
    window.advance(seconds: 1)
    #expect(window.pipeline.nextDeadline != nil)
    knob.value = false
    window.settle()
    #expect(window.pipeline.nextDeadline == nil)
  }

  @Test(arguments: [(true, true, "1:30:00"), (false, true, "0:00"), (true, false, "90:00")])
  func anIntervalShowsWhatRemainsOrHasPassed(countsDown: Bool, showsHours: Bool, text: String) {
    let interval = start...start.addingTimeInterval(5400)
    #expect(show(Text(timerInterval: interval, countsDown: countsDown, showsHours: showsHours)).texts == [text])
  }

  @Test func aPausedIntervalStays() {
    let interval = start...start.addingTimeInterval(60)
    let window = show(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(20)))
    #expect(window.texts == ["0:40"] && window.settle() < 3)
  }

  @Test func datesAreInterpolatedAndJoined() {
    let date = start.addingTimeInterval(65)
    #expect(show(Text("Ends in \(date, style: .timer)!")).texts == ["Ends in 1:05!"])
    #expect(show(Text("In ") + Text(date, style: .timer)).texts == ["In 1:05"])
  }

  @Test func aTextMayBecomeLiveAndCeaseToBe() {
    let knob = Knob(false)
    let date = start.addingTimeInterval(10)
    let window = TestWindow { KnobView(knob) { $0 ? Text(date, style: .timer) : Text("plain") } }
    knob.value = true
    window.advance()
    #expect(window.texts == ["0:10"])
    knob.value = false
    window.advance()
    #expect(window.texts == ["plain"] && window.settle() < 3)
  }

  @Test func invalidDatesAreShown() {
    #expect(show(Text(.distantFuture, style: .timer)).texts.count == 1)
    #expect(show(Text(Date(timeIntervalSinceReferenceDate: .nan), style: .timer)).texts == ["0:00"])
  }

  @Test func aFormatterConvertsValues() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(show(Text(NSNumber(value: 1.5), formatter: formatter)).texts == ["1.50"])
    #expect(show(Text("\(NSNumber(value: 2), formatter: formatter) €")).texts == ["2.00 €"])
    #expect(show(Text("\(2.5, formatter: formatter) \(3, formatter: formatter)")).texts == ["2.50 3.00"])
    let days = DateFormatter()
    days.locale = Locale(identifier: "en_US_POSIX")
    days.timeZone = .gmt
    days.dateFormat = "d MMM yyyy"
    let day = Date(timeIntervalSince1970: 0)
    #expect(show(Text("on \(day, formatter: days)")).texts == ["on 1 Jan 1970"])
    #expect(show(Text(day, formatter: days)).texts == ["1 Jan 1970"])
    #expect(show(Text(DateInterval(start: day, duration: 1), formatter: days)).texts == [""])
  }
}
