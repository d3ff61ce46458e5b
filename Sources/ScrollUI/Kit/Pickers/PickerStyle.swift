/// How a picker shows its options.
///
/// The styles are those that exist: `automatic`, `segmented`, `menu`, `inline`, `radioGroup`, `palette`, `navigationLink`.
@MainActor @preconcurrency public protocol PickerStyle {}

/// What the styles of this library come down to.
enum PickerAppearance: Equatable {
  case automatic
  case segmented
  case menu
  case inline
}

/// A style of this library.
@MainActor protocol BuiltInPickerStyle: PickerStyle {
  var look: PickerAppearance { get }
}

/// A menu; inside of a menu, rows with ticks.
public struct DefaultPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .automatic }
}

/// All options beside each other, the selected one raised.
public struct SegmentedPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .segmented }
}

/// A button with the selected option that opens a menu of all.
public struct MenuPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .menu }
}

/// All options below each other, with ticks.
public struct InlinePickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .inline }
}

/// All options below each other, as radio buttons.
public struct RadioGroupPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .inline }
}

/// A row of options, as the segments of a segmented control here.
public struct PalettePickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .segmented }
}

/// A page of options on phones; a menu here.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .menu }
}

/// A wheel of options on phones; all options below each other here.
public struct WheelPickerStyle: BuiltInPickerStyle {
  nonisolated public init() {}
  var look: PickerAppearance { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerAppearance { .automatic }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var pickerLook: PickerAppearance {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How pickers in this view show their options.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let style = UncheckedTransfer(style)
    return modifier(
      EnvironmentModifier { environment in
        environment.pickerLook =
          MainActor.assumeIsolated { (style.value as? any BuiltInPickerStyle)?.look } ?? .automatic
      })
  }

  /// Hides the labels of pickers in this view.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Whether pickers in this view show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
