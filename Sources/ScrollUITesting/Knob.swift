import ScrollUI

/// An observable value that a test changes while a view depends on it.
@MainActor @Observable package final class Knob<Value> {
  /// The value; a change invalidates the views that read it.
  package var value: Value

  /// Creates a knob with an initial value.
  package init(_ value: Value) { self.value = value }
}

/// A view with content that depends on the value of a `Knob`.
package struct KnobView<Value, Content: View>: View {
  private let knob: Knob<Value>
  private let content: (Value) -> Content

  /// Creates a view that calls `content` with the value of `knob`, again after each change.
  package init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.knob = knob
    self.content = content
  }

  /// The content for the present value.
  package var body: some View { content(knob.value) }
}
