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
    GeometryReader { proxy in
      ScrollView([.horizontal, .vertical]) {
        LazyVGrid(columns: columns(in: proxy.size.width, multiple: schemes.count), spacing: Self.spacing) {
          ForEach(cells(schemes)) { cell in
            PreviewContent(item: cell.item, settings: model.settings, scheme: cell.scheme, fillsWindow: false)
          }
        }
        .padding(Self.spacing)
        .frame(minWidth: proxy.size.width, minHeight: proxy.size.height, alignment: .top)
      }
    }
  }

  private struct Cell: Identifiable {
    let item: PreviewItem
    let scheme: ColorScheme
    var id: String { "\(item.id) \(scheme)" }
  }

  private func cells(_ schemes: [ColorScheme]) -> [Cell] {
    model.shown.flatMap { item in schemes.map { Cell(item: item, scheme: $0) } }
  }

  /// As many columns of the widest preview as the window has room for; light and dark pictures of a preview are in one row.
  private func columns(in width: CGFloat, multiple: Int) -> [GridItem] {
    let settings = model.settings
    let widths = model.shown.map { ($0.size(settings)?.width ?? Self.fittingWidth) * settings.scale }
    let column = (widths.max() ?? Self.fittingWidth) + Self.spacing
    var count = max(1, Int((width - Self.spacing) / column))
    if multiple > 1 { count = max(multiple, count / multiple * multiple) }
    count = min(count, max(1, cells(settings.colors.schemes(of: colorScheme)).count))
    return Array(
      repeating: GridItem(.fixed(column - Self.spacing), spacing: Self.spacing, alignment: .top), count: count)
  }

  /// The width of a column for previews of the size of their views.
  private static let fittingWidth: CGFloat = 390
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
  var layout: PreviewLayout {
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
