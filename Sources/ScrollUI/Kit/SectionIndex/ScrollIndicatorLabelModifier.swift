/// Gives the rows of a `ForEach` labels that a scroll bar shows beside its thumb.
struct ScrollIndicatorLabelModifier<Data: Collection> {
  let data: Data
  let label: (Data.Element) -> Text
}

extension ScrollIndicatorLabelModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type {
    ScrollIndicatorLabelElement<Base, Data>.self
  }
}

/// The element around a `LazySegment`, with the labels of its rows.
@MainActor protocol RowLabelHolding: Element {
  /// The label of the element at the offset `row` in the collection; nil for a `row` beyond its end.
  func label(ofRow row: Int) -> String?
}

final class ScrollIndicatorLabelElement<Content: View, Data: Collection>: PassThroughElement<
  Content, ScrollIndicatorLabelModifier<Data>
>, RowLabelHolding
{
  func label(ofRow row: Int) -> String? {
    let (data, label) = (modifier.data, modifier.label)
    guard row >= 0, row < data.count else { return nil }
    return label(data[data.index(data.startIndex, offsetBy: row)]).plainText(in: environment.stringTable)
  }
}

extension LazyContainerElement {
  /// The label of a row: that of `scrollIndicatorLabel(_:)`, otherwise that of its section in the index. Builds no rows.
  func label(ofItem item: Int) -> String? {
    guard let (entry, row) = segments.locate(item) else { return nil }
    var element = (entry.segment as? Element)?.parent
    while let current = element, current !== self, !(current is any RowBoundary) {
      if let holder = current as? any RowLabelHolding { return holder.label(ofRow: row) }
      element = current.parent
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
