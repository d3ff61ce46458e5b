import Geometry

/// A recorded picture, what is done to it, and where its coordinates begin in those of the list.
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
