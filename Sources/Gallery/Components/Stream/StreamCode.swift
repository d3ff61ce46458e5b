import ScrollUI

/// Code with its language, and buttons that fold and copy it. A line is a view of its own: a piece of text makes the last line again.
struct StreamCode: View {
  let language: String
  let lines: [String]
  let isFolded: Bool
  let canFold: Bool
  let toggleFold: @MainActor () -> Void

  /// The time for which `isCopied` stays true, in seconds.
  private static let confirmation = 1.6

  @State private var copies = 0
  @State private var isCopied = false
  @Environment(\.copyText) private var copyText
  @Environment(\.frameClock) private var clock

  private var shownCount: Int { isFolded ? min(MarkdownBlock.foldedLineCount, lines.count) : lines.count }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      ScrollView(.horizontal) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<shownCount, id: \.self) { StreamCodeLine(text: lines[$0], language: language) }
        }
        .padding(EdgeInsets(top: 2, leading: 14, bottom: 12, trailing: 14))
      }
      .scrollBounceBehavior(.basedOnSize)
      if isFolded {
        Button(action: toggleFold) {
          Text("\(lines.count - shownCount) more lines").frame(maxWidth: .infinity, minHeight: 32)
        }
        .buttonStyle(SurfaceButtonStyle())
        .font(GalleryStyle.small)
        .textSelection(.disabled)
      }
    }
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private var header: some View {
    HStack(spacing: 2) {
      Text(verbatim: language).foregroundStyle(.secondaryText)
      Spacer(minLength: 8)
      if canFold {
        button(isFolded ? "Unfold" : "Fold", symbol: isFolded ? "chevron.down" : "chevron.up", action: toggleFold)
      }
      button(isCopied ? "Copied" : "Copy", symbol: isCopied ? "checkmark" : "doc.on.doc", action: copy)
        .task(id: copies) {
          guard copies > 0 else { return }
          try? await clock?.sleep(seconds: Self.confirmation)
          if !Task.isCancelled { isCopied = false }
        }
    }
    .font(GalleryStyle.small)
    .padding(EdgeInsets(top: 4, leading: 14, bottom: 2, trailing: 6))
    .textSelection(.disabled)
  }

  private func button(
    _ title: LocalizedStringKey, symbol: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Label(title, systemImage: symbol).padding(.horizontal, 8).frame(minHeight: 28)
    }
    .buttonStyle(SurfaceButtonStyle())
  }

  private func copy() {
    copyText(lines.joined(separator: "\n") + "\n")
    copies += 1
    isCopied = true
  }
}

/// A line of code, in the colors of `SwiftHighlighter` if it is Swift.
private struct StreamCodeLine: View {
  let text: String
  let language: String

  var body: some View {
    content.font(StreamStyle.code).lineLimit(1).fixedSize().textFrame(height: 19, alignment: .leading)
  }

  private var content: Text {
    guard language == "swift" else { return Text(verbatim: text) }
    let tokens = SwiftHighlighter.lines(of: text).first ?? []
    return tokens.reduce(Text(verbatim: "")) { $0 + $1.colored }
  }
}
