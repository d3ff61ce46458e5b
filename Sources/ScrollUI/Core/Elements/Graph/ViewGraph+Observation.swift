import Engine

/// The observe phase.
extension ViewGraph {
  func add(_ observer: any GeometryObserver) {
    observation.geometryObservers.insert(observer, id: ObjectIdentifier(observer))
  }

  func remove(_ observer: any GeometryObserver) { observation.geometryObservers.remove(ObjectIdentifier(observer)) }

  /// Schedules `reader.reducePreference()` for the next observe phase.
  func schedule(_ reader: any PreferenceReader) {
    observation.preferenceReaders.insert(reader, id: ObjectIdentifier(reader))
  }

  func cancel(_ reader: any PreferenceReader) { observation.preferenceReaders.remove(ObjectIdentifier(reader)) }

  /// Schedules `action` for the next observe phase. Messages use `name` and `type` to describe it.
  package func enqueue(_ name: StaticString, about type: Any.Type? = nil, _ action: @escaping () -> Void) {
    observation.callbacks.append(ObservationQueue.Callback(name: name, type: type, action: action))
  }

  /// Compares the geometry that observers have read with the current geometry.
  package func compareGeometry() { observation.geometryObservers.forEach { $0.compareGeometry() } }

  /// True if preferences or callbacks wait for the observe phase.
  package var hasFacts: Bool { !observation.preferenceReaders.isEmpty || !observation.callbacks.isEmpty }

  /// Reduces the scheduled preferences, deepest readers first, and runs the queued observation.callbacks.
  package func deliverFacts() {
    let readers = observation.preferenceReaders.removeAll().sorted { $0.depth > $1.depth }
    for reader in readers { reader.reducePreference() }
    let running = observation.callbacks
    observation.callbacks.removeAll()
    for callback in running {
      pipeline.work.observer?.workBegins()
      callback.action()
      pipeline.work.observer?.workEnds(.callback(name: callback.description))
    }
  }

  /// The names of pending callbacks, preference readers and bodies, for messages about endless updates.
  package var pendingDescription: String {
    let names =
      observation.callbacks.map(\.description) + observation.preferenceReaders.members.map(\.readerName)
      + waitingBodies
    return Array(Set(names)).sorted().joined(separator: ", ")
  }
}
