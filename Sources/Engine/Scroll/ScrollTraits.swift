import Geometry
import Graphics
import Motion

/// What a person can do to a scroll view.
package enum ScrollInput: Hashable, Sendable {
  /// Dragging the content with a finger or the mouse.
  case drag
  /// Turning the wheel, or moving two fingers on a trackpad.
  case wheel
  /// Pressing keys.
  case keyboard
}

/// Whether content goes over its ends and comes back.
package enum ScrollBounce: Hashable, Sendable {
  case always
  /// Only where the content is larger than the viewport.
  case basedOnSize
  case never
}

/// How a scroll view is scrolled and what it looks like: everything that the views around it say about it.
package struct ScrollTraits: Equatable {
  /// Whether a person may scroll.
  package var isEnabled = true
  package var disabledInputs: Set<ScrollInput> = []
  package var bounces: (horizontal: ScrollBounce, vertical: ScrollBounce) = (.always, .always)
  package var indicators: (horizontal: ScrollIndicatorMode, vertical: ScrollIndicatorMode) = (.automatic, .automatic)
  package var indicatorColor = RGBAColor.black.opacity(0.45)
  /// Whether content is seen inside of the scroll view only.
  package var clipsContent = true
  package var decelerationRate = DecelerationRate.normal
  /// Whether a drag takes the keyboard's focus from a text field.
  package var dismissesFocus = false
  /// Whether jumps, glides and bounces are over at once; nil leaves that to the window.
  package var reducesMotion: Bool?
  /// How content fades under the bars at its edges.
  package var edgeEffects = ScrollEdgeEffects()

  package init() {}

  package static func == (one: ScrollTraits, other: ScrollTraits) -> Bool {
    one.isEnabled == other.isEnabled && one.disabledInputs == other.disabledInputs && one.bounces == other.bounces
      && one.indicators == other.indicators && one.indicatorColor == other.indicatorColor
      && one.clipsContent == other.clipsContent && one.decelerationRate == other.decelerationRate
      && one.dismissesFocus == other.dismissesFocus && one.reducesMotion == other.reducesMotion
      && one.edgeEffects == other.edgeEffects
  }
}
