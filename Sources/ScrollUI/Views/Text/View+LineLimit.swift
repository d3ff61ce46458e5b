extension EnvironmentValues {
  /// The minimum number of lines of a text or of a text field with a vertical axis. Default 0.
  var reservedLines: Int {
    get { paragraphStyle.reservedLines }
    set { paragraphStyle.reservedLines = newValue }
  }
}

nonisolated extension View {
  /// Sets the minimum and maximum number of lines of texts and of text fields with a vertical axis. A shorter text has the height of the
  /// minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the minimum number of lines of texts and of text fields with a vertical axis, and removes the maximum.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, nil)
  }

  /// Sets the maximum number of lines of texts and of text fields with a vertical axis.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.reservedLines, 0).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the maximum number of lines of texts and of text fields with a vertical axis.
  ///
  /// - Parameters:
  ///   - limit: The number of lines, at least 1.
  ///   - reservesSpace: True if a shorter text has the height of `limit` lines too.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.reservedLines, reservesSpace ? limit : 0).environment(\.lineLimit, limit)
  }
}
