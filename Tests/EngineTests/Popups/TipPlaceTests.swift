import Engine
import Testing

/// The side of a control at which its tooltip appears.
@MainActor @Suite struct TipPlaceTests {
  private nonisolated static let window = CGRect(x: 6, y: 6, width: 388, height: 188)
  private nonisolated static let tips = [CGSize(width: 20, height: 20), CGSize(width: 90, height: 25)]

  private func frame(_ tip: CGSize, at control: CGRect, avoiding others: [CGRect] = []) -> CGRect {
    let place = TipPlace(control: control, others: others, area: Self.window, gap: 4)
    return CGRect(origin: place.origin(of: tip), size: tip)
  }

  @Test(arguments: tips) func aTooltipIsInTheWindowAndBesideItsControl(tip: CGSize) {
    for x in stride(from: 0.0, through: 368, by: 16) {
      for y in stride(from: 0.0, through: 168, by: 8) {
        let control = CGRect(x: x, y: y, width: 32, height: 32)
        let frame = frame(tip, at: control)
        #expect(Self.window.insetBy(dx: -0.01, dy: -0.01).contains(frame) && !frame.intersects(control), "\(control)")
      }
    }
  }

  @Test func theFirstSideWithoutAnotherControlIsTaken() {
    let tip = CGSize(width: 60, height: 24)
    let control = CGRect(x: 180, y: 80, width: 32, height: 32)
    let (below, above) = (control.offsetBy(dx: 0, dy: 36), control.offsetBy(dx: 0, dy: -36))
    let right = control.offsetBy(dx: 36, dy: 0)
    #expect(frame(tip, at: control).minY == control.maxY + 4)
    #expect(frame(tip, at: control, avoiding: [below]).maxY == control.minY - 4)
    #expect(frame(tip, at: control, avoiding: [below, above]).minX == control.maxX + 4)
    #expect(frame(tip, at: control, avoiding: [below, above, right]).maxX == control.minX - 4)
  }

  /// A button at the end of a bar: a part of the button below is covered, instead of the whole button beside it.
  @Test func betweenControlsTheSmallestAreaIsCovered() {
    let control = CGRect(x: 356, y: 6, width: 32, height: 32)
    let (below, beside) = (CGRect(x: 350, y: 50, width: 32, height: 32), CGRect(x: 320, y: 6, width: 32, height: 32))
    let frame = frame(CGSize(width: 46, height: 25), at: control, avoiding: [below, beside])
    #expect(frame.minY == control.maxY + 4 && frame.maxX <= 394)
  }
}
