/// A control that switches between on and off, by click, tap, Space or Return.
public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle that reads and writes `isOn`.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a localized text label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == ScrollUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and the symbol named `systemImage`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is not localized and the symbol named `systemImage`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a `ToggleStyle`, to extend another style's appearance.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  /// The toggle as the style of `toggleStyle(_:)` makes it.
  public var body: some View {
    let isOn = isOn
    style.makeBody(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: $isOn))
      .semantics(.toggle) { $0.states.insert(isOn ? [.checkable, .checked] : .checkable) }
  }
}

/// A custom appearance and interaction for toggles. The style writes `isOn` itself, for example from a `Button`.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label and the state of the toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes a toggle. The returned view must change `isOn` itself, for example with a `Button`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a toggle that a `ToggleStyle` makes.
public struct ToggleStyleConfiguration {
  /// The type-erased label of the toggle.
  public typealias Label = StyleContent<ToggleStyleConfiguration, StyleParts.Label>

  /// The toggle's label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// The state of the toggle; writing it switches the toggle. `$isOn` is its binding.
  @Binding public var isOn: Bool
  /// Always false: toggles for several values are not supported, so that no toggle is in a mixed state.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension EnvironmentValues {
  @Entry var toggleStyle: AnyStyle<ToggleStyleConfiguration> = AnyStyle(DefaultToggleStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
