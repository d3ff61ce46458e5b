import Engine
import Motion

extension EnvironmentValues {
  /// True if input scrolls the scroll views in this view. Default true; set by `scrollDisabled(_:)`. Requests of the
  /// program scroll in any case.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators; set by `scrollIndicators(_:axes:)`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators; set by `scrollIndicators(_:axes:)`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The overscroll at the top and bottom; set by `scrollBounceBehavior(_:axes:)`.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// The overscroll at the leading and trailing end; set by `scrollBounceBehavior(_:axes:)`.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The effect of a drag on the keyboard focus of a text field; set by `scrollDismissesKeyboard(_:)`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// True if a scroll view shows its indicators briefly on appearance.
  var flashesScrollIndicatorsOnAppear: Bool {
    get { self[FlashesOnAppearKey.self] }
    set { self[FlashesOnAppearKey.self] = newValue }
  }

  /// True if content is drawn beyond the scroll view's bounds.
  var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }

  /// The kinds of input disabled by `scrollInputBehavior(_:for:)`.
  var disabledScrollInputs: Set<ScrollInput> {
    get { self[DisabledInputsKey.self] }
    set { self[DisabledInputsKey.self] = newValue }
  }

  /// The deceleration of flings; default `.normal`.
  var scrollDecelerationRate: ScrollDecelerationRate {
    get { self[DecelerationRateKey.self] }
    set { self[DecelerationRateKey.self] = newValue }
  }

  /// All scroll settings of the environment, as the engine uses them.
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
