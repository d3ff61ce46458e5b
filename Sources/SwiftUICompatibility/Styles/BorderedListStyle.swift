import ScrollUI

/// The list of AppKit with a border, which has rows from edge to edge.
public typealias BorderedListStyle = PlainListStyle
/// The list of watchOS whose rows leave along an arc.
public typealias CarouselListStyle = DefaultListStyle
/// The list of watchOS whose rows leave along an ellipse.
public typealias EllipticalListStyle = DefaultListStyle
