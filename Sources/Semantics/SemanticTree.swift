import Geometry

/// The semantic elements of a window at one moment.
package struct SemanticTree: Equatable, Sendable {
  package private(set) var nodes: [SemanticID: SemanticNode] = [:]
  /// The element that has the keyboard focus; nil without a focus.
  package var focus: SemanticID?

  /// An empty tree.
  package init() {}

  /// The element with the identity `id`; `nil` for an element that is not in the tree.
  package subscript(id: SemanticID) -> SemanticNode? {
    get { nodes[id] }
    set { nodes[id] = newValue }
  }

  /// The window; `nil` for an empty tree.
  package var window: SemanticNode? { nodes[.window] }

  /// Calls `visit` for each element in reading order, with its depth below the element `root`, which has the depth 0.
  package func forEach(below root: SemanticID = .window, _ visit: (SemanticNode, _ depth: Int) -> Void) {
    func walk(_ id: SemanticID, _ depth: Int) {
      guard let node = nodes[id] else { return }
      visit(node, depth)
      for child in node.children { walk(child, depth + 1) }
    }
    walk(root, 0)
  }
}

/// The window behind a semantic tree: it answers assistive technologies.
@MainActor package protocol SemanticHandler: AnyObject {
  /// The tree of the last pass.
  var tree: SemanticTree { get }
  /// Executes `request` for the element `id`. Returns false if the element is gone or cannot do it.
  func perform(_ request: SemanticRequest, on id: SemanticID) -> Bool
  /// The frame of the characters `range` in the window, in points; without characters the caret's, of width 0. Nil if the element has no text.
  func frame(of range: Range<Int>, in id: SemanticID) -> CGRect?
  /// The index of the character at `point` of the window; `nil` beside the text.
  func character(at point: CGPoint, in id: SemanticID) -> Int?
  /// The characters of the line with the character `index`, its line break included; nil if the element has no lines.
  func line(at index: Int, in id: SemanticID) -> Range<Int>?
}

/// A message for the user that has no element, such as “20 more rows”.
package struct SemanticAnnouncement: Hashable, Sendable {
  package var text: String
  /// True if it interrupts the reader's speech.
  package var isUrgent: Bool

  package init(_ text: String, isUrgent: Bool = false) {
    self.text = text
    self.isUrgent = isUrgent
  }
}
