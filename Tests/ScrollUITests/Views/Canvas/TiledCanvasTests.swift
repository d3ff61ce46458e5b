import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The tiles of a large drawing: those in sight, at the resolution of the zoom.
@MainActor @Suite struct TiledCanvasTests {
  private struct Setting {
    var zoom: CGFloat = 1
    var id = 0
  }

  private let setting = Knob(Setting())

  private func window() -> TestWindow {
    TestWindow(width: 400, height: 400) {
      KnobView(setting) { value in
        ScrollView([.horizontal, .vertical]) {
          TiledCanvas(id: value.id) { $0.fill(Path($0.rect), with: .red) }.frame(width: 4096, height: 4096)
        }
        .scrollZoom(
          Binding {
            value.zoom
          } set: {
            setting.value.zoom = $0
          }, in: 0.05...16)
      }
    }
  }

  private func images(_ window: TestWindow) -> [(image: ImageHandle, frame: CGRect)] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .image(let image, let drawing) = command else { return nil }
      return (image, drawing.destination.applying(drawing.transform))
    }
  }

  @Test func onlyTilesInSightAreDrawn() {
    let window = window()
    #expect(images(window).map(\.frame) == [CGRect(x: 0, y: 0, width: 512, height: 512)])
    window.scroll?.model.jump(to: CGPoint(x: 400, y: 400))
    window.settle()
    #expect(images(window).count == 4)
  }

  @Test(arguments: [(0.05, 512.0), (0.5, 512), (1, 512), (3, 384), (16, 512)])
  func aTileHasAtLeastThePixelsOfTheScreen(zoom: CGFloat, side: CGFloat) throws {
    let window = window()
    setting.value.zoom = zoom
    window.settle()
    let frame = try #require(images(window).first).frame
    #expect(frame.width <= 512 * 1.03)
    if zoom >= 1 { #expect(abs(frame.width - side) < 1e-6) }
  }

  @Test func theSameTileKeepsItsImage() throws {
    let window = window()
    let first = try #require(images(window).first).image
    window.scroll?.model.jump(to: CGPoint(x: 100, y: 40))
    window.settle()
    #expect(images(window).contains { $0.image === first })
    setting.value.zoom = 2
    window.settle()
    #expect(!images(window).contains { $0.image === first })
    setting.value.zoom = 1
    window.settle()
    #expect(images(window).contains { $0.image === first })
  }

  @Test func aCoarserTileStandsInForASharperOne() throws {
    let window = window()
    setting.value.zoom = 8
    window.settle()
    let image = try #require(images(window).first).image
    let standIn = try #require(image.standIn)
    #expect(standIn.source.width == 128)
    #expect(standIn.image.standIn?.image != nil)
  }

  @Test func aNewDrawingHasNewTilesAndTheOldStandIn() throws {
    let window = window()
    let old = try #require(images(window).first).image
    setting.value.id = 1
    window.settle()
    let new = try #require(images(window).first).image
    #expect(new !== old)
    #expect(new.standIn?.image === old)
  }

  @Test func theDrawingRunsOnlyForThePixels() throws {
    let window = window()
    guard case .drawing(let drawing) = try #require(images(window).first).image.source else {
      return #expect(Bool(false))
    }
    #expect(drawing.area == CGRect(x: 0, y: 0, width: 512, height: 512))
    #expect(drawing.commands().count == 1)
  }

  @Test func colorsOfTheAssetsAreResolvedOnAnyThread() async throws {
    let window = TestWindow(width: 100, height: 100) {
      TiledCanvas { $0.fill(Path($0.rect), with: Color("brand")) }
    }
    let brand = NamedColor(light: RGBAColor(red: 1, green: 0.5, blue: 0), dark: .black)
    window.images.colors = ["brand": brand]
    window.settle()
    guard case .drawing(let drawing) = try #require(images(window).first).image.source else {
      return #expect(Bool(false))
    }
    let commands = await Task.detached { drawing.commands() }.value
    guard case .path(_, _, .color(let color), _)? = commands.first else { return #expect(Bool(false)) }
    #expect(color == brand.light)
  }

  @Test func aNewTintDrawsTheTilesAgain() throws {
    let tint = Knob(Color.red)
    let window = TestWindow(width: 100, height: 100) {
      KnobView(tint) { tint in TiledCanvas { $0.fill(Path($0.rect), with: .accentColor) }.tint(tint) }
    }
    window.settle()
    let red = try #require(images(window).first).image
    tint.value = .green
    window.settle()
    #expect(try #require(images(window).first).image !== red)
  }

  // MARK: Environment

  /// A drawing in a color that the body takes from the environment.
  private struct ThemedDrawing: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let color = Color(red: colorScheme == .dark ? 0 : 1, green: 0, blue: 0)
      TiledCanvas { $0.fill(Path($0.rect), with: color) }.frame(width: 400, height: 400)
    }
  }

  /// The red component of the first shape of an image.
  private func red(of image: ImageHandle) -> Double? {
    guard case .drawing(let drawing) = image.source, case .path(_, _, .color(let color), _)? = drawing.commands().first
    else { return nil }
    return Double(color.red)
  }

  @Test func afterAChangeOfTheThemeTilesAreDrawnByTheNewBody() throws {
    let scheme = Knob(ColorScheme.light)
    let window = TestWindow(width: 400, height: 400) {
      KnobView(scheme) { ThemedDrawing().environment(\.colorScheme, $0) }
    }
    #expect(red(of: try #require(images(window).first).image) == 1)
    for (value, expected) in [(ColorScheme.dark, 0.0), (.light, 1)] {
      scheme.value = value
      window.settle()
      #expect(red(of: try #require(images(window).first).image) == expected, "\(value)")
    }
  }

  @Test func aTileKeepsNoViewAlive() throws {
    weak var known: Model?
    func tile() throws -> ImageHandle {
      let model = Model()
      known = model
      let window = TestWindow(width: 100, height: 100) {
        TiledCanvas { $0.fill(Path($0.rect), with: .red) }.environment(\.tiledModel, model)
      }
      window.settle()
      defer { window.host.unmount() }
      return try #require(images(window).first).image
    }
    let tile = try tile()
    withExtendedLifetime(tile) { #expect(known == nil) }
  }
}

private final class Model {}

extension EnvironmentValues {
  @Entry fileprivate var tiledModel: Model?
}
