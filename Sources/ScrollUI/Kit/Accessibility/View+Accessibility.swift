import Engine

nonisolated extension View {
  /// Sets the name that assistive technologies read for the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.label = { label.plainText(in: table) }
    }
  }

  /// Sets the name that assistive technologies read for the view from `labelKey`, a key of the app's string tables.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name that assistive technologies read for the view to a string that is not localized.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Sets the current value that assistive technologies read for the view.
  public func accessibilityValue(_ value: Text) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.value = { value.plainText(in: table) }
    }
  }

  /// Sets the current value that assistive technologies read for the view from `valueKey`, a key of the app's string tables.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the current value that assistive technologies read for the view to a string that is not localized.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets the description of the result of the view's action for assistive technologies.
  public func accessibilityHint(_ hint: Text) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.hint = { hint.plainText(in: table) }
    }
  }

  /// Sets the description of the result of the view's action for assistive technologies from `hintKey`, a key of the app's string tables.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the description of the result of the view's action for assistive technologies to a string that is not localized.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Names the view for tests and assistive technologies: `TestWindow.frame(_:)` of `ScrollUITesting` finds it by `identifier`. The view's
  /// appearance does not change.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { properties, _ in properties.identifier = identifier }
  }

  /// Sets further names by which a person may call the view, the most likely first.
  ///
  /// They are the attribute `input-labels` of AT-SPI, separated by semicolons, for programs that operate windows by speech. Tests find the
  /// element by each of them: `TestWindow.element(_:_:)`.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.inputLabels = { inputLabels.map { $0.plainText(in: table) }.filter { !$0.isEmpty } }
    }
  }

  /// Sets further names by which a person may call the view, as keys of the app's string tables.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets further names by which a person may call the view, as strings that are not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Excludes the view from the inversion of screen colors if `active` is true. Has no effect on Linux: no colors are
  /// inverted.
  public func accessibilityIgnoresSmartInvertColors(_ active: Bool = true) -> some View { self }

  /// Lets the view show enlarged content on a long press. Has no effect on Linux: there is no large content viewer.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
