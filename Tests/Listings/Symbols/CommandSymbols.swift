import SwiftUI

private struct SelectedTrackKey: FocusedValueKey {
  typealias Value = Binding<Set<Int>>
}

extension FocusedValues {
  fileprivate var selectedTracks: Binding<Set<Int>>? {
    get { self[SelectedTrackKey.self] }
    set { self[SelectedTrackKey.self] = newValue }
  }

  @Entry var trackName: String?
}

/// Commands in their usual form.
struct TrackCommands: Commands {
  @FocusedBinding(\.selectedTracks) private var selection
  @FocusedValue(\.trackName) private var name
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Deselect All") { selection = [] }.disabled(selection?.isEmpty ?? true)
    }
    CommandMenu("Track") {
      Button("Show \(name ?? "Track")") { openWindow(id: "track") }.keyboardShortcut("t")
    }
  }
}

/// Menus of selected rows, the clipboard, dialogs and titles in their usual forms: they compile.
public struct CommandSymbols: View {
  private struct Track: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @State private var tracks = (1...3).map { Track(id: $0, name: "Track \($0)") }
  @State private var selection: Set<Track.ID> = []
  @State private var isShown = false
  @State private var isSuppressed = false
  @State private var name = ""
  @FocusState private var isNaming: Bool

  public init() {}

  public var body: some View {
    TabView {
      Tab("Tracks", systemImage: "music.note") { page }
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack") { Text("Albums") }
        Tab("Artists", systemImage: "person") { Text("Artists") }
      }
      TabSection {
        Tab("Mixes", systemImage: "star") { Text("Mixes") }
      } header: {
        Label("Yours", systemImage: "person")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  private var page: some View {
    NavigationStack {
      VStack(spacing: 4) {
        list.frame(height: 160)
        table.frame(height: 160)
        timers
        buttons
        panes
      }
      .navigationTitle("Tracks")
      .navigationSubtitle("\(tracks.count) tracks")
      .toolbarTitleMenu {
        RenameButton()
        Button("Duplicate") {}
      }
      .renameAction($isNaming)
      .focusedSceneValue(\.selectedTracks, $selection)
      .focusedValue(\.trackName, tracks.first?.name)
      .containerBackground(.background, for: .navigation)
      .backgroundStyle(.blue.gradient)
      .toolbar(id: "main") {
        ToolbarItem(id: "add", placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach(tracks) { track in
        Text(track.name).contextMenu { RenameButton() }.renameAction { isNaming = true }
      }
    }
    .contextMenu(forSelectionType: Track.ID.self) { items in
      if items.isEmpty {
        Button("New Track") {}
      } else if items.count == 1 {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      } else {
        Button("New Folder With Selection") {}
      }
    } primaryAction: { items in
      selection = items
    }
    .copyable(tracks.filter { selection.contains($0.id) }.map(\.name))
    .cuttable(for: String.self) { tracks.map(\.name) }
    .pasteDestination(for: String.self) { names in
      tracks += names.map { Track(id: tracks.count + 1, name: $0) }
    } validator: { names in
      names.filter { !$0.isEmpty }
    }
  }

  private var table: some View {
    Table(tracks, selection: $selection) { TableColumn("Name", value: \.name) }
      .contextMenu(forSelectionType: Track.ID.self) { _ in Button("Play") {} }
      .tableStyle(.bordered(alternatesRowBackgrounds: true))
      .onCopyCommand { tracks.map { NSItemProvider(object: $0.name as NSString) } }
      .onCutCommand { [] }
      .onPasteCommand(of: [.plainText]) { _ in }
      .onPasteCommand(of: ["public.text"]) { _ in }
      .onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
      .onDrop(of: ["public.text"], isTargeted: $isShown) { _, _ in true }
  }

  @ViewBuilder private var timers: some View {
    let start = Date()
    ProgressView(timerInterval: start...start.addingTimeInterval(60))
    ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) {
      Text("Steep")
    } currentValueLabel: {
      Text("one minute")
    }
    .progressViewStyle(.circular)
  }

  private var panes: some View {
    HSplitView {
      Text("Left").frame(minWidth: 50)
      VSplitView {
        Text("Top")
        Text("Bottom")
      }
    }
    .frame(height: 60)
  }

  private var buttons: some View {
    HStack {
      PasteButton(payloadType: String.self) { name = $0.first ?? "" }
      PasteButton(supportedContentTypes: [.plainText]) { _ in }.buttonBorderShape(.capsule)
      TextField("Name", text: $name).focused($isNaming)
      Image(systemName: "star").hoverEffect(.lift)
      Button("Delete") { isShown = true }
        .hoverEffect()
        .defaultHoverEffect(.highlight)
        .hoverEffectDisabled()
        .confirmationDialog("Delete all tracks?", isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
        }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        .fileMover(isPresented: .constant(false), file: URL(fileURLWithPath: "/tmp/track")) { _ in }
    }
  }
}
