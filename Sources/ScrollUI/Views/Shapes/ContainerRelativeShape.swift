import Engine

/// The shape of the container around it, reduced by the distance between both edges; a rectangle without a container shape.
///
/// `containerShape(_:)` sets the shape. The distance is half of the difference of the widths or that of the heights, the smaller of both: the
/// corners are concentric inside of equal margins.
public struct ContainerRelativeShape: InsettableShape {
  private var container: ContainerShape?
  private var amount: CGFloat = 0

  /// Creates the shape.
  nonisolated public init() {}

  /// The outline of the container for `rect`, or `rect` itself.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    guard let container, let size = container.size else { return Path(rect) }
    let margin = max(0, min((size.width - rect.width) / 2, (size.height - rect.height) / 2))
    return container.path(rect.insetBy(dx: -margin, dy: -margin), margin)
  }

  /// The shape reduced by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// The shape with the container of `environment`.
  nonisolated func resolved(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var copy = self
    copy.container = environment.containerShape
    return copy
  }
}

extension Shape {
  /// The shape with the container of `environment`, if it depends on a container.
  nonisolated func resolved(in environment: EnvironmentValues) -> Self {
    guard Self.self == ContainerRelativeShape.self else { return self }
    return (self as? ContainerRelativeShape)?.resolved(in: environment) as? Self ?? self
  }
}

/// The shape and the size of a container.
struct ContainerShape: Sendable {
  /// The path in a rectangle, reduced by a distance in points on each side.
  let path: @Sendable (CGRect, CGFloat) -> Path
  /// The size of the container in points; `nil` before its first layout.
  var size: CGSize?
}

extension EnvironmentValues {
  @Entry var containerShape: ContainerShape?
}

/// Sets the container shape of its content, with the size of the content.
private struct ContainerShapeModifier<Outline: InsettableShape>: ViewModifier {
  let shape: Outline
  @State private var size: CGSize?

  nonisolated init(shape: Outline) { self.shape = shape }

  func body(content: Content) -> some View {
    let shape = shape
    content
      .environment(\.containerShape, ContainerShape(path: { shape.inset(by: $1).path(in: $0) }, size: size))
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
  }
}

nonisolated extension View {
  /// Sets the shape of `ContainerRelativeShape` in this view.
  ///
  /// - Parameter shape: The shape of this view's bounds.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
