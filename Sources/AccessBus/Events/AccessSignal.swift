import MessageBus

/// An event of AT-SPI: a signal of an object.
package struct AccessSignal: Hashable {
  /// The group of an event, the last part of its interface.
  package enum Group: String { case object = "Object", window = "Window" }

  package var path: AccessPath
  var group = Group.object
  /// The kind of the event: `StateChanged`.
  package var member: String
  /// The further kind: `focused`.
  package var detail = ""
  package var first = 0
  package var second = 0
  var value = DBusValue.string("")

  package init(
    path: AccessPath, group: Group = Group.object, member: String, detail: String = "", first: Int = 0, second: Int = 0,
    value: DBusValue = DBusValue.string("")
  ) {
    self.path = path
    self.group = group
    self.member = member
    self.detail = detail
    self.first = first
    self.second = second
    self.value = value
  }

  var interface: String { AccessInterface.prefix + "Event." + group.rawValue }

  /// The body `siiva{sv}`. The dictionary has facts that readers may ask for in later versions.
  package var body: [DBusValue] {
    [
      .string(detail), .integer(first), .integer(second), .variant(value), .array(of: "{sv}", []),
    ]
  }
}

/// The events that readers have asked the registry for.
package struct AccessInterests {
  private struct Interest: Hashable {
    var reader: String
    /// Group, kind and further kind, in lower case and without hyphens; an empty part matches every value.
    var parts: [String]
  }

  private var interests: Set<Interest> = []

  /// True if no reader has asked for events.
  package var isEmpty: Bool { interests.isEmpty }

  /// The maximum number of events, so that a faulty registry does not fill the memory.
  private static let maximumCount = 1000

  package init() {}

  /// Adds an event such as `object:state-changed:focused`, in the spelling of any client.
  package mutating func insert(_ event: String, of reader: String) {
    guard interests.count < Self.maximumCount else { return }
    interests.insert(Interest(reader: reader, parts: Self.parts(of: event)))
  }

  package mutating func remove(_ event: String, of reader: String) {
    interests.remove(Interest(reader: reader, parts: Self.parts(of: event)))
  }

  mutating func removeAll() { interests.removeAll() }

  /// True if a reader has asked for the signal.
  package func contains(_ signal: AccessSignal) -> Bool {
    let own = Self.parts(of: "\(signal.group.rawValue):\(signal.member):\(signal.detail)")
    return interests.contains { interest in
      zip(interest.parts, own).allSatisfy { $0.isEmpty || $0 == $1 }
    }
  }

  private static func parts(of event: String) -> [String] {
    let letters = event.lowercased().filter { $0 != "-" }
    let parts = letters.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return Array((parts + ["", "", ""])[..<3])
  }
}
