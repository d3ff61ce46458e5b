import Engine

/// A press that moves.
///
/// In a scroll view it competes with scrolling: the first of them whose minimum distance is reached wins; at equal
/// distance the inner view.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event. Only differences are meaningful; the reference is the first frame of the window.
    public var time: Date
    /// The current location, in the gesture's coordinate space.
    public var location: CGPoint
    /// The location of the press, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted resting location if the drag ended now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    /// The distance from the start to the predicted resting location.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The prediction in seconds of velocity. SwiftUI predicts a quarter of the velocity.
    private static let coasting: CGFloat = 0.25
  }

  /// The distance in points after which the drag is recognized; by default 10.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations, as it is at the start of the drag.
  public var coordinateSpace: CoordinateSpace
  /// The axis of a control's movement; nil for both. See `DragDetector.axis`.
  var axis: Axis?

  /// Creates a drag gesture with locations in `coordinateSpace`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = Limits.length(minimumDistance, "minimumDistance")
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The earlier form with a `CoordinateSpace` value.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = Limits.length(minimumDistance, "minimumDistance")
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
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
