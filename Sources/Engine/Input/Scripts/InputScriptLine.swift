import Geometry
import Graphics

/// A line of an ``InputScript`` after the header.
enum InputScriptLine {
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
  var json: String {
    var writer = JSONLineWriter()
    writer.field("t", time)
    switch self {
    case .event(let event): writer.fields(of: event.event)
    case .arrival(.task(let number), _):
      writer.field("type", "task")
      writer.field("task", number)
    case .arrival(.queue, _): writer.field("type", "queue")
    case .answer(let answer, _): writer.fields(of: answer)
    case .frame: writer.field("type", "frame")
    case .end: writer.field("type", "end")
    }
    return writer.json
  }
}

extension JSONLineWriter {
  fileprivate mutating func fields(of event: InputEvent) {
    switch event {
    case .mouseDown(let point, let button): mouse("mouseDown", point, button)
    case .mouseMove(let point): mouse("mouseMove", point, nil)
    case .mouseUp(let point, let button): mouse("mouseUp", point, button)
    case .wheel(let wheel): fields(of: wheel)
    case .fingerDown(let id, let point): finger("fingerDown", id, point)
    case .fingerMove(let id, let point): finger("fingerMove", id, point)
    case .fingerUp(let id, let point): finger("fingerUp", id, point)
    case .keyDown(let stroke): key("keyDown", stroke)
    case .keyUp(let stroke): key("keyUp", stroke)
    case .text(let text):
      field("type", "text")
      field("text", text)
    case .textEditing(let text, let start, let length):
      field("type", "textEditing")
      field("text", text)
      field("start", start)
      field("length", length)
    case .resize(let size):
      field("type", "resize")
      field("width", size.width)
      field("height", size.height)
    case .displayScale(let scale):
      field("type", "displayScale")
      field("scale", scale)
    case .focusLost: field("type", "focusLost")
    }
  }

  fileprivate mutating func fields(of answer: InputScript.Answer) {
    switch answer {
    case .clipboard(let text):
      field("type", "clipboard")
      field("text", text)
    case .selection(let text):
      field("type", "selection")
      field("text", text)
    case .web(let address, let answer):
      field("type", "web")
      field("address", address)
      field("outcome", answer.outcome)
      field("status", answer.status)
      field("message", answer.message)
      field("finalAddress", answer.finalAddress)
      field("headers", answer.headers)
      field("body", answer.body)
    }
  }

  private mutating func point(_ point: CGPoint) {
    field("x", point.x)
    field("y", point.y)
  }

  private mutating func mouse(_ type: String, _ location: CGPoint, _ button: Int?) {
    field("type", type)
    point(location)
    if let button { field("button", button) }
  }

  private mutating func finger(_ type: String, _ id: Int, _ location: CGPoint) {
    field("type", type)
    field("id", id)
    point(location)
  }

  private mutating func key(_ type: String, _ stroke: KeyStroke) {
    field("type", type)
    field("key", stroke.key.name)
    field("modifiers", stroke.modifiers.nameList)
  }

  private mutating func fields(of wheel: WheelEvent) {
    field("type", "wheel")
    point(wheel.location)
    field("dx", wheel.delta.dx)
    field("dy", wheel.delta.dy)
    field("precise", wheel.isPrecise)
    if !wheel.modifiers.isEmpty { field("modifiers", wheel.modifiers.nameList) }
  }
}

// MARK: - Reading

extension InputScriptLine: Decodable {
  init(from decoder: any Decoder) throws {
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
    default:
      throw problem(
        "type",
        expected: "mouseDown, mouseMove, mouseUp, wheel, fingerDown, fingerMove, fingerUp, keyDown, keyUp, text, "
          + "textEditing, resize, displayScale, focusLost, task, queue, clipboard, selection, web, frame or end")
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
        location: try point, delta: CGVector(dx: try number("dx"), dy: try number("dy")),
        isPrecise: try boolean("precise"), modifiers: has("modifiers") ? try modifiers : [])
    }
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
            found: "\"modifiers\" with \(JSONLineWriter.string(name))",
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
