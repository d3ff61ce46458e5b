import ScrollUI

/// Controls that belong together, shown in a common box; inside a menu, a section of rows.
public struct ControlGroup<Content: View> {
  private let label: AnyView
  private let content: AnyView
  @Environment(\.controlGroupStyle) private var style

  nonisolated private init(label: AnyView, content: AnyView) {
    self.label = label
    self.content = content
  }
}

nonisolated extension ControlGroup {
  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: AnyView(EmptyView()), content: AnyView(content()))
  }

  /// Creates a group of controls with a label, which the style `menu` shows.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(label: AnyView(label()), content: AnyView(content()))
  }

  /// Creates a group of controls with a localized label, which the style `menu` shows.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a localized label and a symbol, which the style `menu` shows.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// The content of a `ControlGroup` with a label, as a name in types.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  /// No views: `ControlGroup` shows content and label itself.
  public var body: some View { EmptyView() }
}

extension ControlGroup: View {
  /// The group as the style of `controlGroupStyle(_:)` makes it.
  public var body: some View {
    style.makeBody(ControlGroupStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

/// A custom arrangement of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label and the controls of the group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Arranges the controls of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the controls that a `ControlGroupStyle` arranges.
public struct ControlGroupStyleConfiguration {
  /// The type-erased label.
  public typealias Label = StyleContent<ControlGroupStyleConfiguration, StyleParts.Label>
  /// The type-erased controls.
  public typealias Content = StyleContent<ControlGroupStyleConfiguration, StyleParts.Content>

  /// The label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// The controls, which `makeBody(configuration:)` places.
  public let content: Content
}

/// The default style: the controls beside each other in a gray box, divided by lines.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style that `controlGroupStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes a box with the controls; inside a menu, a section.
  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// A style that shows the controls in a menu behind the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style that `controlGroupStyle(.menu)` names.
  nonisolated public init() {}

  /// Makes a `Menu`.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

private struct JoinedControls<Content: View>: View {
  let content: Content
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      Section { content }
    } else {
      Group(subviews: content) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { control in
            if control.id != controls.first?.id { Divider().frame(height: 16) }
            control.padding(.horizontal, 12).padding(.vertical, 6)
          }
        }
        .background(Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 8))
      }
      .buttonStyle(.borderless)
      .fixedSize()
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls beside each other in a box.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls beside each other in a box, equal to `automatic` here.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> = AnyStyle(AutomaticControlGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the groups of controls in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
