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
  /// The message with each of `arguments`, and each value after an equals sign, shortened to `LongArgument.limit`.
  func shortening(_ arguments: [String]) -> String {
    let parts = arguments.flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 2).map(String.init)
    }
    // The longest first: an argument contains its value.
    let long = parts.filter { $0.count > LongArgument.limit }.sorted { $0.count > $1.count }
    return long.reduce(self) { $0.replacingOccurrences(of: $1, with: LongArgument.shortened($1)) }
  }
}
