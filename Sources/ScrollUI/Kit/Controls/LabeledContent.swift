/// A value or any view with a label. The `labeledContentStyle(_:)` of the environment arranges the two.
///
///     LabeledContent("Size", value: 12, format: .number)
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the content as the style of `labeledContentStyle(_:)` arranges them.
  public var body: some View {
    // Labeled content inside the user's label and content is drawn in the current style; labeled content that the
    // style itself makes is drawn in the next outer style.
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: .init(AnyView(label.environment(\.labeledContentStyle, style))),
        content: .init(AnyView(content.environment(\.labeledContentStyle, style))))
    ).environment(\.labeledContentStyle, style.outer)
  }

  /// Creates labeled content from two views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Labels `content` with a localized text.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Labels `content` with a text that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows the string `value` with a localized label.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Shows the string `value` with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Shows `value`, converted by `format`, with a localized label.
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Shows `value`, converted by `format`, with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration of a `LabeledContentStyle`. It is drawn in the next outer style,
  /// so that a style can extend another style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A custom arrangement of labels and the content that they name.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Arranges the label and the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the content that a `LabeledContentStyle` arranges.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public typealias Label = StyleContent<LabeledContentStyleConfiguration, StyleParts.Label>

  /// The type-erased content.
  public typealias Content = StyleContent<LabeledContentStyleConfiguration, StyleParts.Content>

  /// The label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// The labeled view, which `makeBody(configuration:)` places.
  public let content: Content
}

/// The default style: the label at the leading edge and the content, in the secondary color, at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style that `labeledContentStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes an `HStack` with a spacer, aligned at the first text baseline; content without text lies in the middle of the label's line.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.containerForegroundStyle(.secondary).centeredOnTextLine()
    }
  }
}

nonisolated extension View {
  /// Gives a view without text a baseline 6 points below its middle, so that it is centered on a text beside it: 6 points are half the height of
  /// a capital of the body font.
  package func centeredOnTextLine() -> some View {
    alignmentGuide(.firstTextBaseline) { $0[explicit: .firstTextBaseline] ?? $0.height / 2 + 6 }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A stack of type-erased styles: the style in effect and the styles of the enclosing modifiers.
struct LabeledContentStyles {
  /// Outermost style first; the last style is in effect.
  private var styles: [AnyStyle<LabeledContentStyleConfiguration>] = []

  mutating func add<Style: LabeledContentStyle>(_ style: Style) {
    styles.append(AnyStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// The stack without the style in effect.
  var outer: LabeledContentStyles {
    var outer = self
    _ = outer.styles.popLast()
    return outer
  }

  @MainActor func makeBody(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    styles.last?.makeBody(configuration)
      ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
  }
}

extension LabeledContentStyles: SelfComparing {
  static func isSame(_ old: LabeledContentStyles, _ new: LabeledContentStyles) -> Bool {
    old.styles.elementsEqual(new.styles, by: AnyStyle.isSame)
  }
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: LabeledContentStyles = LabeledContentStyles()
}

nonisolated extension View {
  /// Sets the arrangement of labeled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { $0.add(style) }
  }
}
