import Engine

/// The offset of a scroll view in a recorded frame.
package struct OffsetSample: Equatable, Sendable {
  /// Seconds since the start of the run.
  package let time: Double
  package let offset: CGPoint

  package init(time: Double, offset: CGPoint) {
    self.time = time
    self.offset = offset
  }
}

/// The offsets of all scroll views of a run over time. `RunRecorder.samples` are those of `mostMoved`.
@MainActor struct OffsetTracks {
  /// The offsets of a `ScrollNode`, a sample for each change.
  private struct Track {
    weak var node: ScrollNode?
    var samples: [OffsetSample]
    /// The sum of the distances between successive samples, in points.
    var distance = 0.0
  }

  private var tracks: [Track] = []

  /// Adds the offsets below `root` that have changed since the last call. O(nodes).
  mutating func add(offsetsBelow root: RenderNode, at time: Double) {
    if let scroll = root as? ScrollNode { add(scroll, at: time) }
    for child in root.children { add(offsetsBelow: child, at: time) }
  }

  private mutating func add(_ scroll: ScrollNode, at time: Double) {
    let offset = scroll.model.offset
    guard let index = tracks.firstIndex(where: { $0.node === scroll }) else {
      tracks.append(Track(node: scroll, samples: [OffsetSample(time: time, offset: offset)]))
      return
    }
    guard let last = tracks[index].samples.last, last.offset != offset else { return }
    tracks[index].distance += abs(offset.x - last.offset.x) + abs(offset.y - last.offset.y)
    tracks[index].samples.append(OffsetSample(time: time, offset: offset))
  }

  /// The samples of the scroll view with the greatest `distance`; empty without scroll views.
  var mostMoved: [OffsetSample] { tracks.max { $0.distance < $1.distance }?.samples ?? [] }
}
