import Engine

/// Calls `action` if a view becomes visible or invisible.
struct ScrollVisibilityModifier {
  /// The visible share of the view that is required, in 0…1.
  let threshold: Double
  let action: (Bool, Bool) -> Void
}

extension ScrollVisibilityModifier: GeometryObservation {
  static var callbackName: StaticString { "onScrollVisibilityChange" }

  static var reportedType: Any.Type? { nil }

  var initialValue: Bool? { false }

  func value(of node: RenderNode) -> Bool { node.isSeen(by: threshold) }
}

extension RenderNode {
  /// True if at least `threshold` of this node lies in the viewports of all enclosing scroll views.
  func isSeen(by threshold: Double) -> Bool {
    var (visible, node) = (bounds, self)
    while let scroller = node.nearestAncestor(where: { $0 is ScrollNode }) {
      visible = node.convert(visible, to: scroller).overlap(with: scroller.bounds)
      if visible.isNull { return false }
      node = scroller
    }
    return visible.isPart(threshold, of: bounds.size)
  }
}

extension CGRect {
  /// True if this rectangle covers at least `part` of `size`. An axis of length 0 counts as fully covered.
  fileprivate func isPart(_ part: Double, of size: CGSize) -> Bool {
    let across = size.width > 0 ? width / size.width : 1
    let along = size.height > 0 ? height / size.height : 1
    let seen = across * along
    // The tolerance 1e-9 covers rounding; an empty rectangle is never visible.
    return seen >= min(max(part, 0), 1) - 1e-9 && (seen > 0)
  }
}

/// Calls `action` if the set of visible rows of a target layout changes.
struct TargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID], [ID]) -> Void
}

extension TargetVisibilityModifier: GeometryObservation {
  static var callbackName: StaticString { "onScrollTargetVisibilityChange" }

  static var reportedType: Any.Type? { ID.self }

  var initialValue: [ID]? { [] }

  func value(of node: ScrollNode) -> [ID] {
    let viewport = node.visibleContent
    return node.targets(in: viewport).compactMap { item in
      guard let id = item.id.base as? ID else { return nil }
      return item.frame.overlap(with: viewport).isPart(threshold, of: item.frame.size) ? id : nil
    }
  }
}

nonisolated extension View {
  /// Calls `action` with true if at least `threshold` of this view becomes visible in the enclosing scroll views, and
  /// with false if less is visible again.
  ///
  /// If the view is visible initially, `action` is called with true after the first layout. `threshold` is a share of
  /// the area in 0…1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold) { action($1) })
  }

  /// Calls `action` with the identities of the visible scroll targets of the scroll view in this view, if they have
  /// changed.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities. Targets with identities of a different type are ignored.
  ///   - threshold: The share of a target's area that has to be visible, in 0…1.
  ///   - action: Receives the identities of the visible targets.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ ids: [ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold) { action($1) })
  }
}
