import Engine

/// A `TextInputHost` with a clipboard of its own, which is not shared with the desktop, so that runs are deterministic.
@MainActor package final class MemoryTextInputHost: TextInputHost {
  package var clipboardText = ""
  package var primarySelectionText = ""

  package init() {}

  package func startTextInput() {}
  package func stopTextInput() {}
  package func setTextInputRectangle(_ rectangle: CGRect) {}
}
