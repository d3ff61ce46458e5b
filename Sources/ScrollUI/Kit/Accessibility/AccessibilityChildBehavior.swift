import Engine

/// The treatment of the child views in `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let treatment: SemanticProperties.Children

  /// The element hides its children.
  public static let ignore = AccessibilityChildBehavior(treatment: .ignore)
  /// The element is a container; its children stay separate elements.
  public static let contain = AccessibilityChildBehavior(treatment: .contain)
  /// The element merges the labels, values and actions of its children.
  public static let combine = AccessibilityChildBehavior(treatment: .combine)
}

nonisolated extension View {
  /// Makes the view a single accessibility element.
  ///
  /// - Parameter children: The treatment of the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics { properties, _ in properties.children = children.treatment }
  }

  /// Hides the view from assistive technologies if `hidden` is true.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { properties, _ in properties.isHidden = hidden }
  }

  /// Sets the view's position in the reading order of its container: greater priorities are read first. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    semantics { properties, _ in properties.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
  }

  /// Replaces the elements of the view by those of another view, which is not drawn.
  ///
  /// - Parameter representation: A view with the same meaning, such as a `Slider` for a knob that is drawn.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).background { representation().undrawn(.elements) }
  }

  /// Makes the view a container of the elements of other views, which are not drawn.
  ///
  /// - Parameter children: The views of the elements, such as a `Button` for each bar of a chart.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).background { children().undrawn(.elements) }
      .accessibilityElement(children: .contain)
  }
}
