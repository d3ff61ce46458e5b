import AccessBus
import Geometry
import MessageBus
import Semantics

/// Random calls about a `FakeWindow`, some of them right, most with a fault. A program without ScrollUI makes them, so the generator is its
/// own: SplitMix64.
package struct CallFuzzer: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A call with its arguments.
  package struct Call {
    package var path, interface, member: String
    package var arguments: [DBusValue]
  }

  /// A call about an element of `tree`, another object, or an object that does not exist.
  package mutating func call(in tree: SemanticTree) -> Call {
    let interface = AccessInterface.all[Int.random(in: 0..<AccessInterface.all.count, using: &self)]
    let method = interface.methods.randomElement(using: &self)
    let isWhole = Int.random(in: 0..<4, using: &self) > 0
    let strange = ["", "org.example.Strange", "org.a11y.atspi.Text"].randomElement(using: &self) ?? ""
    return Call(
      path: path(in: tree), interface: isWhole ? interface.name : strange,
      member: isWhole ? method?.name ?? "Nothing" : "Get",
      arguments: arguments(of: isWhole ? method?.input ?? "" : "isu", in: interface))
  }

  /// A call about an element that does not exist.
  package mutating func deadCall(in tree: SemanticTree) -> Call {
    var call = call(in: SemanticTree())
    var id = SemanticID(rawValue: next() | 1 << 40)
    while tree[id] != nil { id = SemanticID(rawValue: next() | 1 << 40) }
    call.path = AccessPath.element(id).text
    return call
  }

  private mutating func path(in tree: SemanticTree) -> String {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: AccessPath.application.text
    case 1: AccessPath.cache.text
    case 2: AccessPath.element(SemanticID(rawValue: next())).text
    case 3: "/org/a11y/atspi/accessible/nothing"
    default:
      AccessPath.element(tree.nodes.keys.sorted { $0.rawValue < $1.rawValue }.randomElement(using: &self) ?? .window)
        .text
    }
  }

  private mutating func arguments(of signature: String, in interface: AccessInterface) -> [DBusValue] {
    var types = DBusSignature.types(in: signature)
    switch Int.random(in: 0..<10, using: &self) {
    case 0: types.append("s")
    case 1: _ = types.popLast()
    case 2: types.shuffle(using: &self)
    default: break
    }
    return types.map { value(of: $0, in: interface) }
  }

  private mutating func value(of type: String, in interface: AccessInterface) -> DBusValue {
    switch type {
    case "i": .int32(Int32(truncatingIfNeeded: number()))
    case "u": .uint32(UInt32(truncatingIfNeeded: number()))
    case "b": .boolean(Bool.random(using: &self))
    case "v": .variant(value(of: ["d", "i", "s", "v"].randomElement(using: &self) ?? "d", in: interface))
    case "d": .double([.nan, .infinity, -1, 50, 1e300].randomElement(using: &self) ?? 0)
    default: .string(string(in: interface))
    }
  }

  private mutating func number() -> Int {
    let small = Int.random(in: -2...8, using: &self)
    return [small, small, small, Int(Int32.max), Int(Int32.min), 512_003].randomElement(using: &self) ?? small
  }

  private mutating func string(in interface: AccessInterface) -> String {
    let other = AccessInterface.all.randomElement(using: &self) ?? interface
    let names = [other.name, other.properties.randomElement(using: &self)?.name ?? "Name", "Name", "CurrentValue"]
    return (names + ["", "🙂 é\u{0301}", String(repeating: "a", count: 2000)]).randomElement(using: &self) ?? ""
  }
}

/// The answer of a server to the calls of a fuzzer.
@MainActor package struct CallCheck {
  private let server: AccessServer

  package init(of server: AccessServer) { self.server = server }

  /// Calls a method as a message does. Returns a complaint if the types of the answer are not those of the method, or an error has no name.
  package func complaint(about call: CallFuzzer.Call, mustFail: Bool = false) -> String? {
    switch server.answer(DBusCall(call.path, call.interface, call.member, call.arguments)) {
    case .failure(let failure):
      return failure.name.hasPrefix("org.freedesktop.DBus.Error.") && !failure.message.isEmpty ? nil : "\(failure)"
    case .success(let body):
      let methods = AccessInterface.all.filter { call.interface.isEmpty || $0.name == call.interface }
        .flatMap(\.methods).filter { $0.name == call.member }
      let signature = DBusValue.signature(of: body)
      return !mustFail && methods.contains { $0.output == signature } ? nil : "\(call) has the answer \(signature)"
    }
  }

  /// Makes `count` random calls about `window`, whose rows come and go meanwhile, and as many about elements that are gone if `areDead`.
  /// Returns the first complaint.
  package static func run(_ count: Int, seed: UInt64, areDead: Bool = false) -> String? {
    let window = FakeWindow(hasForm: true)
    let server = AccessServer(of: window, program: AccessProgram(name: "Fake"))
    let check = CallCheck(of: server)
    var fuzzer = CallFuzzer(seed: seed)
    for index in 0..<count {
      let call = areDead ? fuzzer.deadCall(in: window.tree) : fuzzer.call(in: window.tree)
      if let complaint = check.complaint(about: call, mustFail: areDead) { return "call \(index): \(complaint)" }
      if index % 16 == 0 { window.scroll(to: Int.random(in: 0..<FakeWindow.rowCount, using: &fuzzer)) }
    }
    return nil
  }
}
