/// Carries a value to another thread, or out of a closure; the user ensures that access is safe.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
