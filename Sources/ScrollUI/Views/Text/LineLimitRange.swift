private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// How many lines a text field that grows has at least; nil for one.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The fewest and the most lines of text fields that grow; texts take the upper limit.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, limit.upperBound)
  }

  /// The fewest lines of text fields that grow.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.reservedLines, limit.lowerBound).environment(\.lineLimit, nil)
  }

  /// The most lines of texts, and of text fields that grow.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.reservedLines, nil).environment(\.lineLimit, limit.upperBound)
  }

  /// The most lines of texts. With `reservesSpace` a text field that grows is as high from the beginning.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.reservedLines, reservesSpace ? limit : nil).environment(\.lineLimit, limit)
  }
}
