import Foundation

/// An error of the compiler.
package struct PreviewIssue: Hashable, Sendable {
  /// The path of the file; empty for an error without a place, such as one of the linker.
  package var file: String
  /// The line from 1; 0 for an error without a place.
  package var line: Int
  /// The column from 1; 0 for an error without a place.
  package var column: Int
  package var message: String

  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The name of the file with line and column: `NoteRow.swift:12:5`; empty for an error without a place.
  package var place: String {
    file.isEmpty ? "" : "\(file.split(separator: "/").last ?? ""):\(line):\(column)"
  }

  /// The errors in the output of a build, each once and in order. The last lines of an output without errors are an issue.
  package static func issues(in log: String) -> [PreviewIssue] {
    var issues: [PreviewIssue] = []
    let lines = log.split(separator: "\n")
    for line in lines {
      guard let range = line.range(of: "error: ") else { continue }
      let message = String(line[range.upperBound...])
      let place = line[..<range.lowerBound]
      var issue = PreviewIssue(file: "", line: 0, column: 0, message: message)
      if let match = place.wholeMatch(of: /(.+?):(\d+):(?:(\d+):)?\s*/) {
        issue.file = String(match.1)
        issue.line = Int(match.2) ?? 0
        issue.column = match.3.flatMap { Int($0) } ?? 0
      } else if !place.allSatisfy({ $0.isWhitespace }) {
        continue
      }
      if !issues.contains(issue) { issues.append(issue) }
    }
    let last = lines.suffix(8).joined(separator: "\n")
    return issues.isEmpty && !last.isEmpty ? [PreviewIssue(file: "", line: 0, column: 0, message: last)] : issues
  }
}
