import ScrollUI

/// A `GalleryPage` below its sentence and its options.
struct PageFrame: View {
  let page: GalleryPage
  let model: GalleryModel
  let margin: CGFloat
  /// True if the window is so low that distances are reduced.
  var isShort = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if page.showsHint { head }
      PageRoom(minimumHeight: page.minimumHeight, content: page.content)
        .environment(\.pageMargin, margin)
        .id(page.name)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var head: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: isShort ? 6 : 10) {
        Text(LocalizedStringKey(page.hint))
          .font(GalleryStyle.hint)
          .foregroundStyle(.secondary)
          .frame(maxWidth: GalleryStyle.textMeasure, alignment: .leading)
        if !page.options.isEmpty { OptionBar(page: page, model: model) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(EdgeInsets(top: isShort ? 6 : 10, leading: margin, bottom: isShort ? 6 : 12, trailing: margin))
      Divider()
    }
  }
}

/// The area of a page's content, which scrolls as a whole if it needs more height than available.
private struct PageRoom: View {
  let minimumHeight: CGFloat
  let content: AnyView

  var body: some View {
    if minimumHeight > 0 {
      GeometryReader { room in
        if room.size.height < minimumHeight {
          ScrollView { content.frame(width: room.size.width, height: minimumHeight) }
        } else {
          content.frame(width: room.size.width, height: room.size.height)
        }
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The distance of a page's content from the left and right edges, in points.
  @Entry var pageMargin: CGFloat = GalleryStyle.margin
}
