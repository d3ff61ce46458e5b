import Geometry

/// Drawing steps in coordinates of their own: the content of a layer, or a mask.
///
/// Two recordings are equal when the same steps lead to the same picture, so that a renderer keeps what it has drawn. The hash is
/// computed once. Text is compared by the identity of its runs, which layout keeps while the text stays.
package final class Recording: Sendable {
  package let commands: [DrawCommand]
  /// What the steps may mark: nothing outside of it is drawn.
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
