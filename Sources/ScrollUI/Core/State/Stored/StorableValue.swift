/// A type whose values `AppStorage` and `SceneStorage` keep: `Bool`, `Int`, `Double`, `String`, `URL` and `Data`.
public protocol StorableValue {
  /// The conversion between values of this type and their stored form.
  static var storedCoding: StoredCoding<Self> { get }
}

extension Bool: StorableValue {
  /// A truth value, or a number other than 0. `UserDefaults` does not distinguish kinds of numbers, so each is read as any other.
  public static var storedCoding: StoredCoding<Bool> {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .number(let value): value != 0
        default: nil
        }
      },
      encode: { .bool($0) })
  }
}

extension Int: StorableValue {
  /// An integer, a number rounded toward zero, or 1 for true.
  public static var storedCoding: StoredCoding<Int> {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .number(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
      },
      encode: { .integer($0) })
  }
}

extension Double: StorableValue {
  /// A number, or 1 for true.
  public static var storedCoding: StoredCoding<Double> {
    StoredCoding(
      decode: { stored in
        switch stored {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
      },
      encode: { .number($0) })
  }
}

extension String: StorableValue {
  /// A text.
  public static var storedCoding: StoredCoding<String> {
    StoredCoding(
      decode: { if case .text(let value) = $0 { value } else { nil } }, encode: { .text($0) })
  }
}

extension URL: StorableValue {
  /// The absolute string; an absolute path is read as a URL of a file, as `UserDefaults` stores it.
  public static var storedCoding: StoredCoding<URL> {
    StoredCoding(
      decode: { stored in
        guard case .text(let value) = stored else { return nil }
        return value.hasPrefix("/") ? URL(fileURLWithPath: value) : URL(string: value)
      },
      encode: { .text($0.absoluteString) })
  }
}

extension Data: StorableValue {
  /// Bytes.
  public static var storedCoding: StoredCoding<Data> {
    StoredCoding(
      decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
