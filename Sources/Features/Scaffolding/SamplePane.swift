import ScrollUI

/// A framed sample (`content`) below its `title` and a line of `code`.
struct SamplePane<Content: View>: View {
  let title: LocalizedStringKey
  /// The modifier that the pane shows, as source.
  let code: String
  /// A value that changes while the sample scrolls, at the trailing end of the title.
  var detail: Text?
  /// The distance in points by which the content may draw outside of the frame.
  var overflow: CGFloat = 0
  /// True if `content` is clipped to the frame with its round corners.
  var isClipped = true
  @ViewBuilder let content: () -> Content

  @Environment(\.samplePalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      framed.padding(overflow).clipped()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(title).font(.subheadline.weight(.semibold))
        Spacer(minLength: 0)
        detail?.font(.footnote).foregroundStyle(.secondary)
      }
      Text(verbatim: code)
        .font(.system(.caption, design: .monospaced))
        .foregroundStyle(.secondary)
        .minimumScaleFactor(0.75)
    }
    .lineLimit(1)
  }

  private var framed: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(palette.pane, in: paneShape)
      .modifier(PaneOutline())
      // A single type of view for both, so that a change of `isClipped` keeps the state of the sample.
      .clipShape(isClipped ? AnyShape(paneShape) : AnyShape(Rectangle().inset(by: -overflow)))
  }
}

private let paneShape = RoundedRectangle(cornerRadius: 14)

/// The outline of a `SamplePane`. It has the tint while the pointer, and with it the keys, belong to the pane.
private struct PaneOutline: ViewModifier {
  @Environment(\.samplePalette) private var palette
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content
      .overlay { paneShape.strokeBorder(isHovered ? AnyShapeStyle(.tint) : palette.edge, lineWidth: 1) }
      .onHover { isHovered = $0 }
  }
}

/// The samples `before` and `after` side by side, or only `after` in less than 560 points.
struct Comparison<Before: View, After: View>: View {
  @ViewBuilder let before: () -> Before
  @ViewBuilder let after: () -> After

  /// The minimum width in points for both samples.
  static var width: CGFloat { 560 }

  var body: some View {
    GeometryReader { room in
      HStack(alignment: .top, spacing: 16) {
        if room.size.width >= Self.width { before() }
        after()
      }
      .frame(width: room.size.width, height: room.size.height)
    }
  }
}
