/// Collects `TextItem` values from scalars in logical order.
struct TextItemizer {
  /// A run whose script is not decided yet.
  private struct Run {
    /// The scripts that all scalars of the run have in common; nil while they are Common or Inherited.
    var scripts: ScriptSet?
  }

  /// A stretch of the text, in the run with the number `run`, or of emoji.
  private struct Part {
    var range: Range<Int>
    var run: Int?
  }

  /// An opening bracket without its closing bracket.
  private struct OpenBracket {
    var closing: Unicode.Scalar
    var run: Int
  }

  private var runs = [Run(scripts: nil)]
  private var parts: [Part] = []
  private var open: [OpenBracket] = []
  /// The greatest depth of brackets, as BD16 of UAX #9 has it. Deeper ones are not paired.
  private static let maximumOpenBrackets = 63

  /// Adds an emoji sequence.
  mutating func addEmoji(_ range: Range<Int>) { append(range, run: nil) }

  /// Adds a mark, variation selector or joiner. It stays with its base, also if it is not used in the script of the base; after
  /// an undecided base, such as a dotted circle, it decides the script of the run.
  mutating func addMark(at index: Int, scripts: ScriptSet) {
    if let last = parts.last, last.run == nil {
      append(index..<index + 1, run: nil)
      return
    }
    let last = runs.count - 1
    let isUsed = runs[last].scripts.map { !$0.intersection(scripts).isEmpty } ?? true
    if isUsed, !scripts.continuesAnyRun { enterRun(scripts) }
    append(index..<index + 1, run: last)
  }

  /// Adds scalars with the given Script_Extensions. `scalar` is the first one.
  mutating func add(_ range: Range<Int>, scripts: ScriptSet, bracket: BracketKind?, _ scalar: Unicode.Scalar) {
    var scripts = scripts
    if bracket == .close, let run = popBracket(scalar), let paired = runs[run].scripts { scripts = paired }
    if !scripts.continuesAnyRun { enterRun(scripts) }
    if bracket == .open, open.count < TextItemizer.maximumOpenBrackets {
      open.append(OpenBracket(closing: scalar.mirrored, run: runs.count - 1))
    }
    append(range, run: runs.count - 1)
  }

  /// Continues the last run with a scalar of one of `scripts`, or begins a run.
  private mutating func enterRun(_ scripts: ScriptSet) {
    let last = runs.count - 1
    guard let current = runs[last].scripts else {
      runs[last].scripts = scripts
      return
    }
    let common = current.intersection(scripts)
    if common.isEmpty { runs.append(Run(scripts: scripts)) } else { runs[last].scripts = common }
  }

  /// Removes the bracket that `closing` closes, and those within; returns its run. Nil without such a bracket.
  private mutating func popBracket(_ closing: Unicode.Scalar) -> Int? {
    guard let match = open.lastIndex(where: { $0.closing == closing }) else { return nil }
    defer { open.removeSubrange(match...) }
    return open[match].run
  }

  private mutating func append(_ range: Range<Int>, run: Int?) {
    if let last = parts.last, last.run == run {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      parts.append(Part(range: range, run: run))
    }
  }

  /// The items, with one script for each run.
  func finished() -> [TextItem] {
    var items: [TextItem] = []
    var previous = Script.common
    for part in parts {
      guard let run = part.run else {
        items.append(TextItem(range: part.range, script: .common, isEmoji: true))
        continue
      }
      let script = TextItemizer.script(of: runs[run].scripts, after: previous)
      previous = script
      if let last = items.last, !last.isEmoji, last.script == script {
        items[items.count - 1].range = last.range.lowerBound..<part.range.upperBound
      } else {
        items.append(TextItem(range: part.range, script: script, isEmoji: false))
      }
    }
    return items
  }

  /// One of `scripts`: that of the run before if possible, else the first one.
  private static func script(of scripts: ScriptSet?, after previous: Script) -> Script {
    guard let scripts else { return .common }
    return scripts.contains(previous) ? previous : scripts.first ?? .common
  }
}
