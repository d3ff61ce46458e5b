/// Compares the geometry that it has read with the present one.
@MainActor protocol GeometryObserver: AnyObject {
  func compareGeometry()
}
