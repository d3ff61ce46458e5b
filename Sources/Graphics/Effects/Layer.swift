/// A `Recording`, its effect, and the origin of its coordinates in those of the `DisplayList`.
package struct Layer: Hashable, Sendable {
  package var content: Recording
  package var effect: LayerEffect
  package var origin: CGPoint

  package init(content: Recording, effect: LayerEffect, origin: CGPoint) {
    self.content = content
    self.effect = effect
    self.origin = origin
  }
}
