/// The position of a view with a scroll transition relative to its scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond or crossing the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// Beyond or crossing the bottom or trailing edge.
  case bottomTrailing

  /// True for `identity`.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1, in the order of the cases.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The progress of a scroll transition: interactive, animated or without an effect.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// The effect follows the position, between hidden and the threshold.
    case interactive(UnitCurve)
    /// The effect changes completely at the threshold.
    case animated
    /// The effect is never applied.
    case identity
  }

  var mode: Mode
  var threshold: Threshold
  /// The animation of changes; nil to change immediately.
  var animation: Animation?

  /// The effect follows the position of the view: complete if the view is just hidden, absent at the threshold, by
  /// default `visible`.
  ///
  /// - Parameter timingCurve: The curve of the effect over the position; traversed forwards as the view appears and
  ///   backwards as it disappears.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible, animation: nil)
  }

  /// The effect follows the position of the view, with the curve `easeInOut`.
  public static let interactive = interactive()

  /// The effect changes with an animation when the view crosses the threshold, by default `visible(0.5)`.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, threshold: .visible(0.5), animation: animation)
  }

  /// The effect changes with the default animation when the view crosses the threshold `visible(0.5)`.
  public static let animated = animated()

  /// The effect is never applied.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible, animation: nil)

  /// Animates changes of the effect, so that an interactive transition follows the position with a delay.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: mode, threshold: threshold, animation: animation)
  }

  /// Sets the position at which the view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: mode, threshold: threshold, animation: animation)
  }
}

extension ScrollTransitionConfiguration {
  /// A position of a view on its path into the scroll view.
  public struct Threshold: Sendable {
    private indirect enum Rule: Sendable {
      case visible(Double)
      case centered
      case inset(Rule, by: Double)
      case mix(Rule, Rule, amount: Double)
    }

    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// The view is completely visible.
    public static let visible = Threshold(.visible(1))
    /// The view is just hidden.
    public static let hidden = Threshold(.visible(0))
    /// The view is in the center of the scroll view.
    public static var centered: Threshold { Threshold(.centered) }

    /// The fraction `amount` of the view is visible. Values outside of 0…1 are clamped.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(.visible(Limits.unit(amount, "a threshold")))
    }

    /// A position between this position (`amount` 0) and `other` (1).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(.mix(rule, other.rule, amount: amount))
    }

    /// The position that is `distance` points closer to the center of the scroll view.
    public func inset(by distance: Double) -> Threshold { Threshold(.inset(rule, by: distance)) }

    /// The distance from the edge of the container to the far edge of the view at this position, in points. Of a view
    /// that is longer than the container at most the container's length is visible.
    func distance(view: Double, container: Double) -> Double { Self.distance(rule, view, container) }

    private static func distance(_ rule: Rule, _ view: Double, _ container: Double) -> Double {
      switch rule {
      case .visible(let amount): return amount * min(view, container)
      case .centered: return (view + container) / 2
      case .inset(let rule, let distance): return self.distance(rule, view, container) + distance
      case .mix(let one, let other, let amount):
        let (start, end) = (distance(one, view, container), distance(other, view, container))
        return start + (end - start) * amount
      }
    }
  }
}

nonisolated extension View {
  /// Draws the view with an effect while it enters and leaves the visible area of the enclosing scroll view.
  ///
  /// ```swift
  /// .scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.3)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: The progress of the effect; interactive unless given.
  ///   - axis: The axis of the scroll view along which the view enters and leaves; nil for the scroll view's own axis.
  ///   - transition: The effect for a phase. It should be without an effect for `.identity`.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with an effect while it enters and leaves the visible area of the enclosing scroll view, with a
  /// configuration for each edge.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
