import Features
import ScrollUI

extension FeaturePages {
  /// Pages for content margins, safe areas, indicators and clipping.
  static let insets: [GalleryPage] = [margins, safeArea, bars, extended, flash, clip]

  private static let margins = GalleryPage(
    name: "margins", title: "contentMargins",
    hint: "Scroll the row and the text: margins belong to the content. Watch how long the row's indicator is.",
    options: [PageOption(key: "i", title: "Indicators too"), PageOption(key: "w", title: "Wide margins")],
    minimumHeight: 380
  ) {
    WithPageOptions { options in
      FeatureDemos.contentMargins(shortensIndicators: options.contains("i"), isWide: options.contains("w"))
        .padding(.top, 16)
    }
  }

  private static let safeArea = GalleryPage(
    name: "safearea", title: "safeAreaPadding",
    hint: "Scroll both lists to their ends: a view in the safe area and padding leave different room below.",
    options: [PageOption(key: "d", title: "Device inset off"), PageOption(key: "l", title: "Leading 20")]
  ) {
    WithPageOptions { options in
      FeatureDemos.safeAreaPadding(isFlat: options.contains("d"), hasLeading: options.contains("l"))
    }
  }

  private static let bars = GalleryPage(
    name: "bars", title: "safeAreaBar",
    hint: "Scroll: rows fade under the bars, end at a line, or are seen through them.",
    options: [PageOption(key: "h", title: "Hard edge"), PageOption(key: "n", title: "No effect")]
  ) {
    WithPageOptions { options in
      FeatureDemos.safeAreaBar(isHard: options.contains("h"), isHidden: options.contains("n"))
    }
  }

  private static let extended = GalleryPage(
    name: "extension", title: "backgroundExtension",
    hint: "Scroll: the picture goes on under the column and the bar, mirrored and blurred.",
    options: [PageOption(key: "x", title: "Effect off"), PageOption(key: "b", title: "No bar")]
  ) {
    WithPageOptions { options in
      FeatureDemos.backgroundExtension(isExtended: !options.contains("x"), hasBar: !options.contains("b"))
    }
  }

  private static let flash = GalleryPage(
    name: "flash", title: "scrollIndicatorsFlash",
    hint: "Remove rows: the indicator flashes when the list appears, and with each row that goes.", options: []
  ) { FeatureDemos.indicatorsFlash.padding(.top, 12) }

  /// The page clips the shadows that the scroll view does not clip.
  private static let clip = GalleryPage(
    name: "clip", title: "scrollClipDisabled",
    hint: "Switch it off and scroll: cards and shadows end at the scroll view's edge.", options: []
  ) { FeatureDemos.clipDisable.frame(maxWidth: .infinity).clipped() }
}

/// Passes the active options of the page (`pageOptions`) to its content.
struct WithPageOptions<Content: View>: View {
  @Environment(\.pageOptions) private var options
  @ViewBuilder let content: (Set<Character>) -> Content

  var body: some View { content(options) }
}
