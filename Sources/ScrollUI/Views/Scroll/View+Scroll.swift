import Engine

nonisolated extension View {
  /// Sets the visibility of the indicators of the scroll views in this view, along `axes`.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Sets the overscroll of the scroll views in this view along `axes`, by default vertically.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Sets the order in which a `ScrollView` in this view and the scroll views around it take a movement. Not in SwiftUI.
  ///
  /// It applies to wheel, trackpad, drags, flings and keys. A `ScrollView` in the content of another in this view keeps the order
  /// `ScrollChainingBehavior.automatic`.
  ///
  /// ```swift
  /// List(lines, id: \.self) { Text($0) }
  ///   .scrollChaining(.contain)
  ///   .frame(height: 240)
  /// ```
  ///
  /// - Parameters:
  ///   - behavior: The order.
  ///   - axes: The axes of the movement, by default both.
  public func scrollChaining(
    _ behavior: ScrollChainingBehavior, axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View {
    transformEnvironment(\.scrollChainings) { chainings in
      for axis in Axis.allCases where axes.contains(axis) { chainings[axis] = behavior.chaining }
    }
  }

  /// Disables input for the scroll views in this view. Scroll requests of the program still move them.
  ///
  /// An inner `scrollDisabled(false)` does not enable scroll views that an outer modifier has disabled.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Draws the content of the scroll views in this view beyond their bounds as well. Hit testing stays limited to the
  /// bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// An earlier name of `scrollClipDisabled(_:)`.
  public func scrollClipDisable(_ disabled: Bool = true) -> some View { scrollClipDisabled(disabled) }

  /// Sets the effect of a drag of scrolled content on the keyboard focus of a text field.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Enables or disables a kind of input for the scroll views in this view.
  ///
  /// Kinds without a device on Linux (`handGestureShortcut`, `look`) have no effect.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    transformEnvironment(\.disabledScrollInputs) { inputs in
      guard let input = input.input else { return }
      if behavior.isDisabled { inputs.insert(input) } else { inputs.remove(input) }
    }
  }

  /// Sets the deceleration of flings in the scroll views in this view. Not in SwiftUI.
  public func scrollDecelerationRate(_ rate: ScrollDecelerationRate) -> some View {
    environment(\.scrollDecelerationRate, rate)
  }

  /// Sets the distance and the motion of a notch of the wheel for the scroll views in this view. Not in SwiftUI. Trackpads are unchanged.
  public func scrollWheelBehavior(_ behavior: ScrollWheelBehavior) -> some View {
    environment(\.scrollWheelBehavior, behavior)
  }

  /// Shows the indicators of the scroll views in this view briefly, each on its appearance.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    environment(\.flashesScrollIndicatorsOnAppear, onAppear)
  }

  /// Shows the indicators of the scroll views in this view briefly after each change of `value`.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    modifier(IndicatorFlashModifier(trigger: value))
  }

  /// Declares the rows of the outermost layout in this view as scroll targets, for `scrollPosition` and
  /// `scrollTargetBehavior(_:)`.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(NodeValueModifier(isEnabled, { ScrollTargetLayoutNode(isEnabled: $0) }, set: { $0.isEnabled = $1 }))
  }
}

/// Shows indicators briefly if `trigger` changes.
struct IndicatorFlashModifier<Value: Equatable> {
  let trigger: Value
}

extension IndicatorFlashModifier: ConnectedModifier {
  /// Shows the indicators of all scroll views in the view, after the layout of this frame.
  func update(from old: IndicatorFlashModifier, at element: Element) {
    guard old.trigger != trigger else { return }
    element.graph.enqueue("scrollIndicatorsFlash") { [weak element] in
      guard let element, element.isMounted else { return }
      for node in element.nodes.flatMap(\.scrollNodes) { node.indicators.flash() }
    }
  }
}

extension RenderNode {
  /// The scroll views of this subtree; outer scroll views come before inner.
  var scrollNodes: [ScrollNode] {
    let inner = children.flatMap(\.scrollNodes)
    return (self as? ScrollNode).map { [$0] + inner } ?? inner
  }
}
