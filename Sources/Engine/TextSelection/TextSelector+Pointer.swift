extension TextSelector {
  /// A selection in progress by a pointer that is down.
  @MainActor struct Drag {
    let granularity: TextGranularity
    /// The text that stays selected at all positions of the pointer; see `TextDragSelection.origin`.
    var origin: SelectedTexts
    /// The distance from the pointer to the end that it moves, in points.
    let grip: CGPoint
    /// Scrolls while that end is near an edge or beyond it. `EdgeScroller.point` is the end.
    private(set) var edges: EdgeScroller
    private let scrollers: WeakList<ScrollNode>

    /// A drag that begins at a point of the window, in a text.
    init(
      granularity: TextGranularity, origin: SelectedTexts, at point: CGPoint, around node: TextNode,
      grip: CGPoint = .zero
    ) {
      self.granularity = granularity
      self.origin = origin
      self.grip = grip
      let path = node.scrollers
      scrollers = WeakList(path)
      edges = Self.edges(at: point, path: path, hasDeadBand: true)
    }

    private static func edges(at point: CGPoint, path: [ScrollNode], hasDeadBand: Bool) -> EdgeScroller {
      EdgeScroller(
        TextSelector.edgeZone, axes: Axis.allCases, path: path, at: point, hasDeadBand: hasDeadBand
      ) { target, axis, direction in target.canScroll(axis, towards: direction) }
    }

    /// Moves the pointer. Beyond an edge it scrolls also if the drag began near that edge.
    mutating func move(to point: CGPoint) {
      let movedEnd = point + grip
      if visible(movedEnd) != movedEnd, !edges.isPulled {
        edges = Self.edges(at: movedEnd, path: Array(scrollers), hasDeadBand: false)
      } else {
        edges.move(to: movedEnd)
      }
    }

    /// The part of the window in which all of `scrollers` show content; nil without a scroll view.
    var visibleArea: CGRect? {
      let scrollers = Array(scrollers)
      return scrollers.first?.visibleArea(of: scrollers)
    }

    /// A point clamped to `visibleArea`, so that rows beyond the edges stay unselected.
    func visible(_ point: CGPoint) -> CGPoint {
      guard let area = visibleArea else { return point }
      return CGPoint(
        x: max(area.minX, min(area.maxX - 0.5, point.x)), y: max(area.minY, min(area.maxY - 0.5, point.y)))
    }
  }

  /// The zones at the edges of a viewport in which a held pointer scrolls.
  fileprivate static let edgeZone = EdgeZone(width: 24, speed: .velocity(900))

  // MARK: Presses

  /// Counts a press of the mouse by `ClickCounter`.
  func countClick(_ press: Press) -> Int { clicks.press(at: press.start, time: press.startTime) }

  /// Begins a selection in the `TextNode` of `pressed`.
  ///
  /// - Parameters:
  ///   - clicks: the number of presses in quick succession, from 1.
  ///   - extends: true to continue the present selection from its anchor.
  func beginDrag(at point: CGPoint, clicks: Int, extends: Bool) {
    guard let node = pressed?.node, node.host != nil, let scope = node.selection as? TextSelectionScope else { return }
    let granularity = TextGranularity(clicks: clicks)
    let texts = SelectableTexts(scope)
    var origin: SelectedTexts?
    if extends, let selection, selection.scope === scope {
      origin = SelectedTexts(scope: scope, anchor: selection.anchor, head: selection.anchor)
    } else if let unit = unit(granularity, at: point, in: texts) {
      origin = SelectedTexts(scope: scope, anchor: unit.lowerBound.place, head: unit.upperBound.place)
    }
    guard let origin else { return }
    drag = Drag(granularity: granularity, origin: origin, at: point, around: node)
    preferredX = nil
    pendingMovements = []
    continueDrag()
  }

  /// Extends the selection to a pointer at a point of the window.
  func moveDrag(to point: CGPoint) {
    guard drag != nil else { return }
    drag?.move(to: point)
    continueDrag()
    if drag?.edges.isPulled == true { host.add(self) }
  }

  /// Selects from `Drag.origin` to the unit under the pointer, by `TextDragSelection.ends(from:to:)`.
  func continueDrag() {
    guard let drag else { return }
    let origin = drag.origin
    let texts = SelectableTexts(origin.scope)
    guard let (lower, upper) = origin.ends(in: texts),
      let unit = unit(drag.granularity, at: drag.visible(drag.edges.point), in: texts, drag.visibleArea)
    else { return refresh() }
    let ends = TextDragSelection.ends(from: lower..<upper, to: unit)
    select(origin.scope, anchor: ends.anchor.place, head: ends.head.place)
  }

  /// Ends the selection by the pointer, and shares it as the primary selection.
  func endDrag(byFinger: Bool = false) {
    guard drag != nil else { return }
    drag = nil
    isByFinger = byFinger
    didChange()
    sharePrimary()
  }

  /// Ends a selection by a lost pointer. What it has selected stays selected.
  func cancelDrag() {
    guard drag != nil else { return }
    drag = nil
    didChange()
  }

  /// The unit of the text nearest to a point of the window; see `SelectableTexts.hit(_:in:)`.
  private func unit(
    _ granularity: TextGranularity, at point: CGPoint, in texts: SelectableTexts, _ area: CGRect? = nil
  ) -> Range<OrderedTextPlace>? {
    guard let (node, hit) = texts.hit(point, in: area ?? .infinite) else { return nil }
    let range =
      granularity == .character
      ? hit.boundary.position..<hit.boundary.position : TextBuffer(node.string).range(of: granularity, at: hit)
    let affinity = granularity == .character ? hit.boundary.affinity : .downstream
    guard let lower = texts.place(of: node, position: range.lowerBound, affinity: affinity),
      let upper = texts.place(of: node, position: range.upperBound, affinity: affinity),
      let lower = texts.ordered(lower), let upper = texts.ordered(upper)
    else { return nil }
    return lower..<upper
  }

  /// True if the right button at a point opens the menu of `selection`: on selected text, and on text without a `SecondaryPressDetector` around it.
  func takesMenu(at point: CGPoint) -> Bool {
    guard drag == nil, let node = pressed?.node, let scope = node.selection as? TextSelectionScope else { return false }
    if isSelected(node, at: point) { return true }
    guard node.nearestAncestor(where: { $0.enabledDetector is SecondaryPressDetector }) == nil else { return false }
    if let (node, hit) = SelectableTexts(scope).hit(point) { placeCaret(in: node, scope, at: hit.boundary) }
    return true
  }

  private func isSelected(_ node: TextNode, at point: CGPoint) -> Bool {
    guard let range = node.selectedRange, let geometry = StaticTextGeometry(node) else { return false }
    return range.contains(geometry.hit(node.convertFromWindow(point)).character)
  }

  private func placeCaret(in node: TextNode, _ scope: TextSelectionScope, at location: TextLocation) {
    let place = SelectableTexts(scope).place(of: node, position: location.position, affinity: location.affinity)
    if let place { select(scope, anchor: place, head: place) }
  }
}

