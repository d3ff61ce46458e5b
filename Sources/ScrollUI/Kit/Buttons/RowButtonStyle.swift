import Engine

/// The default style of a `Button` in rows of a `List` or a form: the label in the accent color, or red for `ButtonRole.destructive`.
///
/// A button that is the only content of its row takes presses in the whole row.
package struct RowButtonStyle: PrimitiveButtonStyle {
  /// True for a link to a page, which keeps the colors of its label.
  private let leadsToPage: Bool

  /// Creates the style. `leadsToPage`: true for a label that keeps its own colors.
  nonisolated package init(leadsToPage: Bool = false) { self.leadsToPage = leadsToPage }

  /// Makes a button that fills its row.
  package func makeBody(configuration: Configuration) -> some View {
    RowButton(configuration: configuration, leadsToPage: leadsToPage)
  }
}

private struct RowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let leadsToPage: Bool
  @Environment(\.isListEditing) private var isListEditing

  var body: some View {
    PressableButton(configuration: configuration, showsState: true) { [leadsToPage] state in
      AnyView(RowButtonLabel(state: state, leadsToPage: leadsToPage))
    }
    // A press on a row of an edited list selects the row.
    .allowsHitTesting(!isListEditing)
  }
}

private struct RowButtonLabel: View {
  let state: ButtonStyleConfiguration
  let leadsToPage: Bool
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    content
      .focusRing(state.isFocused, cornerRadius: 6)
      .modifier(RowFillModifier(isHovered: state.isHovered, isPressed: state.isPressed))
  }

  @ViewBuilder private var content: some View {
    if leadsToPage {
      state.label
    } else {
      state.label
        .defaultForegroundStyle(color)
        .environment(\.listItemTint, state.role == .destructive ? .fixed(.red) : nil)
    }
  }

  private var color: AnyShapeStyle {
    if prominence == .increased { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(state.role == .destructive ? .destructiveText : ControlTint(.text))
  }
}

/// Sets the style of buttons without a `buttonStyle(_:)` of their own outside of rows.
private struct DefaultButtonStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  let own: Style
  @Environment(\.buttonStyle) private var style
  @Environment(\.controlSurroundings) private var surroundings

  func body(content: Content) -> some View {
    content.environment(\.buttonStyle, style.isDefault && !surroundings.isRow ? AnyButtonStyle(primitive: own) : style)
  }
}

extension View {
  /// Sets the style of the buttons in this view, unless a `buttonStyle(_:)` around it applies or the view is in a row.
  package func defaultButtonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    modifier(DefaultButtonStyleModifier(own: style))
  }
}

/// Lets the label of a `Button` fill its list row, with a highlight (`HoverFill`) under the mouse.
private struct RowFillModifier: NodeModifier {
  let isHovered: Bool
  let isPressed: Bool

  func makeNode(_ environment: EnvironmentValues) -> RowFillNode { updated(RowFillNode(), environment) }

  func updateNode(_ node: RowFillNode, _ environment: EnvironmentValues) {
    let fill = HoverFill(isHovered: isHovered, isPressed: isPressed)
    node.highlight = isHovered || isPressed ? fill.color(in: environment) : nil
  }
}
