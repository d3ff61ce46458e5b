import Engine

/// A ring of dots that turns during work of unknown duration.
///
/// It starts to turn when it is first painted (document 002) and schedules no frames while it is not visible. SwiftUI
/// programs commonly wrap `UIActivityIndicatorView` under this name and with these parameters; SwiftUI's own view is
/// ``ProgressView``.
public struct ActivityIndicator {
  /// The size of an `ActivityIndicator`.
  public enum Style: Hashable, Sendable {
    /// 20 × 20 points.
    case medium
    /// 37 × 37 points.
    case large

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  private let isAnimating: Bool
  private let style: Style

  /// Creates an indicator. If `isAnimating` is false it is invisible and keeps its size in the layout.
  nonisolated public init(isAnimating: Bool = true, style: Style = .medium) {
    self.isAnimating = isAnimating
    self.style = style
  }

  /// Creates an indicator from the present value of `isAnimating`; never writes the binding.
  public init(isAnimating: Binding<Bool>, style: Style = .medium) {
    self.init(isAnimating: isAnimating.wrappedValue, style: style)
  }
}

extension ActivityIndicator: View, LeafView {
  func makeNode(_ environment: EnvironmentValues) -> SpinnerNode { updated(SpinnerNode(), environment) }

  func updateNode(_ node: SpinnerNode, _ environment: EnvironmentValues) {
    node.color = (environment.tint ?? .gray).rgba(in: environment)
    node.side = style.side
    node.isAnimating = isAnimating
  }
}
