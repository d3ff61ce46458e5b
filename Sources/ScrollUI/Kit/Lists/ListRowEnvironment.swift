import Engine

/// What a row of a list hands down to its views beside the environment around the list.
struct ListRowEnvironment: Equatable {
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

extension LazyRow {
  /// The environment of the row's views, by what the row adds to that of its place.
  func rowEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    guard let added = scope.listRow else { return outer }
    var inner = outer
    added.apply(to: &inner)
    return inner
  }

  /// Takes another environment for the row's views. Those who have read what is different now are told.
  func setListRow(_ new: ListRowEnvironment) {
    guard new != scope.listRow else { return }
    let old = childEnvironment
    var plain = environment
    var written = plain.apply { new.apply(to: &$0) }
    if let former = scope.listRow { written += plain.apply { former.apply(to: &$0) } }
    scope.listRow = new
    let inner = childEnvironment
    passEnvironment(Array(Set(written)).filter { !inner.hasSameValue(as: old, for: $0) })
  }
}
