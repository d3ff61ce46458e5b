/// The container by which controls such as `Button` and `Picker` choose their default appearance.
package enum ControlSurroundings: Hashable, Sendable {
  /// Neither a `List` nor a form.
  case free
  /// The rows of a list, or of a form in groups.
  case row
  /// A form in two columns.
  case columns
}

extension EnvironmentValues {
  /// The container by which controls choose their default appearance; `.free` by default.
  @Entry package var controlSurroundings: ControlSurroundings = .free
}
