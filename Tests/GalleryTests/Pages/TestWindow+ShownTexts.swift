import Engine
import Graphics
import ScrollUITesting

extension TestWindow {
  /// The greatest opacity of each text that is drawn, 0…1, with those of the layers around it.
  var shownTexts: [String: Double] {
    var shown: [String: Double] = [:]
    func add(_ commands: [DrawCommand], _ opacity: Double) {
      for command in commands {
        switch command {
        case .text(let run, _, let color): shown[run.text] = max(shown[run.text] ?? 0, opacity * Double(color.alpha))
        case .layer(let layer): add(layer.content.commands, opacity * Double(layer.effect.opacity))
        default: break
        }
      }
    }
    add(pipeline.displayList.commands, 1)
    return shown
  }
}
