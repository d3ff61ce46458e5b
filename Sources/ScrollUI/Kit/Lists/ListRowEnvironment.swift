import Engine

/// What a row of a list hands down to its views beside the environment around the list.
struct ListRowEnvironment: RowEnvironment, Equatable {
  let role: LazyRole
  let style: ListStyleKind
  var header = Prominence.standard
  /// Whether the row lies on the accent colour.
  var isProminent = false

  func apply(to environment: inout EnvironmentValues) {
    switch role {
    case .row:
      guard isProminent else { return }
      environment.backgroundProminence = .increased
      environment.foregroundStyle = AnyShapeStyle(Color.white)
    case .header: applyHeader(to: &environment)
    case .footer:
      environment.font = .footnote
      environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary, under: nil)
    }
  }

  private func applyHeader(to environment: inout EnvironmentValues) {
    guard header == .standard else {
      environment.font = Font.title3.weight(.semibold)
      return
    }
    environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary, under: nil)
    switch style {
    case .plain, .inset, .sidebar: environment.font = Font.subheadline.weight(.semibold)
    case .grouped, .insetGrouped:
      environment.font = .footnote
      environment.textCase = .uppercase
    }
  }
}
