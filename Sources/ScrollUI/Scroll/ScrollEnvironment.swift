import Engine
import Graphics
import Motion

extension EnvironmentValues {
  /// Whether a person may scroll the scroll views in this view.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// How the indicators of scroll views that scroll up and down show themselves.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// How the indicators of scroll views that scroll sideways show themselves.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether content goes over its top and bottom and comes back.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether content goes over its leading and trailing end and comes back.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether dragging content takes the keyboard's focus from a text field.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// Whether a scroll view's indicators are seen for a moment when it appears.
  var flashesScrollIndicatorsOnAppear: Bool {
    get { self[FlashesOnAppearKey.self] }
    set { self[FlashesOnAppearKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }

  var disabledScrollInputs: Set<ScrollInput> {
    get { self[DisabledInputsKey.self] }
    set { self[DisabledInputsKey.self] = newValue }
  }

  var scrollDecelerationRate: ScrollDecelerationRate {
    get { self[DecelerationRateKey.self] }
    set { self[DecelerationRateKey.self] = newValue }
  }

  /// All of this as the engine takes it.
  func scrollTraits(showsIndicators: Bool) -> ScrollTraits {
    var traits = ScrollTraits()
    traits.isEnabled = isScrollEnabled
    traits.disabledInputs = disabledScrollInputs
    traits.bounces = (horizontalScrollBounceBehavior.bounce, verticalScrollBounceBehavior.bounce)
    if showsIndicators {
      traits.indicators = (horizontalScrollIndicatorVisibility.mode, verticalScrollIndicatorVisibility.mode)
    } else {
      traits.indicators = (.hidden, .hidden)
    }
    traits.indicatorColor = colorScheme == .dark ? RGBAColor.white.opacity(0.5) : RGBAColor.black.opacity(0.45)
    traits.clipsContent = !isScrollClipDisabled
    traits.decelerationRate = scrollDecelerationRate.rate
    traits.dismissesFocus = scrollDismissesKeyboardMode.isOnDrag
    traits.reducesMotion = reducesMotion
    traits.edgeEffects = scrollEdgeEffects.resolved(in: self)
    return traits
  }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct FlashesOnAppearKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DisabledInputsKey: EnvironmentKey {
  static var defaultValue: Set<ScrollInput> { [] }
}

private struct DecelerationRateKey: EnvironmentKey {
  static var defaultValue: ScrollDecelerationRate { .normal }
}
