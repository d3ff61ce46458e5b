/// Expands `#Preview("name", traits: …) { … }` into a record in the section `scrollui_previews` of the program.
///
/// The record is a C function that adds the preview to the catalog of previews (`_PreviewLocation.add`). Programs that are built without
/// `DEBUG` have no records. `@Previewable` variables become properties of a view whose body has the remaining statements.
package struct PreviewMacro {
  private let unique: String
  private let location: SourceLocation?
  /// The text after `#Preview`: arguments and closure.
  private let call: Substring

  /// Creates the expansion of `source`, the text of the macro with its arguments and closure.
  ///
  /// - Parameters:
  ///   - discriminator: The beginning of names that the compiler keeps apart from all other names.
  ///   - location: The place of the macro in its file.
  package init(source: String, discriminator: String, location: SourceLocation?) {
    let text = Substring(source)
    call = text.firstRange(of: "#Preview").map { text[$0.upperBound...] } ?? text
    unique = "\(discriminator)7PreviewfMu_"
    self.location = location
  }

  /// The declaration of the record.
  package var declaration: String {
    let file = Self.literal(location?.fileName ?? "")
    let module = Self.literal(String((location?.fileID ?? "").prefix { $0 != "/" }))
    return """
      #if DEBUG
      private enum \(unique) {
        @section("scrollui_previews") @used
        nonisolated private static let record: @convention(c) @Sendable () -> Void = {
          _PreviewLocation(file: \(file), line: \(location?.line ?? 0), module: \(module)).add\(hoisted)
        }
      }
      #endif
      """
  }

  /// The arguments and the closure, with the `@Previewable` variables as properties of a view.
  private var hoisted: String {
    guard call.contains("@Previewable"), let closure = StatementScanner.trailingClosure(in: call) else {
      return String(call)
    }
    let parts = StatementScanner.declarations(of: "@Previewable", in: call[closure])
    guard !parts.declarations.isEmpty else { return String(call) }
    let properties = parts.declarations.map { "    \($0)" }.joined(separator: "\n")
    return """
      \(call[..<closure.lowerBound])
          struct Previewed: View {
      \(properties)
            var body: some View {\(parts.rest)}
          }
          return Previewed()
        \(call[closure.upperBound...])
      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      character == "\\" || character == "\"" ? "\\\(character)" : String(character)
    }
    return "\"\(escaped.joined())\""
  }
}

/// A place in a file. The first line is 1.
package struct SourceLocation: Decodable {
  /// The module and the name of the file: `Notes/NoteRow.swift`.
  package var fileID: String
  /// The path of the file.
  package var fileName: String
  package var line: Int

  /// Creates a place.
  package init(fileID: String, fileName: String, line: Int) {
    (self.fileID, self.fileName, self.line) = (fileID, fileName, line)
  }
}
