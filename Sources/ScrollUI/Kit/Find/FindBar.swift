import Engine

/// The bar with the text to be found, the number of matches, and buttons.
struct FindBar: View {
  /// The width in points, and the height with the distance from the rows below.
  static let width: CGFloat = 330
  static let height: CGFloat = 52
  /// The distance from the edges of the scroll view, in points.
  static let margin: CGFloat = 8

  let finder: FindController
  @FocusState private var isFocused: Bool
  @Environment(\.stringTable) private var stringTable

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      EditableText(
        text: finder.text, prompt: Text("Find").plainText(in: stringTable),
        changed: { text in
          finder.text = text
          return text
        },
        submitted: { finder.move(by: 1) }
      )
      .modifier(FindKeys(finder: finder))
      .focused($isFocused)
      .frame(maxWidth: .infinity)
      FindCount(summary: finder.summary)
      button("chevron.up", "Previous match (Shift Return)") { finder.move(by: -1) }
        .disabled(finder.summary.count == 0)
      button("chevron.down", "Next match (Return)") { finder.move(by: 1) }
        .disabled(finder.summary.count == 0)
      button("xmark", "Close (Esc)") { finder.close() }
    }
    .font(.system(size: 13))
    .padding(EdgeInsets(top: 5, leading: 9, bottom: 5, trailing: 5))
    .frame(width: Self.width)
    .modifier(PopupPanel(cornerRadius: 8))
    .defaultFocus($isFocused, true)
    .onChange(of: finder.focusRequests) { isFocused = true }
  }

  private func button(_ symbol: String, _ name: LocalizedStringKey, action: @escaping @MainActor () -> Void)
    -> some View
  {
    Button(action: action) { Image(systemName: symbol).frame(width: 24, height: 24).contentShape(Rectangle()) }
      .buttonStyle(.borderless)
      .help(name)
      .accessibilityLabel(name)
  }
}

/// "3 of 1,280", or "No matches". Figures are in the form of the locale.
private struct FindCount: View {
  let summary: FindSummary
  @Environment(\.locale) private var locale

  var body: some View {
    text.monospacedDigit().foregroundStyle(.secondary).fixedSize()
  }

  private var text: Text {
    if summary.isEmpty { return Text(verbatim: "") }
    guard summary.count > 0 else { return summary.isComplete ? Text("No matches") : Text(verbatim: "…") }
    let count = summary.isComplete ? figure(summary.count) : figure(summary.count) + "…"
    guard let index = summary.index else { return Text(verbatim: count) }
    let number = figure(index + 1)
    return Text("\(number) of \(count)")
  }

  private func figure(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
}

/// The keys of `FindBar`, which come before those of its `EditableText`.
private struct FindKeys: KeyHandlingModifier {
  let finder: FindController

  var keyPriority: Int { 2 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up else { return false }
    switch (key.key, key.modifiers) {
    case (.return, .shift), (.keypadEnter, .shift): finder.move(by: -1)
    case (.character("F"), .control), (.character("F"), .command): break
    default: return finder.handle(key)
    }
    return true
  }
}
