import Engine
import Geometry
import Graphics
import ScrollUITesting

extension TestWindow {
  /// The frames in the window of each `TextNode` with `text`, in the order of the tree.
  func frames(ofText text: String) -> [CGRect] {
    nodes(of: TextNode.self).filter { $0.string == text }.map { $0.convert($0.bounds, to: nil) }
  }

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
