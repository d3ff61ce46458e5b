/// The keys that are down: the only owner of the held modifier keys.
///
/// Follows key events. A wheel event says by itself which modifiers were held (`WheelEvent.modifiers`), since input scripts write them
/// there.
package struct HeldKeys {
  package private(set) var strokes: [KeyStroke] = []

  /// The modifiers whose keys are down.
  package var modifiers: Modifiers {
    strokes.reduce(into: []) { modifiers, stroke in modifiers.formUnion(stroke.key.modifier ?? []) }
  }

  package init() {}

  /// Adds the key of `stroke`. Returns `.repeated` if it was down already, otherwise `.down`.
  package mutating func press(_ stroke: KeyStroke) -> KeyPhase {
    if strokes.contains(where: { $0.key == stroke.key }) { return .repeated }
    strokes.append(stroke)
    return .down
  }

  /// Removes the key of `stroke`.
  package mutating func release(_ stroke: KeyStroke) { strokes.removeAll { $0.key == stroke.key } }
}
