import Engine

/// Makes a view a `FocusTarget`.
struct FocusTargetModifier {
  /// True if the view can receive the focus.
  let isEnabled: Bool
  /// Called with `true` when the view receives a visible focus, and with `false` when it loses it.
  var focusChanged: ((Bool) -> Void)?
  /// Called with each key while the view has the focus; returns `true` if the key was handled.
  var key: ((KeyStroke, KeyPhase) -> Bool)?
  /// Moves the focus to the view and away from it.
  var handle: FocusHandle?
  /// True if `key` handles arrow keys.
  var usesArrowKeys = false
}

/// Moves the focus to the `FocusTarget` of a view and away from it.
@MainActor final class FocusHandle {
  fileprivate weak var target: (any FocusTarget)?

  nonisolated init() {}

  /// Moves the focus to the view. `showsRing` draws the focus ring.
  func take(showsRing: Bool = true) {
    guard let target, target.isMounted, target.canBecomeFocused else { return }
    target.graph.focus.focus(target, showsRing: showsRing)
  }

  func drop() {
    guard let target, target.isMounted, target.graph.focus.current === target else { return }
    target.graph.focus.focus(nil, showsRing: false)
  }
}

extension FocusTargetModifier: BehaviorModifier {
  typealias Behavior = FocusTargetBehavior
}

final class FocusTargetBehavior: ElementBehavior<FocusTargetModifier>, FocusTarget {
  override func didMount() { modifier.handle?.target = self }

  override func answer(_ query: inout FactQuery) { query.give(FocusTargetFact.self, self) }

  var canBecomeFocused: Bool { modifier.isEnabled && !environment.isFocusDisabled }

  var editsText: Bool { false }

  var usesArrowKeys: Bool { modifier.usesArrowKeys }

  func focusDidChange(isFocused: Bool, showsRing: Bool) { modifier.focusChanged?(isFocused && showsRing) }

  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool { modifier.key?(key, phase) ?? false }

  override func didUpdate(from old: FocusTargetModifier) {
    if !modifier.isEnabled, graph.focus.current === self {
      graph.enqueue("focus") { [weak self] in
        if let self, self.graph.focus.current === self { self.graph.focus.focus(nil, showsRing: false) }
      }
    }
  }

  override func didUnmount() {
    graph.focus.forget(self)
  }
}

/// The purposes of the focus on a view, for `focusable(_:interactions:)`. They have no effect: each focus is for keys.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view has an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited with the keyboard.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both `activate` and `edit`.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension EnvironmentValues {
  /// True if the nearest enclosing focusable view has the keyboard focus.
  @Entry public internal(set) var isFocused: Bool = false

  /// True in a view with `focusable(false)`: its controls cannot receive the keyboard focus.
  @Entry var isFocusDisabled: Bool = false
}

/// The implementation of `focusable(_:)`.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .focusRing(isFocused, cornerRadius: 6)
      .modifier(FocusTargetModifier(isEnabled: isFocusable, focusChanged: { isFocused = $0 }))
      .environment(\.isFocusDisabled, !isFocusable)
  }
}

nonisolated extension View {
  /// Lets this view receive the keyboard focus, by the Tab key or a ``FocusState``.
  ///
  /// With `false`, the controls in this view cannot receive it either, except in an inner `focusable(true)`.
  /// `interactions` has no effect: each focus is for keys.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
