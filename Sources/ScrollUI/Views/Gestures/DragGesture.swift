import Engine

/// A press that moves.
///
/// Inside a scroll view it competes with scrolling: whichever the pointer has moved far enough for first wins, and with the same
/// movement the view further in.
public struct DragGesture {
  /// Where a drag stands.
  public struct Value: Equatable, Sendable {
    /// The moment of the last event. Differences count; the first moment is that of the window's first frame.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// From the start to the present location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    /// From the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// For how many seconds of its velocity a drag coasts. SwiftUI's predictions are a quarter of the velocity away.
    private static let coasting: CGFloat = 0.25
  }

  /// How far the pointer has to go, in points.
  public var minimumDistance: CGFloat
  /// The coordinates of the locations, as they lie when the drag begins.
  public var coordinateSpace: CoordinateSpace
  /// The axis along which a control moves something; nil for any. See `DragDetector.axis`.
  var axis: Axis?

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = Limits.length(minimumDistance, "minimumDistance")
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The older form.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = Limits.length(minimumDistance, "minimumDistance")
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public typealias Body = Never

  func makeDetector() -> Detector<Value> {
    let drag = DragDetector(minimumDistance: minimumDistance, makeMapping: mapping)
    drag.axis = axis
    return MapDetector(drag) { Value($0) }
  }

  func update(_ detector: Detector<Value>) {
    let map = unsafeDowncast(detector, to: MapDetector<DragSample, Value>.self)
    let drag = unsafeDowncast(map.base, to: DragDetector.self)
    drag.minimumDistance = minimumDistance
    drag.axis = axis
    drag.makeMapping = mapping
  }

  private var mapping: @MainActor (RenderNode) -> CGAffineTransform {
    let space = coordinateSpace
    return { ResolvedSpace.mappingFromWindow(to: space, around: $0) }
  }
}

extension DragGesture.Value {
  init(_ sample: DragSample) {
    time = Date(timeIntervalSinceReferenceDate: sample.time)
    location = sample.location.applying(sample.mapping)
    startLocation = sample.start.applying(sample.mapping)
    let origin = CGPoint.zero.applying(sample.mapping)
    let tip = CGPoint(x: sample.velocity.dx, y: sample.velocity.dy).applying(sample.mapping)
    velocity = CGSize(width: tip.x - origin.x, height: tip.y - origin.y)
  }
}
