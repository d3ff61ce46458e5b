import Engine
import ScrollScripts
import Synchronization
import WebAccess

/// The server responses (`WebTransfer.Result`) of a run that is recorded or replayed.
enum WebRecording {
  /// The responses that `take()` passes on to the recording with the next frame.
  private static let waiting = Mutex<[InputScript.Answer]>([])

  /// Starts to record server responses, or to replay those of `script`.
  static func begin(replaying script: InputScript?, records: Bool) {
    let isReplay = script?.header.tasks != nil
    if isReplay || records {
      WebJournal.current = WebJournal(replaying: isReplay ? answers(of: script) : nil, note: note)
    } else {
      WebJournal.current = WebJournal(replaying: nil, note: nil)
    }
  }

  /// Starts to record server responses of a run of `RunServices`, or to replay those of `script`.
  static func beginRun(replaying script: InputScript?) {
    _ = take()
    let isReplay = script?.header.tasks != nil
    WebJournal.current?.begin(replaying: isReplay ? answers(of: script) : nil, note: isReplay ? nil : note)
  }

  static func endRun() {
    WebJournal.current?.begin(replaying: nil, note: nil)
    _ = take()
  }

  private static func answers(of script: InputScript?) -> [String: [WebTransfer.Result]] {
    var answers: [String: [WebTransfer.Result]] = [:]
    for case .web(let address, let answer) in script?.answers ?? [] {
      answers[address, default: []].append(WebTransfer.Result(answer))
    }
    return answers
  }

  private static let note: @Sendable (String, WebTransfer.Result) -> Void = { address, result in
    waiting.withLock { $0.append(.web(address: address, InputScript.WebAnswer(result))) }
  }

  /// Removes and returns the responses since the last call.
  static func take() -> [InputScript.Answer] {
    waiting.withLock { answers in
      defer { answers.removeAll() }
      return answers
    }
  }
}

extension InputScript.WebAnswer {
  fileprivate init(_ result: WebTransfer.Result) {
    self.init(
      outcome: Int(result.outcome.rawValue), status: result.status, message: result.message,
      finalAddress: result.address, headers: result.headers, body: result.body.base64EncodedString())
  }
}

extension WebTransfer.Result {
  fileprivate init(_ answer: InputScript.WebAnswer) {
    self.init(
      outcome: answer.outcome, message: answer.message, status: answer.status, address: answer.finalAddress,
      headers: answer.headers, body: Data(base64Encoded: answer.body) ?? Data())
  }
}
