import CSDL2
import Files
import Foundation
import TextShaping

/// A failure of the host's environment: display, graphics card, font, image or file.
///
/// `description` is a single line for standard error with the failed operation, the system's message and advice.
/// `scrolldemo` ends with exit status 3 on each of them.
public enum HostError: Error, Equatable, Sendable {
  /// No scalable font is installed.
  case noFont
  /// A font file given by the user or listed by fontconfig cannot be opened.
  case unreadableFont(path: String, message: String)
  /// An image is missing, has an unknown format or exceeds a limit of size. Formats: PNG, JPEG, GIF, WebP, SVG, and
  /// PDF if libpoppler-glib is installed.
  case unreadableImage(path: String, message: String)
  /// SDL cannot open a display for a window.
  case noDisplay(message: String)
  /// The graphics card was requested and cannot be used.
  case noAcceleration(message: String)
  /// A call of SDL or of a related library failed. `call` is the name of the function.
  case sdl(call: String, message: String)
  /// A file cannot be written; `reason` is the system's `errno`.
  case unwritableFile(path: String, reason: Int32)
  /// An image cannot be encoded for the file at `path`.
  case unwritablePicture(path: String, message: String)

  /// The error of the host for an error of `FontLibrary`.
  package init(_ error: FontError) {
    self =
      switch error {
      case .noFont: .noFont
      case .unreadable(let path, let message): .unreadableFont(path: path, message: message)
      case .noMemory: .sdl(call: "FT_Init_FreeType", message: "no memory")
      }
  }

  /// Calls `body`, and throws its error as that of the output file at `path`.
  @MainActor static func writing<Result>(
    _ path: String, _ body: () throws(FileError) -> Result
  ) throws(HostError) -> Result {
    do throws(FileError) { return try body() } catch {
      guard case .system(let number) = error else { throw .unwritableFile(path: path, reason: EINVAL) }
      throw .unwritableFile(path: path, reason: number)
    }
  }

  /// The failure of `call`, with `systemMessage`.
  static func sdl(_ call: String) -> HostError { .sdl(call: call, message: HostError.systemMessage) }

  /// SDL's message for the last failed call, which SDL_image sets as well; "no reason given" if it is empty.
  static var systemMessage: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "no reason given" : message
  }
}

extension HostError: CustomStringConvertible {
  /// A single line in English with the failed operation, the system's message and advice.
  public var description: String {
    switch self {
    case .noFont: FontError.noFont.description
    case .unreadableFont(let path, let message): FontError.unreadable(path: path, message: message).description
    case .unreadableImage(let path, let message):
      "cannot read the image \(path): \(message); PNG, JPEG, GIF, WebP, SVG and PDF can be read"
    case .noDisplay(let message):
      "no display: \(message); start it from a desktop session, or run with --headless"
    case .noAcceleration(let message):
      "no accelerated renderer: \(message); try --renderer software"
    case .sdl(let call, let message):
      "\(call) failed: \(message); check the installation: sudo apt install libsdl2-dev libsdl2-image-dev libharfbuzz-dev"
    case .unwritableFile(let path, let reason):
      "cannot write \(path): \(String(cString: strerror(reason))); \(Self.advice(on: reason))"
    case .unwritablePicture(let path, let message):
      "cannot write the picture \(path): \(message); choose a smaller --size or --scale"
    }
  }

  /// The advice for the error number of a file that cannot be written.
  private static func advice(on reason: Int32) -> String {
    switch reason {
    case ENOSPC, EDQUOT: "make room on that disk, or choose another"
    case EFBIG: "choose another disk, or allow larger files"
    case EISDIR: "give the path of a file"
    case EROFS: "choose a disk that can be written"
    case ENAMETOOLONG: "choose a shorter name"
    case EIO, EPIPE: "choose another place"
    default: "choose a folder that exists and is yours to write"
    }
  }
}
