/// Carries a value out of a closure that runs on the same thread.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
