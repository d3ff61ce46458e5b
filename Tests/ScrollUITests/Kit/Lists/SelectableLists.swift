import ScrollUI
import ScrollUITesting

/// A plain list of 100 rows with a binding to one selected row.
struct SingleSelectionList: View {
  let remote: Remote<Int?>
  var count = 100
  var recorder: Recorder?
  @State private var selection: Int?

  var body: some View {
    let _ = remote.connect($selection)
    List(0..<count, selection: $selection) { NamedRow(number: $0, recorder: recorder) }
      .listStyle(.plain)
  }
}

/// A plain list of 100 rows with a binding to a set of selected rows.
struct MultipleSelectionList: View {
  let remote: Remote<Set<Int>>
  var count = 100
  @State private var selection: Set<Int> = []

  var body: some View {
    let _ = remote.connect($selection)
    List(0..<count, selection: $selection) { Text("Row \($0)") }
      .listStyle(.plain)
  }
}

/// A row that records its evaluations.
struct NamedRow: View {
  let number: Int
  var recorder: Recorder?

  var body: some View {
    let _ = recorder?.note("\(number)")
    Text("Row \(number)")
  }
}

/// A settled window with a `SingleSelectionList` of 440 points, and its selection.
@MainActor func singleSelection(count: Int = 100, recorder: Recorder? = nil) -> (TestWindow, Remote<Int?>) {
  let remote = Remote<Int?>()
  let window = TestWindow(width: 400, height: 440) {
    SingleSelectionList(remote: remote, count: count, recorder: recorder)
  }
  window.settle()
  _ = recorder?.take()
  return (window, remote)
}

/// A settled window with a `MultipleSelectionList` of 440 points, and its selection.
@MainActor func multipleSelection(count: Int = 100) -> (TestWindow, Remote<Set<Int>>) {
  let remote = Remote<Set<Int>>()
  let window = TestWindow(width: 400, height: 440) { MultipleSelectionList(remote: remote, count: count) }
  window.settle()
  return (window, remote)
}
