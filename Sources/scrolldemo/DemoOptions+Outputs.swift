import Files

extension DemoOptions {
  /// Checks that all output files are different.
  /// - Throws: `Failure.samePath(_:_:path:)` for the first two options that name the same file, even by different
  ///   paths.
  func checkOutputs() throws(Failure) {
    let given: [(option: DemoOption, path: String?)] = [
      (.record, record), (.trace, trace), (.report, report), (.screenshot, screenshot),
    ]
    let outputs = given.compactMap { entry in entry.path.map { (entry.option, OutputPath($0)) } }
    for (index, one) in outputs.enumerated() {
      for other in outputs[(index + 1)...] where one.1.isSameFile(as: other.1) {
        throw .samePath(one.0.flag, other.0.flag, path: other.1.path)
      }
    }
  }
}
