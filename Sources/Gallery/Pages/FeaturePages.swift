import Features
import ScrollUI

/// A page for each feature of `ScrollView`. The samples are in the module `Features`, written as a user of the library
/// would write them.
@MainActor package enum FeaturePages {
  /// The pages of visual effects.
  package static let effects = [parallax, carousel, transition, fading, extended]

  private static let parallax: GalleryPage = {
    let depth = PageOption.number("depth", "Depth", 0...100, step: 10, initial: 60, unit: "pt")
    return GalleryPage(
      name: "parallax", title: "Parallax", hint: "Pictures move more slowly than their frames.", symbol: "photo.fill",
      api: ["visualEffect(_:)", "GeometryProxy"], options: [depth], source: "VisualEffectParallaxDemo.swift",
      chinese: [
        "Depth": "深度",
        "Pictures move more slowly than their frames.": "图片比它的边框移动得慢。",
      ]
    ) {
      SamplePage(fillsHeight: true) { FeatureDemos.parallax(depth: CGFloat($0.number(depth))) }
    } miniature: {
      EffectMiniatures.parallax
    }
  }()

  private static let carousel: GalleryPage = {
    let tilt = PageOption.number("tilt", "Tilt", 0...12, step: 1, initial: 5, unit: "°")
    let shrink = PageOption.number("shrink", "Shrink", 0...30, step: 2, initial: 16, unit: "%")
    return GalleryPage(
      name: "carousel", title: "Carousel", hint: "Flick sideways: a card always comes to rest in the middle.",
      symbol: "square.stack", api: ["visualEffect(_:)", "scrollTargetBehavior(_:)"], options: [tilt, shrink],
      minimumHeight: 320, source: "VisualEffectCarouselDemo.swift",
      chinese: [
        "Tilt": "倾斜",
        "Shrink": "缩小",
        "Carousel": "轮播",
        "Flick sideways: a card always comes to rest in the middle.": "横向轻扫：总有一张卡片停在正中。",
      ]
    ) {
      SamplePage(fillsHeight: true, hasMargins: false) {
        FeatureDemos.carousel(tilt: $0.number(tilt), shrink: CGFloat($0.number(shrink) / 100))
      }
    } miniature: {
      EffectMiniatures.carousel
    }
  }()

  private static let transition: GalleryPage = {
    let configuration = PageOption.choice(
      "configuration", "Configuration", key: "c",
      ["animated": "Animated", "interactive": "Interactive", "centered": "Centered"])
    let scale = PageOption.number("scale", "Scale", 30...100, step: 5, initial: 60, unit: "%")
    let clip = PageOption.toggle("clip", "Draw outside the frame", key: "d")
    return GalleryPage(
      name: "transition", title: "Scroll transitions", hint: "Cells fade and shrink as they enter and leave.",
      symbol: "sparkles", api: ["scrollTransition(_:axis:transition:)"], options: [configuration, scale, clip],
      minimumHeight: 300, source: "ScrollTransitionDemo.swift",
      chinese: [
        "Configuration": "配置",
        "Animated": "动画",
        "Interactive": "跟随滚动",
        "Centered": "居中",
        "Scale": "缩放",
        "Scroll transitions": "滚动转场",
        "Cells fade and shrink as they enter and leave.": "单元进入和离开时淡出并缩小。",
      ]
    ) {
      SamplePage { options in
        FeatureDemos.transition(
          transitions[options.choice(configuration)]?.value ?? .animated,
          name: transitions[options.choice(configuration)]?.code ?? "animated",
          scale: CGFloat(options.number(scale) / 100), opacity: 0.3, clip: options.isOn(clip))
      }
    } miniature: {
      EffectMiniatures.transition
    }
  }()

  /// The configurations of `transition` by the names of the option, with their source.
  private static let transitions: [String: (value: ScrollTransitionConfiguration, code: String)] = [
    "animated": (.animated, "animated"), "interactive": (.interactive, "interactive"),
    "centered": (.interactive.threshold(.centered), "interactive.threshold(.centered)"),
  ]

  private static let fading: GalleryPage = {
    let blur = PageOption.number("blur", "Blur", 0...12, step: 1, initial: 3, unit: "pt")
    let fade = PageOption.number("fade", "Fade", 0...100, step: 10, initial: 80, unit: "%")
    return GalleryPage(
      name: "fading", title: "Fading edges", hint: "Rows blur and fade toward the edges.",
      symbol: "line.3.horizontal.decrease", api: ["visualEffect(_:)", "blur(radius:opaque:)"], options: [blur, fade],
      source: "VisualEffectFadingDemo.swift",
      chinese: [
        "Blur": "模糊",
        "Fading edges": "渐隐边缘",
        "Rows blur and fade toward the edges.": "各行向边缘逐渐模糊、淡出。",
      ]
    ) {
      SamplePage(fillsHeight: true) {
        FeatureDemos.fading(blur: CGFloat($0.number(blur)), fade: $0.number(fade) / 100)
      }
    } miniature: {
      EffectMiniatures.fading
    }
  }()

  private static let extended: GalleryPage = {
    let effect = PageOption.toggle("extended", "Extend the background", key: "x", isOn: true)
    let bar = PageOption.toggle("bar", "Top bar", key: "b", isOn: true)
    return GalleryPage(
      name: "extension", title: "Background extension",
      hint: "The picture continues under the sidebar, mirrored and blurred.", symbol: "photo",
      api: ["backgroundExtensionEffect()"], options: [effect, bar], source: "BackgroundExtensionDemo.swift",
      chinese: [
        "Extend the background": "延伸背景",
        "Top bar": "顶栏",
        "Background extension": "背景延伸",
        "The picture continues under the sidebar, mirrored and blurred.": "图片在侧栏下方以镜像和模糊的方式延续。",
      ]
    ) {
      SamplePage(fillsHeight: true, hasMargins: false) {
        FeatureDemos.backgroundExtension(isExtended: $0.isOn(effect), hasBar: $0.isOn(bar))
      }
    } miniature: {
      EffectMiniatures.backgroundExtension
    }
  }()
}

/// A sample of `Features` with the values of the page's options, in the colors and with the margins of the gallery.
struct SamplePage<Content: View>: View {
  /// True if the sample is as high as the page, without a distance at the top and the bottom.
  var fillsHeight = false
  /// True if the sample has the page's margin at its sides.
  var hasMargins = true
  /// True if rows are in a pane; false if they are on the window.
  var hasPanes = true
  @ViewBuilder let content: (PageOptionValues) -> Content

  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  private var palette: SamplePalette {
    let edge: GalleryColor = .separator
    return hasPanes
      ? SamplePalette(pane: .card, row: .window, edge: edge) : SamplePalette(pane: .card, row: .card, edge: edge)
  }

  var body: some View {
    content(options)
      .padding(.horizontal, hasMargins ? margin : 0)
      .padding(.vertical, fillsHeight ? 0 : 14)
      .clipped()
      .environment(\.samplePalette, palette)
  }
}
