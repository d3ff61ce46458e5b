import Geometry

/// Says where one alignment guide of its child lies.
package final class AlignmentGuideNode: UnaryNode {
  private var key: AlignmentKey
  private var compute: (ViewDimensions) -> CGFloat
  /// The latest answers, so that a closure that says the same leaves the layout alone.
  private var answers: [(proposal: ProposedViewSize, value: CGFloat)] = []
  private static let keptAnswers = 4

  /// `compute` gets the child's size and its own guides, and returns a finite position in the child's coordinates.
  package init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init()
  }

  /// Takes another guide or another rule for it. Lays out again only where an answer that was given has changed.
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

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key, child != nil else { return super.explicitAlignment(key, proposal: proposal) }
    let value = value(for: proposal)
    if let known = answers.firstIndex(where: { $0.proposal == proposal }) {
      answers[known].value = value
    } else if answers.count < Self.keptAnswers {
      answers.append((proposal, value))
    }
    return value
  }
}
