/// A selection from `anchor`, where selecting began, to `head` in the texts of a `TextSelectionScope`. `anchor` equals `head` after a click.
struct SelectedTexts {
  let scope: TextSelectionScope
  var anchor: TextPlace
  var head: TextPlace
  /// True if `head` is before `anchor`.
  var isBackward = false

  var lower: TextPlace { isBackward ? head : anchor }
  var upper: TextPlace { isBackward ? anchor : head }

  /// True if `TextPlace.part` of `anchor` or `head` is `part`.
  @MainActor func has(_ part: RenderNode) -> Bool { anchor.part === part || head.part === part }

  /// `lower` and `upper` with their order in `texts`; nil if their texts have left the scope.
  @MainActor func ends(in texts: SelectableTexts) -> (lower: OrderedTextPlace, upper: OrderedTextPlace)? {
    guard let anchor = texts.ordered(anchor), let head = texts.ordered(head) else { return nil }
    return anchor <= head ? (anchor, head) : (head, anchor)
  }

  // MARK: Changes of the data

  /// The selection after a change of the rows in `lazy`; nil if no selected row is left. An end in a removed row moves to the nearest row
  /// inside of the selection: `lower` to the start of a later row, `upper` to the end of an earlier row.
  @MainActor func moved(in lazy: LazyNode, by relocation: RowRelocation) -> SelectedTexts? {
    guard let lower = lower.moved(in: lazy, by: relocation, isLower: true),
      let upper = upper.moved(in: lazy, by: relocation, isLower: false)
    else { return nil }
    // All rows between two removed ends were removed, too.
    if lower.isReplaced || upper.isReplaced, lower.place.part === upper.place.part,
      lower.place.item > upper.place.item
    {
      return nil
    }
    var moved = self
    (moved.anchor, moved.head) = isBackward ? (upper.place, lower.place) : (lower.place, upper.place)
    return moved
  }
}

extension TextPlace {
  /// The place after a change of the rows in `lazy`, with true if its row was removed and a neighbor replaces it; nil without a neighbor on
  /// that side.
  @MainActor fileprivate func moved(
    in lazy: LazyNode, by relocation: RowRelocation, isLower: Bool
  ) -> (place: TextPlace, isReplaced: Bool)? {
    guard part === lazy, let source = lazy.source else { return (self, false) }
    var place = self
    let expected = relocation.newIndex(of: item)
    if let id {
      // The new index of a row that was never measured is a guess.
      let movedItem = expected.flatMap { source.id(ofItem: $0) == id ? $0 : nil } ?? source.item(withElementID: id)
      if let movedItem {
        place.item = movedItem
        return (place, false)
      }
    } else if let expected {
      place.item = expected
      return (place, false)
    }
    let neighbor = isLower ? relocation.newIndex(atOrAfter: item) : relocation.newIndex(before: item)
    guard let neighbor, neighbor < lazy.itemCount else { return nil }
    place.item = neighbor
    place.id = source.id(ofItem: neighbor)
    place.position = isLower ? 0 : TextPlace.end
    place.affinity = .downstream
    return (place, true)
  }
}
