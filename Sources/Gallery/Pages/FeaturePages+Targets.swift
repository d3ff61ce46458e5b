import Features
import ScrollUI

extension FeaturePages {
  /// Pages for scroll targets, positions, coordinate spaces, transitions and visual effects.
  static let targets: [GalleryPage] = [
    page(
      "targetlayout", "scrollTargetLayout", "Scroll: rows of which half is seen are green. Switch the layout off.",
      minimumHeight: 260, FeatureDemos.targetLayout),
    page(
      "initialanchor", "Initial anchor", "Choose an anchor, then hide and show the ten thousand cells.",
      minimumHeight: 260, FeatureDemos.initialAnchor),
    page(
      "positionid", "scrollPosition(id:)", "Choose a place, or scroll: the first row knows at which cell it stands.",
      minimumHeight: 400, FeatureDemos.positionID),
    page(
      "paging", "Paging",
      "Flick as hard as you like, turn the wheel, or press Page Down: one page at a time.", FeatureDemos.paging),
    page(
      "viewaligned", "View aligned",
      "Flick: a row comes to rest at the top. Choose how many a flick may pass.", minimumHeight: 260,
      FeatureDemos.targetBehavior),
    page(
      "spaces", "Coordinate spaces", "Scroll: each cell tells how far from the top it is.",
      FeatureDemos.coordinateSpaces),
    page(
      "transition", "scrollTransition", "Scroll slowly: cells change at the edges, by the clock or with the scroll.",
      minimumHeight: 260, FeatureDemos.transition),
    page("parallax", "Parallax", "Scroll: the pictures move more slowly than their frames.", FeatureDemos.parallax),
    page(
      "carousel", "Carousel", "Drag sideways or turn the wheel: a card comes to rest in the middle.",
      minimumHeight: 320, FeatureDemos.carousel),
    page("fading", "Fading", "Scroll: rows fade and blur towards the edges.", FeatureDemos.fading),
  ]

  private static func page(
    _ name: String, _ title: String, _ hint: String, minimumHeight: CGFloat = 0, _ content: some View
  ) -> GalleryPage {
    GalleryPage(name: name, title: title, hint: hint, options: [], minimumHeight: minimumHeight) {
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
