import Foundation

/// The printed figures: first the fields that the benchmarks of all compared toolkits share, in their order, then the
/// further fields in the order of their first `set`.
struct Figures {
  private var names = [
    "toolkit", "scenario", "frames", "cpu_ms_per_frame", "fps", "rss_mb", "first_frame_ms", "idle_cpu_s",
    "bodies_per_frame", "measures_per_frame", "commands_per_frame", "allocations_per_frame",
  ]
  private var values = ["toolkit": "\"ScrollUI\""]

  mutating func set(_ name: String, _ number: Double) {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    set(name, json: isWhole ? String(Int(number)) : String(format: "%.4f", number))
  }

  /// Sets a field to a text without characters that need escaping.
  mutating func set(_ name: String, _ text: String) { set(name, json: "\"\(text)\"") }

  private mutating func set(_ name: String, json: String) {
    if !names.contains(name) { names.append(name) }
    values[name] = json
  }

  var json: String { "{" + names.map { "\"\($0)\":\(values[$0] ?? "0")" }.joined(separator: ",") + "}" }
}
