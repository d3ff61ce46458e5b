import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// `scrollRestoration(_:)` in windows with one storage: each window is a run of the program.
@MainActor @Suite struct ScrollRestorationTests {
  private let storage = ProgramStorage()

  func window<Content: View>(
    width: CGFloat = 400, @ViewBuilder content: @escaping () -> Content
  ) -> TestWindow {
    TestWindow(width: width, images: FixedImageLibrary(), storage: storage, content: content)
  }

  /// Rows with lengths that depend on their numbers, so that estimates are wrong.
  struct Rows<ID: Hashable>: View {
    let ids: [ID]
    var factor: CGFloat = 1

    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(Array(ids.enumerated()), id: \.element) { _, id in
          Text("row \(String(describing: id))").frame(height: (40 + CGFloat(abs(id.hashedNumber % 7)) * 11) * factor)
        }
      }
    }
  }

  func scroll(_ window: TestWindow, to offset: CGFloat) {
    window.scroll?.model.jump(to: CGPoint(x: 0, y: offset))
    window.settle()
  }

  private func top(_ window: TestWindow, _ row: String) -> CGFloat? { window.frame(ofText: row)?.minY }

  /// The distances of the visible texts from the top of the window.
  func visible(_ window: TestWindow) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    for text in window.texts {
      if let frame = window.frame(ofText: text), frame.maxY > 0, frame.minY < 600 {
        found[text] = (frame.midY * 1e6).rounded() / 1e6
      }
    }
    return found
  }

  /// The numbers of the visible rows.
  func visibleRows(_ window: TestWindow) -> [Int] {
    guard case .place(let place)? = window.scroll?.restorableState else { return [] }
    return place.rows.filter { $0.distance.y < 600 }.compactMap { $0.id.value.base as? Int }
  }

  @Test(arguments: [333, 20_000.5, 271_828]) func aRestartShowsTheSameRowsInTheFirstPicture(offset: CGFloat) {
    let make = { window { ScrollView { Rows(ids: Array(0..<10_000)) }.scrollRestoration("rows") } }
    let first = make()
    scroll(first, to: offset)
    let seen = visible(first)
    first.close()
    let second = make()
    #expect(visible(second) == seen && seen.count > 5)
    #expect(second.settle() <= 120)
    #expect(visible(second) == seen)
  }

  @Test func noBodyOfTheBeginningIsEvaluatedForARestoredPlace() {
    let rows = Recorder()
    let make = {
      window {
        ScrollView {
          LazyVStack { ForEach(0..<1000) { row in NotedRow(row: row, rows: rows) } }
        }
        .scrollRestoration("rows")
      }
    }
    let first = make()
    scroll(first, to: 20_000)
    first.close()
    _ = rows.take()
    _ = make()
    let built = rows.take().compactMap(Int.init)
    #expect(built.min() ?? 0 > 300 && built.count < 120)
  }

  private struct NotedRow: View {
    let row: Int
    let rows: Recorder

    var body: some View {
      let _ = rows.note("\(row)")
      Text("row \(row)").frame(height: 50)
    }
  }

  @Test func rowsInsertedAboveDoNotMoveThePlace() {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    let seen = visible(first)
    first.close()
    let second = window { ScrollView { Rows(ids: Array(-300..<500)) }.scrollRestoration("rows") }
    #expect(visible(second) == seen)
  }

  @Test func inPlaceOfRemovedRowsTheNearestFollowingRowIsShown() throws {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    let rows = visibleRows(first)
    let kept = rows[2]
    let former = try #require(top(first, "row \(kept)"))
    first.close()
    let second = window {
      ScrollView { Rows(ids: Array(0..<500).filter { !(rows[0]..<kept).contains($0) }) }.scrollRestoration("rows")
    }
    #expect(top(second, "row \(kept)") == former)
  }

  @Test func afterTheRemovalOfAllVisibleRowsTheNextRowBeginsTheViewport() throws {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    let (top, last) = (try #require(visibleRows(first).first), try #require(visibleRows(first).last))
    first.close()
    let second = window {
      ScrollView { Rows(ids: Array(0..<500).filter { !(top...last).contains($0) }) }.scrollRestoration("rows")
    }
    let offset = try #require(second.scroll?.model.offset.y)
    #expect(second.scroll?.target(for: AnyHashable(last + 1))?.frame.minY == offset && offset > 3000)
  }

  @Test func otherLengthsOfRowsKeepTheFirstRow() throws {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    let row = try #require(visibleRows(first).first)
    first.close()
    let second = window { ScrollView { Rows(ids: Array(0..<500), factor: 2) }.scrollRestoration("rows") }
    let frame = try #require(second.scroll?.target(for: AnyHashable(row))?.frame)
    let offset = try #require(second.scroll?.model.offset.y)
    #expect(frame.minY <= offset && frame.maxY > offset)
    second.close()
    // The second window stores the place again.
    let third = window { ScrollView { Rows(ids: Array(0..<500), factor: 0.25) }.scrollRestoration("rows") }
    #expect(visibleRows(third).first == row)
  }

  @Test func stringsAndUUIDsAreIdentitiesToo() {
    let uuids = (0..<300).map { UUID(uuidString: String(format: "00000000-0000-0000-0000-%012d", $0))! }
    let make = { window { ScrollView { Rows(ids: uuids) }.scrollRestoration("uuids") } }
    let first = make()
    scroll(first, to: 4000)
    let seen = visible(first)
    first.close()
    #expect(visible(make()) == seen)
    let texts = uuids.map { "„\($0)“" }
    let third = window { ScrollView { Rows(ids: texts) }.scrollRestoration("texts") }
    scroll(third, to: 4000)
    let other = visible(third)
    third.close()
    #expect(visible(window { ScrollView { Rows(ids: texts) }.scrollRestoration("texts") }) == other)
  }

  private struct Coordinate: Hashable, Codable { var x, y: Int }

  @Test func identitiesOfACodableTypeAreStoredWithTheirType() {
    let ids = (0..<300).map { Coordinate(x: $0, y: -$0) }
    let make = { window { ScrollView { Rows(ids: ids) }.scrollRestoration("points", id: Coordinate.self) } }
    let first = make()
    scroll(first, to: 4000)
    let seen = visible(first)
    first.close()
    #expect(visible(make()) == seen)
  }

  @Test func contentWithoutIdentitiesReturnsToTheSameFraction() {
    func make(_ height: CGFloat) -> TestWindow {
      window { ScrollView { Color.blue.frame(height: height) }.scrollRestoration("color") }
    }
    let first = make(2600)
    scroll(first, to: 500)
    first.close()
    #expect(make(2600).scroll?.model.offset.y == 500)
    #expect(make(4600).scroll?.model.offset.y == 1000)
  }

  @Test func contentAtItsBeginningShowsNewRowsThere() {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    scroll(first, to: 0)
    first.close()
    let second = window { ScrollView { Rows(ids: Array(-3..<500)) }.scrollRestoration("rows") }
    #expect(second.scroll?.model.offset.y == 0)
  }

  @Test func contentAtItsInitialAnchorStaysThere() {
    func make(_ count: Int) -> TestWindow {
      window { ScrollView { Rows(ids: Array(0..<count)) }.defaultScrollAnchor(.bottom).scrollRestoration("rows") }
    }
    let first = make(200)
    scroll(first, to: 100_000)
    first.close()
    let second = make(210)
    #expect(visible(second)["row 209"] != nil)
    scroll(second, to: 3000)
    let seen = visible(second)
    second.close()
    #expect(visible(make(220)) == seen)
  }

  @Test func aListReturnsToItsRow() {
    let make = {
      window { List(0..<1000, id: \.self) { Text("row \($0)") }.scrollRestoration("list") }
    }
    let first = make()
    scroll(first, to: 7777)
    let seen = visible(first)
    first.close()
    #expect(visible(make()) == seen && seen.count > 5)
  }

  @Test func rowsBelowAHeaderAreFound() {
    let make = {
      window {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 130)
            Rows(ids: Array(0..<500))
          }
        }
        .scrollRestoration("rows")
      }
    }
    let first = make()
    scroll(first, to: 5000)
    let seen = visible(first)
    first.close()
    #expect(visible(make()) == seen)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aHorizontalScrollViewReturnsInBothDirections(direction: LayoutDirection) {
    func make(_ count: Int) -> TestWindow {
      window {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 60 + CGFloat($0 % 5) * 9) }
          }
        }
        .scrollRestoration("shelf")
        .environment(\.layoutDirection, direction)
      }
    }
    let first = make(100)
    let end = first.scroll?.model.metrics.maximum(.horizontal) ?? 0
    first.scroll?.model.jump(to: CGPoint(x: direction == .leftToRight ? 2000 : end - 2000, y: 0))
    first.settle()
    func places(_ window: TestWindow) -> [String: CGFloat] {
      var found: [String: CGFloat] = [:]
      for text in window.texts {
        if let frame = window.frame(ofText: text), frame.maxX > 0, frame.minX < 400 {
          found[text] = (frame.midX * 1e6).rounded() / 1e6
        }
      }
      return found
    }
    let seen = places(first)
    first.close()
    #expect(places(make(100)) == seen && seen.count > 3)
  }

  // MARK: Stored identities

  private struct Positioned: View {
    @SceneStorage("row") private var row: Int?
    var count = 500

    var body: some View {
      VStack(spacing: 0) {
        Button("row \(row ?? -1)") { row = 100 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("number \($0)").frame(height: 50 + CGFloat($0 % 7) * 9) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $row)
      }
    }
  }

  @Test func aStoredIdentityOfAPositionRestoresTheDistanceToo() {
    let first = window { Positioned() }
    for _ in 0..<8 {
      first.wheel(-7, at: CGPoint(x: 200, y: 300))
      first.settle()
    }
    let seen = visible(first)
    first.close()
    let second = window { Positioned() }
    #expect(visible(second) == seen && second.scroll?.model.offset.y ?? 0 > 2000)
  }

  @Test func aRowThatTheProgramHasSetIsAtItsAnchor() throws {
    let first = window { Positioned() }
    first.wheel(-7, at: CGPoint(x: 200, y: 300))
    first.settle()
    let button = try #require(first.texts.first)
    try first.tap(button)
    first.settle()
    let seen = visible(first)
    #expect(seen["row 100"] != nil && storage.scene.values.value(for: "scroll-position:row") == nil)
    first.close()
    #expect(visible(window { Positioned() }) == seen)
  }

  @Test func aBoundValueHasPrecedenceOverAPlace() {
    let first = window { ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows") }
    scroll(first, to: 5000)
    first.close()
    let second = window {
      ScrollView { Rows(ids: Array(0..<500)) }
        .scrollPosition(id: .constant(400), anchor: .top)
        .scrollRestoration("rows")
    }
    #expect(second.scroll?.target(for: AnyHashable(400))?.frame.minY == second.scroll?.model.offset.y)
  }

  @Test func aDamagedPlaceIsTheBeginning() {
    for value in [
      StorageValue.text("a"), .object([:]), .object(["x": .number(0), "y": .number(0), "rows": .integer(1)]),
    ] {
      let storage = ProgramStorage(scene: MemoryValues(["scroll:rows": value]))
      let window = TestWindow(images: FixedImageLibrary(), storage: storage) {
        ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows")
      }
      #expect(window.scroll?.model.offset.y == 0)
    }
  }
}

extension Hashable {
  /// A number that depends on the description alone: hashes differ between runs.
  fileprivate var hashedNumber: Int { String(describing: self).utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
}
