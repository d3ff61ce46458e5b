/// An object that is notified of changes of one `ScrollModel`: its offset, its activity and the contact of a pointer.
///
/// Add observers with `ScrollModel.add(_:)`. They are notified in the order in which they were added, during the input, tick, layout or
/// place phase. All requirements have a default implementation that does nothing.
@MainActor package protocol ScrollObserver: AnyObject {
  /// Called after `ScrollModel.offset` has changed by motion, by a pull or by a jump.
  func scrollOffsetDidChange(_ model: ScrollModel)

  /// Called after `ScrollModel.offset` was corrected to keep visible content in place. No motion took place.
  func scrollOffsetWasCorrected(_ model: ScrollModel)

  /// Called after `ScrollModel.activity` has changed from `old`; `offset` is up to date.
  func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity)

  /// Called after a pointer has come down on the content or has left it; `offset` is up to date.
  func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase)

  /// Called after `ScrollMetrics.minimizedInsets` has changed. `offset` is unchanged.
  func scrollInsetsDidChange(_ model: ScrollModel)

  /// Called before the scroll view leaves the window.
  func scrollViewWillLeave(_ model: ScrollModel)
}

extension ScrollObserver {
  package func scrollOffsetDidChange(_ model: ScrollModel) {}
  package func scrollOffsetWasCorrected(_ model: ScrollModel) {}
  package func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {}
  package func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) {}
  package func scrollInsetsDidChange(_ model: ScrollModel) {}
  package func scrollViewWillLeave(_ model: ScrollModel) {}
}

/// The observers of one scroll model, held weakly. Notifying them allocates no memory.
@MainActor struct ScrollObservers {
  private struct Entry {
    weak var observer: (any ScrollObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any ScrollObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Removes `observer` together with observers that were released.
  mutating func remove(_ observer: any ScrollObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls `body` with each observer in the order of `add(_:)`. Observers may be added or removed meanwhile: this takes effect with
  /// the next notification.
  func notify(_ body: (any ScrollObserver) -> Void) {
    for entry in entries { if let observer = entry.observer { body(observer) } }
  }
}
