/// A button that opens a menu. In a menu, a row that opens a menu beside it.
///
/// Buttons, toggles, pickers, menus, dividers and sections in it become rows. It is operated with the mouse, or with the arrow keys,
/// Return, Escape and the first letters of a row.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuLevel) private var level

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A button with an action of its own, and a second one beside it that opens the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == ScrollUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  public var body: some View {
    if let level {
      SubmenuRow(level: level, label: label, content: content)
    } else {
      MenuAnchor(style: .menu, primaryAction: primaryAction, label: label, content: content)
    }
  }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {}

/// What the styles of this library come down to: whether the button has a box.
@MainActor protocol BuiltInMenuStyle: MenuStyle {
  var isBorderless: Bool { get }
}

/// A button in the button style around.
public struct DefaultMenuStyle: BuiltInMenuStyle {
  nonisolated public init() {}
  var isBorderless: Bool { false }
}

/// A button in the button style around.
public struct ButtonMenuStyle: BuiltInMenuStyle {
  nonisolated public init() {}
  var isBorderless: Bool { false }
}

/// A button without a box.
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  nonisolated public init() {}
  var isBorderless: Bool { true }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order a menu shows its rows: here always the one in which they are written.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int

  public static let automatic = MenuOrder(rawValue: 0)
  public static let priority = MenuOrder(rawValue: 1)
  public static let fixed = MenuOrder(rawValue: 2)
}

private struct MenuIsBorderlessKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var menuIsBorderless: Bool {
    get { self[MenuIsBorderlessKey.self] }
    set { self[MenuIsBorderlessKey.self] = newValue }
  }

  /// Whether the buttons of menus have an arrow.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How menus in this view look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let style = UncheckedTransfer(style)
    return modifier(
      EnvironmentModifier { environment in
        environment.menuIsBorderless = MainActor.assumeIsolated {
          (style.value as? any BuiltInMenuStyle)?.isBorderless ?? false
        }
      })
  }

  /// Whether the buttons of menus in this view have an arrow.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// In which order menus show their rows. Kept for code that says so: the order is always the one in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
