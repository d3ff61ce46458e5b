import Features
import ScrollUI

/// The pages of the `ScrollView` API: targets, positions and coordinate spaces.
extension FeaturePages {
  static let targetLayout: GalleryPage = {
    let targets = PageOption.toggle("targets", "Rows are targets", key: "l", isOn: true)
    let threshold = PageOption.number("threshold", "Visible part", 10...100, step: 10, initial: 50, unit: "%")
    return GalleryPage(
      name: "targetlayout", title: "Scroll targets", hint: "Rows that are at least half visible light up.",
      symbol: "checkmark.circle",
      api: ["scrollTargetLayout(isEnabled:)", "onScrollTargetVisibilityChange(idType:threshold:_:)"],
      options: [targets, threshold], minimumHeight: 260, source: "ScrollTargetLayoutDemo.swift",
      chinese: [
        "Visible part": "可见比例",
        "Scroll targets": "滚动目标",
        "Rows that are at least half visible light up.": "至少露出一半的行会亮起。",
      ]
    ) {
      SamplePage {
        FeatureDemos.targetLayout(hasTargets: $0.isOn(targets), threshold: $0.number(threshold) / 100)
      }
    } miniature: {
      PositionMiniatures.targetLayout
    }
  }()

  fileprivate static let open = PageCommand("open", "Open again", key: "o", symbol: "arrow.clockwise")

  static let initialAnchor: GalleryPage = {
    let anchor = PageOption.choice(
      "anchor", "Open at", key: "a", initial: "center",
      ["leading": "Start", "center": "Middle", "trailing": "End"])
    return GalleryPage(
      name: "initialanchor", title: "Initial anchor",
      hint: "Open ten thousand cells at the start, the middle or the end.", symbol: "pin",
      api: ["scrollPosition(initialAnchor:)", "defaultScrollAnchor(_:)"], options: [anchor], commands: [open],
      minimumHeight: 260, source: "ScrollPositionInitialAnchorDemo.swift",
      chinese: [
        "Open again": "重新打开",
        "Open at": "打开于",
        "Start": "开头",
        "Middle": "中间",
        "Initial anchor": "初始锚点",
        "Open ten thousand cells at the start, the middle or the end.": "从开头、中间或末尾打开一万个单元。",
      ]
    ) {
      SamplePage { InitialAnchorSample(name: $0.choice(anchor)) }
    } miniature: {
      PositionMiniatures.initialAnchor
    }
  }()

  fileprivate static let previous = PageCommand("previous", "Previous", key: "p", symbol: "chevron.backward")
  fileprivate static let next = PageCommand("next", "Next", key: "n", symbol: "chevron.forward")

  static let positionID: GalleryPage = {
    let card = PageOption.number("card", "Card", 1...500, step: 1, initial: 1)
    return GalleryPage(
      name: "positionid", title: "Scroll position", hint: "The position is a value: read it, write it.",
      symbol: "location", api: ["scrollPosition(id:anchor:)", "ScrollViewReader"], options: [card],
      commands: [previous, next], minimumHeight: 360, source: "ScrollPositionIDDemo.swift",
      chinese: [
        "Previous": "上一张",
        "Next": "下一张",
        "Card": "卡片",
        "Scroll position": "滚动位置",
        "The position is a value: read it, write it.": "位置是一个值：可以读，也可以写。",
      ]
    ) {
      SamplePage { PositionSample(card: Int($0.number(card))) }
    } miniature: {
      PositionMiniatures.positionID
    }
  }()

  static let paging: GalleryPage = {
    let paging = PageOption.toggle("paging", "Paging", key: "p", isOn: true)
    let rows = PageOption.number("rows", "Pictures per page", 1...4, step: 1, initial: 1)
    return GalleryPage(
      name: "paging", title: "Paging", hint: "One page per flick, however hard.", symbol: "book",
      names: ["page"],
      api: ["scrollTargetBehavior(_:)", "PagingScrollTargetBehavior"], options: [paging, rows], minimumHeight: 240,
      source: "ScrollTargetPagingDemo.swift",
      chinese: [
        "Paging": "分页",
        "Pictures per page": "每页图片数",
        "One page per flick, however hard.": "无论多用力，一次只翻一页。",
      ]
    ) {
      SamplePage { FeatureDemos.paging($0.isOn(paging), rows: Int($0.number(rows))) }
    } miniature: {
      PositionMiniatures.paging
    }
  }()

  static let viewAligned: GalleryPage = {
    let targets = PageOption.toggle("targets", "Snap to rows", key: "l", isOn: true)
    let behavior = PageOption.choice(
      "behavior", "Limit", key: "b",
      ["automatic": "Auto", "always": "Always", "by-one": "By one", "never": "Never", "every-third": "Every third"])
    return GalleryPage(
      name: "viewaligned", title: "View aligned", hint: "A row always comes to rest at the top; none is cut off.",
      symbol: "text.justify", api: ["scrollTargetBehavior(_:)", "ViewAlignedScrollTargetBehavior"],
      options: [targets, behavior], minimumHeight: 260, source: "ScrollTargetBehaviorDemo.swift",
      chinese: [
        "Limit": "限制",
        "Auto": "自动",
        "Always": "总是",
        "By one": "逐个",
        "Never": "从不",
        "Every third": "每三行",
        "Snap to rows": "对齐到行",
        "View aligned": "视图对齐",
        "A row always comes to rest at the top; none is cut off.": "总有一行停在顶端，不会被切断。",
      ]
    ) {
      SamplePage {
        FeatureDemos.targetBehavior(
          hasTargets: $0.isOn(targets), limit: AlignmentLimit(rawValue: $0.choice(behavior)) ?? .automatic)
      }
    } miniature: {
      PositionMiniatures.viewAligned
    }
  }()

  static let spaces: GalleryPage = {
    let margin = PageOption.number("margin", "Content margin", 0...60, step: 5, initial: 30, unit: "pt")
    return GalleryPage(
      name: "spaces", title: "Coordinate spaces", hint: "Measure a cell from the content margin, or from the frame.",
      symbol: "square.dashed", api: ["coordinateSpace(_:)", "NamedCoordinateSpace"], options: [margin],
      minimumHeight: 240, source: "CoordinatorDemo.swift",
      chinese: [
        "Content margin": "内容边距",
        "Coordinate spaces": "坐标空间",
        "Measure a cell from the content margin, or from the frame.": "从内容边距或从边框测量一个单元。",
      ]
    ) {
      SamplePage { FeatureDemos.coordinateSpaces(margin: CGFloat($0.number(margin))) }
    } miniature: {
      MeasureMiniatures.spaces
    }
  }()
}

/// The sample of the initial anchor with the number of times that the command has opened it again.
private struct InitialAnchorSample: View {
  let name: String
  @State private var openings = 0

  private static let anchors: [String: UnitPoint] = ["leading": .leading, "trailing": .trailing]

  var body: some View {
    FeatureDemos.initialAnchor(Self.anchors[name] ?? .center, name: name, openings: openings)
      .onCommand(FeaturePages.open) { openings += 1 }
  }
}

/// The sample of scroll positions with the steps that the commands have made.
private struct PositionSample: View {
  let card: Int
  @State private var steps = 0

  var body: some View {
    FeatureDemos.positionID(card: card, steps: steps)
      .onCommand(FeaturePages.previous) { steps -= 1 }
      .onCommand(FeaturePages.next) { steps += 1 }
  }
}
