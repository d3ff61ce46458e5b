import ScrollUI

/// A container for controls that change settings or data.
///
/// ```swift
/// Form {
///   Section("Sound") {
///     Toggle("Alerts", isOn: $playsAlerts)
///     Picker("Device", selection: $device) { ForEach(devices) { Text($0.name) } }
///   }
/// }
/// .formStyle(.grouped)
/// ```
///
/// Controls show their labels at the leading edge and their values at the trailing edge. The default style is `grouped`, a list with the
/// sections as cards.
public struct Form<Content: View> {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form with the controls in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The form as the style of `formStyle(_:)` makes it.
  public var body: some View {
    style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content))))
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a `FormStyle`, to extend another style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A custom arrangement of forms.
@MainActor @preconcurrency public protocol FormStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The content of the form.
  typealias Configuration = FormStyleConfiguration
  /// Arranges the content of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The content that a `FormStyle` arranges.
public struct FormStyleConfiguration {
  /// The type-erased content of a form. In a list each of its views is a row.
  public struct Content: View {
    let content: AnyView

    /// The views of the form.
    public var body: some View { RowGroup { content } }
  }

  /// The form's content, a view that `makeBody(configuration:)` places.
  public let content: Content
}

/// The default style. Resolves to `GroupedFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style that `formStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes the form of `GroupedFormStyle`.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows a form as a scrolling list, with a rounded card for each section. In a wide window the cards are in the middle, and the
/// large title of the page begins at their edge.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style that `formStyle(.grouped)` names.
  nonisolated public init() {}

  /// The maximum width of the list without its margins, in points: labels and their values stay near to each other.
  private static let maximumWidth: CGFloat = 680

  /// Makes a `List` in the style `insetGrouped`.
  public func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      List { configuration.content.environment(\.controlSurroundings, .form) }
        .listStyle(.insetGrouped)
        .contentMargins(.horizontal, max(0, (proxy.size.width - Self.maximumWidth) / 2), for: .scrollContent)
    }
    .navigationContentWidth(Self.maximumWidth)
  }
}

/// A style that arranges labels and controls in two columns. Labels end, and controls begin, at a common line.
///
/// The form does not scroll. Its toggles are checkboxes, and controls without a label before them begin at the line, too.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style that `formStyle(.columns)` names.
  nonisolated public init() {}

  /// Makes a column of rows that are aligned at the line between labels and controls.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns { configuration.content }
      .environment(\.controlSurroundings, .columns)
      .toggleStyle(.checkbox)
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

/// Puts the content of a row of a form in columns at the common line.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.label
      configuration.content.centeredOnTextLine().alignmentGuide(.formControls) { $0[.leading] }
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, equal to `grouped`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list with a card for each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  @Entry var formStyle: AnyStyle<FormStyleConfiguration> = AnyStyle(AutomaticFormStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
