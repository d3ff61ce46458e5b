import ScrollUI

/// A refresh machine driven by a clock and a finger, with its recorded effects.
struct RefreshMachineDriver {
  var machine = RefreshMachine()
  var time = 0.0
  var starts = 0
  /// Each change of `held`.
  var heldChanges: [Double] = []

  var phase: RefreshPhase { machine.phase }

  mutating func record(_ effects: RefreshEffects) {
    if effects.contains(.startsAction) { starts += 1 }
    if effects.contains(.changesHeld) { heldChanges.append(machine.held) }
  }

  mutating func fingerDown() { record(machine.dragBegan(at: time)) }

  mutating func fingerUp() { record(machine.dragEnded(at: time)) }

  mutating func show(_ distances: Double...) {
    for distance in distances {
      time += 1.0 / 60
      record(machine.moved(to: distance, at: time))
    }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    record(machine.tick(at: time))
  }

  mutating func finish() { record(machine.ended(at: time)) }

  mutating func pull(to distance: Double) {
    fingerDown()
    show(distance / 3, distance * 2 / 3, distance)
    fingerUp()
  }

  /// Pulls, and runs frames until the content is held.
  static func refreshing(_ metrics: RefreshMetrics = RefreshMetrics()) -> RefreshMachineDriver {
    var driver = RefreshMachineDriver(machine: RefreshMachine(metrics: metrics))
    driver.pull(to: 100)
    driver.show(80, 65, driver.machine.held)
    return driver
  }
}
