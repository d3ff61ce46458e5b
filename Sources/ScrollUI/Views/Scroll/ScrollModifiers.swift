import Engine

nonisolated extension View {
  /// How the indicators of the scroll views in this view show themselves.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Whether the content of the scroll views in this view goes over its ends and comes back.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Whether a person may scroll the scroll views in this view; the program always may. One that a view around has disabled stays
  /// so.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Whether the content of the scroll views in this view is seen outside of them, too. It is hit inside only.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// The first name of `scrollClipDisabled(_:)`.
  public func scrollClipDisable(_ disabled: Bool = true) -> some View { scrollClipDisabled(disabled) }

  /// Whether dragging the content of the scroll views in this view takes the keyboard's focus from a text field.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Whether a kind of input scrolls the scroll views in this view.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    transformEnvironment(\.disabledScrollInputs) { inputs in
      guard let input = input.input else { return }
      if behavior.isDisabled { inputs.insert(input) } else { inputs.remove(input) }
    }
  }

  /// How much speed the content of the scroll views in this view keeps when it was thrown. Not in SwiftUI.
  public func scrollDecelerationRate(_ rate: ScrollDecelerationRate) -> some View {
    environment(\.scrollDecelerationRate, rate)
  }

  /// Shows the indicators of the scroll views in this view for a moment, each when it appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    environment(\.flashesScrollIndicatorsOnAppear, onAppear)
  }

  /// Shows the indicators of the scroll views in this view for a moment whenever `value` changes.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    modifier(IndicatorFlashModifier(trigger: value))
  }

  /// Declares the rows of the outermost layout in this view as those that a scroll view's position can name.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// Declares scroll targets.
struct ScrollTargetLayoutModifier {
  let isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension ScrollTargetLayoutModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ScrollTargetLayoutNode {
    ScrollTargetLayoutNode(isEnabled: isEnabled)
  }

  func updateNode(_ node: ScrollTargetLayoutNode, _ environment: EnvironmentValues) { node.isEnabled = isEnabled }
}

/// Flashes indicators.
struct IndicatorFlashModifier<Value: Equatable> {
  let trigger: Value

  init(trigger: Value) { self.trigger = trigger }
}

extension IndicatorFlashModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    IndicatorFlashElement(view, context)
  }
}

final class IndicatorFlashElement<Content: View, Value: Equatable>: PassThroughElement<
  Content, IndicatorFlashModifier<Value>
>
{
  override func update(_ view: ModifiedContent<Content, IndicatorFlashModifier<Value>>) {
    let isChange = self.view.modifier.trigger != view.modifier.trigger
    super.update(view)
    if isChange { flash() }
  }

  /// Flashes all scroll views in the view, when this frame's layout is known.
  private func flash() {
    graph.enqueue("scrollIndicatorsFlash") { [weak self] in
      guard let self, self.isMounted else { return }
      for node in self.nodes.flatMap(\.scrollNodes) { node.indicators.flash() }
    }
  }
}

extension RenderNode {
  /// The scroll views from this node down, outer ones before those in them.
  var scrollNodes: [ScrollNode] {
    let inner = children.flatMap(\.scrollNodes)
    return (self as? ScrollNode).map { [$0] + inner } ?? inner
  }
}
