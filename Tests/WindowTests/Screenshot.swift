import Foundation

/// The pixels of an image, as a binary PPM file stores them.
struct Screenshot: Equatable, Sendable {
  struct Pixel: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  struct FormatError: Error {}

  let width: Int
  let height: Int
  private let samples: Data

  /// Reads a file of format P6 with one byte a sample.
  init(ppm data: Data) throws {
    var fields: [String] = []
    var position = data.startIndex
    while fields.count < 4, position < data.endIndex {
      let end = data[position...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? data.endIndex
      fields.append(String(decoding: data[position..<end], as: UTF8.self))
      position = min(end + 1, data.endIndex)
    }
    guard fields.count == 4, fields[0] == "P6", let width = Int(fields[1]), let height = Int(fields[2]),
      fields[3] == "255", data.endIndex - position >= width * height * 3
    else { throw FormatError() }
    self.width = width
    self.height = height
    samples = Data(data[position...])
  }

  private init(width: Int, height: Int, samples: Data) {
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// The part of the image in a rectangle, which has to lie within it.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> Screenshot {
    precondition(x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height, "Outside of the image.")
    var part = Data(capacity: width * height * 3)
    for row in y..<y + height {
      let start = (row * self.width + x) * 3
      part.append(samples[start..<start + width * 3])
    }
    return Screenshot(width: width, height: height, samples: part)
  }

  /// The pixel at a position, from the upper left corner.
  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 3
    return Pixel(red: samples[index], green: samples[index + 1], blue: samples[index + 2])
  }

  /// How many pixels differ from those of another image of the same size by more than `tolerance` in a component.
  func differingPixels(from other: Screenshot, tolerance: Int = 0) -> Int {
    precondition(width == other.width && height == other.height, "The images have different sizes.")
    return stride(from: 0, to: samples.count, by: 3).count { start in
      (start..<start + 3).contains { abs(Int(samples[$0]) - Int(other.samples[$0])) > tolerance }
    }
  }

  /// The count and the place of the pixels that differ from an image of the same size, as a text.
  func difference(from other: Screenshot) -> String {
    precondition(width == other.width && height == other.height, "The images have different sizes.")
    var (left, top, right, bottom, count) = (width, height, -1, -1, 0)
    for row in 0..<height {
      for column in 0..<width where self[column, row] != other[column, row] {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
        count += 1
      }
    }
    guard count > 0 else { return "no difference" }
    let (column, row) = ((left + right) / 2, (top + bottom) / 2)
    return """
      \(count) pixels differ, between (\(left), \(top)) and (\(right), \(bottom)); the middle of it is \(self[column, row]), \
      not \(other[column, row])
      """
  }
}
