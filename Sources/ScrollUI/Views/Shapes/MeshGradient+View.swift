extension MeshGradient: View {
  /// A `Rectangle` filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
