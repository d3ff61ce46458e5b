import ScrollUI

/// The measured offset and velocity of a list over time, with the closed forms of `FlingModel` as a reference.
struct PhysicsPage: View {
  /// The speed of the command `fling`, in points per second.
  private static let speed = 2_600.0
  /// The time in seconds after which an untouched list (`PhysicsLab.hasMoved`) is thrown once, to show the curves of `PhysicsLab`.
  private static let patience = 1.2

  @State private var lab = PhysicsLab()
  @State private var throwCount = 0
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.frameClock) private var clock

  var body: some View {
    GeometryReader { page in
      if page.size.width < 520 {
        VStack(spacing: 0) {
          charts.frame(height: min(340, page.size.height * 0.52))
          Divider()
          list
        }
      } else {
        HStack(spacing: 0) {
          list.frame(width: min(380, page.size.width * 0.4))
          Divider()
          charts
        }
      }
    }
    .onCommand(Self.fling) { throwCount += 1 }
    .task {
      try? await clock?.sleep(seconds: Self.patience)
      if !Task.isCancelled, !lab.hasMoved, !options.isOn(Self.calm) { throwCount += 1 }
    }
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<Int(options.number(Self.rows)), id: \.self) { PhysicsRow(index: $0, margin: margin) }
      }
    }
    .onScrollPhaseChange { old, new, context in
      lab.phaseDidChange(
        from: old, to: new, context, at: clock?.time ?? 0,
        deceleration: isFast ? FlingModel.fastDeceleration : FlingModel.normalDeceleration,
        bounces: options.isOn(Self.bounce))
    }
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, offset in
      lab.add(offset: offset, at: clock?.time ?? 0)
    }
    .scrollDecelerationRate(isFast ? .fast : .normal)
    .scrollBounceBehavior(options.isOn(Self.bounce) ? .always : .never)
    .scrollFling(velocity: lab.isInSecondHalf ? -Self.speed : Self.speed, trigger: throwCount)
    .environment(\.accessibilityReduceMotion, options.isOn(Self.calm))
  }

  private var isFast: Bool { options.choice(Self.deceleration) == "fast" }

  private var charts: some View {
    VStack(alignment: .leading, spacing: 10) {
      MotionChart(
        title: "Offset", unit: "pt", measured: lab.offsets, predicted: lab.expectedOffsets, seconds: PhysicsLab.seconds,
        minimumSpan: 40, color: AnyShapeStyle(.accentText))
      MotionChart(
        title: "Velocity", unit: "pt/s", measured: lab.velocities, predicted: lab.expectedVelocities,
        seconds: PhysicsLab.seconds, minimumSpan: 200, color: AnyShapeStyle(.warningText))
      ChartLegend().padding(.leading, 12)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 12)
  }
}

/// A row that shows its position in points.
private struct PhysicsRow: View {
  let index: Int
  let margin: CGFloat
  @Environment(\.world) private var world

  private static let height: CGFloat = 50

  var body: some View {
    let entry = world.entry(at: index)
    HStack(spacing: 12) {
      Thumbnail(illustration: entry.picture, side: 32, radius: 7)
      Text(verbatim: entry.title).font(GalleryStyle.label).lineLimit(2).minimumScaleFactor(0.8)
      Spacer(minLength: 0)
      Text(verbatim: RowList.formatted(Int(Self.height) * index)).font(GalleryStyle.keyCap).foregroundStyle(.secondary)
    }
    .padding(.leading, margin)
    .padding(.trailing, margin + 4)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 44) }
  }
}
