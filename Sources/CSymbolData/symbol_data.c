// Written by Scripts/embed-symbols.
#include "symbol_data.h"

#include <stdlib.h>
#include <string.h>

// Clang knows #embed in every version of C, and warns in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbol_0[] = {
#embed "../../Assets/Symbols/airplane.svg"
};
static const unsigned char symbol_1[] = {
#embed "../../Assets/Symbols/alarm.svg"
};
static const unsigned char symbol_2[] = {
#embed "../../Assets/Symbols/arrow.2.circlepath.svg"
};
static const unsigned char symbol_3[] = {
#embed "../../Assets/Symbols/arrow.backward.svg"
};
static const unsigned char symbol_4[] = {
#embed "../../Assets/Symbols/arrow.clockwise.svg"
};
static const unsigned char symbol_5[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.svg"
};
static const unsigned char symbol_6[] = {
#embed "../../Assets/Symbols/arrow.down.svg"
};
static const unsigned char symbol_7[] = {
#embed "../../Assets/Symbols/arrow.down.circle.svg"
};
static const unsigned char symbol_8[] = {
#embed "../../Assets/Symbols/arrow.down.circle.fill.svg"
};
static const unsigned char symbol_9[] = {
#embed "../../Assets/Symbols/arrow.down.left.svg"
};
static const unsigned char symbol_10[] = {
#embed "../../Assets/Symbols/arrow.down.right.svg"
};
static const unsigned char symbol_11[] = {
#embed "../../Assets/Symbols/arrow.down.to.line.svg"
};
static const unsigned char symbol_12[] = {
#embed "../../Assets/Symbols/arrow.forward.svg"
};
static const unsigned char symbol_13[] = {
#embed "../../Assets/Symbols/arrow.left.svg"
};
static const unsigned char symbol_14[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.svg"
};
static const unsigned char symbol_15[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.svg"
};
static const unsigned char symbol_16[] = {
#embed "../../Assets/Symbols/arrow.left.circle.svg"
};
static const unsigned char symbol_17[] = {
#embed "../../Assets/Symbols/arrow.left.circle.fill.svg"
};
static const unsigned char symbol_18[] = {
#embed "../../Assets/Symbols/arrow.right.svg"
};
static const unsigned char symbol_19[] = {
#embed "../../Assets/Symbols/arrow.right.arrow.left.svg"
};
static const unsigned char symbol_20[] = {
#embed "../../Assets/Symbols/arrow.right.circle.svg"
};
static const unsigned char symbol_21[] = {
#embed "../../Assets/Symbols/arrow.right.circle.fill.svg"
};
static const unsigned char symbol_22[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.svg"
};
static const unsigned char symbol_23[] = {
#embed "../../Assets/Symbols/arrow.up.svg"
};
static const unsigned char symbol_24[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.svg"
};
static const unsigned char symbol_25[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.svg"
};
static const unsigned char symbol_26[] = {
#embed "../../Assets/Symbols/arrow.up.circle.svg"
};
static const unsigned char symbol_27[] = {
#embed "../../Assets/Symbols/arrow.up.circle.fill.svg"
};
static const unsigned char symbol_28[] = {
#embed "../../Assets/Symbols/arrow.up.left.svg"
};
static const unsigned char symbol_29[] = {
#embed "../../Assets/Symbols/arrow.up.right.svg"
};
static const unsigned char symbol_30[] = {
#embed "../../Assets/Symbols/arrow.up.to.line.svg"
};
static const unsigned char symbol_31[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.svg"
};
static const unsigned char symbol_32[] = {
#embed "../../Assets/Symbols/arrow.uturn.forward.svg"
};
static const unsigned char symbol_33[] = {
#embed "../../Assets/Symbols/backward.fill.svg"
};
static const unsigned char symbol_34[] = {
#embed "../../Assets/Symbols/backward.frame.fill.svg"
};
static const unsigned char symbol_35[] = {
#embed "../../Assets/Symbols/bag.svg"
};
static const unsigned char symbol_36[] = {
#embed "../../Assets/Symbols/battery.100.svg"
};
static const unsigned char symbol_37[] = {
#embed "../../Assets/Symbols/bell.svg"
};
static const unsigned char symbol_38[] = {
#embed "../../Assets/Symbols/bell.fill.svg"
};
static const unsigned char symbol_39[] = {
#embed "../../Assets/Symbols/bell.slash.svg"
};
static const unsigned char symbol_40[] = {
#embed "../../Assets/Symbols/bicycle.svg"
};
static const unsigned char symbol_41[] = {
#embed "../../Assets/Symbols/bold.svg"
};
static const unsigned char symbol_42[] = {
#embed "../../Assets/Symbols/bolt.svg"
};
static const unsigned char symbol_43[] = {
#embed "../../Assets/Symbols/bolt.fill.svg"
};
static const unsigned char symbol_44[] = {
#embed "../../Assets/Symbols/book.svg"
};
static const unsigned char symbol_45[] = {
#embed "../../Assets/Symbols/book.fill.svg"
};
static const unsigned char symbol_46[] = {
#embed "../../Assets/Symbols/bookmark.svg"
};
static const unsigned char symbol_47[] = {
#embed "../../Assets/Symbols/bookmark.fill.svg"
};
static const unsigned char symbol_48[] = {
#embed "../../Assets/Symbols/bubble.left.svg"
};
static const unsigned char symbol_49[] = {
#embed "../../Assets/Symbols/bubble.left.fill.svg"
};
static const unsigned char symbol_50[] = {
#embed "../../Assets/Symbols/calendar.svg"
};
static const unsigned char symbol_51[] = {
#embed "../../Assets/Symbols/camera.svg"
};
static const unsigned char symbol_52[] = {
#embed "../../Assets/Symbols/camera.fill.svg"
};
static const unsigned char symbol_53[] = {
#embed "../../Assets/Symbols/capsule.svg"
};
static const unsigned char symbol_54[] = {
#embed "../../Assets/Symbols/capsule.fill.svg"
};
static const unsigned char symbol_55[] = {
#embed "../../Assets/Symbols/car.svg"
};
static const unsigned char symbol_56[] = {
#embed "../../Assets/Symbols/cart.svg"
};
static const unsigned char symbol_57[] = {
#embed "../../Assets/Symbols/cart.fill.svg"
};
static const unsigned char symbol_58[] = {
#embed "../../Assets/Symbols/chart.bar.svg"
};
static const unsigned char symbol_59[] = {
#embed "../../Assets/Symbols/chart.bar.fill.svg"
};
static const unsigned char symbol_60[] = {
#embed "../../Assets/Symbols/chart.line.uptrend.xyaxis.svg"
};
static const unsigned char symbol_61[] = {
#embed "../../Assets/Symbols/checkmark.svg"
};
static const unsigned char symbol_62[] = {
#embed "../../Assets/Symbols/checkmark.circle.svg"
};
static const unsigned char symbol_63[] = {
#embed "../../Assets/Symbols/checkmark.circle.fill.svg"
};
static const unsigned char symbol_64[] = {
#embed "../../Assets/Symbols/checkmark.square.svg"
};
static const unsigned char symbol_65[] = {
#embed "../../Assets/Symbols/checkmark.square.fill.svg"
};
static const unsigned char symbol_66[] = {
#embed "../../Assets/Symbols/chevron.backward.svg"
};
static const unsigned char symbol_67[] = {
#embed "../../Assets/Symbols/chevron.compact.down.svg"
};
static const unsigned char symbol_68[] = {
#embed "../../Assets/Symbols/chevron.down.svg"
};
static const unsigned char symbol_69[] = {
#embed "../../Assets/Symbols/chevron.down.circle.svg"
};
static const unsigned char symbol_70[] = {
#embed "../../Assets/Symbols/chevron.down.circle.fill.svg"
};
static const unsigned char symbol_71[] = {
#embed "../../Assets/Symbols/chevron.forward.svg"
};
static const unsigned char symbol_72[] = {
#embed "../../Assets/Symbols/chevron.left.svg"
};
static const unsigned char symbol_73[] = {
#embed "../../Assets/Symbols/chevron.left.circle.svg"
};
static const unsigned char symbol_74[] = {
#embed "../../Assets/Symbols/chevron.left.circle.fill.svg"
};
static const unsigned char symbol_75[] = {
#embed "../../Assets/Symbols/chevron.left.forwardslash.chevron.right.svg"
};
static const unsigned char symbol_76[] = {
#embed "../../Assets/Symbols/chevron.right.svg"
};
static const unsigned char symbol_77[] = {
#embed "../../Assets/Symbols/chevron.right.circle.svg"
};
static const unsigned char symbol_78[] = {
#embed "../../Assets/Symbols/chevron.right.circle.fill.svg"
};
static const unsigned char symbol_79[] = {
#embed "../../Assets/Symbols/chevron.up.svg"
};
static const unsigned char symbol_80[] = {
#embed "../../Assets/Symbols/chevron.up.chevron.down.svg"
};
static const unsigned char symbol_81[] = {
#embed "../../Assets/Symbols/chevron.up.circle.svg"
};
static const unsigned char symbol_82[] = {
#embed "../../Assets/Symbols/chevron.up.circle.fill.svg"
};
static const unsigned char symbol_83[] = {
#embed "../../Assets/Symbols/circle.svg"
};
static const unsigned char symbol_84[] = {
#embed "../../Assets/Symbols/circle.fill.svg"
};
static const unsigned char symbol_85[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.svg"
};
static const unsigned char symbol_86[] = {
#embed "../../Assets/Symbols/circle.lefthalf.filled.svg"
};
static const unsigned char symbol_87[] = {
#embed "../../Assets/Symbols/clock.svg"
};
static const unsigned char symbol_88[] = {
#embed "../../Assets/Symbols/clock.fill.svg"
};
static const unsigned char symbol_89[] = {
#embed "../../Assets/Symbols/cloud.svg"
};
static const unsigned char symbol_90[] = {
#embed "../../Assets/Symbols/cloud.fill.svg"
};
static const unsigned char symbol_91[] = {
#embed "../../Assets/Symbols/cloud.rain.svg"
};
static const unsigned char symbol_92[] = {
#embed "../../Assets/Symbols/cloud.sun.svg"
};
static const unsigned char symbol_93[] = {
#embed "../../Assets/Symbols/computermouse.svg"
};
static const unsigned char symbol_94[] = {
#embed "../../Assets/Symbols/creditcard.svg"
};
static const unsigned char symbol_95[] = {
#embed "../../Assets/Symbols/crop.svg"
};
static const unsigned char symbol_96[] = {
#embed "../../Assets/Symbols/crown.svg"
};
static const unsigned char symbol_97[] = {
#embed "../../Assets/Symbols/crown.fill.svg"
};
static const unsigned char symbol_98[] = {
#embed "../../Assets/Symbols/cube.svg"
};
static const unsigned char symbol_99[] = {
#embed "../../Assets/Symbols/cup.and.saucer.svg"
};
static const unsigned char symbol_100[] = {
#embed "../../Assets/Symbols/cursorarrow.svg"
};
static const unsigned char symbol_101[] = {
#embed "../../Assets/Symbols/desktopcomputer.svg"
};
static const unsigned char symbol_102[] = {
#embed "../../Assets/Symbols/diamond.svg"
};
static const unsigned char symbol_103[] = {
#embed "../../Assets/Symbols/diamond.fill.svg"
};
static const unsigned char symbol_104[] = {
#embed "../../Assets/Symbols/doc.svg"
};
static const unsigned char symbol_105[] = {
#embed "../../Assets/Symbols/doc.fill.svg"
};
static const unsigned char symbol_106[] = {
#embed "../../Assets/Symbols/doc.on.clipboard.svg"
};
static const unsigned char symbol_107[] = {
#embed "../../Assets/Symbols/doc.on.doc.svg"
};
static const unsigned char symbol_108[] = {
#embed "../../Assets/Symbols/doc.text.svg"
};
static const unsigned char symbol_109[] = {
#embed "../../Assets/Symbols/drop.svg"
};
static const unsigned char symbol_110[] = {
#embed "../../Assets/Symbols/drop.fill.svg"
};
static const unsigned char symbol_111[] = {
#embed "../../Assets/Symbols/ellipsis.svg"
};
static const unsigned char symbol_112[] = {
#embed "../../Assets/Symbols/ellipsis.circle.svg"
};
static const unsigned char symbol_113[] = {
#embed "../../Assets/Symbols/ellipsis.circle.fill.svg"
};
static const unsigned char symbol_114[] = {
#embed "../../Assets/Symbols/envelope.svg"
};
static const unsigned char symbol_115[] = {
#embed "../../Assets/Symbols/envelope.fill.svg"
};
static const unsigned char symbol_116[] = {
#embed "../../Assets/Symbols/exclamationmark.svg"
};
static const unsigned char symbol_117[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.svg"
};
static const unsigned char symbol_118[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.fill.svg"
};
static const unsigned char symbol_119[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.svg"
};
static const unsigned char symbol_120[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.fill.svg"
};
static const unsigned char symbol_121[] = {
#embed "../../Assets/Symbols/eye.svg"
};
static const unsigned char symbol_122[] = {
#embed "../../Assets/Symbols/eye.fill.svg"
};
static const unsigned char symbol_123[] = {
#embed "../../Assets/Symbols/eye.slash.svg"
};
static const unsigned char symbol_124[] = {
#embed "../../Assets/Symbols/flag.svg"
};
static const unsigned char symbol_125[] = {
#embed "../../Assets/Symbols/flag.fill.svg"
};
static const unsigned char symbol_126[] = {
#embed "../../Assets/Symbols/flame.svg"
};
static const unsigned char symbol_127[] = {
#embed "../../Assets/Symbols/flame.fill.svg"
};
static const unsigned char symbol_128[] = {
#embed "../../Assets/Symbols/folder.svg"
};
static const unsigned char symbol_129[] = {
#embed "../../Assets/Symbols/folder.badge.plus.svg"
};
static const unsigned char symbol_130[] = {
#embed "../../Assets/Symbols/folder.fill.svg"
};
static const unsigned char symbol_131[] = {
#embed "../../Assets/Symbols/forward.fill.svg"
};
static const unsigned char symbol_132[] = {
#embed "../../Assets/Symbols/forward.frame.fill.svg"
};
static const unsigned char symbol_133[] = {
#embed "../../Assets/Symbols/gear.svg"
};
static const unsigned char symbol_134[] = {
#embed "../../Assets/Symbols/gearshape.svg"
};
static const unsigned char symbol_135[] = {
#embed "../../Assets/Symbols/gearshape.fill.svg"
};
static const unsigned char symbol_136[] = {
#embed "../../Assets/Symbols/gift.svg"
};
static const unsigned char symbol_137[] = {
#embed "../../Assets/Symbols/globe.svg"
};
static const unsigned char symbol_138[] = {
#embed "../../Assets/Symbols/hand.draw.svg"
};
static const unsigned char symbol_139[] = {
#embed "../../Assets/Symbols/hand.raised.svg"
};
static const unsigned char symbol_140[] = {
#embed "../../Assets/Symbols/hand.tap.svg"
};
static const unsigned char symbol_141[] = {
#embed "../../Assets/Symbols/hand.thumbsup.svg"
};
static const unsigned char symbol_142[] = {
#embed "../../Assets/Symbols/hand.thumbsup.fill.svg"
};
static const unsigned char symbol_143[] = {
#embed "../../Assets/Symbols/heart.svg"
};
static const unsigned char symbol_144[] = {
#embed "../../Assets/Symbols/heart.fill.svg"
};
static const unsigned char symbol_145[] = {
#embed "../../Assets/Symbols/hourglass.svg"
};
static const unsigned char symbol_146[] = {
#embed "../../Assets/Symbols/house.svg"
};
static const unsigned char symbol_147[] = {
#embed "../../Assets/Symbols/house.fill.svg"
};
static const unsigned char symbol_148[] = {
#embed "../../Assets/Symbols/info.svg"
};
static const unsigned char symbol_149[] = {
#embed "../../Assets/Symbols/info.circle.svg"
};
static const unsigned char symbol_150[] = {
#embed "../../Assets/Symbols/info.circle.fill.svg"
};
static const unsigned char symbol_151[] = {
#embed "../../Assets/Symbols/iphone.svg"
};
static const unsigned char symbol_152[] = {
#embed "../../Assets/Symbols/italic.svg"
};
static const unsigned char symbol_153[] = {
#embed "../../Assets/Symbols/keyboard.svg"
};
static const unsigned char symbol_154[] = {
#embed "../../Assets/Symbols/laptopcomputer.svg"
};
static const unsigned char symbol_155[] = {
#embed "../../Assets/Symbols/leaf.svg"
};
static const unsigned char symbol_156[] = {
#embed "../../Assets/Symbols/leaf.fill.svg"
};
static const unsigned char symbol_157[] = {
#embed "../../Assets/Symbols/lightbulb.svg"
};
static const unsigned char symbol_158[] = {
#embed "../../Assets/Symbols/lightbulb.fill.svg"
};
static const unsigned char symbol_159[] = {
#embed "../../Assets/Symbols/line.3.horizontal.svg"
};
static const unsigned char symbol_160[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.svg"
};
static const unsigned char symbol_161[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.svg"
};
static const unsigned char symbol_162[] = {
#embed "../../Assets/Symbols/link.svg"
};
static const unsigned char symbol_163[] = {
#embed "../../Assets/Symbols/list.bullet.svg"
};
static const unsigned char symbol_164[] = {
#embed "../../Assets/Symbols/list.clipboard.svg"
};
static const unsigned char symbol_165[] = {
#embed "../../Assets/Symbols/list.dash.svg"
};
static const unsigned char symbol_166[] = {
#embed "../../Assets/Symbols/list.number.svg"
};
static const unsigned char symbol_167[] = {
#embed "../../Assets/Symbols/location.svg"
};
static const unsigned char symbol_168[] = {
#embed "../../Assets/Symbols/location.fill.svg"
};
static const unsigned char symbol_169[] = {
#embed "../../Assets/Symbols/lock.svg"
};
static const unsigned char symbol_170[] = {
#embed "../../Assets/Symbols/lock.fill.svg"
};
static const unsigned char symbol_171[] = {
#embed "../../Assets/Symbols/lock.open.svg"
};
static const unsigned char symbol_172[] = {
#embed "../../Assets/Symbols/lock.open.fill.svg"
};
static const unsigned char symbol_173[] = {
#embed "../../Assets/Symbols/magnifyingglass.svg"
};
static const unsigned char symbol_174[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.svg"
};
static const unsigned char symbol_175[] = {
#embed "../../Assets/Symbols/map.svg"
};
static const unsigned char symbol_176[] = {
#embed "../../Assets/Symbols/mappin.svg"
};
static const unsigned char symbol_177[] = {
#embed "../../Assets/Symbols/message.svg"
};
static const unsigned char symbol_178[] = {
#embed "../../Assets/Symbols/message.fill.svg"
};
static const unsigned char symbol_179[] = {
#embed "../../Assets/Symbols/mic.svg"
};
static const unsigned char symbol_180[] = {
#embed "../../Assets/Symbols/mic.fill.svg"
};
static const unsigned char symbol_181[] = {
#embed "../../Assets/Symbols/minus.svg"
};
static const unsigned char symbol_182[] = {
#embed "../../Assets/Symbols/minus.circle.svg"
};
static const unsigned char symbol_183[] = {
#embed "../../Assets/Symbols/minus.circle.fill.svg"
};
static const unsigned char symbol_184[] = {
#embed "../../Assets/Symbols/minus.magnifyingglass.svg"
};
static const unsigned char symbol_185[] = {
#embed "../../Assets/Symbols/minus.square.svg"
};
static const unsigned char symbol_186[] = {
#embed "../../Assets/Symbols/minus.square.fill.svg"
};
static const unsigned char symbol_187[] = {
#embed "../../Assets/Symbols/moon.svg"
};
static const unsigned char symbol_188[] = {
#embed "../../Assets/Symbols/moon.fill.svg"
};
static const unsigned char symbol_189[] = {
#embed "../../Assets/Symbols/moon.stars.svg"
};
static const unsigned char symbol_190[] = {
#embed "../../Assets/Symbols/multiply.svg"
};
static const unsigned char symbol_191[] = {
#embed "../../Assets/Symbols/music.note.svg"
};
static const unsigned char symbol_192[] = {
#embed "../../Assets/Symbols/network.svg"
};
static const unsigned char symbol_193[] = {
#embed "../../Assets/Symbols/newspaper.svg"
};
static const unsigned char symbol_194[] = {
#embed "../../Assets/Symbols/paintbrush.svg"
};
static const unsigned char symbol_195[] = {
#embed "../../Assets/Symbols/paintpalette.svg"
};
static const unsigned char symbol_196[] = {
#embed "../../Assets/Symbols/paperclip.svg"
};
static const unsigned char symbol_197[] = {
#embed "../../Assets/Symbols/paperplane.svg"
};
static const unsigned char symbol_198[] = {
#embed "../../Assets/Symbols/paperplane.fill.svg"
};
static const unsigned char symbol_199[] = {
#embed "../../Assets/Symbols/pause.svg"
};
static const unsigned char symbol_200[] = {
#embed "../../Assets/Symbols/pause.circle.svg"
};
static const unsigned char symbol_201[] = {
#embed "../../Assets/Symbols/pause.circle.fill.svg"
};
static const unsigned char symbol_202[] = {
#embed "../../Assets/Symbols/pause.fill.svg"
};
static const unsigned char symbol_203[] = {
#embed "../../Assets/Symbols/pencil.svg"
};
static const unsigned char symbol_204[] = {
#embed "../../Assets/Symbols/person.svg"
};
static const unsigned char symbol_205[] = {
#embed "../../Assets/Symbols/person.2.svg"
};
static const unsigned char symbol_206[] = {
#embed "../../Assets/Symbols/person.2.fill.svg"
};
static const unsigned char symbol_207[] = {
#embed "../../Assets/Symbols/person.circle.svg"
};
static const unsigned char symbol_208[] = {
#embed "../../Assets/Symbols/person.circle.fill.svg"
};
static const unsigned char symbol_209[] = {
#embed "../../Assets/Symbols/person.crop.circle.svg"
};
static const unsigned char symbol_210[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.svg"
};
static const unsigned char symbol_211[] = {
#embed "../../Assets/Symbols/person.fill.svg"
};
static const unsigned char symbol_212[] = {
#embed "../../Assets/Symbols/phone.svg"
};
static const unsigned char symbol_213[] = {
#embed "../../Assets/Symbols/phone.fill.svg"
};
static const unsigned char symbol_214[] = {
#embed "../../Assets/Symbols/photo.svg"
};
static const unsigned char symbol_215[] = {
#embed "../../Assets/Symbols/photo.fill.svg"
};
static const unsigned char symbol_216[] = {
#embed "../../Assets/Symbols/pin.svg"
};
static const unsigned char symbol_217[] = {
#embed "../../Assets/Symbols/pin.fill.svg"
};
static const unsigned char symbol_218[] = {
#embed "../../Assets/Symbols/play.svg"
};
static const unsigned char symbol_219[] = {
#embed "../../Assets/Symbols/play.circle.svg"
};
static const unsigned char symbol_220[] = {
#embed "../../Assets/Symbols/play.circle.fill.svg"
};
static const unsigned char symbol_221[] = {
#embed "../../Assets/Symbols/play.fill.svg"
};
static const unsigned char symbol_222[] = {
#embed "../../Assets/Symbols/plus.svg"
};
static const unsigned char symbol_223[] = {
#embed "../../Assets/Symbols/plus.circle.svg"
};
static const unsigned char symbol_224[] = {
#embed "../../Assets/Symbols/plus.circle.fill.svg"
};
static const unsigned char symbol_225[] = {
#embed "../../Assets/Symbols/plus.magnifyingglass.svg"
};
static const unsigned char symbol_226[] = {
#embed "../../Assets/Symbols/plus.square.svg"
};
static const unsigned char symbol_227[] = {
#embed "../../Assets/Symbols/plus.square.fill.svg"
};
static const unsigned char symbol_228[] = {
#embed "../../Assets/Symbols/power.svg"
};
static const unsigned char symbol_229[] = {
#embed "../../Assets/Symbols/printer.svg"
};
static const unsigned char symbol_230[] = {
#embed "../../Assets/Symbols/questionmark.svg"
};
static const unsigned char symbol_231[] = {
#embed "../../Assets/Symbols/questionmark.circle.svg"
};
static const unsigned char symbol_232[] = {
#embed "../../Assets/Symbols/questionmark.square.dashed.svg"
};
static const unsigned char symbol_233[] = {
#embed "../../Assets/Symbols/record.circle.svg"
};
static const unsigned char symbol_234[] = {
#embed "../../Assets/Symbols/rectangle.svg"
};
static const unsigned char symbol_235[] = {
#embed "../../Assets/Symbols/rectangle.fill.svg"
};
static const unsigned char symbol_236[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.svg"
};
static const unsigned char symbol_237[] = {
#embed "../../Assets/Symbols/rosette.svg"
};
static const unsigned char symbol_238[] = {
#embed "../../Assets/Symbols/scissors.svg"
};
static const unsigned char symbol_239[] = {
#embed "../../Assets/Symbols/shippingbox.svg"
};
static const unsigned char symbol_240[] = {
#embed "../../Assets/Symbols/sidebar.left.svg"
};
static const unsigned char symbol_241[] = {
#embed "../../Assets/Symbols/slider.horizontal.3.svg"
};
static const unsigned char symbol_242[] = {
#embed "../../Assets/Symbols/snowflake.svg"
};
static const unsigned char symbol_243[] = {
#embed "../../Assets/Symbols/sparkles.svg"
};
static const unsigned char symbol_244[] = {
#embed "../../Assets/Symbols/speaker.slash.svg"
};
static const unsigned char symbol_245[] = {
#embed "../../Assets/Symbols/speaker.wave.2.svg"
};
static const unsigned char symbol_246[] = {
#embed "../../Assets/Symbols/speaker.wave.2.fill.svg"
};
static const unsigned char symbol_247[] = {
#embed "../../Assets/Symbols/square.svg"
};
static const unsigned char symbol_248[] = {
#embed "../../Assets/Symbols/square.and.arrow.down.svg"
};
static const unsigned char symbol_249[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.svg"
};
static const unsigned char symbol_250[] = {
#embed "../../Assets/Symbols/square.and.pencil.svg"
};
static const unsigned char symbol_251[] = {
#embed "../../Assets/Symbols/square.dashed.svg"
};
static const unsigned char symbol_252[] = {
#embed "../../Assets/Symbols/square.fill.svg"
};
static const unsigned char symbol_253[] = {
#embed "../../Assets/Symbols/square.grid.2x2.svg"
};
static const unsigned char symbol_254[] = {
#embed "../../Assets/Symbols/square.grid.2x2.fill.svg"
};
static const unsigned char symbol_255[] = {
#embed "../../Assets/Symbols/square.grid.3x3.svg"
};
static const unsigned char symbol_256[] = {
#embed "../../Assets/Symbols/square.grid.3x3.fill.svg"
};
static const unsigned char symbol_257[] = {
#embed "../../Assets/Symbols/square.on.square.svg"
};
static const unsigned char symbol_258[] = {
#embed "../../Assets/Symbols/square.stack.svg"
};
static const unsigned char symbol_259[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.svg"
};
static const unsigned char symbol_260[] = {
#embed "../../Assets/Symbols/star.svg"
};
static const unsigned char symbol_261[] = {
#embed "../../Assets/Symbols/star.fill.svg"
};
static const unsigned char symbol_262[] = {
#embed "../../Assets/Symbols/star.leadinghalf.filled.svg"
};
static const unsigned char symbol_263[] = {
#embed "../../Assets/Symbols/stop.svg"
};
static const unsigned char symbol_264[] = {
#embed "../../Assets/Symbols/stop.fill.svg"
};
static const unsigned char symbol_265[] = {
#embed "../../Assets/Symbols/stopwatch.svg"
};
static const unsigned char symbol_266[] = {
#embed "../../Assets/Symbols/sun.max.svg"
};
static const unsigned char symbol_267[] = {
#embed "../../Assets/Symbols/sun.max.fill.svg"
};
static const unsigned char symbol_268[] = {
#embed "../../Assets/Symbols/sun.min.svg"
};
static const unsigned char symbol_269[] = {
#embed "../../Assets/Symbols/tag.svg"
};
static const unsigned char symbol_270[] = {
#embed "../../Assets/Symbols/tag.fill.svg"
};
static const unsigned char symbol_271[] = {
#embed "../../Assets/Symbols/terminal.svg"
};
static const unsigned char symbol_272[] = {
#embed "../../Assets/Symbols/text.justify.svg"
};
static const unsigned char symbol_273[] = {
#embed "../../Assets/Symbols/textformat.svg"
};
static const unsigned char symbol_274[] = {
#embed "../../Assets/Symbols/textformat.size.svg"
};
static const unsigned char symbol_275[] = {
#embed "../../Assets/Symbols/timer.svg"
};
static const unsigned char symbol_276[] = {
#embed "../../Assets/Symbols/trash.svg"
};
static const unsigned char symbol_277[] = {
#embed "../../Assets/Symbols/trash.fill.svg"
};
static const unsigned char symbol_278[] = {
#embed "../../Assets/Symbols/tray.svg"
};
static const unsigned char symbol_279[] = {
#embed "../../Assets/Symbols/tray.and.arrow.down.svg"
};
static const unsigned char symbol_280[] = {
#embed "../../Assets/Symbols/triangle.svg"
};
static const unsigned char symbol_281[] = {
#embed "../../Assets/Symbols/triangle.fill.svg"
};
static const unsigned char symbol_282[] = {
#embed "../../Assets/Symbols/trophy.svg"
};
static const unsigned char symbol_283[] = {
#embed "../../Assets/Symbols/wand.and.stars.svg"
};
static const unsigned char symbol_284[] = {
#embed "../../Assets/Symbols/wifi.svg"
};
static const unsigned char symbol_285[] = {
#embed "../../Assets/Symbols/wind.svg"
};
static const unsigned char symbol_286[] = {
#embed "../../Assets/Symbols/xmark.svg"
};
static const unsigned char symbol_287[] = {
#embed "../../Assets/Symbols/xmark.circle.svg"
};
static const unsigned char symbol_288[] = {
#embed "../../Assets/Symbols/xmark.circle.fill.svg"
};
static const unsigned char symbol_289[] = {
#embed "../../Assets/Symbols/xmark.square.svg"
};
static const unsigned char symbol_290[] = {
#embed "../../Assets/Symbols/xmark.square.fill.svg"
};

