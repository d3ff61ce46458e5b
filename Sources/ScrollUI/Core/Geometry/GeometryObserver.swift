/// An object that compares the geometry it has read with the current geometry.
@MainActor protocol GeometryObserver: AnyObject {
  func compareGeometry()
}
