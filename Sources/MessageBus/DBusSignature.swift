/// The notation of types.
package enum DBusSignature {
  /// The complete types of a signature, in order: `ia{sv}(so)` has `i`, `a{sv}` and `(so)`. A type that is cut off at the end is left out.
  package static func types(in signature: String) -> [String] {
    var types: [String] = []
    var type = ""
    var depth = 0
    for letter in signature {
      type.append(letter)
      if letter == "(" || letter == "{" { depth += 1 }
      if letter == ")" || letter == "}" { depth -= 1 }
      if depth == 0, letter != "a" {
        types.append(type)
        type = ""
      }
    }
    return types
  }
}
