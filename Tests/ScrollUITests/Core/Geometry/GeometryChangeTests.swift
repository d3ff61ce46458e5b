import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct GeometryChangeTests {
  private struct Root: View {
    let number: Remote<CGFloat>
    let factor: Remote<CGFloat>
    let recorder: Recorder
    @State private var height: CGFloat = 20
    @State private var scale: CGFloat = 1

    var body: some View {
      let _ = number.connect($height)
      let _ = factor.connect($scale)
      let scale = scale
      Color.red.frame(height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height * scale }) { recorder.note("\($0)") }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { recorder.note("\($0) → \($1)") }
    }
  }

  private let number = Remote<CGFloat>()
  private let factor = Remote<CGFloat>()
  private let recorder = Recorder()

  @Test func theFirstValueAndEachChangeAreReportedOnce() {
    let window = TestWindow { Root(number: number, factor: factor, recorder: recorder) }
    #expect(recorder.take().sorted() == ["20.0", "20.0 → 20.0"])
    number.value = 30
    window.advance()
    #expect(recorder.take().sorted() == ["20.0 → 30.0", "30.0"])
    window.advance()
    #expect(recorder.take() == [])
  }

  @Test func aChangedTransformIsAppliedWithoutMovement() {
    let window = TestWindow { Root(number: number, factor: factor, recorder: recorder) }
    _ = recorder.take()
    factor.value = 2
    window.advance()
    #expect(recorder.take() == ["40.0"])
  }

  @Test func aViewOfZeroSizeIsReported() {
    _ = TestWindow {
      Color.red.frame(width: 0, height: 0).onGeometryChange(for: CGSize.self, of: \.size) {
        recorder.note("\($0.width)")
      }
    }
    #expect(recorder.take() == ["0.0"])
  }
}
