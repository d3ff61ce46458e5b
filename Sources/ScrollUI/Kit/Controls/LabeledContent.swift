import Foundation

/// A value, or any view, with a label. How the two stand is up to the style around.
///
///     LabeledContent("Size", value: 12, format: .number)
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    // What the style itself labels is drawn in the style around; what the user has put in, in this one.
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: .init(AnyView(label.environment(\.labeledContentStyle, style))),
        content: .init(AnyView(content.environment(\.labeledContentStyle, style))))
    ).environment(\.labeledContentStyle, style.outer)
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// A value in the form that `format` gives it.
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// A value in the form that `format` gives it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content that a style was asked to draw, in the style around: so a style can add to another one.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How labels and what they name stand.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the content it draws.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }
  }

  /// What is labelled.
  public struct Content {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The label at the leading edge and the content, fainter, at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Styles whose types are hidden, the one that holds and those around it.
struct LabeledContentStyles {
  private typealias MakeBody = @MainActor (LabeledContentStyleConfiguration) -> AnyView
  /// The outermost first.
  private var styles: [MakeBody] = []

  init() {}

  mutating func add<Style: LabeledContentStyle>(_ style: Style) {
    let style = UncheckedTransfer(style)
    styles.append { AnyView(style.value.makeBody(configuration: $0)) }
  }

  /// The styles without the one that holds.
  var outer: LabeledContentStyles {
    var outer = self
    _ = outer.styles.popLast()
    return outer
  }

  @MainActor func makeBody(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    styles.last?(configuration) ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: LabeledContentStyles { LabeledContentStyles() }
}

extension EnvironmentValues {
  var labeledContentStyle: LabeledContentStyles {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How labelled content in this view is drawn.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { $0.add(style) }
  }
}
