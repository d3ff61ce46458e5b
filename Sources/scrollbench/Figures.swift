import Foundation

/// What is printed: the fields that every toolkit's benchmark has, in their order, and then our own.
struct Figures {
  enum Value {
    case number(Double)
    case text(String)
  }

  let toolkit = "ScrollUI"
  var scenario = ""
  var frames = 0
  var cpuMilliseconds = 0.0
  var framesPerSecond = 0.0
  var residentMegabytes = 0.0
  /// From the start of the process, in milliseconds.
  var firstFrame: Double?
  /// CPU seconds of the idle part.
  var idleSeconds = 0.0
  var bodies = 0.0
  var measures = 0.0
  var commands = 0.0
  var allocations = 0.0
  private var others: [(name: String, value: Value)] = []

  mutating func add(_ name: String, _ value: Value) { others.append((name, value)) }

  var json: String {
    var fields: [(String, Value)] = [
      ("toolkit", .text(toolkit)), ("scenario", .text(scenario)), ("frames", .number(Double(frames))),
      ("cpu_ms_per_frame", .number(cpuMilliseconds)), ("fps", .number(framesPerSecond)),
      ("rss_mb", .number(residentMegabytes)), ("first_frame_ms", .number(firstFrame ?? -1)),
      ("idle_cpu_s", .number(idleSeconds)), ("bodies_per_frame", .number(bodies)),
      ("measures_per_frame", .number(measures)), ("commands_per_frame", .number(commands)),
      ("allocations_per_frame", .number(allocations)),
    ]
    fields += others
    return "{" + fields.map { "\"\($0.0)\":\(Self.json($0.1))" }.joined(separator: ",") + "}"
  }

  /// Names and texts are our own and hold nothing that has to be escaped.
  private static func json(_ value: Value) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(format: "%.4f", number)
    }
  }
}
