import ScrollUI

/// Tells the place of its content in a coordinate space.
///
/// A geometry reader behind the content has the content's frame. It may not write state, since it runs while the layout is made,
/// so it hands the place up as a preference, and the binding is written when the layout is done.
struct PositionObservingView<Content: View>: View {
  var coordinateSpace: CoordinateSpace
  @Binding var position: CGPoint
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .background(
        GeometryReader { geometry in
          Color.clear.preference(key: PreferenceKey.self, value: geometry.frame(in: coordinateSpace).origin)
        }
      )
      .onPreferenceChange(PreferenceKey.self) { position in
        self.position = position
      }
  }
}

extension PositionObservingView {
  /// There is one writer in each observing view, so nothing has to be combined.
  fileprivate struct PreferenceKey: ScrollUI.PreferenceKey {
    static var defaultValue: CGPoint { .zero }
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
  }
}

/// A scroll view that tells how far it is scrolled: how far its content's origin has moved to the left and up.
struct OffsetObservingScrollView<Content: View>: View {
  var axes: Axis.Set = [.vertical]
  var showsIndicators = true
  @Binding var offset: CGPoint
  @ViewBuilder var content: () -> Content

  /// Any name will do that no other space in here has.
  private let spaceName = UUID()

  init(
    axes: Axis.Set = [.vertical], showsIndicators: Bool = true, offset: Binding<CGPoint>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    _offset = offset
    self.content = content
  }

  var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      PositionObservingView(
        coordinateSpace: .named(spaceName),
        position: Binding(
          get: { offset },
          set: { offset = CGPoint(x: -$0.x, y: -$0.y) }),
        content: content)
    }
    .coordinateSpace(name: spaceName)
  }
}
