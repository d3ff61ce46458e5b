/// Excludes its child from hit tests, so that points reach the nodes behind it.
package final class HitTestingNode: UnaryNode {
  /// True if the child is hit.
  package var isEnabled: Bool { didSet { capabilities.set(.ignoresHits, !isEnabled) } }

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
    capabilities.set(.ignoresHits, !isEnabled)
  }

}
