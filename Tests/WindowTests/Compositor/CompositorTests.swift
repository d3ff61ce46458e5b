import ProcessSupport
import Testing

extension WindowTests {
  /// Programs under the `ScriptedCompositor`.
  @Suite(.disabled(if: ScriptedCompositor.path.isEmpty, "Scripts/test builds the compositor of Tests/Compositor."))
  struct CompositorTests {}
}
