import CPDFDrawing
import Foundation
import Raster

/// Reads and draws the first page of PDF documents with poppler, which is loaded at the first document.
///
/// A document is read in a child process of at most 512 MiB and 5 s of processor time. Each call starts such a process, which takes some
/// milliseconds.
package enum PDFDrawing {
  /// The reason for which `PDFDrawing` does not draw a document.
  package enum Failure: Error, Equatable {
    case noLibrary
    case broken
    case tooManyPages(Int)
    /// A page with a side, in points, of more than `sideLimit`.
    case tooLarge(width: Double, height: Double)
    case tooCostly
    case noProcess

    /// The reason for an error `HostError.unreadableImage`.
    package var reason: String {
      switch self {
      case .noLibrary: "poppler is missing: sudo apt install libpoppler-glib8"
      case .broken: "it is a broken PDF, or needs a password"
      case .tooManyPages(let count):
        "it is a PDF of \(count) pages; the first page of at most \(pdf_most_pages) is drawn"
      case .tooLarge(let width, let height):
        "its page has \(Self.number(width)) × \(Self.number(height)) points; at most \(Self.number(sideLimit)) on a side are drawn"
      case .tooCostly: "poppler fails, or needs more than 512 MiB or 5 s for it"
      case .noProcess: "the system has no process or no memory for drawing it"
      }
    }

    private static func number(_ value: Double) -> String { "\(Int(limited: value.rounded(.up), to: 0...1 << 50))" }
  }

  /// The maximum length of a side of a page in points: the limit of PDF itself.
  package static let sideLimit = 14_400.0
  /// The number of bytes in which `%PDF-` is searched: some documents have other bytes before their first line.
  private static let reach = 1024

  /// True if `data` begins like a PDF.
  static func isDocument(_ data: Data) -> Bool {
    let beginning = data.startIndex..<min(data.endIndex, data.startIndex + reach)
    return data.range(of: Data("%PDF-".utf8), in: beginning) != nil
  }

  /// The `ImageHeader` of the first page, with a size in points.
  static func header(of data: Data) throws(Failure) -> ImageHeader {
    var size = pdf_size()
    let outcome = data.withUnsafeBytes { bytes in
      bytes.baseAddress.map { pdf_read_size($0, bytes.count, &size) } ?? pdf_broken
    }
    if let failure = failure(outcome, pages: Int(size.pages)) { throw failure }
    guard max(size.width, size.height) <= sideLimit else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    return ImageHeader(format: .pdf, width: size.width, height: size.height)
  }

  /// The first page, stretched to `width` by `height` pixels.
  static func pixels(of data: Data, width: Int32, height: Int32) throws(Failure) -> PixelBuffer {
    var buffer = PixelBuffer(width: Int(width), height: Int(height))
    let outcome = data.withUnsafeBytes { bytes in
      buffer.pixels.withUnsafeMutableBufferPointer { pixels in
        guard let start = bytes.baseAddress, let place = pixels.baseAddress else { return pdf_broken }
        return pdf_draw(start, bytes.count, width, height, place)
      }
    }
    if let failure = failure(outcome, pages: 0) { throw failure }
    return buffer
  }

  private static func failure(_ outcome: pdf_outcome, pages: Int) -> Failure? {
    switch outcome {
    case pdf_complete: nil
    case pdf_unavailable: .noLibrary
    case pdf_too_many_pages: .tooManyPages(pages)
    case pdf_too_costly: .tooCostly
    case pdf_no_process: .noProcess
    default: .broken
    }
  }
}
