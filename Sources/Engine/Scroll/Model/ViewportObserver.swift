/// A node or controller that depends on the visible part of a scroll view's content.
@MainActor package protocol ViewportObserver: AnyObject {
  /// Called after another part of the content has become visible or the content has moved. Called in the layout and the place phase;
  /// may request layout.
  func viewportDidChange()
  /// True if the length of the node is partly estimated. False by default.
  var estimatesLength: Bool { get }
}

extension ViewportObserver {
  package var estimatesLength: Bool { false }
}

/// The viewport observers of one scroll view, held weakly.
@MainActor struct ViewportObservers {
  private struct Entry {
    weak var observer: (any ViewportObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any ViewportObserver) {
    remove(observer)
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
