import Engine

/// The text input of a hosted pipeline, by that of the window: rectangles are moved by the origin of the node.
@MainActor package final class HostedTextInputHost: TextInputHost {
  private let inputHost: any TextInputHost
  private weak var node: RenderNode?

  package init(_ inputHost: any TextInputHost, in node: RenderNode) {
    self.inputHost = inputHost
    self.node = node
  }

  package var clipboardText: String {
    get { inputHost.clipboardText }
    set { inputHost.clipboardText = newValue }
  }

  package var primarySelectionText: String {
    get { inputHost.primarySelectionText }
    set { inputHost.primarySelectionText = newValue }
  }

  package func startTextInput() { inputHost.startTextInput() }

  package func stopTextInput() { inputHost.stopTextInput() }

  package func setTextInputRectangle(_ rectangle: CGRect) {
    let origin = node.map { $0.convert($0.bounds, to: nil).origin } ?? .zero
    inputHost.setTextInputRectangle(rectangle.offsetBy(dx: origin.x, dy: origin.y))
  }
}
