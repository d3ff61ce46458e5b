import ScrollUI

/// `count` dots for pages or positions; the dot at `current` has the style `accentFill`.
struct TileDots: View {
  let count: Int
  let current: Int
  var axis = Axis.horizontal

  var body: some View {
    let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 5))
    layout {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == current ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.tertiaryText))
          .opacity(index == current ? 1 : 0.45)
          .frame(width: 6, height: 6)
      }
    }
  }
}

/// A scroll bar with its `thumb` at the fraction `position`, 0…1.
struct TileScrollBar: View {
  let position: CGFloat
  var thumb: CGFloat = 26
  var style = AnyShapeStyle(.tertiaryText)

  var body: some View {
    GeometryReader { room in
      Capsule().fill(style)
        .frame(width: 6, height: thumb)
        .offset(y: position * (room.size.height - thumb))
    }
    .frame(width: 6)
    .padding(4)
  }
}
