/// The questions and answers of `StreamPage`, of which the last arrives in pieces. Deterministic, so that replays are equal.
package struct StreamConversation {
  /// The seconds after which the picture of an answer arrives, once its place has.
  package static let pictureDelay = 1.5
  /// The maximum sum of the answers that `loadOlder(_:)` inserts.
  package static let olderLimit = 140

  /// The rows in display order.
  package private(set) var rows: [StreamRow] = []
  /// The number of earlier answers that are not loaded yet.
  package private(set) var olderCount = olderLimit
  /// The number of `StreamAnswer.Piece`s that have arrived.
  package private(set) var pieceCount = 0
  /// The number of characters of the conversation. It grows with each piece.
  package private(set) var length = 0

  private let answers: [StreamAnswer]
  /// The number of the first and of the last answer; the number of an answer chooses its `StreamAnswer`.
  private var numbers = 0...0
  private var arrival: Arrival?
  /// The generation of the last answer. `askAgain()` increments it.
  private var generation = 0
  /// The pictures that have not arrived, with the seconds until then.
  private var pictures: [(id: StreamRow.ID, delay: Double)] = []
  /// The texts of the blocks that `takeCompleted()` returns next.
  private var completed: [String] = []

  /// The answer that arrives in `pieces`.
  private struct Arrival {
    let pieces: [StreamAnswer.Piece]
    var next = 0
    /// The time of the replay, in the unit of `StreamAnswer.Piece.time`.
    var time = 0.0
    var document = MarkdownDocument()
    /// The number of `rows` before the first block.
    var start: Int
    /// The number of `document.closed` that have rows, and of their rows.
    var closed = 0
    var closedRows = 0
  }

  /// Creates a conversation with a complete answer, and a further answer that begins to arrive.
  package init(_ answers: [StreamAnswer]) {
    self.answers = answers
    rows = completeRows(of: 0)
    ask()
  }

  /// True while the last answer arrives or a picture is on its way.
  package var isArriving: Bool { arrival != nil || !pictures.isEmpty }

  /// True while pieces of an `Arrival` are due.
  package var isWriting: Bool { arrival != nil }

  /// Appends the next question, and completes the `arrival` before it.
  package mutating func ask() {
    completeAnswer()
    numbers = numbers.lowerBound...(numbers.upperBound + 1)
    let number = numbers.upperBound
    rows.append(StreamRow(id: StreamRow.ID(number, 0), content: .question(answer(number).question)))
    begin()
  }

  /// Removes the blocks of the last answer and begins its `Arrival` again.
  package mutating func askAgain() {
    if let start = rows.lastIndex(where: \.isQuestion) { rows.removeSubrange((start + 1)...) }
    pictures.removeAll { $0.id.answer == numbers.upperBound }
    generation += 1
    begin()
  }

  private mutating func begin() {
    arrival = Arrival(pieces: answer(numbers.upperBound).pieces, start: rows.count)
  }

  /// Inserts up to `count` earlier answers before `rows`, at most `olderCount`.
  package mutating func loadOlder(_ count: Int) {
    let count = min(count, olderCount)
    guard count > 0 else { return }
    olderCount -= count
    let first = numbers.lowerBound
    let older = ((first - count)..<first).flatMap(completeRows)
    numbers = (first - count)...numbers.upperBound
    rows.insert(contentsOf: older, at: 0)
    arrival?.start += older.count
  }

  /// Changes `StreamRow.isFolded` of the code with an identity.
  package mutating func toggleFold(_ id: StreamRow.ID) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows[index].isFolded.toggle()
  }

  /// Lets `seconds` pass at a rate in pieces per second: appends the pieces that are due, and shows pictures that have arrived.
  package mutating func advance(by seconds: Double, piecesPerSecond rate: Double) {
    if !pictures.isEmpty { advancePictures(by: seconds) }
    guard var arrival else { return }
    arrival.time += seconds * rate
    let former = arrival.next
    while arrival.next < arrival.pieces.count, arrival.pieces[arrival.next].time <= arrival.time { arrival.next += 1 }
    guard arrival.next > former else { return self.arrival = arrival }
    pieceCount += arrival.next - former
    let text = arrival.pieces[former..<arrival.next].map(\.text).joined()
    length += text.count
    arrival.document.append(text)
    if arrival.next == arrival.pieces.count { arrival.document.finish() }
    show(&arrival)
    self.arrival = arrival.next < arrival.pieces.count ? arrival : nil
  }

  /// Replaces the rows of `MarkdownDocument.tail`, and appends those of blocks that were closed since the last call.
  private mutating func show(_ arrival: inout Arrival) {
    let document = arrival.document
    let open = arrival.start + arrival.closedRows
    let folded = Set(rows[open...].lazy.filter(\.isFolded).map(\.id))
    rows.removeSubrange(open...)
    for block in document.closed[arrival.closed...] {
      let new = rows(block, of: numbers.upperBound, folded: folded)
      pictures += new.filter(\.id.isPicture).map { ($0.id, Self.pictureDelay) }
      rows += new
      if !block.plainText.isEmpty { completed.append(block.spokenText) }
    }
    (arrival.closed, arrival.closedRows) = (document.closed.count, rows.count - arrival.start)
    for block in document.tail { rows += rows(block, of: numbers.upperBound, folded: folded) }
  }

  /// The rows of a block: a picture has a row of its own above that of its label.
  private func rows(_ block: MarkdownBlock, of answer: Int, folded: Set<StreamRow.ID> = []) -> [StreamRow] {
    let generation = answer == numbers.upperBound ? generation : 0
    var row = StreamRow(id: StreamRow.ID(answer, block.id + 1, generation: generation), content: .block(block))
    row.isFolded = folded.contains(row.id)
    guard case .picture(let name, _) = block.content else { return [row] }
    let id = StreamRow.ID(answer, block.id + 1, generation: generation, isPicture: true)
    return [StreamRow(id: id, content: .picture(name: name)), row]
  }

  private mutating func completeAnswer() {
    guard var arrival else { return }
    arrival.document.append(arrival.pieces[arrival.next...].map(\.text).joined())
    arrival.document.finish()
    show(&arrival)
    self.arrival = nil
  }

  private mutating func advancePictures(by seconds: Double) {
    for index in pictures.indices { pictures[index].delay -= seconds }
    let arrived = Set(pictures.lazy.filter { $0.delay <= 0 }.map(\.id))
    guard !arrived.isEmpty else { return }
    pictures.removeAll { arrived.contains($0.id) }
    for index in rows.indices where arrived.contains(rows[index].id) { rows[index].hasPicture = true }
  }

  /// The texts of the blocks that were completed since the last call.
  package mutating func takeCompleted() -> [String] {
    defer { completed = [] }
    return completed
  }

  private func answer(_ number: Int) -> StreamAnswer {
    answers[(number % answers.count + answers.count) % answers.count]
  }

  private func completeRows(of number: Int) -> [StreamRow] {
    let answer = answer(number)
    let blocks = MarkdownDocument(answer.text).closed.flatMap { rows($0, of: number) }
    return [StreamRow(id: StreamRow.ID(number, 0), content: .question(answer.question))]
      + blocks.map { block in
        var block = block
        block.hasPicture = true
        return block
      }
  }
}

extension MarkdownBlock {
  /// The text for an announcement: cells are divided by commas.
  fileprivate var spokenText: String {
    if case .table = content { return plainText.split(separator: "\n").joined(separator: ", ") }
    return plainText
  }
}
