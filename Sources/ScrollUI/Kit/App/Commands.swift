/// Commands of an `App`, added by `commands(content:)`.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// The commands that this group consists of.
  @CommandsBuilder var body: Body { get }
  /// The buttons of the commands. Programs use the default, the buttons of `body`.
  var _buttons: AnyView { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Not callable: commands of the framework have no body.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

extension Commands {
  /// The buttons of `body`, which can have dynamic properties.
  public var _buttons: AnyView { AnyView(CommandsBody(held: HeldCommands(commands: self))) }
}

extension Commands where Body == Never {
  /// No buttons.
  public var _buttons: AnyView { AnyView(EmptyView()) }
}

/// A `Commands` value without a button.
public struct EmptyCommands: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// Creates no commands.
  nonisolated public init() {}
}

/// The commands of a menu. There is no menu bar: the keyboard shortcuts of its buttons work in the whole window.
public struct CommandMenu<Content: View> {
  private let content: Content

  /// Creates a menu with a localized name, which is not shown.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a name, which is not shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// The content of the menu.
  public var _buttons: AnyView { AnyView(content) }
}

/// Commands at a place of the menus. There is no menu bar: the keyboard shortcuts of its buttons work in the whole window.
public struct CommandGroup<Content: View> {
  private let content: Content

  /// Creates commands before a standard group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after a standard group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands in place of a standard group.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

extension CommandGroup: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// The content of the group.
  public var _buttons: AnyView { AnyView(content) }
}

/// A standard group of commands. It has no effect: there is no menu bar. The `keyboardShortcut(_:modifiers:)` of a command works.
public struct CommandGroupPlacement: Sendable {
  /// About the program.
  public static let appInfo = CommandGroupPlacement()
  /// The `Settings` of the program.
  public static let appSettings = CommandGroupPlacement()
  /// The visibility of the program.
  public static let appVisibility = CommandGroupPlacement()
  /// The end of the program.
  public static let appTermination = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Import and export.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement()
  /// The format of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The bar of tools.
  public static let toolbar = CommandGroupPlacement()
  /// The bar at the side.
  public static let sidebar = CommandGroupPlacement()
  /// The size of the window.
  public static let windowSize = CommandGroupPlacement()
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The commands of the sidebar of a `NavigationSplitView`. They have no effect: there is no menu bar.
public struct SidebarCommands: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands of a `toolbar`. They have no effect: there is no menu bar.
public struct ToolbarCommands: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands for the editing of text. They have no effect: `TextField` and `TextEditor` have their keys already.
public struct TextEditingCommands: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands for the format of text. They have no effect: there is no menu bar.
public struct TextFormattingCommands: Commands {
  /// `Never`: the commands have no body of their own.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

extension _Parts: Commands where Part == any Commands {
  /// The buttons of the parts in order.
  public var _buttons: AnyView {
    let views = parts.map(\._buttons)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Builds `Commands` from a closure.
@resultBuilder public enum CommandsBuilder: _PartsBuilder {
  /// `CommandMenu`, `CommandGroup`, or a type of the program with a `body`.
  public typealias Part = any Commands

  /// Accepts commands as a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// A single statement keeps its own type.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

/// The buttons in the body of commands, which can read the environment.
private struct CommandsBody<Content: Commands>: View {
  let held: HeldCommands<Content>

  var body: some View { held.commands.body._buttons }
}

/// Commands as a property of a view, which connects their own dynamic properties.
private struct HeldCommands<Content: Commands>: DynamicProperty, PropertyHolder {
  let commands: Content

  static var heldType: Any.Type { Content.self }
}
