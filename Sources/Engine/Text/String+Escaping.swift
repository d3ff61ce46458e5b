extension String {
  /// The text with control characters, line separators, direction marks and U+FEFF written as escapes such as `\u{1b}`.
  /// A message thus stays on a single line and sends no control sequences to the terminal.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: \.isUnsafeInMessages) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeInMessages {
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafeInMessages: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
