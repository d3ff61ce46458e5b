import ScrollUI

/// The size of a child view, read with a `GeometryReader` behind it as in document 003.
struct ReadSizePage: View {
  static let description = GalleryPage(
    name: "readsize", title: "Child size", hint: "Change the text: its measured size follows in the same frame.",
    symbol: "textformat.size", api: ["GeometryReader", "onGeometryChange(for:of:action:)", "PreferenceKey"],
    options: [longer, larger, narrow]
  ) { ReadSizePage() }

  private static let longer = PageOption.toggle("longer", "Longer text", key: "l")
  private static let larger = PageOption.toggle("bigger", "Bigger type", key: "b")
  private static let narrow = PageOption.toggle("narrow", "Narrow column", key: "n")

  @State private var size = CGSize.zero
  @State private var changes = 0
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 26) {
        MeasuredBox(size: size) {
          sample.readSize { newSize in
            size = newSize
            changes += 1
          }
        }
        HStack(spacing: 12) {
          figure("Width", size.width)
          figure("Height", size.height)
        }
        Text("Read \(changes) \(changes == 1 ? "time" : "times"): once at first, then once for each change.")
          .font(GalleryStyle.hint)
          .foregroundStyle(.secondary)
      }
      .padding(EdgeInsets(top: 22, leading: margin, bottom: 22, trailing: margin))
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var sample: some View {
    Text(options.isOn(Self.longer) ? Self.longText : "A child view 子视图")
      .font(.system(size: options.isOn(Self.larger) ? 28 : 17))
      .frame(maxWidth: options.isOn(Self.narrow) ? 200 : 420, alignment: .leading)
      .fixedSize(horizontal: !options.isOn(Self.longer), vertical: true)
      .padding(14)
      .background(Color.accentColor.opacity(0.14), in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private static let longText =
    "The child chooses its own size, and its parent reads it: a geometry reader behind the child is offered exactly that size, "
    + "and hands it up as a preference. 子视图自己决定大小，父视图读取它。"

  private func figure(_ name: String, _ value: CGFloat) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(LocalizedStringKey(name)).font(GalleryStyle.label).foregroundStyle(.secondary)
      Text("\(value, specifier: "%.1f")").font(GalleryStyle.figure).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
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
          Color.accentColor.frame(width: size.width, height: 2)
          label(size.width)
        }
        .frame(height: Self.thickness, alignment: .top)
        .offset(y: Self.distance + Self.thickness)
      }
      .overlay(alignment: .trailing) {
        HStack(spacing: 6) {
          Color.accentColor.frame(width: 2, height: size.height)
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
