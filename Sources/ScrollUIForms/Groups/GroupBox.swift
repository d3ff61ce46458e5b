import ScrollUI

/// Views in a box, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label view. SwiftUI's older form of `init(content:label:)`.
  @_disfavoredOverload
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a box with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the configuration of a `GroupBoxStyle`, to extend another style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: View {
  /// The box as the style of `groupBoxStyle(_:)` makes it.
  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content)))
    )
    // A style may build its body from a box, which must not be drawn by the same style again.
    .environment(\.groupBoxStyle, AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
  }
}

/// A custom appearance of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label and the content of the box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes a box around the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the content that a `GroupBoxStyle` shows.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label.
  public typealias Label = StyleContent<GroupBoxStyleConfiguration, StyleParts.Label>
  /// The type-erased content.
  public typealias Content = StyleContent<GroupBoxStyleConfiguration, StyleParts.Content>

  /// The label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// The views in the box, which `makeBody(configuration:)` places.
  public let content: Content
}

/// The default style: a rounded gray box, with the label in a semibold font inside.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style that `groupBoxStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes a `VStack` of label and content on a rounded rectangle.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(14)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A rounded gray box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> = AnyStyle(DefaultGroupBoxStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
