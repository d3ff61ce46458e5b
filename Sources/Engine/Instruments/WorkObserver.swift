/// Whose work a piece of a frame is.
package enum WorkSubject {
  /// A node was measured or recorded.
  case node(RenderNode)
  /// A view's body was evaluated; the object is what the client knows the view by.
  case view(AnyObject)
  /// A callback ran.
  case callback(name: String)
}

/// Is told of each piece of work of a frame, so that a slow one can be named. Pieces lie inside of each other.
@MainActor package protocol WorkObserver: AnyObject {
  func workBegins()
  /// The piece that has begun last has ended.
  func workEnds(_ subject: WorkSubject)
}

/// How a piece of work is named to a person.
package struct WorkDescription: Hashable, Sendable {
  /// The type of the view.
  package var view: String
  /// The identity of the row that it is in; nil outside of rows.
  package var row: String?

  package init(view: String, row: String? = nil) {
    self.view = view
    self.row = row
  }
}
