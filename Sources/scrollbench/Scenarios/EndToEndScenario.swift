import Engine
import Geometry
import ScrollUI

/// A million rows of different heights, scrolled from end to end twice in jumps and flings: measures memory in addition
/// to the data.
struct EndToEndScenario: Scenario {
  static let name = "endtoend"
  static let summary = "a million rows of different heights, twice from end to end in jumps and flings: memory"
  static let defaultRows = 1_000_000
  static let defaultFrames = 2 * passFrames
  static let defaultWarmUp = 0

  /// The number of stops on a pass through the list, and the frames at each: a jump, a fling, and its deceleration.
  private static let stops = 250
  private static let framesAtStop = 24
  private static let passFrames = stops * framesAtStop
  private static let distance = 400.0
  private static let moves = 5

  /// Resident memory during the run, in units of 1,048,576 bytes.
  @MainActor private final class Memory {
    /// After the data is created, before the first frame.
    var withData = 0.0
    var starts: [Double] = []
  }

  let rows: Int
  let font: RowFont
  private let memory = Memory()

  init(rows: Int, font: RowFont) {
    self.rows = rows
    self.font = font
  }

  var content: EndToEndList {
    let list = EndToEndList(count: rows, font: font)
    memory.withData = ProcessUsage.residentMegabytes
    return list
  }

  func input(beforeFrame frame: Int) -> [InputEvent] {
    if frame % Self.passFrames == 0 { memory.starts.append(ProcessUsage.residentMegabytes) }
    let down = CGPoint(x: Scenarios.windowSize.width / 2, y: Scenarios.windowSize.height - 60)
    let step = frame % Self.framesAtStop - 2
    let finger = CGPoint(x: down.x, y: down.y - Self.distance * Double(max(0, step)) / Double(Self.moves))
    switch step {
    case -2: return [.keyDown(KeyStroke(.character("N"))), .keyUp(KeyStroke(.character("N")))]
    case 0: return [.fingerDown(id: 1, down)]
    case 1...Self.moves: return [.fingerMove(id: 1, finger)]
    case Self.moves + 1: return [.fingerUp(id: 1, CGPoint(x: down.x, y: down.y - Self.distance))]
    default: return []
    }
  }

  func figures(of journal: FrameJournal) -> [(name: String, value: Double)] {
    let end = ProcessUsage.residentMegabytes
    let (first, second) = (memory.starts.first ?? end, memory.starts.dropFirst().first ?? end)
    return [
      ("data_mb", memory.withData), ("opening_growth_mb", first - memory.withData),
      ("first_pass_growth_mb", second - first), ("second_pass_growth_mb", end - second),
      ("growth_over_data_mb", end - memory.withData),
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
