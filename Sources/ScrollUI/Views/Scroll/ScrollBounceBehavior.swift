import Engine
import Motion

/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let mode: ScrollIndicatorMode
  private let name: String

  /// Visible while the content moves and while the pointer is over the indicator.
  public static let automatic = ScrollIndicatorVisibility(mode: .automatic, name: "automatic")
  /// Always visible if the content is longer than the scroll view.
  public static let visible = ScrollIndicatorVisibility(mode: .visible, name: "visible")
  /// Never visible.
  public static let hidden = ScrollIndicatorVisibility(mode: .hidden, name: "hidden")
  /// Never visible, on any device. Equal in effect to ``hidden`` on Linux.
  public static let never = ScrollIndicatorVisibility(mode: .hidden, name: "never")
}

/// The overscroll of content beyond its ends, with a spring back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let bounce: ScrollBounce
  private let name: String

  /// Equal in effect to ``always`` on Linux.
  public static let automatic = ScrollBounceBehavior(bounce: .always, name: "automatic")
  /// Content bounces even if it is shorter than the scroll view.
  public static let always = ScrollBounceBehavior(bounce: .always, name: "always")
  /// Content bounces only if it is longer than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(bounce: .basedOnSize, name: "basedOnSize")
  /// Content stops at its ends. An extension of ScrollUI; not in SwiftUI.
  public static let never = ScrollBounceBehavior(bounce: .never, name: "never")
}

/// The order in which a `ScrollView` and the scroll views around it take a movement of the user, for `scrollChaining(_:axes:)`. Not in
/// SwiftUI.
public struct ScrollChainingBehavior: Hashable, Sendable {
  let chaining: ScrollChaining

  /// Equal to ``chain``.
  public static let automatic = chain
  /// The scroll view moves first. Past its end, the scroll views around it move.
  public static let chain = ScrollChainingBehavior(chaining: .inwardFirst)
  /// The scroll view alone moves. Past its end it bounces, and the scroll views around it rest.
  public static let contain = ScrollChainingBehavior(chaining: .contained)
  /// The scroll views around the scroll view move first. Past their end, the scroll view moves.
  public static let outerFirst = ScrollChainingBehavior(chaining: .outwardFirst)
}

/// The effect of dragging scrolled content on the keyboard focus of a text field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let isOnDrag: Bool
  private let name: String

  /// Equal in effect to ``never`` on Linux, as a hardware keyboard covers no content.
  public static let automatic = ScrollDismissesKeyboardMode(isOnDrag: false, name: "automatic")
  /// The text field loses focus at the start of a drag.
  public static let immediately = ScrollDismissesKeyboardMode(isOnDrag: true, name: "immediately")
  /// Equal in effect to ``immediately`` on Linux.
  public static let interactively = ScrollDismissesKeyboardMode(isOnDrag: true, name: "interactively")
  /// The text field keeps its focus.
  public static let never = ScrollDismissesKeyboardMode(isOnDrag: false, name: "never")
}

/// The state of a kind of scroll input: enabled or disabled.
public struct ScrollInputBehavior: Hashable, Sendable {
  let isDisabled: Bool
  private let name: String

  /// The default of the framework: all kinds of input scroll.
  public static let automatic = ScrollInputBehavior(isDisabled: false, name: "automatic")
  /// Input scrolls. Removes a `.disabled` of an outer view.
  public static let enabled = ScrollInputBehavior(isDisabled: false, name: "enabled")
  /// Input of that kind does not scroll.
  public static let disabled = ScrollInputBehavior(isDisabled: true, name: "disabled")
}

/// A kind of input that can scroll content.
public struct ScrollInputKind: Hashable, Sendable {
  /// The engine's kind of input, or nil for a device that does not exist on Linux.
  let input: ScrollInput?
  private let name: String

  /// The hand gesture of a watch. Has no effect on Linux.
  public static let handGestureShortcut = ScrollInputKind(input: nil, name: "handGestureShortcut")
  /// Gaze at an edge. Has no effect on Linux.
  public static let look = ScrollInputKind(input: nil, name: "look")

  /// Gaze at an edge along some axes. Has no effect on Linux.
  public static func look(axes: Axis.Set) -> ScrollInputKind { look }

  /// A drag of the content with a finger or the mouse. Not in SwiftUI.
  public static let drag = ScrollInputKind(input: .drag, name: "drag")
  /// A turn of the wheel, or two fingers on a trackpad. Not in SwiftUI.
  public static let wheel = ScrollInputKind(input: .wheel, name: "wheel")
  /// Arrow keys, Page Up and Page Down, Home, End and Space. Not in SwiftUI.
  public static let keyboard = ScrollInputKind(input: .keyboard, name: "keyboard")
  /// A press of the middle button, after which the content follows the pointer: faster with its distance from the press, until the next
  /// press, a key or a turn of the wheel. Not in SwiftUI.
  public static let middleClick = ScrollInputKind(input: .middleClick, name: "middleClick")
}

/// The distance and the motion of a notch of the wheel, and the speed of touchpads. Not in SwiftUI.
///
/// ```swift
/// List(lines, id: \.self) { Text($0) }
///   .scrollWheelBehavior(ScrollWheelBehavior(lines: 5, isSmooth: false))
/// ```
public struct ScrollWheelBehavior: Hashable, Sendable {
  let traits: WheelTraits

  /// Three lines a notch, smoothly.
  public static let automatic = ScrollWheelBehavior()

  /// Creates a behavior.
  ///
  /// - Parameters:
  ///   - lines: The lines that a notch scrolls, 0.1…100; three lines are 53 points. A notch never scrolls further than a page.
  ///   - isSmooth: False lets the content jump by each notch instead of gliding.
  ///   - touchpadSpeed: The factor of the distances of touchpads, 0.1…10.
  public init(lines: Double = 3, isSmooth: Bool = true, touchpadSpeed: Double = 1) {
    var traits = WheelTraits()
    traits.notchLength = min(max(lines.isFinite ? lines : 3, 0.1), 100) * ScrollConstants.notchLength / 3
    traits.isSmooth = isSmooth
    traits.touchpadSpeed = min(max(touchpadSpeed.isFinite ? touchpadSpeed : 1, 0.1), 10)
    self.traits = traits
  }
}

/// The deceleration of a fling. Not in SwiftUI; the rates are those of `UIScrollView`.
public struct ScrollDecelerationRate: Hashable, Sendable {
  let rate: DecelerationRate
  private let name: String

  /// Equal if both rates have the same name.
  public static func == (one: ScrollDecelerationRate, other: ScrollDecelerationRate) -> Bool { one.name == other.name }

  /// Hashes the rate's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// A fling keeps 0.998 of its speed per millisecond. The default.
  public static let normal = ScrollDecelerationRate(rate: .normal, name: "normal")
  /// A fling keeps 0.99 of its speed per millisecond.
  public static let fast = ScrollDecelerationRate(rate: .fast, name: "fast")
}
