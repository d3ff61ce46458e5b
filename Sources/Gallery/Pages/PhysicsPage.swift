import ScrollUI

/// The measured offset and velocity of a list over time, with the closed forms of `FlingModel` as a reference.
struct PhysicsPage: View {
  static let description = GalleryPage(
    name: "physics", title: "Physics",
    hint: "Throw the list. The thick line is predicted the moment you let go; the thin line is what happens.",
    symbol: "chart.line.uptrend.xyaxis", api: ["onScrollPhaseChange(_:)", "scrollBounceBehavior(_:axes:)"],
    options: [deceleration, bounce, calm], minimumHeight: 420
  ) { PhysicsPage() }

  private static let deceleration = PageOption.choice(
    "deceleration", "Deceleration", key: "d", ["normal": "Normal", "fast": "Fast"])
  private static let bounce = PageOption.toggle("bounce", "Bounce", key: "b", isOn: true)
  private static let calm = PageOption.toggle(
    "reduced-motion", "Reduced motion", key: "m", followsReducedMotion: true)

  @State private var lab = PhysicsLab()
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.frameClock) private var clock

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < 520 {
        VStack(spacing: 0) {
          charts.frame(height: min(300, proxy.size.height * 0.46))
          Divider()
          list
        }
      } else {
        HStack(spacing: 0) {
          list.frame(width: proxy.size.width * 0.42)
          Divider()
          charts
        }
      }
    }
  }

  private var isFast: Bool { options.choice(Self.deceleration) == "fast" }

  private var charts: some View {
    VStack(spacing: 12) {
      MotionChart(
        title: "Offset", unit: "pt", measured: lab.offsets, expected: lab.expectedOffsets, seconds: PhysicsLab.seconds,
        color: .accentColor)
      MotionChart(
        title: "Velocity", unit: "pt/s", measured: lab.velocities, expected: lab.expectedVelocities,
        seconds: PhysicsLab.seconds, color: .orange)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 14)
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<120) { PhysicsRow(index: $0, margin: margin) } }
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
    .environment(\.accessibilityReduceMotion, options.isOn(Self.calm))
  }
}

/// The measured curves and those of `FlingModel` since the last touch.
@MainActor @Observable final class PhysicsLab {
  /// The time range of the charts (`MotionChart.seconds`).
  static let seconds = 3.5

  private(set) var offsets: [CGPoint] = []
  private(set) var velocities: [CGPoint] = []
  private(set) var expectedOffsets: [CGPoint] = []
  private(set) var expectedVelocities: [CGPoint] = []

  /// The start time of the present motion on the `FrameClock`, in seconds.
  @ObservationIgnored private var start: Double?
  @ObservationIgnored private var pending: FlingModel?
  @ObservationIgnored private var isAtRest = true

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, at time: Double,
    deceleration: Double, bounces: Bool
  ) {
    if new == .tracking || (old == .idle && new != .idle) { begin(at: time, offset: context.geometry.contentOffset.y) }
    if new == .idle { end(at: time) }
    guard new == .decelerating, let velocity = context.velocity?.dy else { return }
    let geometry = context.geometry
    pending = FlingModel(
      start: geometry.contentOffset.y, velocity: velocity,
      range: 0...max(0, geometry.contentSize.height - geometry.containerSize.height), bounces: bounces,
      deceleration: deceleration)
  }

  /// The velocity in points per second above which a change of the offset is a jump, which `velocities` shows as 0.
  private static let largestVelocity: CGFloat = 20_000

  private func begin(at time: Double, offset: CGFloat) {
    start = time
    isAtRest = false
    offsets = [CGPoint(x: 0, y: offset)]
    (velocities, expectedOffsets, expectedVelocities) = ([], [], [])
    pending = nil
  }

  /// Ends the curve of `velocities` at 0, at `seconds` at the latest.
  private func end(at time: Double) {
    isAtRest = true
    guard let start, !velocities.isEmpty else { return }
    velocities.append(CGPoint(x: CGFloat(min(time - start, Self.seconds)), y: 0))
  }

  func add(offset: CGFloat, at time: Double) {
    guard let start, let last = offsets.last, time - start <= Self.seconds else { return }
    let elapsed = CGFloat(time - start)
    if let model = pending { expect(model, reaching: offset, at: elapsed) }
    guard elapsed > last.x else {
      offsets[offsets.count - 1].y = offset
      return
    }
    offsets.append(CGPoint(x: elapsed, y: offset))
    // The last change of a motion is reported after its end.
    if isAtRest { return }
    let velocity = (offset - last.y) / (elapsed - last.x)
    velocities.append(
      CGPoint(x: (elapsed + last.x) / 2, y: abs(velocity) > Self.largestVelocity ? 0 : velocity))
  }

  /// Shifts the closed form in time so that it passes through the first frame after the release, which is slightly
  /// later than the release.
  private func expect(_ model: FlingModel, reaching offset: CGFloat, at elapsed: CGFloat) {
    pending = nil
    let release = elapsed - CGFloat(model.time(at: offset))
    let duration = min(model.duration, Self.seconds - release)
    guard duration > 0 else { return }
    let times = (0...120).map { duration * Double($0) / 120 }
    expectedOffsets = times.map { CGPoint(x: release + $0, y: model.offset(at: $0)) }
    expectedVelocities = times.map { CGPoint(x: release + $0, y: model.velocity(at: $0)) }
  }
}

/// A row that shows its position in points.
private struct PhysicsRow: View {
  let index: Int
  let margin: CGFloat

  private static let height: CGFloat = 50

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 3)
        .fill(GalleryStyle.palette[index / 5 % GalleryStyle.palette.count])
        .frame(width: 6, height: index.isMultiple(of: 5) ? 30 : 18)
        .frame(width: 6, height: 30)
      Text(SampleTexts.titles[index % SampleTexts.titles.count]).font(GalleryStyle.label).lineLimit(1)
      Spacer(minLength: 0)
      Text("\(Int(Self.height) * index)").font(GalleryStyle.keyCap).foregroundStyle(.secondary)
    }
    .padding(.leading, margin)
    .padding(.trailing, margin + 4)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 18) }
  }
}
