import Engine

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures; nil for a gesture that has not begun.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines `first` and `second`.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
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

/// A gesture that begins after another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines `first` and, after its end, `second`.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
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

/// Two gestures of which only the first to be recognized succeeds. `first` takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The alternative gesture.
  public var second: Second

  /// Combines `first`, which takes precedence, and `second`.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
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
  /// Recognizes this gesture and `other` at the same time.
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes this gesture, then `other`.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Recognizes this gesture, or `other` if this gesture fails.
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
