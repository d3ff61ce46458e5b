import Engine

/// One tap, or several in a row.
public struct TapGesture {
  /// How many taps it takes.
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = ()
  public typealias Body = Never

  func makeDetector() -> Detector<Void> { MapDetector(TapDetector(count: count)) { _ in () } }

  func update(_ detector: Detector<Void>) {
    let map = unsafeDowncast(detector, to: MapDetector<CGPoint, Void>.self)
    unsafeDowncast(map.base, to: TapDetector.self).count = max(1, count)
  }
}

/// One tap, or several in a row, and where the last one was.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The coordinates in which the location is told.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never

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
