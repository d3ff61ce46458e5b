import ScrollUI

/// The previews that are selected. A single one can fill the window; several are side by side.
struct PreviewCanvas: View {
  let model: PreviewModel
  @Environment(\.colorScheme) private var colorScheme

  private static let spacing: CGFloat = 24

  var body: some View {
    let schemes = model.settings.colors.schemes(of: colorScheme)
    Group {
      if model.shown.isEmpty {
        ContentUnavailableMessage()
      } else if let item = single, schemes.count == 1 {
        PreviewContent(item: item, settings: model.settings, scheme: schemes[0], fillsWindow: true)
          .id(item.id)
      } else {
        several(schemes)
      }
    }
    .background(colorScheme == .dark ? Color(white: 0.09) : Color(white: 0.93))
  }

  /// The preview that fills the window; nil if the previews have sizes of their own.
  private var single: PreviewItem? {
    let shown = model.shown
    guard shown.count == 1, model.settings.size == .window, !shown[0].source.hasSeveralViews,
      shown[0].layout == .device
    else { return nil }
    return shown[0]
  }

  private func several(_ schemes: [ColorScheme]) -> some View {
    let cells = cells(schemes)
    return GeometryReader { proxy in
      let grid = grid(of: cells, in: proxy.size.width, multiple: schemes.count)
      // A grid is lazy in a scroll view with a single axis. The width is zero before the first layout.
      let isWide = proxy.size.width > 0 && grid.width > proxy.size.width
      ScrollView(isWide ? [.horizontal, .vertical] : .vertical) {
        LazyVGrid(columns: grid.columns, spacing: Self.spacing) {
          ForEach(cells) { cell in
            // A stack is a single cell, which the grid counts without its content.
            VStack {
              PreviewContent(item: cell.item, settings: cell.settings, scheme: cell.scheme, fillsWindow: false)
            }
          }
        }
        .padding(Self.spacing)
        .frame(minWidth: isWide ? proxy.size.width : nil, alignment: .top)
      }
    }
  }

  private struct Cell: Identifiable {
    let item: PreviewItem
    let scheme: ColorScheme
    let settings: PreviewSettings
    var id: String { "\(item.id) \(scheme)" }
  }

  private func cells(_ schemes: [ColorScheme]) -> [Cell] {
    let shown = model.shown
    let isOverview = shown.count * schemes.count > 1 && model.settings.size == .window
    return shown.flatMap { item in
      var settings = model.settings
      settings.isOverview = isOverview && item.layout == .device
      return schemes.map { Cell(item: item, scheme: $0, settings: settings) }
    }
  }

  /// As many columns of the widest preview as the window has room for; light and dark pictures of a preview stand in the same row.
  private func grid(
    of cells: [Cell], in width: CGFloat, multiple: Int
  ) -> (columns: [GridItem], width: CGFloat) {
    let widths = cells.map { ($0.item.size($0.settings)?.width ?? Self.fittingWidth) * $0.settings.scale }
    let column = (widths.max() ?? Self.fittingWidth) + Self.spacing
    var count = max(1, Int((width - Self.spacing) / column))
    if multiple > 1 { count = max(multiple, count / multiple * multiple) }
    count = min(count, max(1, cells.count))
    let item = GridItem(.fixed(column - Self.spacing), spacing: Self.spacing, alignment: .top)
    return (Array(repeating: item, count: count), CGFloat(count) * column + Self.spacing)
  }

  /// The width of a column for previews of the size of their views, in points.
  private static let fittingWidth: CGFloat = 300
}

/// The text in place of previews for a file without any.
private struct ContentUnavailableMessage: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "eye.slash").font(.largeTitle).foregroundStyle(.secondary)
      Text("No previews").font(.title2.bold())
      Text("A preview is added with #Preview { … } and appears when the file is saved.").foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension PreviewItem {
  /// The layout that the traits set; `.device` without such a trait.
  package var layout: PreviewLayout {
    for case .layout(let layout) in source.traits.reversed() { return layout }
    return .device
  }

  /// The orientation that the traits set; nil without such a trait.
  var orientation: InterfaceOrientation? {
    for case .orientation(let orientation) in source.traits.reversed() { return orientation }
    return nil
  }

  /// The size in points; nil for the size of the view.
  func size(_ settings: PreviewSettings) -> CGSize? { settings.points(for: layout, orientation: orientation) }
}

extension PreviewSettings {
  /// The size in points of a preview with a layout and an orientation; nil for the size of the view.
  func points(for layout: PreviewLayout, orientation: InterfaceOrientation?) -> CGSize? {
    switch layout {
    case .sizeThatFits: return nil
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .device:
      guard let points = size.points else { return nil }
      let (short, long) = (min(points.width, points.height), max(points.width, points.height))
      let isLandscape = orientation?.isLandscape ?? (size == .desktop ? !self.isLandscape : self.isLandscape)
      return isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }
  }
}
