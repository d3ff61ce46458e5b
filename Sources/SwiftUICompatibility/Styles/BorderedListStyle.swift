import ScrollUI

/// The list of AppKit with a border, which has rows from edge to edge.
public typealias BorderedListStyle = PlainListStyle
/// The list style of watchOS with rows that leave along an arc.
public typealias CarouselListStyle = DefaultListStyle
/// The list style of watchOS with rows that leave along an ellipse.
public typealias EllipticalListStyle = DefaultListStyle
