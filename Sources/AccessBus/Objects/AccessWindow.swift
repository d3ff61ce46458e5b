import Geometry
import Semantics

/// A window of the program on the bus: the tree of a `SemanticHandler`, its `AccessPlace`, and the state of the signals.
@MainActor package final class AccessWindow {
  /// The number in the paths of the window's elements. It is not given to a later window.
  package let number: Int
  unowned let server: AccessServer
  /// The name of the window if `tree` has no label for it.
  package var title = ""
  private weak var handler: (any SemanticHandler)?
  /// Returns the present `AccessPlace` of the window.
  package var place: @MainActor () -> AccessPlace = { AccessPlace() }
  /// True while the window has the keyboard.
  var isActive = false
  /// The element that had the focus in the last signal.
  package var focus: SemanticID?
  /// The elements that readers with a cache have; empty without such a reader.
  var cached: Set<SemanticID> = []

  init(_ number: Int, of handler: any SemanticHandler, in server: AccessServer) {
    self.number = number
    self.handler = handler
    self.server = server
  }

  /// The elements; empty after the end of the handler.
  var tree: SemanticTree { handler?.tree ?? SemanticTree() }

  /// The name of the window.
  var name: String { tree.window.map { $0.label.isEmpty ? title : $0.label } ?? title }

  func path(_ id: SemanticID) -> AccessPath { .element(id, window: number) }

  func reference(to id: SemanticID) -> AccessReference { server.reference(to: path(id)) }

  func perform(_ request: SemanticRequest, on id: SemanticID) -> Bool { handler?.perform(request, on: id) ?? false }

  func frame(of range: Range<Int>, in id: SemanticID) -> CGRect? { handler?.frame(of: range, in: id) }

  func character(at point: CGPoint, in id: SemanticID) -> Int? { handler?.character(at: point, in: id) }

  func line(at index: Int, in id: SemanticID) -> Range<Int>? { handler?.line(at: index, in: id) }
}
