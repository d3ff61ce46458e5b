# Shared by the scripts in this directory; sourced, not run.
# shellcheck shell=bash

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/.build/logs

# Exit status of scrolldemo and of these scripts if the machine lacks a display, a library, a font or a file.
readonly environment_failed=3

# The needs of building and running the demo: "Debian package | test that succeeds when it is there".
# Tests look for the thing, not for the package, so a machine without apt that has SDL is as good.
# shellcheck disable=SC2034 # used by the scripts that source this file
readonly demo_needs=(
  "pkg-config|command -v pkg-config"
  "libsdl2-dev|pkg-config --exists sdl2"
  "libharfbuzz-dev|pkg-config --exists harfbuzz freetype2"
  "libsdl2-image-dev|pkg-config --exists SDL2_image"
  "libsdl2-ttf-dev|pkg-config --exists SDL2_ttf"
  "libfontconfig-dev|pkg-config --exists fontconfig"
  "libdbus-1-3|has_library libdbus-1.so.3"
  "libdecor-0-plugin-1-cairo|has_decorations"
  "fonts-inter|has_font 'Inter*'"
  "fonts-droid-fallback|has_font 'DroidSansFallback*'"
  "fonts-dejavu-core|has_font 'DejaVuSans.ttf'"
  "fonts-noto-core|has_font 'NotoSansDevanagari-*'"
  "fonts-nanum|has_font 'NanumGothic*'"
  "fonts-noto-color-emoji|has_font 'NotoColorEmoji*'"
)

# The further needs of the tests that open a real window.
# shellcheck disable=SC2034
readonly test_needs=(
  "unicode-data|test -f /usr/share/unicode/BidiCharacterTest.txt"
  "libharfbuzz-bin|command -v hb-shape"
  "libpoppler-glib8|has_library libpoppler-glib.so.8"
  "xvfb|command -v Xvfb"
  "xserver-xorg-core|test -e /usr/lib/xorg/modules/input/inputtest_drv.so"
  "xserver-xorg-video-dummy|test -e /usr/lib/xorg/modules/drivers/dummy_drv.so"
  "xdotool|command -v xdotool"
  "x11-utils|command -v xwininfo"
  "imagemagick|command -v import"
  "xclip|command -v xclip"
  "x11-xserver-utils|command -v xmodmap"
  "weston|command -v weston"
  "wl-clipboard|command -v wl-copy"
  "libwayland-dev|pkg-config --exists wayland-server"
  "libwayland-bin|command -v wayland-scanner"
  "wayland-protocols|pkg-config --atleast-version=1.31 wayland-protocols"
  "libgl1|has_library libGL.so.1"
  "libgl1-mesa-dri|has_mesa"
  "valgrind|command -v valgrind"
  "dbus-daemon|command -v dbus-daemon"
  "at-spi2-core|test -x /usr/libexec/at-spi-bus-launcher"
  "python3-pyatspi|test -d /usr/lib/python3/dist-packages/pyatspi"
  "python3-xlib|test -d /usr/lib/python3/dist-packages/Xlib"
  "python3-gi|test -d /usr/lib/python3/dist-packages/gi"
  "gir1.2-gtk-3.0|has_gtk"
  "gir1.2-vte-2.91|has_vte"
)

say() {
  printf '%s\n' "$*" >&2
}

stop() {
  say "$*"
  exit "$environment_failed"
}

