import ScrollUI

/// The wall of a `PhotoWall`: a scroll view with the visible rows of the level at rest, or of the two levels between which it zooms.
struct WallView: View {
  let wall: PhotoWall
  let style: PhotoCellStyle
  let focus: FocusState<PhotoFocus?>.Binding
  let deck: PhotoDeck

  @GestureState private var isPinched = false
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    @Bindable var wall = wall
    ScrollView {
      content
        .frame(maxWidth: .infinity, alignment: .topLeading)
        // Rows with new heights in each frame of a zoom would move the content.
        .background { if !wall.isZooming { WallScrollLabels(wall: wall) } }
        .contentShape(Rectangle())
        .gesture(magnification)
    }
    .scrollPosition($wall.position)
    .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { wall.scrolled(to: $1) }
    // A pinch that is cancelled.
    .onChange(of: isPinched) { if !isPinched { wall.endPinch(rate: 0) } }
  }

  private var magnification: some Gesture {
    MagnifyGesture()
      .updating($isPinched) { _, isPinched, _ in isPinched = true }
      .onChanged { value in
        var point = value.startLocation
        if layoutDirection == .rightToLeft { point.x = wall.visible.width - point.x }
        wall.pinch(value.magnification, at: point)
      }
      .onEnded { wall.endPinch(rate: $0.velocity) }
  }

  private var content: some View {
    let blend = wall.blend
    return ZStack(alignment: .topLeading) {
      // A level keeps its views when it changes from the upper to the lower level, or back.
      ForEach(blend.levels, id: \.self) { level in
        grid(of: level, in: blend).opacity(blend.opacity(of: level))
      }
    }
    .frame(width: blend.width, height: blend.height, alignment: .topLeading)
  }

  private func grid(of level: WallLevel, in blend: WallBlend) -> some View {
    let origin = blend.origin(of: level)
    let isMain = level == blend.main
    let rows = wall.rows(of: level)
    return WallGrid(
      level: level, collection: wall.collection, rows: rows, cells: wall.cells.rows(of: level, in: rows),
      width: blend.width, style: style, focus: focus, deck: deck
    )
    .equatable()
    .scaleEffect(blend.scale(of: level), anchor: layoutDirection == .rightToLeft ? .topTrailing : .topLeading)
    .offset(x: layoutDirection == .rightToLeft ? -origin.x : origin.x, y: origin.y)
    .allowsHitTesting(isMain)
    .accessibilityHidden(!isMain)
  }
}

/// Rows of a `LazyVStack` for `scrollIndicatorLabel(_:)`: the scroll bar names the month beside its thumb.
private struct WallScrollLabels: View {
  let wall: PhotoWall

  private static let rows = 400

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { _ in Color.clear.frame(height: wall.blend.height / CGFloat(Self.rows)) }
        .scrollIndicatorLabel { row in
          wall.collection.sections[wall.section(at: Double(row) / Double(Self.rows))].month.text
        }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
