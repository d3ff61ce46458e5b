/// A node inside of a scroll view whose work depends on which part of the content is seen.
@MainActor package protocol ViewportObserver: AnyObject {
  /// The scroll view shows another part of its content, or its content has moved. Called in the layout and the place phase; it may ask
  /// for layout.
  func viewportDidChange()
}

/// The observers of one scroll view. They leave by themselves.
@MainActor struct ViewportObservers {
  private struct Entry {
    weak var observer: (any ViewportObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any ViewportObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  mutating func remove(_ observer: any ViewportObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func contains(where condition: (any ViewportObserver) -> Bool) -> Bool {
    entries.contains { $0.observer.map(condition) ?? false }
  }

  func forEach(_ body: (any ViewportObserver) -> Void) {
    for entry in entries { if let observer = entry.observer { body(observer) } }
  }

  func notify() { forEach { $0.viewportDidChange() } }
}
