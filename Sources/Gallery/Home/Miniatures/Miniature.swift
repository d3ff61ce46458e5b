import ScrollUI

/// The miniature of a page in a `HomeTile`: a small scroll view that shows the subject of the page. The raw value is the page's name.
enum Miniature: String, CaseIterable {
  case header, physics, nested, million, gestures
  case feed, refreshable, chat, list, navigation
  case parallax, carousel, transition, fading, drawing
  case backgroundExtension = "extension"
  case observe, readsize, margins, safearea, bars, flash, clip
  case targetlayout, initialanchor, positionid, paging, viewaligned, spaces
  case controls, text, editor

  /// The height of all miniatures, in points.
  static let height: CGFloat = 148

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .header: FeelMiniatures.header
    case .physics: FeelMiniatures.physics
    case .nested: FeelMiniatures.nested
    case .million: FeelMiniatures.million
    case .gestures: FeelMiniatures.gestures
    case .feed: ListMiniatures.feed
    case .refreshable: ListMiniatures.refreshable
    case .chat: ListMiniatures.chat
    case .list: ListMiniatures.list
    case .navigation: ListMiniatures.navigation
    case .parallax: EffectMiniatures.parallax
    case .carousel: EffectMiniatures.carousel
    case .transition: EffectMiniatures.transition
    case .fading: EffectMiniatures.fading
    case .backgroundExtension: EffectMiniatures.backgroundExtension
    case .drawing: EffectMiniatures.drawing
    case .observe: MeasureMiniatures.observe
    case .readsize: MeasureMiniatures.readSize
    case .spaces: MeasureMiniatures.spaces
    case .margins: MarginMiniatures.margins
    case .safearea: MarginMiniatures.safeArea
    case .bars: MarginMiniatures.bars
    case .flash: MarginMiniatures.flash
    case .clip: MarginMiniatures.clip
    case .targetlayout: PositionMiniatures.targetLayout
    case .initialanchor: PositionMiniatures.initialAnchor
    case .positionid: PositionMiniatures.positionID
    case .paging: PositionMiniatures.paging
    case .viewaligned: PositionMiniatures.viewAligned
    case .controls: ControlMiniatures.controls
    case .text: ControlMiniatures.text
    case .editor: ControlMiniatures.editor
    }
  }
}
