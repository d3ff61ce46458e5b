import Geometry
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

/// Answers calls of assistive technologies about a window and its elements.
///
/// There are no objects on the bus's side: each call names an element by its path, and is answered from the present tree. A call about an
/// element that is gone is answered with the error `UnknownObject`.
@MainActor package final class AccessServer {
  private weak var handler: (any SemanticHandler)?
  package var program: AccessProgram
  /// Returns the present place of the window.
  package var place: @MainActor () -> AccessPlace = { AccessPlace() }
  /// True while the window has the keyboard.
  var isActive = false
  /// The name of the connection with the accessibility bus; empty without a connection.
  var busName = ""
  /// The desktop, which holds all applications: the answer of the registry.
  var desktop = AccessReference.null
  /// A number that the registry assigns.
  var applicationID = 0
  /// True if a reader has fetched the cache, and follows its changes.
  var hasCacheReaders = false

  /// Creates a server of `handler`, which it does not keep alive.
  package init(of handler: any SemanticHandler, program: AccessProgram) {
    self.handler = handler
    self.program = program
  }

  var tree: SemanticTree { handler?.tree ?? SemanticTree() }

  func reference(to path: AccessPath) -> AccessReference { AccessReference(name: busName, path: path.text) }

  /// The object at a path; nil if it does not exist now.
  func object(at path: AccessPath) -> AccessObject? {
    switch path {
    case .application: AccessObject(server: self, kind: .application)
    case .cache: AccessObject(server: self, kind: .cache)
    case .element(let id): tree[id].map { AccessObject(server: self, kind: .element($0)) }
    }
  }

  func perform(_ request: SemanticRequest, on id: SemanticID) -> Bool { handler?.perform(request, on: id) ?? false }

  func frame(of range: Range<Int>, in id: SemanticID) -> CGRect? { handler?.frame(of: range, in: id) }

  func character(at point: CGPoint, in id: SemanticID) -> Int? { handler?.character(at: point, in: id) }

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
