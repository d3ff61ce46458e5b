import Geometry
import MessageBus
import Semantics

/// The program as readers see it.
package struct AccessProgram: Hashable, Sendable {
  /// The name of the application.
  package var name: String
  /// The name and the version of the library that draws its window.
  package var toolkit = "ScrollUI"
  package var version = "0.1"
  /// The language of its texts: `en_US`.
  package var locale = ""

  package init(name: String) { self.name = name }
}

/// A call of a method, with a body that is read when its types are right.
package struct DBusCall {
  let path: String
  /// The interface of the method; empty if the call leaves it out.
  let interface: String
  let member: String
  let signature: String
  let read: @MainActor () -> [DBusValue]?

  /// Creates a call of the method `member` with `arguments`.
  package init(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = []) {
    self.path = path
    self.interface = interface
    self.member = member
    signature = DBusValue.signature(of: arguments)
    read = { arguments }
  }

  /// Creates the call of a message.
  @MainActor init(_ message: DBusMessage) {
    path = message.path
    interface = message.interface
    member = message.member
    signature = message.signature
    read = { message.read() }
  }
}

/// Answers calls of assistive technologies about the windows of a program and their elements.
///
/// There are no objects on the bus's side: each call names an element by its path, and is answered from the present tree. A call about an
/// element that is gone is answered with the error `UnknownObject`.
@MainActor package final class AccessServer {
  /// The windows in the order in which they were opened.
  package private(set) var windows: [AccessWindow] = []
  private var nextNumber = 0
  package var program: AccessProgram
  /// The name of the connection with the accessibility bus; empty without a connection.
  package var busName = ""
  /// The desktop, which holds all applications: the answer of the registry.
  package var desktop = AccessReference.null
  /// A number that the registry assigns.
  var applicationID = 0
  /// True if a reader has fetched the cache, and follows its changes.
  var hasCacheReaders = false

  /// The `ScalarPositions` of the text of the last call about characters.
  private var lastPositions = ScalarPositions("")
  /// The number of `ScalarPositions` that were counted, for tests.
  package private(set) var countedTexts = 0

  /// The positions in a `text`. O(text) for another text than that of the last call.
  func positions(in text: String) -> ScalarPositions {
    if !lastPositions.isText(text) {
      lastPositions = ScalarPositions(text)
      countedTexts += 1
    }
    return lastPositions
  }

  /// Creates a server without windows.
  package init(program: AccessProgram) { self.program = program }

  /// Creates a server with the window of `handler`, which it does not keep alive.
  package convenience init(of handler: any SemanticHandler, program: AccessProgram) {
    self.init(program: program)
    add(handler)
  }

  /// Adds the window of `handler`, which it does not keep alive.
  @discardableResult
  package func add(_ handler: any SemanticHandler) -> AccessWindow {
    let window = AccessWindow(nextNumber, of: handler, in: self)
    nextNumber += 1
    windows.append(window)
    return window
  }

  package func remove(_ window: AccessWindow) { windows.removeAll { $0 === window } }

  /// The windows with a tree, which are the children of the application.
  var shownWindows: [AccessWindow] { windows.filter { $0.tree.window != nil } }

  package func reference(to path: AccessPath) -> AccessReference { AccessReference(name: busName, path: path.text) }

  /// The object at a path; nil if it does not exist now.
  package func object(at path: AccessPath) -> AccessObject? {
    switch path {
    case .application: return AccessObject(server: self, kind: .application)
    case .cache: return AccessObject(server: self, kind: .cache)
    case .element(let id, let number):
      guard let window = windows.first(where: { $0.number == number }), let node = window.tree[id] else { return nil }
      return AccessObject(server: self, kind: .element(node, window))
    }
  }

  /// Answers a call with a body or an error.
  package func answer(_ call: DBusCall) -> Result<[DBusValue], DBusFailure> {
    do throws(DBusFailure) {
      guard let path = AccessPath(call.path), let object = object(at: path) else {
        throw .unknownObject(call.path)
      }
      let interface = try interface(of: call, on: object)
      guard let method = interface.methods.first(where: { $0.name == call.member }) else {
        throw .unknownMethod(call.member)
      }
      guard method.input == call.signature, let arguments = call.read() else {
        throw .invalidArguments("\(call.member) takes '\(method.input)', not '\(call.signature)'")
      }
      return .success(try method.body(object, arguments))
    } catch {
      return .failure(error)
    }
  }

  /// The interface that a call names, or else the first that has its method.
  private func interface(of call: DBusCall, on object: AccessObject) throws(DBusFailure) -> AccessInterface {
    let offered = object.interfaces
    if call.interface.isEmpty {
      guard let first = offered.first(where: { $0.methods.contains { $0.name == call.member } }) else {
        throw .unknownMethod(call.member)
      }
      return first
    }
    guard let named = offered.first(where: { $0.name == call.interface }) else {
      throw .unknownInterface(call.interface)
    }
    return named
  }

  /// Answers a message of a connection.
  func answer(_ message: DBusMessage, over connection: DBusConnection) {
    switch answer(DBusCall(message)) {
    case .success(let body): connection.answer(message, with: body)
    case .failure(let failure): connection.fail(message, with: failure)
    }
  }
}
