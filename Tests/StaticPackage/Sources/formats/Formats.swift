import Foundation

/// Prints texts that Foundation forms with ICU's data: numbers and dates in 20 locales, units in the languages of `--reduced-icu`.
@main struct Formats {
  private static let others = ["cs", "el", "fa", "fi", "pl", "tr"]
  private static let locales = [
    "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "pt", "ru", "th", "zh-Hans",
  ]

  static func main() {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    for name in locales + others {
      let locale = Locale(identifier: name)
      let day = date.formatted(.dateTime.weekday(.wide).day().month(.wide).year().locale(locale))
      let amount = 1234.5.formatted(.currency(code: "EUR").locale(locale))
      let span = Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
      print(
        name, day, amount, 0.25.formatted(.percent.locale(locale)), others.contains(name) ? "" : span, separator: " | ")
    }
    let german = Locale(identifier: "de")
    print(["z", "ä", "a"].sorted { $0.compare($1, locale: german) == .orderedAscending })
    print(german.localizedString(forLanguageCode: "fr") ?? "", german.localizedString(forRegionCode: "JP") ?? "")
  }
}
