import Engine
import Motion

extension EnvironmentValues {
  /// True if input scrolls the scroll views in this view. Default true; set by `scrollDisabled(_:)`. Requests of the
  /// program scroll in any case.
  @Entry public var isScrollEnabled: Bool = true

  /// The visibility of vertical scroll indicators; set by `scrollIndicators(_:axes:)`.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The visibility of horizontal scroll indicators; set by `scrollIndicators(_:axes:)`.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The overscroll at the top and bottom; set by `scrollBounceBehavior(_:axes:)`.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The overscroll at the leading and trailing end; set by `scrollBounceBehavior(_:axes:)`.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The effect of a drag on the keyboard focus of a text field; set by `scrollDismissesKeyboard(_:)`.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic

  /// True if a scroll view shows its indicators briefly on appearance.
  @Entry var flashesScrollIndicatorsOnAppear: Bool = false

  /// True if content is drawn beyond the scroll view's bounds.
  @Entry var isScrollClipDisabled: Bool = false

  /// The kinds of input disabled by `scrollInputBehavior(_:for:)`.
  @Entry var disabledScrollInputs: Set<ScrollInput> = []

  /// The deceleration of flings; default `.normal`.
  @Entry var scrollDecelerationRate: ScrollDecelerationRate = .normal

  /// The distance and the motion of a notch of the wheel; default `.automatic`.
  @Entry var scrollWheelBehavior: ScrollWheelBehavior = .automatic

  /// The order in which a scroll view and those around it take a movement of the user; set by `scrollChaining(_:axes:)`.
  @Entry var scrollChainings = ScrollChainings()

  /// Observers of every scroll view in a view, in the content of scroll views too. Views of popups have none.
  @Entry package var scrollObservers: [any ScrollObserver] = []

  /// The minimizers of the bars around a scroll view.
  @Entry var barMinimizers: [BarMinimizer] = []

  /// All scroll settings of the environment, as the engine uses them.
  func scrollTraits(showsIndicators: Bool) -> ScrollTraits {
    var traits = ScrollTraits()
    traits.isEnabled = isScrollEnabled
    traits.disabledInputs = disabledScrollInputs
    traits.isZoomEnabled = isScrollZoomEnabled
    traits.bounces = (horizontalScrollBounceBehavior.bounce, verticalScrollBounceBehavior.bounce)
    traits.chaining = scrollChainings
    if showsIndicators {
      traits.indicators = (horizontalScrollIndicatorVisibility.mode, verticalScrollIndicatorVisibility.mode)
    } else {
      traits.indicators = (.hidden, .hidden)
    }
    traits.indicatorColor = colorScheme == .dark ? RGBAColor.white.opacity(0.5) : RGBAColor.black.opacity(0.45)
    traits.indicatorLabel = scrollLabelStyle
    traits.clipsContent = !isScrollClipDisabled
    traits.decelerationRate = scrollDecelerationRate.rate
    traits.wheel = scrollWheelBehavior.traits
    traits.dismissesFocus = scrollDismissesKeyboardMode.isOnDrag
    traits.reducesMotion = accessibilityReduceMotion
    traits.edgeEffects = scrollEdgeEffects.resolved(in: self)
    return traits
  }

  /// The appearance of the label beside the thumb of a scroll bar.
  private var scrollLabelStyle: ScrollLabelStyle {
    let isDark = colorScheme == .dark
    var style = ScrollLabelStyle()
    style.font = Font.system(size: 13, weight: .semibold).resolved(at: dynamicTypeSize)
    fontChanges.applyPreferences(to: &style.font)
    style.font.language = textLocale?.tag
    style.color = RGBAColor(hex: isDark ? 0xF2F2F7 : 0x1C1C1E)
    style.fill = RGBAColor(hex: isDark ? 0x3A3A3E : 0xFFFFFF)
    style.edge = RGBAColor(hex: isDark ? 0x8E8E97 : 0x85858C).opacity(0.6)
    return style
  }
}
