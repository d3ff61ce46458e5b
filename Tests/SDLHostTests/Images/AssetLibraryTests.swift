import Engine
import Foundation
import Geometry
import Graphics
import ProcessSupport
import SDLHost
import Testing

@MainActor @Suite struct AssetLibraryTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = TemporaryFolder.unusedPath().path
    try FileManager.default.createDirectory(atPath: folder + "/Symbols", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func theVariantForTheDisplayScaleIsFound() throws {
    try withFolder { folder in
      try OffscreenCanvas(10, 10).draw([]).writePNG(to: folder + "/a.png")
      try OffscreenCanvas(20, 20).draw([]).writePNG(to: folder + "/a@2x.png")
      let library = AssetLibrary(folders: ["/nowhere", folder], store: SDLImageStore { _ in })
      let (small, large) = (
        library.image(named: "a", in: nil, scale: 1), library.image(named: "a.png", in: nil, scale: 2)
      )
      #expect(small?.pixelSize == CGSize(width: 10, height: 10) && small?.scale == 1)
      #expect(large?.pixelSize == CGSize(width: 20, height: 20) && large?.size == CGSize(width: 10, height: 10))
      #expect(library.image(named: "b", in: nil, scale: 1) == nil)
      #expect(library.image(named: "a", in: ["/nowhere"], scale: 1) == nil)
      #expect(library.image(named: "a", in: nil, scale: 1) === small)
    }
  }

  @Test func pipesAndLongFilesAreNoSymbols() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "/Symbols/own-pipe.svg", 0o600) == 0)
      let square = #"<svg viewBox="0 0 24 24"><path d="M0 0h24v24h-24z"/></svg>"#
      try square.write(toFile: folder + "/Symbols/own-square.svg", atomically: true, encoding: .utf8)
      let long = square + String(repeating: " ", count: 1 << 20)
      try long.write(toFile: folder + "/Symbols/own-long.svg", atomically: true, encoding: .utf8)
      let library = AssetLibrary(folders: [folder], store: SDLImageStore { _ in })
      #expect(library.symbol(named: "own-square", weight: 400) != nil)
      #expect(library.symbol(named: "own-pipe", weight: 400) == nil)
      #expect(library.symbol(named: "own-long", weight: 400) == nil)
    }
  }

  @Test func everySymbolCanBeDrawnAndFillsItsSquare() throws {
    let library = AssetLibrary()
    let names = try symbolNames()
    #expect(names.count > 1600)
    let canvas = try OffscreenCanvas(24, 24, scale: 2)
    for name in names.sorted() {
      let handle = try #require(library.symbol(named: name, weight: 400), "\(name)")
      #expect(handle.pixelSize == CGSize(width: 24, height: 24) && handle.isVector, "\(name)")
      let drawing = ImageDrawing(
        source: CGRect(x: 0, y: 0, width: 24, height: 24), destination: CGRect(x: 0, y: 0, width: 24, height: 24),
        tint: .black)
      let bounds = try #require(try canvas.draw([.image(handle, drawing)]).inkBounds(), "\(name)")
      // A margin of one unit on each side: no symbol is clipped or too small.
      #expect(bounds.left >= 1 && bounds.top >= 1 && bounds.right <= 47 && bounds.bottom <= 47, "\(name) \(bounds)")
      #expect(max(bounds.right - bounds.left, bounds.bottom - bounds.top) >= 22, "\(name) \(bounds)")
    }
  }

  @Test func aProgramWithoutAssetFoldersHasTheSymbols() {
    let library = AssetLibrary(folders: [], store: SDLImageStore { _ in })
    #expect(library.symbol(named: "checkmark", weight: 400) != nil)
  }

  /// The ink of a symbol in pixels, drawn at 48 × 48 pixels.
  private func drawnInk(
    _ name: String, weight: Int, in library: AssetLibrary, on canvas: OffscreenCanvas
  ) throws -> Double {
    let handle = try #require(library.symbol(named: name, weight: weight), "\(name)")
    let drawing = ImageDrawing(
      source: CGRect(x: 0, y: 0, width: 24, height: 24), destination: CGRect(x: 0, y: 0, width: 24, height: 24),
      tint: .black)
    return try canvas.draw([.image(handle, drawing)]).totalInk
  }

  @Test func symbolsInHeavierTextHaveThickerLines() throws {
    let library = AssetLibrary()
    let canvas = try OffscreenCanvas(24, 24, scale: 2)
    let ink = try [200, 400, 600, 900].map { try drawnInk("plus", weight: $0, in: library, on: canvas) }
    #expect(ink == ink.sorted() && ink[3] > 2 * ink[0])
    #expect(library.symbol(named: "plus", weight: 410) === library.symbol(named: "plus", weight: 400))
    #expect(library.symbol(named: "no.such.symbol", weight: 400) == nil)
  }

  /// The names of the symbols in `Assets/Symbols`.
  private func symbolNames() throws -> [String] {
    let folder = try #require(
      AssetFolders.standard().paths.first { FileManager.default.fileExists(atPath: $0 + "/Symbols") })
    return try FileManager.default.contentsOfDirectory(atPath: folder + "/Symbols").map { String($0.dropLast(4)) }
  }

  /// Lines of 1.75 units are 3.2 units wide in the weight 900: separate dots grow by the square of that ratio, lines by the ratio, and the
  /// edge of an area of 20 units moves by 0.7 units.
  @Test func everySymbolFollowsTheWeight() throws {
    let library = AssetLibrary()
    let canvas = try OffscreenCanvas(24, 24, scale: 2)
    let dots = 3.2 / 1.75 * 3.2 / 1.75
    for name in try symbolNames().sorted() {
      let ink = try [100, 400, 900].map { try drawnInk(name, weight: $0, in: library, on: canvas) }
      let growth = ink[2] / ink[1]
      #expect(ink[0] < 0.97 * ink[1] && growth > 1.1 && growth < dots * 1.05, "\(name) \(ink)")
    }
  }

  /// Digits in pairs have thinner lines than single digits, and the same ring.
  @Test(arguments: ["circle", "circle.fill"]) func numbersOfOneAndTwoDigitsGrowAlike(shape: String) throws {
    let library = AssetLibrary()
    let canvas = try OffscreenCanvas(24, 24, scale: 2)
    let growth = try (0...50).map { number in
      let name = "\(number).\(shape)"
      return try drawnInk(name, weight: 900, in: library, on: canvas)
        / drawnInk(name, weight: 400, in: library, on: canvas)
    }
    #expect(growth.min()! > 1.1 && growth.max()! - growth.min()! < 0.15, "\(growth)")
  }

  /// The symbols that ported programs asked for and that were missing, with those of tutorials.
  @Test(arguments: [
    "ant.circle.fill", "photo.circle.fill", "arrow.left.and.right.circle", "chevron.right.2", "scribble", "plus.app",
    "staroflife", "hand.thumbsdown.fill", "cloud.sleet.fill", "arrowtriangle.up.fill", "arrowtriangle.down.fill",
    "person.crop.square", "arrowshape.turn.up.backward", "checkmark.diamond.fill", "bubbles.and.sparkles",
    "questionmark.square", "arrow.counterclockwise.circle.fill", "tortoise", "atom", "lock.shield", "tornado",
    "cloud.rain.fill", "cloud.fog.fill", "cloud.sun.fill", "cloud.moon.fill", "moon.stars.fill",
    "multiply.circle.fill", "chevron.compact.up", "chevron.compact.left", "chevron.compact.right",
    "line.horizontal.3", "circle.circle", "video.fill", "headphones", "eye.slash.fill", "qrcode", "goforward.15",
    "lock.circle.fill", "gearshape.circle.fill", "trash.circle.fill", "pencil.circle.fill", "die.face.6.fill",
  ])
  func symbolsOfPortedProgramsExist(name: String) { #expect(EmbeddedSymbols.drawing(named: name) != nil) }

  @Test func theProgramEmbedsEverySymbol() throws {
    let folder = try #require(
      AssetFolders.standard().paths.first { FileManager.default.fileExists(atPath: $0 + "/Symbols") })
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/Symbols")
    #expect(EmbeddedSymbols.count == files.count)
    for file in files {
      let drawing = try String(contentsOfFile: "\(folder)/Symbols/\(file)", encoding: .utf8)
      #expect(EmbeddedSymbols.drawing(named: String(file.dropLast(4))) == drawing, "\(file)")
    }
  }

  @Test func assetFoldersTakePrecedenceOverEmbeddedSymbols() throws {
    try withFolder { folder in
      let square =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24"/></svg>"#
      try square.write(toFile: folder + "/Symbols/checkmark.svg", atomically: true, encoding: .utf8)
      let library = AssetLibrary(folders: [folder], store: SDLImageStore { _ in })
      #expect(library.symbol(named: "checkmark", weight: 400)?.pixelSize == CGSize(width: 48, height: 24))
      #expect(library.symbol(named: "xmark", weight: 400)?.pixelSize == CGSize(width: 24, height: 24))
    }
  }
}
