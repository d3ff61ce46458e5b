import Features
import ScrollUI

/// The pages of the `ScrollView` API: margins, safe areas and scroll bars.
extension FeaturePages {
  /// The pages of the `ScrollView` API.
  package static let interface =
    [margins, safeArea, bars, flash, clip] + [targetLayout, initialAnchor, positionID, paging, viewAligned, spaces]

  private static let margins: GalleryPage = {
    let length = PageOption.number("length", "Length", 0...120, step: 10, initial: 50, unit: "pt")
    let placement = PageOption.choice(
      "placement", "Applies to", key: "m", ["content": "Content", "bar": "Scroll bar", "both": "Both"])
    let placements: [String: ContentMarginPlacement] = [
      "content": .scrollContent, "bar": .scrollIndicators, "both": .automatic,
    ]
    return GalleryPage(
      name: "margins", title: "Content margins",
      hint: "Content rests inside the margins and scrolls through to the edge.", symbol: "arrow.left.and.right",
      api: ["contentMargins(_:_:for:)"], options: [length, placement], minimumHeight: 480,
      source: "ContentMarginsDemo.swift",
      chinese: [
        "Applies to": "作用于",
        "Content": "内容",
        "Both": "两者",
        "Content margins": "内容边距",
        "Content rests inside the margins and scrolls through to the edge.": "内容停在边距之内，滚动时一直延伸到边缘。",
        "Margins of the content": "内容的边距",
        "The innermost margins win": "以最内层的边距为准",
      ]
    ) {
      SamplePage { options in
        MarginsSample(
          length: CGFloat(options.number(length)),
          placement: placements[options.choice(placement)] ?? .scrollContent)
      }
    } miniature: {
      MarginMiniatures.margins
    }
  }()

  private static let safeArea: GalleryPage = {
    let inset = PageOption.number("inset", "Device inset", 0...60, step: 2, initial: 34, unit: "pt")
    let leading = PageOption.number("leading", "Leading padding", 0...60, step: 4, initial: 20, unit: "pt")
    return GalleryPage(
      name: "safearea", title: "Safe-area padding",
      hint: "Scroll to the end: the last row rests on the dashed line, clear of the footer.", symbol: "iphone",
      api: ["safeAreaPadding(_:)", "safeAreaInset(edge:alignment:spacing:content:)"],
      options: [inset, leading], minimumHeight: 260, source: "SafeAreaPaddingDemo.swift",
      chinese: [
        "Device inset": "设备内边距",
        "Leading padding": "前侧边距",
        "Safe-area padding": "安全区边距",
        "Scroll to the end: the last row rests on the dashed line, clear of the footer.": "滚到末尾：最后一行停在虚线上，不会被页脚挡住。",
      ]
    ) {
      SamplePage { options in
        FeatureDemos.safeAreaPadding(inset: CGFloat(options.number(inset)), leading: CGFloat(options.number(leading)))
      }
    } miniature: {
      MarginMiniatures.safeArea
    }
  }()

  private static let bars: GalleryPage = {
    let edge = PageOption.choice("edge", "Edge", key: "h", ["soft": "Soft", "hard": "Hard", "none": "None"])
    let styles: [String: ScrollEdgeEffectStyle] = ["soft": .soft, "hard": .hard]
    return GalleryPage(
      name: "bars", title: "Safe-area bars", hint: "Rows fade under the bars, or end at a line.",
      symbol: "rectangle.grid.1x2",
      api: ["safeAreaBar(edge:alignment:spacing:content:)", "scrollEdgeEffectStyle(_:for:)"],
      options: [edge], source: "SafeAreaBarDemo.swift",
      chinese: [
        "Edge": "边缘",
        "Soft": "柔和",
        "Hard": "硬",
        "Safe-area bars": "安全区栏",
        "Rows fade under the bars, or end at a line.": "各行在栏下渐隐，或止于一条线。",
        "200 pictures": "200 张图片",
      ]
    ) {
      SamplePage(fillsHeight: true, hasMargins: false, hasPanes: false) {
        FeatureDemos.safeAreaBar(edge: styles[$0.choice(edge)])
      }
    } miniature: {
      MarginMiniatures.bars
    }
  }()

  fileprivate static let remove = PageCommand("remove", "Remove first", key: "r", symbol: "minus")
  fileprivate static let restore = PageCommand("restore", "Restore", key: "u", symbol: "arrow.uturn.backward")
  fileprivate static let flashNow = PageCommand("flash", "Flash", key: "s", symbol: "bolt")

  private static let flash = GalleryPage(
    name: "flash", title: "Indicator flash", hint: "Show the scroll bar for a moment when the content changes.",
    symbol: "bolt", api: ["scrollIndicatorsFlash(trigger:)", "scrollIndicatorsFlash(onAppear:)"],
    commands: [remove, restore, flashNow], minimumHeight: 200, source: "ScrollIndicatorsFlashDemo.swift",
    chinese: [
      "Remove first": "移除第一行",
      "Restore": "恢复",
      "Flash": "闪现",
      "Indicator flash": "滚动条闪现",
      "Show the scroll bar for a moment when the content changes.": "内容变化时，让滚动条闪现片刻。",
    ]
  ) {
    SamplePage { _ in FlashSample() }
  } miniature: {
    MarginMiniatures.flash
  }

  private static let clip: GalleryPage = {
    let disabled = PageOption.toggle("disabled", "Draw outside the frame", key: "d", isOn: true)
    let radius = PageOption.number("radius", "Shadow", 0...40, step: 2, initial: 18, unit: "pt")
    return GalleryPage(
      name: "clip", title: "Clipping off", hint: "Let shadows draw outside of the scroll view.", symbol: "crop",
      api: ["scrollClipDisabled(_:)"], options: [disabled, radius], minimumHeight: 260,
      source: "ScrollClipDisableDemo.swift",
      chinese: [
        "Shadow": "阴影",
        "Clipping off": "取消裁剪",
        "Let shadows draw outside of the scroll view.": "让阴影画到滚动视图之外。",
      ]
    ) {
      SamplePage { FeatureDemos.clipDisable($0.isOn(disabled), radius: CGFloat($0.number(radius))) }
    } miniature: {
      MarginMiniatures.clip
    }
  }()
}

/// The sample of content margins with the text of its editor in the language of the gallery.
private struct MarginsSample: View {
  let length: CGFloat
  let placement: ContentMarginPlacement

  @Environment(\.stringTable) private var table

  private static let text = """
    The row and this editor have margins of their own. The text begins 30 points inside the frame on all four sides, and it scrolls \
    through them to the edge. Write here to see it.
    """

  var body: some View {
    let text = table?.translation(of: Self.text) ?? Self.text
    FeatureDemos.contentMargins(length: length, placement: placement, text: text).id(table?.language)
  }
}

/// The sample of flashing scroll bars with the rows that the commands have left.
private struct FlashSample: View {
  @State private var removed = 0
  @State private var flashes = 0

  private let count = 50

  var body: some View {
    FeatureDemos.indicatorsFlash(removed: removed, flashes: flashes)
      .onCommand(FeaturePages.remove, isEnabled: removed < count) { removed += 1 }
      .onCommand(FeaturePages.restore, isEnabled: removed > 0) { removed = 0 }
      .onCommand(FeaturePages.flashNow, isEnabled: removed < count) { flashes += 1 }
  }
}
