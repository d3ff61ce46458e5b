/// A view that is updated only if it differs from its former value by `==`.
///
/// Every view that conforms to `Equatable` is compared by `==`; this type is for code that says so.
public struct EquatableView<Content: Equatable & View> {
  /// The compared view.
  public var content: Content

  /// Creates a view of `content`.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The compared view.
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Updates this view only if it differs from its former value by `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
