import Engine
import Geometry
import ScrollInstruments
import ScrollScripts
import Testing

@Suite struct FrameTraceTests {
  private var line: FrameTraceLine {
    FrameTraceLine(
      frame: 3, time: 0.05, id: "main", offset: CGPoint(x: -0.0, y: 12.25),
      contentSize: CGSize(width: 900, height: 1e6), container: CGSize(width: 900, height: 640),
      insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5), phase: "decelerating", bodies: 5, measures: 6,
      places: 7, commands: 8)
  }

  @Test func hasTheFieldsOfTheFormatInItsOrder() {
    #expect(
      line.json
        == #"{"frame":3,"t":0.05,"id":"main","offset":{"x":0,"y":12.25},"#
        + #""contentSize":{"width":900,"height":1000000},"container":{"width":900,"height":640},"#
        + #""insets":{"top":1,"leading":2,"bottom":3,"trailing":4.5},"phase":"decelerating","#
        + #""bodies":5,"measures":6,"places":7,"commands":8}"#)
  }

  @Test func isJSONForNumbersOfEveryKind() throws {
    var odd = line
    odd.id = "a \"b\"\n"
    odd.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    let object = try JSONSerialization.jsonObject(with: Data(odd.json.utf8)) as? [String: Any]
    #expect(object?["id"] as? String == "a \"b\"\n")
    #expect(odd.json.contains(#""contentSize":{"width":null,"height":null}"#))
  }
}
