/// The appearance of a picker.
///
/// Only the built-in styles have an effect: `automatic`, `segmented`, `menu`, `inline`, `radioGroup`, `palette`,
/// `navigationLink`, `wheel`.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The distinct picker appearances.
enum PickerAppearance: Equatable {
  case automatic
  case segmented
  case menu
  case inline
  case navigationLink
  case wheel
}

/// The default style: a button that opens a menu of the options; inside a menu, rows with checkmarks.
public struct DefaultPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.automatic)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .automatic }
}

/// A style that shows all options beside each other, the selected option raised.
public struct SegmentedPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.segmented)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .segmented }
}

/// A style that shows the selected option on a button and opens a menu of all options; inside a menu, a submenu.
public struct MenuPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.menu)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .menu }
}

/// A style that shows the label and all options below each other as radio buttons; inside a menu, rows with checkmarks.
public struct InlinePickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.inline)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .inline }
}

/// A style that shows all options below each other as radio buttons, equal to `InlinePickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.radioGroup)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .inline }
}

/// A style that shows a row of options. Equal to `SegmentedPickerStyle` here.
public struct PalettePickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.palette)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .segmented }
}

/// A style that shows the label and the selected option on a link to a page with all options. Choosing an option leaves the page. Outside of a
/// `NavigationStack` and inside a menu the style is equal to `MenuPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.navigationLink)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .navigationLink }
}

/// A style that shows five options in a column that scrolls, 160 points high, and selects the option in its middle; inside a menu, rows with
/// checkmarks. The label is shown in rows of lists and forms.
public struct WheelPickerStyle: PickerStyle, BuiltInStyle {
  /// Creates the style that `pickerStyle(.wheel)` names.
  nonisolated public init() {}
  nonisolated var kind: PickerAppearance { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu; inside a menu, rows with checkmarks.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu; inside a menu, a submenu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other as radio buttons.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options below each other as radio buttons, like `inline`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options beside each other, like `segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with all options; outside of a `NavigationStack` a button that opens a menu, like `menu`.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A column that scrolls, with the selected option in its middle.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  @Entry var pickerAppearance: PickerAppearance = .automatic

  /// The visibility of the labels of controls, set by `labelsVisibility(_:)`; `.automatic`, the default, shows them.
  @Entry public internal(set) var labelsVisibility: Visibility = .automatic
}

nonisolated extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, DefaultPickerStyle.kind(of: style, standard: .automatic))
  }

  /// Hides the labels of each `Toggle`, `Stepper`, `Picker`, `TextField`, `Slider`, `DatePicker` and `ColorPicker` in this view. They remain the names of the
  /// controls for assistive technologies, and the placeholders of fields without a prompt.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of controls in this view; see `labelsHidden()`.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
