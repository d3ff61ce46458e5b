import ProcessSupport
import Testing

extension WindowTests.CompositorTests {
  /// The input of pointers and touchpads, as `hostprobe window` prints it.
  @Suite struct PointingEventTests {
    /// A script, and the lines that follow from it. A distance of 4 is 10 points of content (`pointsOfTouchpadUnit`).
    struct Case: CustomTestStringConvertible, Sendable {
      let name: String
      var options: [String] = []
      let script: [String]
      let expected: [String]
      /// A line that has no meaning for the case, since versions of SDL differ in it.
      var optional: String?
      var testDescription: String { name }
    }

    /// The lines of a frame of a touchpad.
    private static func finger(_ lines: String...) -> [String] { ["source finger"] + lines + ["frame"] }
    private static func wheel(_ lines: String...) -> [String] { ["source wheel"] + lines + ["frame"] }

    static let touchpad: [Case] = [
      Case(
        name: "a distance, then the lift", script: finger("axis 0 4") + finger("stop 0"),
        expected: ["touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,0.0 lifted"]),
      Case(
        name: "both axes in a frame", script: finger("axis 0 4", "axis 1 -2") + finger("stop 0", "stop 1"),
        expected: ["touchpad 100,120 -5.0,10.0 changed", "touchpad 100,120 0.0,0.0 lifted"]),
      Case(
        name: "both axes in two frames, lifted with the second",
        script: finger("axis 0 4") + finger("axis 1 4")
          + finger("stop 0") + finger("stop 1"),
        expected: [
          "touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 10.0,0.0 changed", "touchpad 100,120 0.0,0.0 lifted",
        ]),
      Case(
        name: "a fraction of a unit", script: finger("axis 0 0.25") + finger("stop 0"),
        expected: ["touchpad 100,120 0.0,0.625 changed", "touchpad 100,120 0.0,0.0 lifted"]),
      Case(
        name: "a stop without a source ends the movement", script: finger("axis 0 4") + ["stop 0", "frame"],
        expected: ["touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,0.0 lifted"]),
      Case(
        name: "a stop with the last distance", script: finger("axis 0 4") + finger("axis 0 2", "stop 0"),
        expected: [
          "touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,5.0 changed", "touchpad 100,120 0.0,0.0 lifted",
        ]),
      Case(name: "a stop without a movement", script: finger("stop 0"), expected: []),
      Case(name: "a distance of zero", script: finger("axis 0 0") + finger("stop 0"), expected: []),
      Case(name: "an axis without a frame waits", script: ["source finger", "axis 0 4"], expected: []),
      Case(
        name: "a stop of an axis that has not moved", script: finger("axis 0 4") + finger("stop 1"),
        expected: ["touchpad 100,120 0.0,10.0 changed"]),
      Case(
        name: "the pointer leaves during a movement", script: finger("axis 0 4") + ["leave"],
        expected: ["touchpad 100,120 0.0,10.0 changed", "mouseMove -1,-1", "touchpad 100,120 0.0,0.0 cancelled"]),
      Case(
        name: "a movement at another place", script: ["motion 30 40", "frame"] + finger("axis 0 4"),
        expected: ["mouseMove 30,40", "touchpad 30,40 0.0,10.0 changed"]),
      Case(
        name: "a second movement after the lift",
        script: finger("axis 0 4") + finger("stop 0") + finger("axis 0 -4") + finger("stop 0"),
        expected: [
          "touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,0.0 lifted", "touchpad 100,120 0.0,-10.0 changed",
          "touchpad 100,120 0.0,0.0 lifted",
        ]),
      Case(
        name: "the pointer is taken from the seat", script: finger("axis 0 4") + ["capabilities 0"],
        expected: ["touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,0.0 cancelled"]),
      Case(
        name: "a pointing stick",
        script: ["source continuous", "axis 0 4", "frame", "source continuous", "stop 0", "frame"],
        expected: ["continuous 100,120 0.0,10.0 changed", "continuous 100,120 0.0,0.0 lifted"]),
      Case(
        name: "SDL's events come once", options: ["--seat", "5"], script: finger("axis 0 4") + finger("stop 0"),
        expected: ["touchpad 100,120 0.0,10.0 changed", "touchpad 100,120 0.0,0.0 lifted"]),
      Case(
        name: "a seat that tells no source", options: ["--seat", "4"], script: ["axis 0 4"],
        expected: ["wheel 100,120 0.0,-0.4000000059604645 true"]),
    ]

