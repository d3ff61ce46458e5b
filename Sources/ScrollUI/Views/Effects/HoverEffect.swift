/// The change of a view under the mouse pointer; see `hoverEffect(_:isEnabled:)`.
public struct HoverEffect: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case highlight
    case lift
  }

  let kind: Kind

  /// The effect that fits most views, equal to `highlight`.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A light shade behind the view, with rounded corners.
  public static let highlight = HoverEffect(kind: .highlight)
  /// A slightly larger view above a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// Draws a `HoverEffect` while the pointer is over the content.
private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect?
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.defaultHoverEffect) private var defaultEffect
  @Environment(\.isEnabled) private var isControlEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var kind: HoverEffect.Kind? {
    guard isHovered, isEnabled, isAllowed, isControlEnabled else { return nil }
    return (effect ?? defaultEffect ?? .automatic).kind
  }

  func body(content: Content) -> some View {
    let isLifted = kind == .lift
    content
      .background {
        if kind == .highlight {
          RoundedRectangle(cornerRadius: 8).fill(.primary.opacity(0.08)).padding(-4).allowsHitTesting(false)
        }
      }
      .scaleEffect(isLifted && !reducesMotion ? 1.04 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 3 : 0)
      .animation(.easeOut(duration: 0.15), value: isHovered)
      .onHover { isHovered = $0 }
  }
}

extension EnvironmentValues {
  /// False under `hoverEffectDisabled(_:)`. True by default.
  @Entry public var isHoverEffectEnabled: Bool = true

  @Entry var defaultHoverEffect: HoverEffect?
}

nonisolated extension View {
  /// Changes the view while the mouse pointer is over it.
  ///
  /// - Parameters:
  ///   - effect: The change.
  ///   - isEnabled: False for a view without the change.
  public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Changes the view by the effect of `defaultHoverEffect(_:)` while the mouse pointer is over it.
  public func hoverEffect(isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: nil, isEnabled: isEnabled))
  }

  /// Sets the effect of `hoverEffect(isEnabled:)` in this view.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect) }

  /// Removes the hover effects in this view if `disabled` is true. A modifier inside of this view does not enable them again.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
