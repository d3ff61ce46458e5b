import MacroExpansions
import Testing

@Suite struct PreviewMacroTests {
  private func expansion(_ source: String) -> String {
    let location = MacroExpansions.SourceLocation(
      fileID: "Notes/Row.swift", fileName: "/home/a \"b\"/Row.swift", line: 12)
    return PreviewMacro(source: source, discriminator: "$s5Notes", location: location).declaration
  }

  @Test func aPreviewIsARecordOfDebugBuilds() {
    #expect(
      expansion("#Preview(\"Row\", traits: .sizeThatFitsLayout) { Row() }") == """
        #if DEBUG
        private enum $s5Notes7PreviewfMu_ {
          @section("scrollui_previews") @used
          nonisolated private static let record: @convention(c) @Sendable () -> Void = {
            _PreviewLocation(file: "/home/a \\"b\\"/Row.swift", line: 12, module: "Notes").add("Row", traits: .sizeThatFitsLayout) { Row() }
          }
        }
        #endif
        """)
  }

  @Test func previewableVariablesArePropertiesOfAView() {
    let text = expansion(
      """
      #Preview {
        @Previewable @State var count = 0
        let title = "}"
        VStack { Text(title) }
      }
      """)
    #expect(
      text.contains(
        """
        .add {
            struct Previewed: View {
            @State var count = 0
              var body: some View {
        """))
    #expect(text.contains("  let title = \"}\"\n  VStack { Text(title) }\n}\n    }\n    return Previewed()\n  }"))
  }

  @Test(arguments: [
    ("@Previewable @State var a = [1,\n 2]\nText(\"\")", ["@State var a = [1,\n 2]"]),
    ("@Previewable @State var a =\n  3\nText(\"\")", ["@State var a =\n  3"]),
    ("@Previewable @State var a = b\n  .c\nText(\"\")", ["@State var a = b\n  .c"]),
    (
      "@Previewable\n@State var a = 1; @Previewable @FocusState var b: Bool\nText(\"\")",
      ["@State var a = 1", "@FocusState var b: Bool"]
    ),
    ("// a comment {\n@Previewable @State var a = \"\\(f(\"}\"))\"\nText(\"\")", ["@State var a = \"\\(f(\"}\"))\""]),
    ("@Previewable @State var a = #\"\"}\"# /* { */\nText(\"\")", ["@State var a = #\"\"}\"# /* { */"]),
    ("let x = 3\nText(\"@Previewable\")", []),
  ])
  func statements(body: String, expected: [String]) {
    let parts = StatementScanner.declarations(of: "@Previewable", in: Substring(body))
    #expect(parts.declarations == expected)
    #expect(parts.rest.contains("Text(\""))
    #expect(parts.declarations.isEmpty || !parts.rest.contains("@Previewable"))
  }

  @Test func theClosureIsFoundBehindArguments() throws {
    let call: Substring = "(\"a { b\", traits: .modifier(Sample { 1 })) { Text(\"}\") }"
    let closure = try #require(StatementScanner.trailingClosure(in: call))
    #expect(call[closure] == " Text(\"}\") ")
  }
}
