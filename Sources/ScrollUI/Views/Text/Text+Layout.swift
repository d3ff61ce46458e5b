import Engine

extension Text {
  /// The lines of a `Text` as layout has placed them, for a `TextRenderer`. Positions are in points from the left top corner of the text.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    /// True if a part of the text is omitted for lack of room.
    public var isTruncated: Bool { source.isTruncated }
    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { source.lines.count }

    /// The line at `index`, from top to bottom.
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// True if both are the layout of the same drawing.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source === rhs.source }
  }
}

extension Text.Layout {
  /// The position of a character in the text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// The number of characters before.
    let offset: Int

    /// True if `lhs` lies before `rhs`.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }

    /// The number of characters from this position to `other`.
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    /// The position `n` characters further.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
  }

  /// The measures of a `Line`, a `Run` or a `RunSlice`, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    /// The width.
    public var width: CGFloat = 0
    /// The height above the baseline.
    public var ascent: CGFloat = 0
    /// The height below the baseline.
    public var descent: CGFloat = 0
    /// The extra space between lines.
    public var leading: CGFloat = 0

    /// Creates empty bounds.
    public init() {}

    /// The rectangle from `ascent` to `descent`.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options of drawing a part of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Has no effect: glyphs are placed at whole pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// A line of a `Text`: its `Run`s from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    private var line: TextLayoutSource.Line { source.lines[index] }

    /// The left end of the baseline.
    public var origin: CGPoint { line.bounds.origin }
    /// The direction of the paragraph.
    public var paragraphLayoutDirection: LayoutDirection { source.direction }
    /// The measures of the line.
    public var typographicBounds: TypographicBounds { line.bounds }
    /// The index of the first run.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { line.runs.count }

    /// The run at `index`, from left to right.
    public subscript(index: Int) -> Run { Run(source: source, line: self.index, index: index) }

    /// True if both are the same line of the same layout.
    public static func == (lhs: Line, rhs: Line) -> Bool { lhs.source === rhs.source && lhs.index == rhs.index }
  }

  /// A part of a line with equal attributes and one direction: its characters from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let line: Int
    let index: Int

    var run: TextLayoutSource.Run { source.lines[line].runs[index] }

    /// The value of `Text.customAttribute(_:)`; nil without a value of that type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? {
      (run.span.attributes?.values[ObjectIdentifier(key)] as? UncheckedTransfer<Any>)?.value as? Attribute
    }

    /// The direction of the characters.
    public var layoutDirection: LayoutDirection { run.direction }
    /// The measures of the run.
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
    /// The positions of the characters in the text, from left to right.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
    /// The index of the first character.
    public var startIndex: Int { 0 }
    /// The number of characters.
    public var endIndex: Int { run.glyphs.count }

    /// The character at `index`, from left to right.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// The characters at `bounds`.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// True if both are the same run of the same layout.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.source === rhs.source && lhs.line == rhs.line && lhs.index == rhs.index
    }
  }

  /// Characters of a `Run`.
  public struct RunSlice: Equatable {
    /// The run.
    public var run: Run
    /// The indices of the characters in the run.
    public var indices: Range<Int>

    /// Creates the slice of `run` with `indices`.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    /// The value of `Text.customAttribute(_:)`; nil without a value of that type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] {
      run.run.glyphs[indices].map { CharacterIndex(offset: $0.character) }
    }

    /// The measures of the slice.
    public var typographicBounds: TypographicBounds {
      let (part, line) = (run.run, run.source.lines[run.line])
      var bounds = part.bounds
      bounds.origin = CGPoint(x: line.bounds.origin.x + part.left(of: indices.lowerBound), y: part.bounds.origin.y)
      bounds.width = part.left(of: indices.upperBound) - part.left(of: indices.lowerBound)
      return bounds
    }
  }
}

extension GraphicsContext {
  /// Draws `line` at its place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws `run` at its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws the characters of `slice` at their place.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    let bounds = slice.typographicBounds
    guard bounds.width > 0 || !slice.indices.isEmpty else { return }
    // Italics and accents reach slightly beyond the bounds.
    let margin = bounds.ascent + bounds.descent
    draw(in: bounds.rect.insetBy(dx: -margin / 2, dy: -margin / 2)) { slice.run.source.draw(slice, &$0) }
  }
}
