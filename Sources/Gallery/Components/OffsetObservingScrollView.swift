import ScrollUI

/// Reports the origin of its content in a coordinate space.
///
/// A `GeometryReader` behind the content has the content's frame. It runs during layout and must not write state, so it
/// passes the origin up as a preference; `onPreferenceChange` writes the binding after the layout.
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
  /// A preference with a single writer in each observing view, so `reduce` is empty.
  fileprivate struct PreferenceKey: ScrollUI.PreferenceKey {
    static var defaultValue: CGPoint { .zero }
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
  }
}

/// A `ScrollView` that reports its content offset by `offset`: the distance that the content's origin has moved left
/// and up, in points.
struct OffsetObservingScrollView<Content: View>: View {
  var axes: Axis.Set = [.vertical]
  var showsIndicators = true
  @Binding var offset: CGPoint
  @ViewBuilder var content: () -> Content

  /// A name that no other coordinate space in the content uses.
  private let spaceName = UUID()

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
