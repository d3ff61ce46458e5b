import Observation
import ScrollUI

/// The state of the window of previews.
@MainActor @Observable package final class PreviewModel {
  /// The state of the build.
  package enum Status: Equatable, Sendable {
    case built
    case building
    /// The previews are those of the last build without errors.
    case failed([PreviewIssue])
  }

  package let catalog: PreviewCatalog
  package var settings: PreviewSettings
  package var status = Status.built
  /// The errors of the last build, which stay in the window until a build succeeds.
  package private(set) var issues: [PreviewIssue] = []

  package init(catalog: PreviewCatalog, settings: PreviewSettings = PreviewSettings()) {
    self.catalog = catalog
    self.settings = settings
    if !catalog.items.contains(where: { settings.selection.contains($0.id) }) {
      self.settings.selection = Set(catalog.items.prefix(1).map(\.id))
    }
  }

  /// The previews that are shown: those of the selection that exist, or else the first.
  package var shown: [PreviewItem] {
    let selected = catalog.items.filter { settings.selection.contains($0.id) }
    return selected.isEmpty ? Array(catalog.items.prefix(1)) : selected
  }

  /// Takes a message of the plug-in that concerns the window.
  package func take(_ message: PreviewMessage) {
    switch message {
    case .building: status = .building
    case .failed(let log):
      issues = PreviewIssue.issues(in: log)
      status = .failed(issues)
    case .built:
      issues = []
      status = .built
    default: break
    }
  }
}
