@testable import ScrollUI

/// A refresh machine driven by a clock and a finger, with its recorded effects.
struct PulledMachine {
  var machine = RefreshMachine()
  var time = 0.0
  var starts = 0
  /// Each change of `held`.
  var heldChanges: [Double] = []

  var phase: RefreshPhase { machine.phase }

  mutating func note(_ effects: RefreshEffects) {
    if effects.contains(.startsAction) { starts += 1 }
    if effects.contains(.changesHeld) { heldChanges.append(machine.held) }
  }

  mutating func fingerDown() { note(machine.dragBegan(at: time)) }

  mutating func fingerUp() { note(machine.dragEnded(at: time)) }

  mutating func show(_ distances: Double...) {
    for distance in distances {
      time += 1.0 / 60
      note(machine.moved(to: distance, at: time))
    }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    note(machine.tick(at: time))
  }

  mutating func finish() { note(machine.ended(at: time)) }

  mutating func pull(to distance: Double) {
    fingerDown()
    show(distance / 3, distance * 2 / 3, distance)
    fingerUp()
  }

  /// Pulls, and runs frames until the content is held.
  static func refreshing(_ metrics: RefreshMetrics = RefreshMetrics()) -> PulledMachine {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: metrics))
    pulled.pull(to: 100)
    pulled.show(80, 65, pulled.machine.held)
    return pulled
  }
}
