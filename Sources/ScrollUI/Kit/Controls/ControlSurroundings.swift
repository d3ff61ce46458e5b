/// The container by which controls such as `Button` and `Picker` choose their default appearance.
package enum ControlSurroundings: Hashable, Sendable {
  /// Neither a `List` nor a form nor a bar.
  case free
  /// The rows of a list.
  case row
  /// The rows of a `Form` in groups.
  case form
  /// A form in two columns.
  case columns
  /// A bar of a page, with the items of `toolbar(content:)`.
  case bar

  /// True for the rows of a `List` or of a `Form` in groups.
  package var isRow: Bool { self == .row || self == .form }
}

extension EnvironmentValues {
  /// The container by which controls choose their default appearance; `.free` by default.
  @Entry package var controlSurroundings: ControlSurroundings = .free
}
