import ScrollUI

/// The source file of a page from `PageSources`, divided into tokens.
package struct PageSource {
  package let lines: [[SwiftHighlighter.Token]]
  private let texts: [Substring]
  /// The lines of the file that declares the options of the page.
  private let declarations: [Substring]

  /// Reads `file`, by default `GalleryPage.sourceFile`.
  package init(_ page: GalleryPage, file: String? = nil) {
    let text = PageSources.files[file ?? page.sourceFile] ?? ""
    lines = SwiftHighlighter.lines(of: text)
    texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    declarations = (PageSources.files[page.entryFile] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text of lines, each with a line break at its end.
  func text(of lines: ClosedRange<Int>) -> String {
    texts[lines.clamped(to: 0...max(texts.count - 1, 0))].map { $0 + "\n" }.joined()
  }

  /// The indices of the lines that use `options`: the lines with a variable that `declarations` has with an option's `name`, and the lines with
  /// a property of a sample that has this name, such as `rows` or `isPaging`.
  package func lines(using options: [PageOption]) -> Set<Int> {
    linesWithVariables(of: options).union(linesWithProperties(of: options))
  }

  private func linesWithProperties(of options: [PageOption]) -> Set<Int> {
    let names = options.map { $0.name.replacing("-", with: "") }
    let properties = texts.compactMap { line -> String? in
      guard let match = line.firstMatch(of: #/^  (?:let|var) ((?:is|has|uses|shows)?(\w+))\b/#) else { return nil }
      return names.contains { $0 == match.1.lowercased() || $0 == match.2.lowercased() } ? String(match.1) : nil
    }
    return Set(
      texts.indices.filter { index in
        properties.contains { property in
          texts[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == property }
        }
      })
  }

  private func linesWithVariables(of options: [PageOption]) -> Set<Int> {
    let variables = options.compactMap { option -> String? in
      let name = "\"\(option.name)\""
      guard let index = declarations.firstIndex(where: { $0.contains(name) }) else { return nil }
      // A declaration that is broken after its equal sign has the name on the next line.
      let declaration = declarations[max(0, index - 1)...index].last { $0.contains("let ") } ?? ""
      return declaration.firstMatch(of: #/let (\w+)/#).map { String($0.1) }
    }
    let uses = variables.flatMap { ["Self.\($0))", "(\($0))", "Self.\($0),", "Page.\($0))", "Page.\($0),"] }
    return Set(texts.indices.filter { index in uses.contains { texts[index].contains($0) } })
  }
}
