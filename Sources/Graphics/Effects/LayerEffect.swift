import Geometry

/// What happens to a picture as a whole before it lies on what is behind it.
///
/// The steps follow each other as they stand here: colours, blur, clip, mask, shadow, transform, opacity and blending. Other orders
/// are layers inside layers. Lengths are points of the layer's own coordinates.
package struct LayerEffect: Hashable, Sendable {
  /// Cuts a picture along a path, with smooth edges.
  package struct Clip: Hashable, Sendable {
    package var path: VectorPath
    package var rule: VectorPath.Rule

    package init(_ path: VectorPath, rule: VectorPath.Rule = .nonzero) {
      self.path = path
      self.rule = rule
    }
  }

  /// Keeps what lies under the opaque parts of another picture.
  package struct Mask: Hashable, Sendable {
    package var picture: Recording
    /// Whether it keeps what lies under the clear parts instead.
    package var isInverse: Bool

    package init(_ picture: Recording, isInverse: Bool = false) {
      self.picture = picture
      self.isInverse = isInverse
    }
  }

  /// The picture's outline in one colour, blurred, behind it.
  package struct Shadow: Hashable, Sendable {
    package var color: RGBAColor
    /// Twice the standard deviation of its blur, in points: about how far the shadow reaches out.
    package let radius: CGFloat
    package var offset: CGSize

    package init(color: RGBAColor, radius: CGFloat, offset: CGSize = .zero) {
      self.color = color
      // Not `max`: a NaN becomes 0 too.
      self.radius = radius > 0 ? radius : 0
      self.offset = offset
    }
  }

  /// How colours of the layer and of what is behind it become one.
  package enum BlendMode: Hashable, Sendable {
    /// The layer covers what is behind.
    case normal
    /// Adds colours: light on light.
    case additive
    /// Multiplies colours where the layer is opaque: ink on ink.
    case multiply
    /// Multiplies with the layer's colours times their alpha; what is clear turns black.
    case modulate
    // These take what is behind into account in ways that a renderer has no words for: it is read back and mixed. The names are
    // those of the W3C's "Compositing and Blending".
    case screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker
  }

  package var colorMatrix: ColorMatrix?
  /// The standard deviation of a Gaussian blur, in points; 0 for none.
  package var blurRadius: CGFloat = 0
  package var clip: Clip?
  package var mask: Mask?
  package var shadow: Shadow?
  package var transform = CGAffineTransform.identity
  /// 0…1, for the picture as a whole: what is covered does not shine through.
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// Whether what is inside is blended with each other only, and then as a whole with what is behind.
  package var isGroup = false

  package init() {}

  /// A layer that is a bit clear.
  package static func opacity(_ opacity: Double) -> LayerEffect { make { $0.opacity = opacity } }

  package static func clip(_ path: VectorPath, rule: VectorPath.Rule = .nonzero) -> LayerEffect {
    make { $0.clip = Clip(path, rule: rule) }
  }

  package static func mask(_ picture: Recording, isInverse: Bool = false) -> LayerEffect {
    make { $0.mask = Mask(picture, isInverse: isInverse) }
  }

  package static func shadow(color: RGBAColor, radius: CGFloat, offset: CGSize = .zero) -> LayerEffect {
    make { $0.shadow = Shadow(color: color, radius: radius, offset: offset) }
  }

  package static func blur(radius: CGFloat) -> LayerEffect { make { $0.blurRadius = radius } }

  package static func colors(_ matrix: ColorMatrix) -> LayerEffect { make { $0.colorMatrix = matrix } }

  package static func blend(_ mode: BlendMode) -> LayerEffect { make { $0.blendMode = mode } }

  /// A picture of its own, as far as anything in it needs one.
  package static var group: LayerEffect { make { $0.isGroup = true } }

  package static func transform(_ transform: CGAffineTransform) -> LayerEffect { make { $0.transform = transform } }

  private static func make(_ change: (inout LayerEffect) -> Void) -> LayerEffect {
    var effect = LayerEffect()
    change(&effect)
    return effect
  }

  /// The effect without what drawing can do anew each time at no cost: opacity, transform and blending.
  package var filters: LayerEffect {
    var copy = self
    copy.opacity = 1
    copy.transform = .identity
    copy.blendMode = .normal
    copy.isGroup = false
    return copy
  }

  /// Whether nothing is done but to be moved.
  package var isPlain: Bool { opacity == 1 && transform.isTranslation && hasOpacityOnly && !isGroup }

  /// Whether opacity is all that it does.
  var hasOpacityOnly: Bool {
    colorMatrix == nil && !(blurRadius > 0) && clip == nil && mask == nil && shadow == nil && blendMode == .normal
  }

  /// The rectangle that a picture in `bounds` may mark, in the layer's coordinates, before the transform.
  package func reach(of bounds: CGRect) -> CGRect {
    var area = bounds
    // Three boxes end three standard deviations away; a rounding more.
    if blurRadius > 0 { area = area.insetBy(dx: -3 * blurRadius - 1, dy: -3 * blurRadius - 1) }
    if let clip { area = area.intersection(clip.path.boundingBox) }
    guard let shadow, !area.isEmpty else { return area }
    let spread = 1.5 * max(shadow.radius, 0) + 1
    return area.union(
      area.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -spread, dy: -spread))
  }

  /// The part of a picture that decides what is seen in `visible`, both in the layer's coordinates before the transform.
  func sources(of visible: CGRect) -> CGRect {
    var area = visible
    if let shadow {
      let spread = 1.5 * max(shadow.radius, 0) + 1
      area = area.union(
        visible.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height).insetBy(dx: -spread, dy: -spread))
    }
    if blurRadius > 0 { area = area.insetBy(dx: -3 * blurRadius - 1, dy: -3 * blurRadius - 1) }
    return area
  }
}
