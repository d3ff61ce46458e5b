/// The command line that opens the gallery with the present state of a `GalleryModel`.
extension GalleryModel {
  /// The name of the program with `--page`, `--set` for each changed `PageOption`, and `GallerySettings` that have an option of their own.
  package var commandLine: String {
    var words = ["scrolldemo", "--page", current.name]
    for (option, value) in options.changes(of: current.options) { words += ["--set", "\(option.name)=\(value)"] }
    if settings.theme != .system { words += ["--theme", settings.theme.rawValue] }
    if let language = settings.language { words += ["--language", language.rawValue] }
    if settings.reducesMotion { words.append("--reduce-motion") }
    return words.joined(separator: " ")
  }
}
