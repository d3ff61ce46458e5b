import Engine

/// Lets the content of a scroll view be zoomed, and binds its zoom to a value of the program.
struct ScrollZoomModifier {
  let zoom: Binding<CGFloat>?
  let range: ClosedRange<CGFloat>

  fileprivate var limits: ZoomRange { ZoomRange(Double(range.lowerBound), Double(range.upperBound)) }
}

extension ScrollZoomModifier: BehaviorModifier {
  typealias Behavior = ScrollZoomBehavior
}

/// Passes changes of the bound zoom to the scroll view, and writes the zoom back that input leads to.
///
/// `exchangedZoom` is the value last sent or received, so that a reported zoom causes no change and a fulfilled change no report.
final class ScrollZoomBehavior: ScrollScopeBehavior<ScrollZoomModifier>, GeometryObserver {
  private var exchangedZoom: CGFloat?
  private weak var zoomed: ScrollNode?

  override func didMount() {
    graph.add(self)
    takeValue()
  }

  override func didUnmount() {
    graph.remove(self)
    zoomed?.zoomContent(in: nil)
  }

  override func willUpdate() { takeValue() }

  /// Called if the value has changed without an update of the surrounding body.
  override func stateDidChange() { takeValue() }

  override func scrollViewDidChange() {
    if zoomed !== scope.node { zoomed?.zoomContent(in: nil) }
    exchangedZoom = nil
    element.setNeedsBody()
  }

  private func takeValue() {
    guard let node = scope.node else { return }
    zoomed = node
    node.zoomContent(in: modifier.limits)
    guard let binding = modifier.zoom else { return }
    let value = graph.track(element) { binding.wrappedValue }
    guard value != exchangedZoom else { return }
    let isFirst = exchangedZoom == nil
    exchangedZoom = value
    // A jump in this update refers to the final size of the content.
    let isAnimated = !isFirst && !node.requests.willJump
    let completion = graph.transaction.completing(in: graph)
    node.zoom?.setZoom(Double(value), animation: isAnimated ? graph.transaction.scrollTiming : nil) { completion(true) }
    graph.pipeline.requestGeometryUpdate()
  }

  /// Writes the zoom back after input, and a value of the program that was clamped.
  func compareGeometry() {
    warnOfSeveral("scrollZoom")
    guard let binding = modifier.zoom, exchangedZoom != nil, let zoom = scope.node?.zoom else { return }
    let value = CGFloat(zoom.target)
    guard value != exchangedZoom else { return }
    exchangedZoom = value
    graph.enqueue("scrollZoom") { binding.wrappedValue = value }
  }
}

extension EnvironmentValues {
  /// True if input zooms the content of scroll views in this view. Default true; set by `scrollZoomDisabled(_:)`.
  @Entry var isScrollZoomEnabled: Bool = true
}

nonisolated extension View {
  /// Lets the content of the scroll view in this view be zoomed. Not in SwiftUI.
  ///
  /// Two fingers, the wheel with Control, Control with plus, minus and 0, and a double press zoom about the pointer, or about the middle
  /// of the scroll view. A double press enlarges the content, and returns to the least zoom from the greatest. Beyond the limits a pinch meets resistance, and the content returns after its end. The content is laid out at zoom 1;
  /// content smaller than the scroll view is centered. It scrolls along both axes.
  ///
  /// ```swift
  /// ScrollView([.horizontal, .vertical]) {
  ///   Image("Harbor")
  /// }
  /// .scrollZoom(in: 0.5...8)
  /// ```
  ///
  /// - Parameter range: The limits of the zoom; 1 is the size of the layout. Each is clamped to 0.01...100.
  public func scrollZoom(in range: ClosedRange<CGFloat>) -> some View {
    modifier(ScrollZoomModifier(zoom: nil, range: range))
  }

  /// Lets the content of the scroll view in this view be zoomed, and binds its zoom. Not in SwiftUI.
  ///
  /// Input writes the zoom at which the content will rest. A write zooms about the middle of the scroll view, under the animation of its
  /// transaction:
  ///
  /// ```swift
  /// Button("Fit") { withAnimation { zoom = 1 } }
  /// ```
  ///
  /// - Parameters:
  ///   - zoom: The zoom. A value outside of `range` is replaced by the nearest limit.
  ///   - range: The limits of the zoom; 1 is the size of the layout. Each is clamped to 0.01...100.
  public func scrollZoom(_ zoom: Binding<CGFloat>, in range: ClosedRange<CGFloat>) -> some View {
    modifier(ScrollZoomModifier(zoom: zoom, range: range))
  }

  /// Disables zooming by input in the scroll views of this view. Values of the program still zoom. Not in SwiftUI.
  ///
  /// An inner `scrollZoomDisabled(false)` does not enable scroll views that an outer modifier has disabled.
  ///
  /// - Parameter disabled: False leaves the scroll views as they are.
  public func scrollZoomDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isScrollZoomEnabled) { $0 = $0 && !disabled }
  }
}
