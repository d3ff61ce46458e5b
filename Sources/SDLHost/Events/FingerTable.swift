import CSDL2

/// The fingers that are down, with small numbers for them.
///
/// SDL's ids are the window system's: they grow for ever on X11 and may be equal on two touch screens. The engine and the
/// recordings get 1 for the first finger, 2 for the second, and the lowest free number for each further one.
struct FingerTable {
  struct Key: Equatable {
    var device: SDL_TouchID
    var finger: SDL_FingerID
  }

  private var entries: [(key: Key, id: Int)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The number of a finger, nil unless it is down.
  func id(of key: Key) -> Int? {
    entries.first { $0.key == key }?.id
  }

  /// Notes that a finger is down, which must not be down already, and returns its number.
  mutating func add(_ key: Key) -> Int {
    var id = 1
    while entries.contains(where: { $0.id == id }) { id += 1 }
    entries.append((key, id))
    return id
  }

  /// Notes that a finger is up and returns the number it had, nil if it was not down.
  mutating func remove(_ key: Key) -> Int? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).id
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}
