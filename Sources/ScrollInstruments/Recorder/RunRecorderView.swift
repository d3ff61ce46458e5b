import Engine
import ScrollUI

/// The frames of a `RunRecorder`. The view fills the proposed size, which is the size of the window of new recordings.
package typealias RunRecorderView = DelegatedView<HostedPipelineDrawing>

extension RunRecorderView {
  /// Creates a view of `stage`. `reservedKey` with Control is not sent to the run: the window keeps it during a recording.
  nonisolated package init(_ stage: RunRecorder, reservedKey: KeyEquivalent) {
    self.init { _ in
      let hosted = HostedPipelineDrawing()
      stage.hosted = hosted
      stage.show(stage.position)
      hosted.frames = stage
      return hosted
    } update: { hosted, environment in
      stage.services = environment.runServices
      stage.images = environment.imageLibrary
      hosted.isReserved = { stroke in stroke.modifiers == .control && KeyEquivalent(stroke) == reservedKey }
      hosted.takesInput = stage.activity == .recording
    }
  }
}
