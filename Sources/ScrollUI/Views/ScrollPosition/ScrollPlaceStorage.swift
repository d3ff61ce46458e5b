import Engine

/// The stored form of a `ScrollPlace`: an object with the rows and the fraction of the range.
struct ScrollPlaceStorage {
  let ids: RowIDCoding

  private enum Key {
    static let rows = "rows"
    static let id = "id"
    static let x = "x"
    static let y = "y"
  }

  /// The stored form. Rows whose identities cannot be stored are left out.
  func value(of place: ScrollPlace) -> StorageValue {
    let rows = place.rows.compactMap { row in
      ids.encode(row.id.value).map { StorageValue.object(point(row.distance).merging([Key.id: $0]) { $1 }) }
    }
    var object = point(place.fraction)
    if !rows.isEmpty { object[Key.rows] = .list(rows) }
    return .object(object)
  }

  /// True if no row of `place` has an identity that can be stored.
  func lacksRows(of place: ScrollPlace) -> Bool {
    !place.rows.isEmpty && place.rows.allSatisfy { ids.encode($0.id.value) == nil }
  }

  /// The place that is stored in `value`; nil for a value of another form.
  func place(in value: StorageValue) -> ScrollPlace? {
    guard case .object(let object) = value, let fraction = point(in: object) else { return nil }
    guard let list = object[Key.rows] else { return ScrollPlace(rows: [], fraction: fraction) }
    guard case .list(let stored) = list else { return nil }
    let rows = stored.prefix(ScrollPlace.maximumRowCount).compactMap { row -> ScrollPlace.Row? in
      guard case .object(let object) = row, let distance = point(in: object),
        let id = object[Key.id].flatMap(ids.decode)
      else { return nil }
      return ScrollPlace.Row(id: id, distance: distance)
    }
    return ScrollPlace(rows: rows, fraction: fraction)
  }

  private func point(_ point: CGPoint) -> [String: StorageValue] {
    [Key.x: .number(Double(point.x)), Key.y: .number(Double(point.y))]
  }

  private func point(in object: [String: StorageValue]) -> CGPoint? {
    guard let x = object[Key.x].flatMap(Double.storedCoding.decode), x.isFinite,
      let y = object[Key.y].flatMap(Double.storedCoding.decode), y.isFinite
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
