import Engine

/// Dots that go round while something goes on whose end is not known.
///
/// It turns from when it is shown, as document 002 has it, and costs nothing while it is not seen. The name and the parameters are
/// those under which SwiftUI programs wrap `UIActivityIndicatorView`; ``ProgressView`` is SwiftUI's own.
public struct ActivityIndicator {
  /// How large it is.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  private let isAnimating: Bool
  private let style: Style

  /// Turns while `isAnimating`; otherwise it is not seen, and keeps its room.
  nonisolated public init(isAnimating: Bool = true, style: Style = .medium) {
    self.isAnimating = isAnimating
    self.style = style
  }

  public init(isAnimating: Binding<Bool>, style: Style = .medium) {
    self.init(isAnimating: isAnimating.wrappedValue, style: style)
  }
}

extension ActivityIndicator: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> SpinnerNode {
    let node = SpinnerNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: SpinnerNode, _ environment: EnvironmentValues) {
    node.color = (environment.tint ?? .gray).rgba(in: environment)
    node.side = style.side
    node.isAnimating = isAnimating
  }
}
