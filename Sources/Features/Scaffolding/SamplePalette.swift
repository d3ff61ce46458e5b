import ScrollUI

/// The styles of a `SamplePane` and of each `SceneRow`, which the program around them sets.
package struct SamplePalette {
  /// The fill of a `SamplePane`.
  let pane: AnyShapeStyle
  /// The fill of a `SceneRow`.
  let row: AnyShapeStyle
  /// The outline of a `SamplePane` and the lines in it.
  let edge: AnyShapeStyle

  package init(pane: some ShapeStyle, row: some ShapeStyle, edge: some ShapeStyle) {
    self.pane = AnyShapeStyle(pane)
    self.row = AnyShapeStyle(row)
    self.edge = AnyShapeStyle(edge)
  }
}

extension EnvironmentValues {
  /// The styles of panes and rows.
  @Entry package var samplePalette = SamplePalette(
    pane: Color.gray.opacity(0.12), row: BackgroundStyle(), edge: Color.gray.opacity(0.3))
}
