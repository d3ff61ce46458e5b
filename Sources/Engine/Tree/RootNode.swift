/// The root of a window's tree. Proposes the window's size, less the safe area, to its content and centres it there.
package final class RootNode: RenderNode {
  /// The size of the window in points. `InputRouter` sets it for a resize event.
  package var windowSize: CGSize {
    didSet { if windowSize != oldValue { setNeedsLayout() } }
  }

  /// The insets of the window's edges in points that content keeps free.
  package var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { setNeedsLayout() } }
  }

  package init(windowSize: CGSize) {
    self.windowSize = windowSize
    super.init()
  }

  override var absorbsChildLayout: Bool { true }
  override var clipsChildren: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override var addedSafeArea: SafeArea { SafeArea(insets: safeArea) }

  private lazy var content = RelativeContainer(owner: self)

  override var relativeContainer: RelativeContainer? { content }

  override func layoutChildren() {
    let area = CGRect(origin: .zero, size: windowSize).inset(by: safeArea)
    content.setOffer(ProposedViewSize(windowSize), insets: safeArea)
    for child in children {
      guard !child.fillsWindow else {
        child.place(at: .zero, proposal: ProposedViewSize(windowSize))
        continue
      }
      child.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
    }
  }
}
