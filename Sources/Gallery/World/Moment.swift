import Features

/// A place, a title and a sentence for a picture: an entry without its day and person.
struct Moment {
  let place: String
  let title: String
  let sentence: String

  /// The pictures and moments of `WorldTexts.moments`.
  static func list(_ text: String) -> (pictures: [Illustration], moments: [Moment]) {
    var pictures: [Illustration] = []
    var moments: [Moment] = []
    var heading: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        guard let picture = Illustration(rawValue: String(line.dropFirst(2))) else {
          preconditionFailure("“\(line)” names no illustration: add it to Illustration, or correct the line")
        }
        pictures.append(picture)
      } else if heading.isEmpty {
        heading = line.split(separator: " | ")
      } else {
        moments.append(Moment(place: String(heading[0]), title: String(heading[1]), sentence: String(line)))
        heading = []
      }
    }
    return (pictures, moments)
  }
}

/// Names that are usual in a country.
struct Country {
  let cities: [String]
  /// Family names, each with the Latin letters by which it is sorted.
  let families: [(name: String, key: String)]
  let givens: [String]
  let hasFamilyFirst: Bool

  /// The countries of `WorldTexts.people`.
  static func list(_ text: String) -> [Country] {
    let lines = text.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 3).map { index in
      Country(
        cities: names(in: lines[index].dropFirst(2)),
        families: names(in: lines[index + 1]).map { family in
          let words = family.split(separator: " ")
          return (String(words[0]), String(words[words.count - 1]))
        },
        givens: names(in: lines[index + 2]), hasFamilyFirst: lines[index].hasPrefix("<"))
    }
  }

  private static func names(in line: Substring) -> [String] { line.split(separator: ", ").map(String.init) }
}
