import SwiftUI

enum Sound: String, CaseIterable, Identifiable {
  case bell, birds, waves, silent
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: String { rawValue.capitalized }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

enum Weekday: Int, CaseIterable, Identifiable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  var id: Self { self }
  var title: String { "\(self)".capitalized }

  static func summary(of days: Set<Weekday>) -> String {
    if days.count == allCases.count { return "Every day" }
    if days == Set(allCases.prefix(5)) { return "Weekdays" }
    if days.isEmpty { return "Never" }
    return allCases.filter(days.contains).map { String($0.title.prefix(3)) }.joined(separator: ", ")
  }
}
