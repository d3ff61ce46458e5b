/// Drawing commands in their own coordinates: the content of a layer, or a mask.
///
/// Two recordings are equal if their commands are, so that a renderer can cache pixels by them. The hash is computed once. Text is
/// compared by the identity of its `TextRun`, which layout keeps while the text stays.
package final class Recording: Sendable {
  package let commands: [DrawCommand]
  /// The rectangle that the commands may mark; content outside is not drawn.
  package let bounds: CGRect
  private let fingerprint: Int

  package init(commands: [DrawCommand], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
    var hasher = Hasher()
    hasher.combine(bounds)
    hasher.combine(commands)
    fingerprint = hasher.finalize()
  }
}

extension Recording: Hashable {
  package static func == (lhs: Recording, rhs: Recording) -> Bool {
    lhs === rhs
      || (lhs.fingerprint == rhs.fingerprint && lhs.bounds == rhs.bounds && lhs.commands == rhs.commands)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
