import ScrollUI

/// The effects for a value around a view.
struct AnimatorContent<Base: View, Value, Content: View>: View {
  let parts: UncheckedTransfer<(view: Base, content: @MainActor (PlaceholderContentView<Base>, Value) -> Content)>
  let value: UncheckedTransfer<Value>

  nonisolated init(
    parts: UncheckedTransfer<(view: Base, content: @MainActor (PlaceholderContentView<Base>, Value) -> Content)>,
    value: UncheckedTransfer<Value>
  ) {
    self.parts = parts
    self.value = value
  }

  var body: some View {
    parts.value.content(PlaceholderContentView(content: AnyView(parts.value.view)), value.value)
  }
}

/// A value of any type that can be compared with another.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
    func isEqual<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool { one == other as? Value }
    return isEqual(lhs.value, rhs.value)
  }
}
