import ScrollUI

/// The settings that the command line determines for a run. They take precedence over the `GalleryState` of the last run and are not kept
/// for the next run.
package struct GalleryOverrides: Hashable, Sendable {
  package var colorScheme: ColorScheme?
  package var language: GalleryLanguage?
  package var reducesMotion = false

  package init() {}

  /// Returns `state`, that of the last run, with the settings of the command line.
  package func applied(to state: GalleryState) -> GalleryState {
    var state = state
    if let colorScheme { state.settings.theme = colorScheme == .dark ? .dark : .light }
    if let language { state.settings.language = language }
    if reducesMotion { state.settings.reducesMotion = true }
    return state
  }

  /// Returns the state to keep: `state` of this run, with the settings of the command line replaced by those of `last`.
  package func removed(from state: GalleryState, last: GalleryState) -> GalleryState {
    var state = state
    if colorScheme != nil { state.settings.theme = last.settings.theme }
    if language != nil { state.settings.language = last.settings.language }
    if reducesMotion { state.settings.reducesMotion = last.settings.reducesMotion }
    return state
  }
}
