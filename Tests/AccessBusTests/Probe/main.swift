// Serves the tree of a `FakeWindow`, or calls it at random, in a process of its own.
//
//   accessprobe serve         serves it on the session's accessibility bus until “Send later” is chosen; prints its requests. A second window is
//                             open while “Newsletter” is checked
//   accessprobe calls N       N random calls and as many about elements that are gone, without a bus
//   accessprobe bus N         N random calls over the session bus, to a server in the same process
import AccessBus
import AccessBusTestSupport
import Foundation
import MessageBus

/// Prints a line at once, for readers of the output.
func say(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) }

@MainActor func serve() {
  let window = FakeWindow(hasForm: true)
  let server = AccessServer(program: AccessProgram(name: "accessprobe"))
  let first = server.add(window)
  let session = AccessSession(
    of: server, on: BusAddress.session().flatMap { DBusConnection(to: $0) }, address: BusAddress.access())
  window.didChange = { session.send($0, of: first) }
  session.listeningDidChange = { say("listening: \($0)") }
  session.report = { say($0) }
  session.setActive(true, first)
  session.start()
  guard !session.connections.isEmpty else { return say("there is no session bus") }
  say("ready")
  var second: (window: FakeWindow, access: AccessWindow)?
  var printed = 0
  while window.requests.last != FakeWindow.lastRequest {
    BusLoop.turn(session.connections)
    for request in window.requests[printed...] { say(request) }
    printed = window.requests.count
    let isOpen = window.tree[FakeWindow.ID.news]?.states.contains(.checked) == true
    if isOpen, second == nil {
      let opened = FakeWindow()
      let access = server.add(opened)
      second = (opened, access)
      opened.didChange = { session.send($0, of: access) }
      session.windowDidOpen(access)
      session.setActive(false, first)
      session.setActive(true, access)
    } else if !isOpen, let closed = second {
      session.close(closed.access)
      session.setActive(true, first)
      second = nil
    }
    if session.connections.allSatisfy({ !$0.isOpen }) { break }
  }
  session.end()
}

/// Calls a server over the bus, with at most 100 calls that are not answered. Prints the number of answers.
@MainActor func callOverBus(_ count: Int) {
  guard let address = BusAddress.session(), let client = DBusConnection(to: address) else {
    return say("there is no session bus")
  }
  let window = FakeWindow()
  let server = AccessServer(of: window, program: AccessProgram(name: "accessprobe"))
  // There is no registry on this bus, but its name is known.
  let session = AccessSession(of: server, on: nil, address: address)
  session.start()
  var fuzzer = CallFuzzer(seed: 7)
  var (sent, answered) = (0, 0)
  while answered < count {
    let name = session.connections.first?.name ?? ""
    while !name.isEmpty, sent < count, sent - answered < 100 {
      let call = sent % 10 == 0 ? fuzzer.deadCall(in: window.tree) : fuzzer.call(in: window.tree)
      client.call(
        name, call.path, call.interface.isEmpty ? "org.example.Nothing" : call.interface, call.member, call.arguments
      ) { _ in
        answered += 1
      }
      sent += 1
      if sent % 16 == 0 { window.scroll(to: sent * 7919 % FakeWindow.rowCount) }
    }
    BusLoop.turn([client] + session.connections)
  }
  say("answered=\(answered)")
}

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.last.flatMap { Int($0) } ?? 1000
switch arguments.first {
case "serve": serve()
case "calls":
  say(CallCheck.run(count, seed: 1) ?? CallCheck.run(count, seed: 2, areDead: true) ?? "answered=\(count * 2)")
case "bus": callOverBus(count)
default:
  say("usage: accessprobe serve|calls|bus [N]")
  exit(2)
}
