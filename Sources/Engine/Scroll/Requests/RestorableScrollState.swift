/// The state of a scroll view for a later restoration.
package enum RestorableScrollState: Equatable {
  /// The content rests where it appears at first: at the beginning, or at the initial anchor.
  case initial
  /// The content was scrolled.
  case place(ScrollPlace)
}
