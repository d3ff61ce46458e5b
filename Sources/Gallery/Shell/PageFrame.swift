import ScrollInstruments
import ScrollUI

/// The current `GalleryPage` below its sentence and its options. The pages that were visited before keep their state behind it.
struct PageFrame: View {
  let model: GalleryModel
  let margin: CGFloat
  /// True if the window is so low that distances are reduced.
  var isShort = false

  @Environment(\.textScale) private var textScale
  @Environment(\.legibilityWeight) private var legibilityWeight

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if page.showsHint { head }
      ZStack {
        ForEach(model.keptPages) { page in
          PageRoom(minimumHeight: page.minimumHeight, content: page.content)
            .environment(\.pageOptions, model.options(of: page))
            .environment(\.pageCommandCounts, model.commandCounts(of: page))
            .keptAlive(isShown: page.name == self.page.name)
        }
      }
      .recordsThrows(model.replay)
      .environment(\.pageMargin, margin)
      .onPreferenceChange(PageCommandStates.self) { model.commandStates = $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(LocalizedStringKey(page.title))
    .accessibilityIdentifier("page")
    .overlay(alignment: .bottom) { ThrowStrip(replay: model.replay, model: model) }
  }

  private var page: GalleryPage { model.current }

  /// The `HintLine` above the `OptionBar`. A page without controls has the `HintLine` alone; all other pages begin at the same height.
  private var head: some View {
    let spacing: CGFloat = isShort ? 6 : 10
    let hasControls = !page.options.isEmpty || !page.commands.isEmpty
    return VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: spacing) {
        HintLine(textScale: textScale) {
          Text(LocalizedStringKey(page.hint)).font(GalleryStyle.hint).foregroundStyle(.secondary)
          if !isShort, !page.api.isEmpty { APICaption(names: page.api) { model.showSource(of: $0) } }
        }
        .clipped()
        if hasControls { OptionBar(page: page, model: model).id(controlsID) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(
        EdgeInsets(
          top: isShort ? 6 : 10, leading: margin, bottom: isShort ? 6 : hasControls ? 12 : 10, trailing: margin))
      Divider()
    }
  }

  /// The identity of the `OptionBar`. The page, the language and the font determine the widths of its controls.
  private var controlsID: [AnyHashable] {
    [page.name, model.language, model.settings.textSize, legibilityWeight]
  }
}

/// The area of a page's content. It scrolls as a whole if it needs more height than available.
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
  @Entry package var pageMargin: CGFloat = GalleryStyle.margin
}
