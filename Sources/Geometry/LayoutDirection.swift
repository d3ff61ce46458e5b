/// The direction of text and of the views in a row.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English. The leading edge is on the left.
  case leftToRight
  /// As in Arabic and Hebrew. The leading edge is on the right.
  case rightToLeft
}
