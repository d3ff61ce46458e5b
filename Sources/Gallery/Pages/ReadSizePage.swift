import ScrollUI

/// The size of a child, read with a geometry reader behind it, as in document 003.
struct ReadSizePage: View {
  static let description = GalleryPage(
    name: "readsize", title: "Child size", hint: "Change the text: its measured size follows at once.",
    options: [longer, larger, narrow]
  ) { ReadSizePage() }

  private static let longer = PageOption(key: "l", title: "Longer text")
  private static let larger = PageOption(key: "b", title: "Bigger type")
  private static let narrow = PageOption(key: "n", title: "Narrow column")

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
    Text(options.contains(Self.longer.key) ? Self.longText : "A child view 子视图")
      .font(.system(size: options.contains(Self.larger.key) ? 28 : 17))
      .frame(maxWidth: options.contains(Self.narrow.key) ? 200 : 420, alignment: .leading)
      .fixedSize(horizontal: !options.contains(Self.longer.key), vertical: true)
      .padding(14)
      .background(Color.accentColor.opacity(0.14), in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private static let longText =
    "The child chooses its own size, and its parent reads it: a geometry reader behind the child is offered exactly that size, "
    + "and hands it up as a preference. 子视图自己决定大小，父视图读取它。"

  private func figure(_ name: String, _ value: CGFloat) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(name).font(GalleryStyle.label).foregroundStyle(.secondary)
      Text("\(value, specifier: "%.1f")").font(GalleryStyle.figure).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}

/// A view with its measured width and height drawn along its edges.
private struct MeasuredBox<Content: View>: View {
  let size: CGSize
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(spacing: 8) {
        content()
        ruler(axis: .horizontal, length: size.width)
      }
      ruler(axis: .vertical, length: size.height)
    }
  }

  @ViewBuilder private func ruler(axis: Axis, length: CGFloat) -> some View {
    let label = Text("\(length, specifier: "%.0f")").font(GalleryStyle.keyCap).foregroundStyle(.secondary)
    if axis == .horizontal {
      VStack(spacing: 2) {
        Color.accentColor.frame(width: length, height: 2)
        label
      }
    } else {
      HStack(spacing: 4) {
        Color.accentColor.frame(width: 2, height: length)
        label
      }
    }
  }
}
