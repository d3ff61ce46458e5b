import Engine
import Geometry
import Graphics
import Testing

@Suite struct ListAppearanceTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let gray = RGBAColor(red: 0.5, green: 0.5, blue: 0.5)

  private var look: ListAppearance {
    var look = ListAppearance()
    look.separator = gray
    look.endMargin = 16
    look.sectionSpacing = 26
    look.margin = 10
    look.card = .white
    look.cardRadius = 8
    return look
  }

  private func traits(_ change: (inout ListRowTraits) -> Void = { _ in }) -> ListRowTraits {
    var traits = ListRowTraits()
    change(&traits)
    return traits
  }

  @Test func rowPlacesFollowSectionsHeadersAndFooters() {
    let lines = LazyLines(
      [
        LazyGroup(role: .row, count: 2),
        LazyGroup(role: .header, section: 0, kind: 1, count: 1),
        LazyGroup(role: .row, section: 0, count: 3),
        LazyGroup(role: .footer, section: 0, kind: 2, count: 1),
        LazyGroup(role: .row, section: 1, count: 1),
      ], itemsPerLine: 1)
    let positions = (0..<8).map { lines.listPosition(ofLine: $0) }
    #expect(positions.map(\.isFirstRow) == [true, false, false, true, false, false, false, true])
    #expect(positions.map(\.isLastRow) == [false, true, false, false, false, true, false, true])
    #expect(positions.map(\.beginsSection) == [true, false, true, false, false, false, false, true])
    #expect(positions.map(\.isFirst) == [true] + Array(repeating: false, count: 7))
    #expect(positions.map(\.isLast) == Array(repeating: false, count: 7) + [true])
    #expect(lines.listPosition(ofLine: 4, standsApart: true).isFirstRow)
  }

  @Test func marginsPrecedeSectionsAndEndTheList() {
    var position = ListRowPosition()
    position.isLast = false
    #expect(
      look.row(at: position, traits: traits(), isSelected: false).margins
        == EdgeInsets(top: 16, leading: 10, bottom: 0, trailing: 10))
    position.isFirst = false
    #expect(look.row(at: position, traits: traits(), isSelected: false).margins.top == 26)
    position.beginsSection = false
    position.isLast = true
    let last = look.row(at: position, traits: traits(), isSelected: false)
    #expect(last.margins == EdgeInsets(top: 0, leading: 10, bottom: 16, trailing: 10))
  }

  @Test func theInsetsOfARowTakePrecedence() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let own = traits { $0[RowInsets.self] = PartialInsets(insets) }
    let row = look.row(at: ListRowPosition(), traits: own, isSelected: false)
    #expect(row.insets == insets)
    #expect(row.highlight == nil)
    #expect(look.row(at: ListRowPosition(), traits: traits(), isSelected: true).highlight == .clear)
  }

  /// A grip is 8 points wide, and a chevron takes 6 points and 10 points of distance from the content.
  @Test(arguments: [4, 16, 40] as [CGFloat]) func aGripAndAChevronHaveRoomBetweenThem(inset: CGFloat) {
    var movable = look
    movable.grip = gray
    movable.disclosure = red
    movable.rowInsets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: inset)
    let row = movable.row(
      at: ListRowPosition(), traits: traits { $0[ShowsDisclosure.self] = true }, isSelected: false, isMovable: true)
    #expect(row.grip == gray && row.disclosure == red)
    #expect(row.insets.trailing - (6 + 10) - (row.gripInset + 8) >= 10)
  }

  @Test func eitherRowCanHideTheSeparatorBetweenThem() {
    #expect(look.line(under: traits(), over: traits()) == gray)
    #expect(look.line(under: traits { $0[BottomSeparator.self].isShown = false }, over: traits()) == nil)
    #expect(look.line(under: traits(), over: traits { $0[TopSeparator.self].isShown = false }) == nil)
    #expect(look.line(under: traits { $0[BottomSeparator.self].color = red }, over: traits()) == red)
    #expect(look.line(under: traits(), over: traits { $0[TopSeparator.self].color = red }) == red)
    var bare = look
    bare.showsSeparators = false
    #expect(bare.line(under: traits(), over: nil) == nil)
    #expect(bare.line(under: traits(), over: traits { $0[TopSeparator.self].isShown = true }) == gray)
  }

  @Test func sectionsHaveSeparatorsIfTheStyleOrTheSectionAsksForThem() {
    var line = RowSeparator()
    let none = RowSeparator()
    #expect(look.sectionLine(none, none, isTop: false) == nil)
    line.isShown = true
    #expect(look.sectionLine(none, line, isTop: true) == gray)
    #expect(look.sectionLine(line, none, isTop: false) == gray)
    var separated = look
    separated.separatesSections = true
    #expect(separated.sectionLine(none, none, isTop: false) == gray)
    #expect(separated.sectionLine(none, none, isTop: true) == nil)
    line.isShown = false
    #expect(separated.sectionLine(line, none, isTop: false) == nil)
    #expect(separated.sectionLine(none, line, isTop: false) == nil)
  }
}
