import Engine

nonisolated extension View {
  /// Moves the views in this view together with it.
  ///
  /// A view inserted while this view moves starts at this view's presented position. Without the group it would
  /// appear at its final position.
  public func geometryGroup() -> some View { modifier(NodeValueModifier { GeometryGroupNode() }) }
}
