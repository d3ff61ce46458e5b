import Engine

/// A container that arranges views in rows and columns.
///
/// A column is as wide as its widest view. Columns with flexible views share the remaining space. A view outside of a
/// `GridRow` is a row by itself and spans all columns. All views exist; ``LazyVGrid`` is the lazy form.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text(name) }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow { Text("Size"); Text(size) }
/// }
/// ```
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The position of views in larger cells.
  ///   - horizontalSpacing: The distance between columns in points; nil is the default of 8.
  ///   - verticalSpacing: The distance between rows in points; nil is the default of 8.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, DelegatingView {
  var target: LayoutContainer<GridLayout, Content> { LayoutContainer(layout: layout, content: content) }
}

/// A row of a `Grid`, with a view for each column. Outside of a grid it acts like a `Group`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row. `alignment` is the vertical guide of its views; nil is the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView {
  package static var element: ViewElement<Self>.Type { GridRowElement.self }
}

/// Marks each view of a row with the row's identity, which is the identity of this element.
final class GridRowElement<Content: View>: ParentElement<GridRow<Content>, ModifiedContent<Content, GridTraitsModifier>>
{
  required init(_ view: GridRow<Content>, _ context: ElementContext) {
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
}

/// Sets grid traits of a view, such as its row or its number of columns.
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
  func makeNode(_ environment: EnvironmentValues) -> GridTraitsNode { GridTraitsNode(traits: traits) }
  func updateNode(_ node: GridTraitsNode, _ environment: EnvironmentValues) { node.traits = traits }
}

nonisolated extension View {
  /// Sets the number of grid columns that the view spans; at least 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitsModifier { $0.columns = Limits.count(count, "gridCellColumns") })
  }

  /// Excludes the view from the size of its column or row along `axes`. The view still fills its cell.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitsModifier { $0.unsizedAxes = axes })
  }

  /// Sets the horizontal guide of this view's column. The first view of a column with this modifier takes effect.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitsModifier { $0.columnAlignment = guide })
  }

  /// Aligns the point `anchor` of the view with that point of its cell, independent of the alignment of grid, row and
  /// column.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitsModifier { $0.anchor = Limits.point(anchor, "gridCellAnchor") })
  }
}
