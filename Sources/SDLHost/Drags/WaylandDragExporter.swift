import CWayland
import CWindowSystem
import Engine
import Foundation

/// Takes the drags of a window to other programs under Wayland (`wayland_drag`).
///
/// From `wl_data_device.start_drag` on, the compositor holds the pointer: SDL hears neither movements nor the release of the button. The exporter sends
/// them as input events: movements over the window, a movement to its edge when the pointer leaves it, and the release.
@MainActor final class WaylandDragExporter: WindowDragExporter {
  private let port: DragPort
  private let pointers: () -> OpaquePointer?
  private var drag: OpaquePointer?
  private let pipes = PipeWriter()
  private var offer: DragOffer?
  private var state = State.idle
  /// True from `wayland_drag_begin` until the exporter has sent the release of the button.
  private var holdsButton = false
  /// The last point of `wayland_drag_inside`, in points.
  private var lastInside = CGPoint.zero

  private enum State {
    case idle
    /// The drag stays in the window: it has no data for other programs, or the compositor takes no drag.
    case refused
    /// The compositor has the drag, from `wayland_drag_begin` on.
    case active
    /// The drag is over. The effect is sent after `drop()`.
    case over(DragEffect)
  }

  /// Nil under other window systems. `pointers` returns the `wayland_pointers` of the program.
  init?(_ port: DragPort, pointers: @escaping () -> OpaquePointer?) {
    self.port = port
    self.pointers = pointers
    var handles = wayland_handles()
    guard window_wayland_handles(port.window, &handles) else { return nil }
    drag = wayland_drag_open(
      handles.display,
      { context, event in
        guard let context, let event = event?.pointee else { return }
        WaylandDragExporter.call(context) { $0.handle(event) }
      }, Unmanaged.passUnretained(self).toOpaque())
    guard drag != nil else { return nil }
    PipeSignal.failsWrites()
  }

  private nonisolated static func call(
    _ context: UnsafeMutableRawPointer, _ body: @MainActor (WaylandDragExporter) -> Void
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { body(Unmanaged<WaylandDragExporter>.fromOpaque(context).takeUnretainedValue()) }
  }

  func close() {
    if let drag { wayland_drag_close(drag) }
    drag = nil
    pipes.close()
  }

  var withholdsFocusLoss: Bool { holdsButton }

  // MARK: Drag

  func move(_ outgoing: OutgoingDrag, to point: CGPoint) {
    guard case .idle = state else { return }
    state = .refused
    let offer = DragOffer(outgoing.items)
    var handles = wayland_handles()
    guard let drag, let pointers = pointers(), !offer.types.isEmpty, outgoing.effects.bits != 0,
      window_wayland_handles(port.window, &handles)
    else { return }
    var types = offer.types.map { UnsafePointer(strdup($0)) }
    defer { for type in types { free(UnsafeMutablePointer(mutating: type)) } }
    let hasBegun = withIcon(of: outgoing) { icon in
      wayland_drag_begin(drag, pointers, handles.surface, &types, Int32(types.count), outgoing.effects.bits, icon)
    }
    guard hasBegun else { return }
    (state, self.offer, lastInside, holdsButton) = (.active, offer, point, true)
    port.send(.dragLeft)
  }

  /// Calls `body` with the picture. A buffer of Wayland has whole pixels per surface unit.
  private func withIcon(of outgoing: OutgoingDrag, _ body: (wayland_drag_icon) -> Bool) -> Bool {
    let units = port.unitsPerPoint()
    let scale = max(1, (port.pixelsPerPoint() / units).rounded(.up))
    guard let picture = outgoing.picture(), let icon = DragIcon(picture, scale: units * scale, text: port.text) else {
      return body(wayland_drag_icon())
    }
    return icon.pixels.withUnsafeBufferPointer { pixels in
      body(
        wayland_drag_icon(
          pixels: pixels.baseAddress, width: Int32(clamping: icon.width), height: Int32(clamping: icon.height),
          scale: Int32(scale),
          hot_x: Int32(clamping: picture.pointer.x * units), hot_y: Int32(clamping: picture.pointer.y * units)))
    }
  }

  func returned() { if case .refused = state { state = .idle } }

  func drop() {
    guard case .over(let effect) = state else { return }
    state = .idle
    port.send(.dragEnded(effect))
  }

  func cancel() {
    if case .active = state {
      if let drag { wayland_drag_cancel(drag) }
      releaseButton(at: lastInside)
    }
    (state, offer) = (.idle, nil)
  }

  // MARK: Events

  private func handle(_ event: wayland_drag_event) {
    switch event.kind {
    case wayland_drag_asked: load(String(cString: event.type), into: event.descriptor)
    case wayland_drag_inside:
      if let drag { wayland_drag_show_icon(drag, false) }
      let units = port.unitsPerPoint()
      lastInside = CGPoint(x: event.x / units, y: event.y / units)
      port.send(.mouseMove(lastInside))
    case wayland_drag_outside:
      if let drag { wayland_drag_show_icon(drag, true) }
      port.send(.mouseMove(outside))
      port.send(.dragLeft)
    case wayland_drag_dropped_inside:
      (state, offer) = (.idle, nil)
      releaseButton(at: lastInside)
    case wayland_drag_performed: releaseButton(at: outside)
    case wayland_drag_finished: end(event.effect == wayland_effect_move ? .move : .copy)
    default: end(.cancel)
    }
  }

  /// The point beyond the edge of the window that is next to `lastInside`.
  private var outside: CGPoint {
    let (point, size) = (lastInside, port.size())
    guard CGRect(origin: .zero, size: size).contains(point) else { return point }
    let edges = [
      (point.x, CGPoint(x: -1, y: point.y)), (point.y, CGPoint(x: point.x, y: -1)),
      (size.width - point.x, CGPoint(x: size.width + 1, y: point.y)),
      (size.height - point.y, CGPoint(x: point.x, y: size.height + 1)),
    ]
    return edges.min { $0.0 < $1.0 }?.1 ?? CGPoint(x: -1, y: -1)
  }

  private func releaseButton(at point: CGPoint) {
    guard holdsButton else { return }
    holdsButton = false
    port.releaseButton(point)
  }

  /// Ends the drag. A button that counts as pressed is released outside of the window, which drops or cancels the drag of the window.
  private func end(_ effect: DragEffect) {
    offer = nil
    state = .over(effect)
    if holdsButton {
      port.send(.mouseMove(outside))
      port.send(.dragLeft)
      releaseButton(at: outside)
    } else {
      drop()
    }
  }

  /// Writes the data of a type, at once unless a closure of the program waits.
  private func load(_ type: String, into descriptor: Int32) {
    guard let offer else {
      Foundation.close(descriptor)
      return
    }
    Task.immediate { [weak self] in
      let data = await offer.data(as: type) ?? Data()
      guard let self else {
        Foundation.close(descriptor)
        return
      }
      pipes.write(data, to: descriptor)
      port.between.serviceDidChange()
    }
  }
}

extension WaylandDragExporter: DescriptorService {
  var descriptors: [WatchedDescriptor] { pipes.descriptors }
  var wantsToWrite: Bool { pipes.wantsToWrite }
  func turn() -> Bool { pipes.turn() }
}
