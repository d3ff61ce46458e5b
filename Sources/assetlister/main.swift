import Foundation

/// Writes a Swift file with a name for each color and image of asset catalogs: `assetlister OUTPUT.swift BUNDLE (CATALOG.xcassets | SOURCE.swift)...`
///
/// A name that the sources declare themselves is left out, since its redeclaration would not compile.
/// `BUNDLE` is the bundle of the catalogs, `module` or `main`. The color `brand` becomes `ColorResource.brand`, `Color.brand` and the style
/// `.brand`; the image `night sky` becomes `ImageResource.nightSky`.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  try? FileHandle.standardError.write(
    contentsOf: Data("usage: assetlister OUTPUT.swift BUNDLE (CATALOG.xcassets | SOURCE.swift)...\n".utf8))
  exit(2)
}

var names = AssetList()
var declared = DeclaredNames()
for path in arguments.dropFirst(2) {
  if path.hasSuffix(".swift") {
    // A file that cannot be read is reported by the compiler.
    declared.add(source: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  } else {
    names.addFolder(path, namespace: [])
  }
}
let text = names.source(bundle: arguments[1], without: declared)
do {
  // An output that stays as it is causes no build of the program.
  if (try? String(contentsOfFile: arguments[0], encoding: .utf8)) != text {
    try text.write(toFile: arguments[0], atomically: true, encoding: .utf8)
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("assetlister: \(error)\n".utf8))
  exit(1)
}
