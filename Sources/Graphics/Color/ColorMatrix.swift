/// A linear change of colors in sRGB components with straight alpha: each output is a weighted sum of red, green, blue and alpha,
/// and a constant.
package struct ColorMatrix: Hashable, Sendable {
  /// Four rows of five: red, green, blue, alpha, constant.
  package var weights: [Float]

  /// `weights` has four rows of five.
  package init(weights: [Float]) {
    precondition(weights.count == 20, "A color matrix has 20 weights, not \(weights.count)")
    self.weights = weights
  }

  package static let identity = ColorMatrix(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0])

  /// Adds `amount` (-1…1) to each color.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount)
    return ColorMatrix(rows: [1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount])
  }

  /// Multiplies the distance of each component from middle gray; 1 is the identity, 0 gives gray.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount)
    let remainder = (1 - amount) / 2
    return ColorMatrix(rows: [amount, 0, 0, remainder], [0, amount, 0, remainder], [0, 0, amount, remainder])
  }

  /// Multiplies the distance of colors from their gray; 1 is the identity, 0 gives gray.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = luminance
    let amount = Float(amount)
    let (r, g, b) = (red * (1 - amount), green * (1 - amount), blue * (1 - amount))
    return ColorMatrix(rows: [r + amount, g, b, 0], [r, g + amount, b, 0], [r, g, b + amount, 0])
  }

  /// Removes saturation: 0 is the identity, 1 gives gray.
  package static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - min(max(amount, 0), 1)) }

  /// Rotates hues by `angle` radians around the gray axis (the matrix of SVG's `hueRotate`).
  package static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (red, green, blue) = luminance
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    return ColorMatrix(
      rows: [red + c * (1 - red) - s * red, green - c * green - s * green, blue - c * blue + s * (1 - blue), 0],
      [red - c * red + s * 0.143, green + c * (1 - green) + s * 0.140, blue - c * blue - s * 0.283, 0],
      [red - c * red - s * (1 - red), green - c * green + s * green, blue + c * (1 - blue) + s * blue, 0])
  }

  /// Multiplies components by those of `color`.
  package static func multiply(_ color: RGBAColor) -> ColorMatrix {
    var matrix = ColorMatrix(rows: [color.red, 0, 0, 0], [0, color.green, 0, 0], [0, 0, color.blue, 0])
    matrix.weights[18] = color.alpha
    return matrix
  }

  /// `color` with the product of both alphas.
  package static func replacing(by color: RGBAColor) -> ColorMatrix {
    var matrix = ColorMatrix(rows: [0, 0, 0, color.red], [0, 0, 0, color.green], [0, 0, 0, color.blue])
    matrix.weights[18] = color.alpha
    return matrix
  }

  /// Black with the luminance of the color as alpha.
  package static let luminanceToAlpha: ColorMatrix = {
    let (red, green, blue) = luminance
    return ColorMatrix(weights: [Float](repeating: 0, count: 15) + [red, green, blue, 0, 0])
  }()

  /// Inverts each color component.
  package static let inversion = ColorMatrix(rows: [-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1])

  /// Mixes each component with its inverse: 0 is the identity, 1 the inverse.
  package static func inversion(_ amount: Double) -> ColorMatrix {
    let amount = Float(min(max(amount, 0), 1))
    let remainder = 1 - 2 * amount
    return ColorMatrix(rows: [remainder, 0, 0, amount], [0, remainder, 0, amount], [0, 0, remainder, amount])
  }

  /// The composition of this matrix and then `next`, without clamping between them.
  package func followed(by next: ColorMatrix) -> ColorMatrix {
    var result = [Float](repeating: 0, count: 20)
    for row in 0..<4 {
      for column in 0..<5 {
        var sum: Float = column == 4 ? next.weights[row * 5 + 4] : 0
        for index in 0..<4 { sum += next.weights[row * 5 + index] * weights[index * 5 + column] }
        result[row * 5 + column] = sum
      }
    }
    return ColorMatrix(weights: result)
  }

  /// The weights of red, green and blue in the luminance (Rec. 709).
  private static let luminance: (Float, Float, Float) = (0.213, 0.715, 0.072)

  /// Rows of red, green, blue and a constant; alpha is unchanged.
  private init(rows red: [Float], _ green: [Float], _ blue: [Float]) {
    weights = [red, green, blue].flatMap { [$0[0], $0[1], $0[2], 0, $0[3]] } + [0, 0, 0, 1, 0]
  }
}
