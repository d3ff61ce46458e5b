/// The text input of a hosted pipeline, by that of the window: rectangles are moved by the origin of the node.
@MainActor package final class HostedTextInputHost: TextInputHost {
  private let host: any TextInputHost
  private weak var node: HostedPipelineNode?

  package init(_ host: any TextInputHost, in node: HostedPipelineNode) {
    self.host = host
    self.node = node
  }

  package var clipboardText: String {
    get { host.clipboardText }
    set { host.clipboardText = newValue }
  }

  package var primarySelectionText: String {
    get { host.primarySelectionText }
    set { host.primarySelectionText = newValue }
  }

  package func startTextInput() { host.startTextInput() }

  package func stopTextInput() { host.stopTextInput() }

  package func setTextInputRectangle(_ rectangle: CGRect) {
    let origin = node.map { $0.convert($0.bounds, to: nil).origin } ?? .zero
    host.setTextInputRectangle(rectangle.offsetBy(dx: origin.x, dy: origin.y))
  }
}
