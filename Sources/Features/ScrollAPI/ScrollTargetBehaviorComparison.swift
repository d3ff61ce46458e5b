import ScrollUI

/// The `ScrollTargetBehavior`s of `ScrollTargetBehaviorDemo`.
package enum AlignmentLimit: String {
  case automatic, always
  case alwaysByOne = "by-one"
  case never
  case everyThird = "every-third"
}

extension AlignmentLimit {
  /// The distance of two rows in points: the height of a `SceneRow` and the spacing of the list.
  static let rowLength = SceneRow.height + 8

  var behavior: AnyScrollTargetBehavior {
    switch self {
    case .automatic: AnyScrollTargetBehavior(.viewAligned)
    case .always: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always))
    case .alwaysByOne: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    case .never: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never))
    case .everyThird: AnyScrollTargetBehavior(EveryThirdRow(rowLength: Self.rowLength))
    }
  }

  /// The `behavior` as source.
  var code: String {
    switch self {
    case .automatic: ".viewAligned"
    case .everyThird: "EveryThirdRow(rowLength: \(Int(Self.rowLength)))"
    default: ".viewAligned(limitBehavior: .\(self == .alwaysByOne ? "alwaysByOne" : rawValue))"
    }
  }
}

/// `ScrollTargetBehaviorDemo` without targets, and as the options say.
struct ScrollTargetBehaviorComparison: View {
  let hasTargets: Bool
  let limit: AlignmentLimit

  var body: some View {
    Comparison {
      SamplePane(title: "Stops anywhere", code: ".scrollTargetLayout(isEnabled: false)") {
        ScrollTargetBehaviorDemo(hasTargets: false)
      }
    } after: {
      SamplePane(
        title: hasTargets ? "Stops at a row" : "Stops anywhere",
        code: hasTargets ? ".scrollTargetBehavior(\(limit.code))" : ".scrollTargetLayout(isEnabled: false)"
      ) {
        ScrollTargetBehaviorDemo(hasTargets: hasTargets, behavior: limit.behavior)
      }
    }
  }
}
