/// Where a view with a scroll transition is.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Outside, or on its way in or out, at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Outside, or on its way in or out, at the bottom or the trailing edge.
  case bottomTrailing

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

/// How a scroll transition is gone through.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// Together with the view's place, between just hidden and the threshold.
    case interactive(UnitCurve)
    /// All at once at the threshold.
    case animated
    /// Not at all.
    case identity
  }

  var mode: Mode
  var threshold: Threshold
  /// How a change is shown; nil at once.
  var animation: Animation?

  /// Together with the view's place: the effect is whole where the view is just hidden, and none where it has come to the threshold,
  /// at first where it is wholly visible. `timingCurve` is gone through forwards when the view comes and backwards when it leaves.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible, animation: nil)
  }

  public static let interactive = interactive()

  /// Under an animation, whenever the view crosses the threshold: at first where half of it is visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, threshold: .visible(0.5), animation: animation)
  }

  public static let animated = animated()

  /// Not at all: the view stays as it is in sight.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible, animation: nil)

  /// Shows changes under an animation, so that an interactive transition lags behind.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// Where the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// A place on a view's way into its container.
  public struct Threshold: Sendable {
    private indirect enum Place: Sendable {
      case visible(Double)
      case centered
      case inset(Place, by: Double)
      case mix(Place, Place, amount: Double)
    }

    private let place: Place

    private init(_ place: Place) { self.place = place }

    /// The view is wholly visible.
    public static let visible = Threshold(.visible(1))
    /// The view is just hidden.
    public static let hidden = Threshold(.visible(0))
    /// The view stands in the container's middle.
    public static var centered: Threshold { Threshold(.centered) }

    /// This part of the view is visible, 0…1; more or less is taken as the nearest of the two.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(.visible(Limits.unit(amount, "a threshold")))
    }

    /// A place between this one (0) and another (1).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(.mix(place, other.place, amount: amount))
    }

    /// The place that lies `distance` points nearer to the container's middle.
    public func inset(by distance: Double) -> Threshold { Threshold(.inset(place, by: distance)) }

    /// How far the view has come into the container at this place: from its container's edge to its own far edge, in points. Of a view
    /// that is longer than the container, no more can be visible than that is long.
    func distance(view: Double, container: Double) -> Double { Self.distance(place, view, container) }

    private static func distance(_ place: Place, _ view: Double, _ container: Double) -> Double {
      switch place {
      case .visible(let amount): return amount * min(view, container)
      case .centered: return (view + container) / 2
      case .inset(let place, let distance): return self.distance(place, view, container) + distance
      case .mix(let one, let other, let amount):
        let (start, end) = (distance(one, view, container), distance(other, view, container))
        return start + (end - start) * amount
      }
    }
  }
}

nonisolated extension View {
  /// Draws the view with an effect while it comes into sight in the scroll view around it, and while it goes out of sight.
  ///
  /// `transition` makes the effect of a phase. It should make none for `.identity`. `axis`: the axis of the scroll view along which the
  /// view comes and goes; nil for the scroll view's own.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a configuration for each edge.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
