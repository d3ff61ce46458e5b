/// Carries a value to another thread, or out of a closure; the caller ensures that one thread at a time uses the value.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
