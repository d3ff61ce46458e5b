/// A control that is on or off.
public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, for styles that add to another style's look.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  public var body: some View {
    style.makeBody(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: $isOn))
  }
}

/// How toggles look and what switches them.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the toggle that it makes.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of several values are on. Toggles of one value are never mixed.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// A style whose type is hidden.
struct AnyToggleStyle {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView

  nonisolated init<Style: ToggleStyle>(_ style: Style) {
    let style = UncheckedTransfer(style)
    makeBody = { AnyView(style.value.makeBody(configuration: $0)) }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How toggles in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
