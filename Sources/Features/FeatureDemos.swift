import ScrollUI

/// The samples of this module, which the gallery shows.
@MainActor package enum FeatureDemos {
  /// The sample. `isExtended` enables the effect; `hasBar` adds the top bar.
  package static func backgroundExtension(isExtended: Bool, hasBar: Bool) -> some View {
    BackgroundExtensionDemo(isExtended: isExtended, hasBar: hasBar)
  }

  /// The sample with changed outer margins: `shortensIndicators` applies them to the indicators too, `isWide` makes
  /// them 120 instead of 50 points.
  package static func contentMargins(shortensIndicators: Bool, isWide: Bool) -> some View {
    ContentMarginsDemo(placement: shortensIndicators ? .automatic : .scrollContent, length: isWide ? 120 : 50)
  }

  /// The sample with both coordinate spaces.
  package static var coordinateSpaces: some View { CoordinatorDemo() }

  /// The sample. `isHard` selects the `.hard` edge style; `isHidden` disables the edge effects, so that rows are
  /// visible through the bars.
  package static func safeAreaBar(isHard: Bool, isHidden: Bool) -> some View {
    SafeAreaBarDemo(style: isHard ? .hard : .soft, isHidden: isHidden)
  }

  /// The sample. `isFlat` removes the covered bottom edge; `hasLeading` adds 20 points of leading safe area padding.
  package static func safeAreaPadding(isFlat: Bool, hasLeading: Bool) -> some View {
    SafeAreaPaddingDemo(deviceInset: isFlat ? 0 : 34, leading: hasLeading ? 20 : 0)
  }

  /// The sample, initially without clipping.
  package static var clipDisable: some View { ScrollClipDisableDemo() }

  /// The sample with a list of 50 rows.
  package static var indicatorsFlash: some View { ScrollIndicatorsFlashDemo() }

  /// Both samples, each with a row of 500 cells.
  package static var positionID: some View {
    VStack(alignment: .leading, spacing: 28) {
      ScrollPositionIDDemo()
      ScrollPositionReaderDemo()
      Spacer(minLength: 0)
    }
  }

  /// The sample, initially with the anchor `.center`.
  package static var initialAnchor: some View { ScrollPositionInitialAnchorDemo() }

  /// The sample, initially with `.viewAligned`.
  package static var targetBehavior: some View { ScrollTargetBehaviorDemo() }

  /// The sample with 60 rows.
  package static var targetLayout: some View { ScrollTargetLayoutDemo() }

  /// The sample with two scroll views.
  package static var paging: some View { ScrollTargetPagingDemo() }

  /// The sample, initially with the `.animated` configuration.
  package static var transition: some View { ScrollTransitionDemo() }

  /// The sample with 41 cards.
  package static var carousel: some View { VisualEffectCarouselDemo() }

  /// The sample with 60 rows.
  package static var fading: some View { VisualEffectFadingDemo() }

  /// The sample with 16 pictures.
  package static var parallax: some View { VisualEffectParallaxDemo() }
}
