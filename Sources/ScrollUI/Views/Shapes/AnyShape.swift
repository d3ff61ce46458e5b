/// A shape that hides the type of another shape.
///
/// ```swift
/// let outline = isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8))
/// ```
public struct AnyShape: Shape {
  private var base: any Shape

  /// Hides the type of `shape`.
  nonisolated public init<S: Shape>(_ shape: S) { base = shape }

  /// The outline of the hidden shape.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the hidden shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The values of the hidden shape. Values of shapes of different types do not interpolate.
  nonisolated public var animatableData: _AnyAnimatableData {
    get { Self.data(of: base) }
    set { base = Self.setting(newValue, of: base) }
  }

  nonisolated private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  nonisolated private static func setting<S: Shape>(_ data: _AnyAnimatableData, of shape: S) -> any Shape {
    var copy = shape
    if let own = data.value as? S.AnimatableData { copy.animatableData = own }
    return copy
  }
}

/// The animatable data of an `AnyShape`: a vector of any type. Vectors of different types do not add up: the sum is the second.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The hidden vector; `nil` for `zero`, which fits every type.
  fileprivate var value: (any VectorArithmetic)?

  fileprivate init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// The neutral vector of every type.
  public static var zero: Self { Self(nil) }

  /// The sum of two vectors of a type; otherwise `rhs`.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.value else { return rhs }
    guard let right = rhs.value else { return lhs }
    return sum(of: left, right)
  }

  /// The difference of two vectors of a type; otherwise `zero`.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let right = rhs.value else { return lhs }
    guard let left = lhs.value else { return negated(right) }
    return difference(of: left, right)
  }

  /// True for equal vectors of a type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): true
    case (let left?, let right?): areEqual(left, right)
    case (let one?, nil), (nil, let one?): one.magnitudeSquared == 0
    }
  }

  /// Multiplies the vector by `factor`.
  public mutating func scale(by factor: Double) { value?.scale(by: factor) }

  /// The square of the length of the vector.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  private static func sum<Value: VectorArithmetic>(of left: Value, _ right: any VectorArithmetic) -> Self {
    guard let own = right as? Value else { return Self(right) }
    return Self(left + own)
  }

  private static func difference<Value: VectorArithmetic>(of left: Value, _ right: any VectorArithmetic) -> Self {
    guard let own = right as? Value else { return .zero }
    return Self(left - own)
  }

  private static func negated<Value: VectorArithmetic>(_ value: Value) -> Self { Self(Value.zero - value) }

  private static func areEqual<Value: VectorArithmetic>(_ left: Value, _ right: any VectorArithmetic) -> Bool {
    (right as? Value) == left
  }
}
