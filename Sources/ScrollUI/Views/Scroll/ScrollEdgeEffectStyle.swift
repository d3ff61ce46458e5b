import Engine

/// The effect on scrolled content under the bars at a scroll view's edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let effect: ScrollEdgeEffect
  private let name: String

  /// Equal in effect to ``soft`` on Linux.
  public static let automatic = ScrollEdgeEffectStyle(effect: .soft, name: "automatic")
  /// Content is covered by the background color up to a separator line.
  public static let hard = ScrollEdgeEffectStyle(effect: .hard, name: "hard")
  /// Content fades into the background, without a blur.
  public static let soft = ScrollEdgeEffectStyle(effect: .soft, name: "soft")
}

/// The edge effects set by the modifiers around a view: a style and a hidden flag for each edge.
struct ScrollEdgeEffectValues: Equatable {
  private var styles: [Edge: ScrollEdgeEffect] = [:]
  private var hidden: Edge.Set = []

  mutating func set(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style?.effect }
  }

  mutating func setHidden(_ isHidden: Bool, for edges: Edge.Set) {
    if isHidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
  }

  /// The effects with their colors resolved, as the engine uses them.
  func resolved(in environment: EnvironmentValues) -> ScrollEdgeEffects {
    var effects = ScrollEdgeEffects()
    for edge in Edge.allCases {
      effects[edge] = hidden.contains(Edge.Set(edge)) ? .hidden : styles[edge] ?? .soft
    }
    effects.background = Color.windowBackground.rgba(in: environment)
    effects.line = Color.separator.rgba(in: environment)
    return effects
  }
}

extension EnvironmentValues {
  /// The styles and hidden edges that apply to the scroll views in a view.
  @Entry var scrollEdgeEffects: ScrollEdgeEffectValues = ScrollEdgeEffectValues()
}

nonisolated extension View {
  /// Sets the effect on scrolled content under the bars at `edges`; see
  /// `safeAreaBar(edge:alignment:spacing:content:)`.
  ///
  /// `nil` is the automatic style.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { $0.set(style, for: edges) }
  }

  /// Hides the edge effect at `edges`: content stays fully visible under the bars.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { $0.setHidden(hidden, for: edges) }
  }
}
