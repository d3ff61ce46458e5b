import Motion

/// A kind of input that scrolls.
package enum ScrollInput: Hashable, Sendable {
  /// A drag of the content with a finger or the mouse.
  case drag
  /// A turn of the wheel, or two fingers on a trackpad.
  case wheel
  /// A key press.
  case keyboard
  /// A press of the middle button; see `AutoScroller`.
  case middleClick
}

/// The distance and the motion of a notch of the wheel, and the speed of touchpads.
package struct WheelTraits: Hashable, Sendable {
  /// The distance of a notch in points.
  package var notchLength = ScrollConstants.notchLength
  /// True if content glides; false if it jumps by each notch.
  package var isSmooth = true
  /// The factor of the distances of touchpads.
  package var touchpadSpeed = 1.0

  package init() {}
}

/// The behavior of content that is pulled past its ends.
package enum ScrollBounce: Hashable, Sendable {
  case always
  /// Bounces only if the content is larger than the viewport.
  case basedOnSize
  case never
}

/// The order in which nested scroll views take a distance along one axis.
package enum ScrollChaining: Hashable, Sendable {
  /// The scroll view moves first and passes its leftover outwards.
  case inwardFirst
  /// The scroll view moves first and keeps its leftover.
  case contained
  /// The scroll views around it move first and pass their leftover inwards.
  case outwardFirst
}

/// The order of a scroll view along each axis.
package struct ScrollChainings: Hashable, Sendable {
  private var horizontal = ScrollChaining.inwardFirst
  private var vertical = ScrollChaining.inwardFirst

  package init() {}

  package subscript(axis: Axis) -> ScrollChaining {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The behavior and the appearance of a scroll view, as set by the modifiers around it.
package struct ScrollTraits: Equatable {
  /// True if user input can scroll.
  package var isEnabled = true
  package var disabledInputs: Set<ScrollInput> = []
  /// True if user input can zoom content with a `ScrollZoom`.
  package var isZoomEnabled = true
  package var bounces: (horizontal: ScrollBounce, vertical: ScrollBounce) = (.always, .always)
  package var chaining = ScrollChainings()
  package var indicators: (horizontal: ScrollIndicatorMode, vertical: ScrollIndicatorMode) = (.automatic, .automatic)
  package var indicatorColor = RGBAColor.black.opacity(0.45)
  package var indicatorLabel = ScrollLabelStyle()
  /// True if content is visible only inside of the scroll view's bounds.
  package var clipsContent = true
  package var decelerationRate = DecelerationRate.normal
  package var wheel = WheelTraits()
  /// True if the beginning of a drag ends the keyboard's focus.
  package var dismissesFocus = false
  /// True if jumps, glides and bounces end at once. From the environment of the scroll view.
  package var reducesMotion = false
  /// The fading of content under the bars at its edges.
  package var edgeEffects = ScrollEdgeEffects()

  package init() {}

  package static func == (one: ScrollTraits, other: ScrollTraits) -> Bool {
    one.isEnabled == other.isEnabled && one.disabledInputs == other.disabledInputs && one.bounces == other.bounces
      && one.isZoomEnabled == other.isZoomEnabled && one.chaining == other.chaining
      && one.indicators == other.indicators && one.indicatorColor == other.indicatorColor
      && one.indicatorLabel == other.indicatorLabel
      && one.clipsContent == other.clipsContent && one.decelerationRate == other.decelerationRate
      && one.wheel == other.wheel && one.dismissesFocus == other.dismissesFocus
      && one.reducesMotion == other.reducesMotion
      && one.edgeEffects == other.edgeEffects
  }
}
