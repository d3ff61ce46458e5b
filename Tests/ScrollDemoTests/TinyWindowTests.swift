import Foundation
import Testing

/// Tiny windows with each page in turn: no message about a layout that does not settle.
@Suite struct TinyWindowTests {
  private let folder: DemoFolder

  init() throws { folder = try DemoFolder() }

  @Test(arguments: ["1x1", "1x640", "240x180", "900x200"])
  func everyPageSettlesInATinyWindow(size: String) async throws {
    // Every page once, and a resize on each.
    var lines = [DemoFolder.header]
    let lengths = size.split(separator: "x")
    for page in 0..<32 {
      let time = 0.5 + Double(page) * 0.5
      lines += [
        #"{"t":\#(time),"type":"keyDown","key":"PageDown","modifiers":["control"]}"#,
        #"{"t":\#(time),"type":"keyUp","key":"PageDown","modifiers":["control"]}"#,
        #"{"t":\#(time + 0.2),"type":"resize","width":700,"height":500}"#,
        #"{"t":\#(time + 0.3),"type":"resize","width":\#(lengths[0]),"height":\#(lengths[1])}"#,
      ]
    }
    lines.append(#"{"t":18,"type":"end"}"#)
    let script = try folder.write(lines.joined(separator: "\n") + "\n", to: "script")
    let exit = try await folder.run(["--headless", "--size", size, "--replay", script], within: .seconds(60))
    #expect(exit.status == 0)
    #expect(exit.errorOutput.isEmpty, "\(exit.errorOutput)")
  }
}
