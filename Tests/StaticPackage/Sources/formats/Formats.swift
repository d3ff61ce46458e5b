import Foundation

/// Prints texts that Foundation forms with ICU's data, in 20 locales.
@main struct Formats {
  private static let locales = [
    "ar", "cs", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "it", "ja", "ko", "pl", "pt", "ru", "th", "tr",
    "zh-Hans",
  ]

  static func main() {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    for name in locales {
      let locale = Locale(identifier: name)
      let day = date.formatted(.dateTime.weekday(.wide).day().month(.wide).year().locale(locale))
      let amount = 1234.5.formatted(.currency(code: "EUR").locale(locale))
      let span = Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
      print(name, day, amount, 0.25.formatted(.percent.locale(locale)), span, separator: " | ")
    }
    let german = Locale(identifier: "de")
    print(["z", "ä", "a"].sorted { $0.compare($1, locale: german) == .orderedAscending })
    print(german.localizedString(forLanguageCode: "fr") ?? "", german.localizedString(forRegionCode: "JP") ?? "")
  }
}
