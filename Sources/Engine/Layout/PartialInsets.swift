/// `EdgeInsets` that are set for some edges, in points.
package struct PartialInsets: Equatable, Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// Insets that are set for no edge.
  package init() {}

  /// Insets that are set for all edges.
  package init(_ insets: EdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Sets the insets of `edges` to `length` points; `nil` unsets them.
  package mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// The insets with those of `standard` at the edges that are not set.
  package func over(_ standard: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? standard.top, leading: leading ?? standard.leading, bottom: bottom ?? standard.bottom,
      trailing: trailing ?? standard.trailing)
  }

  /// The insets of `outer`, completed with these insets.
  package func under(_ outer: PartialInsets) -> PartialInsets {
    var merged = outer
    merged.top = outer.top ?? top
    merged.leading = outer.leading ?? leading
    merged.bottom = outer.bottom ?? bottom
    merged.trailing = outer.trailing ?? trailing
    return merged
  }
}
