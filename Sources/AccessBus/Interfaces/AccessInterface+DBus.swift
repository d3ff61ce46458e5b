import MessageBus

extension AccessInterface {
  /// Properties of all interfaces of an object.
  static let properties = AccessInterface(
    name: "org.freedesktop.DBus.Properties", isOffered: { _ in true },
    methods: [
      AccessMethod("Get", "ss", returns: "v") { (object, arguments) throws(DBusFailure) in
        let property = try property(arguments.string(1), of: arguments.string(0), on: object)
        return [.variant(try property.get(object))]
      },
      AccessMethod("GetAll", "s", returns: "a{sv}") { (object, arguments) throws(DBusFailure) in
        let interface = try interface(arguments.string(0), of: object)
        var entries: [DBusValue] = []
        for property in interface.properties {
          entries.append(.entry(.string(property.name), .variant(try property.get(object))))
        }
        return [.array(of: "{sv}", entries)]
      },
      AccessMethod("Set", "ssv") { (object, arguments) throws(DBusFailure) in
        let property = try property(arguments.string(1), of: arguments.string(0), on: object)
        guard let set = property.set else { throw .readOnlyProperty(property.name) }
        guard case .variant(let value) = arguments[2], value.signature == property.type else {
          throw .invalidArguments("\(property.name) has the type '\(property.type)'")
        }
        try set(object, value)
        return []
      },
    ])

  @MainActor private static func interface(
    _ name: String, of object: AccessObject
  ) throws(DBusFailure) -> AccessInterface {
    guard let interface = object.interfaces.first(where: { $0.name == name }) else { throw .unknownInterface(name) }
    return interface
  }

  @MainActor private static func property(
    _ name: String, of interfaceName: String, on object: AccessObject
  ) throws(DBusFailure) -> AccessProperty {
    let interface = try interface(interfaceName, of: object)
    guard let property = interface.properties.first(where: { $0.name == name }) else { throw .unknownProperty(name) }
    return property
  }

  /// Descriptions of objects, for tools that explore them.
  static let introspectable = AccessInterface(
    name: "org.freedesktop.DBus.Introspectable", isOffered: { _ in true },
    methods: [
      AccessMethod("Introspect", returns: "s") { (object, _) throws(DBusFailure) in
        [.string("<node>\n" + object.interfaces.map(\.xml).joined() + "</node>\n")]
      }
    ])

  /// The liveness of the connection.
  static let peer = AccessInterface(
    name: "org.freedesktop.DBus.Peer", isOffered: { _ in true },
    methods: [AccessMethod("Ping") { (_, _) throws(DBusFailure) in [] }])

  /// The interface as D-Bus describes it in XML.
  var xml: String {
    var lines = ["  <interface name=\"\(name)\">"]
    for method in methods {
      lines.append("    <method name=\"\(method.name)\">")
      for type in DBusSignature.types(in: method.input) {
        lines.append("      <arg direction=\"in\" type=\"\(type)\"/>")
      }
      for type in DBusSignature.types(in: method.output) {
        lines.append("      <arg direction=\"out\" type=\"\(type)\"/>")
      }
      lines.append("    </method>")
    }
    for property in properties {
      let access = property.set == nil ? "read" : "readwrite"
      lines.append("    <property name=\"\(property.name)\" type=\"\(property.type)\" access=\"\(access)\"/>")
    }
    for signal in signals {
      lines.append("    <signal name=\"\(signal.name)\">\n      <arg type=\"\(signal.type)\"/>\n    </signal>")
    }
    return lines.joined(separator: "\n") + "\n  </interface>\n"
  }
}
