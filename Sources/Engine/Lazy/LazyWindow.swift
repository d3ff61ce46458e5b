/// The lines around the viewport that are built without a gap.
struct LazyCoverage {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// True if the first line of the list is covered; `reachesEnd` for the last line.
  var reachesStart = false
  var reachesEnd = false
}

/// The viewport of a lazy container, its movement, and the range of lines that are built for it.
struct LazyWindow {
  /// The visible part of the container at the last `viewportDidChange()` or layout pass; `nil` before the first layout.
  var viewport: LazyViewport?
  /// The scroll view of the last window that the container has left, of which `viewport` is a part; `nil` in a window.
  weak var departed: ScrollNode?
  /// The number of lines built in the frame of the last layout pass.
  private(set) var builtLines = 0
  /// The `NodeHost.time` of `builtLines`, in seconds.
  private var buildTime: Double?
  /// The range that is built without a gap, in the container's coordinates.
  var covered = LazyCoverage()
  /// Moves built rows aside; `nil` while all rows are in their places.
  weak var follower: (any LazyRowFollower)?
  /// The direction of the last movement of the viewport: positive towards the end, 0 before the first movement.
  private(set) var direction: CGFloat = 0
  /// The time of the frame in which lines were last prefetched.
  private var prefetchTime: Double?
  /// The items inserted by an animated change since the last layout pass.
  private var entering: [Range<Int>] = []

  // MARK: Built lines

  /// Begins to count built lines at the first layout pass of the frame at `time`, in seconds.
  mutating func beginPass(at time: Double) {
    if time != buildTime { (buildTime, builtLines) = (time, 0) }
  }

  mutating func countBuiltLine() { builtLines += 1 }

  // MARK: Movement

  /// Notes the direction of the movement from `viewport` to `area`.
  mutating func recordMovement(to area: LazyViewport) {
    if let viewport, area.start != viewport.start { direction = area.start - viewport.start }
  }

  /// Returns true if lines ahead may be prefetched in the frame at `time`, in seconds, once in a frame.
  mutating func beginsPrefetch(at time: Double) -> Bool {
    guard direction != 0, prefetchTime != time else { return false }
    prefetchTime = time
    return true
  }

  /// Prevents prefetching in the frame at `time`, which has built enough lines.
  mutating func skipPrefetch(at time: Double?) { prefetchTime = time }

  /// Returns true if lines are missing in `area` or within the prefetch distance.
  ///
  /// - Parameters:
  ///   - overdraw: the distance in points beyond the viewport in which lines are visible.
  ///   - total: the length of all lines in points.
  ///   - hasLines: true if the list has lines.
  ///   - time: the time of the frame, in seconds.
  func needsLines(for area: LazyViewport, overdraw: CGFloat, total: CGFloat, hasLines: Bool, at time: Double?) -> Bool {
    // `LazyNode.fill` builds no lines there and would be requested in each pass.
    guard area.length > 0 else { return false }
    let ahead = prefetchTime == time ? 0 : area.length * LazyMetrics.prefetchThreshold
    let first = area.start - overdraw - (direction < 0 ? ahead : 0)
    let last = area.end + overdraw + (direction > 0 ? ahead : 0)
    return first < covered.start && !covered.reachesStart && covered.start > 0
      || last > covered.end && !covered.reachesEnd && covered.end < total
      || covered.end <= covered.start && hasLines && area.end > 0 && area.start < total
  }

  // MARK: Entering items

  /// Notes the inserted items of a change, which enter when they are built; none if the change is not animated.
  mutating func setEntering(_ items: [Range<Int>]) { entering = items }

  /// Returns true if an animated change has inserted an item since the last layout pass.
  func isEntering(_ item: Int) -> Bool { entering.contains { $0.contains(item) } }
}
