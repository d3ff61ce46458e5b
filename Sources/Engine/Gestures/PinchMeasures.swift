/// The measures of two fingers that a gesture follows.
struct PinchMeasures: OptionSet {
  let rawValue: Int

  static let magnification = PinchMeasures(rawValue: 1)
  static let rotation = PinchMeasures(rawValue: 2)
}

extension [RenderNode] {
  /// The gestures of this path that follow one of `measures`.
  @MainActor func following(_ measures: PinchMeasures) -> [RenderNode] {
    filter { $0.fact(GestureFact.self).map { !$0.detector.pinchMeasures.isDisjoint(with: measures) } ?? false }
  }
}
