import Engine

/// The index of a list's sections: its labels, and the label under the pointer.
@MainActor @Observable final class SectionIndexModel {
  /// The width of the labels, and their distance from the trailing edge, which is free for the scroll bar, in points.
  nonisolated static let width: CGFloat = 18
  nonisolated static let inset = ListAppearance.indexInset

  /// The labels in order; empty if the index is not shown.
  private(set) var labels: [LazySegments.IndexLabel] = []
  /// The label that a press holds.
  private(set) var held: Int?
  /// The label of the section at the upper edge of the list; nil before the first label.
  private(set) var current: Int?
  /// The label under the mouse.
  private(set) var hovered: Int?

  /// The lines of the index, as of the last layout.
  @ObservationIgnored var slots = SectionIndexSlots(count: 0, height: 0)
  /// The frame of the lines in window coordinates.
  @ObservationIgnored var frame = CGRect.zero
  @ObservationIgnored private let jump: (Int) -> Void
  @ObservationIgnored private let topItem: () -> Int?
  @ObservationIgnored private weak var graph: ViewGraph?

  /// - Parameters:
  ///   - jump: Scrolls to an item at once.
  ///   - topItem: Returns the item at the upper edge of the list.
  init(jump: @escaping (Int) -> Void, topItem: @escaping () -> Int?) {
    self.jump = jump
    self.topItem = topItem
  }

  func take(_ labels: [LazySegments.IndexLabel]) {
    guard labels != self.labels else { return }
    self.labels = labels
    if let held, held >= labels.count { self.held = labels.isEmpty ? nil : labels.count - 1 }
    hovered = nil
  }

  func hover(_ phase: HoverPhase) {
    var label: Int?
    if case .active(let point) = phase { label = self.label(at: point) }
    if label != hovered { hovered = label }
  }

  private func label(at point: CGPoint) -> Int? {
    slots.label(at: point.y - frame.minY).map { min($0, labels.count - 1) }
  }
}

extension SectionIndexModel: GeometryObserver {
  /// Keeps `current` up to date while the index has labels.
  func observe(in graph: ViewGraph) {
    self.graph = graph
    guard !labels.isEmpty else { return graph.remove(self as any GeometryObserver) }
    graph.add(self as any GeometryObserver)
    graph.pipeline.requestGeometryUpdate()
  }

  /// The label of the last section that begins at or above the upper edge. O(log n) in the number of labels.
  private var topLabel: Int? {
    guard let item = topItem() else { return nil }
    let next = labels.indices.partition { labels[$0].item > item }
    return next > 0 ? next - 1 : nil
  }

  func compareGeometry() {
    guard topLabel != current else { return }
    graph?.enqueue("sectionIndexLabel") { [weak self] in
      guard let self, topLabel != current else { return }
      current = topLabel
    }
  }
}

extension SectionIndexModel: IndexScrubber {
  func hasIndex(at point: CGPoint) -> Bool {
    !labels.isEmpty && point.x >= frame.minX && point.x <= frame.maxX && point.y >= frame.minY - 8
      && point.y <= frame.maxY + 8
  }

  func scrub(to point: CGPoint) {
    guard let label = label(at: point), labels.indices.contains(label), label != held else { return }
    held = label
    jump(labels[label].item)
  }

  func endScrub() {
    if held != nil { held = nil }
  }
}
