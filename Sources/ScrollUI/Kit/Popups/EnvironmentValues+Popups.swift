/// The values that belong to the place of a view, and that its popups do not take from it.
extension EnvironmentValues {
  /// Leaves the `List`, row, menu, `ScrollView` and selection of texts around the presenting view, for each popup of the `PopupStack`.
  mutating func leavePlace() {
    listController = nil
    isListEditing = false
    rowsMenu = nil
    reorderController = nil
    controlSurroundings = .free
    keyboardShortcut = nil
    menuLevel = nil
    textSelection = TextSelectionSetting()
    textMarks = nil
    scrollScopes = []
    barMinimizers = []
    scrollObservers = []
  }

  /// Leaves the page of the presenting view, for a `ModalSurface`. A `MenuPopup` acts on the page.
  mutating func leavePage(_ dismiss: DismissAction) {
    self.dismiss = dismiss
    isPresented = true
    navigation = nil
    linkedColumn = nil
    columnBarItem = nil
    selectsLinkValues = false
    rowWasChosen = nil
    outerSearch = nil
  }
}
