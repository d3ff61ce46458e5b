import ScrollUI

/// A command of a page. The control row shows it as a button. The page runs it with `onCommand(_:isEnabled:isActive:perform:)`.
package struct PageCommand: Identifiable, Hashable {
  /// The name in the palette and in tests: lower-case words joined by hyphens, unique among the commands and options of the page.
  package let name: String
  package let title: String
  /// The key as printed on the keyboard; nil without a key.
  package let key: Character?
  /// The name of the button's symbol; nil for a button with a title only.
  let symbol: String?

  package var id: String { name }

  init(_ name: String, _ title: String, key: Character? = nil, symbol: String? = nil) {
    self.name = name
    self.title = title
    self.key = key
    self.symbol = symbol
  }
}

/// The states of a page's commands. The page reports them to the control row.
struct PageCommandStates: PreferenceKey, Equatable {
  /// The names of the commands that have no effect at present.
  var disabled: Set<String> = []
  /// The names of the commands that are armed and wait to take effect.
  var active: Set<String> = []

  static let defaultValue = PageCommandStates()

  static func reduce(value: inout PageCommandStates, nextValue: () -> PageCommandStates) {
    let next = nextValue()
    value.disabled.formUnion(next.disabled)
    value.active.formUnion(next.active)
  }
}

extension EnvironmentValues {
  /// The number of times that each command of the page was given, by `PageCommand.name`.
  @Entry var pageCommandCounts: [String: Int] = [:]
}

extension View {
  /// Runs `action` each time the user gives `command`. A command with `isEnabled` false is disabled in the control row, a command with
  /// `isActive` true is highlighted there.
  func onCommand(
    _ command: PageCommand, isEnabled: Bool = true, isActive: Bool = false,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(PageCommandModifier(command: command, isEnabled: isEnabled, isActive: isActive, action: action))
  }
}

private struct PageCommandModifier: ViewModifier {
  let command: PageCommand
  let isEnabled: Bool
  let isActive: Bool
  let action: @MainActor () -> Void

  @Environment(\.pageCommandCounts) private var counts

  func body(content: Content) -> some View {
    content
      .onChange(of: counts[command.name] ?? 0) { if isEnabled { action() } }
      .transformPreference(PageCommandStates.self) { states in
        if !isEnabled { states.disabled.insert(command.name) }
        if isActive { states.active.insert(command.name) }
      }
  }
}
