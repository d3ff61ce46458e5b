import CAllocationCounter
import Engine
import ScrollUI
import Testing

@testable import SDLHost

/// Memory that frames ask for. Counted on the whole way of a frame: input, motion, layout, recording, drawing.
@MainActor @Suite struct AllocationTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      HStack {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40)
        VStack(alignment: .leading) {
          Text("Row \(number)").font(.headline)
          Text("Subtitle of row \(number)").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      .frame(height: 64)
      .overlay(alignment: .bottom) { Divider() }
    }
  }

  /// Scrolls a list by `step` points a frame, with two fingers.
  private func frames(step: Double, count: Int) throws -> [FrameRecord] {
    var records: [FrameRecord] = []
    records.reserveCapacity(count + 200)
    var options = SessionOptions()
    options.size = CGSize(width: 400, height: 600)
    options.allocationCount = { allocation_count() }
    options.frameDidEnd = { records.append($0) }
    let content = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(number: $0) } }
    }
    let loop = try HeadlessLoop(content, options: options)
    try loop.open()
    try loop.rest(seconds: 1)
    let pull = WheelEvent(
      location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: -step / ScrollMetrics.notchLength),
      isPrecise: true)
    // Twice the same way: caches and lists have their size after the first time.
    try loop.play(frames: 60, isPaced: false) { _ in [.wheel(pull)] }
    records.removeAll(keepingCapacity: true)
    try loop.play(frames: count, isPaced: false) { _ in [.wheel(pull)] }
    loop.close()
    return records
  }

  @Test func allocationsAreCounted() {
    let before = allocation_count()
    let list = [Int](repeating: 1, count: Int.random(in: 500...600))
    #expect(allocation_count() > before, "\(list.count)")
  }

  @Test func aScrolledFrameInWhichNoRowEntersAllocatesNothing() throws {
    let frames = try frames(step: 8, count: 120).filter { $0.counts.bodies == 0 && $0.counts.measures == 0 }
    #expect(frames.count > 60)
    #expect(frames.map { $0.allocations ?? -1 }.max() == 0, "\(frames.map { $0.allocations ?? -1 })")
  }
}
