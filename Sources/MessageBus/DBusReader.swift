import CDBus

/// Reads the values of a message that libdbus has validated.
struct DBusReader {
  let library: dbus_library
  /// The number of values that may still be read.
  var remaining: Int

  /// The values from `position` to the end of their container; nil at the limit, and for file descriptors.
  mutating func values(at position: inout dbus_position) -> [DBusValue]? {
    var values: [DBusValue] = []
    while true {
      let code = library.message_iter_get_arg_type(&position)
      guard code != 0 else { return values }
      remaining -= 1
      guard remaining >= 0, let value = value(of: code, at: &position) else { return nil }
      values.append(value)
      _ = library.message_iter_next(&position)
    }
  }

  private mutating func value(of code: Int32, at position: inout dbus_position) -> DBusValue? {
    guard let letter = Unicode.Scalar(UInt32(code)) else { return nil }
    switch letter {
    case "a":
      let signature = signature(at: &position)
      return inner(at: &position).map { .array(of: String(signature.dropFirst()), $0) }
    case "r": return inner(at: &position).map { .structure($0) }
    case "v": return inner(at: &position)?.first.map { .variant($0) }
    case "e":
      guard let pair = inner(at: &position), pair.count == 2 else { return nil }
      return .entry(pair[0], pair[1])
    default: return basic(letter, at: &position)
    }
  }

  private func basic(_ letter: Unicode.Scalar, at position: inout dbus_position) -> DBusValue? {
    guard "ybnqiuxtdsog".unicodeScalars.contains(letter) else { return nil }
    var value = dbus_basic()
    library.message_iter_get_basic(&position, &value)
    switch letter {
    case "y": return .byte(value.byte)
    case "b": return .boolean(value.uint32 != 0)
    case "n": return .int16(value.int16)
    case "q": return .uint16(value.uint16)
    case "i": return .int32(value.int32)
    case "u": return .uint32(value.uint32)
    case "x": return .int64(value.int64)
    case "t": return .uint64(value.uint64)
    case "d": return .double(value.real)
    default:
      guard let bytes = value.text else { return nil }
      let text = String(cString: bytes)
      return letter == "s" ? .string(text) : letter == "o" ? .objectPath(text) : .signature(text)
    }
  }

  private mutating func inner(at position: inout dbus_position) -> [DBusValue]? {
    var inner = dbus_position()
    library.message_iter_recurse(&position, &inner)
    return values(at: &inner)
  }

  private func signature(at position: inout dbus_position) -> String {
    guard let bytes = library.message_iter_get_signature(&position) else { return "" }
    defer { library.free(bytes) }
    return String(cString: bytes)
  }
}

/// Writes values into a message.
struct DBusWriter {
  let library: dbus_library

  /// Appends a value. Returns false without memory.
  func append(_ value: DBusValue, at position: inout dbus_position) -> Bool {
    switch value {
    case .byte(let value): basic("y", at: &position) { $0.byte = value }
    case .boolean(let value): basic("b", at: &position) { $0.uint32 = value ? 1 : 0 }
    case .int16(let value): basic("n", at: &position) { $0.int16 = value }
    case .uint16(let value): basic("q", at: &position) { $0.uint16 = value }
    case .int32(let value): basic("i", at: &position) { $0.int32 = value }
    case .uint32(let value): basic("u", at: &position) { $0.uint32 = value }
    case .int64(let value): basic("x", at: &position) { $0.int64 = value }
    case .uint64(let value): basic("t", at: &position) { $0.uint64 = value }
    case .double(let value): basic("d", at: &position) { $0.real = value }
    case .string(let text): self.text("s", text, at: &position)
    case .objectPath(let text): self.text("o", text, at: &position)
    case .signature(let text): self.text("g", text, at: &position)
    case .array(let element, let values): container("a", element, values, at: &position)
    case .structure(let values): container("r", nil, values, at: &position)
    case .entry(let key, let value): container("e", nil, [key, value], at: &position)
    case .variant(let value): container("v", value.signature, [value], at: &position)
    }
  }

  private func basic(
    _ letter: Unicode.Scalar, at position: inout dbus_position, _ set: (inout dbus_basic) -> Void
  ) -> Bool {
    var value = dbus_basic()
    set(&value)
    return library.message_iter_append_basic(&position, Int32(letter.value), &value) != 0
  }

  /// Appends a text up to its first zero, which D-Bus has no notation for.
  private func text(_ letter: Unicode.Scalar, _ text: String, at position: inout dbus_position) -> Bool {
    text.withCString { bytes in basic(letter, at: &position) { $0.text = bytes } }
  }

  private func container(
    _ letter: Unicode.Scalar, _ signature: String?, _ values: [DBusValue], at position: inout dbus_position
  ) -> Bool {
    var inner = dbus_position()
    guard library.message_iter_open_container(&position, Int32(letter.value), signature, &inner) != 0 else {
      return false
    }
    let isComplete = values.allSatisfy { append($0, at: &inner) }
    return library.message_iter_close_container(&position, &inner) != 0 && isComplete
  }
}
