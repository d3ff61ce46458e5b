import ScrollInstruments
import ScrollUI

/// The `OffsetCurve` of a recording with the `InputMark`s beneath it, and a `Playhead`.
struct RecorderTimeline: View {
  let stage: RunRecorder

  var body: some View {
    GeometryReader { room in
      // Time runs to the right in both layout directions.
      RecorderChart(stage: stage, size: room.size).environment(\.layoutDirection, .leftToRight)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The chart in a known size. Its curve changes with the recording, the `Playhead` alone with the time.
private struct RecorderChart: View {
  /// The width of the labels of the offset, in points.
  private static let gutter: CGFloat = 52
  /// The height of the input lane, in points.
  private static let laneHeight: CGFloat = 16
  /// The height of a label of the offset, in points.
  private static let labelHeight: CGFloat = 14

  let stage: RunRecorder
  let size: CGSize

  private var width: CGFloat { max(1, size.width - Self.gutter) }

  private var seconds: Double {
    OffsetCurve.span(of: stage.duration, isGrowing: stage.activity == .recording || stage.activity == .opening)
  }

  var body: some View {
    // The properties that the curve depends on.
    let _ = (stage.frameCount, stage.revision)
    let curve = OffsetCurve(samples: stage.samples, end: stage.duration, seconds: seconds, columns: Int(width))
    HStack(spacing: 0) {
      labels(curve).frame(width: Self.gutter - 8, height: size.height).padding(.trailing, 8)
      chart(curve).frame(width: width, height: size.height)
    }
  }

  private func labels(_ curve: OffsetCurve) -> some View {
    VStack(alignment: .trailing, spacing: 0) {
      if stage.frameCount > 0 {
        if curve.range.lowerBound < curve.range.upperBound {
          Text(verbatim: "\(Int(curve.range.upperBound.rounded())) pt")
        }
        Spacer(minLength: 0)
        Text(verbatim: "\(Int(curve.floor.rounded())) pt").padding(.bottom, Self.laneHeight + height(of: curve))
      }
    }
    .font(.system(size: 11))
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }

  /// The distance of the label `OffsetCurve.floor` from the bottom of the chart, in points.
  private func height(of curve: OffsetCurve) -> CGFloat {
    curve.part(of: curve.floor) * max(0, size.height - Self.laneHeight - Self.labelHeight)
  }

  private func chart(_ curve: OffsetCurve) -> some View {
    VStack(spacing: 0) {
      ZStack {
        SecondsGrid(seconds: seconds).stroke(GalleryColor.separator, lineWidth: 1)
        OffsetCurveShape(curve: curve, seconds: seconds)
          .stroke(.accentText, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .padding(.vertical, 3)
        if stage.activity == .empty {
          Text("Record, then scroll: every frame is kept, to scrub, step and replay bit for bit.")
            .font(GalleryStyle.small)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 12)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Divider()
      lane.frame(height: Self.laneHeight - 1)
    }
    .background(.window, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
    .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
    .overlay(alignment: .topLeading) {
      if stage.frameCount > 0 {
        Playhead(stage: stage, seconds: seconds, size: CGSize(width: width, height: size.height))
      }
    }
    .contentShape(Rectangle())
    .gesture(DragGesture(minimumDistance: 0).onChanged { seek(to: $0.location.x) })
    .accessibilityIdentifier("timeline")
  }

  private var lane: some View {
    let marks = stage.marks
    return ZStack {
      ForEach(InputMarksShape.Kind.allCases, id: \.self) { kind in
        InputMarksShape(kind: kind, marks: marks, seconds: seconds).fill(.secondaryText)
      }
    }
    .padding(.vertical, 2)
  }

  private func seek(to x: CGFloat) { stage.seek(toTime: Double(x / width) * seconds) }
}

/// A vertical line at `RunRecorder.time`.
private struct Playhead: View {
  let stage: RunRecorder
  let seconds: Double
  let size: CGSize

  var body: some View {
    let x = CGFloat(min(1, stage.time / seconds)) * size.width
    ZStack(alignment: .top) {
      Rectangle().fill(.text).frame(width: 1.5, height: size.height)
      Circle().fill(.text).frame(width: 9, height: 9).offset(y: -2)
    }
    .frame(width: 9)
    .offset(x: min(max(x, 1), size.width - 1) - 4.5)
    .allowsHitTesting(false)
  }
}

/// Vertical lines at whole seconds, or at multiples of 5, 10 or 60 in a longer chart.
private struct SecondsGrid: Shape {
  let seconds: Double

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let step = [1.0, 5, 10, 60].first { seconds / $0 <= 24 } ?? 60
    for line in stride(from: step, to: seconds, by: step) {
      let x = rect.minX + CGFloat(line / seconds) * rect.width
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    return path
  }
}
