import Observation
import ScrollUI

/// The state of a `WallView`: its `WallBlend`, its `ScrollPosition` and its `WallZoom`.
@MainActor @Observable package final class PhotoWall {
  package let collection: PhotoCollection
  /// The arrangement of the tiles in this frame.
  package private(set) var blend: WallBlend
  private var zoom: WallZoom
  /// The visible part of the content.
  package private(set) var visible = CGRect.zero
  /// The position of the `ScrollView`.
  var position = ScrollPosition()
  /// The value of `WallZoom.isActive`.
  package private(set) var isZooming = false
  /// The rows with buttons.
  private(set) var cells: WallCells
  /// True at rest and in a scroll movement while visible rows are missing in `cells`.
  package private(set) var isFilling = false

  /// The offset of the last `request(_:)`, without the rounding of the `ScrollView`; nil after a movement by a person.
  @ObservationIgnored private var requested: CGFloat?
  @ObservationIgnored private var lastTime: Date?

  /// The width in points from which a further column is allowed, and the width from which a further column is required.
  private static let tileWidths: (least: CGFloat, most: CGFloat) = (57, 260)
  private static let firstColumns = 5

  package init(collection: PhotoCollection) {
    self.collection = collection
    blend = WallBlend(columns: Self.firstColumns, count: collection.count, width: 0)
    zoom = WallZoom(columns: Self.firstColumns, range: 2...12)
    cells = WallCells(level: WallLevel(columns: Self.firstColumns))
  }

  // MARK: Scrolling

  /// Changes `visible`, in points of the content.
  func scrolled(to new: CGRect) {
    let old = visible
    visible = new
    if new.width != old.width { resize(from: old) }
    if let requested, abs(requested - new.minY) > 1 { self.requested = nil }
    updateRows()
  }

  private var offset: CGFloat {
    let shown = visible.minY
    return requested ?? shown
  }

  /// Keeps the first row of `visible` in its place after a change of its width.
  private func resize(from old: CGRect) {
    let row = old.minY / blend.pitch
    blend.width = visible.width
    zoom.range = Self.range(visible.width)
    if old.width > 0 { request(row * blend.pitch) }
  }

  private static func range(_ width: CGFloat) -> ClosedRange<Int> {
    let most = max(4, Int(width / tileWidths.least))
    return min(max(2, Int((width / tileWidths.most).rounded(.up))), most)...most
  }

  private func request(_ y: CGFloat) {
    let limited = min(max(0, y), max(0, blend.height - visible.height))
    requested = limited
    withTransaction(\.scrollPositionUpdatePreservesVelocity, true) { position.scrollTo(y: limited) }
  }

  /// Scrolls to an offset.
  package func scroll(to y: CGFloat) { request(y) }

  /// Scrolls by the least distance that shows a tile.
  package func show(_ tile: Int) {
    let frame = blend.frame(ofTile: tile)
    if frame.minY < offset { request(frame.minY - WallBlend.gap) }
    if frame.maxY > offset + visible.height { request(frame.maxY + WallBlend.gap - visible.height) }
  }

  /// The rectangle of a tile in the visible part, from the leading edge.
  package func frame(ofTile tile: Int) -> CGRect { blend.frame(ofTile: tile).offsetBy(dx: 0, dy: -offset) }

  // MARK: Columns

  /// Follows fingers that have begun at a point of the content. See `WallZoom.pinch(_:about:)`.
  func pinch(_ magnification: CGFloat, at point: CGPoint) {
    zoom.pinch(Double(magnification), about: CGPoint(x: point.x, y: point.y - visible.minY))
    update()
  }

  /// Ends a pinch with the velocity of its magnification, per second.
  func endPinch(rate: CGFloat) {
    zoom.release(rate: Double(rate))
    update()
  }

  /// Adds columns about the middle of `visible`, or removes columns.
  package func addColumns(_ number: Int) {
    zoom.move(to: zoom.target + number, about: CGPoint(x: visible.width / 2, y: visible.height / 2))
    update()
  }

  func canAddColumns(_ number: Int) -> Bool { zoom.range.contains(zoom.target + number) }

  /// Advances the movement to the time of a frame.
  func advance(to time: Date, reducesMotion: Bool) {
    let step = lastTime.map { time.timeIntervalSince($0) } ?? 0
    lastTime = time
    zoom.step(min(max(step, 0), 0.1), isImmediate: reducesMotion)
    update()
  }

  /// Takes the `WallZoom.columns` over into `blend`.
  private func update() {
    let columns = zoom.columns.value
    if columns != blend.columns {
      let point = CGPoint(x: zoom.center.x, y: zoom.center.y + offset)
      var transaction = Transaction()
      transaction.scrollContentOffsetAdjustmentBehavior = .disabled
      withTransaction(transaction) { request(blend.set(columns, about: point) - zoom.center.y) }
    }
    if isZooming != zoom.isActive { isZooming = zoom.isActive }
    if !isZooming { lastTime = nil }
    updateRows()
  }

  // MARK: Rows

  /// The rows of a level in and around `visible`.
  func rows(of level: WallLevel) -> Range<Int> { blend.rows(of: level, from: visible.minY, to: visible.maxY) }

  /// Removes the rows from `cells` that are not shown.
  private func updateRows() {
    var new = cells
    if !isZooming, new.level != blend.lower { new = WallCells(level: blend.lower) }
    new.keep(rows(of: new.level))
    if new != cells { cells = new }
    let isFilling = !isZooming && blend.width > 0 && cells.rows != rows(of: cells.level)
    if isFilling != self.isFilling { self.isFilling = isFilling }
  }

  /// Adds some of the shown rows to `cells`. Called once in a frame.
  func fillRows() {
    guard isFilling else { return }
    cells.grow(to: rows(of: cells.level))
    updateRows()
  }

  // MARK: Months

  /// The `PhotoCollection.Section` of the first visible row, and the next with the fraction by which its title has pushed the former away.
  func header(height: CGFloat) -> (section: Int, next: Int, push: CGFloat) {
    let (level, y) = (blend.main, blend.origin(of: blend.main).y)
    let position = max(0, (offset - y) / blend.pitch)
    let row = Int(position)
    let section = section(ofRow: row, level)
    let next = self.section(ofRow: row + 1, level)
    let rest = (CGFloat(row + 1) - position) * blend.pitch
    return (section, next, next == section ? 0 : min(max(1 - rest / height, 0), 1))
  }

  /// The section of the last tile in a row: a month is named from the row on in which it begins.
  private func section(ofRow row: Int, _ level: WallLevel) -> Int {
    let tiles = level.tiles(inRow: row, of: collection.count)
    return collection.section(ofTile: min(tiles.upperBound, collection.count) - 1)
  }

  /// The section at a fraction of the content's height.
  func section(at fraction: Double) -> Int {
    collection.section(ofTile: min(max(Int(fraction * Double(collection.count)), 0), collection.count - 1))
  }
}
