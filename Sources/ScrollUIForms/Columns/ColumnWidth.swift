import ScrollUI

/// The limits and the ideal of a column's width, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat

  static let sidebar = ColumnWidth(minimum: 180, ideal: 240, maximum: 400)
  static let content = ColumnWidth(minimum: 200, ideal: 280, maximum: 500)
  static let inspector = ColumnWidth(minimum: 200, ideal: 270, maximum: 500)

  func clamped(_ width: CGFloat) -> CGFloat { max(minimum, min(maximum, width)) }
}

/// The width that the content of a column asks for.
struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The place of a `ResizableColumn` in its container.
enum ColumnPlace: Equatable {
  /// The column is hidden. It keeps its `@State` and the places of its `List`s.
  case hidden
  /// The column has the room that columns `beside` it leave.
  case filling
  /// The column has a `ColumnWidth`, with a divider.
  case beside
}

/// A column, with a divider that a pointer drags where it lies beside other content.
struct ResizableColumn<Content: View>: View {
  let isLeading: Bool
  var place = ColumnPlace.beside
  let standard: ColumnWidth
  /// The space that the column may take, in points.
  let room: CGFloat
  @ViewBuilder let content: Content

  /// The width that the user has set; nil for the ideal width.
  @State private var width: CGFloat?
  @State private var limits: ColumnWidth?

  private var shown: CGFloat { min((limits ?? standard).clamped(width ?? (limits ?? standard).ideal), room) }

  var body: some View {
    content
      .keptAlive(isShown: place != .hidden)
      .frame(width: place == .beside ? shown : place == .hidden ? 0 : nil)
      .frame(maxWidth: place == .filling ? .infinity : nil, maxHeight: .infinity)
      .onPreferenceChange(ColumnWidthKey.self) { limits = $0 }
      .transformPreference(ColumnWidthKey.self) { $0 = nil }
      .overlay(alignment: isLeading ? .trailing : .leading) { if place == .beside { divider } }
      // The divider takes presses over the content beside it.
      .zIndex(place == .beside ? 1 : 0)
  }

  private var divider: some View {
    Splitter(isTrailing: isLeading, length: { shown }, resize: { width = (limits ?? standard).clamped($0) })
      .offset(x: (isLeading ? 1 : -1) * Splitter.grip / 2)
  }
}

nonisolated extension View {
  /// Sets the preferred width of this column of a `NavigationSplitView`, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of this column of a `NavigationSplitView`.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points; nil for that of the column.
  ///   - ideal: The width before the user changes it, in points.
  ///   - max: The maximum width in points; nil for that of the column.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let (minimum, maximum) = (min ?? Swift.min(ColumnWidth.sidebar.minimum, ideal), max ?? Swift.max(500, ideal))
    let width = ColumnWidth(
      minimum: Swift.max(0, minimum), ideal: ideal, maximum: Swift.max(minimum, maximum))
    return preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column that `inspector(isPresented:content:)` shows, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { navigationSplitViewColumnWidth(width) }

  /// Sets the width of the column that `inspector(isPresented:content:)` shows.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points; nil for that of the column.
  ///   - ideal: The width before the user changes it, in points.
  ///   - max: The maximum width in points; nil for that of the column.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}
