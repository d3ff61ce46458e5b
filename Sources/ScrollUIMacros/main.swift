// The compiler starts this program to expand the macros of ScrollUI and communicates with it over standard input and
// output. A message is its length in eight bytes (little-endian) and that number of bytes of JSON. The program does
// not use swift-syntax, which is an external package: the macros take the required facts from the text of the
// declaration.

var channel = MessageChannel()
while let request = channel.read() {
  channel.write(request.answer())
}
