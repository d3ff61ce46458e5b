import Foundation

/// Writes a Swift file with the contents of source files: `sourcelister OUTPUT.swift INPUT.swift...`
///
/// The output declares `PageSources.files`, a dictionary from file names to texts.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  try? FileHandle.standardError.write(contentsOf: Data("usage: sourcelister OUTPUT.swift INPUT.swift...\n".utf8))
  exit(2)
}

do {
  var text = """
    /// The sources of the pages by file name.
    package enum PageSources {
      package static let files: [String: String] = [

    """
  for path in arguments.dropFirst() {
    let url = URL(fileURLWithPath: path)
    let source = try String(contentsOf: url, encoding: .utf8)
    // Three number signs: a source that contains such a delimiter itself is an error of the compiler.
    text += "    \"\(url.lastPathComponent)\": ###\"\"\"\n\(source)\n\"\"\"###,\n"
  }
  text += "  ]\n}\n"
  // An output that stays as it is causes no build of the gallery.
  if (try? String(contentsOfFile: output, encoding: .utf8)) != text {
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("sourcelister: \(error)\n".utf8))
  exit(1)
}
