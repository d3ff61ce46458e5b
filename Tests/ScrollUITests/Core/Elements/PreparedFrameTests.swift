import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// `FramePipeline.prepare()`: the first frame, laid out before there is a window.
@MainActor @Suite struct PreparedFrameTests {
  private struct Page: View {
    let recorder: Recorder
    @State private var isShown = false

    var body: some View {
      let _ = recorder.note("body")
      GeometryReader { geometry in
        VStack {
          Text("\(Int(geometry.size.width))")
          if isShown { Text("shown") }
          ForEach(0..<20, id: \.self) { Text("row \($0)").padding(4) }
        }
      }
      .onAppear {
        recorder.note("appear")
        isShown = true
      }
    }
  }

  private func host(_ recorder: Recorder, width: CGFloat = 400) -> ViewHost {
    ViewHost(
      Page(recorder: recorder), configuration: ViewHost.Configuration(size: CGSize(width: width, height: 300)),
      textEngine: FixedTextEngine())
  }

  /// The drawing commands with their places and colors. Runs of text are equal to themselves only.
  private func picture(of host: ViewHost) -> [String] { host.pipeline.displayList.commands.map { "\($0)" } }

  @Test func theFirstFrameDoesNotRepeatPreparedWork() {
    let (plain, prepared) = (Recorder(), Recorder())
    let (one, other) = (host(plain), host(prepared))
    other.pipeline.prepare()
    #expect(prepared.take() == ["body"])  // callbacks belong to the frame
    #expect(one.pipeline.runFrame(at: 0))
    #expect(other.pipeline.runFrame(at: 0))
    #expect(plain.take() == ["body", "appear"])
    #expect(prepared.take() == ["appear"])
    #expect(one.pipeline.work.counts.bodies == other.pipeline.work.counts.bodies)
    #expect(one.pipeline.work.counts.measures == other.pipeline.work.counts.measures)
    #expect(picture(of: one) == picture(of: other))
  }

  @Test func aWindowOfAnotherSizeAndScaleHasTheSamePicture() {
    let (one, other) = (host(Recorder(), width: 320), host(Recorder()))
    one.setScale(2)
    other.pipeline.prepare()
    other.pipeline.root.windowSize = CGSize(width: 320, height: 300)
    other.setScale(2)
    one.pipeline.runFrame(at: 0)
    other.pipeline.runFrame(at: 0)
    #expect(picture(of: one) == picture(of: other))
  }

  @Test func theSecondFrameHasCountsOfItsOwn() {
    let host = host(Recorder())
    host.pipeline.prepare()
    host.pipeline.runFrame(at: 0)
    host.pipeline.runFrame(at: 1)
    #expect(host.pipeline.work.counts.bodies == 0)
  }
}
