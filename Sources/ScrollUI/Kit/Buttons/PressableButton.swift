import Engine

/// A button that is pressed with the mouse, a finger or the keyboard, drawn from the state of the press.
struct PressableButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether the look has something to show for the mouse and the keyboard's focus.
  let showsState: Bool
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  @State private var isPressed = false
  @State private var isHovered = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  var body: some View {
    makeBody(
      ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(AnyView(configuration.label)),
        isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled, isFocused: isFocused)
    )
    .opacity(isEnabled ? 1 : 0.4)
    .modifier(
      ControlPressModifier(
        repeats: repeatBehavior == .enabled, pressChanged: { isPressed = $0 }, action: configuration.action)
    )
    .modifier(HoverModifier(overChanged: showsState ? { isHovered = $0 } : nil))
    .modifier(ShortcutModifier(shortcut: isEnabled ? shortcut : nil, action: configuration.action))
    .modifier(
      FocusTargetModifier(
        isEnabled: isEnabled, focusChanged: showsState ? { isFocused = $0 } : nil,
        key: { [action = configuration.action] in Self.handle($0, $1, action) })
    )
    .environment(\.keyboardShortcut, nil)
  }

  /// The keys that press a button.
  private static func handle(_ key: KeyStroke, _ phase: KeyPhase, _ action: @MainActor () -> Void) -> Bool {
    guard key.modifiers.isEmpty, key.key == .space || key.key == .return else { return false }
    if phase == .down { action() }
    return true
  }
}

/// Whether a button that stays pressed acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let rawValue: Int

  public static let automatic = ButtonRepeatBehavior(rawValue: 0)
  public static let enabled = ButtonRepeatBehavior(rawValue: 1)
  public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons that stay pressed act again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether buttons in this view that stay pressed act again and again.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
