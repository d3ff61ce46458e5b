/// Opens a window of the program.
///
/// Each call opens a further window of a `WindowGroup`. A `Window`, and a window for a value that a window shows already, come to the front.
/// Windows are those of the display. During a recording or a replay, and without a display, they are cards over the first window. A name or a type without a window has no effect.
@MainActor @preconcurrency public struct OpenWindowAction {
  private let open: @MainActor (WindowChoice) -> Void

  nonisolated init(_ open: @escaping @MainActor (WindowChoice) -> Void) { self.open = open }

  /// Opens the window with the name `id`.
  public func callAsFunction(id: String) { open(WindowChoice(id: id)) }

  /// Opens a window of the `WindowGroup` for values of the type `D`.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowChoice(value: AnyHashable(value))) }

  /// Opens a window of the `WindowGroup` with the name `id`, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowChoice(id: id, value: AnyHashable(value)))
  }
}

/// Closes windows of the program.
@MainActor @preconcurrency public struct DismissWindowAction {
  private let close: @MainActor (WindowChoice?) -> Void

  nonisolated init(_ close: @escaping @MainActor (WindowChoice?) -> Void) { self.close = close }

  /// Closes the window of the view that has the action in its environment.
  public func callAsFunction() { close(nil) }

  /// Closes the windows with the name `id`.
  public func callAsFunction(id: String) { close(WindowChoice(id: id)) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(WindowChoice(value: AnyHashable(value))) }

  /// Closes the window with the name `id` that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowChoice(id: id, value: AnyHashable(value)))
  }
}

/// Shows the settings of the program.
@MainActor @preconcurrency public struct OpenSettingsAction {
  private let open: @MainActor () -> Void

  nonisolated init(_ open: @escaping @MainActor () -> Void) { self.open = open }

  /// Shows the settings: their window, or a card as with `OpenWindowAction`.
  public func callAsFunction() { open() }
}

extension EnvironmentValues {
  /// The action that opens a window of the program by its name.
  @Entry public var openWindow: OpenWindowAction = OpenWindowAction { _ in }

  /// The action that closes a window of the program.
  @Entry public var dismissWindow: DismissWindowAction = DismissWindowAction { _ in }

  /// The action that shows the settings of the program.
  @Entry public var openSettings: OpenSettingsAction = OpenSettingsAction {}
}

/// A button that shows the settings of the program.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label of its own.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View {
  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// Creates a button with the label “Settings…”.
  nonisolated public init() { self.init { Text("Settings…") } }
}
