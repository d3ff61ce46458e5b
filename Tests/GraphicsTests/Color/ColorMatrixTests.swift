import Geometry
import Graphics
import Testing

@Suite struct ColorMatrixTests {
  private func apply(_ matrix: ColorMatrix, _ color: [Float]) -> [Float] {
    (0..<3).map { row in
      (0..<3).reduce(matrix.weights[row * 5 + 4] + matrix.weights[row * 5 + 3]) {
        $0 + matrix.weights[row * 5 + $1] * color[$1]
      }
    }
  }

  private func isClose(_ lhs: [Float], _ rhs: [Float]) -> Bool { zip(lhs, rhs).allSatisfy { abs($0 - $1) < 0.002 } }

  @Test func neutralAdjustmentsAreTheIdentity() {
    for matrix in [
      ColorMatrix.brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(0), .multiply(.white),
    ] {
      #expect(zip(matrix.weights, ColorMatrix.identity.weights).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test func hueRotationKeepsGray() {
    #expect(isClose(apply(.hueRotation(1.3), [0.4, 0.4, 0.4]), [0.4, 0.4, 0.4]))
    let turned = ColorMatrix.hueRotation(.pi).followed(by: .hueRotation(.pi))
    #expect(isClose(apply(turned, [0.9, 0.2, 0.1]), [0.9, 0.2, 0.1]))
  }

  @Test func eachAdjustmentGivesItsColors() {
    #expect(isClose(apply(.brightness(0.25), [0.5, 0, 0.1]), [0.75, 0.25, 0.35]))
    #expect(isClose(apply(.contrast(0), [1, 0, 0.3]), [0.5, 0.5, 0.5]))
    #expect(isClose(apply(.grayscale(1), [1, 0, 0]), [0.213, 0.213, 0.213]))
    #expect(isClose(apply(.inversion, [1, 0.25, 0]), [0, 0.75, 1]))
    #expect(isClose(apply(ColorMatrix.brightness(0.5).followed(by: .inversion), [0.25, 0, 0]), [0.25, 0.5, 0.5]))
  }
}
