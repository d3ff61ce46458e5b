/// A button that opens a menu. Inside a menu, a row that opens a submenu.
///
/// Buttons, toggles, pickers, menus, dividers and sections of the content become menu rows. The menu is operated with
/// the mouse or with the arrow keys, Return, Escape and the first letters of a row's title.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuLevel) private var level

  /// Creates a menu with `label` on its button. With a `primaryAction`, the labeled button runs it and a separate arrow button opens the menu.
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a localized text label and a `primaryAction`.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text label that is not localized and a `primaryAction`.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == ScrollUI.Label<Text, Image> {
  /// Creates a menu with a localized title and the symbol named `systemImage` as its label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with the symbol named `systemImage` and a title that is not localized as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  /// The menu's button, or a submenu row if `EnvironmentValues.menuLevel` is set.
  public var body: some View {
    if let level {
      SubmenuRow(level: level, label: label, content: content)
    } else {
      MenuAnchor(style: .menu, primaryAction: primaryAction, label: label, content: content)
    }
  }
}

/// The appearance of a menu's button. Only the built-in styles have an effect: `automatic`, `button`,
/// `borderlessButton`.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default style: a button in the style of `buttonStyle(_:)`.
public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  /// Creates the style that `menuStyle(.automatic)` names.
  nonisolated public init() {}
  nonisolated var kind: Bool { false }
}

/// A button in the style of `buttonStyle(_:)`, equal to `DefaultMenuStyle`.
public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Creates the style that `menuStyle(.button)` names.
  nonisolated public init() {}
  nonisolated var kind: Bool { false }
}

/// A style that draws the menu's button without a box.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Creates the style that `menuStyle(.borderlessButton)` names.
  nonisolated public init() {}
  nonisolated var kind: Bool { true }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style, equal to `button`.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of `buttonStyle(_:)`.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a box.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of menu rows, for `menuOrder(_:)`. Has no effect: rows keep the order of the source.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int

  /// The order of the source.
  public static let automatic = MenuOrder(rawValue: 0)
  /// In SwiftUI, the first rows closest to the pointer. Here the order of the source.
  public static let priority = MenuOrder(rawValue: 1)
  /// The order of the source.
  public static let fixed = MenuOrder(rawValue: 2)
}

extension EnvironmentValues {
  /// True for the views of a menu.
  package var isInMenu: Bool { menuLevel != nil }

  @Entry var menuIsBorderless: Bool = false

  /// The visibility of the arrow on menu buttons, set by `menuIndicator(_:)`; `.automatic`, the default, shows it.
  @Entry public internal(set) var menuIndicatorVisibility: Visibility = .automatic
}

nonisolated extension View {
  /// Sets the style of the menu buttons in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuIsBorderless, DefaultMenuStyle.kind(of: style, standard: false))
  }

  /// Shows or hides the arrow on menu buttons in this view. The arrow button of a menu with a primary action is always
  /// shown.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of menu rows. Has no effect: rows keep the order of the source.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
