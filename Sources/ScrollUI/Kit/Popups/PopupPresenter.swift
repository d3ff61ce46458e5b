import Engine

/// Shows a popup over the window while `isPresented` is true.
struct PopupPresenter<Popup: View> {
  /// The placement of the popup relative to the modified view.
  enum Attachment: Equatable {
    /// Below the view, or above it if there is more space.
    case below
    /// Below the view, or above it if there is more space, with aligned centers.
    case attached
    /// With its `PopupAnchorNode` over the view, `inset` points from the view's leading edge.
    case over(inset: CGFloat)
    /// Beside the view with aligned first lines, for submenus.
    case beside
    /// At a point in window coordinates.
    case at(CGPoint)
    case everywhere
  }

  let isPresented: Bool
  let attachment: Attachment
  var backdrop = PopupBackdrop.none
  var transition = AnyTransition.opacity
  /// The animation of insertion and removal; nil for no animation.
  var animation: Animation?
  /// True if the popup follows the view. If false, a movement of the view calls `dismiss`.
  var followsView = false
  /// Called to dismiss the popup when the view has moved (unless `followsView`), is not visible, or is removed. If nil,
  /// the popup does not depend on the view's geometry.
  var dismiss: (() -> Void)?
  let popup: Popup
}

extension PopupPresenter: BehaviorModifier {
  typealias Behavior = PopupPresenterBehavior<Popup>
}

/// The behavior of the presenting view. The popup itself lives in the window's `PopupStack`; this object forwards
/// changes to it.
final class PopupPresenterBehavior<Popup: View>: ElementBehavior<PopupPresenter<Popup>>, GeometryObserver {
  private var shown: PopupHandle?
  /// The view's frame in window coordinates, as of the last placement.
  private var anchor = CGRect.zero
  private var isUpdateQueued = false

  override func didMount() { if modifier.isPresented { setNeedsUpdate() } }

  override func didUpdate(from old: PopupPresenter<Popup>) {
    if modifier.isPresented || shown != nil { setNeedsUpdate() }
  }

  /// The popup has the environment of the presenting view, so every change is forwarded.
  override func environmentDidChange(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
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
    let modifier = modifier
    switch (modifier.isPresented, shown) {
    case (true, nil): show()
    case (true, let popup?): popup.update(environment: environment, content: AnyView(modifier.popup))
    case (false, _): hide()
    }
  }

  private func show() {
    let modifier = modifier
    guard let node = nodes.first, node.host != nil || modifier.attachment == .everywhere else { return }
    anchor = node.host == nil ? .zero : node.convert(node.bounds, to: nil)
    if modifier.dismiss != nil { graph.add(self) }
    withAnimation(modifier.animation) {
      shown = graph.popups.show(
        at: modifier.attachment.placement(of: anchor), takesPresses: true, environment: environment,
        backdrop: modifier.backdrop, transition: modifier.transition
      ) { modifier.popup }
    }
  }

  func compareGeometry() {
    guard let popup = shown, let node = nodes.first, let dismiss = modifier.dismiss,
      !node.flags.contains(.layout)
    else { return }
    guard let frame = node.frameInSight else { return graph.enqueue("popup") { dismiss() } }
    guard frame != anchor else { return }
    anchor = frame
    guard modifier.followsView else { return graph.enqueue("popup") { dismiss() } }
    popup.placement = modifier.attachment.placement(of: frame)
  }

  private func hide() {
    guard let popup = shown else { return }
    shown = nil
    graph.remove(self)
    withAnimation(modifier.animation) { popup.hide() }
  }

  override func didUnmount() {
    graph.remove(self)
    guard let popup = shown else { return }
    let dismiss = modifier.dismiss
    shown = nil
    graph.enqueue("popup") {
      popup.hide()
      // The popup does not reappear when the view is inserted again.
      dismiss?()
    }
  }
}

extension RenderNode {
  /// The node's frame in window coordinates; nil if it is clipped completely by the window or the scroll views around
  /// it.
  package var frameInSight: CGRect? {
    guard host != nil, isSeen(by: 0) else { return nil }
    let frame = convert(bounds, to: nil)
    let window = CGRect(origin: .zero, size: root.size)
    return frame.overlap(with: window).isNull ? nil : frame
  }
}

extension PopupPresenter.Attachment {
  fileprivate func placement(of frame: CGRect) -> PopupNode.Placement {
    switch self {
    case .below: .below(frame)
    case .attached: .attached(frame)
    case .over(let inset): .over(frame, inset: inset)
    case .beside: .beside(frame)
    case .at(let point): .at(point)
    case .everywhere: .everywhere
    }
  }
}
