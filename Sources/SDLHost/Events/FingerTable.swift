import CSDL2

/// Maps SDL's identifiers of active touches (`Key`) to small numbers.
///
/// SDL passes on the identifiers of the window system: on X11 they grow without bound, and two touch screens may use
/// the same ones, so that `Key` includes the `device`. The engine and recordings use 1 for the first finger, 2 for the
/// second, and the lowest free number for each further finger.
struct FingerTable {
  struct Key: Equatable {
    var device: SDL_TouchID
    var finger: SDL_FingerID
  }

  private var entries: [(key: Key, id: Int)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The number that `add(_:)` assigned to an active touch; nil if the finger is not down.
  func id(of key: Key) -> Int? {
    entries.first { $0.key == key }?.id
  }

  /// Adds a touch, which must not be active, and returns its number.
  mutating func add(_ key: Key) -> Int {
    var id = 1
    while entries.contains(where: { $0.id == id }) { id += 1 }
    entries.append((key, id))
    return id
  }

  /// Removes a touch and returns its number; nil if it was not active.
  mutating func remove(_ key: Key) -> Int? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).id
  }
}
