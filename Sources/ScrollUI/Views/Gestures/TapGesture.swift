import Engine

/// A tap, or several in a row.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture for `count` taps; values below 1 count as 1.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  /// Empty; use ``SpatialTapGesture`` for the location.
  public typealias Value = ()
  func makeDetector() -> Detector<Void> { MapDetector(TapDetector(count: count)) { _ in () } }

  func update(_ detector: Detector<Void>) {
    let map = unsafeDowncast(detector, to: MapDetector<CGPoint, Void>.self)
    unsafeDowncast(map.base, to: TapDetector.self).count = max(1, count)
  }
}

/// A tap with a location, or several in a row.
public struct SpatialTapGesture {
  /// The state of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture for `count` taps with a location in `coordinateSpace`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> {
    let tap = TapDetector(count: count)
    return MapDetector(tap, transform: Self.transform(tap, coordinateSpace))
  }

  func update(_ detector: Detector<Value>) {
    let map = unsafeDowncast(detector, to: MapDetector<CGPoint, Value>.self)
    let tap = unsafeDowncast(map.base, to: TapDetector.self)
    tap.count = max(1, count)
    map.transform = Self.transform(tap, coordinateSpace)
  }

  @MainActor private static func transform(_ tap: TapDetector, _ space: CoordinateSpace)
    -> @MainActor (CGPoint) -> Value
  {
    { [weak tap] point in
      Value(location: tap?.node.map { ResolvedSpace.convertFromWindow(point, to: space, around: $0) } ?? point)
    }
  }
}