    static let wheels: [Case] = [
      Case(name: "a notch", script: wheel("value120 0 120", "axis 0 15"), expected: ["wheel 100,120 0.0,-1.0 false"]),
      Case(
        name: "an eighth", script: wheel("value120 0 15", "axis 0 1.875"), expected: ["wheel 100,120 0.0,-0.125 false"]),
      Case(
        name: "a third", script: wheel("value120 0 -40", "axis 0 -5"),
        expected: ["wheel 100,120 0.0,0.3333333333333333 false"]),
      Case(
        name: "two notches", script: wheel("value120 0 -240", "axis 0 -30"), expected: ["wheel 100,120 0.0,2.0 false"]),
      Case(
        name: "notches of an older seat", options: ["--seat", "7"], script: wheel("discrete 0 1", "axis 0 10"),
        expected: ["wheel 100,120 0.0,-1.0 false"]),
      Case(
        name: "a wheel without notches", options: ["--seat", "7"], script: wheel("axis 0 5"),
        expected: ["wheel 100,120 0.0,-0.5 false"]),
      Case(
        name: "a tilted wheel", script: ["source tilt", "value120 1 120", "axis 1 15", "frame"],
        expected: ["wheel 100,120 1.0,0.0 false"]),
      Case(
        name: "a wheel between two movements of a touchpad",
        script: finger("axis 0 4") + wheel("value120 0 120", "axis 0 15") + finger("axis 0 4") + finger("stop 0"),
        expected: [
          "touchpad 100,120 0.0,10.0 changed", "wheel 100,120 0.0,-1.0 false", "touchpad 100,120 0.0,10.0 changed",
          "touchpad 100,120 0.0,0.0 lifted",
        ]),
      Case(
        name: "a fraction without a source is that of an unknown device", script: ["axis 0 4", "frame"],
        expected: ["wheel 100,120 0.0,-0.4 true"]),
      Case(
        name: "a notch without a source", script: ["value120 0 120", "axis 0 10", "frame"],
        expected: ["wheel 100,120 0.0,-1.0 false"]),
    ]

