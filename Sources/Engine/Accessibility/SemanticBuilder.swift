import Semantics

/// A node that is a `SemanticElement`, or hides or arranges the elements below. `SemanticBuilder.visit(_:)` passes over all other nodes to their `children`.
@MainActor package protocol SemanticDescribing: RenderNode {
  /// Adds the elements of the node, with those of its children, to `builder`.
  func describe(into builder: inout SemanticBuilder)
}

/// The collection of semantic elements during a walk through the render tree.
///
/// An identity is a hash of its container's identity, the row, the `id(_:)`s on the way, the role, and the number of earlier elements with that
/// role. A row that is built again and a button that moves get the same identity, and no identity depends on an object.
@MainActor package struct SemanticBuilder {
  /// The nodes of the keyboard focus, from `SemanticFocus`.
  @MainActor package struct Focus {
    /// The nodes that can receive the focus.
    var targets: Set<ObjectIdentifier> = []
    /// The node that has the focus.
    var current: RenderNode?
    /// `current` and its ancestors.
    private(set) var path: Set<ObjectIdentifier> = []

    init(targets: [RenderNode], current: RenderNode?) {
      self.targets = Set(targets.map { ObjectIdentifier($0) })
      self.current = current
      var node = current
      while let next = node {
        path.insert(ObjectIdentifier(next))
        node = next.parent
      }
    }
  }

  /// The part of the identities that elements share.
  private struct Scope {
    var hash: UInt64
    var counts: [SemanticRole: Int] = [:]
  }

  /// The elements of the container that is being described.
  private(set) var elements: [SemanticElement] = []
  /// The visible part of the window, in points.
  private(set) var clip: CGRect
  /// The keyboard focus.
  let focus: Focus
  /// The identity in `id(_:)` or in the data that is searched, and the first element with it.
  private let soughtIdentity: AnyHashable?
  private(set) var found: SemanticID?
  /// The last target of the focus without an element inside, such as the track of a slider. The element around it takes it.
  private var bareTarget: RenderNode?
  private var scope = Scope(hash: SemanticID.window.rawValue)
  private var used: Set<SemanticID> = [.window]

  init(clip: CGRect, focus: Focus, soughtIdentity: AnyHashable? = nil) {
    self.clip = clip
    self.soughtIdentity = soughtIdentity
    self.focus = focus
  }

  // MARK: Walk

  /// Adds the elements of `node` and its descendants to `elements`.
  package mutating func visit(_ node: RenderNode) {
    let (outerClip, outerScope, start) = (clip, scope, elements.count)
    let identity = node.identities.first
    if let identity { enter(identity) }
    if node.clipsChildren { clip = clip.overlap(with: node.convert(node.bounds, to: nil)) }
    if let describing = node as? any SemanticDescribing {
      describing.describe(into: &self)
    } else {
      visitChildren(of: node)
    }
    if focus.targets.contains(ObjectIdentifier(node)) {
      if start < elements.count { markFocusable(from: start, by: node) } else { bareTarget = node }
    }
    clip = outerClip
    if let identity {
      note(identity, from: start)
      scope = outerScope
    }
  }

  /// Adds the elements of `shownChildren` or of all `children`, in their order.
  package mutating func visitChildren(of node: RenderNode) {
    for child in node.shownChildren ?? node.children { visit(child) }
  }

  /// Returns the elements that `body` adds. With `container`, their identities are inside of that element's.
  package mutating func collect(in container: SemanticElement? = nil, _ body: (inout SemanticBuilder) -> Void)
    -> [SemanticElement]
  {
    let (outer, outerScope) = (elements, scope)
    elements = []
    if let container { scope = Scope(hash: container.node.id.rawValue) }
    body(&self)
    defer {
      elements = outer
      if container != nil { scope = outerScope }
    }
    return elements
  }

  /// Adds the elements of a row with the identity `id`.
  package mutating func row(_ id: AnyHashable, _ body: (inout SemanticBuilder) -> Void) {
    let (outer, start) = (scope, elements.count)
    enter(id)
    body(&self)
    note(id, from: start)
    scope = outer
  }

  /// Compares the `identity` of the elements from the index `start` on with that which is searched.
  mutating func note(_ identity: AnyHashable, from start: Int) {
    guard let soughtIdentity, found == nil, identity == soughtIdentity, start < elements.count else { return }
    found = elements[start].node.id
  }

  private mutating func enter(_ identity: AnyHashable) {
    var hasher = Hasher()
    hasher.combine(scope.hash)
    hasher.combine(identity)
    scope = Scope(hash: UInt64(bitPattern: Int64(hasher.finalize())))
  }

  /// True if the focus is at a node of `nodes` or below.
  func hasFocus(in nodes: [RenderNode]) -> Bool { nodes.contains { focus.path.contains(ObjectIdentifier($0)) } }

  // MARK: Elements

  /// A new `SemanticElement` with the frame of `node` and the next identity. `add(_:)` adds it.
  package mutating func element(_ role: SemanticRole, of node: RenderNode) -> SemanticElement {
    let frame = node.convert(node.bounds, to: nil)
    var new = SemanticNode(id: nextID(role), role: role, frame: frame)
    if frame.meets(clip) { new.states.insert(.showing) }
    return SemanticElement(new, source: node)
  }

  package mutating func add(_ element: SemanticElement) { elements.append(element) }

  private mutating func nextID(_ role: SemanticRole) -> SemanticID {
    let number = scope.counts[role, default: 0]
    scope.counts[role] = number + 1
    var salt = 0
    while true {
      var hasher = Hasher()
      hasher.combine(scope.hash)
      hasher.combine(role)
      hasher.combine(number)
      // The identities of two rows of a container may be equal.
      if salt > 0 { hasher.combine(salt) }
      let id = SemanticID(rawValue: UInt64(bitPattern: Int64(hasher.finalize())))
      if used.insert(id).inserted { return id }
      salt += 1
    }
  }

  /// Returns the elements below `node`, and the target of the focus among them that has no element.
  mutating func collectChildren(of node: RenderNode, in container: SemanticElement)
    -> (elements: [SemanticElement], bareTarget: RenderNode?)
  {
    let former = bareTarget
    bareTarget = nil
    defer { bareTarget = former }
    let content = collect(in: container) { $0.visitChildren(of: node) }
    return (content, bareTarget)
  }

  /// Makes `element` the target of the focus in place of the nodes inside of it.
  func focus(_ element: inout SemanticElement, by node: RenderNode?) {
    guard let node, element.focusNode == nil else { return }
    element.focusNode = node
    element.node.states.insert(node === focus.current ? [.focusable, .focused] : .focusable)
  }

  /// Makes the first element from the index `start` on the target of the focus: the list in place of the scroll view around it.
  private mutating func markFocusable(from start: Int, by node: RenderNode) {
    guard start < elements.count else { return }
    let isFocused = node === focus.current
    elements[start].changePrincipal { element in
      element.node.states.insert(isFocused ? [.focusable, .focused] : .focusable)
      if element.focusNode == nil { element.focusNode = node }
    }
  }
}
