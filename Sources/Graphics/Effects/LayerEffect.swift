/// The effects on the pixels of a layer before it is composited with its background.
///
/// The effects are applied in the order of the properties: colors, threshold, blur, clip, mask, shadow, transform, opacity and blending.
/// Other orders need layers inside of layers. Lengths are points of the layer's own coordinates.
package struct LayerEffect: Hashable, Sendable {
  /// Clips a layer to a path, with smooth edges.
  package struct Clip: Hashable, Sendable {
    package var path: VectorPath
    package var rule: VectorPath.Rule

    package init(_ path: VectorPath, rule: VectorPath.Rule = .nonzero) {
      self.path = path
      self.rule = rule
    }
  }

  /// Multiplies the layer by the alpha of a `Recording`.
  package struct Mask: Hashable, Sendable {
    package var picture: Recording
    /// True if the inverse of the alpha is used.
    package var isInverse: Bool

    package init(_ picture: Recording, isInverse: Bool = false) {
      self.picture = picture
      self.isInverse = isInverse
    }
  }

  /// The layer's alpha in a single color, blurred, behind the layer.
  package struct Shadow: Hashable, Sendable {
    package var color: RGBAColor
    /// Twice the standard deviation of the blur, in points: about the reach of the shadow.
    package let radius: CGFloat
    package var offset: CGSize

    package init(color: RGBAColor, radius: CGFloat, offset: CGSize = .zero) {
      self.color = color
      // `max` would keep a NaN; the comparison turns it into 0.
      self.radius = radius > 0 ? radius : 0
      self.offset = offset
    }
  }

  /// Replaces each pixel by `color` if its alpha is in `range`, and by transparency if not.
  package struct AlphaThreshold: Hashable, Sendable {
    package var color: RGBAColor
    /// The alpha of the pixels that get the color, 0…1.
    package var range: ClosedRange<Double>

    package init(color: RGBAColor, range: ClosedRange<Double>) {
      self.color = color
      self.range = range
    }
  }

  /// The formula that composites the layer with its background.
  package enum BlendMode: Hashable, Sendable {
    /// The layer covers the background.
    case normal
    /// Adds colors: light on light.
    case additive
    /// Multiplies colors where the layer is opaque: ink on ink.
    case multiply
    /// Multiplies with the layer's colors times their alpha; clear pixels become black.
    case modulate
    // Renderers have no such modes: the background is read back and blended in memory. The names are those of the W3C's
    // "Compositing and Blending".
    case screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker
    case sourceIn, sourceOut, destinationIn, destinationAtop, xor
  }

  package var colorMatrix: ColorMatrix?
  package var threshold: AlphaThreshold?
  /// The standard deviation of a Gaussian blur, in points; 0 for no blur.
  package var blurRadius: CGFloat = 0
  package var clip: Clip?
  package var mask: Mask?
  package var shadow: Shadow?
  package var transform = CGAffineTransform.identity
  private var perspective: Perspective?
  /// The opacity of the layer as a whole, 0…1: covered content does not shine through.
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// True if the content is blended with itself alone, and then as a whole with the background.
  package var isGroup = false

  package init() {}

  /// A translucent layer.
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

  package static func threshold(_ threshold: AlphaThreshold) -> LayerEffect { make { $0.threshold = threshold } }

  package static func blend(_ mode: BlendMode) -> LayerEffect { make { $0.blendMode = mode } }

  /// A layer without an effect, if any content in it needs a layer.
  package static var group: LayerEffect { make { $0.isGroup = true } }

  package static func transform(_ transform: CGAffineTransform) -> LayerEffect { make { $0.transform = transform } }

  /// A transform with perspective. The identity unless all its values are finite.
  package static func projection(_ transform: ProjectionTransform) -> LayerEffect { make { $0.project(by: transform) } }

  private static func make(_ change: (inout LayerEffect) -> Void) -> LayerEffect {
    var effect = LayerEffect()
    change(&effect)
    return effect
  }

  /// The effect without the parts that are free at drawing time: opacity, transform and blending.
  package var filters: LayerEffect {
    var copy = self
    copy.opacity = 1
    copy.transform = .identity
    copy.perspective = nil
    copy.blendMode = .normal
    copy.isGroup = false
    return copy
  }

  /// True if the effect is at most a translation.
  package var isPlain: Bool { opacity == 1 && transform.isTranslation && hasOpacityOnly && !isGroup }

  /// True if the opacity is the only effect beside the `transform` without perspective.
  var hasOpacityOnly: Bool {
    colorMatrix == nil && threshold == nil && !(blurRadius > 0) && clip == nil && mask == nil && shadow == nil
      && blendMode == .normal && perspective == nil
  }

  /// The rectangle that content in `bounds` may mark, in the layer's coordinates, before the transform.
  package func reach(of bounds: CGRect) -> CGRect {
    var area = bounds
    // Three passes of a box blur reach three standard deviations, plus 1 for rounding.
    if blurRadius > 0 { area = area.insetBy(dx: -3 * blurRadius - 1, dy: -3 * blurRadius - 1) }
    if let clip { area = area.overlap(with: clip.path.boundingBox) }
    guard let shadow, !area.isEmpty else { return area }
    let spread = 1.5 * max(shadow.radius, 0) + 1
    return area.union(
      area.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -spread, dy: -spread))
  }

  /// The part of the content that determines the pixels in `visible`, both in the layer's coordinates before the transform.
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

/// Transforms with perspective.
extension LayerEffect {
  /// The value of `projection`, stored apart: an effect without perspective stays small.
  private indirect enum Perspective: Hashable, Sendable {
    case transform(ProjectionTransform)
  }

  /// The transform with perspective after `transform`; nil without perspective.
  package private(set) var projection: ProjectionTransform? {
    get { if case .transform(let transform) = perspective { transform } else { nil } }
    set { perspective = newValue.map { .transform($0) } }
  }

  /// The transform from the layer's coordinates with perspective; nil if `transform` is the whole transform.
  package var plane: ProjectionTransform? {
    projection.map { transform.isIdentity ? $0 : ProjectionTransform(transform).concatenating($0) }
  }

  /// Adds a transform after the present transform.
  package mutating func transform(by next: CGAffineTransform) {
    guard let projection else { return transform = transform.concatenating(next) }
    self.projection = projection.concatenating(ProjectionTransform(next))
  }

  /// Adds a transform with perspective after the present transform. Without an effect unless all its values are finite.
  package mutating func project(by next: ProjectionTransform) {
    guard next.isFinite else { return }
    if let affine = next.affine { return transform(by: affine) }
    projection = projection?.concatenating(next) ?? next
  }

  /// Replaces the transforms by those that `change` gives, which both describe the same change of coordinates.
  package mutating func changeCoordinates(
    _ affine: (CGAffineTransform) -> CGAffineTransform, _ perspective: (ProjectionTransform) -> ProjectionTransform
  ) {
    transform = affine(transform)
    projection = projection.map(perspective)
  }

  /// The bounding box of a rectangle of the layer's coordinates after the transform.
  package func drawnBounds(of rect: CGRect) -> CGRect {
    plane.map { rect.applying($0) } ?? rect.applying(transform)
  }

  /// The bounding box of the part of the layer that the transform draws in `rect`.
  func sourceBounds(of rect: CGRect) -> CGRect {
    plane.map { rect.applying($0.inverted()) } ?? rect.applying(transform.inverted())
  }
}
