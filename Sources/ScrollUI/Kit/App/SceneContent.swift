import Engine

/// The first window of a program. Other windows are windows of the display if there is a `WindowOpener`, otherwise cards over the first.
struct SceneContent: View {
  /// The index of the first window in `windows`.
  let first: Int
  let windows: [WindowDescription]
  @State private var opened = OpenedWindows()
  @Environment(\.windowOpener) private var opener

  var body: some View {
    content(of: nil)
      .modifier(
        WindowCard(window: opened.card, title: opened.card.map { title(of: $0) } ?? "", close: close, content: content)
      )
      .modifier(HostedWindows(opener: opener?.object, windows: requests, close: { close($0) }))
  }

  /// The view of a window with the actions and commands of the program; nil for the first window.
  private func content(of window: OpenedWindow?) -> WindowContent {
    var actions = WindowActions(open: open, close: { close($0, from: window) })
    if let window { actions.dismiss = { close(window.id) } }
    actions.hasSettings = windows.contains { $0.kind == .settings }
    return WindowContent(
      description: windows[window?.scene ?? first], value: window?.value, commands: windows.compactMap(\.commands),
      actions: actions)
  }

  private func title(of window: OpenedWindow) -> String { windows[window.scene].title }

  /// The windows of the display.
  private var requests: [WindowRequest] {
    opened.windows.filter { !$0.isCard && windows.indices.contains($0.scene) }.map { window in
      WindowRequest(
        id: window.id, title: title(of: window), size: windows[window.scene].size, raises: window.raises,
        content: AnyView(content(of: window)))
    }
  }

  private func open(_ target: WindowChoice) {
    guard let scene = windows.firstIndex(where: target.names) else { return }
    let kind = windows[scene].kind
    if scene == first, kind != .group {
      opener?.object?.raiseFirst()
      return
    }
    opened.open(
      scene: scene, value: target.value, isUnique: kind != .group || target.value != nil,
      isCard: opener?.object?.opensWindows != true)
  }

  private func close(_ target: WindowChoice?, from window: OpenedWindow?) {
    if let target {
      opened.close { windows.indices.contains($0.scene) && target.closes(windows[$0.scene], value: $0.value) }
    } else if let id = window?.id ?? opened.card?.id {
      close(id)
    } else {
      opener?.object?.closeFirst()
    }
  }

  private func close(_ id: Int) { opened.close { $0.id == id } }
}

/// The windows that `openWindow` or `dismissWindow` means: those of a name, those that show values of the type of a value, or both.
struct WindowChoice {
  var id: String?
  var value: AnyHashable?
  /// True for the settings of the program.
  var isSettings = false

  /// True if a window of `description` can be opened for the target.
  @MainActor func names(_ description: WindowDescription) -> Bool {
    if isSettings || description.kind == .settings { return isSettings && description.kind == .settings }
    if let id, description.id != id { return false }
    // A group of windows with values also opens without a value, by its name.
    guard let value else { return id != nil }
    return description.valueType == ObjectIdentifier(type(of: value.base))
  }

  /// True if the target means the window of `description` that shows `value`.
  @MainActor func closes(_ description: WindowDescription, value shown: AnyHashable?) -> Bool {
    names(description) && (value == nil || value == shown)
  }
}

/// A window that a program has opened besides its first.
struct OpenedWindow: Identifiable {
  /// Counts the windows in the order in which they were opened.
  let id: Int
  /// The index of its description among the windows of the program.
  let scene: Int
  let value: AnyHashable?
  /// True for a card over the first window.
  let isCard: Bool
  /// The number of times that the program has asked for the open window again.
  var raises = 0
}

/// The `OpenedWindow`s of a program, in their order.
struct OpenedWindows {
  private(set) var windows: [OpenedWindow] = []
  private var count = 0

  /// The card over the first window, the latest of several; nil without a card.
  var card: OpenedWindow? { windows.last { $0.isCard } }

  /// Opens a window, or brings the open one to the front if `isUnique` is true.
  mutating func open(scene: Int, value: AnyHashable?, isUnique: Bool, isCard: Bool) {
    if isUnique, let index = windows.firstIndex(where: { $0.scene == scene && $0.value == value }) {
      windows[index].raises += 1
      return
    }
    count += 1
    windows.append(OpenedWindow(id: count, scene: scene, value: value, isCard: isCard))
  }

  mutating func close(where isClosed: (OpenedWindow) -> Bool) { windows.removeAll(where: isClosed) }
}

/// Shows an `OpenedWindow` with `isCard` as a sheet with its title.
private struct WindowCard: ViewModifier {
  let window: OpenedWindow?
  let title: String
  let close: (Int) -> Void
  let content: (OpenedWindow?) -> WindowContent

  func body(content base: Content) -> some View {
    base.sheet(isPresented: Binding(get: { window != nil }, set: { if !$0, let window { close(window.id) } })) {
      if let window {
        let view = content(window)
        VStack(spacing: 0) {
          Text(title).font(.headline).padding(12)
          Divider()
          view.id(window.id).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(maxWidth: view.description.size?.width, maxHeight: view.description.size?.height)
        .presentationSizing(.page)
      }
    }
  }
}

/// The view of a `WindowDescription`, with the `Commands` of the program.
private struct WindowContent: View {
  let description: WindowDescription
  let commands: [AnyView]
  let actions: WindowActions
  @State private var value: AnyHashable?

  init(description: WindowDescription, value: AnyHashable?, commands: [AnyView], actions: WindowActions) {
    self.description = description
    self.commands = commands
    self.actions = actions
    _value = State(initialValue: value)
  }

  var body: some View {
    description.content($value)
      .background {
        ForEach(commands.indices, id: \.self) { commands[$0] }.buttonStyle(CommandKeyStyle()).frame(width: 0, height: 0)
      }
      .modifier(
        ShortcutModifier(shortcut: actions.hasSettings ? KeyboardShortcut(",") : nil, action: actions.openSettings)
      )
      .modifier(actions)
  }
}

/// Sets `openWindow`, `dismissWindow`, `openSettings` and `dismiss` for the views of a window.
private struct WindowActions: ViewModifier {
  let open: @MainActor (WindowChoice) -> Void
  let close: @MainActor (WindowChoice?) -> Void
  /// Closes the window; nil for the first.
  var dismiss: (@MainActor () -> Void)?
  /// True if the program has settings.
  var hasSettings = false

  func openSettings() { open(WindowChoice(isSettings: true)) }

  func body(content: Content) -> some View {
    content
      .environment(\.openWindow, OpenWindowAction(open))
      .environment(\.dismissWindow, DismissWindowAction(close))
      .environment(\.openSettings, OpenSettingsAction(openSettings))
      .modifier(EnvironmentModifier { values in if let dismiss { values.dismiss = DismissAction(dismiss) } })
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
