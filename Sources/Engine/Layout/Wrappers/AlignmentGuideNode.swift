/// Sets the position of an alignment guide of its child.
package final class AlignmentGuideNode: UnaryNode {
  private var key: AlignmentKey
  private var compute: (ViewDimensions) -> CGFloat
  /// The latest results of `compute`, so that a new closure with the same results marks no layout.
  private var answers: [(proposal: ProposedViewSize, value: CGFloat)] = []
  private static let keptAnswers = 4

  /// Creates a node whose guide `key` is at the position that `compute` returns: finite, in the child's coordinates. Its argument
  /// has the child's size and guides.
  package init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init()
  }

  /// Replaces the guide and its closure. Marks the layout only if a result has changed.
  package func setGuide(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    let isSameKey = key == self.key
    self.key = key
    self.compute = compute
    if flags.contains(.layout) { return }
    if isSameKey, answers.count < Self.keptAnswers, answers.allSatisfy({ value(for: $0.proposal) == $0.value }) {
      return
    }
    answers.removeAll(keepingCapacity: true)
    setNeedsLayout()
  }

  private func value(for proposal: ProposedViewSize) -> CGFloat {
    guard let child else { return 0 }
    return compute(child.dimensions(for: proposal))
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { key == self.key || super.setsGuide(key) }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key, child != nil else { return super.explicitAlignment(key, proposal: proposal) }
    let value = value(for: proposal)
    if let index = answers.firstIndex(where: { $0.proposal == proposal }) {
      answers[index].value = value
    } else if answers.count < Self.keptAnswers {
      answers.append((proposal, value))
    }
    return value
  }
}
