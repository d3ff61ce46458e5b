import Engine

/// Lets something float over the window while a condition holds.
struct PopupPresenter<Popup: View> {
  /// Where it floats, by the view that this is written on.
  enum Place: Equatable {
    /// Below the view, or above it where there is more room.
    case below
    /// Beside it, with the first line level: a menu in a menu.
    case beside
    /// At a point of the window.
    case at(CGPoint)
    case everywhere
  }

  let isPresented: Bool
  let place: Place
  var backdrop = PopupBackdrop.none
  var transition = AnyTransition.opacity
  /// How it comes and goes; nil for at once.
  var animation: Animation?
  /// Called when the view that it floats by is elsewhere now.
  var moved: (() -> Void)?
  let popup: Popup
}

extension PopupPresenter: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PopupPresenterElement(view, context)
  }
}

/// What floats stands in the tree of the window's popups; this element tells it of changes.
final class PopupPresenterElement<Content: View, Popup: View>: ModifierPassThroughElement<
  Content, PopupPresenter<Popup>
>, GeometryObserver
{
  private var shown: Int?
  /// Where the view was when the popup was shown.
  private var anchor = CGRect.zero
  private var isUpdateQueued = false

  override init(_ view: ModifiedContent<Content, PopupPresenter<Popup>>, _ context: ElementContext) {
    super.init(view, context)
    if view.modifier.isPresented { setNeedsUpdate() }
  }

  override func update(_ view: ModifiedContent<Content, PopupPresenter<Popup>>) {
    super.update(view)
    if view.modifier.isPresented || shown != nil { setNeedsUpdate() }
  }

  /// What floats has the environment of this place, whatever it reads of it.
  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    if shown != nil { setNeedsUpdate() }
    return changed
  }

  private func setNeedsUpdate() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    graph.enqueue("popup") { [weak self] in self?.updatePopup() }
  }

  private func updatePopup() {
    isUpdateQueued = false
    guard isMounted else { return }
    let modifier = view.modifier
    switch (modifier.isPresented, shown) {
    case (true, nil): show()
    case (true, let id?): graph.popups.update(id, environment: environment, content: AnyView(modifier.popup))
    case (false, _): hide()
    }
  }

  private func show() {
    let modifier = view.modifier
    guard let node = nodes.first, node.pipeline != nil || modifier.place == .everywhere else { return }
    anchor = node.pipeline == nil ? .zero : node.convert(node.bounds, to: nil)
    graph.showPopups()
    if modifier.moved != nil { graph.add(self) }
    withAnimation(modifier.animation) {
      shown = graph.popups.show(
        at: modifier.place.placement(of: anchor), takesPresses: true, environment: environment,
        backdrop: modifier.backdrop, transition: modifier.transition
      ) { modifier.popup }
    }
  }

  func compareGeometry() {
    guard shown != nil, let node = nodes.first, node.pipeline == nil || node.convert(node.bounds, to: nil) != anchor,
      let moved = view.modifier.moved
    else { return }
    graph.enqueue("popup") { moved() }
  }

  private func hide() {
    guard let id = shown else { return }
    shown = nil
    graph.remove(self)
    withAnimation(view.modifier.animation) { graph.popups.hide(id) }
  }

  override func didUnmount() {
    graph.remove(self)
    guard shown != nil else { return }
    let (graph, id) = (graph, shown)
    shown = nil
    graph.enqueue("popup") { if let id { graph.popups.hide(id) } }
  }
}

extension PopupPresenter.Place {
  fileprivate func placement(of frame: CGRect) -> PopupNode.Placement {
    switch self {
    case .below: .below(frame)
    case .beside: .beside(frame)
    case .at(let point): .at(point)
    case .everywhere: .everywhere
    }
  }
}
