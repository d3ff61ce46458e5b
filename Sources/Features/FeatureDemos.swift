import ScrollUI

/// The samples of the module `Features` with the values of their options, which the gallery shows.
@MainActor package enum FeatureDemos {
  // MARK: Effects

  /// Pictures that are shifted by at most `depth` points.
  package static func parallax(depth: CGFloat) -> some View { VisualEffectParallaxDemo(depth: depth) }

  /// A carousel of 41 cards; the card beside the middle is rotated by `tilt` degrees and smaller by the share `shrink`.
  package static func carousel(tilt: Double, shrink: CGFloat) -> some View {
    VisualEffectCarouselDemo(tilt: tilt, shrink: shrink)
  }

  /// Cards without and with a transition. `name` is the source of `configuration`, `scale` and `opacity` are the values outside of the
  /// visible area, and `clip` disables clipping.
  package static func transition(
    _ configuration: ScrollTransitionConfiguration, name: String, scale: CGFloat, opacity: Double, clip: Bool
  ) -> some View {
    ScrollTransitionComparison(
      configuration: configuration, name: name, scale: scale, opacity: opacity, clip: clip)
  }

  /// 60 rows with a blur of `blur` points at the edges, where they lose the share `fade` of their opacity.
  package static func fading(blur: CGFloat, fade: Double) -> some View {
    VisualEffectFadingDemo(blur: blur, fade: fade)
  }

  /// Pictures beside a sidebar. `isExtended` enables the effect; `hasBar` adds the top bar.
  package static func backgroundExtension(isExtended: Bool, hasBar: Bool) -> some View {
    BackgroundExtensionDemo(isExtended: isExtended, hasBar: hasBar)
  }

  // MARK: Margins and safe areas

  /// Horizontal margins of `length` points; `text` is the initial text of the editor.
  package static func contentMargins(length: CGFloat, placement: ContentMarginPlacement, text: String) -> some View {
    ContentMarginsComparison(length: length, placement: placement, text: text)
  }

  /// Devices with a covered bottom edge of `inset` points and a leading padding of `leading` points.
  package static func safeAreaPadding(inset: CGFloat, leading: CGFloat) -> some View {
    SafeAreaPaddingComparison(inset: inset, leading: leading)
  }

  /// Bars over a list with the effect `edge`; nil for no effect.
  package static func safeAreaBar(edge: ScrollEdgeEffectStyle?) -> some View { SafeAreaBarDemo(edge: edge) }

  /// The first `removed` of 50 rows are missing. A change of `flashes` lets the scroll bar flash.
  package static func indicatorsFlash(removed: Int, flashes: Int) -> some View {
    ScrollIndicatorsFlashSample(removed: removed, flashes: flashes)
  }

  /// Cards with shadows of `radius` points; `isDisabled` disables clipping.
  package static func clipDisable(_ isDisabled: Bool, radius: CGFloat) -> some View {
    ScrollClipDisableComparison(isDisabled: isDisabled, radius: radius)
  }

  // MARK: Positions and targets

  /// `card` is the number of the selected card, from 1; a change of `steps` moves on from the present position.
  package static func positionID(card: Int, steps: Int) -> some View {
    ScrollPositionComparison(card: card, steps: steps)
  }

  /// Ten thousand cards. A new `anchor` or a change of `openings` opens them again.
  package static func initialAnchor(_ anchor: UnitPoint, name: String, openings: Int) -> some View {
    ScrollPositionInitialAnchorSample(anchor: anchor, name: name, openings: openings)
  }

  /// Rows without targets, and with targets if `hasTargets` is true.
  package static func targetBehavior(hasTargets: Bool, limit: AlignmentLimit) -> some View {
    ScrollTargetBehaviorComparison(hasTargets: hasTargets, limit: limit)
  }

  /// Rows that light up while the share `threshold` of them is visible.
  package static func targetLayout(hasTargets: Bool, threshold: Double) -> some View {
    ScrollTargetLayoutComparison(hasTargets: hasTargets, threshold: threshold)
  }

  /// Nine pages of `rows` pictures.
  package static func paging(_ isPaging: Bool, rows: Int) -> some View {
    ScrollTargetPagingComparison(isPaging: isPaging, rows: rows)
  }

  /// Distances in two coordinate spaces, with content margins of `margin` points.
  package static func coordinateSpaces(margin: CGFloat) -> some View { CoordinatorComparison(margin: margin) }
}
