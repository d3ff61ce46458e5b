/// Clips the drawing of its `child` to the frame and the safe area around it. The child keeps its frame and its safe area.
package final class SafeAreaClipNode: UnaryNode, SafeAreaChanging {
  package override init() {
    super.init()
    capabilities.insert([.clipsChildren, .changesSafeArea])
  }

  var safeAreaReach: EdgeInsets { outerSafeArea.insets }

  var safeAreaAddition: SafeArea { SafeArea(insets: outerSafeArea.insets, bars: outerSafeArea.bars) }

  override func layoutChildren() {
    let insets = safeAreaStretch
    child?.place(at: CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top), proposal: proposal)
  }

  override func paint(_ context: inout PaintContext) {
    context.clipped(to: bounds) { paintChildren(&$0) }
  }
}
