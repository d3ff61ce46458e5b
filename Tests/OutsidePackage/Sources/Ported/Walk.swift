import Foundation

/// A walk, with an import of Foundation alone as in a program of Xcode.
@Observable final class Walk {
  var places: [String]

  init(from start: String) { places = [start] }

  func visit(_ place: String) { places.append(place) }
}
