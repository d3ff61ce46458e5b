import CWindowSystem
import Engine
import Foundation

/// Takes the drags of a window to other programs under X11 (`x11_drag`). SDL goes on to receive the movements of the pointer, which the pressed
/// button holds, so the exporter follows the drag of the window.
@MainActor final class X11DragExporter: WindowDragExporter {
  private let port: DragPort
  /// The connection; nil until the first drag leaves the window, and without X11.
  private var drag: OpaquePointer?
  private var hasFailed = false
  /// The data of the present drag, from `x11_drag_begin` on; nil without a drag.
  private var offer: DragOffer?
  /// True if the drag was offered, and has no data for other programs, or the X server refuses it.
  private var isRefused = false

  init(_ port: DragPort) { self.port = port }

  /// Connects once. The window system has the drag only if there is a connection.
  private func connect() -> OpaquePointer? {
    if drag != nil || hasFailed { return drag }
    let calls = x11_drag_calls(
      context: Unmanaged.passUnretained(self).toOpaque(),
      asked: { context, request, type in
        guard let context else { return }
        X11DragExporter.call(context) { $0.load(Int(type), for: request) }
      },
      ended: { context, effect in
        guard let context else { return }
        X11DragExporter.call(context) { $0.end(effect) }
      })
    drag = x11_drag_open(port.window, calls)
    hasFailed = drag == nil
    if drag != nil { port.between.serviceDidChange() }
    return drag
  }

  /// Calls `body` with the exporter of a C function's context, on the main thread.
  private nonisolated static func call(
    _ context: UnsafeMutableRawPointer, _ body: @MainActor (X11DragExporter) -> Void
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { body(Unmanaged<X11DragExporter>.fromOpaque(context).takeUnretainedValue()) }
  }

  /// Ends the connection. Call it before `SDL_DestroyWindow`.
  func close() {
    if let drag { x11_drag_close(drag) }
    drag = nil
    hasFailed = true
  }

  var withholdsFocusLoss: Bool { false }

  // MARK: Drag

  func move(_ outgoing: OutgoingDrag, to point: CGPoint) {
    if offer == nil, !isRefused { begin(outgoing) }
    guard offer != nil, let drag else { return }
    let factor = port.unitsPerPoint()
    x11_drag_move(drag, point.x * factor, point.y * factor, outgoing.effects.bits)
    if !isOutside {
      isOutside = true
      port.send(.dragLeft)
    }
  }

  /// True from a movement outside of the window until the drag returns or ends.
  private var isOutside = false

  private func begin(_ outgoing: OutgoingDrag) {
    let offer = DragOffer(outgoing.items)
    isRefused = true
    guard !offer.types.isEmpty, outgoing.effects.bits != 0, let drag = connect() else { return }
    var types = offer.types.map { UnsafePointer(strdup($0)) }
    defer { for type in types { free(UnsafeMutablePointer(mutating: type)) } }
    guard x11_drag_begin(drag, &types, Int32(types.count)) else { return }
    isRefused = false
    self.offer = offer
    guard let icon = outgoing.picture().flatMap({ DragIcon($0, scale: port.pixelsPerPoint(), text: port.text) }) else {
      return
    }
    icon.pixels.withUnsafeBufferPointer {
      x11_drag_set_icon(
        drag, $0.baseAddress, Int32(clamping: icon.width), Int32(clamping: icon.height), icon.pointer.x, icon.pointer.y)
    }
  }

  func returned() { cancel() }

  func drop() {
    guard let drag, offer != nil else { return port.send(.dragEnded(.cancel)) }
    x11_drag_drop(drag)
  }

  func cancel() {
    if let drag { x11_drag_cancel(drag) }
    (offer, isOutside, isRefused) = (nil, false, false)
  }

  private func end(_ effect: x11_drag_effect) {
    (offer, isOutside, isRefused) = (nil, false, false)
    port.send(.dragEnded(DragEffect(effect)))
  }

  /// Answers a request of a target, at once unless a closure of the program waits.
  private func load(_ type: Int, for request: UInt32) {
    guard let offer, offer.types.indices.contains(type) else { return }
    Task.immediate { [weak self] in
      let data = await offer.data(as: offer.types[type])
      guard let drag = self?.drag else { return }
      guard let data else { return x11_drag_reply(drag, request, nil, 0) }
      data.withUnsafeBytes { bytes in
        withUnsafeBytes(of: UInt8(0)) { empty in
          x11_drag_reply(drag, request, bytes.baseAddress ?? empty.baseAddress, bytes.count)
        }
      }
    }
  }
}

extension X11DragExporter: DescriptorService {
  var descriptors: [WatchedDescriptor] {
    guard let drag else { return [] }
    var numbers: [Int32] = [-1, -1]
    x11_drag_descriptors(drag, &numbers)
    return numbers.map { WatchedDescriptor(number: $0, isWritten: false) }
  }

  var wantsToWrite: Bool { false }

  func turn() -> Bool { drag.map { x11_drag_turn($0) } ?? false }
}

extension DragEffects {
  /// The bits of `x11_drag_effect`, which are also those of Wayland's `dnd_action`.
  var bits: UInt32 {
    (contains(.copy) ? UInt32(x11_effect_copy.rawValue) : 0) | (contains(.move) ? UInt32(x11_effect_move.rawValue) : 0)
  }
}

extension DragEffect {
  fileprivate init(_ effect: x11_drag_effect) {
    switch effect {
    case x11_effect_copy: self = .copy
    case x11_effect_move: self = .move
    default: self = .cancel
    }
  }
}
