import Engine

/// A `TextInputHost` that records the texts read from the clipboard, or replays them from a recording.
@MainActor package final class RecordedTextInputHost: TextInputHost {
  private let inputHost: any TextInputHost
  private let note: (InputScript.Answer) -> Void
  /// The remaining texts of a replay (`InputScript.answers`), next text last; nil without a replay.
  private var clipboard, selection: [String]?

  package init(
    _ inputHost: any TextInputHost, replaying script: InputScript?, note: @escaping (InputScript.Answer) -> Void
  ) {
    self.inputHost = inputHost
    self.note = note
    guard let script, script.header.tasks != nil else { return }
    clipboard = script.answers.compactMap { if case .clipboard(let text) = $0 { text } else { nil } }.reversed()
    selection = script.answers.compactMap { if case .selection(let text) = $0 { text } else { nil } }.reversed()
  }

  package var clipboardText: String {
    get {
      let text = clipboard?.popLast() ?? inputHost.clipboardText
      note(.clipboard(text))
      return text
    }
    set { inputHost.clipboardText = newValue }
  }

  package var primarySelectionText: String {
    get {
      let text = selection?.popLast() ?? inputHost.primarySelectionText
      note(.selection(text))
      return text
    }
    set { inputHost.primarySelectionText = newValue }
  }

  package func startTextInput() { inputHost.startTextInput() }
  package func stopTextInput() { inputHost.stopTextInput() }
  package func setTextInputRectangle(_ rectangle: CGRect) { inputHost.setTextInputRectangle(rectangle) }
}
