import Engine

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the two say; nil for one that has not begun.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  public typealias Body = Never

  func makeDetector() -> Detector<Value> {
    MapDetector(SimultaneousDetector(GestureDetection.make(first), GestureDetection.make(second))) {
      Value(first: $0.first, second: $0.second)
    }
  }

  func update(_ detector: Detector<Value>) {
    typealias Combined = SimultaneousDetector<First.Value, Second.Value>
    let map = unsafeDowncast(detector, to: MapDetector<Combined.Values, Value>.self)
    let combined = unsafeDowncast(map.base, to: Combined.self)
    GestureDetection.update(first, combined.first)
    GestureDetection.update(second, combined.second)
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second may have begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  public typealias Body = Never

  func makeDetector() -> Detector<Value> {
    MapDetector(SequenceDetector(GestureDetection.make(first), GestureDetection.make(second))) { step in
      switch step {
      case .first(let value): .first(value)
      case .second(let value, let next): .second(value, next)
      }
    }
  }

  func update(_ detector: Detector<Value>) {
    typealias Combined = SequenceDetector<First.Value, Second.Value>
    let map = unsafeDowncast(detector, to: MapDetector<Combined.Step, Value>.self)
    let combined = unsafeDowncast(map.base, to: Combined.self)
    GestureDetection.update(first, combined.first)
    GestureDetection.update(second, combined.second)
  }
}

/// One of two gestures; the first, where both could be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the one that it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  public typealias Body = Never

  func makeDetector() -> Detector<Value> {
    MapDetector(ExclusiveDetector(GestureDetection.make(first), GestureDetection.make(second))) { choice in
      switch choice {
      case .first(let value): .first(value)
      case .second(let value): .second(value)
      }
    }
  }

  func update(_ detector: Detector<Value>) {
    typealias Combined = ExclusiveDetector<First.Value, Second.Value>
    let map = unsafeDowncast(detector, to: MapDetector<Combined.Choice, Value>.self)
    let combined = unsafeDowncast(map.base, to: Combined.self)
    GestureDetection.update(first, combined.first)
    GestureDetection.update(second, combined.second)
  }
}

nonisolated extension Gesture {
  /// This gesture and another one at the same time.
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture, or another one where this fails.
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
