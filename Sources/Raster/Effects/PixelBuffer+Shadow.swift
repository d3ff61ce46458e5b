import Geometry

/// The alpha of pixels: a byte for each.
package struct AlphaPlane {
  let width: Int
  let height: Int
  package fileprivate(set) var alphas: [UInt8]

  /// The alphas, moved by (`dx`, `dy`) pixels and blurred: the shape of a shadow.
  package func shadow(deviation: Double, dx: Double, dy: Double) -> AlphaPlane {
    var shadow = moved(dx, dy)
    shadow.blur(deviation: deviation)
    return shadow
  }

  private mutating func blur(deviation: Double) {
    guard deviation > BoxBlur.widest else {
      return BoxBlur(deviation: deviation).apply(toPlane: &alphas, width: width, height: height)
    }
    // A very wide blur is computed on a smaller copy.
    var buffer = PixelBuffer(width: width, height: height, pixels: alphas.map { UInt32($0) << 24 })
    buffer.blur(deviation: deviation)
    alphas = buffer.alphas()
  }

  private func moved(_ dx: Double, _ dy: Double) -> AlphaPlane {
    // A shadow that is moved by more than the plane is empty.
    let wholeX = Int(limited: dx.rounded(.down), to: -width - 1...width + 1)
    let wholeY = Int(limited: dy.rounded(.down), to: -height - 1...height + 1)
    let (partX, partY) = (Float(dx - dx.rounded(.down)), Float(dy - dy.rounded(.down)))
    // A pixel moves into four: the weights of the pixels above to the left, above, to the left, and of the pixel itself.
    let weights = (partX * partY, (1 - partX) * partY, partX * (1 - partY), (1 - partX) * (1 - partY))
    var result = AlphaPlane(width: width, height: height, alphas: Array(repeating: 0, count: alphas.count))
    for row in max(0, wholeY)..<max(max(0, wholeY), min(height, height + wholeY + 1)) {
      let y = row - wholeY
      if partX == 0, partY == 0 {
        result.copyRow(row, from: self, y, movedBy: wholeX)
        continue
      }
      for column in max(0, wholeX)..<max(max(0, wholeX), min(width, width + wholeX + 1)) {
        let x = column - wholeX
        var sum = alpha(x - 1, y - 1) * weights.0
        sum += alpha(x, y - 1) * weights.1
        sum += alpha(x - 1, y) * weights.2
        sum += alpha(x, y) * weights.3
        result.alphas[row * width + column] = UInt8(sum + 0.5)
      }
    }
    return result
  }

  private mutating func copyRow(_ row: Int, from other: AlphaPlane, _ y: Int, movedBy dx: Int) {
    let columns = max(0, dx)..<max(max(0, dx), min(width, width + dx))
    guard y >= 0, y < height, !columns.isEmpty else { return }
    let start = y * width + columns.lowerBound - dx
    alphas.replaceSubrange(
      row * width + columns.lowerBound..<row * width + columns.upperBound,
      with: other.alphas[start..<start + columns.count])
  }

  private func alpha(_ x: Int, _ y: Int) -> Float {
    x >= 0 && y >= 0 && x < width && y < height ? Float(alphas[y * width + x]) : 0
  }
}

extension PixelBuffer {
  /// The alpha of each pixel as a plane.
  package var alphaPlane: AlphaPlane { AlphaPlane(width: width, height: height, alphas: alphas()) }

  /// Blends this buffer over a shadow: the color with the alphas of `shape`, times `alpha`.
  package mutating func place(overShadow shape: AlphaPlane, red: Float, green: Float, blue: Float, alpha: Float) {
    precondition(shape.alphas.count == pixels.count, "a shadow of \(shape.alphas.count) pixels for \(pixels.count)")
    let table = (0...255).map { below -> UInt32 in
      let strength = Float(below) * alpha
      // Halves are rounded to even numbers: at an alpha of 0.5, half of all byte values give a half.
      let whole = UInt32(strength.rounded(.toNearestOrEven))
      return whole << 24 | UInt32(min(strength * red + 0.5, Float(whole))) << 16
        | UInt32(min(strength * green + 0.5, Float(whole))) << 8 | UInt32(min(strength * blue + 0.5, Float(whole)))
    }
    table.withUnsafeBufferPointer { table in
      shape.alphas.withUnsafeBufferPointer { bytes in
        guard let firstColor = table.baseAddress, let firstAlpha = bytes.baseAddress else { return }
        let (colors, alphas) = (SharedPointer(firstColor), SharedPointer(firstAlpha))
        changeRuns(cost: PixelWork.blend) { pixels, run in
          PixelBuffer.place(pixels, run, overAlphas: alphas.start, in: colors.start)
        }
      }
    }
  }

  /// Blends pixels over the colors of alphas.
  private static func place(
    _ pixels: UnsafeMutablePointer<UInt32>, _ run: Range<Int>, overAlphas alphas: UnsafePointer<UInt8>,
    in colors: UnsafePointer<UInt32>
  ) {
    var index = run.lowerBound
    while index < run.upperBound {
      if index + 4 <= run.upperBound {
        let four = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD4<UInt32>.self)
        let shape = UnsafeRawPointer(alphas + index).loadUnaligned(as: UInt32.self)
        // Nothing is seen through opaque pixels, and where there is no shadow.
        if shape == 0 || (four &>> 24 ^ 255).isZero {
          index += 4
          continue
        }
      }
      let (pixel, color) = (pixels[index], colors[Int(alphas[index])])
      pixels[index] = pixel == 0 ? color : pixel &+ scaled(color, by: 255 - pixel >> 24)
      index += 1
    }
  }
}