# Succeeds if a font file of that name is installed, for all users or for the present user.
has_font() {
  local directories=() directory
  for directory in /usr/share/fonts /usr/local/share/fonts "${XDG_DATA_HOME:-${HOME:-/root}/.local/share}/fonts"; do
    if [[ -d $directory ]]; then directories+=("$directory"); fi
  done
  [[ ${#directories[@]} -gt 0 ]] && [[ -n $(find -L "${directories[@]}" -name "$1" -print -quit 2>/dev/null) ]]
}

# Succeeds if the dynamic linker finds a library of that name.
has_library() { [[ $(PATH=$PATH:/sbin:/usr/sbin ldconfig -p) == *"$1"* ]]; }

# Succeeds if libdecor has a plugin that draws title bars and borders, where the compositor leaves that to its clients.
has_decorations() {
  compgen -G '/usr/lib*/libdecor/plugins-1/*.so' || compgen -G '/usr/lib/*/libdecor/plugins-1/*.so'
}

# Succeeds if scripts can use GTK 3.
has_gtk() {
  compgen -G '/usr/lib*/girepository-1.0/Gtk-3.0.typelib' || compgen -G '/usr/lib/*/girepository-1.0/Gtk-3.0.typelib'
}

# Succeeds if scripts can use the terminal of VTE.
has_vte() {
  compgen -G '/usr/lib*/girepository-1.0/Vte-2.91.typelib' || compgen -G '/usr/lib/*/girepository-1.0/Vte-2.91.typelib'
}

# Succeeds if Mesa's drivers are installed, of which llvmpipe emulates OpenGL with the processor.
has_mesa() {
  compgen -G '/usr/lib*/dri/swrast_dri.so' || compgen -G '/usr/lib/*/dri/swrast_dri.so' || compgen -G '/usr/lib/*/libgallium*.so'
}

# Prints the package of each "package|test" argument whose test fails.
missing() {
  local need
  for need in "$@"; do
    if ! eval "${need#*|}" >/dev/null 2>&1; then printf '%s\n' "${need%%|*}"; fi
  done
}

# Runs a command as root: directly, or through sudo.
as_root() {
  if [[ $(id -u) -eq 0 ]]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  else
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  fi
}

# Installs those of the "package|test" arguments that are missing. Touches neither apt nor the network otherwise.
install_missing() {
  local packages log=$logs/apt.log
  mapfile -t packages < <(missing "$@")
  if [[ ${#packages[@]} -eq 0 ]]; then return; fi
  if ! command -v apt-get >/dev/null; then
    stop "Missing: ${packages[*]} (names of Debian packages). There is no apt-get here: install them in this system's own way."
  fi
  if [[ $(id -u) -ne 0 ]] && ! command -v sudo >/dev/null; then
    stop "Missing: ${packages[*]}. As root: apt-get install ${packages[*]}"
  fi
  say "Installing ${packages[*]} ..."
  mkdir -p "$logs"
  # The package lists are fetched only if the present lists do not suffice.
  if ! as_root apt-get install -y --no-install-recommends "${packages[@]}" >"$log" 2>&1 </dev/null; then
    if ! { as_root apt-get update && as_root apt-get install -y --no-install-recommends "${packages[@]}"; } \
      >>"$log" 2>&1 </dev/null; then
      tail -n 20 "$log" >&2
      stop "apt-get could not install: ${packages[*]}"
    fi
  fi
  mapfile -t packages < <(missing "$@")
  if [[ ${#packages[@]} -gt 0 ]]; then stop "Installed, and still not found: ${packages[*]}"; fi
}

# Stops unless there is a Swift toolchain.
require_swift() {
  if ! command -v swift >/dev/null; then
    stop "Missing: Swift 6.3 or later (https://www.swift.org/install/linux), with 'swift' in PATH."
  fi
}

# Stops unless SDL is recent enough. 2.26 brought the pointer's place in wheel events.
require_sdl() {
  if ! pkg-config --atleast-version=2.26 sdl2; then
    stop "SDL $(pkg-config --modversion sdl2) is too old: 2.26 or later is needed (Debian 12, Ubuntu 24.04 or later have it)."
  fi
}

# A duration in seconds as a text: "45 s", "3 min 20 s".
duration() {
  if (($1 < 60)); then printf '%d s' "$1"; else printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); fi
}

# expected_seconds NAME: the time of the last whole build of that name on this machine. Before the first build an estimate: 3 ms for a line of the
# sources, on at most two processors, since the largest modules are compiled in turn. An empty text for a build that follows another build.
expected_seconds() {
  local past=$logs/$1.seconds lines processors
  if [[ -s $past ]]; then
    cat "$past"
  elif [[ $1 == scrolldemo || $1 == checked || ($1 == testing && ! -e $logs/scrolldemo.log) ]]; then
    lines=$(find "$root/Sources" -name '*.swift' -exec cat {} + | wc -l)
    processors=$(nproc)
    printf '%d\n' $((lines * 3 / 1000 / (processors < 2 ? 1 : 2)))
  fi
}

# build_progress NAME TITLE LOG: prints the progress of a build from its log: number of compiled modules, name of the last module, time so far,
# expected time. On a terminal a line that is written again every second, otherwise a new line every 30 seconds.
build_progress() {
  local name=$1 what=$2 log=$3 begin=$SECONDS pause=30 expected compiled last line
  if [[ -t 2 ]]; then pause=1; fi
  expected=$(expected_seconds "$name")
  while sleep "$pause" >/dev/null 2>&1; do
    compiled=$(awk '/^\[[0-9]+\/[0-9]+\] Compiling / && !/plugin/ { print $3 }' "$log" | sort -u | wc -l)
    last=$(awk '/^\[[0-9]+\/[0-9]+\] Compiling / && !/plugin/ { last = $3 } END { print last }' "$log")
    # A build with few changes ends before the first module is done.
    line="$what: $(duration $((SECONDS - begin)))"
    if ((compiled > 0)); then line+="${expected:+ of about $(duration "$expected")}, $compiled modules compiled, the last $last"; fi
    if [[ -t 2 ]]; then printf '\r\033[K%s' "$line" >&2; else say "$line"; fi
  done
}

# build NAME TITLE COMMAND...: runs a build with its output in a log, and prints its progress. After a failure it prints the errors first.
build() {
  local name=$1 what=$2 log watcher begin=$SECONDS status=0
  shift 2
  mkdir -p "$logs"
  log=$logs/$name.log
  : >"$log"
  say "Building $what ..."
  build_progress "$name" "$what" "$log" &
  watcher=$!
  ("$@") >"$log" 2>&1 </dev/null || status=$?
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
  if [[ $status -ne 0 ]]; then
    grep -E -A 12 'error: ' "$log" >&2 || tail -n 40 "$log" >&2
    say "Building $what failed (exit status $status). The whole output: $log"
    exit 1
  fi
  # A build of most modules is one to compare the next with.
  if grep -qE 'Compiling ScrollUI ' "$log" && grep -qE 'Compiling Motion ' "$log"; then printf '%d\n' $((SECONDS - begin)) >"$logs/$name.seconds"; fi
}

# The type of `VStack<TupleView<...>>` is built by calls, as in a generic function, instead of from a string of its name. The runtime checks each
# constraint of a type that it builds from a name, by a search through all conformances of the program: a tenth of the time until the first frame.
readonly direct_metadata=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# The functions that the linker places side by side. Names that a program lacks are ignored.
readonly function_order=$root/Scripts/function-order
readonly icu_reducer=$root/Sources/icureducer/main.swift
readonly unnamed_functions=$root/Scripts/unnamed-functions.ld

# The flags of optimized builds: programs, tests, and packages that depend on this package. Equal flags compile a module once, and tests run the
# code that ships.
# The checks for exclusive access and for the main actor's thread would be an eighth of a frame's instructions; `Scripts/test --checked` has them.
# SwiftPM refuses such flags in the manifest of a package that other packages depend on. LLVM's linker, a part of the toolchain, takes a third of
# the default linker's time, and prints no warning about a function of the C library that Foundation calls. Traces of crashes have the names of
# functions without debug information; a debug build has the lines. Several packages are built in the folder (Scripts/test), so the plan of the
# last build may be that of another package.
readonly build_flags=(
  -c release --scratch-path "$root/.build" -debug-info-format none --disable-build-manifest-caching -Xswiftc -use-ld=lld
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation "${direct_metadata[@]}"
  -Xswiftc -Xfrontend -Xswiftc -function-sections
)

# The folder of the programs that link_program links.
readonly programs=$root/.build/programs

# icu_object ARCHIVE: prints the path of an object with the reduced table of ICU's data (Sources/icureducer); an empty text for an archive in an
# unknown format. The whole table is half of a program.
icu_object() {
  local archive=$1 folder=$root/.build/icu
  mkdir -p "$folder"
  if [[ ! -e $folder/stamp || $archive -nt $folder/stamp || $icu_reducer -nt $folder/stamp ]]; then
    rm -f "$folder/data.o"
    if swiftc -O "$icu_reducer" -o "$folder/icureducer" && "$folder/icureducer" "$archive" "$folder/data.s" >&2; then
      "$(dirname -- "$(readlink -f "$(command -v swiftc)")")/clang" -c "$folder/data.s" -o "$folder/data.o"
      rm -f "$folder/data.s" "$folder/data.s.dat"
    fi
    : >"$folder/stamp"
  fi
  if [[ -e $folder/data.o ]]; then printf '%s\n' "$folder/data.o"; fi
}

# link_program NAME: links the objects of a program of the last build again into $programs, as the program ships. Its Swift runtime is static, which
# halves the time to start, since the dynamic linker loads fewer libraries. A fixed address (no PIE) saves 100,000 relocations, so that the pages
# of tables stay on the disk: 4 MB of memory. The functions that run at the start and while a page scrolls lie side by side
# (Scripts/order-functions, Scripts/unnamed-functions.ld), so that fewer pages of the file are in memory. The program exports no symbols, which
# would be 2 MB of tables. Functions with equal instructions are merged (`--icf`).
# link_program NAME whole: links it with the whole table of ICU's data into $programs/whole, to compare pictures.
link_program() {
  local name=$1 program=$programs/${2:+whole/}$1 built=$root/.build/release/$1 static libraries=() library data=
  static=$(dirname -- "$(dirname -- "$(readlink -f "$(command -v swiftc)")")")/lib/swift_static/linux
  [[ -e $static/libFoundation.a ]] || stop "This Swift has no static libraries ($static); install the whole toolchain."
  if [[ $program -nt $built && $program -nt $function_order && $program -nt $root/Scripts/lib.sh && $program -nt $icu_reducer && $program -nt $unnamed_functions ]]; then
    return
  fi
  mkdir -p "$(dirname -- "$program")"
  if [[ -z ${2:-} ]]; then data=$(icu_object "$static/lib_FoundationICU.a"); fi
  # The objects name the libraries of the dynamic runtime; these have more parts.
  for library in "$static"/lib*.a; do
    library=${library##*/lib}
    libraries+=("-l${library%.a}")
  done
  read -ra flags < <(pkg-config --libs sdl2 SDL2_image SDL2_ttf harfbuzz freetype2 fontconfig)
  # SwiftPM names the entry of a program after its module, so that tests can call its functions.
  swiftc -emit-executable -static-stdlib -use-ld=lld ${data:+"$data"} "@$root/.build/release/$name.product/Objects.LinkFileList" \
    -Xlinker "--defsym=main=${name}_main" -Xlinker -no-pie -Xlinker --no-export-dynamic -Xlinker --gc-sections -Xlinker --icf=all \
    -Xlinker "--symbol-ordering-file=$function_order" -Xlinker --no-warn-symbol-ordering -Xlinker "$unnamed_functions" "${libraries[@]}" "${flags[@]}" -o "$program.new" &&
    mv "$program.new" "$program"
}

# build_program NAME: builds a program and links it.
build_program() {
  build "$1" "$1 (release)" engine_first "--product=$1" "${build_flags[@]}"
  build "link-$1" "$1 (link)" link_program "$1"
}

build_demo() { build_program scrolldemo; }

build_bench() { build_program scrollbench; }

# engine_first OPTION FLAGS...: builds the module Engine, then the target of OPTION (an option of `swift build`). Of the modules that can be built SwiftPM takes
# the last in the order of the alphabet, so Engine, which ScrollUI waits for, and the gallery for ScrollUI, would wait for Raster,
# TextShaping, Feed and some tests, and one processor would build it alone afterwards. This way those are built beside ScrollUI.
engine_first() {
  local what=$1
  shift
  swift build --package-path "$root" "$@" --target Engine && swift build --package-path "$root" "$@" "$what"
}

# Builds the demo without optimization, in the build of the tests: after the edit of a page it is there in seconds.
build_debug_demo() {
  build demo "scrolldemo (debug)" swift build --package-path "$root" --product scrolldemo
}

# Builds all tests, and the programs that they start.
build_testing() {
  build testing "the tests (release)" engine_first --build-tests "${build_flags[@]}"
  build link-scrolldemo "scrolldemo (link)" link_program scrolldemo
  build link-scrollbench "scrollbench (link)" link_program scrollbench
}

# The program of Tests/Compositor.
readonly compositor=$root/.build/compositor/compositor

# compile_compositor: compiles the compositor of the tests, with the protocols that wayland-scanner writes, and the library that they load first.
compile_compositor() {
  local sources=$root/Tests/Compositor folder protocols name path flags
  folder=$(dirname -- "$compositor")
  protocols=$(pkg-config --variable=pkgdatadir wayland-protocols)
  mkdir -p "$folder"
  for path in stable/presentation-time/presentation-time stable/viewporter/viewporter stable/xdg-shell/xdg-shell \
    staging/fractional-scale/fractional-scale-v1 unstable/pointer-gestures/pointer-gestures-unstable-v1 \
    unstable/xdg-decoration/xdg-decoration-unstable-v1 unstable/xdg-foreign/xdg-foreign-unstable-v2; do
    name=${path##*/}
    wayland-scanner server-header "$protocols/$path.xml" "$folder/$name.h" && wayland-scanner private-code "$protocols/$path.xml" "$folder/$name.c" || return
  done
  read -ra flags < <(pkg-config --cflags --libs wayland-server)
  # The compiler of the toolchain: a machine with Swift has it.
  local compile=("$(dirname -- "$(readlink -f "$(command -v swiftc)")")/clang" -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror)
  "${compile[@]}" -I"$folder" "$sources"/*.c "$folder"/*.c "${flags[@]}" -o "$compositor" &&
    "${compile[@]}" -shared -fPIC "$sources"/preload/missing_library.c -o "$folder/missing_library.so"
}

# newer_sdl: prints the path of the library of a newer SDL 2 than that of the distribution, from the package pysdl2-dll of PyPI. Downloads it the first
# time. Fails without pip, and without a network.
newer_sdl() {
  local folder=$root/.build/sdl
  if [[ ! -e $folder/sdl2dll/dll/libSDL2-2.0.so ]]; then
    python3 -m pip download --quiet --no-deps --dest "$folder" pysdl2-dll==2.32.10 >&2 && python3 -m zipfile -e "$folder"/pysdl2_dll-*.whl "$folder" || return
  fi
  printf '%s\n' "$folder/sdl2dll/dll/libSDL2-2.0.so"
}

# Builds the compositor of the tests. A machine without the protocols leaves out the tests that need it.
build_compositor() {
  if pkg-config --exists wayland-server wayland-protocols && command -v wayland-scanner >/dev/null; then
    build compositor "the compositor of the tests" compile_compositor
  fi
}

# Prints the directory of the products of build_testing.
testing_products() {
  printf '%s\n' "$root/.build/release"
}

# Prints the path of the demo of build_demo, or with the argument debug of build_debug_demo.
demo_binary() {
  if [[ ${1:-} == debug ]]; then
    printf '%s/scrolldemo\n' "$(swift build --package-path "$root" --show-bin-path)"
  else
    printf '%s/scrolldemo\n' "$programs"
  fi
}

# start_xvfb [WxH]: starts an X server on a display that is free, for programs that are to draw with the processor; stop_xvfb ends it.
start_xvfb() {
  local pipe display size=${1:-1280x1024}
  pipe=$(mktemp -u)
  mkfifo "$pipe"
  exec 8<>"$pipe"
  rm "$pipe"
  Xvfb -displayfd 8 -screen 0 "${size}x24" >/dev/null 2>&1 &
  xvfb=$!
  read -r -t 300 -u 8 display || stop "Xvfb did not start."
  export DISPLAY=:$display SDL_RENDER_DRIVER=software
  unset WAYLAND_DISPLAY
}

stop_xvfb() {
  if [[ -n ${xvfb:-} ]]; then kill "$xvfb" 2>/dev/null || true; fi
}
