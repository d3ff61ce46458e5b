import Graphics

extension DemoOptions {
  /// An error in the command line. `Demo` prints its `description` after the program's name and exits with
  /// `ExitStatus.badUsage`.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case unknownOption(String, suggestion: String?)
    case unexpectedArgument(String)
    case missingValue(String, placeholder: String)
    case unexpectedValue(String, value: String)
    case invalidValue(String, value: String, expected: String)
    case samePath(String, String, path: String)
    case tooManyPixels(width: Int, height: Int, scale: Double)

    /// A single line with the error and its remedy.
    package var description: String {
      switch self {
      case .unknownOption(let option, let suggestion?):
        "unknown option \(Self.quoted(option)), did you mean \(suggestion)?"
      case .unknownOption(let option, nil):
        "unknown option \(Self.quoted(option)); --help lists the options"
      case .unexpectedArgument(let argument):
        "unexpected argument \(Self.quoted(argument)); options begin with --, and --help lists them"
      case .missingValue(let option, let placeholder):
        "\(option) needs a value: \(option) \(placeholder)"
      case .unexpectedValue(let option, let value):
        "\(option) takes no value, but got \(Self.quoted(value))"
      case .invalidValue(let option, let value, let expected):
        "\(option) is \(Self.quoted(value)), but should be \(expected)"
      case .samePath(let one, let other, let path):
        "\(one) and \(other) both write \(Self.quoted(path)); give each a file of its own"
      case .tooManyPixels(let width, let height, let scale):
        "--size \(width)x\(height) with --scale \(scale) is too large: \(PixelLimits.description); choose smaller ones"
      }
    }

    /// The text in quotation marks. `Demo` escapes control characters of whole messages.
    private static func quoted(_ text: String) -> String { "'\(text)'" }
  }
}
