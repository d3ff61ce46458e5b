import Foundation
import PackagePlugin

/// `swift package preview [FILE]`: opens the previews of a file in a window, and shows each change of the sources when it is saved.
///
/// The program of the package is built without optimization and started with the variable `SCROLLUI_PREVIEW`. After a change the new program is
/// started beside the running program. The old window stays in sight until the new window has a picture. Errors of the compiler are shown in the window
/// of the running program.
@main struct Preview: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return say(Self.help) }
    let product = extractor.extractOption(named: "product").last
    let files = extractor.remainingArguments
    guard files.count <= 1, !files.contains(where: { $0.hasPrefix("-") }) else { throw PreviewError(Self.help) }
    let subject = try PreviewSubject(context, file: files.first, product: product)
    try PreviewLoop(context: context, subject: subject, packageManager: packageManager).run()
  }

  private static let help = """
    swift package preview [FILE] [--product NAME]

    Opens the previews of FILE in a window, or all previews of the package. Each change of the sources is shown when it is saved.
    --product NAME  the program, or the library, whose previews are shown; by default the first with the target of FILE
    """
}
