import Engine
import ScrollUI

extension Scenario {
  /// A million rows of different heights, scrolled from end to end twice in jumps and flings: measures memory in addition
  /// to the data.
  static var endToEnd: Scenario {
    let memory = PassMemory()
    return Scenario(
      name: "endtoend",
      summary: "a million rows of different heights, twice from end to end in jumps and flings: memory",
      rows: 1_000_000, frames: 2 * passFrames, warmUp: 0,
      input: { frame in
        if frame % passFrames == 0 { memory.starts.append(ProcessUsage.residentMegabytes) }
        return stopInput(beforeFrame: frame % framesAtStop)
      }, figures: { _ in memory.figures },
      makeLoop: showing { rows, font in
        let list = EndToEndList(count: rows, font: font)
        memory.withData = ProcessUsage.residentMegabytes
        return list
      })
  }

  /// The number of stops on a pass through the list, and the frames at each: a jump, a fling, and its deceleration.
  private static let stops = 250
  private static let framesAtStop = 24
  private static let passFrames = stops * framesAtStop
  private static let distance = 400.0
  private static let moves = 5

  private static func stopInput(beforeFrame frame: Int) -> [InputEvent] {
    let down = CGPoint(x: windowSize.width / 2, y: windowSize.height - 60)
    let step = frame - 2
    let finger = CGPoint(x: down.x, y: down.y - distance * Double(max(0, step)) / Double(moves))
    switch step {
    case -2: return press("N")
    case 0: return [.fingerDown(id: 1, down)]
    case 1...moves: return [.fingerMove(id: 1, finger)]
    case moves + 1: return [.fingerUp(id: 1, CGPoint(x: down.x, y: down.y - distance))]
    default: return []
    }
  }
}

/// Resident memory during the run, in units of 1,048,576 bytes.
@MainActor private final class PassMemory {
  /// After the data is created, before the first frame.
  var withData = 0.0
  var starts: [Double] = []

  var figures: [(name: String, value: Double)] {
    let end = ProcessUsage.residentMegabytes
    let (first, second) = (starts.first ?? end, starts.dropFirst().first ?? end)
    return [
      ("data_mb", withData), ("opening_growth_mb", first - withData), ("first_pass_growth_mb", second - first),
      ("second_pass_growth_mb", end - second), ("growth_over_data_mb", end - withData),
    ]
  }
}

struct EndToEndList: View {
  let font: RowFont
  @State private var rows: [JumpList.Row]
  @State private var stop = 0

  init(count: Int, font: RowFont) {
    self.font = font
    _rows = State(wrappedValue: (0..<count).map(JumpList.row))
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(rows) { row in
            Text("Row \(row.number)").font(font.size(13)).foregroundStyle(RowColors.title)
              .frame(height: 24 + CGFloat(row.number) / 16384)
          }
        }
      }
      .onKeyPress("n", phases: .down) { _ in
        // The last of the 250 stops is the end.
        proxy.scrollTo(rows[(rows.count - 1) * (stop % 250) / 249].id, anchor: .top)
        stop += 1
        return .handled
      }
    }
  }
}
