import Engine

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What is held when the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { role == .initialOffset ? initialOffset : role == .sizeChanges ? sizeChanges : alignment }
    set {
      switch role {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      default: alignment = newValue
      }
    }
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The part of its content that the scroll view in this view shows at first, holds when sizes change, and aligns short content
  /// with.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// The anchor for one purpose. It counts more than one for all of them.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
  }

  /// The part of its content that the scroll view in this view shows at first, and nothing else: the first form of what became
  /// `defaultScrollAnchor(_:for:)` with `.initialOffset`.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}
