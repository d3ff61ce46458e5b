import ScrollUI

nonisolated extension View {
  /// Adds views at both ends of the page's bar. SwiftUI's older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Adds a view at the leading end of the page's bar. SwiftUI's older form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the page's bar. SwiftUI's older form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
