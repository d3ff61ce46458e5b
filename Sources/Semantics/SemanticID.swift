/// The identity of an element of the semantic tree, stable while the view and its row keep their identity.
///
/// A row that is scrolled away and built again gets the same value. The bus writes it into the path of the object.
package struct SemanticID: Hashable, Sendable {
  /// A hash of the row's identity and of the path below it. 0 is the window.
  package let rawValue: UInt64

  /// Creates an identity from a hash.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The window: the root of the tree.
  package static let window = SemanticID(rawValue: 0)
}
