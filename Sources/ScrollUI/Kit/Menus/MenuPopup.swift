import Engine

/// The popup that shows the menu of a `MenuLevel`.
struct MenuPopup<Content: View>: View {
  let level: MenuLevel
  let content: Content

  @State private var columns: MenuColumns

  private static var minimumWidth: CGFloat { 120 }

  /// Rows of a picker reserve the checkmark column from the first layout on, so that the selected option is aligned
  /// with the button.
  init(level: MenuLevel, content: Content) {
    self.level = level
    self.content = content
    _columns = State(initialValue: MenuColumns(hasStates: level.isPicker))
  }

  var body: some View {
    MenuFrame {
      ScrollView {
        Group(subviews: content) { MenuColumn(subviews: $0) }
          .modifier(MenuRowStyles(level: level, columns: columns))
          .padding(5)
          .frame(minWidth: Self.minimumWidth)
      }
      .scrollBounceBehavior(.basedOnSize)
      .scrollIndicators(.automatic)
    }
    .onPreferenceChange(MenuColumns.Key.self) { columns = $0 }
    .modifier(PopupPanel(cornerRadius: 9))
    .modifier(HoverModifier(overChanged: { level.pointerMoved(isInside: $0) }))
    .modifier(MenuKeysModifier(level: level))
    .semantics(.menu) { $0.actions.append((.dismiss, { [level] in level.closeAll() })) }
    .modifier(ModalModifier())
  }
}

/// Styles that turn the controls inside a menu into `MenuRow`s.
private struct MenuRowStyles: ViewModifier {
  let level: MenuLevel
  let columns: MenuColumns

  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuRowButtonStyle())
      .toggleStyle(MenuRowToggleStyle())
      .labelStyle(MenuRowLabelStyle())
      .environment(\.pickerAppearance, .automatic)
      .environment(\.menuLevel, level)
      .environment(\.menuColumns, columns)
      .font(.system(size: 13))
      .containerForegroundStyle(Color.primary)
      .lineLimit(1)
  }
}

/// The rounded box and shadow of popups.
struct PopupPanel: ViewModifier {
  let cornerRadius: CGFloat

  func body(content: Content) -> some View {
    let box = RoundedRectangle(cornerRadius: cornerRadius)
    content
      .background { box.fill(PopupBackground()).shadow(color: .black.opacity(0.22), radius: 12, y: 4) }
      .overlay { box.strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false) }
      .stopsPresses()
  }
}

/// The content of a menu, a line for each view, with dividers between sections.
private struct MenuColumn: View {
  let subviews: SubviewsCollection

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines) { line in
        switch line.kind {
        case .divider: Divider().padding(EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8))
        case .row(let subview): subview
        case .text(let subview):
          subview.opacity(0.75).padding(EdgeInsets(top: 5, leading: 8, bottom: 4, trailing: 8))
        }
      }
    }
  }

  private var lines: [MenuLine] { MenuLine.lines(of: subviews) }
}

/// A line of a menu.
private struct MenuLine: Identifiable {
  enum Kind {
    case divider
    /// A row that is highlighted and can be activated.
    case row(Subview)
    /// A view without `MenuRowMark`: a header or a text.
    case text(Subview)
  }

  /// The identity of a view's line, or of the divider before it.
  struct ID: Hashable {
    let view: Subview.ID
    let isBefore: Bool
  }

  let id: ID
  let kind: Kind

  /// A `Divider` separates sections; they are omitted at both ends of the menu and never doubled.
  @MainActor static func lines(of subviews: SubviewsCollection) -> [MenuLine] {
    var lines: [MenuLine] = []
    var section: Int?
    var needsDivider = false
    for subview in subviews {
      if subview.section != section { needsDivider = true }
      section = subview.section
      if subview.node is DividerNode {
        needsDivider = true
        continue
      }
      if needsDivider, !lines.isEmpty {
        lines.append(MenuLine(id: ID(view: subview.id, isBefore: true), kind: .divider))
      }
      needsDivider = false
      let isRow = subview.node.valueForLayout(ObjectIdentifier(MenuRowMark.self)) != nil
      lines.append(MenuLine(id: ID(view: subview.id, isBefore: false), kind: isRow ? .row(subview) : .text(subview)))
    }
    return lines
  }
}

/// A layout as large as its content, limited to the proposed size; longer content scrolls.
struct MenuFrame: Layout {
  /// The maximum height in points.
  var maximumHeight = CGFloat.infinity

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let natural = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: min(natural.width, proposal.width ?? .infinity),
      height: min(natural.height, proposal.height ?? .infinity, maximumHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
