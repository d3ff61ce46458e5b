/// The keys that are down: the only owner of the held modifier keys.
///
/// Follows key events. A wheel event says by itself which modifiers were held (`WheelEvent.modifiers`), since input scripts write them
/// there.
struct HeldKeys {
  private(set) var strokes: [KeyStroke] = []

  /// The modifiers whose keys are down.
  var modifiers: Modifiers {
    strokes.reduce(into: []) { modifiers, stroke in modifiers.formUnion(stroke.key.modifier ?? []) }
  }

  /// Adds the key of `stroke`. Returns `.repeated` if it was down already, otherwise `.down`.
  mutating func press(_ stroke: KeyStroke) -> KeyPhase {
    if strokes.contains(where: { $0.key == stroke.key }) { return .repeated }
    strokes.append(stroke)
    return .down
  }

  /// Removes the key of `stroke`.
  mutating func release(_ stroke: KeyStroke) { strokes.removeAll { $0.key == stroke.key } }
}
