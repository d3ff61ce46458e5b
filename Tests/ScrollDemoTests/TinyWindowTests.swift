import Foundation
import Testing

/// Tiny windows with each page in turn: no message about a layout that does not settle.
@Suite struct TinyWindowTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  @Test func everyPageSettlesInTinyWindows() async throws {
    let sizes = [(1, 1), (1, 640), (240, 180), (900, 200)]
    var lines = [DemoFolder.header]
    // A page opens in one of the sizes, and is shown in all of them and in a larger window.
    for page in 0..<32 {
      let time = 0.5 + Double(page) * 0.75
      lines += [
        #"{"t":\#(time),"type":"keyDown","key":"PageDown","modifiers":["control"]}"#,
        #"{"t":\#(time),"type":"keyUp","key":"PageDown","modifiers":["control"]}"#,
      ]
      for (index, size) in ([(700, 500)] + sizes[(page % 4)...] + sizes[...(page % 4)]).enumerated() {
        let resize = time + 0.1 * Double(index + 1)
        lines.append(#"{"t":\#(resize),"type":"resize","width":\#(size.0),"height":\#(size.1)}"#)
      }
    }
    lines.append(#"{"t":26,"type":"end"}"#)
    let script = try folder.write(lines.joined(separator: "\n") + "\n", to: "script")
    let exit = try await folder.run(["--headless", "--size", "1x1", "--replay", script])
    #expect(exit.status == 0)
    #expect(exit.errorOutput.isEmpty, "\(exit.errorOutput)")
  }
}
