/// The drag of a view while the pointer is outside of the window.
@MainActor package struct OutgoingDrag {
  package let items: [DragItem]
  /// The effects that the source suggests to other programs, limited by the held modifier keys.
  package let effects: DragEffects
  /// The picture for the window system; nil for a preview that has none.
  package let picture: () -> DragPicture?

  package init(items: [DragItem], effects: DragEffects, picture: @escaping () -> DragPicture?) {
    self.items = items
    self.effects = effects
    self.picture = picture
  }
}

/// The drawing of a `DragPreview` for the window system.
package struct DragPicture {
  /// The drawing, with its size in points and a transparent background.
  package let list: DisplayList
  /// The pointer in the coordinates of `list`.
  package let pointer: CGPoint

  package init(list: DisplayList, pointer: CGPoint) {
    self.list = list
    self.pointer = pointer
  }
}

/// Takes the drags of a window's views to other programs. The host provides it in a `DragExport`; replays and runs without a display have none.
///
/// It answers with input events, so that recordings have the answers: `InputEvent.dragLeft` after the first `move(_:to:)` outside of the window if
/// the window system has taken the drag, and `InputEvent.dragEnded(_:)` after `drop()`.
@MainActor package protocol DragExporter: AnyObject {
  /// Called for each movement of the pointer outside of the window. `point` is in window coordinates.
  func move(_ drag: OutgoingDrag, to point: CGPoint)
  /// Called when the pointer is in the window again.
  func returned()
  /// Called when the button is released outside of the window, after `dragLeft`. Answered with `dragEnded` in bounded time.
  func drop()
  /// Called when the drag is cancelled outside of the window.
  func cancel()
}

/// The `DragExporter` of a window, an object of its `WindowServices`.
package final class DragExport {
  let exporter: any DragExporter

  package init(_ exporter: any DragExporter) { self.exporter = exporter }
}
