import SwiftUI

// Code in the form of document 003.

struct SizePreferenceKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometryProxy in
        Color.clear
          .preference(key: SizePreferenceKey.self, value: geometryProxy.size)
      }
    )
    .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
  }
}

/// A child with a size that its parent reads.
public struct ChildSizePage: View {
  @State private var isWide = false
  private let report: (CGSize) -> Void

  public init(report: @escaping (CGSize) -> Void) { self.report = report }

  public var body: some View {
    VStack {
      Rectangle()
        .fill(.blue)
        .frame(width: isWide ? 200 : 100, height: 50)
        .readSize { newSize in
          report(newSize)
        }
      Button("Wider") { isWide.toggle() }
        .keyboardShortcut("w", modifiers: [])
    }
  }
}
