import ScrollUI

/// Dates as text in a language, relative to the present where that is shorter.
package enum DateText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let chineseWeekdays = ["日", "一", "二", "三", "四", "五", "六"]

  /// The age in minutes or hours, then “Yesterday”, days for the first week, and the day after it, with the year unless it is the present
  /// year: “now”, “5 min”, “3 h”, “Yesterday”, “3 d”, “7 May”, “7 May 2024”; in Chinese “刚刚”, “5 分钟前”, “3 小时前”, “昨天”, “3 天前”, “5月7日”,
  /// “2024年5月7日”.
  package static func age(
    of date: Date, now: Date, calendar: Calendar, language: GalleryLanguage = .english
  ) -> String {
    let isChinese = language == .chinese
    let age = now.timeIntervalSince(date)
    switch age {
    case ..<60 where age > -60: return isChinese ? "刚刚" : "now"
    case 60..<3600: return "\(Int(age / 60)) \(isChinese ? "分钟前" : "min")"
    case 3600..<43_200: return "\(Int(age / 3600)) \(isChinese ? "小时前" : "h")"
    default: break
    }
    switch days(from: date, to: now, calendar) {
    case 0 where age > 0: return "\(Int(age / 3600)) \(isChinese ? "小时前" : "h")"
    case 1: return isChinese ? "昨天" : "Yesterday"
    case let days where 2..<7 ~= days: return "\(days) \(isChinese ? "天前" : "d")"
    default: return day(of: date, now: now, calendar, language) { String($0.prefix(3)) }
    }
  }

  /// The day: “Today”, “Yesterday”, a weekday for the first week, and “7 May” or “7 May 2024” after it; in Chinese “今天”, “昨天”, “星期日”,
  /// “5月7日”, “2024年5月7日”.
  package static func day(
    of date: Date, now: Date, calendar: Calendar, language: GalleryLanguage = .english
  ) -> String {
    let isChinese = language == .chinese
    switch days(from: date, to: now, calendar) {
    case 0: return isChinese ? "今天" : "Today"
    case 1: return isChinese ? "昨天" : "Yesterday"
    case 2..<7:
      let weekday = calendar.component(.weekday, from: date) - 1
      return isChinese ? "星期" + chineseWeekdays[weekday] : weekdays[weekday]
    default: return day(of: date, now: now, calendar, language) { $0 }
    }
  }

  /// The time of day: “9:05”.
  package static func time(of date: Date, calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The number of midnights between two dates; negative if `date` is the later date.
  private static func days(from date: Date, to now: Date, _ calendar: Calendar) -> Int {
    let (first, last) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
    return Int((last.timeIntervalSince(first) / 86_400).rounded())
  }

  private static func day(
    of date: Date, now: Date, _ calendar: Calendar, _ language: GalleryLanguage, month name: (String) -> String
  ) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let (year, month, day) = (parts.year ?? 0, parts.month ?? 1, parts.day ?? 1)
    let isThisYear = year == calendar.component(.year, from: now)
    if language == .chinese { return (isThisYear ? "" : "\(year)年") + "\(month)月\(day)日" }
    return "\(day) \(name(months[month - 1]))" + (isThisYear ? "" : " \(year)")
  }
}
