import Files
import Foundation
import ScrollUI

/// Shows a dialog for files, and reports a dialog that was left without a choice: the dialog of the desktop by `EnvironmentValues.fileChooser`, or
/// a `FileDialog` as a sheet where the desktop has none.
struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let task: FileDialog.Task
  let choose: ([URL]) -> Void
  let cancelled: () -> Void
  @Environment(\.fileDialogSettings) private var settings
  @Environment(\.fileChooser) private var chooser
  @Environment(\.stringTable) private var table
  @State private var hasChosen = false
  @State private var desktop = DesktopDialog()
  /// The number of the last answer of the desktop. Answers are handled by the closures of the present view.
  @State private var answers = 0
  /// True if the desktop has no dialog for this presentation.
  @State private var isOwn = false

  init(
    isPresented: Binding<Bool>, task: FileDialog.Task, choose: @escaping ([URL]) -> Void,
    cancelled: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.task = task
    self.choose = choose
    self.cancelled = cancelled
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: isSheetPresented, onDismiss: didDismiss) {
      FileDialog(task: task, settings: settings) { urls in
        hasChosen = true
        choose(urls)
      }
      .presentationSizing(.fitted)
    }
    .onChange(of: isPresented.wrappedValue) { _, isPresented in
      if isPresented { ask() } else { leave() }
    }
    .onChange(of: answers) { take() }
    .onAppear { if isPresented.wrappedValue { ask() } }
    .onDisappear { desktop.close() }
  }

  private var isSheetPresented: Binding<Bool> {
    let isSheet = chooser?.object == nil || isOwn
    return Binding(get: { isPresented.wrappedValue && isSheet }, set: { isPresented.wrappedValue = $0 })
  }

  private func didDismiss() {
    if !hasChosen { cancelled() }
    hasChosen = false
  }

  // MARK: The dialog of the desktop

  private func ask() {
    guard let chooser = chooser?.object, !isOwn, !desktop.isOpen else { return }
    guard let request = FileRequest(task, settings, in: table) else { return isOwn = true }
    desktop.open(request, by: chooser) { answers += 1 }
  }

  private func take() {
    switch desktop.takeAnswer() {
    case .chosen(let urls):
      isPresented.wrappedValue = false
      choose(urls)
    case .cancelled:
      isPresented.wrappedValue = false
      cancelled()
    case .unavailable: isOwn = isPresented.wrappedValue
    case nil: return
    }
  }

  /// Called when the dialog is not presented any more: after its end, or since the program dismisses it.
  private func leave() {
    isOwn = false
    if desktop.isOpen {
      desktop.close()
      cancelled()
    }
  }
}

/// A dialog of the desktop and its answer.
@MainActor private final class DesktopDialog {
  private var dialog: (any OpenFileDialog)?
  private var answer: FileAnswer?
  private(set) var isOpen = false

  func open(_ request: FileRequest, by chooser: any FileChooser, answered: @escaping @MainActor () -> Void) {
    isOpen = true
    let dialog = chooser.open(request) { [weak self] answer in
      self?.answer = answer
      answered()
    }
    if answer == nil { self.dialog = dialog }
  }

  /// The answer of a dialog that has ended, once; nil without one.
  func takeAnswer() -> FileAnswer? {
    guard isOpen, let answer else { return nil }
    (isOpen, dialog, self.answer) = (false, nil, nil)
    return answer
  }

  func close() {
    dialog?.close()
    (isOpen, dialog, answer) = (false, nil, nil)
  }
}
