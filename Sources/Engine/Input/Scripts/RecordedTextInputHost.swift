/// A `TextInputHost` that records the texts read from the clipboard, or replays them from a recording.
@MainActor package final class RecordedTextInputHost: TextInputHost {
  private let host: any TextInputHost
  private let note: (InputScript.Answer) -> Void
  /// The remaining texts of a replay (`InputScript.answers`), next text last; nil without a replay.
  private var clipboard, selection: [String]?

  package init(_ host: any TextInputHost, replaying script: InputScript?, note: @escaping (InputScript.Answer) -> Void)
  {
    self.host = host
    self.note = note
    guard let script, script.header.tasks != nil else { return }
    clipboard = script.answers.compactMap { if case .clipboard(let text) = $0 { text } else { nil } }.reversed()
    selection = script.answers.compactMap { if case .selection(let text) = $0 { text } else { nil } }.reversed()
  }

  package var clipboardText: String {
    get {
      let text = clipboard?.popLast() ?? host.clipboardText
      note(.clipboard(text))
      return text
    }
    set { host.clipboardText = newValue }
  }

  package var primarySelectionText: String {
    get {
      let text = selection?.popLast() ?? host.primarySelectionText
      note(.selection(text))
      return text
    }
    set { host.primarySelectionText = newValue }
  }

  package func startTextInput() { host.startTextInput() }
  package func stopTextInput() { host.stopTextInput() }
  package func setTextInputRectangle(_ rectangle: CGRect) { host.setTextInputRectangle(rectangle) }
}
