/// The state of the blocks of a `MarkdownDocument` after a line: the open containers and the open leaf.
///
/// A value with at most `MarkdownLimits.depth` containers and a leaf of bounded length, so that a copy reads an unfinished line.
struct MarkdownReader {
  /// An open quote or list item.
  struct Level {
    let container: MarkdownBlock.Container
    /// The indentation of the content of an item, in columns; 0 for a quote.
    let indentation: Int
    /// The number of the container in the document.
    let serial: Int
    /// True until a block of the container begins.
    var isEmpty = true
  }

  /// The last item of a list that the next line may go on with.
  private struct ListEnd {
    let delimiter: UInt8
    let number: Int
  }

  private(set) var levels: [Level] = []
  var leaf: MarkdownLeaf?
  private var lists: [ListEnd?] = []
  private var blocks: [MarkdownBlock] = []
  private var nextID = 0
  private var nextSerial = 0
  /// `Level.serial` of the containers of the last block, for `MarkdownBlock.sharedDepth`.
  private var lastSerials: [Int] = []
  /// True if the last line was blank.
  private var followsBlank = false
  /// True if the next block is the remainder of the last block.
  var isContinuation = false
  private var steps = 0

  mutating func takeBlocks() -> [MarkdownBlock] {
    defer { blocks = [] }
    return blocks
  }

  mutating func takeSteps() -> Int {
    defer { steps = 0 }
    return steps
  }

  // MARK: Lines

  /// Reads a line without its line feed: matches `levels`, then reads markers, then continues or opens `leaf`.
  mutating func read(_ source: String) {
    steps += source.utf8.count
    let line = Self.withoutTabs(source)
    var rest = Substring(line)
    let matched = match(&rest)
    let isBlank = rest.trimmed.isEmpty
    if matched == levels.count, case .fence = leaf { return readCode(rest) }
    guard !isBlank else { return readBlank(matched) }
    var opened = matched
    guard let text = readMarkers(rest, &opened) else { return }
    let isNew = opened > matched
    if !isNew, leaf?.isParagraph == true { return continueParagraph(text, isLazy: matched < levels.count) }
    if !isNew { close(to: matched) }
    if case .table(var table) = leaf {
      table.rows.append(MarkdownTable.row(text, count: table.alignments.count))
      leaf = .table(table)
      return divide()
    }
    endLeaf()
    open(.paragraph(MarkdownParagraph(text)))
    divide()
  }

  /// Appends to `leaf` the continuation of a line that `read(_:)` began.
  mutating func readContinuation(_ text: String) {
    steps += text.utf8.count
    guard leaf != nil else {
      isContinuation = true
      return open(.paragraph(MarkdownParagraph(text[...])))
    }
    if leaf?.append(text) == false {
      endLeaf()
      isContinuation = true
      open(.paragraph(MarkdownParagraph(text[...])))
    }
    divide()
  }

  /// Ends `leaf` and closes all `levels`.
  mutating func finish() {
    endLeaf()
    close(to: 0)
  }

  /// Like `finish()` before the end of `line`: hides markup that the next piece may change, by `withoutUndecidedMarkup(before:)`.
  mutating func finish(before line: String) {
    leaf = leaf?.withoutUndecidedMarkup(before: line)
    let isEmpty = leaf == nil
    endLeaf()
    // An item without text is shown as soon as its marker is certain.
    if isEmpty, !line.isEmpty || levels.last?.isEmpty != true { return }
    close(to: 0)
  }

