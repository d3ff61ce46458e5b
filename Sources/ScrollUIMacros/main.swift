// The compiler starts this program to expand the macros of ScrollUI and talks to it over standard input and output.
// A message is its length in eight bytes, the lowest first, and that many bytes of JSON. Written without swift-syntax, which
// is an outside package: what the macros must know of a declaration they find in its text.

var channel = MessageChannel()
while let request = channel.read() {
  channel.write(request.answer())
}
