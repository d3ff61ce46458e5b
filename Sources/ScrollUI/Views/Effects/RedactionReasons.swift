/// The reasons to hide the content of a view.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not known yet: bars take the place of texts, boxes that of images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: views with `privacySensitive(_:)` are shown as with `placeholder`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. The library draws it unchanged; a view may read the reason.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons to hide the content of views. The default is empty.
  @Entry public var redactionReasons: RedactionReasons = []

  @Entry var isPrivacySensitive: Bool = false

  /// True if texts and images are hidden.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

nonisolated extension View {
  /// Adds a reason to hide the texts and images of this view. Their sizes stay the same.
  ///
  /// - Parameter reason: The reason; those of enclosing views stay.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows this view in spite of the reasons of enclosing views.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as private if `sensitive` is `true`: `RedactionReasons.privacy` hides it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
