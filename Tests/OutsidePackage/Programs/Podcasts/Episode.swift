import Foundation

struct Episode: Identifiable, Equatable {
  let id: Int
  let show: String
  let title: String
  let symbol: String
  /// In seconds.
  let length: TimeInterval

  static let samples = [
    Episode(id: 1, show: "Tides", title: "The harbor at night", symbol: "moon.stars.fill", length: 1260),
    Episode(id: 2, show: "Tides", title: "Reading a chart", symbol: "map", length: 1845),
    Episode(id: 3, show: "Small kitchens", title: "Bread without haste", symbol: "flame", length: 2410),
    Episode(id: 4, show: "Small kitchens", title: "Three soups", symbol: "leaf", length: 1530),
    Episode(id: 5, show: "Old machines", title: "The first typewriter", symbol: "keyboard", length: 2700),
  ]
}

extension TimeInterval {
  var clock: String {
    let seconds = Int(self)
    return String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}
