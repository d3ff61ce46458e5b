import ScrollUI

/// A `GalleryPage` below its title, hint and options.
struct PageFrame: View {
  let page: GalleryPage
  let model: GalleryModel
  let margin: CGFloat
  var showsTitle = true
  /// True if the window is so low that distances are reduced.
  var isShort = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        if showsTitle { Text(page.title).font(GalleryStyle.pageTitle) }
        Text(page.hint).font(GalleryStyle.hint).foregroundStyle(.secondary)
      }
      .padding(EdgeInsets(top: isShort ? 8 : 18, leading: margin, bottom: isShort ? 8 : 12, trailing: margin))
      OptionBar(page: page, model: model)
        .padding(EdgeInsets(top: 0, leading: margin, bottom: isShort ? 8 : 14, trailing: margin))
      Divider()
      PageRoom(minimumHeight: page.minimumHeight, content: page.content)
        .environment(\.pageMargin, margin)
        .id(page.name)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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

/// The `PageOption`s of the page as buttons with their keys and states.
private struct OptionBar: View {
  let page: GalleryPage
  let model: GalleryModel

  var body: some View {
    FlowLayout {
      ForEach(page.options) { option in
        OptionButton(option: option, isOn: model.options.contains(option.key)) { model.toggle(option) }
      }
    }
    .focusGroup()
  }
}

private struct OptionButton: View {
  let option: PageOption
  let isOn: Bool
  let action: @MainActor () -> Void

  var body: some View {
    ActionBar.button(option.key, option.title, isOn: isOn, action: action)
  }
}

extension EnvironmentValues {
  /// The distance of a page's content from the left and right edges, in points.
  @Entry var pageMargin: CGFloat = GalleryStyle.margin
}