// MARK: - Each press of the window

extension TextSelector: PressGuard {
  /// Takes a press with Shift beside the texts of `selection`. Clears `selection` at another press elsewhere, and leaves the press to the
  /// nodes of `path`.
  func detector(for press: Press, path: [RenderNode]) -> GestureDetector? {
    hasKeyboard = true
    tapDetector.isArmed = false
    let node = path.first?.fact(TextFact.self).flatMap { $0.selection is TextSelectionScope ? $0 : nil }
    pressed = node.map { ($0, press.start) }
    if node == nil {
      if path.contains(where: { $0.capabilities.contains(.popsUp) || isOnBar(of: $0, press.start) }) { return nil }
      if let nearest = extendedText(by: press, path: path) { return extendSelection(to: nearest, by: press) }
    }
    tapDetector.isArmed = press.source.isFinger && selection != nil
    if press.source == .leftButton { mousePressed(press, on: node) }
    return nil
  }

  var observer: GestureDetector? { tapDetector }

  /// The text nearest to a press with Shift in the views of `selection`, beside their texts; nil for any other press, and on a gesture.
  private func extendedText(by press: Press, path: [RenderNode]) -> TextNode? {
    guard press.source == .leftButton, press.modifiers.contains(.shift), let scope = selection?.scope else {
      return nil
    }
    let root = scope.roots().first { root in
      // An empty place of a stack is not hit: the deepest node is then around the stack.
      root.bounds.contains(root.convertFromWindow(press.start))
        && (path.isEmpty || path.contains { $0 === root } || root.nearestAncestor { $0 === path.first } != nil)
    }
    guard let root else { return nil }
    let inner = path.contains { $0 === root } ? path.prefix { $0 !== root } : []
    guard !inner.contains(where: { $0.enabledDetector?.accepts(press) == true }) else { return nil }
    return SelectableTexts(scope).hit(press.start)?.node
  }

  private func extendSelection(to node: TextNode, by press: Press) -> GestureDetector? {
    isByFinger = false
    host.services.endFocus()
    pressed = (node, press.start)
    return detector.claim(press) ? detector : nil
  }

  private func isOnBar(of node: RenderNode, _ point: CGPoint) -> Bool {
    guard let scroller = node.fact(ScrollFact.self) else { return false }
    return scroller.indicators.axis(at: scroller.convertFromWindow(point)) != nil
  }

  private func mousePressed(_ press: Press, on node: TextNode?) {
    isByFinger = false
    guard let node, let scope = node.selection as? TextSelectionScope, scope.contains(node) else { return _ = clear() }
    host.services.endFocus()
    if press.modifiers.contains(.shift), selection?.scope === scope { return }
    clear()
    if let (node, hit) = SelectableTexts(scope).hit(press.start) { placeCaret(in: node, scope, at: hit.boundary) }
  }

  func dismiss() -> Bool { false }

  func windowDidLoseKeyboard() { hasKeyboard = false }
}

extension TextSelector: FrameTicker {
  package func tick(at time: Double) -> NextTick {
    var isBusy = drag?.edges.step(at: time) == true
    if copy?.advance() == true { isBusy = true }
    return isBusy ? .nextFrame : .never
  }
}
