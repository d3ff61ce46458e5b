import CSDL2
import Foundation
import TextShaping

/// Why the machine cannot do what the host needs: a display, a font, a file.
///
/// Its description is one line for standard error that says what failed, in the system's own words, and what to do. The demo
/// ends with exit status 3 on any of them.
public enum HostError: Error, Equatable, Sendable {
  /// No scalable font is installed at all.
  case noFont
  /// A font file that was named, or that fontconfig knows, cannot be opened.
  case unreadableFont(path: String, message: String)
  /// An image is missing, or is in no format that can be read.
  case unreadableImage(path: String, message: String)
  /// There is no screen to open a window on.
  case noDisplay(message: String)
  /// The graphics card was asked for and cannot be used.
  case noAcceleration(message: String)
  /// A call of SDL or one of its companions failed.
  case sdl(call: String, message: String)
  /// A file could not be written; `reason` is the system's error number.
  case unwritableFile(path: String, reason: Int32)
  /// A picture could not be turned into a file's bytes.
  case unwritablePicture(path: String, message: String)

  init(_ error: FontError) {
    self =
      switch error {
      case .noFont: .noFont
      case .unreadable(let path, let message): .unreadableFont(path: path, message: message)
      case .noMemory: .sdl(call: "FT_Init_FreeType", message: "no memory")
      }
  }

  /// The failure of `call`, with the message that SDL has just left.
  static func sdl(_ call: String) -> HostError { .sdl(call: call, message: HostError.systemMessage) }

  /// SDL's message for the call that has just failed; SDL_image leaves its own in the same place.
  static var systemMessage: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "no reason given" : message
  }
}

extension HostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFont: FontError.noFont.description
    case .unreadableFont(let path, let message): FontError.unreadable(path: path, message: message).description
    case .unreadableImage(let path, let message):
      "cannot read the image \(path): \(message); PNG, JPEG, GIF, WebP and SVG can be read"
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

  /// The advice that fits the error number of a file that cannot be written.
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
