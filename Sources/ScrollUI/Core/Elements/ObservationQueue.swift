/// The work of a window's observe phase: preferences to reduce, callbacks to run, and the observers of geometry.
@MainActor struct ObservationQueue {
  var geometryObservers = Registry<any GeometryObserver>()
  var preferenceReaders = Registry<any PreferenceReader>()
  var callbacks: [Callback] = []

  /// User code to run in the observe phase, with its name and type for messages.
  struct Callback {
    let name: StaticString
    let type: Any.Type?
    let action: () -> Void

    var description: String { type.map { "\(name)(\(typeName($0)))" } ?? "\(name)" }
  }
}

/// An object that compares the geometry it has read with the current geometry, from `ViewGraph.add(_:)` on.
@MainActor protocol GeometryObserver: AnyObject {
  func compareGeometry()
}
