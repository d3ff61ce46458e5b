import Engine

/// A pinch: two fingers that move apart or together.
public struct MagnifyGesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the last event. Only differences are meaningful.
    public var time: Date
    /// The distance of the fingers relative to the initial distance; 1 at the start.
    public var magnification: CGFloat
    /// The change of `magnification` per second.
    public var velocity: CGFloat
    /// The initial center between the fingers as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The initial center between the fingers in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The change of scale after which the gesture is recognized; by default 0.01.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = Limits.length(minimumScaleDelta, "minimumScaleDelta")
  }
}

extension MagnifyGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> {
    let pinch = PinchDetector(measure: .magnification(minimum: minimumScaleDelta))
    return MapDetector(pinch) { [weak pinch] sample in
      let (location, anchor) = pinch.startPlace(of: sample)
      return Value(
        time: Date(timeIntervalSinceReferenceDate: sample.time), magnification: sample.magnification,
        velocity: sample.magnificationVelocity, startAnchor: anchor, startLocation: location)
    }
  }

  func update(_ detector: Detector<Value>) {
    let map = unsafeDowncast(detector, to: MapDetector<PinchSample, Value>.self)
    unsafeDowncast(map.base, to: PinchDetector.self).measure = .magnification(minimum: minimumScaleDelta)
  }
}

/// Two fingers that rotate around each other.
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event. Only differences are meaningful.
    public var time: Date
    /// The rotation since the start, clockwise.
    public var rotation: Angle
    /// The change of `rotation` per second.
    public var velocity: Angle
    /// The initial center between the fingers as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The initial center between the fingers in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The rotation after which the gesture is recognized; by default 1°.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> {
    let pinch = PinchDetector(measure: .rotation(minimum: minimumAngleDelta.radians))
    return MapDetector(pinch) { [weak pinch] sample in
      let (location, anchor) = pinch.startPlace(of: sample)
      return Value(
        time: Date(timeIntervalSinceReferenceDate: sample.time), rotation: .radians(sample.rotation),
        velocity: .radians(sample.rotationVelocity), startAnchor: anchor, startLocation: location)
    }
  }

  func update(_ detector: Detector<Value>) {
    let map = unsafeDowncast(detector, to: MapDetector<PinchSample, Value>.self)
    unsafeDowncast(map.base, to: PinchDetector.self).measure = .rotation(minimum: minimumAngleDelta.radians)
  }
}

extension Optional<PinchDetector> {
  /// The initial center between the fingers in the view, in points and as a fraction of its size.
  @MainActor fileprivate func startPlace(of sample: PinchSample) -> (CGPoint, UnitPoint) {
    guard let node = self?.node else { return (sample.start, .center) }
    let location = node.convertFromWindow(sample.start)
    let (width, height) = (max(node.size.width, 1), max(node.size.height, 1))
    return (location, UnitPoint(x: location.x / width, y: location.y / height))
  }
}

/// The earlier form of ``MagnifyGesture``, with the magnification as its value.
public struct MagnificationGesture: Gesture {
  /// The magnification; 1 at the start.
  public typealias Value = CGFloat

  /// The change of scale after which the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A ``MagnifyGesture`` mapped to `magnification`.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

/// The earlier form of ``RotateGesture``, with the rotation as its value.
public struct RotationGesture: Gesture {
  /// The clockwise rotation.
  public typealias Value = Angle

  /// The rotation after which the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// A ``RotateGesture`` mapped to `rotation`.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}
