import ProcessSupport
import Testing

extension WindowTests {
  /// Programs under a compositor that does what a test says.
  @Suite(.disabled(if: ScriptedCompositor.path.isEmpty, "Scripts/test builds the compositor of Tests/Compositor."))
  struct CompositorTests {}
}
