import Engine
import Graphics

/// An effect on a view's picture, with the values of it that animate.
struct EffectModifier<Values: VectorArithmetic> {
  let values: Values
  let effect: (Values, CGSize) -> LayerEffect

  /// `effect` makes the effect of values in between too, for a view of a size.
  init(_ values: Values, effect: @escaping (Values, CGSize) -> LayerEffect) {
    self.values = values
    self.effect = effect
  }
}

extension EffectModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayerNode {
    let (values, effect) = (values, effect)
    return LayerNode { effect(values, $0) }
  }

  /// What has nothing that animates is never applied as attributes.
  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {
    if Values.self == EmptyAnimatableData.self { apply(values, to: node) }
  }

  func attributes(in environment: EnvironmentValues) -> Values { values }

  func apply(_ attributes: Values, to node: LayerNode) {
    let effect = effect
    node.makeEffect = { effect(attributes, $0) }
  }
}

/// The same with a colour that depends on the environment.
struct ShadowModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension ShadowModifier: NodeModifier {
  typealias Body = Never
  typealias Attributes = AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>>

  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode { _ in LayerEffect() } }
  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {}

  func attributes(in environment: EnvironmentValues) -> Attributes {
    AnimatablePair(ColorVector(color.rgba(in: environment)), AnimatablePair(radius, offset.animatableData))
  }

  func apply(_ attributes: Attributes, to node: LayerNode) {
    let shadow = LayerEffect.shadow(
      color: attributes.first.color, radius: max(0, attributes.second.first),
      offset: CGSize(width: attributes.second.second.first, height: attributes.second.second.second))
    node.makeEffect = { _ in shadow }
  }
}

extension CGAffineTransform {
  /// The transform around a point instead of the origin.
  fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension CGSize {
  fileprivate func point(at anchor: UnitPoint) -> CGPoint { CGPoint(x: width * anchor.x, y: height * anchor.y) }
}

nonisolated extension View {
  /// Draws the view larger or smaller around a point of it; its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier(AnimatablePair(scale.animatableData, anchor.animatableData)) { values, size in
        let anchor = UnitPoint(x: values.second.first, y: values.second.second)
        let scale = CGAffineTransform(scaleX: values.first.first, y: values.first.second)
        return .transform(scale.around(size.point(at: anchor)))
      })
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned around a point of it, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier(AnimatablePair(angle.radians, anchor.animatableData)) { values, size in
        let anchor = UnitPoint(x: values.second.first, y: values.second.second)
        return .transform(CGAffineTransform(rotationAngle: values.first).around(size.point(at: anchor)))
      })
  }

  /// Draws the view through an affine transform of its own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .transform(transform) })
  }

  /// Cuts off what lies outside of a shape in the view's rectangle.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    let shape = UncheckedTransfer(shape)
    return modifier(
      EffectModifier(EmptyAnimatableData()) { _, size in
        let path = shape.value.path(in: CGRect(origin: .zero, size: size)).vector
        return .clip(path, rule: style.rule)
      })
  }

  /// Cuts off the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// A shadow under what the view draws.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        color: color, radius: Limits.length(radius, "the radius of a shadow"),
        offset: CGSize(
          width: Limits.distance(x, "the offset of a shadow"), height: Limits.distance(y, "the offset of a shadow"))))
  }

  /// Draws the view out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      EffectModifier(Limits.length(radius, "the radius of a blur")) { values, _ in .blur(radius: max(0, values)) })
  }

  public func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.brightness(values)) })
  }

  public func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.contrast(values)) })
  }

  public func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.saturation(values)) })
  }

  public func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(amount) { values, _ in .colors(.grayscale(values)) })
  }

  public func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(angle.radians) { values, _ in .colors(.hueRotation(values)) })
  }
}

/// How the inside of an outline is told from its outside.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: VectorPath.Rule { isEOFilled ? .evenOdd : .nonzero }
}
