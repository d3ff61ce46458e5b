/// The visible rows of a container that has left its `ScrollNode`, for its successor.
struct DepartedRows {
  /// The ids of the rows and their distances from the beginning of the viewport in points, the preferred anchor first.
  private(set) var rows: [(id: AnyHashable, position: CGFloat)]
  let axis: Axis
  /// The time of the frame in which the container has left.
  let time: Double

  /// The rows of containers that have left in the same frame, those of `earlier` first.
  func following(_ earlier: DepartedRows?) -> DepartedRows {
    guard let earlier, earlier.time == time, earlier.axis == axis else { return self }
    var all = self
    all.rows = earlier.rows + rows
    return all
  }
}

extension ScrollNode {
  /// Stores the rows of a container that leaves.
  func note(_ departed: DepartedRows) { departedRows = departed.following(departedRows) }
}
