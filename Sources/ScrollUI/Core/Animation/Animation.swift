import Motion

/// How a change is spread over time.
public struct Animation: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    case delayed(Kind, by: Double)
    case sped(Kind, by: Double)
    /// `count` nil repeats for ever.
    case repeated(Kind, count: Int?, autoreverses: Bool)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  // MARK: Curves

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: max(0, duration.isNaN ? 0 : duration)))
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// SwiftUI's curves take 0.35 seconds where nothing is said.
  private static let standardDuration = 0.35

  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
  public static var linear: Animation { linear(duration: standardDuration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  // MARK: Springs

  /// What `withAnimation` takes where nothing is said: a spring without bounce, response 0.55 seconds.
  public static let `default` = spring(Spring(response: 0.55, dampingRatio: 1))

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring))
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  public static var spring: Animation { spring(duration: 0.5) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  public static var interactiveSpring: Animation { interactiveSpring() }

  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    self.spring(spring)
  }

  public static var smooth: Animation { spring(.smooth) }
  public static var snappy: Animation { spring(.snappy) }
  public static var bouncy: Animation { spring(.bouncy) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Changes

  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// Twice as fast at 2.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: max(0, speed))) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }
}
