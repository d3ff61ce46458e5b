import Foundation
import Gallery
import Testing

@Suite struct DateTextTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  /// Tuesday, 14 November 2023, 22:13:20 UTC.
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private static let ages: [(Double, String, String)] = [
    (0, "now", "刚刚"), (59, "now", "刚刚"), (60, "1 min", "1 分钟前"), (3599, "59 min", "59 分钟前"),
    (3600, "1 h", "1 小时前"), (79_200, "22 h", "22 小时前"), (82_800, "Yesterday", "昨天"),
    (86_400, "Yesterday", "昨天"), (172_800, "2 d", "2 天前"), (518_400, "6 d", "6 天前"),
    (604_800, "7 Nov", "11月7日"), (86_400 * 365, "14 Nov 2022", "2022年11月14日"), (-3600, "14 Nov", "11月14日"),
  ]

  @Test(arguments: ages) func anAgeBecomesCoarserWithTime(age: Double, english: String, chinese: String) {
    let date = now.addingTimeInterval(-age)
    #expect(DateText.age(of: date, now: now, calendar: calendar) == english)
    #expect(DateText.age(of: date, now: now, calendar: calendar, language: .chinese) == chinese)
  }

  @Test func anEveningIsHoursAgoAfterMidnight() {
    let midnight = Date(timeIntervalSince1970: 1_699_920_000)
    let evening = midnight.addingTimeInterval(-1800)
    #expect(DateText.age(of: evening, now: midnight.addingTimeInterval(3600), calendar: calendar) == "1 h")
    #expect(DateText.age(of: evening, now: midnight.addingTimeInterval(50_000), calendar: calendar) == "Yesterday")
  }

  private static let days: [(Double, String, String)] = [
    (0, "Today", "今天"), (1, "Yesterday", "昨天"), (2, "Sunday", "星期日"), (6, "Wednesday", "星期三"),
    (7, "7 November", "11月7日"), (365, "14 November 2022", "2022年11月14日"),
  ]

  @Test(arguments: days) func aDayOfTheLastWeekHasItsName(days: Double, english: String, chinese: String) {
    let date = now.addingTimeInterval(-days * 86_400)
    #expect(DateText.day(of: date, now: now, calendar: calendar) == english)
    #expect(DateText.day(of: date, now: now, calendar: calendar, language: .chinese) == chinese)
  }

  @Test func aTimeHasTwoDigitsForMinutes() {
    #expect(DateText.time(of: now, calendar: calendar) == "22:13")
    #expect(DateText.time(of: now.addingTimeInterval(-46_800), calendar: calendar) == "9:13")
    #expect(DateText.time(of: now.addingTimeInterval(-480), calendar: calendar) == "22:05")
  }
}
