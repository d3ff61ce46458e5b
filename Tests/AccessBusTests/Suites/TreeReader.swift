import AccessBusTestSupport

@testable import AccessBus

/// A reader that walks through the objects of a program.
@MainActor struct TreeReader {
  let client: BusClient

  /// An object with the calls that readers make.
  @MainActor struct Object: Hashable {
    let reference: AccessReference

    nonisolated init(_ reference: AccessReference) { self.reference = reference }
  }

  func call(_ object: Object, _ interface: String, _ member: String, _ body: [DBusValue] = []) async -> BusClient
    .Answer?
  {
    await client.call(object.reference.name, object.reference.path, AccessInterface.prefix + interface, member, body)
  }

  func property(_ object: Object, _ interface: String, _ name: String) async -> DBusValue? {
    let answer = await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Get",
      [.string(AccessInterface.prefix + interface), .string(name)])
    return answer?.first?.content
  }

  func set(_ object: Object, _ interface: String, _ name: String, _ value: DBusValue) async -> BusClient.Answer? {
    await client.call(
      object.reference.name, object.reference.path, "org.freedesktop.DBus.Properties", "Set",
      [.string(AccessInterface.prefix + interface), .string(name), .variant(value)])
  }

  func children(of object: Object) async -> [Object] {
    let answer = await call(object, "Accessible", "GetChildren")
    return answer?.first?.elements.compactMap { AccessReference($0).map(Object.init) } ?? []
  }

  func name(of object: Object) async -> String { await property(object, "Accessible", "Name")?.asString ?? "" }

  /// The programs on the desktop.
  func applications() async -> [Object] {
    await children(
      of: Object(AccessReference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")))
  }

  /// The first object with a name among `object` and those inside of it.
  func find(_ name: String, in object: Object) async -> Object? {
    if await self.name(of: object) == name { return object }
    for child in await children(of: object) {
      if let found = await find(name, in: child) { return found }
    }
    return nil
  }
}
