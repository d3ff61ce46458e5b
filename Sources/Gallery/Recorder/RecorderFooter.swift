import ScrollInstruments
import ScrollUI

/// The line below the timeline: the legend, and the `RunRecorder.Comparison`, `RunRecorder.Notice` or `RecorderModel.Message`.
struct RecorderFooter: View {
  let recorder: RecorderModel
  let isCompact: Bool

  private var stage: RunRecorder { recorder.stage }

  var body: some View {
    HStack(spacing: 12) {
      if hasMessages {
        if !isCompact { legend }
        Spacer(minLength: 0)
        messages
      } else if isCompact {
        compactLine
      } else {
        legend
        Spacer(minLength: 0)
      }
    }
    .font(GalleryStyle.small)
    .lineLimit(1)
    .textFrame(height: 18)
    .padding(.leading, isCompact ? 0 : 52)
  }

  // MARK: Legend

  /// The `legend` and `RecorderStatus`. In a narrow line the `legend` is alone: the bar has the `RecorderPosition`.
  private var compactLine: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        legend.fixedSize()
        Spacer(minLength: 0)
        RecorderStatus(stage: stage)
      }
      HStack(spacing: 0) {
        legend.fixedSize()
        Spacer(minLength: 0)
      }
      HStack {
        Spacer(minLength: 0)
        RecorderStatus(stage: stage)
      }
    }
  }

  private var legend: some View {
    HStack(spacing: isCompact ? 8 : 14) {
      entry("Offset") { Capsule().fill(.accentText).frame(width: 14, height: 2) }
      entry("Wheel") { Rectangle().fill(.secondaryText).frame(width: 1.5, height: 9) }
      entry("Drag") { Capsule().fill(.secondaryText).frame(width: 14, height: 4) }
      entry("Key") { Circle().fill(.secondaryText).frame(width: 5, height: 5) }
    }
    .foregroundStyle(.secondary)
  }

  private func entry(_ name: LocalizedStringKey, @ViewBuilder sample: () -> some View) -> some View {
    HStack(spacing: 5) {
      sample()
      Text(name)
    }
  }

  // MARK: News

  private var hasMessages: Bool {
    recorder.message != nil || stage.notice != nil || stage.comparison != nil && stage.activity != .replaying
  }

  @ViewBuilder private var messages: some View {
    if case .saved(let path) = recorder.message {
      SavedLine(path: path, recorder: recorder)
    } else if let notice = stage.notice {
      RecorderLine(symbol: "exclamationmark.triangle.fill", style: .warningText, text: Self.text(of: notice))
    } else if let comparison = stage.comparison {
      ComparisonLine(comparison: comparison, stage: stage)
    }
  }

  private static func text(of notice: RunRecorder.Notice) -> Text {
    switch notice {
    case .limitReached: Text("The recording was ended: it is as long as it may be.")
    case .cutLine(let line): Text("Line \(line) of the file is cut off and left out.")
    case .missingArrival: Text("Background work of the recording did not come; frames may differ.")
    case .otherTasks: Text("Recorded without a window: background work may come at other times.")
    }
  }
}

/// A line with a symbol.
struct RecorderLine: View {
  let symbol: String
  let style: GalleryColor
  let text: Text

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: symbol).font(.system(size: 13)).foregroundStyle(style)
      text.font(GalleryStyle.small).foregroundStyle(style).lineLimit(1)
    }
  }
}

/// A `RunRecorder.Comparison`. A click on a difference shows its frame.
private struct ComparisonLine: View {
  let comparison: RunRecorder.Comparison
  let stage: RunRecorder

  var body: some View {
    if let frame = comparison.firstDifference {
      Button {
        stage.seek(to: frame)
      } label: {
        RecorderLine(
          symbol: "exclamationmark.triangle.fill", style: .destructiveText,
          text: Text(
            "\(comparison.identical) of \(comparison.total) frames identical; the first other one is \(frame + 1)"))
      }
      .buttonStyle(.surface)
      .help("Show the frame")
    } else {
      RecorderLine(
        symbol: "checkmark.circle.fill", style: .successText,
        text: Text("\(comparison.identical) of \(comparison.total) frames identical to the recording"))
    }
  }
}

/// The path of `RecorderModel.Message.saved`, with buttons that copy it.
private struct SavedLine: View {
  let path: String
  let recorder: RecorderModel
  @Environment(\.copyText) private var copyText

  var body: some View {
    HStack(spacing: 4) {
      RecorderLine(
        symbol: "checkmark.circle.fill", style: .successText, text: Text("Saved: \(recorder.shortened(path))"))
      Button {
        copyText(path)
      } label: {
        Image(systemName: "doc.on.doc").font(.system(size: 12)).frame(width: 24, height: 20)
      }
      .buttonStyle(.surface)
      .help("Copy the path")
      Button {
        copyText("scrolldemo --replay '\(path.replacingOccurrences(of: "'", with: "'\\''"))'")
      } label: {
        Image(systemName: "terminal").font(.system(size: 12)).frame(width: 24, height: 20)
      }
      .buttonStyle(.surface)
      .help("Copy the command that replays it")
    }
  }
}
