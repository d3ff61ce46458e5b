import ScrollInstruments
import ScrollUI

/// A strip over the page after the first throw of a run, with the `OffsetCurve` of the `ThrowReplay`: it shows the throw again at a quarter of the
/// speed, and leads to the `RecorderPanel`. It goes away after `patience`.
struct ThrowStrip: View {
  let replay: ThrowReplay
  let model: GalleryModel

  /// The number of motions that came to rest while the strip was shown.
  @State private var rests = 0
  @Environment(\.frameClock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The time in seconds for which the strip stays at rest.
  static let patience = 9.0

  var body: some View {
    ZStack {
      if model.offersReplay, !replay.samples.isEmpty { strip.transition(.opacity) }
    }
    .animation(reducesMotion ? nil : .snappy(duration: 0.25), value: model.offersReplay)
    .onAppear {
      replay.now = { clock?.time ?? 0 }
      replay.onRest = { if model.offersReplay || !model.hasOfferedReplay { Task { takeRest() } } }
    }
  }

  /// Offers the first throw, or lets `patience` begin again.
  private func takeRest() {
    rests += 1
    guard !model.hasOfferedReplay else { return }
    model.hasOfferedReplay = true
    model.offersReplay = true
  }

  private var strip: some View {
    HStack(spacing: 12) {
      OffsetCurveShape(curve: curve, seconds: replay.duration)
        .stroke(.accentText, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 72, height: 30)
        .accessibilityHidden(true)
      Button {
        replay.play()
      } label: {
        Label("See that again at a quarter of the speed", systemImage: "arrow.counterclockwise")
          .font(GalleryStyle.hint.weight(.medium))
          .padding(.horizontal, 10)
          .padding(.vertical, 8)
      }
      .buttonStyle(SurfaceButtonStyle(isSelected: true))
      .accessibilityIdentifier("replay throw")
      BarButton(name: "Recorder", symbol: "record.circle") {
        model.offersReplay = false
        model.toggleRecorder()
      }
      BarButton(name: "Close", symbol: "xmark") { model.offersReplay = false }
    }
    .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 8))
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    .overlay {
      RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius).strokeBorder(GalleryColor.separator, lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.25), radius: 10, y: 3)
    .padding(16)
    .focusGroup()
    .task(id: rests) {
      try? await clock?.sleep(seconds: Self.patience)
      if !Task.isCancelled, !replay.isPlaying { model.offersReplay = false }
    }
  }

  private var curve: OffsetCurve {
    OffsetCurve(samples: replay.samples, end: replay.duration, seconds: max(replay.duration, 0.01), columns: 72)
  }
}
