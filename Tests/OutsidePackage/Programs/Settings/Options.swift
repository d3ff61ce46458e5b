import Foundation

enum Theme: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

@Observable
final class Profile {
  var name = "Ada"
  var birthday = Date(timeIntervalSince1970: 0)
  var plan = 1

  var greeting: String { name.isEmpty ? "Hello!" : "Hello, \(name)!" }
}
