/// The size of a sheet: at most a size of its own, or as large as its content.
public struct PresentationSizing: Hashable, Sendable {
  /// The largest size of a sheet in points.
  var maximum: CGSize
  /// The axes along which a sheet is as long as the ideal length of its content.
  var fitted: Axis.Set = []

  /// The size of a form.
  public static var automatic: PresentationSizing { .form }
  /// At most 540 × 620 points.
  public static let form = PresentationSizing(maximum: CGSize(width: 540, height: 620))
  /// At most 760 × 860 points.
  public static let page = PresentationSizing(maximum: CGSize(width: 760, height: 860))
  /// The ideal size of the content, at most that of a page.
  public static var fitted: PresentationSizing { page.fitted(horizontal: true, vertical: true) }

  /// The size with the ideal length of the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    var copy = self
    copy.fitted = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
    return copy
  }
}

/// The settings of a sheet, collected from its content.
struct PresentationSettings: Equatable {
  var isInteractive = true
  var cornerRadius: CGFloat?
  var sizing: PresentationSizing?
}

/// Merges the settings of the views of a sheet. Earlier views take precedence.
struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    value.isInteractive = value.isInteractive && next.isInteractive
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.sizing = value.sizing ?? next.sizing
  }
}

/// The presses behind a presentation that its views receive, for `presentationBackgroundInteraction(_:)`. Has no effect: a sheet takes all presses.
public struct PresentationBackgroundInteraction: Sendable {
  /// The choice of the system.
  public static let automatic = PresentationBackgroundInteraction()
  /// Presses behind the presentation are received.
  public static let enabled = PresentationBackgroundInteraction()
  /// Presses behind the presentation are not received.
  public static let disabled = PresentationBackgroundInteraction()

  /// Presses behind a presentation of at most the height `detent` are received.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The form of a presentation on a narrow screen, for `presentationCompactAdaptation(_:)`. Has no effect: presentations keep their form.
public enum PresentationAdaptation: Sendable {
  /// The default of the presentation.
  case automatic
  /// Its own form.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover of the whole screen.
  case fullScreenCover
}

/// The effect of a drag in a presentation with several heights, for `presentationContentInteraction(_:)`. Has no effect: sheets have a single height.
public enum PresentationContentInteraction: Sendable {
  /// The choice of the system.
  case automatic
  /// A drag resizes the presentation first.
  case resizes
  /// A drag scrolls the content.
  case scrolls
}

nonisolated extension View {
  /// Sets the size of the enclosing sheet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.sizing = $0.sizing ?? sizing }
  }

  /// Sets the corner radius of the enclosing sheet in points; `nil` for 14 points, and 0 for a full-screen cover.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.map { Limits.length($0, "presentationCornerRadius") }
    return transformPreference(PresentationSettingsKey.self) { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// Prevents Escape from dismissing the enclosing sheet if `isDisabled` is `true`. `dismiss` still works.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.isInteractive = $0.isInteractive && !isDisabled }
  }

  /// Sets the presses behind the enclosing presentation that its views receive. Has no effect: a sheet takes all presses.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Sets the form of the enclosing presentation on narrow screens. Has no effect: presentations keep their form.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets the form of the enclosing presentation on narrow and on low screens. Has no effect: presentations keep
  /// their form.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Sets the effect of a drag in the enclosing presentation. Has no effect: sheets have a single height.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
