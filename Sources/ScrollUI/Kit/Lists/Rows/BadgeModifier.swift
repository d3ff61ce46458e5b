import Engine

/// Shows a badge at the trailing edge of each list row that contains the modified content.
struct BadgeModifier: LayeringModifier {
  let secondary: BadgeLabel?

  var isBehind: Bool { false }

  func makeNode() -> ListRowBadgeNode { ListRowBadgeNode() }

  func show(
    _ secondary: [RenderNode], at primary: RenderNode, in node: ListRowBadgeNode, reusing overlap: inout OverlapNode?
  ) {
    node.setLayers(primary: primary, secondary: secondary)
  }
}

/// The `Text` of a badge in the style of `badgeProminence(_:)`.
struct BadgeLabel: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    // A press on the badge is a press on the row.
    label.allowsHitTesting(false)
  }

  @ViewBuilder private var label: some View {
    switch prominence {
    case .increased:
      text
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(ControlTint(.red, .fill), in: Capsule())
    case .standard: text.foregroundStyle(.secondary)
    case .decreased: text.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The emphasis of badges, set by `badgeProminence(_:)`.
public enum BadgeProminence: Hashable, Sendable {
  /// Small text in the secondary color.
  case decreased
  /// Text in the secondary color, the default.
  case standard
  /// White text in a red capsule.
  case increased
}

extension EnvironmentValues {
  /// The emphasis of badges, set by `badgeProminence(_:)`; `.standard` by default.
  @Entry public internal(set) var badgeProminence: BadgeProminence = .standard
}

nonisolated extension View {
  /// Shows a number at the trailing edge of this view's row in a `List`, or on its tab in the bar of a `TabView`. 0 shows no badge.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the trailing edge of this view's list row, or on its tab in the bar of a `TabView`; nil shows no badge.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(secondary: label.map { BadgeLabel(text: $0) }))
  }

  /// Shows a localized text at the trailing edge of this view's list row; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a string that is not localized at the trailing edge of this view's list row; nil shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the emphasis of the badges in this view, those of `badge(_:)`.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
