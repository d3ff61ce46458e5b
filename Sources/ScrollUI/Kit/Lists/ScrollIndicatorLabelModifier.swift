/// Gives the rows of a `ForEach` labels that a scroll bar shows beside its thumb.
struct ScrollIndicatorLabelModifier<Data: Collection> {
  let data: Data
  let label: (Data.Element) -> Text
}

extension ScrollIndicatorLabelModifier: ConnectedModifier {
  static func answers(_ query: FactQuery) -> Bool { query.asks(for: RowLabelFact.self) }

  func answer(_ query: inout FactQuery) { query.give(RowLabelFact.self, label(ofRow:)) }

  private func label(ofRow row: Int) -> Text? {
    row >= 0 && row < data.count ? label(data[data.index(data.startIndex, offsetBy: row)]) : nil
  }
}

/// The labels of rows by their offsets in the data of a `ForEach`; nil for an offset beyond its end.
enum RowLabelFact: ElementFact {
  typealias Value = (Int) -> Text?
  static var endsAtRows: Bool { true }
}

extension LazyContainerElement {
  /// The label of a row: that of `scrollIndicatorLabel(_:)`, otherwise that of its section in the index. Builds no rows.
  func label(ofItem item: Int) -> String? {
    guard let (entry, row) = segments.locate(item) else { return nil }
    if let label = entry.facts(RowLabelFact.self, below: self).first {
      return label(row)?.plainText(in: environment.stringTable)
    }
    return segments.indexLabel(ofRow: item)
  }
}

extension DynamicViewContent {
  /// Shows where a long list is: while the thumb or the track of the scroll bar is held, the label of the first visible row
  /// stands beside the thumb.
  ///
  /// ```swift
  /// List {
  ///   ForEach(photos) { PhotoRow(photo: $0) }
  ///     .scrollIndicatorLabel { Text($0.date, format: .dateTime.year().month()) }
  /// }
  /// ```
  ///
  /// The label comes from the data, so that no rows are built for it. Without this modifier, the label of a row is that of its
  /// section, set by `sectionIndexLabel(_:)`.
  ///
  /// - Parameter label: Returns the label of an element. Called once in a frame.
  public func scrollIndicatorLabel(_ label: @escaping (Data.Element) -> Text) -> some DynamicViewContent<Data> {
    modifier(ScrollIndicatorLabelModifier(data: data, label: label))
  }
}
