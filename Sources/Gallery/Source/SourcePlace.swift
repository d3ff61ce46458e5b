import ScrollUI

/// A line of a file in `PageSources`.
package struct SourcePlace: Equatable {
  package let file: String
  /// The index of the line.
  package let line: Int
}

extension GalleryPage {
  /// The first line of code with the name of the API `name`, such as `scrollTo(_:anchor:)`: in the sample, or in the files of the types that
  /// it uses. Nil if the code has an abbreviation of the name alone, such as `.paging`.
  package func sourcePlace(of name: String) -> SourcePlace? {
    let symbol = name.prefix { $0 != "(" }
    var files = [sourceFile]
    var index = 0
    while index < files.count {
      let text = PageSources.files[files[index]] ?? ""
      if let line = Self.line(of: symbol, in: text) { return SourcePlace(file: files[index], line: line) }
      for word in Self.words(of: text) {
        let file = "\(word).swift"
        if PageSources.files[file] != nil, !files.contains(file) { files.append(file) }
      }
      index += 1
    }
    return nil
  }

  private static func line(of symbol: Substring, in text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
      !line.drop { $0 == " " }.hasPrefix("//") && words(of: line).contains { $0 == symbol }
    }
  }

  private static func words(of text: some StringProtocol) -> [Substring] {
    Substring(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
