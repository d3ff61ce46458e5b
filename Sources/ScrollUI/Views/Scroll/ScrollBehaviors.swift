import Engine
import Motion

/// How the indicators of a scroll view show themselves.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let mode: ScrollIndicatorMode
  private let name: String

  /// While the content moves, and under the pointer.
  public static let automatic = ScrollIndicatorVisibility(mode: .automatic, name: "automatic")
  /// Always, where there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(mode: .visible, name: "visible")
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(mode: .hidden, name: "hidden")
  /// Not, whatever the device is like. Here the same as ``hidden``.
  public static let never = ScrollIndicatorVisibility(mode: .hidden, name: "never")
}

/// Whether content goes over its ends and comes back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let bounce: ScrollBounce
  private let name: String

  /// Here the same as ``always``.
  public static let automatic = ScrollBounceBehavior(bounce: .always, name: "automatic")
  public static let always = ScrollBounceBehavior(bounce: .always, name: "always")
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(bounce: .basedOnSize, name: "basedOnSize")
  /// Content stops at its ends. Not in SwiftUI.
  public static let never = ScrollBounceBehavior(bounce: .never, name: "never")
}

/// Whether dragging content takes the keyboard's focus from a text field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let isOnDrag: Bool
  private let name: String

  /// A keyboard of its own hides nothing, so here the same as ``never``.
  public static let automatic = ScrollDismissesKeyboardMode(isOnDrag: false, name: "automatic")
  /// As soon as a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(isOnDrag: true, name: "immediately")
  /// Here the same as ``immediately``.
  public static let interactively = ScrollDismissesKeyboardMode(isOnDrag: true, name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(isOnDrag: false, name: "never")
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  let isDisabled: Bool
  private let name: String

  /// As the framework has it: all kinds scroll.
  public static let automatic = ScrollInputBehavior(isDisabled: false, name: "automatic")
  public static let enabled = ScrollInputBehavior(isDisabled: false, name: "enabled")
  public static let disabled = ScrollInputBehavior(isDisabled: true, name: "disabled")
}

/// A kind of input that may scroll.
public struct ScrollInputKind: Hashable, Sendable {
  /// Nil for a device that there is not here.
  let input: ScrollInput?
  private let name: String

  /// A gesture of a hand that wears a watch; there is none here, so it changes nothing.
  public static let handGestureShortcut = ScrollInputKind(input: nil, name: "handGestureShortcut")
  /// Looking at an edge; there is nothing here that could tell, so it changes nothing.
  public static let look = ScrollInputKind(input: nil, name: "look")

  /// Looking at an edge along some axes; changes nothing here.
  public static func look(axes: Axis.Set) -> ScrollInputKind { look }

  /// Dragging the content with a finger or the mouse. Not in SwiftUI.
  public static let drag = ScrollInputKind(input: .drag, name: "drag")
  /// Turning the wheel, or moving two fingers on a trackpad. Not in SwiftUI.
  public static let wheel = ScrollInputKind(input: .wheel, name: "wheel")
  /// Arrow keys, Page Up and Down, Home, End and Space. Not in SwiftUI.
  public static let keyboard = ScrollInputKind(input: .keyboard, name: "keyboard")
}

/// How much speed content that was thrown keeps. Not in SwiftUI; the rates are UIScrollView's.
public struct ScrollDecelerationRate: Hashable, Sendable {
  let rate: DecelerationRate
  private let name: String

  public static func == (one: ScrollDecelerationRate, other: ScrollDecelerationRate) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// 0.998 of the speed is left after a millisecond.
  public static let normal = ScrollDecelerationRate(rate: .normal, name: "normal")
  /// 0.99 of the speed is left after a millisecond.
  public static let fast = ScrollDecelerationRate(rate: .fast, name: "fast")
}
