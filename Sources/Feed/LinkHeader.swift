/// Parses the header `Link` (RFC 8288): `<https://example.org/feed?page=2>; rel="next", <…>; rel=last`.
package enum LinkHeader {
  /// The target of the first link with the relation `relation`, or nil.
  package static func target(of relation: String, in header: String) -> String? {
    var rest = header[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let end = endOfLink(rest)
      if relations(in: rest[..<end]).contains(relation) { return target }
      rest = rest[end...]
    }
    return nil
  }

  /// The comma that ends a link's parameters. Commas in quotes do not end them.
  private static func endOfLink(_ text: Substring) -> Substring.Index {
    var isQuoted = false
    return text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    } ?? text.endIndex
  }

  /// The values of the first `rel`, in lower case. A link can have several: `rel="next last"`.
  private static func relations(in parameters: Substring) -> [String] {
    var isQuoted = false
    let separated = parameters.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    for parameter in separated {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2, parts[0].lowercased() == "rel" else { continue }
      return parts[1].filter { $0 != "\"" }.lowercased().split(separator: " ").map(String.init)
    }
    return []
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
