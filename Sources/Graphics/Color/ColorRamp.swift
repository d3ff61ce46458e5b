/// Colors along a line of unit length.
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

  /// The stops in the order of their locations. Where two share a location, the color jumps.
  package let stops: [Stop]

  /// Sorts the stops; stops with equal locations keep their order.
  package init(_ stops: [Stop]) {
    // Swift's sort is stable, but its documentation does not guarantee it: equal locations are ordered by index.
    self.stops = stops.enumerated().sorted { lhs, rhs in
      (lhs.element.location, lhs.offset) < (rhs.element.location, rhs.offset)
    }.map(\.element)
  }

  /// Colors at equal distances from 0 to 1.
  package init(colors: [RGBAColor]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(colors.enumerated().map { Stop($0.element, at: CGFloat($0.offset) / last) })
  }

  /// The color at a location, interpolated between premultiplied sRGB components; beyond the ends the first or the last color.
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
