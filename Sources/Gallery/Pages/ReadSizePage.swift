import Features
import ScrollUI

/// The size of a child view, read with a `GeometryReader` behind it as in document 003.
struct ReadSizePage: View {
  @State private var size = CGSize.zero
  @State private var changes = 0
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 0) {
      SizeFigures(size: size, changes: changes)
        .padding(EdgeInsets(top: 12, leading: margin, bottom: 12, trailing: margin))
        .column()
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          heading("The child chooses its size")
          MeasuredBox(size: size) {
            // Called with the first size, and then once for each change of the size.
            child.readSize { newSize in
              size = newSize
              changes += 1
            }
          }
          heading("A picture of the size that was read")
          Picture(.koi)
            .frame(width: size.width, height: size.height)
            .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
        }
        .padding(EdgeInsets(top: 16, leading: margin, bottom: 22, trailing: margin))
        .frame(maxWidth: .infinity, alignment: .leading)
        .column()
      }
    }
  }

  private var child: some View {
    Text(options.isOn(Self.longer) ? Self.longText : "A child view")
      .font(.system(size: CGFloat(options.number(Self.type))))
      .frame(maxWidth: CGFloat(options.number(Self.width)), alignment: .leading)
      .fixedSize(horizontal: !options.isOn(Self.longer), vertical: true)
      .padding(14)
      .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title).font(GalleryStyle.small).fontWeight(.semibold).foregroundStyle(.secondary)
  }

  private static let longText: LocalizedStringKey = """
    The child chooses its own size. A geometry reader behind it is offered exactly that size, and reports it as a preference to the \
    parent.
    """
}

/// The size in points and the number of times that it was read.
private struct SizeFigures: View {
  let size: CGSize
  let changes: Int
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 12) {
      Text("\(size.width, specifier: "%.1f")").figureCard("Width", textScale: textScale)
      Text("\(size.height, specifier: "%.1f")").figureCard("Height", textScale: textScale)
      Text(verbatim: "\(changes)").figureCard("Changes", textScale: textScale)
    }
  }
}

/// A view with its measured width and height along its edges.
///
/// The rulers overlay the edges and do not take part in the layout; otherwise they would change the measured size.
private struct MeasuredBox<Content: View>: View {
  let size: CGSize
  @ViewBuilder let content: () -> Content

  private static var distance: CGFloat { 8 }
  private static var thickness: CGFloat { 20 }
  private static var labelWidth: CGFloat { 40 }

  var body: some View {
    content()
      .overlay(alignment: .bottom) {
        VStack(spacing: 4) {
          Rectangle().fill(.tint).frame(width: size.width, height: 2)
          label(size.width)
        }
        .frame(height: Self.thickness, alignment: .top)
        .offset(y: Self.distance + Self.thickness)
      }
      .overlay(alignment: .trailing) {
        HStack(spacing: 6) {
          Rectangle().fill(.tint).frame(width: 2, height: size.height)
          label(size.height)
        }
        .frame(width: Self.labelWidth, alignment: .leading)
        .offset(x: Self.distance + Self.labelWidth)
      }
      .padding(.trailing, Self.distance + Self.labelWidth)
      .padding(.bottom, Self.distance + Self.thickness)
  }

  private func label(_ length: CGFloat) -> some View {
    Text("\(length, specifier: "%.0f")").font(GalleryStyle.keyCap).foregroundStyle(.secondary).fixedSize()
  }
}