static const struct symbol_data symbols[] = {
  {"airplane", symbol_0, sizeof symbol_0},
  {"alarm", symbol_1, sizeof symbol_1},
  {"arrow.2.circlepath", symbol_2, sizeof symbol_2},
  {"arrow.backward", symbol_3, sizeof symbol_3},
  {"arrow.clockwise", symbol_4, sizeof symbol_4},
  {"arrow.counterclockwise", symbol_5, sizeof symbol_5},
  {"arrow.down", symbol_6, sizeof symbol_6},
  {"arrow.down.circle", symbol_7, sizeof symbol_7},
  {"arrow.down.circle.fill", symbol_8, sizeof symbol_8},
  {"arrow.down.left", symbol_9, sizeof symbol_9},
  {"arrow.down.right", symbol_10, sizeof symbol_10},
  {"arrow.down.to.line", symbol_11, sizeof symbol_11},
  {"arrow.forward", symbol_12, sizeof symbol_12},
  {"arrow.left", symbol_13, sizeof symbol_13},
  {"arrow.left.and.right", symbol_14, sizeof symbol_14},
  {"arrow.left.arrow.right", symbol_15, sizeof symbol_15},
  {"arrow.left.circle", symbol_16, sizeof symbol_16},
  {"arrow.left.circle.fill", symbol_17, sizeof symbol_17},
  {"arrow.right", symbol_18, sizeof symbol_18},
  {"arrow.right.arrow.left", symbol_19, sizeof symbol_19},
  {"arrow.right.circle", symbol_20, sizeof symbol_20},
  {"arrow.right.circle.fill", symbol_21, sizeof symbol_21},
  {"arrow.triangle.2.circlepath", symbol_22, sizeof symbol_22},
  {"arrow.up", symbol_23, sizeof symbol_23},
  {"arrow.up.and.down", symbol_24, sizeof symbol_24},
  {"arrow.up.arrow.down", symbol_25, sizeof symbol_25},
  {"arrow.up.circle", symbol_26, sizeof symbol_26},
  {"arrow.up.circle.fill", symbol_27, sizeof symbol_27},
  {"arrow.up.left", symbol_28, sizeof symbol_28},
  {"arrow.up.right", symbol_29, sizeof symbol_29},
  {"arrow.up.to.line", symbol_30, sizeof symbol_30},
  {"arrow.uturn.backward", symbol_31, sizeof symbol_31},
  {"arrow.uturn.forward", symbol_32, sizeof symbol_32},
  {"backward.fill", symbol_33, sizeof symbol_33},
  {"backward.frame.fill", symbol_34, sizeof symbol_34},
  {"bag", symbol_35, sizeof symbol_35},
  {"battery.100", symbol_36, sizeof symbol_36},
  {"bell", symbol_37, sizeof symbol_37},
  {"bell.fill", symbol_38, sizeof symbol_38},
  {"bell.slash", symbol_39, sizeof symbol_39},
  {"bicycle", symbol_40, sizeof symbol_40},
  {"bold", symbol_41, sizeof symbol_41},
  {"bolt", symbol_42, sizeof symbol_42},
  {"bolt.fill", symbol_43, sizeof symbol_43},
  {"book", symbol_44, sizeof symbol_44},
  {"book.fill", symbol_45, sizeof symbol_45},
  {"bookmark", symbol_46, sizeof symbol_46},
  {"bookmark.fill", symbol_47, sizeof symbol_47},
  {"bubble.left", symbol_48, sizeof symbol_48},
  {"bubble.left.fill", symbol_49, sizeof symbol_49},
  {"calendar", symbol_50, sizeof symbol_50},
  {"camera", symbol_51, sizeof symbol_51},
  {"camera.fill", symbol_52, sizeof symbol_52},
  {"capsule", symbol_53, sizeof symbol_53},
  {"capsule.fill", symbol_54, sizeof symbol_54},
  {"car", symbol_55, sizeof symbol_55},
  {"cart", symbol_56, sizeof symbol_56},
  {"cart.fill", symbol_57, sizeof symbol_57},
  {"chart.bar", symbol_58, sizeof symbol_58},
  {"chart.bar.fill", symbol_59, sizeof symbol_59},
  {"chart.line.uptrend.xyaxis", symbol_60, sizeof symbol_60},
  {"checkmark", symbol_61, sizeof symbol_61},
  {"checkmark.circle", symbol_62, sizeof symbol_62},
  {"checkmark.circle.fill", symbol_63, sizeof symbol_63},
  {"checkmark.square", symbol_64, sizeof symbol_64},
  {"checkmark.square.fill", symbol_65, sizeof symbol_65},
  {"chevron.backward", symbol_66, sizeof symbol_66},
  {"chevron.compact.down", symbol_67, sizeof symbol_67},
  {"chevron.down", symbol_68, sizeof symbol_68},
  {"chevron.down.circle", symbol_69, sizeof symbol_69},
  {"chevron.down.circle.fill", symbol_70, sizeof symbol_70},
  {"chevron.forward", symbol_71, sizeof symbol_71},
  {"chevron.left", symbol_72, sizeof symbol_72},
  {"chevron.left.circle", symbol_73, sizeof symbol_73},
  {"chevron.left.circle.fill", symbol_74, sizeof symbol_74},
  {"chevron.left.forwardslash.chevron.right", symbol_75, sizeof symbol_75},
  {"chevron.right", symbol_76, sizeof symbol_76},
  {"chevron.right.circle", symbol_77, sizeof symbol_77},
  {"chevron.right.circle.fill", symbol_78, sizeof symbol_78},
  {"chevron.up", symbol_79, sizeof symbol_79},
  {"chevron.up.chevron.down", symbol_80, sizeof symbol_80},
  {"chevron.up.circle", symbol_81, sizeof symbol_81},
  {"chevron.up.circle.fill", symbol_82, sizeof symbol_82},
  {"circle", symbol_83, sizeof symbol_83},
  {"circle.fill", symbol_84, sizeof symbol_84},
  {"circle.grid.3x3", symbol_85, sizeof symbol_85},
  {"circle.lefthalf.filled", symbol_86, sizeof symbol_86},
  {"clock", symbol_87, sizeof symbol_87},
  {"clock.fill", symbol_88, sizeof symbol_88},
  {"cloud", symbol_89, sizeof symbol_89},
  {"cloud.fill", symbol_90, sizeof symbol_90},
  {"cloud.rain", symbol_91, sizeof symbol_91},
  {"cloud.sun", symbol_92, sizeof symbol_92},
  {"computermouse", symbol_93, sizeof symbol_93},
  {"creditcard", symbol_94, sizeof symbol_94},
  {"crop", symbol_95, sizeof symbol_95},
  {"crown", symbol_96, sizeof symbol_96},
  {"crown.fill", symbol_97, sizeof symbol_97},
  {"cube", symbol_98, sizeof symbol_98},
  {"cup.and.saucer", symbol_99, sizeof symbol_99},
  {"cursorarrow", symbol_100, sizeof symbol_100},
  {"desktopcomputer", symbol_101, sizeof symbol_101},
  {"diamond", symbol_102, sizeof symbol_102},
  {"diamond.fill", symbol_103, sizeof symbol_103},
  {"doc", symbol_104, sizeof symbol_104},
  {"doc.fill", symbol_105, sizeof symbol_105},
  {"doc.on.clipboard", symbol_106, sizeof symbol_106},
  {"doc.on.doc", symbol_107, sizeof symbol_107},
  {"doc.text", symbol_108, sizeof symbol_108},
  {"drop", symbol_109, sizeof symbol_109},
  {"drop.fill", symbol_110, sizeof symbol_110},
  {"ellipsis", symbol_111, sizeof symbol_111},
  {"ellipsis.circle", symbol_112, sizeof symbol_112},
  {"ellipsis.circle.fill", symbol_113, sizeof symbol_113},
  {"envelope", symbol_114, sizeof symbol_114},
  {"envelope.fill", symbol_115, sizeof symbol_115},
  {"exclamationmark", symbol_116, sizeof symbol_116},
  {"exclamationmark.circle", symbol_117, sizeof symbol_117},
  {"exclamationmark.circle.fill", symbol_118, sizeof symbol_118},
  {"exclamationmark.triangle", symbol_119, sizeof symbol_119},
  {"exclamationmark.triangle.fill", symbol_120, sizeof symbol_120},
  {"eye", symbol_121, sizeof symbol_121},
  {"eye.fill", symbol_122, sizeof symbol_122},
  {"eye.slash", symbol_123, sizeof symbol_123},
  {"flag", symbol_124, sizeof symbol_124},
  {"flag.fill", symbol_125, sizeof symbol_125},
  {"flame", symbol_126, sizeof symbol_126},
  {"flame.fill", symbol_127, sizeof symbol_127},
  {"folder", symbol_128, sizeof symbol_128},
  {"folder.badge.plus", symbol_129, sizeof symbol_129},
  {"folder.fill", symbol_130, sizeof symbol_130},
  {"forward.fill", symbol_131, sizeof symbol_131},
  {"forward.frame.fill", symbol_132, sizeof symbol_132},
  {"gear", symbol_133, sizeof symbol_133},
  {"gearshape", symbol_134, sizeof symbol_134},
  {"gearshape.fill", symbol_135, sizeof symbol_135},
  {"gift", symbol_136, sizeof symbol_136},
  {"globe", symbol_137, sizeof symbol_137},
  {"hand.draw", symbol_138, sizeof symbol_138},
  {"hand.raised", symbol_139, sizeof symbol_139},
  {"hand.tap", symbol_140, sizeof symbol_140},
  {"hand.thumbsup", symbol_141, sizeof symbol_141},
  {"hand.thumbsup.fill", symbol_142, sizeof symbol_142},
  {"heart", symbol_143, sizeof symbol_143},
  {"heart.fill", symbol_144, sizeof symbol_144},
  {"hourglass", symbol_145, sizeof symbol_145},
  {"house", symbol_146, sizeof symbol_146},
  {"house.fill", symbol_147, sizeof symbol_147},
  {"info", symbol_148, sizeof symbol_148},
  {"info.circle", symbol_149, sizeof symbol_149},
  {"info.circle.fill", symbol_150, sizeof symbol_150},
  {"iphone", symbol_151, sizeof symbol_151},
  {"italic", symbol_152, sizeof symbol_152},
  {"keyboard", symbol_153, sizeof symbol_153},
  {"laptopcomputer", symbol_154, sizeof symbol_154},
  {"leaf", symbol_155, sizeof symbol_155},
  {"leaf.fill", symbol_156, sizeof symbol_156},
  {"lightbulb", symbol_157, sizeof symbol_157},
  {"lightbulb.fill", symbol_158, sizeof symbol_158},
  {"line.3.horizontal", symbol_159, sizeof symbol_159},
  {"line.3.horizontal.decrease", symbol_160, sizeof symbol_160},
  {"line.3.horizontal.decrease.circle", symbol_161, sizeof symbol_161},
  {"link", symbol_162, sizeof symbol_162},
  {"list.bullet", symbol_163, sizeof symbol_163},
  {"list.clipboard", symbol_164, sizeof symbol_164},
  {"list.dash", symbol_165, sizeof symbol_165},
  {"list.number", symbol_166, sizeof symbol_166},
  {"location", symbol_167, sizeof symbol_167},
  {"location.fill", symbol_168, sizeof symbol_168},
  {"lock", symbol_169, sizeof symbol_169},
  {"lock.fill", symbol_170, sizeof symbol_170},
  {"lock.open", symbol_171, sizeof symbol_171},
  {"lock.open.fill", symbol_172, sizeof symbol_172},
  {"magnifyingglass", symbol_173, sizeof symbol_173},
  {"magnifyingglass.circle", symbol_174, sizeof symbol_174},
  {"map", symbol_175, sizeof symbol_175},
  {"mappin", symbol_176, sizeof symbol_176},
  {"message", symbol_177, sizeof symbol_177},
  {"message.fill", symbol_178, sizeof symbol_178},
  {"mic", symbol_179, sizeof symbol_179},
  {"mic.fill", symbol_180, sizeof symbol_180},
  {"minus", symbol_181, sizeof symbol_181},
  {"minus.circle", symbol_182, sizeof symbol_182},
  {"minus.circle.fill", symbol_183, sizeof symbol_183},
  {"minus.magnifyingglass", symbol_184, sizeof symbol_184},
  {"minus.square", symbol_185, sizeof symbol_185},
  {"minus.square.fill", symbol_186, sizeof symbol_186},
  {"moon", symbol_187, sizeof symbol_187},
  {"moon.fill", symbol_188, sizeof symbol_188},
  {"moon.stars", symbol_189, sizeof symbol_189},
  {"multiply", symbol_190, sizeof symbol_190},
  {"music.note", symbol_191, sizeof symbol_191},
  {"network", symbol_192, sizeof symbol_192},
  {"newspaper", symbol_193, sizeof symbol_193},
  {"paintbrush", symbol_194, sizeof symbol_194},
  {"paintpalette", symbol_195, sizeof symbol_195},
  {"paperclip", symbol_196, sizeof symbol_196},
  {"paperplane", symbol_197, sizeof symbol_197},
  {"paperplane.fill", symbol_198, sizeof symbol_198},
  {"pause", symbol_199, sizeof symbol_199},
  {"pause.circle", symbol_200, sizeof symbol_200},
  {"pause.circle.fill", symbol_201, sizeof symbol_201},
  {"pause.fill", symbol_202, sizeof symbol_202},
  {"pencil", symbol_203, sizeof symbol_203},
  {"person", symbol_204, sizeof symbol_204},
  {"person.2", symbol_205, sizeof symbol_205},
  {"person.2.fill", symbol_206, sizeof symbol_206},
  {"person.circle", symbol_207, sizeof symbol_207},
  {"person.circle.fill", symbol_208, sizeof symbol_208},
  {"person.crop.circle", symbol_209, sizeof symbol_209},
  {"person.crop.circle.fill", symbol_210, sizeof symbol_210},
  {"person.fill", symbol_211, sizeof symbol_211},
  {"phone", symbol_212, sizeof symbol_212},
  {"phone.fill", symbol_213, sizeof symbol_213},
  {"photo", symbol_214, sizeof symbol_214},
  {"photo.fill", symbol_215, sizeof symbol_215},
  {"pin", symbol_216, sizeof symbol_216},
  {"pin.fill", symbol_217, sizeof symbol_217},
  {"play", symbol_218, sizeof symbol_218},
  {"play.circle", symbol_219, sizeof symbol_219},
  {"play.circle.fill", symbol_220, sizeof symbol_220},
  {"play.fill", symbol_221, sizeof symbol_221},
  {"plus", symbol_222, sizeof symbol_222},
  {"plus.circle", symbol_223, sizeof symbol_223},
  {"plus.circle.fill", symbol_224, sizeof symbol_224},
  {"plus.magnifyingglass", symbol_225, sizeof symbol_225},
  {"plus.square", symbol_226, sizeof symbol_226},
  {"plus.square.fill", symbol_227, sizeof symbol_227},
  {"power", symbol_228, sizeof symbol_228},
  {"printer", symbol_229, sizeof symbol_229},
  {"questionmark", symbol_230, sizeof symbol_230},
  {"questionmark.circle", symbol_231, sizeof symbol_231},
  {"questionmark.square.dashed", symbol_232, sizeof symbol_232},
  {"record.circle", symbol_233, sizeof symbol_233},
  {"rectangle", symbol_234, sizeof symbol_234},
  {"rectangle.fill", symbol_235, sizeof symbol_235},
  {"rectangle.grid.1x2", symbol_236, sizeof symbol_236},
  {"rosette", symbol_237, sizeof symbol_237},
  {"scissors", symbol_238, sizeof symbol_238},
  {"shippingbox", symbol_239, sizeof symbol_239},
  {"sidebar.left", symbol_240, sizeof symbol_240},
  {"slider.horizontal.3", symbol_241, sizeof symbol_241},
  {"snowflake", symbol_242, sizeof symbol_242},
  {"sparkles", symbol_243, sizeof symbol_243},
  {"speaker.slash", symbol_244, sizeof symbol_244},
  {"speaker.wave.2", symbol_245, sizeof symbol_245},
  {"speaker.wave.2.fill", symbol_246, sizeof symbol_246},
  {"square", symbol_247, sizeof symbol_247},
  {"square.and.arrow.down", symbol_248, sizeof symbol_248},
  {"square.and.arrow.up", symbol_249, sizeof symbol_249},
  {"square.and.pencil", symbol_250, sizeof symbol_250},
  {"square.dashed", symbol_251, sizeof symbol_251},
  {"square.fill", symbol_252, sizeof symbol_252},
  {"square.grid.2x2", symbol_253, sizeof symbol_253},
  {"square.grid.2x2.fill", symbol_254, sizeof symbol_254},
  {"square.grid.3x3", symbol_255, sizeof symbol_255},
  {"square.grid.3x3.fill", symbol_256, sizeof symbol_256},
  {"square.on.square", symbol_257, sizeof symbol_257},
  {"square.stack", symbol_258, sizeof symbol_258},
  {"square.stack.3d.up", symbol_259, sizeof symbol_259},
  {"star", symbol_260, sizeof symbol_260},
  {"star.fill", symbol_261, sizeof symbol_261},
  {"star.leadinghalf.filled", symbol_262, sizeof symbol_262},
  {"stop", symbol_263, sizeof symbol_263},
  {"stop.fill", symbol_264, sizeof symbol_264},
  {"stopwatch", symbol_265, sizeof symbol_265},
  {"sun.max", symbol_266, sizeof symbol_266},
  {"sun.max.fill", symbol_267, sizeof symbol_267},
  {"sun.min", symbol_268, sizeof symbol_268},
  {"tag", symbol_269, sizeof symbol_269},
  {"tag.fill", symbol_270, sizeof symbol_270},
  {"terminal", symbol_271, sizeof symbol_271},
  {"text.justify", symbol_272, sizeof symbol_272},
  {"textformat", symbol_273, sizeof symbol_273},
  {"textformat.size", symbol_274, sizeof symbol_274},
  {"timer", symbol_275, sizeof symbol_275},
  {"trash", symbol_276, sizeof symbol_276},
  {"trash.fill", symbol_277, sizeof symbol_277},
  {"tray", symbol_278, sizeof symbol_278},
  {"tray.and.arrow.down", symbol_279, sizeof symbol_279},
  {"triangle", symbol_280, sizeof symbol_280},
  {"triangle.fill", symbol_281, sizeof symbol_281},
  {"trophy", symbol_282, sizeof symbol_282},
  {"wand.and.stars", symbol_283, sizeof symbol_283},
  {"wifi", symbol_284, sizeof symbol_284},
  {"wind", symbol_285, sizeof symbol_285},
  {"xmark", symbol_286, sizeof symbol_286},
  {"xmark.circle", symbol_287, sizeof symbol_287},
  {"xmark.circle.fill", symbol_288, sizeof symbol_288},
  {"xmark.square", symbol_289, sizeof symbol_289},
  {"xmark.square.fill", symbol_290, sizeof symbol_290},
};

static int compare(const void *name, const void *symbol) {
  return strcmp(name, ((const struct symbol_data *)symbol)->name);
}

const struct symbol_data *symbol_data_find(const char *name) {
  return bsearch(name, symbols, sizeof symbols / sizeof *symbols, sizeof *symbols, compare);
}

size_t symbol_data_count(void) { return sizeof symbols / sizeof *symbols; }
