import SwiftUI

/// The forms and the style types of 2019 to 2021, one of each.
public struct OlderFormsApp: App {
  /// Creates the program for a test.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup("Older forms") { OlderForms() }
      .windowStyle(DefaultWindowStyle())
      .windowToolbarStyle(DefaultWindowToolbarStyle())
    WindowGroup("Bars", id: "bars") { OlderForms() }
      .windowStyle(TitleBarWindowStyle())
      .windowToolbarStyle(UnifiedCompactWindowToolbarStyle())
    WindowGroup("Plain", id: "plain") { OlderForms() }
      .windowStyle(HiddenTitleBarWindowStyle())
      .windowToolbarStyle(ExpandedWindowToolbarStyle())
    WindowGroup("Unified", id: "unified") { OlderForms() }
      .windowToolbarStyle(.unified(showsTitle: false))
    WindowGroup("Automatic", id: "automatic") { OlderForms() }
      .windowToolbarStyle(.automatic)
    WindowGroup("Compact", id: "compact") { OlderForms() }
      .windowToolbarStyle(.unifiedCompact)
    WindowGroup("Expanded", id: "expanded") { OlderForms() }
      .windowToolbarStyle(WindowToolbarStyle.expanded)
  }
}

struct OlderForms: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var choice = 0
  @State private var share = 0.5
  @State private var text = "Text"
  @State private var password = ""
  @State private var messages: [String] = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        controls
        pickers
        editors
        lists
        groups
        ForEach(messages, id: \.self) { Text($0) }
      }
      .padding()
    }
  }

  @ViewBuilder private var controls: some View {
    Stepper(
      onIncrement: { messages.append("More") }, onDecrement: { messages.append("Less") }, label: { Text("Count") })
    Slider(
      value: $share, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) {
      Text("Share")
    }
    SecureField("Password", text: $password, onCommit: { messages.append("Committed") })
    Button("Link") { messages.append("Link") }.buttonStyle(LinkButtonStyle())
    Button("Bar") {}.buttonStyle(AccessoryBarButtonStyle())
    Menu("Menu") { Button("Item") {} }.menuStyle(BorderedButtonMenuStyle())
    Text("Row")
      .contextMenu(ContextMenu { Button("Copy") { messages.append("Copied") } })
      .accessibility(label: Text("Labeled row"))
      .accessibility(hint: Text("Has a menu"))
      .accessibility(addTraits: .isButton)
  }

  @ViewBuilder private var pickers: some View {
    DatePicker("Wheel", selection: $date, displayedComponents: .date).datePickerStyle(WheelDatePickerStyle())
    DatePicker("Field", selection: $date, displayedComponents: .date).datePickerStyle(FieldDatePickerStyle())
    DatePicker("Steps", selection: $date, displayedComponents: .date).datePickerStyle(StepperFieldDatePickerStyle())
    Picker("Button", selection: $choice) { Text("First").tag(0) }.pickerStyle(PopUpButtonPickerStyle())
  }

  @ViewBuilder private var editors: some View {
    TextField("Square", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
    editor(PlainTextEditorStyle())
    editor(AutomaticTextEditorStyle())
    editor(RoundedBorderTextEditorStyle())
  }

  private func editor<S: TextEditorStyle>(_ style: S) -> some View {
    TextEditor(text: $text).textEditorStyle(style).frame(height: 30)
  }

  @ViewBuilder private var lists: some View {
    List { Text("Bordered") }.listStyle(BorderedListStyle()).frame(height: 40)
    List { Text("Carousel") }.listStyle(CarouselListStyle()).frame(height: 60)
    List { Text("Elliptical") }.listStyle(EllipticalListStyle()).frame(height: 60)
    NavigationView { Text("Columns") }.navigationViewStyle(DoubleColumnNavigationViewStyle()).frame(height: 80)
  }

  @ViewBuilder private var groups: some View {
    ControlGroup { Button("Bold") {} }.controlGroupStyle(NavigationControlGroupStyle())
    ControlGroup { Button("Red") {} }.controlGroupStyle(PaletteControlGroupStyle())
    ControlGroup { Button("Blue") {} }.controlGroupStyle(.palette)
    ControlGroup {
      Button("Small") {}
    } label: {
      Text("Sizes")
    }.controlGroupStyle(CompactMenuControlGroupStyle())
    ControlGroup {
      Button("Large") {}
    } label: {
      Text("Lengths")
    }.controlGroupStyle(.compactMenu)
  }
}

/// The folders of a user, as a program lists them.
enum Folders {
  static let all: [URL] = [
    .documentsDirectory, .downloadsDirectory, .desktopDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
    .sharedPublicDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory, .trashDirectory,
  ]

  static func remember(_ folder: URL) -> String? {
    UserDefaults.standard.setValue(folder.path, forKey: "folder")
    return UserDefaults.standard.value(forKey: "folder") as? String
  }
}
