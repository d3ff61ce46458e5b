import AccessBus
import MessageBus

/// A reader that walks through the objects of programs on the accessibility bus.
@MainActor package struct TreeReader {
  package let client: BusClient

  package init(client: BusClient) { self.client = client }

  /// An object with the calls that readers make.
  @MainActor package struct Object: Hashable {
    package let reference: AccessReference

    nonisolated package init(_ reference: AccessReference) { self.reference = reference }
  }

  private static let prefix = "org.a11y.atspi."
  private static let registry = prefix + "Registry"

  package func call(
    _ object: Object, _ interface: String, _ member: String, _ body: [DBusValue] = []
  ) async -> BusClient.Answer? {
    await client.call(object.reference.name, object.reference.path, Self.prefix + interface, member, body)
  }

  package func property(_ object: Object, _ interface: String, _ name: String) async -> DBusValue? {
    let answer = await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Get",
      [.string(Self.prefix + interface), .string(name)])
    return answer?.first?.content
  }

  package func set(
    _ object: Object, _ interface: String, _ name: String, _ value: DBusValue
  ) async -> BusClient.Answer? {
    await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Set",
      [.string(Self.prefix + interface), .string(name), .variant(value)])
  }

  package func children(of object: Object) async -> [Object] {
    let answer = await call(object, "Accessible", "GetChildren")
    return answer?.first?.elements.compactMap { AccessReference($0).map(Object.init) } ?? []
  }

  package func name(of object: Object) async -> String {
    await property(object, "Accessible", "Name")?.asString ?? ""
  }

  /// The name of the role: “push button”.
  package func role(of object: Object) async -> String {
    await call(object, "Accessible", "GetRoleName")?.first?.asString ?? ""
  }

  package func attributes(of object: Object) async -> [String: String] {
    let answer = await call(object, "Accessible", "GetAttributes")
    return (answer?.first?.fields ?? [:]).compactMapValues(\.asString)
  }

  /// True if the object has the state with an AT-SPI number.
  package func has(_ state: Int, _ object: Object) async -> Bool {
    let words = await call(object, "Accessible", "GetState")?.first?.elements.compactMap(\.asInteger) ?? []
    return words.count == 2 && words[state / 32] >> (state % 32) & 1 == 1
  }

  /// The programs on the desktop.
  package func applications() async -> [Object] {
    await children(of: Object(AccessReference(name: Self.registry, path: "/org/a11y/atspi/accessible/root")))
  }

  /// The first object with a name among `object` and those inside of it.
  package func find(_ name: String, in object: Object) async -> Object? {
    if await self.name(of: object) == name { return object }
    for child in await children(of: object) {
      if let found = await find(name, in: child) { return found }
    }
    return nil
  }

  /// The first object with a role, and with a name if `name` is not nil, among `object` and those inside of it.
  package func find(role: String, _ name: String? = nil, in object: Object) async -> Object? {
    if await self.role(of: object) == role {
      guard let name else { return object }
      if await self.name(of: object) == name { return object }
    }
    for child in await children(of: object) {
      if let found = await find(role: role, name, in: child) { return found }
    }
    return nil
  }

  /// Asks programs to send `events`, such as `object:children-changed`.
  package func register(_ events: [String]) async {
    for event in events {
      _ = await client.call(
        Self.registry, "/org/a11y/atspi/registry", Self.registry, "RegisterEvent",
        [.string(event), .strings([]), .string("")])
    }
  }
}
