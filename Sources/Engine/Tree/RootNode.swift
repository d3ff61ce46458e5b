/// The root of a window's tree. Proposes the window's size, less the safe area, to its content and centers it there.
package final class RootNode: RenderNode {
  /// The size of the window in points. `InputRouter` sets it for a resize event.
  package var windowSize: CGSize {
    didSet {
      guard windowSize != oldValue else { return }
      setNeedsLayout()
      windowSizeDidChange(windowSize)
    }
  }

  /// Called with a new `windowSize`, before the views are evaluated for it.
  package var windowSizeDidChange: (CGSize) -> Void = { _ in }

  /// The insets of the window's edges in points that content keeps free.
  package var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { setNeedsLayout() } }
  }

  /// The drawing in front of all `children`; nil without a drawing.
  package var foreground: (any ForegroundDrawing)? { didSet { setNeedsPaint() } }

  package init(windowSize: CGSize) {
    self.windowSize = windowSize
    super.init()
    capabilities = [.absorbsChildLayout, .clipsChildren, .changesSafeArea]
    relativeContainer = RelativeContainer(owner: self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override func paint(_ context: inout PaintContext) {
    paintChildren(&context)
    foreground?.paint(&context)
  }

  override func layoutChildren() {
    let area = CGRect(origin: .zero, size: windowSize).inset(by: safeArea)
    relativeContainer?.setOffer(ProposedViewSize(windowSize), insets: safeArea)
    for child in children {
      guard !child.capabilities.contains(.fillsWindow) else {
        child.place(at: .zero, proposal: ProposedViewSize(windowSize))
        continue
      }
      child.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
    }
  }
}

/// A drawing in front of the whole window, such as the preview of a drag. Set `RootNode.foreground` again after each change.
@MainActor package protocol ForegroundDrawing: AnyObject {
  /// Draws in window coordinates.
  func paint(_ context: inout PaintContext)
}

extension RootNode: SafeAreaChanging {
  var safeAreaAddition: SafeArea { SafeArea(insets: safeArea) }
}
