import Foundation

/// The printed figures: first the fields that the benchmarks of all compared toolkits share, in their order, then those
/// of `add(_:_:)`.
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
  /// The time from the start of the process to the first frame, in milliseconds; nil, printed as -1, if unknown.
  var firstFrame: Double?
  /// The processor time of the idle part, in seconds.
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

  /// A value as JSON. Texts are constants of the program without characters that need escaping.
  private static func json(_ value: Value) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(format: "%.4f", number)
    }
  }
}
