import Foundation

/// The static members in a program's extensions of `Color`, `ShapeStyle`, `ColorResource` and `ImageResource`.
package struct DeclaredNames {
  /// The names in extensions of `Color` and `ShapeStyle`.
  package private(set) var colors: Set<String> = []
  /// The names in extensions of `ColorResource`.
  package private(set) var colorResources: Set<String> = []
  /// The names in extensions of `ImageResource`.
  package private(set) var imageResources: Set<String> = []

  package init() {}

  /// Adds the names of a `source`. Members of nested types do not count.
  package mutating func add(source: String) {
    let code = Self.code(of: source)
    for match in code.matches(of: /\bextension\s+(?:\w+\.)?(Color|ShapeStyle|ColorResource|ImageResource)\b[^{;]*\{/) {
      let names = Self.members(of: code[match.range.upperBound...])
      switch match.1 {
      case "ColorResource": colorResources.formUnion(names)
      case "ImageResource": imageResources.formUnion(names)
      default: colors.formUnion(names)
      }
    }
  }

  /// The static members up to the `}` that ends a `body`.
  private static func members(of body: Substring) -> [String] {
    var depth = 1
    var own = ""
    for character in body {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { own.append(character) }
    }
    return own.matches(of: /\bstatic\s+(?:let|var|func)\s+(`?\w+`?)/).map { String($0.1) }
  }

  /// A `source` without comments and literals, which may contain `{` and `}`.
  private static func code(of source: String) -> String {
    source.replacing(/"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*(?s:.*?)\*\//, with: " ")
  }
}
