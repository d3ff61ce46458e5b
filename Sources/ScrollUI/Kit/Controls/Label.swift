import Engine

/// A title with an icon before it. The `labelStyle(_:)` of the environment decides which of the two are shown.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.controlSurroundings) private var surroundings

  /// Creates a label from a title view and an icon view.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

/// A `Label` of any title and icon.
protocol IconTitleLabel {}

nonisolated extension Label: IconTitleLabel {}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and the symbol named `name`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title that is not localized and the symbol named `name`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and the image resource named `name`.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title that is not localized and the image resource named `name`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a `LabelStyle`, drawn in `DefaultLabelStyle`.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View {
  /// The label as the style of `labelStyle(_:)` makes it.
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: .init(AnyView(title)), icon: .init(shownIcon), isInBar: surroundings == .bar, tip: title as? Text)
    )
    // A style may build its body from a `Label`, which must not be drawn by the same style again.
    .environment(\.labelStyle, AnyStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Label {
  /// The icon, in rows with the color of `listItemTint(_:)`.
  @MainActor private var shownIcon: AnyView {
    surroundings.isRow ? AnyView(icon.modifier(ListIconTint())) : AnyView(icon)
  }
}

/// A custom appearance for labels: which parts are shown, and their arrangement.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The title and the icon of the label.
  typealias Configuration = LabelStyleConfiguration
  /// Arranges the title and the icon of a label, or omits either of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the icon of a label that a `LabelStyle` arranges.
public struct LabelStyleConfiguration {
  /// The type-erased title of the label.
  public typealias Title = StyleContent<LabelStyleConfiguration, StyleParts.Title>

  /// The type-erased icon of the label.
  public typealias Icon = StyleContent<LabelStyleConfiguration, StyleParts.Icon>

  /// The label's title, a view that `makeBody(configuration:)` places.
  public let title: Title
  /// The label's icon, a view that `makeBody(configuration:)` places.
  public let icon: Icon
  /// True for an item of a bar, which has `IconOnlyLabelStyle` by default.
  let isInBar: Bool
  /// The title as the text of a tooltip; nil for a title that is no `Text`.
  let tip: Text?
}

/// A style that shows the icon, then the title, in a row.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style that `labelStyle(.titleAndIcon)` names.
  nonisolated public init() {}

  /// Makes an `HStack` of icon and title, aligned at the first text baseline.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon.environment(\.imagesAreDecorations, true)
      configuration.title
    }
  }
}

/// A style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style that `labelStyle(.titleOnly)` names.
  nonisolated public init() {}

  /// Returns the title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style that `labelStyle(.iconOnly)` names.
  nonisolated public init() {}

  /// Returns the icon alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.environment(\.imagesAreDecorations, true).background {
      configuration.title.modifier(NodeValueModifier { HiddenNode(description: .elements) })
    }
  }
}

/// The default style: `TitleAndIconLabelStyle`, and in the bars of a page the icon alone, with the title as its tooltip.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style that `labelStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes the row of `TitleAndIconLabelStyle`, or the icon of `IconOnlyLabelStyle` for an item of `toolbar(content:)`.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isInBar {
      let icon = IconOnlyLabelStyle().makeBody(configuration: configuration)
      if let tip = configuration.tip { icon.modifier(HelpModifier(text: tip, isHint: false)) } else { icon }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, equal to `titleAndIcon` outside of bars.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title in a row.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  @Entry var labelStyle: AnyStyle<LabelStyleConfiguration> = AnyStyle(DefaultLabelStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// Draws the icon of a `Label` in a row of a `List` in the color of `listItemTint(_:)`, by default the accent color.
struct ListIconTint: ViewModifier {
  @Environment(\.listItemTint) private var tint
  @Environment(\.backgroundProminence) private var prominence

  func body(content: Content) -> some View {
    content.foregroundStyle(style)
  }

  private var style: AnyShapeStyle {
    let color = tint == nil ? .accentColor : tint?.color
    // A colored icon could not be seen on the accent color of a selected row.
    guard prominence != .increased, let color else { return AnyShapeStyle(.foreground) }
    return AnyShapeStyle(color)
  }
}
