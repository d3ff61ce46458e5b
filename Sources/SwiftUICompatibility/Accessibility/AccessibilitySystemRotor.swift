import Engine
import ScrollUI

/// A rotor that readers of other systems have by themselves, such as `headings`. Its entries by a program are a rotor with the name of the kind.
public struct AccessibilitySystemRotor: Sendable {
  let label: LocalizedStringKey

  private init(_ label: LocalizedStringKey) { self.label = label }

  /// All links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Links") }
  /// The links that were visited, or were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited links" : "Unvisited links")
  }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Headings") }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor("Headings of level \(Int(level.rawValue))")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold text") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("Italic text") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("Underlined text") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("Misspelled words") }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Images") }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("Text fields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("Lists") }
  /// Landmarks, such as the parts of a page.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmarks") }
}

nonisolated extension View {
  /// Adds a rotor: a list of places in this view through which a person goes with a reader.
  ///
  /// AT-SPI has no rotors. The view has the actions “next: label” and “previous: label”, which go to the next and the previous entry in a
  /// circle, and the names of the entries as an attribute.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    let entries = UncheckedTransfer(entries)
    return semantics { properties, environment in
      let table = environment.stringTable
      properties.rotor = {
        SemanticRotorPlan(label: label.plainText(in: table), entries: entries.value().entries(in: table))
      }
    }
  }

  /// Adds a rotor with a localized name.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor with a name that is not localized.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds the entries of a rotor that readers of other systems have by themselves.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(systemRotor.label), entries: entries)
  }

  // MARK: Entries of a model

  /// Adds a rotor with an entry for each of `entries`, whose views have the same `id` in a `ForEach` or in `id(_:)`.
  ///
  /// - Parameters:
  ///   - rotorLabel: The name of the rotor.
  ///   - entries: The values of the entries.
  ///   - entryLabel: The name of a value.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with a localized name and an entry for each of `entries`.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with a name that is not localized and an entry for each of `entries`.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds an entry for each of `entries` to a rotor that readers of other systems have by themselves.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(systemRotor.label), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each of `entries`.
  ///
  /// - Parameters:
  ///   - rotorLabel: The name of the rotor.
  ///   - entries: The values of the entries.
  ///   - entryID: The identity of a value's view in a `ForEach` or in `id(_:)`.
  ///   - entryLabel: The name of a value.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries.indices, id: \.self) { index in
        AccessibilityRotorEntry(
          Text(verbatim: entries[index][keyPath: entryLabel]), id: entries[index][keyPath: entryID])
      }
    }
  }

  /// Adds a rotor with a localized name and an entry for each of `entries`, identified by the property at `entryID`.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor with a name that is not localized and an entry for each of `entries`, identified by the property at `entryID`.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds an entry for each of `entries`, identified by the property at `entryID`, to a rotor that readers of other systems have by
  /// themselves.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(systemRotor.label), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  // MARK: Parts of a text

  /// Adds a rotor with an entry for each part of this view's text.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - textRanges: The parts of the text, which name the entries.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(label) {
      ForEach(textRanges.indices, id: \.self) { AccessibilityRotorEntry(textRange: textRanges[$0]) }
    }
  }

  /// Adds a rotor with a localized name and an entry for each part of this view's text.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Adds a rotor with a name that is not localized and an entry for each part of this view's text.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Adds an entry for each part of this view's text to a rotor that readers of other systems have by themselves.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(systemRotor.label), textRanges: textRanges)
  }
}
