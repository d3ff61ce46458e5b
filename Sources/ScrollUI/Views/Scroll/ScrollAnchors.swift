import Engine

/// The purpose of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The initial scroll position of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The point that stays fixed if the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The alignment of content that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The default anchors of a scroll view, by role; `nil` is the scroll view's own default.
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

extension EnvironmentValues {
  /// The anchors set by `defaultScrollAnchor(_:)`, for the next scroll view only.
  @Entry var scrollAnchors: ScrollAnchors = ScrollAnchors()
}

nonisolated extension View {
  /// Sets the anchor of the scroll view in this view for all roles: initial position, size changes and alignment of
  /// short content.
  ///
  /// `.bottom` makes a chat log: it begins at its end and stays there while messages are appended.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Sets the anchor for a single role and leaves the anchors of the remaining roles unchanged.
  ///
  /// Applied inside of `defaultScrollAnchor(_:)`, it overrides the anchor for `role`.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
  }

  /// Sets the initial position only: an earlier form of `defaultScrollAnchor(_:for:)` with `.initialOffset`.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}
