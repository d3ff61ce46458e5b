/// The content of a program's window. The dynamic properties of the `App` are stored by its element.
package struct AppContent<Program: App>: View {
  private let property: ProgramProperty<Program>

  /// Creates the content of `program`'s window.
  package init(_ program: Program) { property = ProgramProperty(program: program) }

  /// The content of the program's first window.
  package var body: some View {
    let body = property.program.body
    if let first = body.firstWindow { SceneContent(first: first, windows: body.allWindows) }
  }
}

/// An `App` as a property of `AppContent`, with the state of each `DynamicProperty`.
private struct ProgramProperty<Program: App> {
  var program: Program
}

extension ProgramProperty: DynamicProperty, PersistentProperty {
  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    let state = object(in: &slot) { ProgramState(DynamicPropertyStorage(Program.self)) }
    state.storage.install(into: &program, of: element)
  }
}

/// The state of each `DynamicProperty` of an `App`.
@MainActor private final class ProgramState {
  var storage: DynamicPropertyStorage

  init(_ storage: DynamicPropertyStorage) { self.storage = storage }
}

/// The first window with its commands. Other windows of the program are cards over it.
private struct SceneContent: View {
  let first: WindowDescription
  let windows: [WindowDescription]
  @State private var opened: String?

  /// The name of the settings among the other windows.
  private static let settings = "settings of the program"

  var body: some View {
    first.content
      .background { first.commands.buttonStyle(CommandKeyStyle()).frame(width: 0, height: 0) }
      .modifier(OtherWindows(window: opened.flatMap(window), close: { opened = nil }))
      .modifier(ShortcutModifier(shortcut: hasSettings ? KeyboardShortcut(",") : nil, action: openSettings))
      .environment(\.openWindow, OpenWindowAction { id in if window(id) != nil { opened = id } })
      .environment(\.dismissWindow, DismissWindowAction { id in if id == nil || id == opened { opened = nil } })
      .environment(\.openSettings, OpenSettingsAction(openSettings))
  }

  private var hasSettings: Bool { windows.contains(where: \.isSettings) }

  private func openSettings() {
    if hasSettings { opened = Self.settings }
  }

  private func window(_ name: String) -> WindowDescription? {
    name == Self.settings ? windows.first(where: \.isSettings) : windows.first { $0.id == name }
  }
}

/// Shows a window of the program as a card with its title.
private struct OtherWindows: ViewModifier {
  let window: WindowDescription?
  let close: () -> Void

  func body(content: Content) -> some View {
    content.sheet(isPresented: Binding(get: { window != nil }, set: { if !$0 { close() } })) {
      if let window {
        VStack(spacing: 0) {
          Text(window.title).font(.headline).padding(12)
          Divider()
          window.content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(maxWidth: window.size?.width, maxHeight: window.size?.height)
        .presentationSizing(.page)
      }
    }
  }
}

/// A button of a command: its keyboard shortcut works, and it is not drawn.
private struct CommandKeyStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { CommandKey { configuration.trigger() } }
}

private struct CommandKey: View {
  let action: @MainActor () -> Void
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .modifier(ShortcutModifier(shortcut: isEnabled ? shortcut : nil, action: action))
  }
}

/// Opens a window of the program.
@MainActor @preconcurrency public struct OpenWindowAction {
  private let open: @MainActor (String) -> Void

  nonisolated init(_ open: @escaping @MainActor (String) -> Void) { self.open = open }

  /// Shows the window with the name `id` as a card over the first window. A name without a window has no effect.
  public func callAsFunction(id: String) { open(id) }
}

/// Closes a window of the program that `openWindow(id:)` has opened.
@MainActor @preconcurrency public struct DismissWindowAction {
  private let close: @MainActor (String?) -> Void

  nonisolated init(_ close: @escaping @MainActor (String?) -> Void) { self.close = close }

  /// Closes the window that is open.
  public func callAsFunction() { close(nil) }

  /// Closes the window with the name `id`.
  public func callAsFunction(id: String) { close(id) }
}

/// Shows the settings of the program.
@MainActor @preconcurrency public struct OpenSettingsAction {
  private let open: @MainActor () -> Void

  nonisolated init(_ open: @escaping @MainActor () -> Void) { self.open = open }

  /// Shows the settings as a card over the first window.
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
