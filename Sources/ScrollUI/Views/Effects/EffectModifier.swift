import Engine

/// Applies a `LayerEffect` with animatable values to its content.
struct EffectModifier<Values: VectorArithmetic> {
  let values: Values
  let effect: (Values, CGSize) -> LayerEffect

  /// Creates the modifier. `effect` also receives interpolated values, and the size of the view.
  init(_ values: Values, effect: @escaping (Values, CGSize) -> LayerEffect) {
    self.values = values
    self.effect = effect
  }
}

extension EffectModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> LayerNode {
    let (values, effect) = (values, effect)
    return LayerNode { effect(values, $0) }
  }

  /// Applies an effect without animatable values, which the presenter skips.
  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {
    if Values.self == EmptyAnimatableData.self { apply(values, to: node) }
  }

  func attributes(in environment: EnvironmentValues) -> Values { values }

  func apply(_ attributes: Values, to node: LayerNode) {
    let effect = effect
    node.makeEffect = { effect(attributes, $0) }
  }
}

/// Draws a shadow. Its color depends on the environment, and all its values animate.
struct ShadowModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension ShadowModifier: NodeModifier {
  typealias Attributes = AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>>

  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode { _ in LayerEffect() } }
  func attributes(in environment: EnvironmentValues) -> Attributes {
    AnimatablePair(ColorVector(color.rgba(in: environment)), AnimatablePair(radius, offset.animatableData))
  }

  func apply(_ attributes: Attributes, to node: LayerNode) {
    let color = attributes.first.color
    let shadow = LayerEffect.shadow(
      color: color, radius: max(0, attributes.second.first),
      offset: CGSize(width: attributes.second.second.first, height: attributes.second.second.second))
    // An invisible shadow needs no layer.
    let effect = color.isClear ? LayerEffect() : shadow
    node.makeEffect = { _ in effect }
  }
}

/// Clips its content to a shape. The values of the shape animate.
private struct ClipShapeModifier<Outline: Shape>: NodeModifier {
  let shape: Outline
  let rule: VectorPath.Rule

  nonisolated init(shape: Outline, rule: VectorPath.Rule) {
    self.shape = shape
    self.rule = rule
  }

  func makeNode(_ environment: EnvironmentValues) -> LayerNode {
    updated(LayerNode { _ in LayerEffect() }, environment)
  }

  /// Shows a shape without animatable values, which the presenter skips.
  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {
    if Outline.AnimatableData.self == EmptyAnimatableData.self { show(shape.resolved(in: environment), on: node) }
  }

  func attributes(in environment: EnvironmentValues) -> Outline.AnimatableData { shape.animatableData }

  func apply(_ attributes: Outline.AnimatableData, to node: LayerNode) {
    var shape = shape
    shape.animatableData = attributes
    show(shape, on: node)
  }

  private func show(_ shape: Outline, on node: LayerNode) {
    let rule = rule
    node.makeEffect = { .clip(shape.path(in: CGRect(origin: .zero, size: $0)).vector, rule: rule) }
  }
}

extension CGAffineTransform {
  /// The transform with `anchor`, a fraction of `size`, as its fixed point.
  func around(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let point = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

nonisolated extension View {
  /// Scales the drawing of the view about a point. The layout is not affected; changes animate.
  ///
  /// - Parameters:
  ///   - scale: The factors of width and height; negative factors mirror.
  ///   - anchor: The fixed point, in fractions of the view's size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    anchoredEffect(scale.animatableData, anchor) { CGAffineTransform(scaleX: $0.first, y: $0.second) }
  }

  /// Scales the drawing of the view by `s` about the point `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view horizontally and vertically about the point `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing of the view clockwise about the point `anchor`. The layout is not affected; changes animate.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    anchoredEffect(angle.radians, anchor) { CGAffineTransform(rotationAngle: $0) }
  }

  /// Applies the transform of animated `values`, with `anchor` as its fixed point.
  func anchoredEffect<Values: VectorArithmetic>(
    _ values: Values, _ anchor: UnitPoint, _ transform: @escaping (Values) -> CGAffineTransform
  ) -> some View {
    modifier(
      EffectModifier(Anchored(values, anchor.animatableData)) { values, size in
        .transform(transform(values.first).around(values.anchor, in: size))
      })
  }

  /// Applies an affine transform of its own coordinates to the drawing of the view. Changes do not animate.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .transform(transform) })
  }

  /// Clips the view to `shape` in its bounds, by the rule of `style`. Changes of the shape's values animate.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipShapeModifier(shape: shape, rule: style.rule))
  }

  /// Clips the view to a rounded rectangle. `antialiased` has no effect: edges are smooth.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Adds a shadow behind the drawing of the view. Changes animate.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow; black with an opacity of 0.33 unless given.
  ///   - radius: Twice the standard deviation of the blur, in points: about the reach of the shadow.
  ///   - x: The horizontal offset in points.
  ///   - y: The vertical offset in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        color: color, radius: Limits.length(radius, "the radius of a shadow"),
        offset: CGSize(
          width: Limits.distance(x, "the offset of a shadow"), height: Limits.distance(y, "the offset of a shadow"))))
  }

  /// Blurs the view. `radius` is the standard deviation of the blur in points; `opaque` has no effect: edges are
  /// blurred too.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      EffectModifier(Limits.length(radius, "the radius of a blur")) { values, _ in .blur(radius: max(0, values)) })
  }

  /// Adds `amount`, −1…1, to each color component of the view.
  public func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.brightness(values)) })
  }

  /// Scales the distance of the view's colors from middle gray by `amount`; 1 has no effect.
  public func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.contrast(values)) })
  }

  /// Scales the distance of the view's colors from gray by `amount`; 1 has no effect, 0 leaves gray.
  public func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.saturation(values)) })
  }

  /// Moves the view's colors towards gray: 0 has no effect, 1 leaves gray.
  public func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.grayscale(values)) })
  }

  /// Rotates the hue of the view's colors by `angle`. Grays are unchanged.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(angle.radians) { values, _ in .colors(.hueRotation(values)) })
  }
}
