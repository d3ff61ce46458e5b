import ScrollUI

/// The drawing of a symbol during an effect, relative to its rest.
struct SymbolPose {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees, clockwise.
  var angle = 0.0

  /// The course of a value from the present value: pairs of a value and the seconds to it.
  struct Course {
    let keyPath: WritableKeyPath<SymbolPose, Double>
    let steps: [(value: Double, seconds: Double)]
  }

  /// The courses of a run of an effect.
  static func courses(of movement: SymbolEffectConfiguration.Movement) -> [Course] {
    switch movement {
    case .bounce(let isUp):
      [Course(keyPath: \.scale, steps: [(isUp ? 1.25 : 0.8, 0.18), (isUp ? 0.96 : 1.03, 0.18), (1, 0.14)])]
    case .pulse: [Course(keyPath: \.opacity, steps: [(0.4, 0.9), (1, 0.9)])]
    case .variableColor: [Course(keyPath: \.opacity, steps: [(0.3, 0.25), (1, 0.35), (1, 0.2)])]
    case .wiggle: [Course(keyPath: \.angle, steps: [(12, 0.12), (-10, 0.18), (6, 0.15), (0, 0.12)])]
    case .rotate(let isClockwise): [Course(keyPath: \.angle, steps: [(isClockwise ? 360 : -360, 1.4)])]
    case .breathe:
      [
        Course(keyPath: \.scale, steps: [(1.12, 1.1), (1, 1.1)]),
        Course(keyPath: \.opacity, steps: [(0.75, 1.1), (1, 1.1)]),
      ]
    case .scale, .appear, .disappear, .replace: []
    }
  }
}

/// The runs of a symbol effect as keyframes. An ended effect goes back to rest.
struct SymbolKeyframes: Keyframes {
  typealias Value = SymbolPose

  let movement: SymbolEffectConfiguration.Movement
  let speed: Double
  let runs: Int
  var isActive = true

  var body: Self { self }

  func _resolved(from initial: SymbolPose) -> _ResolvedKeyframes<SymbolPose> {
    _ResolvedKeyframes(curves: curves(from: initial))
  }

  private func curves(from initial: SymbolPose) -> [KeyframeTimeline<SymbolPose>.Curve] {
    guard isActive else {
      return [\.scale, \.opacity].map { curve($0, initial, [(1, 0.25)]) } + [curve(\.angle, initial, [(0, 0.25)])]
    }
    return SymbolPose.courses(of: movement).map { course in
      curve(course.keyPath, initial, Array(repeating: course.steps, count: runs).flatMap(\.self))
    }
  }

  private func curve(
    _ keyPath: WritableKeyPath<SymbolPose, Double>, _ initial: SymbolPose, _ steps: [(value: Double, seconds: Double)]
  ) -> KeyframeTimeline<SymbolPose>.Curve {
    let keyframes = steps.map {
      KeyframeCurve<Double>.Keyframe(
        value: $0.value, duration: $0.seconds / speed, kind: .linear(movement.isTurn ? .linear : .easeInOut))
    }
    // A turn begins at the upright symbol in each run.
    let curve = KeyframeCurve(from: movement.isTurn && isActive ? 0 : initial[keyPath: keyPath], keyframes)
    return .init(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }
  }
}

extension SymbolEffectConfiguration.Movement {
  /// `true` for a full turn: its end looks like its beginning.
  fileprivate var isTurn: Bool { if case .rotate = self { true } else { false } }
}
