import Foundation

/// A message between the plug-in `preview` and the program that shows previews: a line of JSON.
///
/// The plug-in writes to the standard input of the program. The program answers on its standard output, with `marker` before each message.
package enum PreviewMessage: Codable, Equatable, Sendable {
  /// To the program: a build has begun.
  case building
  /// To the program: a build has failed with this output.
  case failed(log: String)
  /// To the program: a build has ended, and the new program starts or is the same.
  case built
  /// To the program: write the state to the folder of the session, for the next program.
  case save
  /// To the program: end.
  case quit
  /// To the plug-in: the first picture is in the window.
  case ready
  /// To the plug-in: the state is written.
  case saved

  /// The character before a message in the output of the program, which contains other text, too.
  package static let marker: Character = "\u{1E}"

  /// The message as a line without its line feed.
  package var line: String {
    (try? JSONEncoder().encode(self)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  /// The message of `line`; nil for another text.
  package init?<Text: StringProtocol>(line: Text) {
    guard let message = try? JSONDecoder().decode(PreviewMessage.self, from: Data(line.utf8)) else { return nil }
    self = message
  }
}
