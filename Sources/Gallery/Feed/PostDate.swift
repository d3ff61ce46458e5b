import ScrollUI

/// The age of a post as text.
package enum PostDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The age for the first week, then the day, with the year unless it is the present year: “5 min”, “3 d”, “7 May”,
  /// “7 May 2024”; in Chinese “5 分钟前”, “3 天前”, “5月7日”, “2024年5月7日”.
  package static func text(
    for date: Date, now: Date, calendar: Calendar = .current, language: GalleryLanguage = .english
  ) -> String {
    let isChinese = language == .chinese
    let age = now.timeIntervalSince(date)
    switch age {
    case ..<60 where age > -60: return isChinese ? "刚刚" : "now"
    case 60..<3600: return "\(Int(age / 60)) \(isChinese ? "分钟前" : "min")"
    case 3600..<86_400: return "\(Int(age / 3600)) \(isChinese ? "小时前" : "h")"
    case 86_400..<604_800: return "\(Int(age / 86_400)) \(isChinese ? "天前" : "d")"
    default: break
    }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let (year, month, day) = (parts.year ?? 0, parts.month ?? 1, parts.day ?? 1)
    let isThisYear = year == calendar.component(.year, from: now)
    if isChinese { return (isThisYear ? "" : "\(year)年") + "\(month)月\(day)日" }
    return "\(day) \(months[month - 1])" + (isThisYear ? "" : " \(year)")
  }
}
