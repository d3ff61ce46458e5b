import AccessBus
import MessageBus
import Testing

@Suite struct DBusMessageTests {
  @Test(arguments: [
    ("ia{sv}(so)", ["i", "a{sv}", "(so)"]), ("", []), ("aa(ii)s", ["aa(ii)", "s"]), ("a", []), ("(i", []),
  ])
  func signaturesAreSplitIntoTypes(signature: String, types: [String]) {
    #expect(DBusSignature.types(in: signature) == types)
  }

  @Test func valuesKnowTheirTypes() {
    let values: [DBusValue] = [
      .byte(1), .strings(["a"]), .dictionary([("a", "b")]), .structure([.objectPath("/"), .variant(.double(1))]),
      .array(of: "(so)", []), .int64(1), .uint16(2),
    ]
    #expect(DBusValue.signature(of: values) == "yasa{ss}(ov)a(so)xq")
  }

  @Test func addressesComeFromTheEnvironment() {
    #expect(BusAddress.session(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]) == "unix:path=/x")
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
    #expect(BusAddress.session([:]) == nil)
    #expect(BusAddress.access(["AT_SPI_BUS_ADDRESS": ""]) == nil)
  }

  @MainActor @Test(arguments: ["", "autolaunch:", "unix:path=/nowhere/at/all", "nonsense", "tcp:host=,port=x"])
  func anAddressWithoutABusGivesNoConnection(address: String) {
    #expect(DBusConnection(to: address) == nil)
  }
}
