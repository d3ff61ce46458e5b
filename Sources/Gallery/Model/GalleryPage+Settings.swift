/// Values of options on the command line: `--set NAME=VALUE`.
extension GalleryPage {
  /// An error in a setting, with a description for the user.
  struct SettingError: Error {
    let description: String
  }

  /// The option and the value of `setting`, `NAME=VALUE`.
  func parse(_ setting: String) -> Result<(PageOption, PageOption.Value), SettingError> {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      return .failure(SettingError(description: "--set is '\(setting)', but should be NAME=VALUE"))
    }
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      let names = options.map { "\($0.name) (\($0.valueDescription))" }
      let list = names.isEmpty ? "it has none" : "they are: " + names.joined(separator: ", ")
      return .failure(SettingError(description: "the page \(name) has no option '\(parts[0])'; \(list)"))
    }
    guard let value = option.value(from: parts[1]) else {
      return .failure(
        SettingError(description: "--set \(option.name) is '\(parts[1])', but should be \(option.valueDescription)"))
    }
    return .success((option, value))
  }
}

extension GalleryPages {
  /// The description of the first invalid value in `settings` for the page named `page`, or the first page; nil if all are valid.
  package static func problem(of settings: [String], page: String?) -> String? {
    let page = self.page(named: page)
    for setting in settings {
      if case .failure(let error) = page.parse(setting) { return error.description }
    }
    return nil
  }
}
