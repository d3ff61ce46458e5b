import Engine

/// A line of an ``InputScript`` after the header.
package enum InputScriptLine {
  case event(TimedInputEvent)
  case arrival(InputScript.Arrival, Double)
  case answer(InputScript.Answer, Double)
  case frame(Double)
  case end(Double)

  /// In seconds since the start.
  var time: Double {
    switch self {
    case .event(let event): event.time
    case .arrival(_, let time), .answer(_, let time), .frame(let time), .end(let time): time
    }
  }
}

// MARK: - Writing

extension InputScriptLine {
  /// The line, without its end.
  package var json: String { (["t": time] + fields).json }

  private var fields: JSONLine {
    switch self {
    case .event(let event): event.event.fields
    case .arrival(.task(let number), _): ["type": "task", "task": number]
    case .arrival(.queue, _): ["type": "queue"]
    case .answer(let answer, _): answer.fields
    case .frame: ["type": "frame"]
    case .end: ["type": "end"]
    }
  }
}

extension InputEvent {
  fileprivate var fields: JSONLine {
    switch self {
    case .mouseDown(let point, let button): ["type": "mouseDown", "x": point.x, "y": point.y, "button": button]
    case .mouseMove(let point): ["type": "mouseMove", "x": point.x, "y": point.y]
    case .mouseUp(let point, let button): ["type": "mouseUp", "x": point.x, "y": point.y, "button": button]
    case .wheel(let wheel): wheel.fields
    case .hold(let point, let phase): ["type": "hold", "x": point.x, "y": point.y, "phase": phase.rawValue]
    case .pinch(let pinch): pinch.fields
    case .fingerDown(let id, let point): ["type": "fingerDown", "id": id, "x": point.x, "y": point.y]
    case .fingerMove(let id, let point): ["type": "fingerMove", "id": id, "x": point.x, "y": point.y]
    case .fingerUp(let id, let point): ["type": "fingerUp", "id": id, "x": point.x, "y": point.y]
    case .keyDown(let stroke): ["type": "keyDown"] + stroke.fields
    case .keyUp(let stroke): ["type": "keyUp"] + stroke.fields
    case .text(let text): ["type": "text", "text": text]
    case .textEditing(let text, let start, let length):
      ["type": "textEditing", "text": text, "start": start, "length": length]
    case .resize(let size): ["type": "resize", "width": size.width, "height": size.height]
    case .displayScale(let scale): ["type": "displayScale", "scale": scale]
    case .focusLost: ["type": "focusLost"]
    case .dropBegan(let point): ["type": "dropBegan", "x": point.x, "y": point.y]
    case .dropMoved(let point): ["type": "dropMoved", "x": point.x, "y": point.y]
    case .dropFile(let path): ["type": "dropFile", "path": path]
    case .dropText(let text): ["type": "dropText", "text": text]
    case .dropEnded(let point): ["type": "dropEnded", "x": point.x, "y": point.y]
    case .dragLeft: ["type": "dragLeft"]
    case .dragEnded(let effect): ["type": "dragEnded", "effect": effect.name]
    }
  }
}

extension WheelEvent {
  fileprivate var fields: JSONLine {
    let isOfSystem = device == .touchpad || device == .continuous
    let source: JSONLine =
      isOfSystem
      ? ["device": device.rawValue, "phase": phase == .changed ? nil : phase.rawValue] : ["precise": isPrecise]
    return ["type": "wheel", "x": location.x, "y": location.y, "dx": delta.dx, "dy": delta.dy] + source
      + ["modifiers": modifiers.isEmpty ? nil : modifiers.nameList]
  }
}

extension PinchEvent {
  fileprivate var fields: JSONLine {
    [
      "type": "pinch", "x": location.x, "y": location.y, "phase": phase.rawValue, "scale": scale, "rotation": rotation,
      "dx": translation.dx, "dy": translation.dy,
    ]
  }
}

extension KeyStroke {
  fileprivate var fields: JSONLine { ["key": key.name, "modifiers": modifiers.nameList] }
}

extension InputScript.Answer {
  fileprivate var fields: JSONLine {
    switch self {
    case .clipboard(let text): ["type": "clipboard", "text": text]
    case .selection(let text): ["type": "selection", "text": text]
    case .web(let address, let answer):
      [
        "type": "web", "address": address, "outcome": answer.outcome, "status": answer.status,
        "message": answer.message, "finalAddress": answer.finalAddress, "headers": answer.headers, "body": answer.body,
      ]
    }
  }
}

// MARK: - Reading

extension InputScriptLine: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try JSONLineFields(decoder)
    let time = try fields.number("t", "a number of seconds from 0 on") { $0 >= 0 }
    switch try fields.string("type") {
    case "frame": self = .frame(time)
    case "task": self = .arrival(.task(try fields.integer("task")), time)
    case "queue": self = .arrival(.queue, time)
    case "clipboard": self = .answer(.clipboard(try fields.string("text")), time)
    case "selection": self = .answer(.selection(try fields.string("text")), time)
    case "web": self = .answer(.web(address: try fields.string("address"), try fields.webAnswer), time)
    case "end": self = .end(time)
    case let type: self = .event(TimedInputEvent(time: time, event: try fields.event(type)))
    }
  }
}

