import Foundation

/// Arguments in messages.
enum LongArgument {
  /// The largest number of characters of an argument that a message repeats.
  static let limit = 200

  /// The beginning of a longer text, with the number of its characters.
  static func shortened(_ text: String) -> String {
    text.count <= limit ? text : "\(text.prefix(60))… (\(text.count) characters)"
  }
}

extension String {
  /// The message with each of `arguments`, and each value after an equals sign, shortened if it has more characters than
  /// `LongArgument.limit`. Linear in the length of the message.
  func shortening(_ arguments: [String]) -> String {
    let parts = arguments.flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 2).map(String.init)
    }
    return parts.reduce(self) { $0.shortening($1) }
  }

  /// The message with the beginnings of `part` shortened by `LongArgument.shortened(_:)`. The search compares `LongArgument.limit`
  /// characters.
  private func shortening(_ part: String) -> String {
    let beginning = String(part.prefix(LongArgument.limit + 1))
    var (result, remainder) = ("", self[...])
    guard beginning.count > LongArgument.limit else { return self }
    while let place = remainder.range(of: beginning) {
      let length = zip(remainder[place.lowerBound...], part).prefix { $0 == $1 }.count
      let end = remainder.index(place.lowerBound, offsetBy: length)
      result += remainder[..<place.lowerBound] + LongArgument.shortened(String(remainder[place.lowerBound..<end]))
      remainder = remainder[end...]
    }
    return result + remainder
  }
}
