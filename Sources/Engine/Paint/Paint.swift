import Geometry

/// What a path is filled with. Points are in the path's own coordinates, before its transform.
package enum Paint: Hashable, Sendable {
  case color(RGBAColor)
  /// Colours change along the line from `start` to `end`, and stay what they are beyond both.
  case linear(ColorRamp, start: CGPoint, end: CGPoint)
  /// Colours change with the distance from `center`, from one radius to the other.
  case radial(ColorRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours change around `center`, clockwise on the screen, from one angle to the other, in radians. What is left of a turn has
  /// the colour of the nearer end.
  case angular(ColorRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

  /// The paint with the alpha of its colours multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> Paint {
    guard opacity != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linear(let ramp, let start, let end): return .linear(ramp.opacity(opacity), start: start, end: end)
    case .radial(let ramp, let center, let start, let end):
      return .radial(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .angular(let ramp, let center, let start, let end):
      return .angular(ramp.opacity(opacity), center: center, startAngle: start, endAngle: end)
    }
  }

  /// Whether it leaves no mark.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .angular(let ramp, _, _, _): ramp.isClear
    }
  }
}

/// Colours along a line of unit length.
package struct ColorRamp: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: RGBAColor
    /// 0…1.
    package var location: CGFloat

    package init(_ color: RGBAColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In the order of their locations; where two share one, the colour jumps.
  package let stops: [Stop]

  /// Stops in any order; those that share a location keep theirs.
  package init(_ stops: [Stop]) {
    // Swift's sort is stable, which its documentation does not promise: the index decides.
    self.stops = stops.enumerated().sorted { lhs, rhs in
      (lhs.element.location, lhs.offset) < (rhs.element.location, rhs.offset)
    }.map(\.element)
  }

  /// Colours at equal distances.
  package init(colors: [RGBAColor]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(colors.enumerated().map { Stop($0.element, at: CGFloat($0.offset) / last) })
  }

  /// The colour at a location, interpolated between premultiplied sRGB components; the first or last one beyond the ends.
  package func color(at location: CGFloat) -> RGBAColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if !(location >= first.location) { return first.color }
    if location >= last.location { return last.color }
    let upper = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (from, to) = (stops[upper - 1], stops[upper])
    let t = Float((location - from.location) / (to.location - from.location))
    let alpha = from.color.alpha * (1 - t) + to.color.alpha * t
    guard alpha > 0 else { return .clear }
    func mix(_ component: KeyPath<RGBAColor, Float>) -> Float {
      (from.color[keyPath: component] * from.color.alpha * (1 - t) + to.color[keyPath: component] * to.color.alpha * t)
        / alpha
    }
    return RGBAColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }

  func opacity(_ opacity: Double) -> ColorRamp {
    ColorRamp(stops.map { Stop($0.color.opacity(opacity), at: $0.location) })
  }

  var isClear: Bool { stops.allSatisfy { $0.color.isClear } }
}
