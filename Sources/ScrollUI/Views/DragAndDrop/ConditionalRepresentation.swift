/// A representation of the values that satisfy a condition.
struct ConditionalRepresentation<Content: TransferRepresentation>: TransferRepresentation, PrimitiveRepresentation {
  typealias Item = Content.Item
  typealias Body = NoTransferRepresentation<Content.Item>

  let content: Content
  let condition: @Sendable (Content.Item) -> Bool

  var steps: [TransferStep<Content.Item>] {
    content.steps(of: Content.Item.self).map { step in
      var step = step
      let inner = step.isSent
      step.isSent = { [condition] in condition($0) && inner?($0) ?? true }
      return step
    }
  }
}

extension TransferRepresentation {
  /// Sends only values for which `condition` returns true. Values are received without a condition.
  ///
  /// ```swift
  /// ProxyRepresentation { (card: Card) in try card.requireFile() }
  ///   .exportingCondition { $0.file != nil }
  /// ```
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { ConditionalRepresentation(content: self, condition: condition) }
}
