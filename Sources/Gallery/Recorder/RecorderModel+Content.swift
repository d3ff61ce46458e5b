import Feed
import ScrollInstruments
import ScrollScripts
import ScrollUI

extension RecorderModel {
  /// Creates the recorder of a gallery. `feed` returns a new feed for each run.
  convenience init(of gallery: GalleryModel, rows: Int?, feed: @escaping @MainActor () -> any FeedSource) {
    self.init(
      stage: RunRecorder { [unowned gallery] run in
        var start = run.map { GalleryStart($0) } ?? GalleryStart(page: gallery.current.name)
        start.rows = start.rows ?? rows
        let view = GalleryView(
          page: start.page, settings: start.options, rows: start.rows, language: start.language ?? .english,
          feed: feed(),
          state: start.state, freshFeed: feed)
        return HostedContent(
          view: AnyView(view), colorScheme: start.colorScheme ?? .light, reducesMotion: start.reducesMotion)
      })
  }
}
