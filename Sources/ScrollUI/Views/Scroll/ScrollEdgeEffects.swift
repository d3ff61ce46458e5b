import Engine

/// How scrolled content ends under the bars at a scroll view's edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let effect: ScrollEdgeEffect
  private let name: String

  /// Here the same as ``soft``.
  public static let automatic = ScrollEdgeEffectStyle(effect: .soft, name: "automatic")
  /// Content is covered up to a line.
  public static let hard = ScrollEdgeEffectStyle(effect: .hard, name: "hard")
  /// Content fades into the background. There is no blur.
  public static let soft = ScrollEdgeEffectStyle(effect: .soft, name: "soft")
}

/// What the views around have said about edge effects.
struct ScrollEdgeEffectValues: Equatable {
  private var styles: [Edge: ScrollEdgeEffect] = [:]
  private var hidden: Edge.Set = []

  mutating func set(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style?.effect }
  }

  mutating func setHidden(_ isHidden: Bool, for edges: Edge.Set) {
    if isHidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
  }

  /// All of this as the engine takes it.
  func resolved(in environment: EnvironmentValues) -> ScrollEdgeEffects {
    var effects = ScrollEdgeEffects()
    for edge in Edge.allCases {
      effects[edge] = hidden.contains(Edge.Set(edge)) ? .hidden : styles[edge] ?? .soft
    }
    effects.background = BackgroundStyle().rgba(in: environment)
    effects.line = Color.separator.rgba(in: environment)
    return effects
  }
}

private struct ScrollEdgeEffectsKey: EnvironmentKey {
  static var defaultValue: ScrollEdgeEffectValues { ScrollEdgeEffectValues() }
}

extension EnvironmentValues {
  var scrollEdgeEffects: ScrollEdgeEffectValues {
    get { self[ScrollEdgeEffectsKey.self] }
    set { self[ScrollEdgeEffectsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the content of the scroll views in this view ends under the bars at `edges`: see `safeAreaBar(edge:alignment:spacing:content:)`.
  /// `nil` takes the automatic style.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { $0.set(style, for: edges) }
  }

  /// Whether the content of the scroll views in this view is seen through the bars at `edges` as it is.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { $0.setHidden(hidden, for: edges) }
  }
}
