import Observation
import ScrollUI

/// A value that a test turns while a view shows something that depends on it.
@MainActor @Observable package final class Knob<Value> {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

/// Shows content that depends on a knob.
package struct KnobView<Value, Content: View>: View {
  private let knob: Knob<Value>
  private let content: (Value) -> Content

  package init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.knob = knob
    self.content = content
  }

  package var body: some View { content(knob.value) }
}
