/// The values that a container adds to the environment of one of its rows, for example the font of a list's section header.
protocol RowEnvironment {
  func apply(to environment: inout EnvironmentValues)
  func isEqual(to other: any RowEnvironment) -> Bool
}

extension RowEnvironment where Self: Equatable {
  func isEqual(to other: any RowEnvironment) -> Bool { other as? Self == self }
}

extension LazyRow {
  /// The environment of the row's views: `outer` with the values that the container adds.
  func environment(addedTo outer: EnvironmentValues) -> EnvironmentValues {
    guard let added = scope.rowEnvironment else { return outer }
    var inner = outer
    added.apply(to: &inner)
    return inner
  }

  /// Replaces the values that the container adds. Views that have read a changed value are notified.
  func setRowEnvironment(_ new: any RowEnvironment) {
    guard scope.rowEnvironment.map(new.isEqual) != true else { return }
    let old = childEnvironment
    var plain = environment
    var written = plain.apply { new.apply(to: &$0) }
    if let former = scope.rowEnvironment { written += plain.apply { former.apply(to: &$0) } }
    scope.rowEnvironment = new
    let inner = childEnvironment
    passEnvironment(Array(Set(written)).filter { !inner.hasSameValue(as: old, for: $0) })
  }
}
