import Motion

/// The timing of an animated change.
///
/// ```swift
/// withAnimation(.snappy) { isExpanded.toggle() }
/// ```
public struct Animation: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    case custom(CustomTiming)
    case delayed(Kind, by: Double)
    case sped(Kind, by: Double)
    /// Nil as `count` repeats forever.
    case repeated(Kind, count: Int?, autoreverses: Bool)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  // MARK: Curves

  /// An animation along `curve` in `duration` seconds. A negative or NaN duration counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: max(0, duration.isNaN ? 0 : duration)))
  }

  /// An animation along a cubic Bézier curve with the control points (`p1x`, `p1y`) and (`p2x`, `p2y`), by default in
  /// 0.35 seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// The default duration of SwiftUI's curves, in seconds.
  private static let standardDuration = 0.35

  /// A constant velocity for `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// A slow start, in `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// A slow end, in `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// A slow start and end, in `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// `linear(duration:)` in 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// `easeIn(duration:)` in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// `easeOut(duration:)` in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// `easeInOut(duration:)` in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  // MARK: Springs

  /// The animation of `withAnimation` without an argument: a spring without bounce and with a response of 0.55
  /// seconds.
  public static let `default` = spring(Spring(response: 0.55, dampingRatio: 1))

  /// An animation by `spring`. `blendDuration` has no effect: an animation takes over the present velocity.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring by duration and bounce; see ``Spring/init(duration:bounce:)``. `blendDuration` has no effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

  /// A spring by response (seconds) and damping ratio; see ``Spring/init(response:dampingRatio:)``. `blendDuration`
  /// has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// `spring(duration:bounce:blendDuration:)` of 0.5 seconds without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A quick spring for values that follow a gesture. `blendDuration` has no effect.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// `interactiveSpring(response:dampingFraction:blendDuration:)` with a response of 0.15 seconds and a damping of
  /// 0.86.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring by duration, with a bounce of 0.14 plus `extraBounce`. `blendDuration` has no effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  /// A spring by mass, stiffness and damping. `initialVelocity` has no effect: the current velocity is kept.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }

  /// An animation by `spring`. `initialVelocity` has no effect: the current velocity is kept.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    self.spring(spring)
  }

  /// A spring by duration and bounce; see ``Spring/init(duration:bounce:)``. `initialVelocity` has no effect: the current velocity is
  /// kept.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

  /// A spring of 0.5 seconds without bounce.
  public static var interpolatingSpring: Animation { spring(.smooth) }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { spring(.smooth) }
  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static var snappy: Animation { spring(.snappy) }
  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static var bouncy: Animation { spring(.bouncy) }

  /// A spring without bounce, plus `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15, plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3, plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Changes

  /// The animation after a delay in seconds. NaN counts as 0.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay.isNaN ? 0 : delay)) }

  /// The animation at a multiple of its speed: `speed(2)` takes half of the time. The factor is clamped to 0…1e9.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: min(max(0, speed), 1e9))) }

  /// The animation repeated `repeatCount` times, at least once. With `autoreverses` every second run plays backwards;
  /// the last run ends at the target.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// The animation repeated forever. With `autoreverses` every second run plays backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }
}