extension JSONLineFields {
  /// The event of a line with this `type`.
  fileprivate func event(_ type: String) throws -> InputEvent {
    switch type {
    case "mouseDown": .mouseDown(try point, button: try integer("button"))
    case "mouseMove": .mouseMove(try point)
    case "mouseUp": .mouseUp(try point, button: try integer("button"))
    case "wheel": .wheel(try wheel)
    case "hold":
      .hold(try point, try phase { $0 != .changed })
    case "pinch": .pinch(try pinch)
    case "fingerDown": .fingerDown(id: try integer("id"), try point)
    case "fingerMove": .fingerMove(id: try integer("id"), try point)
    case "fingerUp": .fingerUp(id: try integer("id"), try point)
    case "keyDown": .keyDown(try keyStroke)
    case "keyUp": .keyUp(try keyStroke)
    case "text": .text(try string("text"))
    case "textEditing":
      .textEditing(try string("text"), start: try integer("start"), length: try integer("length"))
    case "resize": .resize(CGSize(width: try length("width"), height: try length("height")))
    case "displayScale":
      .displayScale(try number("scale", "a number from 0.25 to 16") { PixelLimits.scales.contains($0) })
    case "focusLost": .focusLost
    case "dropBegan": .dropBegan(try point)
    case "dropMoved": .dropMoved(try point)
    case "dropFile": .dropFile(try string("path", "an absolute path") { $0.hasPrefix("/") })
    case "dropText": .dropText(try string("text"))
    case "dropEnded": .dropEnded(try point)
    case "dragLeft": .dragLeft
    case "dragEnded":
      .dragEnded(
        DragEffect(name: try string("effect", "copy, move or cancel") { DragEffect(name: $0) != nil }) ?? .cancel)
    default:
      throw problem(
        "type",
        expected:
          "mouseDown, mouseMove, mouseUp, wheel, hold, pinch, fingerDown, fingerMove, fingerUp, keyDown, keyUp, text, "
          + "textEditing, resize, displayScale, focusLost, dropBegan, dropMoved, dropFile, dropText, dropEnded, dragLeft, dragEnded, task, queue, "
          + "clipboard, selection, web, frame or end")
    }
  }

  fileprivate var webAnswer: InputScript.WebAnswer {
    get throws {
      InputScript.WebAnswer(
        outcome: try integer("outcome"), status: try integer("status"), message: try string("message"),
        finalAddress: try string("finalAddress"), headers: try string("headers"), body: try string("body"))
    }
  }

  private var point: CGPoint {
    get throws { CGPoint(x: try number("x"), y: try number("y")) }
  }

  private var wheel: WheelEvent {
    get throws {
      WheelEvent(
        location: try point, delta: CGVector(dx: try number("dx"), dy: try number("dy")), device: try device,
        phase: has("phase") ? try phase { $0 != .began } : .changed, modifiers: has("modifiers") ? try modifiers : [])
    }
  }

  private var device: WheelDevice {
    get throws {
      guard has("device") else { return try boolean("precise") ? .unknown : .wheel }
      return try choice("device", among: WheelDevice.allCases)
    }
  }

  /// The phase of a gesture, of those that `isAllowed`.
  private func phase(_ isAllowed: (TouchpadPhase) -> Bool) throws -> TouchpadPhase {
    try choice("phase", among: TouchpadPhase.allCases.filter(isAllowed))
  }

  private var pinch: PinchEvent {
    get throws {
      PinchEvent(
        location: try point, phase: try phase { _ in true }, scale: try number("scale", "a number above 0") { $0 > 0 },
        rotation: try number("rotation"), translation: CGVector(dx: try number("dx"), dy: try number("dy")))
    }
  }

  private func choice<Value: RawRepresentable<String>>(_ name: Name, among values: [Value]) throws -> Value {
    let text = try string(name)
    guard let value = values.first(where: { $0.rawValue == text }) else {
      throw problem(name, expected: values.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  private var keyStroke: KeyStroke {
    get throws { KeyStroke(KeyCode(name: try string("key")), modifiers: try modifiers) }
  }

  private var modifiers: Modifiers {
    get throws {
      var modifiers: Modifiers = []
      for name in try strings("modifiers") {
        guard let modifier = Modifiers.names.first(where: { $0.name == name })?.modifier else {
          throw Problem(
            found: "\"modifiers\" with \(name.json)",
            expected: "shift, control, option or command")
        }
        modifiers.insert(modifier)
      }
      return modifiers
    }
  }

  private func length(_ name: Name) throws -> Double {
    try number(name, "a number above 0") { $0 > 0 }
  }
}

extension Modifiers {
  /// The names of the format, in the order in which they are written.
  fileprivate static let names: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]

  /// The names of these modifiers, as the format has them.
  fileprivate var nameList: [String] { Self.names.filter { contains($0.modifier) }.map(\.name) }
}

extension DragEffect {
  fileprivate static let names: [(effect: DragEffect, name: String)] = [
    (.copy, "copy"), (.move, "move"), (.cancel, "cancel"),
  ]

  /// The name in a line.
  fileprivate var name: String { Self.names.first { $0.effect == self }?.name ?? "cancel" }

  fileprivate init?(name: String) {
    guard let effect = Self.names.first(where: { $0.name == name })?.effect else { return nil }
    self = effect
  }
}
