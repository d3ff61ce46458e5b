import Engine

/// The environment values that a list row adds for its views.
struct ListRowEnvironment: RowEnvironment, Equatable {
  let role: LazyRole
  let style: ListStyleKind
  var header = Prominence.standard
  /// True if the row is drawn on the accent color: it is selected and the list has the focus.
  var isProminent = false

  func apply(to environment: inout EnvironmentValues) {
    switch role {
    case .row:
      guard isProminent else { return }
      environment.backgroundProminence = .increased
      environment.foregroundStyle = AnyShapeStyle(Color.white).ofContainer
      // 4.5:1 on the fill of `ControlTint.Use.selection`.
      environment.secondaryForegroundStyle = AnyShapeStyle(Color.white.opacity(0.85))
      environment.tertiaryForegroundStyle = environment.secondaryForegroundStyle
    case .header: applyHeader(to: &environment)
    case .footer:
      environment.font = .footnote
      environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary, under: nil).ofContainer
    }
  }

  private func applyHeader(to environment: inout EnvironmentValues) {
    guard header == .standard else {
      environment.font = Font.title3.weight(.semibold)
      return
    }
    environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary, under: nil).ofContainer
    switch style {
    case .plain, .inset, .sidebar: environment.font = Font.subheadline.weight(.semibold)
    case .grouped, .insetGrouped:
      environment.font = .footnote
      environment.textCase = .uppercase
    }
  }
}