    static let gestures: [Case] = [
      Case(name: "a hold", script: ["hold", "hold-end 0"], expected: ["hold 100,120 began", "hold 100,120 lifted"]),
      Case(
        name: "a hold that becomes a movement", script: ["hold", "hold-end 1"] + finger("axis 0 4"),
        expected: ["hold 100,120 began", "hold 100,120 cancelled", "touchpad 100,120 0.0,10.0 changed"]),
      Case(
        name: "the pointer leaves during a hold", script: ["hold", "leave", "hold-end 0"],
        expected: ["hold 100,120 began", "mouseMove -1,-1", "hold 100,120 cancelled"]),
      Case(name: "an end without a hold", script: ["hold-end 0"], expected: []),
      Case(
        name: "gestures of an older version have no hold", options: ["--gestures", "2"], script: ["hold"], expected: []),
      Case(
        name: "a pinch", script: ["pinch", "pinch-update 0 0 1.5 0", "pinch-update 0 0 2 0", "pinch-end 0"],
        expected: [
          "pinch 100,120 began 1.0 0.0 0.0,0.0", "pinch 100,120 changed 1.5 0.0 0.0,0.0",
          "pinch 100,120 changed 2.0 0.0 0.0,0.0", "pinch 100,120 lifted 2.0 0.0 0.0,0.0",
        ]),
      Case(
        name: "rotations and movements of a pinch add up",
        script: ["pinch", "pinch-update 3 -4 1 10", "pinch-update 3 -4 1 20", "pinch-end 0"],
        expected: [
          "pinch 100,120 began 1.0 0.0 0.0,0.0", "pinch 100,120 changed 1.0 10.0 3.0,-4.0",
          "pinch 100,120 changed 1.0 30.0 6.0,-8.0", "pinch 100,120 lifted 1.0 30.0 6.0,-8.0",
        ]),
      Case(
        name: "a pinch that the compositor takes", script: ["pinch", "pinch-update 0 0 1.5 0", "pinch-end 1"],
        expected: [
          "pinch 100,120 began 1.0 0.0 0.0,0.0", "pinch 100,120 changed 1.5 0.0 0.0,0.0",
          "pinch 100,120 cancelled 1.5 0.0 0.0,0.0",
        ]),
      Case(
        name: "a pinch that a wheel interrupts",
        script: ["pinch"] + wheel("value120 0 120", "axis 0 15") + ["pinch-end 1"],
        expected: [
          "pinch 100,120 began 1.0 0.0 0.0,0.0", "wheel 100,120 0.0,-1.0 false",
          "pinch 100,120 cancelled 1.0 0.0 0.0,0.0",
        ]),
      Case(
        name: "the pointer leaves during a pinch", script: ["pinch", "leave", "pinch-update 0 0 3 0", "pinch-end 0"],
        expected: [
          "pinch 100,120 began 1.0 0.0 0.0,0.0", "mouseMove -1,-1", "pinch 100,120 cancelled 1.0 0.0 0.0,0.0",
        ]),
      Case(name: "an update without a pinch", script: ["pinch-update 0 0 1.5 0", "pinch-end 0"], expected: []),
      Case(
        name: "a compositor without gestures", options: ["--gestures", "0"], script: ["hold", "pinch"], expected: []),
    ]

    /// SDL 2.32 hears the pointer of the first seat alone.
    private static let secondPointer = "mouseMove 50,60"

    static let seats: [Case] = [
      Case(
        name: "a second seat has a movement of its own",
        script: finger("axis 0 4") + ["seat-add", "sync", "enter 50 60"] + finger("axis 0 2") + ["seat 0"]
          + finger("stop 0"),
        expected: [
          "touchpad 100,120 0.0,10.0 changed", "touchpad 50,60 0.0,5.0 changed", "touchpad 100,120 0.0,0.0 lifted",
        ], optional: secondPointer),
      Case(
        name: "a seat that is removed cancels its movement",
        script: ["seat-add", "sync", "enter 50 60"] + finger("axis 0 2") + ["seat-remove", "seat 0"]
          + finger("axis 0 4"),
        expected: [
          "touchpad 50,60 0.0,5.0 changed", "touchpad 50,60 0.0,0.0 cancelled", "touchpad 100,120 0.0,10.0 changed",
        ], optional: secondPointer),
    ]

    @Test(arguments: touchpad + wheels + gestures + seats)
    func aScriptHasItsEvents(_ test: Case) async throws {
      let compositor = try await ScriptedCompositor(["--size", "400x300"] + test.options)
      let probe = try compositor.open(
        executable: ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path, ["window"])
      try await compositor.waitForWindow { _ in true }
      try await compositor.run("sync", "enter 100 120")
      try await wait(for: "the pointer. \(probe.errorOutput)") { probe.output.contains("mouseMove 100,120") }
      let began = probe.output.split(separator: "\n").count
      try await compositor.run(test.script + ["close"])
      let output = try await probe.exit().output
      let ignored = [
        "task", "wake", "exposed", "sizeChanged", "pointerEntered", "keyboardGained", "shown", "closeRequested",
      ]
      let lines = output.split(separator: "\n").dropFirst(began).map(String.init)
      #expect(lines.filter { !ignored.contains($0) && $0 != test.optional } == test.expected)
    }
  }
}
