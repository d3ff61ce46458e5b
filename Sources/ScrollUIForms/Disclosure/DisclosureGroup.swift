import ScrollUI

/// A label with a chevron that shows and hides further views.
///
/// In a list, the label and each of the further views is a row. Space, Return and a press anywhere on the label switch the group.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that is expanded while `isExpanded` is true; without a binding it is collapsed at first.
  nonisolated public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized label that is expanded while `isExpanded` is true; without a binding it is collapsed at first.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a label that is not localized, and that is expanded while `isExpanded` is true; without a binding it is collapsed at
  /// first.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: View {
  /// The group as the style of `disclosureGroupStyle(_:)` makes it.
  public var body: some View {
    let expansion = binding ?? $isExpanded
    let setExpanded: @MainActor (Bool) -> Void = { isExpanded in withAnimation { expansion.wrappedValue = isExpanded } }
    RowGroup {
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: .init(AnyView(label.disclosureSemantics(isExpanded: expansion.wrappedValue, setExpanded))),
          content: .init(content: expansion.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
          isExpanded: expansion))
    }
  }
}

/// A custom appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label, the content and the state of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes a group. The returned view shows the content only while `isExpanded` is true, and switches it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, the content and the state of a group that a `DisclosureGroupStyle` makes.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of the group.
  public typealias Label = StyleContent<DisclosureGroupStyleConfiguration, StyleParts.Label>

  /// The type-erased content of a group. In a list each of its views is a row.
  public struct Content: View {
    let content: AnyView

    /// The views of the group.
    public var body: some View { RowGroup { content } }
  }

  /// The group's label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// The group's content; empty while the group is collapsed.
  public let content: Content
  /// True while the group is expanded; writing it switches the group. `$isExpanded` is its binding.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style: a chevron before the label, and the content indented below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style that `disclosureGroupStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes rows in a list, and a `VStack` elsewhere.
  public func makeBody(configuration: Configuration) -> some View { DisclosureViews(configuration: configuration) }
}

private struct DisclosureViews: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlSurroundings) private var surroundings

  var body: some View {
    if surroundings.isRow {
      RowGroup {
        header.buttonStyle(RowButtonStyle(leadsToPage: true))
        content
      }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header.buttonStyle(.plain)
        content
      }
    }
  }

  private var header: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: 8) {
        DisclosureChevron(isExpanded: configuration.isExpanded)
        configuration.label
        Spacer(minLength: 0)
      }
      .contentShape(Rectangle())
    }
    .rowDisclosure(isExpanded: configuration.isExpanded) { isExpanded in
      withAnimation { configuration.isExpanded = isExpanded }
    }
  }

  @ViewBuilder private var content: some View {
    if configuration.isExpanded {
      configuration.content.padding(.leading, DisclosureChevron.width + 8)
    }
  }
}

/// The chevron of a group, which points down while the group is expanded.
struct DisclosureChevron: View {
  static let width: CGFloat = 12
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .frame(width: Self.width)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A chevron before the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration> = AnyStyle(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
