/// A value of `AppStorage` or `SceneStorage` as JSON has it.
package enum StorageValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  /// Bytes: an object with the only key `data` and a text in Base64.
  case data(Data)
  case list([StorageValue])
  case object([String: StorageValue])
  case null
}

extension StorageValue {
  /// True if both stand for the same value: `UserDefaults` does not distinguish truth values, integers and other numbers.
  package func isSame(as other: StorageValue) -> Bool {
    if self == other { return true }
    guard let number, let second = other.number else { return false }
    return number == second || number.isNaN && second.isNaN
  }

  /// A truth value or a number that a `Double` holds exactly; nil for other values.
  private var number: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Int(exactly: Double(value)) == value ? Double(value) : nil
    case .number(let value): value
    case .text, .data, .list, .object, .null: nil
    }
  }
}

extension StorageValue: Codable {
  /// The key of the objects for bytes.
  private static let dataKey = "data"
  /// The key of the objects for numbers that JSON does not have: `nan`, `inf` and `-inf`.
  private static let numberKey = "number"

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([StorageValue].self) {
      self = .list(list)
    } else {
      self = Self.value(of: try value.decode([String: StorageValue].self))
    }
  }

  /// The value that an object of JSON stands for.
  private static func value(of object: [String: StorageValue]) -> StorageValue {
    guard object.count == 1, case .text(let text)? = object.values.first else { return .object(object) }
    if let encoded = object[dataKey], case .text(let text) = encoded, let data = Data(base64Encoded: text) {
      return .data(data)
    }
    if object[numberKey] != nil, let number = Double(text), !number.isFinite { return .number(number) }
    return .object(object)
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number) where number.isFinite: try value.encode(number)
    case .number(let number): try value.encode([Self.numberKey: "\(number)"])
    case .text(let text): try value.encode(text)
    case .data(let data): try value.encode([Self.dataKey: data.base64EncodedString()])
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    case .null: try value.encodeNil()
    }
  }
}
