extension EnvironmentValues {
  /// The minimum number of lines of a text field with a vertical axis; nil for a single line.
  @Entry var reservedLines: Int?
}

nonisolated extension View {
  /// Sets the minimum and maximum number of lines of text fields with a vertical axis. For texts only the maximum has
  /// an effect.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the minimum number of lines of text fields with a vertical axis. Removes the limit of texts.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, nil)
  }

  /// Sets the maximum number of lines of texts and of text fields with a vertical axis.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.reservedLines, nil).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the maximum number of lines of texts and of text fields with a vertical axis.
  ///
  /// - Parameters:
  ///   - limit: The number of lines, at least 1.
  ///   - reservesSpace: True to give such a text field the height of `limit` lines from the start; no effect on
  ///     texts.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.reservedLines, reservesSpace ? limit : nil).environment(\.lineLimit, limit)
  }
}
