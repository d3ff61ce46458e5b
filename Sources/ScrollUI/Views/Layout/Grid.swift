import Engine

/// Views in rows and columns.
///
/// A column is as wide as its widest view. Columns of flexible views share the room that the others leave. A view outside of a row
/// is a row by itself, across all columns.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); Text(name) }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow { Text("Size"); Text(size) }
///     }
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// `alignment`: where views stand in cells that are larger than they are. Spacings that are nil take the default one.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    DelegatingElement(view, context) { LayoutContainer(layout: $0.layout, content: $0.content) }
  }
}

/// The views of one row of a grid, one in each column. Outside of a grid it is a `Group`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// `alignment`: the guide that the row's views line up by; nil takes the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    GridRowElement(view, context)
  }
}

/// Marks each view of a row as one of the row's. What tells rows apart is the element: a row is the same while it stands in the tree.
final class GridRowElement<Content: View>: ViewElement<GridRow<Content>> {
  private var child: ViewElement<ModifiedContent<Content, GridTraitsModifier>>?

  override init(_ view: GridRow<Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(marked, in: childContext)
  }

  private var marked: ModifiedContent<Content, GridTraitsModifier> {
    var traits = GridCellTraits()
    traits.row = ObjectIdentifier(self)
    traits.rowAlignment = view.alignment
    return ModifiedContent(content: view.content, modifier: GridTraitsModifier(traits: traits))
  }

  override func update(_ view: GridRow<Content>) {
    super.update(view)
    child?.update(marked)
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

/// Tells a grid about a view.
struct GridTraitsModifier {
  let traits: GridCellTraits

  init(traits: GridCellTraits) { self.traits = traits }

  init(_ change: (inout GridCellTraits) -> Void) {
    var traits = GridCellTraits()
    change(&traits)
    self.traits = traits
  }
}

extension GridTraitsModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> GridTraitsNode { GridTraitsNode(traits: traits) }
  func updateNode(_ node: GridTraitsNode, _ environment: EnvironmentValues) { node.traits = traits }
}

nonisolated extension View {
  /// How many columns of its grid the view spans.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitsModifier { $0.columns = Limits.count(count, "gridCellColumns") })
  }

  /// The axes along which the view takes what its column or row has, and makes neither longer.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitsModifier { $0.unsizedAxes = axes })
  }

  /// The guide that the views of this view's column line up by. The first view of a column that says one decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitsModifier { $0.columnAlignment = guide })
  }

  /// The point of the view that is put at the same point of its cell, whatever the grid, the row or the column line up by.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitsModifier { $0.anchor = Limits.point(anchor, "gridCellAnchor") })
  }
}
