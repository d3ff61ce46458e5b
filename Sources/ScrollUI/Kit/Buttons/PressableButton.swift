import Engine
import Semantics

/// A button that reacts to the mouse, touch and the keyboard, with an appearance made by `makeBody` from the state
/// of the press.
package struct PressableButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// True if the appearance depends on hover. If false, `isHovered` is not tracked.
  let showsState: Bool
  /// The kind of the control for assistive technologies; nil for a button.
  let role: SemanticRole?
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  @State private var isPressed = false
  @State private var isHovered = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  package init(
    configuration: PrimitiveButtonStyleConfiguration, showsState: Bool, role: SemanticRole? = nil,
    makeBody: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView
  ) {
    self.configuration = configuration
    self.showsState = showsState
    self.role = role
    self.makeBody = makeBody
  }

  /// The appearance with the behavior of a button.
  package var body: some View {
    makeBody(
      ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(AnyView(configuration.label)),
        isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled, isFocused: isFocused)
    )
    .opacity(isEnabled ? 1 : 0.4)
    .modifier(
      ControlPressModifier(
        repeats: repeatBehavior == .enabled, pressChanged: { isPressed = $0 }, action: configuration.action, role: role)
    )
    .modifier(HoverModifier(overChanged: showsState ? { isHovered = $0 } : nil))
    .modifier(ShortcutModifier(shortcut: isEnabled ? shortcut : nil, action: configuration.action))
    .modifier(
      FocusTargetModifier(
        isEnabled: isEnabled, focusChanged: { isFocused = $0 },
        key: { [action = configuration.action] in Self.handle($0, $1, action) })
    )
    .environment(\.keyboardShortcut, nil)
  }

  /// Runs `action` when Space or Return goes down without modifier keys. True if the key was consumed.
  private static func handle(_ key: KeyStroke, _ phase: KeyPhase, _ action: @MainActor () -> Void) -> Bool {
    guard key.modifiers.isEmpty, key.key == .space || key.key == .return else { return false }
    if phase == .down { action() }
    return true
  }
}

/// The behavior of a `Button` that is held down: `enabled` runs its action after 0.5 s and then every 0.1 s.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// The default: the action runs once, on release.
  public static let automatic = ButtonRepeatBehavior(rawValue: 0)
  /// The action runs repeatedly while the button is held down, first after 0.5 s, then every 0.1 s,
  /// and not on release.
  public static let enabled = ButtonRepeatBehavior(rawValue: 1)
  /// The action runs once, on release, like `automatic`.
  public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

extension EnvironmentValues {
  /// The repeat behavior of buttons, set by `buttonRepeatBehavior(_:)`; `.automatic` by default.
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

nonisolated extension View {
  /// Sets the repeat behavior of the buttons in this view. The halves of a `Stepper` always repeat.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
