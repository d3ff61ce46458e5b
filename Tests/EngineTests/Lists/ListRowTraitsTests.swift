import Engine
import Geometry
import Graphics
import Testing

@Suite struct ListRowTraitsTests {
  private func traits(_ change: (inout ListRowTraits) -> Void) -> ListRowTraits {
    var traits = ListRowTraits()
    change(&traits)
    return traits
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func aPropertyWithoutASettingIsUnset() {
    let traits = traits { $0[MoveDisabled.self] = true }
    #expect(traits[MoveDisabled.self])
    #expect(!traits[DeleteDisabled.self] && traits[RowInsets.self] == .unset && traits[TopSeparator.self] == .unset)
  }

  @Test func traitsWithEqualSettingsAreEqualInAnyOrder() {
    let first = traits {
      $0[MoveDisabled.self] = true
      $0[TopSeparator.self].color = red
    }
    let second = traits {
      $0[TopSeparator.self].color = red
      $0[MoveDisabled.self] = true
    }
    #expect(first == second)
    #expect(first != traits { $0[TopSeparator.self].color = red })
    let third = traits {
      $0[BottomSeparator.self].color = red
      $0[MoveDisabled.self] = true
    }
    #expect(first != third)
  }

  @Test func aSettingThatReturnsToUnsetIsNoSetting() {
    let traits = traits {
      $0[MoveDisabled.self] = true
      $0[MoveDisabled.self] = false
    }
    #expect(traits == ListRowTraits())
  }

  @Test func aChangeLeavesCopiesAsTheyWere() {
    let former = traits { $0[RowInsets.self].set(.top, 4) }
    var present = former
    present[RowInsets.self].set(.top, 8)
    #expect(former[RowInsets.self].top == 4 && present[RowInsets.self].top == 8)
  }

  @Test func outerSettingsComeFirstAndInnerOnesCompleteThem() {
    let inner = traits {
      $0[RowInsets.self].set([.top, .leading], 4)
      $0[TopSeparator.self] = RowSeparator(isShown: false, color: red)
      $0[MoveDisabled.self] = true
    }
    let outer = traits {
      $0[RowInsets.self].set(.top, 9)
      $0[TopSeparator.self].isShown = true
      $0[SelectionDisabled.self] = true
    }
    let merged = inner.under(outer)
    #expect(merged[RowInsets.self].top == 9 && merged[RowInsets.self].leading == 4)
    #expect(merged[TopSeparator.self] == RowSeparator(isShown: true, color: red))
    #expect(merged[MoveDisabled.self] && merged[SelectionDisabled.self] && !merged[DeleteDisabled.self])
    #expect(inner.under(ListRowTraits()) == inner && ListRowTraits().under(outer) == outer)
  }
}