  /// `line` with spaces for the tabs before its text: tabs stop at each fourth column.
  private static func withoutTabs(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return line }
    var result = ""
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.first, scalar == "\t" || " >-+*.)0123456789".unicodeScalars.contains(scalar) {
      if scalar == "\t" {
        result += String(repeating: " ", count: 4 - result.utf8.count % 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
      scalars.removeFirst()
    }
    result.unicodeScalars += scalars
    return result
  }

  /// Removes the markers of the open containers from `rest`. Returns the number of containers that go on.
  private mutating func match(_ rest: inout Substring) -> Int {
    for (index, level) in levels.enumerated() {
      let spaces = rest.indentation
      if level.container == .quote {
        let text = rest.withoutBytes(spaces)
        guard spaces <= 3, text.utf8.first == UInt8(ascii: ">") else { return index }
        rest = text.withoutBytes(text.withoutBytes(1).startsWithSpace ? 2 : 1)
      } else if rest.trimmed.isEmpty {
        if level.isEmpty { return index }
      } else {
        guard spaces >= level.indentation else { return index }
        rest = rest.withoutBytes(level.indentation)
      }
    }
    return levels.count
  }

  private mutating func readBlank(_ matched: Int) {
    if case .indented(var lines) = leaf, matched == levels.count {
      lines.append("")
      leaf = .indented(lines)
    } else {
      endLeaf()
    }
    close(to: matched)
    followsBlank = true
  }

  private mutating func readCode(_ rest: Substring) {
    guard case .fence(var code) = leaf else { return }
    let text = rest.withoutBytes(min(rest.indentation, 3))
    if rest.indentation <= 3, MarkdownLine.closesFence(text, marker: code.marker, count: code.count) {
      return endLeaf()
    }
    code.lines.append(String(rest.withoutBytes(min(rest.indentation, code.indentation))))
    leaf = .fence(code)
    divide()
  }

  /// Opens the containers and reads the blocks of a line that begin with a marker. Returns the text of a paragraph or a table; nil after
  /// another block.
  private mutating func readMarkers(_ line: Substring, _ opened: inout Int) -> Substring? {
    var rest = line
    let matched = opened
    while true {
      let spaces = rest.indentation
      let text = rest.withoutBytes(spaces)
      let interrupts = opened == matched && matched == levels.count && leaf?.isParagraph == true
      guard !text.trimmed.isEmpty else { return nil }
      if spaces >= 4 {
        if opened == matched, leaf?.isParagraph == true { return text }
        readIndented(rest.withoutBytes(4), matched: opened)
        return nil
      }
      if text.utf8.first == UInt8(ascii: ">"), opened < MarkdownLimits.depth {
        push(.quote, indentation: 0, delimiter: nil, above: opened)
        rest = text.withoutBytes(text.withoutBytes(1).startsWithSpace ? 2 : 1)
        opened += 1
      } else if let block = readBlock(text, spaces: spaces, interrupts: interrupts, level: opened) {
        if !block { return text }
        return nil
      } else if let item = MarkdownLine.item(text), opened < MarkdownLimits.depth,
        !interrupts || (item.number ?? 1) == 1 && !text.withoutBytes(item.length).trimmed.isEmpty
      {
        rest = text.withoutBytes(item.length)
        let gap = rest.indentation
        let isBlank = rest.trimmed.isEmpty
        let width = isBlank || gap > 4 ? 1 : gap
        push(
          item.number.map { .number($0) } ?? .bullet, indentation: spaces + item.length + width,
          delimiter: item.delimiter, above: opened)
        rest = rest.withoutBytes(isBlank ? gap : width)
        opened += 1
      } else {
        return text
      }
    }
  }

  /// Reads a heading, a fence, an underline, a rule or the delimiters of a table. Returns nil for another line.
  private mutating func readBlock(_ text: Substring, spaces: Int, interrupts: Bool, level: Int) -> Bool? {
    if let heading = MarkdownLine.heading(text) {
      prepare(level)
      emit(.heading(level: heading.level, text: String(heading.text)))
    } else if let fence = MarkdownLine.fence(text) {
      prepare(level)
      open(
        .fence(
          MarkdownCode(
            marker: fence.marker, count: fence.count, indentation: spaces, language: fence.language, lines: [])))
    } else if interrupts, case .paragraph(let paragraph) = leaf, let underline = MarkdownLine.underline(text) {
      leaf = nil
      emit(.heading(level: underline, text: paragraph.text))
    } else if MarkdownLine.isRule(text) {
      prepare(level)
      emit(.rule)
    } else if interrupts, case .paragraph(let paragraph) = leaf, paragraph.lineCount == 1,
      let table = MarkdownTable(header: paragraph.text, delimiters: text)
    {
      leaf = .table(table)
    } else {
      return nil
    }
    return true
  }

  /// Appends a line to `MarkdownLeaf.indented`.
  private mutating func readIndented(_ text: Substring, matched: Int) {
    close(to: matched)
    if case .indented(var lines) = leaf {
      lines.append(String(text))
      leaf = .indented(lines)
    } else {
      endLeaf()
      open(.indented([String(text)]))
    }
    divide()
  }

  private mutating func continueParagraph(_ text: Substring, isLazy: Bool) {
    guard case .paragraph(var paragraph) = leaf else { return }
    paragraph.append(line: text)
    leaf = .paragraph(paragraph)
    divide()
  }

  // MARK: Containers and leaves

  private mutating func prepare(_ level: Int) {
    close(to: level)
    endLeaf()
  }

  private mutating func push(
    _ container: MarkdownBlock.Container, indentation: Int, delimiter: UInt8?, above depth: Int
  ) {
    prepare(depth)
    var container = container
    lists.removeSubrange(min(lists.count, depth + 1)...)
    while lists.count <= depth { lists.append(nil) }
    if let delimiter {
      if case .number(let number) = container {
        let last = lists[depth].flatMap { $0.delimiter == delimiter ? $0.number : nil }
        container = .number(last.map { min($0, Int.max - 1) + 1 } ?? number)
      }
      if case .number(let number) = container {
        lists[depth] = ListEnd(delimiter: delimiter, number: number)
      } else {
        lists[depth] = ListEnd(delimiter: delimiter, number: 0)
      }
    } else {
      lists[depth] = nil
    }
    levels.append(Level(container: container, indentation: indentation, serial: nextSerial))
    nextSerial += 1
  }

  /// Closes `levels` above `depth`. An item without content has an empty paragraph.
  private mutating func close(to depth: Int) {
    guard levels.count > depth else { return }
    endLeaf()
    if let last = levels.last, last.isEmpty, last.container != .quote { emit(.paragraph("")) }
    levels.removeSubrange(depth...)
  }

  private mutating func open(_ leaf: MarkdownLeaf) {
    self.leaf = leaf
    for index in levels.indices { levels[index].isEmpty = false }
  }

  private mutating func endLeaf() {
    guard let ended = leaf else { return }
    leaf = nil
    if isContinuation, ended.isEmpty { return isContinuation = false }
    if let content = ended.content { emit(content) }
  }

  /// Ends a `leaf` that is longer than `MarkdownLimits`; the next line goes on in a further block.
  private mutating func divide() {
    guard let leaf, let rest = leaf.divided() else { return }
    endLeaf()
    isContinuation = true
    self.leaf = rest
  }

  private mutating func emit(_ content: MarkdownBlock.Content) {
    let serials = levels.map(\.serial)
    let shared = zip(serials, lastSerials).prefix { $0 == $1 }.count
    for index in levels.indices { levels[index].isEmpty = false }
    lists.removeSubrange(min(lists.count, levels.count)...)
    let text = content.plainText
    steps += text.utf8.count
    blocks.append(
      MarkdownBlock(
        id: nextID, containers: levels.map(\.container), sharedDepth: shared, followsBlank: followsBlank,
        isContinuation: isContinuation, content: content, plainText: text))
    (nextID, lastSerials, followsBlank, isContinuation) = (nextID + 1, serials, false, false)
  }
}
