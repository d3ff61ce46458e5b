import Engine

/// The purpose of a button. Affects its color, and its weight in alerts.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The action deletes data or cannot be undone: built-in styles draw the label or the box in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The action cancels an operation. In an alert the label is semibold and Escape presses the button.
  public static let cancel = ButtonRole(name: "cancel")
  /// The action confirms a task. Drawn like a button without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// The action closes a view. Drawn like a button without a role.
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when it is clicked, tapped or activated with Space or Return.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// See `PrimitiveButtonStyleConfiguration.hasPlainLabel`.
  private var hasPlainLabel: Bool
  @Environment(\.buttonStyle) private var style
  @Environment(\.controlSurroundings) private var surroundings

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which built-in styles show by color.
  ///   - action: Called on release over the button, and when Space or Return goes down while the button has the focus.
  ///   - label: The views that `ButtonStyle` draws.
  @preconcurrency nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    hasPlainLabel = Label.isPlainLabel
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localized text label and a `role`.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text label that is not localized and a `role`.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a `PrimitiveButtonStyle`, to extend another style's appearance.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    hasPlainLabel = configuration.hasPlainLabel
  }
}

nonisolated extension Button where Label == ScrollUI.Label<Text, Image> {
  /// Creates a button with a localized title, the symbol named `systemImage` and a `role`.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized, the symbol named `systemImage` and a `role`.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and an image from the app's resources.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollUI.Label(titleKey, image: image) }
  }
}

extension Button {
  /// The button with a box in `DefaultButtonStyle` if `isPlain` is `true`, for all labels.
  func labelIsPlain(_ isPlain: Bool) -> Button {
    var button = self
    button.hasPlainLabel = isPlain
    return button
  }
}

extension Button: View {
  /// The button as the style of `buttonStyle(_:)` makes it.
  public var body: some View {
    style.resolved(in: surroundings).makeBody(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(label.inRow), hasPlainLabel: hasPlainLabel,
        action: action))
  }
}
