import Features
import ScrollUI

extension FeaturePages {
  /// The pages of the `ScrollView` API.
  static let interface: [GalleryPage] = [
    margins, safeArea, bars, flash, clip,
    page(
      "targetlayout", "Scroll targets", "Rows that are at least half visible light up.", "checkmark.circle",
      api: ["scrollTargetLayout(isEnabled:)", "onScrollTargetVisibilityChange(idType:threshold:_:)"],
      minimumHeight: 260, source: "ScrollTargetLayoutDemo.swift", FeatureDemos.targetLayout),
    page(
      "initialanchor", "Initial anchor", "Ten thousand cells, opened at the start, the middle or the end.", "pin",
      api: ["defaultScrollAnchor(_:)"], minimumHeight: 260, source: "ScrollPositionInitialAnchorDemo.swift",
      FeatureDemos.initialAnchor),
    page(
      "positionid", "Scroll position", "The position is a value: read it, write it.", "location",
      api: ["scrollPosition(id:anchor:)", "ScrollViewReader"], minimumHeight: 400, source: "ScrollPositionIDDemo.swift",
      FeatureDemos.positionID),
    page(
      "paging", "Paging", "One page a flick, however hard.", "book",
      api: ["scrollTargetBehavior(_:)", "PagingScrollTargetBehavior"], source: "ScrollTargetPagingDemo.swift",
      FeatureDemos.paging),
    page(
      "viewaligned", "View aligned", "A row always comes to rest at the top.", "text.justify",
      api: ["scrollTargetBehavior(_:)", "ViewAlignedScrollTargetBehavior"], minimumHeight: 260,
      source: "ScrollTargetBehaviorDemo.swift", FeatureDemos.targetBehavior),
    page(
      "spaces", "Coordinate spaces", "The same cell, measured in two spaces.", "square.dashed",
      api: ["coordinateSpace(_:)", "NamedCoordinateSpace"], source: "CoordinatorDemo.swift",
      FeatureDemos.coordinateSpaces),
  ]

  private static let margins: GalleryPage = {
    let indicators = PageOption.toggle("indicators", "Margins for the scroll bar, too", key: "i")
    let wide = PageOption.toggle("wide", "Wide margins", key: "w")
    return GalleryPage(
      name: "margins", title: "Content margins", hint: "Margins belong to the content, not to the frame.",
      symbol: "arrow.left.and.right", api: ["contentMargins(_:_:for:)"], options: [indicators, wide],
      minimumHeight: 380, source: "ContentMarginsDemo.swift"
    ) {
      WithPageOptions { options in
        FeatureDemos.contentMargins(shortensIndicators: options.isOn(indicators), isWide: options.isOn(wide))
          .padding(.top, 16)
      }
    }
  }()

  private static let safeArea: GalleryPage = {
    let inset = PageOption.toggle("device-inset", "Device inset", key: "d", isOn: true)
    let leading = PageOption.toggle("leading", "Leading padding", key: "l")
    return GalleryPage(
      name: "safearea", title: "Safe-area padding", hint: "Compare padding with a view in the safe area.",
      symbol: "iphone", api: ["safeAreaPadding(_:)", "safeAreaInset(edge:alignment:spacing:content:)"],
      options: [inset, leading], source: "SafeAreaPaddingDemo.swift"
    ) {
      WithPageOptions { options in
        FeatureDemos.safeAreaPadding(isFlat: !options.isOn(inset), hasLeading: options.isOn(leading))
      }
    }
  }()

  private static let bars: GalleryPage = {
    let edge = PageOption.choice("edge", "Edge", key: "h", ["soft": "Soft", "hard": "Hard", "none": "None"])
    return GalleryPage(
      name: "bars", title: "Safe-area bars", hint: "Rows fade under the bars, or end at a line.",
      symbol: "rectangle.grid.1x2",
      api: ["safeAreaBar(edge:alignment:spacing:content:)", "scrollEdgeEffectStyle(_:for:)"],
      options: [edge], source: "SafeAreaBarDemo.swift"
    ) {
      WithPageOptions { options in
        FeatureDemos.safeAreaBar(isHard: options.choice(edge) == "hard", isHidden: options.choice(edge) == "none")
      }
    }
  }()

  private static let flash = GalleryPage(
    name: "flash", title: "Indicator flash", hint: "Remove a row: the scroll bar shows itself for a moment.",
    symbol: "bolt", api: ["scrollIndicatorsFlash(trigger:)", "scrollIndicatorsFlash(onAppear:)"],
    source: "ScrollIndicatorsFlashDemo.swift"
  ) { FeatureDemos.indicatorsFlash.padding(.top, 12) }

  /// The page clips the shadows that the scroll view does not clip.
  private static let clip = GalleryPage(
    name: "clip", title: "Clipping off", hint: "Shadows draw outside the scroll view.", symbol: "crop",
    api: ["scrollClipDisabled(_:)"], source: "ScrollClipDisableDemo.swift"
  ) { FeatureDemos.clipDisable.frame(maxWidth: .infinity).clipped() }
}

/// Passes the values of the page's options (`pageOptions`) to its content.
struct WithPageOptions<Content: View>: View {
  @Environment(\.pageOptions) private var options
  private let content: (PageOptionValues) -> Content

  init(@ViewBuilder content: @escaping (PageOptionValues) -> Content) { self.content = content }

  var body: some View { content(options) }
}
