import ScrollUI

/// The miniature of a page in a `HomeTile`: a small scroll view that shows the subject of the page. The raw value is the page's name.
enum Miniature: String, CaseIterable {
  case header, physics, nested, million, gestures
  case feed, refreshable, chat, list, swipes, navigation
  case parallax, carousel, transition, fading, drawing
  case backgroundExtension = "extension"
  case observe, readsize, margins, safearea, bars, flash, clip
  case targetlayout, initialanchor, positionid, paging, viewaligned, spaces
  case controls, text, editor

  /// The height of all miniatures, in points.
  static let height: CGFloat = 148

  /// The scroll view of the miniature. Its type is hidden: a condition over all of them is a type with thousands of parts, which the
  /// compiler and the start of the program spend seconds and milliseconds on.
  @MainActor var content: AnyView {
    switch self {
    case .header: AnyView(FeelMiniatures.header)
    case .physics: AnyView(FeelMiniatures.physics)
    case .nested: AnyView(FeelMiniatures.nested)
    case .million: AnyView(FeelMiniatures.million)
    case .gestures: AnyView(FeelMiniatures.gestures)
    case .feed: AnyView(ListMiniatures.feed)
    case .refreshable: AnyView(ListMiniatures.refreshable)
    case .chat: AnyView(ListMiniatures.chat)
    case .list: AnyView(ListMiniatures.list)
    case .swipes: AnyView(ListMiniatures.swipes)
    case .navigation: AnyView(ListMiniatures.navigation)
    case .parallax: AnyView(EffectMiniatures.parallax)
    case .carousel: AnyView(EffectMiniatures.carousel)
    case .transition: AnyView(EffectMiniatures.transition)
    case .fading: AnyView(EffectMiniatures.fading)
    case .backgroundExtension: AnyView(EffectMiniatures.backgroundExtension)
    case .drawing: AnyView(EffectMiniatures.drawing)
    case .observe: AnyView(MeasureMiniatures.observe)
    case .readsize: AnyView(MeasureMiniatures.readSize)
    case .spaces: AnyView(MeasureMiniatures.spaces)
    case .margins: AnyView(MarginMiniatures.margins)
    case .safearea: AnyView(MarginMiniatures.safeArea)
    case .bars: AnyView(MarginMiniatures.bars)
    case .flash: AnyView(MarginMiniatures.flash)
    case .clip: AnyView(MarginMiniatures.clip)
    case .targetlayout: AnyView(PositionMiniatures.targetLayout)
    case .initialanchor: AnyView(PositionMiniatures.initialAnchor)
    case .positionid: AnyView(PositionMiniatures.positionID)
    case .paging: AnyView(PositionMiniatures.paging)
    case .viewaligned: AnyView(PositionMiniatures.viewAligned)
    case .controls: AnyView(ControlMiniatures.controls)
    case .text: AnyView(ControlMiniatures.text)
    case .editor: AnyView(ControlMiniatures.editor)
    }
  }
}
