/// A setting of a page. The control row shows it; the command line sets it by `--set NAME=VALUE`.
package struct PageOption: Identifiable, Hashable {
  /// The control that changes the option.
  package enum Kind: Hashable {
    case toggle
    case choice([Choice])
    case number(ClosedRange<Double>, step: Double, unit: String)
  }

  /// A value of a `Kind.choice(_:)`: one of several.
  package struct Choice: Hashable {
    /// The value on the command line.
    package let name: String
    package let title: String
  }

  /// The value of an option.
  package enum Value: Hashable {
    case flag(Bool)
    case choice(String)
    case number(Double)
  }

  /// The name on the command line: lower-case words joined by hyphens, unique on the page.
  package let name: String
  package let title: String
  /// The key that toggles the option or selects the next choice, as printed on the keyboard; nil without a key.
  package let key: Character?
  package let kind: Kind
  package let initial: Value
  /// True if the option is initially active in a window with reduced motion.
  var followsReducedMotion = false

  package var id: String { name }

  static func toggle(
    _ name: String, _ title: String, key: Character?, isOn: Bool = false, followsReducedMotion: Bool = false
  ) -> PageOption {
    PageOption(
      name: name, title: title, key: key, kind: .toggle, initial: .flag(isOn),
      followsReducedMotion: followsReducedMotion)
  }

  /// Choices with names and titles in display order. The initial choice is the first if `initial` is nil.
  static func choice(
    _ name: String, _ title: String, key: Character?, initial: String? = nil, _ choices: KeyValuePairs<String, String>
  ) -> PageOption {
    let choices = choices.map { Choice(name: $0.key, title: $0.value) }
    return PageOption(
      name: name, title: title, key: key, kind: .choice(choices),
      initial: .choice(initial ?? choices.first?.name ?? ""))
  }

  static func number(
    _ name: String, _ title: String, _ range: ClosedRange<Double>, step: Double, initial: Double, unit: String = ""
  ) -> PageOption {
    PageOption(
      name: name, title: title, key: nil, kind: .number(range, step: step, unit: unit), initial: .number(initial))
  }
}

extension PageOption {
  /// The value after the option's key is pressed: the opposite, or the next choice.
  package func next(after value: Value) -> Value {
    switch (kind, value) {
    case (.toggle, .flag(let isOn)): return .flag(!isOn)
    case (.choice(let choices), .choice(let name)):
      let index = choices.firstIndex { $0.name == name } ?? -1
      return .choice(choices[(index + 1) % choices.count].name)
    default: return value
    }
  }

  /// The value that `text` stands for on the command line; nil if it is not a value of the option.
  func value(from text: String) -> Value? {
    switch kind {
    case .toggle: ["on": .flag(true), "off": .flag(false)][text]
    case .choice(let choices): choices.contains { $0.name == text } ? .choice(text) : nil
    case .number(let range, _, _): Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    }
  }

  /// The values that the command line accepts, for messages.
  var valueDescription: String {
    switch kind {
    case .toggle: "on or off"
    case .choice(let choices): choices.map(\.name).joined(separator: ", ")
    case .number(let range, _, _): "a number from \(range.lowerBound.short) to \(range.upperBound.short)"
    }
  }
}

extension PageOption.Value: CustomStringConvertible {
  /// The value as on the command line.
  package var description: String {
    switch self {
    case .flag(let isOn): isOn ? "on" : "off"
    case .choice(let name): name
    case .number(let number): number.short
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  package var short: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

/// The values of the `PageOption`s of a page.
package struct PageOptionValues: Hashable {
  private var changed: [String: PageOption.Value] = [:]
  /// True if the window requests reduced motion. Options with `PageOption.followsReducedMotion` follow it.
  var reducesMotion = false

  package init() {}

  package subscript(option: PageOption) -> PageOption.Value {
    get { changed[option.name] ?? (option.followsReducedMotion && reducesMotion ? .flag(true) : option.initial) }
    set { changed[option.name] = newValue }
  }

  /// True if the toggle is on.
  func isOn(_ option: PageOption) -> Bool { self[option] == .flag(true) }

  /// The name of the choice.
  package func choice(_ option: PageOption) -> String { self[option].description }

  func number(_ option: PageOption) -> Double { if case .number(let number) = self[option] { number } else { 0 } }

  /// Resets all options to their initial values.
  mutating func reset() { changed = [:] }

  /// The options of `page` with other values than at first, with their present values.
  func changes(of options: [PageOption]) -> [(option: PageOption, value: PageOption.Value)] {
    options.compactMap { option in
      changed[option.name].flatMap { $0 == option.initial ? nil : (option, $0) }
    }
  }
}
