import Engine

/// A kind of glass, for `glassEffect(_:in:)`.
///
/// Linux has no glass: the look is a translucent surface with a bright edge and a soft shadow. What is behind it is neither blurred nor bent.
public struct Glass: Equatable, Sendable {
  private enum Kind {
    case regular, clear, identity
  }

  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// Glass on which text is readable.
  public static let regular = Glass(kind: .regular)
  /// Glass that hides little of what is behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// The glass in a color; nil for no color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass of a control, which answers to the pointer with a brighter surface.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  var isVisible: Bool { kind != .identity }
  var answersToPointer: Bool { isInteractive }

  /// The fill of the surface.
  func surface(isDark: Bool, isOpaque: Bool) -> Color {
    if let color { return isOpaque ? color : color.opacity(kind == .clear ? 0.35 : 0.75) }
    let tone = isDark ? 0.24 : 0.99
    return Color(white: tone, opacity: isOpaque ? 1 : kind == .clear ? 0.3 : isDark ? 0.72 : 0.78)
  }
}

/// The shape of `glassEffect(_:in:)` without a shape of its own: a `Capsule`.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}

  /// The path of a `Capsule`.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The surface of `Glass` behind a view.
private struct GlassSurface<S: Shape> {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @State private var isHovered = false

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }
}

extension GlassSurface: ViewModifier {
  func body(content: Content) -> some View {
    let isDark = colorScheme == .dark
    content
      .background {
        if glass.isVisible {
          shape
            .fill(glass.surface(isDark: isDark, isOpaque: reducesTransparency))
            .overlay { if isHovered { shape.fill(Color.white.opacity(isDark ? 0.08 : 0.4)) } }
            .overlay { shape.stroke(Color.white.opacity(isDark ? 0.22 : 0.85), lineWidth: 1) }
            .overlay { shape.stroke(Color.black.opacity(isDark ? 0.35 : 0.09), lineWidth: 0.5) }
            .shadow(color: .black.opacity(isDark ? 0.35 : 0.14), radius: 8, y: 3)
        }
      }
      .onHover { if glass.answersToPointer { isHovered = $0 } }
  }
}

/// A group of views with `glassEffect(_:in:)`, which share their surroundings in SwiftUI. Here it places its content as it is.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a group. `spacing` has no effect: glass does not flow from shape to shape.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  /// The content.
  public var body: some View { content }
}

/// The movement of glass that appears. Has no effect: transitions move the view.
public struct GlassEffectTransition: Sendable {
  /// The glass takes the shape of its neighbor in SwiftUI.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass appears by itself in SwiftUI.
  public static let materialize = GlassEffectTransition()
  /// No movement.
  public static let identity = GlassEffectTransition()
}

nonisolated extension View {
  /// Puts `Glass` behind the view.
  ///
  /// - Parameters:
  ///   - glass: The kind of `Glass`.
  ///   - shape: The shape of the surface; a `Capsule` by default.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassSurface(glass: glass, shape: shape))
  }

  /// Identifies the glass of the view for movements of its shape. Has no effect: glass does not flow from shape to shape.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Unites the glass of several views. Has no effect: glass does not flow from shape to shape.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Sets the movement of glass that appears. Has no effect: transitions move the view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
