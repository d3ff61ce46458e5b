/// A picture of shapes. Its `DrawCommand`s are computed when pixels are needed, on any thread.
///
/// Equality is the identity of the object.
package final class VectorDrawing: Sendable {
  /// The rectangle of the commands' coordinates that the picture shows.
  package let area: CGRect
  /// The `DrawCommand`s from back to front. Shapes, clips and layers with opacity, clip and transform are drawn; texts and images are not.
  package let commands: @Sendable () -> [DrawCommand]

  package init(area: CGRect, commands: @escaping @Sendable () -> [DrawCommand]) {
    self.area = area
    self.commands = commands
  }
}

extension VectorDrawing: Hashable {
  package static func == (lhs: VectorDrawing, rhs: VectorDrawing) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
