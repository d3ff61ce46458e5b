import Engine

/// Two fingers that part or meet.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The fingers' distance as a multiple of the first one.
    public var magnification: CGFloat
    /// Magnification a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The same in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The change from which on it counts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = Limits.length(minimumScaleDelta, "minimumScaleDelta")
  }
}

extension MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never

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

/// Two fingers that turn around each other.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Clockwise.
    public var rotation: Angle
    /// Rotation a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The same in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The turn from which on it counts.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  public typealias Body = Never

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
  /// Where the middle between the fingers was in the view, in points and as a part of its size.
  @MainActor fileprivate func startPlace(of sample: PinchSample) -> (CGPoint, UnitPoint) {
    guard let node = self?.node else { return (sample.start, .center) }
    let location = node.convertFromWindow(sample.start)
    let (width, height) = (max(node.size.width, 1), max(node.size.height, 1))
    return (location, UnitPoint(x: location.x / width, y: location.y / height))
  }
}

/// The older form of `MagnifyGesture`, whose value is the magnification alone.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

/// The older form of `RotateGesture`, whose value is the rotation alone.
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}
