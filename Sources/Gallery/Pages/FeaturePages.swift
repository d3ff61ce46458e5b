import Features
import ScrollUI

/// A page for each feature of `ScrollView`. The samples are in the module `Features`, written as a user of the library
/// would write them.
@MainActor enum FeaturePages {
  /// The pages of visual effects.
  static let effects: [GalleryPage] = [
    page(
      "parallax", "Parallax", "Pictures move more slowly than their frames.", "photo.fill",
      api: ["visualEffect(_:)", "GeometryProxy"], source: "VisualEffectParallaxDemo.swift", FeatureDemos.parallax),
    page(
      "carousel", "Carousel", "Flick sideways: a card always comes to rest in the middle.", "square.stack",
      api: ["visualEffect(_:)", "scrollTargetBehavior(_:)"], minimumHeight: 320,
      source: "VisualEffectCarouselDemo.swift", FeatureDemos.carousel),
    page(
      "transition", "Scroll transitions", "Cells fade and shrink as they enter and leave.", "sparkles",
      api: ["scrollTransition(_:axis:transition:)"], minimumHeight: 260, source: "ScrollTransitionDemo.swift",
      FeatureDemos.transition),
    page(
      "fading", "Fading edges", "Rows blur and fade towards the edges.", "line.3.horizontal.decrease",
      api: ["visualEffect(_:)", "blur(radius:opaque:)"], source: "VisualEffectFadingDemo.swift", FeatureDemos.fading),
    extended,
  ]

  private static let extended: GalleryPage = {
    let effect = PageOption.toggle("effect", "Extend the background", key: "x", isOn: true)
    let bar = PageOption.toggle("bar", "Top bar", key: "b", isOn: true)
    return GalleryPage(
      name: "extension", title: "Background extension",
      hint: "The picture continues under the sidebar, mirrored and blurred.", symbol: "photo",
      api: ["backgroundExtensionEffect()"], options: [effect, bar], source: "BackgroundExtensionDemo.swift"
    ) {
      WithPageOptions { options in
        FeatureDemos.backgroundExtension(isExtended: options.isOn(effect), hasBar: options.isOn(bar))
      }
    }
  }()

  /// A page without options around a sample, with the page's margin.
  static func page(
    _ name: String, _ title: String, _ hint: String, _ symbol: String, api: [String], minimumHeight: CGFloat = 0,
    source: String, _ content: some View
  ) -> GalleryPage {
    GalleryPage(
      name: name, title: title, hint: hint, symbol: symbol, api: api, minimumHeight: minimumHeight, source: source
    ) {
      MarginedSample(content: content)
    }
  }
}

/// A sample with the page's margin (`pageMargin`) around it.
private struct MarginedSample<Content: View>: View {
  let content: Content
  @Environment(\.pageMargin) private var margin

  var body: some View { content.padding(margin).clipped() }
}
