// Written by Scripts/embed-symbols.
#include "symbol_data.h"

#include <stdlib.h>
#include <string.h>

// Clang knows #embed in every version of C, and warns in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbol_0[] = {
#embed "../../Assets/Symbols/0.circle.svg"
};
static const unsigned char symbol_1[] = {
#embed "../../Assets/Symbols/0.circle.fill.svg"
};
static const unsigned char symbol_2[] = {
#embed "../../Assets/Symbols/0.square.svg"
};
static const unsigned char symbol_3[] = {
#embed "../../Assets/Symbols/0.square.fill.svg"
};
static const unsigned char symbol_4[] = {
#embed "../../Assets/Symbols/1.circle.svg"
};
static const unsigned char symbol_5[] = {
#embed "../../Assets/Symbols/1.circle.fill.svg"
};
static const unsigned char symbol_6[] = {
#embed "../../Assets/Symbols/1.square.svg"
};
static const unsigned char symbol_7[] = {
#embed "../../Assets/Symbols/1.square.fill.svg"
};
static const unsigned char symbol_8[] = {
#embed "../../Assets/Symbols/10.circle.svg"
};
static const unsigned char symbol_9[] = {
#embed "../../Assets/Symbols/10.circle.fill.svg"
};
static const unsigned char symbol_10[] = {
#embed "../../Assets/Symbols/11.circle.svg"
};
static const unsigned char symbol_11[] = {
#embed "../../Assets/Symbols/11.circle.fill.svg"
};
static const unsigned char symbol_12[] = {
#embed "../../Assets/Symbols/12.circle.svg"
};
static const unsigned char symbol_13[] = {
#embed "../../Assets/Symbols/12.circle.fill.svg"
};
static const unsigned char symbol_14[] = {
#embed "../../Assets/Symbols/13.circle.svg"
};
static const unsigned char symbol_15[] = {
#embed "../../Assets/Symbols/13.circle.fill.svg"
};
static const unsigned char symbol_16[] = {
#embed "../../Assets/Symbols/14.circle.svg"
};
static const unsigned char symbol_17[] = {
#embed "../../Assets/Symbols/14.circle.fill.svg"
};
static const unsigned char symbol_18[] = {
#embed "../../Assets/Symbols/15.circle.svg"
};
static const unsigned char symbol_19[] = {
#embed "../../Assets/Symbols/15.circle.fill.svg"
};
static const unsigned char symbol_20[] = {
#embed "../../Assets/Symbols/16.circle.svg"
};
static const unsigned char symbol_21[] = {
#embed "../../Assets/Symbols/16.circle.fill.svg"
};
static const unsigned char symbol_22[] = {
#embed "../../Assets/Symbols/17.circle.svg"
};
static const unsigned char symbol_23[] = {
#embed "../../Assets/Symbols/17.circle.fill.svg"
};
static const unsigned char symbol_24[] = {
#embed "../../Assets/Symbols/18.circle.svg"
};
static const unsigned char symbol_25[] = {
#embed "../../Assets/Symbols/18.circle.fill.svg"
};
static const unsigned char symbol_26[] = {
#embed "../../Assets/Symbols/19.circle.svg"
};
static const unsigned char symbol_27[] = {
#embed "../../Assets/Symbols/19.circle.fill.svg"
};
static const unsigned char symbol_28[] = {
#embed "../../Assets/Symbols/2.circle.svg"
};
static const unsigned char symbol_29[] = {
#embed "../../Assets/Symbols/2.circle.fill.svg"
};
static const unsigned char symbol_30[] = {
#embed "../../Assets/Symbols/2.square.svg"
};
static const unsigned char symbol_31[] = {
#embed "../../Assets/Symbols/2.square.fill.svg"
};
static const unsigned char symbol_32[] = {
#embed "../../Assets/Symbols/20.circle.svg"
};
static const unsigned char symbol_33[] = {
#embed "../../Assets/Symbols/20.circle.fill.svg"
};
static const unsigned char symbol_34[] = {
#embed "../../Assets/Symbols/21.circle.svg"
};
static const unsigned char symbol_35[] = {
#embed "../../Assets/Symbols/21.circle.fill.svg"
};
static const unsigned char symbol_36[] = {
#embed "../../Assets/Symbols/22.circle.svg"
};
static const unsigned char symbol_37[] = {
#embed "../../Assets/Symbols/22.circle.fill.svg"
};
static const unsigned char symbol_38[] = {
#embed "../../Assets/Symbols/23.circle.svg"
};
static const unsigned char symbol_39[] = {
#embed "../../Assets/Symbols/23.circle.fill.svg"
};
static const unsigned char symbol_40[] = {
#embed "../../Assets/Symbols/24.circle.svg"
};
static const unsigned char symbol_41[] = {
#embed "../../Assets/Symbols/24.circle.fill.svg"
};
static const unsigned char symbol_42[] = {
#embed "../../Assets/Symbols/25.circle.svg"
};
static const unsigned char symbol_43[] = {
#embed "../../Assets/Symbols/25.circle.fill.svg"
};
static const unsigned char symbol_44[] = {
#embed "../../Assets/Symbols/26.circle.svg"
};
static const unsigned char symbol_45[] = {
#embed "../../Assets/Symbols/26.circle.fill.svg"
};
static const unsigned char symbol_46[] = {
#embed "../../Assets/Symbols/27.circle.svg"
};
static const unsigned char symbol_47[] = {
#embed "../../Assets/Symbols/27.circle.fill.svg"
};
static const unsigned char symbol_48[] = {
#embed "../../Assets/Symbols/28.circle.svg"
};
static const unsigned char symbol_49[] = {
#embed "../../Assets/Symbols/28.circle.fill.svg"
};
static const unsigned char symbol_50[] = {
#embed "../../Assets/Symbols/29.circle.svg"
};
static const unsigned char symbol_51[] = {
#embed "../../Assets/Symbols/29.circle.fill.svg"
};
static const unsigned char symbol_52[] = {
#embed "../../Assets/Symbols/3.circle.svg"
};
static const unsigned char symbol_53[] = {
#embed "../../Assets/Symbols/3.circle.fill.svg"
};
static const unsigned char symbol_54[] = {
#embed "../../Assets/Symbols/3.square.svg"
};
static const unsigned char symbol_55[] = {
#embed "../../Assets/Symbols/3.square.fill.svg"
};
static const unsigned char symbol_56[] = {
#embed "../../Assets/Symbols/30.circle.svg"
};
static const unsigned char symbol_57[] = {
#embed "../../Assets/Symbols/30.circle.fill.svg"
};
static const unsigned char symbol_58[] = {
#embed "../../Assets/Symbols/31.circle.svg"
};
static const unsigned char symbol_59[] = {
#embed "../../Assets/Symbols/31.circle.fill.svg"
};
static const unsigned char symbol_60[] = {
#embed "../../Assets/Symbols/4.circle.svg"
};
static const unsigned char symbol_61[] = {
#embed "../../Assets/Symbols/4.circle.fill.svg"
};
static const unsigned char symbol_62[] = {
#embed "../../Assets/Symbols/4.square.svg"
};
static const unsigned char symbol_63[] = {
#embed "../../Assets/Symbols/4.square.fill.svg"
};
static const unsigned char symbol_64[] = {
#embed "../../Assets/Symbols/5.circle.svg"
};
static const unsigned char symbol_65[] = {
#embed "../../Assets/Symbols/5.circle.fill.svg"
};
static const unsigned char symbol_66[] = {
#embed "../../Assets/Symbols/5.square.svg"
};
static const unsigned char symbol_67[] = {
#embed "../../Assets/Symbols/5.square.fill.svg"
};
static const unsigned char symbol_68[] = {
#embed "../../Assets/Symbols/6.circle.svg"
};
static const unsigned char symbol_69[] = {
#embed "../../Assets/Symbols/6.circle.fill.svg"
};
static const unsigned char symbol_70[] = {
#embed "../../Assets/Symbols/6.square.svg"
};
static const unsigned char symbol_71[] = {
#embed "../../Assets/Symbols/6.square.fill.svg"
};
static const unsigned char symbol_72[] = {
#embed "../../Assets/Symbols/7.circle.svg"
};
static const unsigned char symbol_73[] = {
#embed "../../Assets/Symbols/7.circle.fill.svg"
};
static const unsigned char symbol_74[] = {
#embed "../../Assets/Symbols/7.square.svg"
};
static const unsigned char symbol_75[] = {
#embed "../../Assets/Symbols/7.square.fill.svg"
};
static const unsigned char symbol_76[] = {
#embed "../../Assets/Symbols/8.circle.svg"
};
static const unsigned char symbol_77[] = {
#embed "../../Assets/Symbols/8.circle.fill.svg"
};
static const unsigned char symbol_78[] = {
#embed "../../Assets/Symbols/8.square.svg"
};
static const unsigned char symbol_79[] = {
#embed "../../Assets/Symbols/8.square.fill.svg"
};
static const unsigned char symbol_80[] = {
#embed "../../Assets/Symbols/9.circle.svg"
};
static const unsigned char symbol_81[] = {
#embed "../../Assets/Symbols/9.circle.fill.svg"
};
static const unsigned char symbol_82[] = {
#embed "../../Assets/Symbols/9.square.svg"
};
static const unsigned char symbol_83[] = {
#embed "../../Assets/Symbols/9.square.fill.svg"
};
static const unsigned char symbol_84[] = {
#embed "../../Assets/Symbols/a.circle.svg"
};
static const unsigned char symbol_85[] = {
#embed "../../Assets/Symbols/a.circle.fill.svg"
};
static const unsigned char symbol_86[] = {
#embed "../../Assets/Symbols/airplane.svg"
};
static const unsigned char symbol_87[] = {
#embed "../../Assets/Symbols/alarm.svg"
};
static const unsigned char symbol_88[] = {
#embed "../../Assets/Symbols/archivebox.svg"
};
static const unsigned char symbol_89[] = {
#embed "../../Assets/Symbols/arrow.2.circlepath.svg"
};
static const unsigned char symbol_90[] = {
#embed "../../Assets/Symbols/arrow.2.squarepath.svg"
};
static const unsigned char symbol_91[] = {
#embed "../../Assets/Symbols/arrow.backward.svg"
};
static const unsigned char symbol_92[] = {
#embed "../../Assets/Symbols/arrow.clockwise.svg"
};
static const unsigned char symbol_93[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.svg"
};
static const unsigned char symbol_94[] = {
#embed "../../Assets/Symbols/arrow.down.svg"
};
static const unsigned char symbol_95[] = {
#embed "../../Assets/Symbols/arrow.down.circle.svg"
};
static const unsigned char symbol_96[] = {
#embed "../../Assets/Symbols/arrow.down.circle.fill.svg"
};
static const unsigned char symbol_97[] = {
#embed "../../Assets/Symbols/arrow.down.left.svg"
};
static const unsigned char symbol_98[] = {
#embed "../../Assets/Symbols/arrow.down.right.svg"
};
static const unsigned char symbol_99[] = {
#embed "../../Assets/Symbols/arrow.down.right.and.arrow.up.left.svg"
};
static const unsigned char symbol_100[] = {
#embed "../../Assets/Symbols/arrow.down.to.line.svg"
};
static const unsigned char symbol_101[] = {
#embed "../../Assets/Symbols/arrow.forward.svg"
};
static const unsigned char symbol_102[] = {
#embed "../../Assets/Symbols/arrow.left.svg"
};
static const unsigned char symbol_103[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.svg"
};
static const unsigned char symbol_104[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.svg"
};
static const unsigned char symbol_105[] = {
#embed "../../Assets/Symbols/arrow.left.circle.svg"
};
static const unsigned char symbol_106[] = {
#embed "../../Assets/Symbols/arrow.left.circle.fill.svg"
};
static const unsigned char symbol_107[] = {
#embed "../../Assets/Symbols/arrow.right.svg"
};
static const unsigned char symbol_108[] = {
#embed "../../Assets/Symbols/arrow.right.arrow.left.svg"
};
static const unsigned char symbol_109[] = {
#embed "../../Assets/Symbols/arrow.right.circle.svg"
};
static const unsigned char symbol_110[] = {
#embed "../../Assets/Symbols/arrow.right.circle.fill.svg"
};
static const unsigned char symbol_111[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.svg"
};
static const unsigned char symbol_112[] = {
#embed "../../Assets/Symbols/arrow.triangle.branch.svg"
};
static const unsigned char symbol_113[] = {
#embed "../../Assets/Symbols/arrow.turn.down.right.svg"
};
static const unsigned char symbol_114[] = {
#embed "../../Assets/Symbols/arrow.up.svg"
};
static const unsigned char symbol_115[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.svg"
};
static const unsigned char symbol_116[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.svg"
};
static const unsigned char symbol_117[] = {
#embed "../../Assets/Symbols/arrow.up.circle.svg"
};
static const unsigned char symbol_118[] = {
#embed "../../Assets/Symbols/arrow.up.circle.fill.svg"
};
static const unsigned char symbol_119[] = {
#embed "../../Assets/Symbols/arrow.up.left.svg"
};
static const unsigned char symbol_120[] = {
#embed "../../Assets/Symbols/arrow.up.left.and.arrow.down.right.svg"
};
static const unsigned char symbol_121[] = {
#embed "../../Assets/Symbols/arrow.up.right.svg"
};
static const unsigned char symbol_122[] = {
#embed "../../Assets/Symbols/arrow.up.right.square.svg"
};
static const unsigned char symbol_123[] = {
#embed "../../Assets/Symbols/arrow.up.to.line.svg"
};
static const unsigned char symbol_124[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.svg"
};
static const unsigned char symbol_125[] = {
#embed "../../Assets/Symbols/arrow.uturn.forward.svg"
};
static const unsigned char symbol_126[] = {
#embed "../../Assets/Symbols/at.svg"
};
static const unsigned char symbol_127[] = {
#embed "../../Assets/Symbols/at.circle.svg"
};
static const unsigned char symbol_128[] = {
#embed "../../Assets/Symbols/at.circle.fill.svg"
};
static const unsigned char symbol_129[] = {
#embed "../../Assets/Symbols/b.circle.svg"
};
static const unsigned char symbol_130[] = {
#embed "../../Assets/Symbols/b.circle.fill.svg"
};
static const unsigned char symbol_131[] = {
#embed "../../Assets/Symbols/backward.fill.svg"
};
static const unsigned char symbol_132[] = {
#embed "../../Assets/Symbols/backward.frame.fill.svg"
};
static const unsigned char symbol_133[] = {
#embed "../../Assets/Symbols/bag.svg"
};
static const unsigned char symbol_134[] = {
#embed "../../Assets/Symbols/battery.100.svg"
};
static const unsigned char symbol_135[] = {
#embed "../../Assets/Symbols/bed.double.svg"
};
static const unsigned char symbol_136[] = {
#embed "../../Assets/Symbols/bed.double.fill.svg"
};
static const unsigned char symbol_137[] = {
#embed "../../Assets/Symbols/bell.svg"
};
static const unsigned char symbol_138[] = {
#embed "../../Assets/Symbols/bell.badge.svg"
};
static const unsigned char symbol_139[] = {
#embed "../../Assets/Symbols/bell.badge.fill.svg"
};
static const unsigned char symbol_140[] = {
#embed "../../Assets/Symbols/bell.fill.svg"
};
static const unsigned char symbol_141[] = {
#embed "../../Assets/Symbols/bell.slash.svg"
};
static const unsigned char symbol_142[] = {
#embed "../../Assets/Symbols/bicycle.svg"
};
static const unsigned char symbol_143[] = {
#embed "../../Assets/Symbols/bird.svg"
};
static const unsigned char symbol_144[] = {
#embed "../../Assets/Symbols/bird.fill.svg"
};
static const unsigned char symbol_145[] = {
#embed "../../Assets/Symbols/birthday.cake.svg"
};
static const unsigned char symbol_146[] = {
#embed "../../Assets/Symbols/bold.svg"
};
static const unsigned char symbol_147[] = {
#embed "../../Assets/Symbols/bolt.svg"
};
static const unsigned char symbol_148[] = {
#embed "../../Assets/Symbols/bolt.circle.svg"
};
static const unsigned char symbol_149[] = {
#embed "../../Assets/Symbols/bolt.circle.fill.svg"
};
static const unsigned char symbol_150[] = {
#embed "../../Assets/Symbols/bolt.fill.svg"
};
static const unsigned char symbol_151[] = {
#embed "../../Assets/Symbols/book.svg"
};
static const unsigned char symbol_152[] = {
#embed "../../Assets/Symbols/book.fill.svg"
};
static const unsigned char symbol_153[] = {
#embed "../../Assets/Symbols/bookmark.svg"
};
static const unsigned char symbol_154[] = {
#embed "../../Assets/Symbols/bookmark.fill.svg"
};
static const unsigned char symbol_155[] = {
#embed "../../Assets/Symbols/briefcase.svg"
};
static const unsigned char symbol_156[] = {
#embed "../../Assets/Symbols/bubble.left.svg"
};
static const unsigned char symbol_157[] = {
#embed "../../Assets/Symbols/bubble.left.fill.svg"
};
static const unsigned char symbol_158[] = {
#embed "../../Assets/Symbols/bubble.right.svg"
};
static const unsigned char symbol_159[] = {
#embed "../../Assets/Symbols/bubble.right.fill.svg"
};
static const unsigned char symbol_160[] = {
#embed "../../Assets/Symbols/building.2.svg"
};
static const unsigned char symbol_161[] = {
#embed "../../Assets/Symbols/bus.svg"
};
static const unsigned char symbol_162[] = {
#embed "../../Assets/Symbols/c.circle.svg"
};
static const unsigned char symbol_163[] = {
#embed "../../Assets/Symbols/c.circle.fill.svg"
};
static const unsigned char symbol_164[] = {
#embed "../../Assets/Symbols/calendar.svg"
};
static const unsigned char symbol_165[] = {
#embed "../../Assets/Symbols/calendar.badge.plus.svg"
};
static const unsigned char symbol_166[] = {
#embed "../../Assets/Symbols/camera.svg"
};
static const unsigned char symbol_167[] = {
#embed "../../Assets/Symbols/camera.fill.svg"
};
static const unsigned char symbol_168[] = {
#embed "../../Assets/Symbols/capsule.svg"
};
static const unsigned char symbol_169[] = {
#embed "../../Assets/Symbols/capsule.fill.svg"
};
static const unsigned char symbol_170[] = {
#embed "../../Assets/Symbols/car.svg"
};
static const unsigned char symbol_171[] = {
#embed "../../Assets/Symbols/carrot.svg"
};
static const unsigned char symbol_172[] = {
#embed "../../Assets/Symbols/carrot.fill.svg"
};
static const unsigned char symbol_173[] = {
#embed "../../Assets/Symbols/cart.svg"
};
static const unsigned char symbol_174[] = {
#embed "../../Assets/Symbols/cart.fill.svg"
};
static const unsigned char symbol_175[] = {
#embed "../../Assets/Symbols/chart.bar.svg"
};
static const unsigned char symbol_176[] = {
#embed "../../Assets/Symbols/chart.bar.fill.svg"
};
static const unsigned char symbol_177[] = {
#embed "../../Assets/Symbols/chart.line.uptrend.xyaxis.svg"
};
static const unsigned char symbol_178[] = {
#embed "../../Assets/Symbols/chart.pie.svg"
};
static const unsigned char symbol_179[] = {
#embed "../../Assets/Symbols/checkmark.svg"
};
static const unsigned char symbol_180[] = {
#embed "../../Assets/Symbols/checkmark.circle.svg"
};
static const unsigned char symbol_181[] = {
#embed "../../Assets/Symbols/checkmark.circle.fill.svg"
};
static const unsigned char symbol_182[] = {
#embed "../../Assets/Symbols/checkmark.seal.svg"
};
static const unsigned char symbol_183[] = {
#embed "../../Assets/Symbols/checkmark.seal.fill.svg"
};
static const unsigned char symbol_184[] = {
#embed "../../Assets/Symbols/checkmark.shield.svg"
};
static const unsigned char symbol_185[] = {
#embed "../../Assets/Symbols/checkmark.shield.fill.svg"
};
static const unsigned char symbol_186[] = {
#embed "../../Assets/Symbols/checkmark.square.svg"
};
static const unsigned char symbol_187[] = {
#embed "../../Assets/Symbols/checkmark.square.fill.svg"
};
static const unsigned char symbol_188[] = {
#embed "../../Assets/Symbols/chevron.backward.svg"
};
static const unsigned char symbol_189[] = {
#embed "../../Assets/Symbols/chevron.compact.down.svg"
};
static const unsigned char symbol_190[] = {
#embed "../../Assets/Symbols/chevron.down.svg"
};
static const unsigned char symbol_191[] = {
#embed "../../Assets/Symbols/chevron.down.circle.svg"
};
static const unsigned char symbol_192[] = {
#embed "../../Assets/Symbols/chevron.down.circle.fill.svg"
};
static const unsigned char symbol_193[] = {
#embed "../../Assets/Symbols/chevron.forward.svg"
};
static const unsigned char symbol_194[] = {
#embed "../../Assets/Symbols/chevron.left.svg"
};
static const unsigned char symbol_195[] = {
#embed "../../Assets/Symbols/chevron.left.circle.svg"
};
static const unsigned char symbol_196[] = {
#embed "../../Assets/Symbols/chevron.left.circle.fill.svg"
};
static const unsigned char symbol_197[] = {
#embed "../../Assets/Symbols/chevron.left.forwardslash.chevron.right.svg"
};
static const unsigned char symbol_198[] = {
#embed "../../Assets/Symbols/chevron.right.svg"
};
static const unsigned char symbol_199[] = {
#embed "../../Assets/Symbols/chevron.right.circle.svg"
};
static const unsigned char symbol_200[] = {
#embed "../../Assets/Symbols/chevron.right.circle.fill.svg"
};
static const unsigned char symbol_201[] = {
#embed "../../Assets/Symbols/chevron.up.svg"
};
static const unsigned char symbol_202[] = {
#embed "../../Assets/Symbols/chevron.up.chevron.down.svg"
};
static const unsigned char symbol_203[] = {
#embed "../../Assets/Symbols/chevron.up.circle.svg"
};
static const unsigned char symbol_204[] = {
#embed "../../Assets/Symbols/chevron.up.circle.fill.svg"
};
static const unsigned char symbol_205[] = {
#embed "../../Assets/Symbols/circle.svg"
};
static const unsigned char symbol_206[] = {
#embed "../../Assets/Symbols/circle.fill.svg"
};
static const unsigned char symbol_207[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.svg"
};
static const unsigned char symbol_208[] = {
#embed "../../Assets/Symbols/circle.lefthalf.filled.svg"
};
static const unsigned char symbol_209[] = {
#embed "../../Assets/Symbols/clock.svg"
};
static const unsigned char symbol_210[] = {
#embed "../../Assets/Symbols/clock.fill.svg"
};
static const unsigned char symbol_211[] = {
#embed "../../Assets/Symbols/cloud.svg"
};
static const unsigned char symbol_212[] = {
#embed "../../Assets/Symbols/cloud.bolt.svg"
};
static const unsigned char symbol_213[] = {
#embed "../../Assets/Symbols/cloud.bolt.fill.svg"
};
static const unsigned char symbol_214[] = {
#embed "../../Assets/Symbols/cloud.fill.svg"
};
static const unsigned char symbol_215[] = {
#embed "../../Assets/Symbols/cloud.rain.svg"
};
static const unsigned char symbol_216[] = {
#embed "../../Assets/Symbols/cloud.snow.svg"
};
static const unsigned char symbol_217[] = {
#embed "../../Assets/Symbols/cloud.sun.svg"
};
static const unsigned char symbol_218[] = {
#embed "../../Assets/Symbols/computermouse.svg"
};
static const unsigned char symbol_219[] = {
#embed "../../Assets/Symbols/creditcard.svg"
};
static const unsigned char symbol_220[] = {
#embed "../../Assets/Symbols/crop.svg"
};
static const unsigned char symbol_221[] = {
#embed "../../Assets/Symbols/crown.svg"
};
static const unsigned char symbol_222[] = {
#embed "../../Assets/Symbols/crown.fill.svg"
};
static const unsigned char symbol_223[] = {
#embed "../../Assets/Symbols/cube.svg"
};
static const unsigned char symbol_224[] = {
#embed "../../Assets/Symbols/cup.and.saucer.svg"
};
static const unsigned char symbol_225[] = {
#embed "../../Assets/Symbols/cursorarrow.svg"
};
static const unsigned char symbol_226[] = {
#embed "../../Assets/Symbols/cylinder.svg"
};
static const unsigned char symbol_227[] = {
#embed "../../Assets/Symbols/cylinder.fill.svg"
};
static const unsigned char symbol_228[] = {
#embed "../../Assets/Symbols/d.circle.svg"
};
static const unsigned char symbol_229[] = {
#embed "../../Assets/Symbols/d.circle.fill.svg"
};
static const unsigned char symbol_230[] = {
#embed "../../Assets/Symbols/desktopcomputer.svg"
};
static const unsigned char symbol_231[] = {
#embed "../../Assets/Symbols/diamond.svg"
};
static const unsigned char symbol_232[] = {
#embed "../../Assets/Symbols/diamond.fill.svg"
};
static const unsigned char symbol_233[] = {
#embed "../../Assets/Symbols/dice.svg"
};
static const unsigned char symbol_234[] = {
#embed "../../Assets/Symbols/divide.svg"
};
static const unsigned char symbol_235[] = {
#embed "../../Assets/Symbols/doc.svg"
};
static const unsigned char symbol_236[] = {
#embed "../../Assets/Symbols/doc.badge.plus.svg"
};
static const unsigned char symbol_237[] = {
#embed "../../Assets/Symbols/doc.fill.svg"
};
static const unsigned char symbol_238[] = {
#embed "../../Assets/Symbols/doc.on.clipboard.svg"
};
static const unsigned char symbol_239[] = {
#embed "../../Assets/Symbols/doc.on.doc.svg"
};
static const unsigned char symbol_240[] = {
#embed "../../Assets/Symbols/doc.text.svg"
};
static const unsigned char symbol_241[] = {
#embed "../../Assets/Symbols/doc.text.fill.svg"
};
static const unsigned char symbol_242[] = {
#embed "../../Assets/Symbols/dollarsign.svg"
};
static const unsigned char symbol_243[] = {
#embed "../../Assets/Symbols/dollarsign.circle.svg"
};
static const unsigned char symbol_244[] = {
#embed "../../Assets/Symbols/dollarsign.circle.fill.svg"
};
static const unsigned char symbol_245[] = {
#embed "../../Assets/Symbols/dollarsign.square.svg"
};
static const unsigned char symbol_246[] = {
#embed "../../Assets/Symbols/dollarsign.square.fill.svg"
};
static const unsigned char symbol_247[] = {
#embed "../../Assets/Symbols/drop.svg"
};
static const unsigned char symbol_248[] = {
#embed "../../Assets/Symbols/drop.fill.svg"
};
static const unsigned char symbol_249[] = {
#embed "../../Assets/Symbols/e.circle.svg"
};
static const unsigned char symbol_250[] = {
#embed "../../Assets/Symbols/e.circle.fill.svg"
};
static const unsigned char symbol_251[] = {
#embed "../../Assets/Symbols/ellipsis.svg"
};
static const unsigned char symbol_252[] = {
#embed "../../Assets/Symbols/ellipsis.bubble.svg"
};
static const unsigned char symbol_253[] = {
#embed "../../Assets/Symbols/ellipsis.circle.svg"
};
static const unsigned char symbol_254[] = {
#embed "../../Assets/Symbols/ellipsis.circle.fill.svg"
};
static const unsigned char symbol_255[] = {
#embed "../../Assets/Symbols/envelope.svg"
};
static const unsigned char symbol_256[] = {
#embed "../../Assets/Symbols/envelope.fill.svg"
};
static const unsigned char symbol_257[] = {
#embed "../../Assets/Symbols/equal.svg"
};
static const unsigned char symbol_258[] = {
#embed "../../Assets/Symbols/eraser.svg"
};
static const unsigned char symbol_259[] = {
#embed "../../Assets/Symbols/eraser.fill.svg"
};
static const unsigned char symbol_260[] = {
#embed "../../Assets/Symbols/eurosign.circle.svg"
};
static const unsigned char symbol_261[] = {
#embed "../../Assets/Symbols/eurosign.circle.fill.svg"
};
static const unsigned char symbol_262[] = {
#embed "../../Assets/Symbols/exclamationmark.svg"
};
static const unsigned char symbol_263[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.svg"
};
static const unsigned char symbol_264[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.fill.svg"
};
static const unsigned char symbol_265[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.svg"
};
static const unsigned char symbol_266[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.fill.svg"
};
static const unsigned char symbol_267[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.svg"
};
static const unsigned char symbol_268[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.fill.svg"
};
static const unsigned char symbol_269[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.svg"
};
static const unsigned char symbol_270[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.fill.svg"
};
static const unsigned char symbol_271[] = {
#embed "../../Assets/Symbols/eye.svg"
};
static const unsigned char symbol_272[] = {
#embed "../../Assets/Symbols/eye.fill.svg"
};
static const unsigned char symbol_273[] = {
#embed "../../Assets/Symbols/eye.slash.svg"
};
static const unsigned char symbol_274[] = {
#embed "../../Assets/Symbols/eyeglasses.svg"
};
static const unsigned char symbol_275[] = {
#embed "../../Assets/Symbols/eyeglasses.fill.svg"
};
static const unsigned char symbol_276[] = {
#embed "../../Assets/Symbols/f.circle.svg"
};
static const unsigned char symbol_277[] = {
#embed "../../Assets/Symbols/f.circle.fill.svg"
};
static const unsigned char symbol_278[] = {
#embed "../../Assets/Symbols/figure.walk.svg"
};
static const unsigned char symbol_279[] = {
#embed "../../Assets/Symbols/film.svg"
};
static const unsigned char symbol_280[] = {
#embed "../../Assets/Symbols/fish.svg"
};
static const unsigned char symbol_281[] = {
#embed "../../Assets/Symbols/fish.fill.svg"
};
static const unsigned char symbol_282[] = {
#embed "../../Assets/Symbols/flag.svg"
};
static const unsigned char symbol_283[] = {
#embed "../../Assets/Symbols/flag.fill.svg"
};
static const unsigned char symbol_284[] = {
#embed "../../Assets/Symbols/flame.svg"
};
static const unsigned char symbol_285[] = {
#embed "../../Assets/Symbols/flame.fill.svg"
};
static const unsigned char symbol_286[] = {
#embed "../../Assets/Symbols/folder.svg"
};
static const unsigned char symbol_287[] = {
#embed "../../Assets/Symbols/folder.badge.plus.svg"
};
static const unsigned char symbol_288[] = {
#embed "../../Assets/Symbols/folder.fill.svg"
};
static const unsigned char symbol_289[] = {
#embed "../../Assets/Symbols/fork.knife.svg"
};
static const unsigned char symbol_290[] = {
#embed "../../Assets/Symbols/fork.knife.circle.svg"
};
static const unsigned char symbol_291[] = {
#embed "../../Assets/Symbols/fork.knife.circle.fill.svg"
};
static const unsigned char symbol_292[] = {
#embed "../../Assets/Symbols/forward.fill.svg"
};
static const unsigned char symbol_293[] = {
#embed "../../Assets/Symbols/forward.frame.fill.svg"
};
static const unsigned char symbol_294[] = {
#embed "../../Assets/Symbols/function.svg"
};
static const unsigned char symbol_295[] = {
#embed "../../Assets/Symbols/g.circle.svg"
};
static const unsigned char symbol_296[] = {
#embed "../../Assets/Symbols/g.circle.fill.svg"
};
static const unsigned char symbol_297[] = {
#embed "../../Assets/Symbols/gamecontroller.svg"
};
static const unsigned char symbol_298[] = {
#embed "../../Assets/Symbols/gamecontroller.fill.svg"
};
static const unsigned char symbol_299[] = {
#embed "../../Assets/Symbols/gear.svg"
};
static const unsigned char symbol_300[] = {
#embed "../../Assets/Symbols/gearshape.svg"
};
static const unsigned char symbol_301[] = {
#embed "../../Assets/Symbols/gearshape.fill.svg"
};
static const unsigned char symbol_302[] = {
#embed "../../Assets/Symbols/gift.svg"
};
static const unsigned char symbol_303[] = {
#embed "../../Assets/Symbols/globe.svg"
};
static const unsigned char symbol_304[] = {
#embed "../../Assets/Symbols/graduationcap.svg"
};
static const unsigned char symbol_305[] = {
#embed "../../Assets/Symbols/graduationcap.fill.svg"
};
static const unsigned char symbol_306[] = {
#embed "../../Assets/Symbols/h.circle.svg"
};
static const unsigned char symbol_307[] = {
#embed "../../Assets/Symbols/h.circle.fill.svg"
};
static const unsigned char symbol_308[] = {
#embed "../../Assets/Symbols/hammer.svg"
};
static const unsigned char symbol_309[] = {
#embed "../../Assets/Symbols/hammer.fill.svg"
};
static const unsigned char symbol_310[] = {
#embed "../../Assets/Symbols/hand.draw.svg"
};
static const unsigned char symbol_311[] = {
#embed "../../Assets/Symbols/hand.raised.svg"
};
static const unsigned char symbol_312[] = {
#embed "../../Assets/Symbols/hand.tap.svg"
};
static const unsigned char symbol_313[] = {
#embed "../../Assets/Symbols/hand.thumbsup.svg"
};
static const unsigned char symbol_314[] = {
#embed "../../Assets/Symbols/hand.thumbsup.fill.svg"
};
static const unsigned char symbol_315[] = {
#embed "../../Assets/Symbols/heart.svg"
};
static const unsigned char symbol_316[] = {
#embed "../../Assets/Symbols/heart.circle.svg"
};
static const unsigned char symbol_317[] = {
#embed "../../Assets/Symbols/heart.circle.fill.svg"
};
static const unsigned char symbol_318[] = {
#embed "../../Assets/Symbols/heart.fill.svg"
};
static const unsigned char symbol_319[] = {
#embed "../../Assets/Symbols/hourglass.svg"
};
static const unsigned char symbol_320[] = {
#embed "../../Assets/Symbols/house.svg"
};
static const unsigned char symbol_321[] = {
#embed "../../Assets/Symbols/house.fill.svg"
};
static const unsigned char symbol_322[] = {
#embed "../../Assets/Symbols/i.circle.svg"
};
static const unsigned char symbol_323[] = {
#embed "../../Assets/Symbols/i.circle.fill.svg"
};
static const unsigned char symbol_324[] = {
#embed "../../Assets/Symbols/info.svg"
};
static const unsigned char symbol_325[] = {
#embed "../../Assets/Symbols/info.circle.svg"
};
static const unsigned char symbol_326[] = {
#embed "../../Assets/Symbols/info.circle.fill.svg"
};
static const unsigned char symbol_327[] = {
#embed "../../Assets/Symbols/iphone.svg"
};
static const unsigned char symbol_328[] = {
#embed "../../Assets/Symbols/italic.svg"
};
static const unsigned char symbol_329[] = {
#embed "../../Assets/Symbols/j.circle.svg"
};
static const unsigned char symbol_330[] = {
#embed "../../Assets/Symbols/j.circle.fill.svg"
};
static const unsigned char symbol_331[] = {
#embed "../../Assets/Symbols/k.circle.svg"
};
static const unsigned char symbol_332[] = {
#embed "../../Assets/Symbols/k.circle.fill.svg"
};
static const unsigned char symbol_333[] = {
#embed "../../Assets/Symbols/key.svg"
};
static const unsigned char symbol_334[] = {
#embed "../../Assets/Symbols/key.fill.svg"
};
static const unsigned char symbol_335[] = {
#embed "../../Assets/Symbols/keyboard.svg"
};
static const unsigned char symbol_336[] = {
#embed "../../Assets/Symbols/l.circle.svg"
};
static const unsigned char symbol_337[] = {
#embed "../../Assets/Symbols/l.circle.fill.svg"
};
static const unsigned char symbol_338[] = {
#embed "../../Assets/Symbols/ladybug.svg"
};
static const unsigned char symbol_339[] = {
#embed "../../Assets/Symbols/laptopcomputer.svg"
};
static const unsigned char symbol_340[] = {
#embed "../../Assets/Symbols/leaf.svg"
};
static const unsigned char symbol_341[] = {
#embed "../../Assets/Symbols/leaf.fill.svg"
};
static const unsigned char symbol_342[] = {
#embed "../../Assets/Symbols/lightbulb.svg"
};
static const unsigned char symbol_343[] = {
#embed "../../Assets/Symbols/lightbulb.fill.svg"
};
static const unsigned char symbol_344[] = {
#embed "../../Assets/Symbols/line.3.horizontal.svg"
};
static const unsigned char symbol_345[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.svg"
};
static const unsigned char symbol_346[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.svg"
};
static const unsigned char symbol_347[] = {
#embed "../../Assets/Symbols/lineweight.svg"
};
static const unsigned char symbol_348[] = {
#embed "../../Assets/Symbols/link.svg"
};
static const unsigned char symbol_349[] = {
#embed "../../Assets/Symbols/list.bullet.svg"
};
static const unsigned char symbol_350[] = {
#embed "../../Assets/Symbols/list.clipboard.svg"
};
static const unsigned char symbol_351[] = {
#embed "../../Assets/Symbols/list.dash.svg"
};
static const unsigned char symbol_352[] = {
#embed "../../Assets/Symbols/list.number.svg"
};
static const unsigned char symbol_353[] = {
#embed "../../Assets/Symbols/location.svg"
};
static const unsigned char symbol_354[] = {
#embed "../../Assets/Symbols/location.fill.svg"
};
static const unsigned char symbol_355[] = {
#embed "../../Assets/Symbols/lock.svg"
};
static const unsigned char symbol_356[] = {
#embed "../../Assets/Symbols/lock.fill.svg"
};
static const unsigned char symbol_357[] = {
#embed "../../Assets/Symbols/lock.open.svg"
};
static const unsigned char symbol_358[] = {
#embed "../../Assets/Symbols/lock.open.fill.svg"
};
static const unsigned char symbol_359[] = {
#embed "../../Assets/Symbols/m.circle.svg"
};
static const unsigned char symbol_360[] = {
#embed "../../Assets/Symbols/m.circle.fill.svg"
};
static const unsigned char symbol_361[] = {
#embed "../../Assets/Symbols/magnifyingglass.svg"
};
static const unsigned char symbol_362[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.svg"
};
static const unsigned char symbol_363[] = {
#embed "../../Assets/Symbols/map.svg"
};
static const unsigned char symbol_364[] = {
#embed "../../Assets/Symbols/mappin.svg"
};
static const unsigned char symbol_365[] = {
#embed "../../Assets/Symbols/message.svg"
};
static const unsigned char symbol_366[] = {
#embed "../../Assets/Symbols/message.fill.svg"
};
static const unsigned char symbol_367[] = {
#embed "../../Assets/Symbols/mic.svg"
};
static const unsigned char symbol_368[] = {
#embed "../../Assets/Symbols/mic.fill.svg"
};
static const unsigned char symbol_369[] = {
#embed "../../Assets/Symbols/minus.svg"
};
static const unsigned char symbol_370[] = {
#embed "../../Assets/Symbols/minus.circle.svg"
};
static const unsigned char symbol_371[] = {
#embed "../../Assets/Symbols/minus.circle.fill.svg"
};
static const unsigned char symbol_372[] = {
#embed "../../Assets/Symbols/minus.magnifyingglass.svg"
};
static const unsigned char symbol_373[] = {
#embed "../../Assets/Symbols/minus.square.svg"
};
static const unsigned char symbol_374[] = {
#embed "../../Assets/Symbols/minus.square.fill.svg"
};
static const unsigned char symbol_375[] = {
#embed "../../Assets/Symbols/moon.svg"
};
static const unsigned char symbol_376[] = {
#embed "../../Assets/Symbols/moon.fill.svg"
};
static const unsigned char symbol_377[] = {
#embed "../../Assets/Symbols/moon.stars.svg"
};
static const unsigned char symbol_378[] = {
#embed "../../Assets/Symbols/moon.zzz.svg"
};
static const unsigned char symbol_379[] = {
#embed "../../Assets/Symbols/moon.zzz.fill.svg"
};
static const unsigned char symbol_380[] = {
#embed "../../Assets/Symbols/multiply.svg"
};
static const unsigned char symbol_381[] = {
#embed "../../Assets/Symbols/music.note.svg"
};
static const unsigned char symbol_382[] = {
#embed "../../Assets/Symbols/n.circle.svg"
};
static const unsigned char symbol_383[] = {
#embed "../../Assets/Symbols/n.circle.fill.svg"
};
static const unsigned char symbol_384[] = {
#embed "../../Assets/Symbols/network.svg"
};
static const unsigned char symbol_385[] = {
#embed "../../Assets/Symbols/newspaper.svg"
};
static const unsigned char symbol_386[] = {
#embed "../../Assets/Symbols/number.svg"
};
static const unsigned char symbol_387[] = {
#embed "../../Assets/Symbols/number.circle.svg"
};
static const unsigned char symbol_388[] = {
#embed "../../Assets/Symbols/number.circle.fill.svg"
};
static const unsigned char symbol_389[] = {
#embed "../../Assets/Symbols/number.square.svg"
};
static const unsigned char symbol_390[] = {
#embed "../../Assets/Symbols/number.square.fill.svg"
};
static const unsigned char symbol_391[] = {
#embed "../../Assets/Symbols/o.circle.svg"
};
static const unsigned char symbol_392[] = {
#embed "../../Assets/Symbols/o.circle.fill.svg"
};
static const unsigned char symbol_393[] = {
#embed "../../Assets/Symbols/p.circle.svg"
};
static const unsigned char symbol_394[] = {
#embed "../../Assets/Symbols/p.circle.fill.svg"
};
static const unsigned char symbol_395[] = {
#embed "../../Assets/Symbols/paintbrush.svg"
};
static const unsigned char symbol_396[] = {
#embed "../../Assets/Symbols/paintpalette.svg"
};
static const unsigned char symbol_397[] = {
#embed "../../Assets/Symbols/paperclip.svg"
};
static const unsigned char symbol_398[] = {
#embed "../../Assets/Symbols/paperplane.svg"
};
static const unsigned char symbol_399[] = {
#embed "../../Assets/Symbols/paperplane.fill.svg"
};
static const unsigned char symbol_400[] = {
#embed "../../Assets/Symbols/pause.svg"
};
static const unsigned char symbol_401[] = {
#embed "../../Assets/Symbols/pause.circle.svg"
};
static const unsigned char symbol_402[] = {
#embed "../../Assets/Symbols/pause.circle.fill.svg"
};
static const unsigned char symbol_403[] = {
#embed "../../Assets/Symbols/pause.fill.svg"
};
static const unsigned char symbol_404[] = {
#embed "../../Assets/Symbols/pawprint.fill.svg"
};
static const unsigned char symbol_405[] = {
#embed "../../Assets/Symbols/pencil.svg"
};
static const unsigned char symbol_406[] = {
#embed "../../Assets/Symbols/percent.svg"
};
static const unsigned char symbol_407[] = {
#embed "../../Assets/Symbols/person.svg"
};
static const unsigned char symbol_408[] = {
#embed "../../Assets/Symbols/person.2.svg"
};
static const unsigned char symbol_409[] = {
#embed "../../Assets/Symbols/person.2.fill.svg"
};
static const unsigned char symbol_410[] = {
#embed "../../Assets/Symbols/person.3.svg"
};
static const unsigned char symbol_411[] = {
#embed "../../Assets/Symbols/person.3.fill.svg"
};
static const unsigned char symbol_412[] = {
#embed "../../Assets/Symbols/person.badge.plus.svg"
};
static const unsigned char symbol_413[] = {
#embed "../../Assets/Symbols/person.circle.svg"
};
static const unsigned char symbol_414[] = {
#embed "../../Assets/Symbols/person.circle.fill.svg"
};
static const unsigned char symbol_415[] = {
#embed "../../Assets/Symbols/person.crop.circle.svg"
};
static const unsigned char symbol_416[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.plus.svg"
};
static const unsigned char symbol_417[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.svg"
};
static const unsigned char symbol_418[] = {
#embed "../../Assets/Symbols/person.fill.svg"
};
static const unsigned char symbol_419[] = {
#embed "../../Assets/Symbols/phone.svg"
};
static const unsigned char symbol_420[] = {
#embed "../../Assets/Symbols/phone.fill.svg"
};
static const unsigned char symbol_421[] = {
#embed "../../Assets/Symbols/photo.svg"
};
static const unsigned char symbol_422[] = {
#embed "../../Assets/Symbols/photo.fill.svg"
};
static const unsigned char symbol_423[] = {
#embed "../../Assets/Symbols/pin.svg"
};
static const unsigned char symbol_424[] = {
#embed "../../Assets/Symbols/pin.fill.svg"
};
static const unsigned char symbol_425[] = {
#embed "../../Assets/Symbols/pin.slash.svg"
};
static const unsigned char symbol_426[] = {
#embed "../../Assets/Symbols/play.svg"
};
static const unsigned char symbol_427[] = {
#embed "../../Assets/Symbols/play.circle.svg"
};
static const unsigned char symbol_428[] = {
#embed "../../Assets/Symbols/play.circle.fill.svg"
};
static const unsigned char symbol_429[] = {
#embed "../../Assets/Symbols/play.fill.svg"
};
static const unsigned char symbol_430[] = {
#embed "../../Assets/Symbols/play.rectangle.svg"
};
static const unsigned char symbol_431[] = {
#embed "../../Assets/Symbols/play.rectangle.fill.svg"
};
static const unsigned char symbol_432[] = {
#embed "../../Assets/Symbols/plus.svg"
};
static const unsigned char symbol_433[] = {
#embed "../../Assets/Symbols/plus.circle.svg"
};
static const unsigned char symbol_434[] = {
#embed "../../Assets/Symbols/plus.circle.fill.svg"
};
static const unsigned char symbol_435[] = {
#embed "../../Assets/Symbols/plus.magnifyingglass.svg"
};
static const unsigned char symbol_436[] = {
#embed "../../Assets/Symbols/plus.seal.svg"
};
static const unsigned char symbol_437[] = {
#embed "../../Assets/Symbols/plus.seal.fill.svg"
};
static const unsigned char symbol_438[] = {
#embed "../../Assets/Symbols/plus.square.svg"
};
static const unsigned char symbol_439[] = {
#embed "../../Assets/Symbols/plus.square.fill.svg"
};
static const unsigned char symbol_440[] = {
#embed "../../Assets/Symbols/plusminus.svg"
};
static const unsigned char symbol_441[] = {
#embed "../../Assets/Symbols/power.svg"
};
static const unsigned char symbol_442[] = {
#embed "../../Assets/Symbols/printer.svg"
};
static const unsigned char symbol_443[] = {
#embed "../../Assets/Symbols/puzzlepiece.svg"
};
static const unsigned char symbol_444[] = {
#embed "../../Assets/Symbols/puzzlepiece.fill.svg"
};
static const unsigned char symbol_445[] = {
#embed "../../Assets/Symbols/q.circle.svg"
};
static const unsigned char symbol_446[] = {
#embed "../../Assets/Symbols/q.circle.fill.svg"
};
static const unsigned char symbol_447[] = {
#embed "../../Assets/Symbols/questionmark.svg"
};
static const unsigned char symbol_448[] = {
#embed "../../Assets/Symbols/questionmark.circle.svg"
};
static const unsigned char symbol_449[] = {
#embed "../../Assets/Symbols/questionmark.square.dashed.svg"
};
static const unsigned char symbol_450[] = {
#embed "../../Assets/Symbols/r.circle.svg"
};
static const unsigned char symbol_451[] = {
#embed "../../Assets/Symbols/r.circle.fill.svg"
};
static const unsigned char symbol_452[] = {
#embed "../../Assets/Symbols/record.circle.svg"
};
static const unsigned char symbol_453[] = {
#embed "../../Assets/Symbols/rectangle.svg"
};
static const unsigned char symbol_454[] = {
#embed "../../Assets/Symbols/rectangle.fill.svg"
};
static const unsigned char symbol_455[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.svg"
};
static const unsigned char symbol_456[] = {
#embed "../../Assets/Symbols/rectangle.portrait.and.arrow.right.svg"
};
static const unsigned char symbol_457[] = {
#embed "../../Assets/Symbols/rosette.svg"
};
static const unsigned char symbol_458[] = {
#embed "../../Assets/Symbols/s.circle.svg"
};
static const unsigned char symbol_459[] = {
#embed "../../Assets/Symbols/s.circle.fill.svg"
};
static const unsigned char symbol_460[] = {
#embed "../../Assets/Symbols/scissors.svg"
};
static const unsigned char symbol_461[] = {
#embed "../../Assets/Symbols/seal.svg"
};
static const unsigned char symbol_462[] = {
#embed "../../Assets/Symbols/seal.fill.svg"
};
static const unsigned char symbol_463[] = {
#embed "../../Assets/Symbols/shield.svg"
};
static const unsigned char symbol_464[] = {
#embed "../../Assets/Symbols/shield.fill.svg"
};
static const unsigned char symbol_465[] = {
#embed "../../Assets/Symbols/shippingbox.svg"
};
static const unsigned char symbol_466[] = {
#embed "../../Assets/Symbols/shuffle.svg"
};
static const unsigned char symbol_467[] = {
#embed "../../Assets/Symbols/sidebar.left.svg"
};
static const unsigned char symbol_468[] = {
#embed "../../Assets/Symbols/slider.horizontal.3.svg"
};
static const unsigned char symbol_469[] = {
#embed "../../Assets/Symbols/snowflake.svg"
};
static const unsigned char symbol_470[] = {
#embed "../../Assets/Symbols/sparkles.svg"
};
static const unsigned char symbol_471[] = {
#embed "../../Assets/Symbols/speaker.svg"
};
static const unsigned char symbol_472[] = {
#embed "../../Assets/Symbols/speaker.fill.svg"
};
static const unsigned char symbol_473[] = {
#embed "../../Assets/Symbols/speaker.slash.svg"
};
static const unsigned char symbol_474[] = {
#embed "../../Assets/Symbols/speaker.slash.fill.svg"
};
static const unsigned char symbol_475[] = {
#embed "../../Assets/Symbols/speaker.wave.1.svg"
};
static const unsigned char symbol_476[] = {
#embed "../../Assets/Symbols/speaker.wave.1.fill.svg"
};
static const unsigned char symbol_477[] = {
#embed "../../Assets/Symbols/speaker.wave.2.svg"
};
static const unsigned char symbol_478[] = {
#embed "../../Assets/Symbols/speaker.wave.2.fill.svg"
};
static const unsigned char symbol_479[] = {
#embed "../../Assets/Symbols/speaker.wave.3.svg"
};
static const unsigned char symbol_480[] = {
#embed "../../Assets/Symbols/speaker.wave.3.fill.svg"
};
static const unsigned char symbol_481[] = {
#embed "../../Assets/Symbols/square.svg"
};
static const unsigned char symbol_482[] = {
#embed "../../Assets/Symbols/square.and.arrow.down.svg"
};
static const unsigned char symbol_483[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.svg"
};
static const unsigned char symbol_484[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.fill.svg"
};
static const unsigned char symbol_485[] = {
#embed "../../Assets/Symbols/square.and.pencil.svg"
};
static const unsigned char symbol_486[] = {
#embed "../../Assets/Symbols/square.dashed.svg"
};
static const unsigned char symbol_487[] = {
#embed "../../Assets/Symbols/square.fill.svg"
};
static const unsigned char symbol_488[] = {
#embed "../../Assets/Symbols/square.grid.2x2.svg"
};
static const unsigned char symbol_489[] = {
#embed "../../Assets/Symbols/square.grid.2x2.fill.svg"
};
static const unsigned char symbol_490[] = {
#embed "../../Assets/Symbols/square.grid.3x3.svg"
};
static const unsigned char symbol_491[] = {
#embed "../../Assets/Symbols/square.grid.3x3.fill.svg"
};
static const unsigned char symbol_492[] = {
#embed "../../Assets/Symbols/square.on.square.svg"
};
static const unsigned char symbol_493[] = {
#embed "../../Assets/Symbols/square.stack.svg"
};
static const unsigned char symbol_494[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.svg"
};
static const unsigned char symbol_495[] = {
#embed "../../Assets/Symbols/star.svg"
};
static const unsigned char symbol_496[] = {
#embed "../../Assets/Symbols/star.circle.svg"
};
static const unsigned char symbol_497[] = {
#embed "../../Assets/Symbols/star.circle.fill.svg"
};
static const unsigned char symbol_498[] = {
#embed "../../Assets/Symbols/star.fill.svg"
};
static const unsigned char symbol_499[] = {
#embed "../../Assets/Symbols/star.leadinghalf.filled.svg"
};
static const unsigned char symbol_500[] = {
#embed "../../Assets/Symbols/star.slash.svg"
};
static const unsigned char symbol_501[] = {
#embed "../../Assets/Symbols/stop.svg"
};
static const unsigned char symbol_502[] = {
#embed "../../Assets/Symbols/stop.fill.svg"
};
static const unsigned char symbol_503[] = {
#embed "../../Assets/Symbols/stopwatch.svg"
};
static const unsigned char symbol_504[] = {
#embed "../../Assets/Symbols/suit.club.svg"
};
static const unsigned char symbol_505[] = {
#embed "../../Assets/Symbols/suit.club.fill.svg"
};
static const unsigned char symbol_506[] = {
#embed "../../Assets/Symbols/suit.diamond.svg"
};
static const unsigned char symbol_507[] = {
#embed "../../Assets/Symbols/suit.diamond.fill.svg"
};
static const unsigned char symbol_508[] = {
#embed "../../Assets/Symbols/suit.heart.svg"
};
static const unsigned char symbol_509[] = {
#embed "../../Assets/Symbols/suit.heart.fill.svg"
};
static const unsigned char symbol_510[] = {
#embed "../../Assets/Symbols/suit.spade.svg"
};
static const unsigned char symbol_511[] = {
#embed "../../Assets/Symbols/suit.spade.fill.svg"
};
static const unsigned char symbol_512[] = {
#embed "../../Assets/Symbols/sum.svg"
};
static const unsigned char symbol_513[] = {
#embed "../../Assets/Symbols/sun.max.svg"
};
static const unsigned char symbol_514[] = {
#embed "../../Assets/Symbols/sun.max.fill.svg"
};
static const unsigned char symbol_515[] = {
#embed "../../Assets/Symbols/sun.min.svg"
};
static const unsigned char symbol_516[] = {
#embed "../../Assets/Symbols/sunrise.svg"
};
static const unsigned char symbol_517[] = {
#embed "../../Assets/Symbols/sunrise.fill.svg"
};
static const unsigned char symbol_518[] = {
#embed "../../Assets/Symbols/sunset.svg"
};
static const unsigned char symbol_519[] = {
#embed "../../Assets/Symbols/sunset.fill.svg"
};
static const unsigned char symbol_520[] = {
#embed "../../Assets/Symbols/t.circle.svg"
};
static const unsigned char symbol_521[] = {
#embed "../../Assets/Symbols/t.circle.fill.svg"
};
static const unsigned char symbol_522[] = {
#embed "../../Assets/Symbols/tag.svg"
};
static const unsigned char symbol_523[] = {
#embed "../../Assets/Symbols/tag.fill.svg"
};
static const unsigned char symbol_524[] = {
#embed "../../Assets/Symbols/terminal.svg"
};
static const unsigned char symbol_525[] = {
#embed "../../Assets/Symbols/text.justify.svg"
};
static const unsigned char symbol_526[] = {
#embed "../../Assets/Symbols/textformat.svg"
};
static const unsigned char symbol_527[] = {
#embed "../../Assets/Symbols/textformat.size.svg"
};
static const unsigned char symbol_528[] = {
#embed "../../Assets/Symbols/thermometer.svg"
};
static const unsigned char symbol_529[] = {
#embed "../../Assets/Symbols/ticket.svg"
};
static const unsigned char symbol_530[] = {
#embed "../../Assets/Symbols/ticket.fill.svg"
};
static const unsigned char symbol_531[] = {
#embed "../../Assets/Symbols/timer.svg"
};
static const unsigned char symbol_532[] = {
#embed "../../Assets/Symbols/tram.svg"
};
static const unsigned char symbol_533[] = {
#embed "../../Assets/Symbols/trash.svg"
};
static const unsigned char symbol_534[] = {
#embed "../../Assets/Symbols/trash.fill.svg"
};
static const unsigned char symbol_535[] = {
#embed "../../Assets/Symbols/tray.svg"
};
static const unsigned char symbol_536[] = {
#embed "../../Assets/Symbols/tray.and.arrow.down.svg"
};
static const unsigned char symbol_537[] = {
#embed "../../Assets/Symbols/tray.full.svg"
};
static const unsigned char symbol_538[] = {
#embed "../../Assets/Symbols/tray.full.fill.svg"
};
static const unsigned char symbol_539[] = {
#embed "../../Assets/Symbols/triangle.svg"
};
static const unsigned char symbol_540[] = {
#embed "../../Assets/Symbols/triangle.fill.svg"
};
static const unsigned char symbol_541[] = {
#embed "../../Assets/Symbols/trophy.svg"
};
static const unsigned char symbol_542[] = {
#embed "../../Assets/Symbols/tshirt.svg"
};
static const unsigned char symbol_543[] = {
#embed "../../Assets/Symbols/tshirt.fill.svg"
};
static const unsigned char symbol_544[] = {
#embed "../../Assets/Symbols/tv.svg"
};
static const unsigned char symbol_545[] = {
#embed "../../Assets/Symbols/u.circle.svg"
};
static const unsigned char symbol_546[] = {
#embed "../../Assets/Symbols/u.circle.fill.svg"
};
static const unsigned char symbol_547[] = {
#embed "../../Assets/Symbols/umbrella.svg"
};
static const unsigned char symbol_548[] = {
#embed "../../Assets/Symbols/umbrella.fill.svg"
};
static const unsigned char symbol_549[] = {
#embed "../../Assets/Symbols/v.circle.svg"
};
static const unsigned char symbol_550[] = {
#embed "../../Assets/Symbols/v.circle.fill.svg"
};
static const unsigned char symbol_551[] = {
#embed "../../Assets/Symbols/w.circle.svg"
};
static const unsigned char symbol_552[] = {
#embed "../../Assets/Symbols/w.circle.fill.svg"
};
static const unsigned char symbol_553[] = {
#embed "../../Assets/Symbols/wand.and.stars.svg"
};
static const unsigned char symbol_554[] = {
#embed "../../Assets/Symbols/waveform.svg"
};
static const unsigned char symbol_555[] = {
#embed "../../Assets/Symbols/wifi.svg"
};
static const unsigned char symbol_556[] = {
#embed "../../Assets/Symbols/wind.svg"
};
static const unsigned char symbol_557[] = {
#embed "../../Assets/Symbols/wrench.svg"
};
static const unsigned char symbol_558[] = {
#embed "../../Assets/Symbols/x.circle.svg"
};
static const unsigned char symbol_559[] = {
#embed "../../Assets/Symbols/x.circle.fill.svg"
};
static const unsigned char symbol_560[] = {
#embed "../../Assets/Symbols/xmark.svg"
};
static const unsigned char symbol_561[] = {
#embed "../../Assets/Symbols/xmark.circle.svg"
};
static const unsigned char symbol_562[] = {
#embed "../../Assets/Symbols/xmark.circle.fill.svg"
};
static const unsigned char symbol_563[] = {
#embed "../../Assets/Symbols/xmark.seal.svg"
};
static const unsigned char symbol_564[] = {
#embed "../../Assets/Symbols/xmark.seal.fill.svg"
};
static const unsigned char symbol_565[] = {
#embed "../../Assets/Symbols/xmark.shield.svg"
};
static const unsigned char symbol_566[] = {
#embed "../../Assets/Symbols/xmark.shield.fill.svg"
};
static const unsigned char symbol_567[] = {
#embed "../../Assets/Symbols/xmark.square.svg"
};
static const unsigned char symbol_568[] = {
#embed "../../Assets/Symbols/xmark.square.fill.svg"
};
static const unsigned char symbol_569[] = {
#embed "../../Assets/Symbols/y.circle.svg"
};
static const unsigned char symbol_570[] = {
#embed "../../Assets/Symbols/y.circle.fill.svg"
};
static const unsigned char symbol_571[] = {
#embed "../../Assets/Symbols/z.circle.svg"
};
static const unsigned char symbol_572[] = {
#embed "../../Assets/Symbols/z.circle.fill.svg"
};

static const struct symbol_data symbols[] = {
  {"0.circle", symbol_0, sizeof symbol_0},
  {"0.circle.fill", symbol_1, sizeof symbol_1},
  {"0.square", symbol_2, sizeof symbol_2},
  {"0.square.fill", symbol_3, sizeof symbol_3},
  {"1.circle", symbol_4, sizeof symbol_4},
  {"1.circle.fill", symbol_5, sizeof symbol_5},
  {"1.square", symbol_6, sizeof symbol_6},
  {"1.square.fill", symbol_7, sizeof symbol_7},
  {"10.circle", symbol_8, sizeof symbol_8},
  {"10.circle.fill", symbol_9, sizeof symbol_9},
  {"11.circle", symbol_10, sizeof symbol_10},
  {"11.circle.fill", symbol_11, sizeof symbol_11},
  {"12.circle", symbol_12, sizeof symbol_12},
  {"12.circle.fill", symbol_13, sizeof symbol_13},
  {"13.circle", symbol_14, sizeof symbol_14},
  {"13.circle.fill", symbol_15, sizeof symbol_15},
  {"14.circle", symbol_16, sizeof symbol_16},
  {"14.circle.fill", symbol_17, sizeof symbol_17},
  {"15.circle", symbol_18, sizeof symbol_18},
  {"15.circle.fill", symbol_19, sizeof symbol_19},
  {"16.circle", symbol_20, sizeof symbol_20},
  {"16.circle.fill", symbol_21, sizeof symbol_21},
  {"17.circle", symbol_22, sizeof symbol_22},
  {"17.circle.fill", symbol_23, sizeof symbol_23},
  {"18.circle", symbol_24, sizeof symbol_24},
  {"18.circle.fill", symbol_25, sizeof symbol_25},
  {"19.circle", symbol_26, sizeof symbol_26},
  {"19.circle.fill", symbol_27, sizeof symbol_27},
  {"2.circle", symbol_28, sizeof symbol_28},
  {"2.circle.fill", symbol_29, sizeof symbol_29},
  {"2.square", symbol_30, sizeof symbol_30},
  {"2.square.fill", symbol_31, sizeof symbol_31},
  {"20.circle", symbol_32, sizeof symbol_32},
  {"20.circle.fill", symbol_33, sizeof symbol_33},
  {"21.circle", symbol_34, sizeof symbol_34},
  {"21.circle.fill", symbol_35, sizeof symbol_35},
  {"22.circle", symbol_36, sizeof symbol_36},
  {"22.circle.fill", symbol_37, sizeof symbol_37},
  {"23.circle", symbol_38, sizeof symbol_38},
  {"23.circle.fill", symbol_39, sizeof symbol_39},
  {"24.circle", symbol_40, sizeof symbol_40},
  {"24.circle.fill", symbol_41, sizeof symbol_41},
  {"25.circle", symbol_42, sizeof symbol_42},
  {"25.circle.fill", symbol_43, sizeof symbol_43},
  {"26.circle", symbol_44, sizeof symbol_44},
  {"26.circle.fill", symbol_45, sizeof symbol_45},
  {"27.circle", symbol_46, sizeof symbol_46},
  {"27.circle.fill", symbol_47, sizeof symbol_47},
  {"28.circle", symbol_48, sizeof symbol_48},
  {"28.circle.fill", symbol_49, sizeof symbol_49},
  {"29.circle", symbol_50, sizeof symbol_50},
  {"29.circle.fill", symbol_51, sizeof symbol_51},
  {"3.circle", symbol_52, sizeof symbol_52},
  {"3.circle.fill", symbol_53, sizeof symbol_53},
  {"3.square", symbol_54, sizeof symbol_54},
  {"3.square.fill", symbol_55, sizeof symbol_55},
  {"30.circle", symbol_56, sizeof symbol_56},
  {"30.circle.fill", symbol_57, sizeof symbol_57},
  {"31.circle", symbol_58, sizeof symbol_58},
  {"31.circle.fill", symbol_59, sizeof symbol_59},
  {"4.circle", symbol_60, sizeof symbol_60},
  {"4.circle.fill", symbol_61, sizeof symbol_61},
  {"4.square", symbol_62, sizeof symbol_62},
  {"4.square.fill", symbol_63, sizeof symbol_63},
  {"5.circle", symbol_64, sizeof symbol_64},
  {"5.circle.fill", symbol_65, sizeof symbol_65},
  {"5.square", symbol_66, sizeof symbol_66},
  {"5.square.fill", symbol_67, sizeof symbol_67},
  {"6.circle", symbol_68, sizeof symbol_68},
  {"6.circle.fill", symbol_69, sizeof symbol_69},
  {"6.square", symbol_70, sizeof symbol_70},
  {"6.square.fill", symbol_71, sizeof symbol_71},
  {"7.circle", symbol_72, sizeof symbol_72},
  {"7.circle.fill", symbol_73, sizeof symbol_73},
  {"7.square", symbol_74, sizeof symbol_74},
  {"7.square.fill", symbol_75, sizeof symbol_75},
  {"8.circle", symbol_76, sizeof symbol_76},
  {"8.circle.fill", symbol_77, sizeof symbol_77},
  {"8.square", symbol_78, sizeof symbol_78},
  {"8.square.fill", symbol_79, sizeof symbol_79},
  {"9.circle", symbol_80, sizeof symbol_80},
  {"9.circle.fill", symbol_81, sizeof symbol_81},
  {"9.square", symbol_82, sizeof symbol_82},
  {"9.square.fill", symbol_83, sizeof symbol_83},
  {"a.circle", symbol_84, sizeof symbol_84},
  {"a.circle.fill", symbol_85, sizeof symbol_85},
  {"airplane", symbol_86, sizeof symbol_86},
  {"alarm", symbol_87, sizeof symbol_87},
  {"archivebox", symbol_88, sizeof symbol_88},
  {"arrow.2.circlepath", symbol_89, sizeof symbol_89},
  {"arrow.2.squarepath", symbol_90, sizeof symbol_90},
  {"arrow.backward", symbol_91, sizeof symbol_91},
  {"arrow.clockwise", symbol_92, sizeof symbol_92},
  {"arrow.counterclockwise", symbol_93, sizeof symbol_93},
  {"arrow.down", symbol_94, sizeof symbol_94},
  {"arrow.down.circle", symbol_95, sizeof symbol_95},
  {"arrow.down.circle.fill", symbol_96, sizeof symbol_96},
  {"arrow.down.left", symbol_97, sizeof symbol_97},
  {"arrow.down.right", symbol_98, sizeof symbol_98},
  {"arrow.down.right.and.arrow.up.left", symbol_99, sizeof symbol_99},
  {"arrow.down.to.line", symbol_100, sizeof symbol_100},
  {"arrow.forward", symbol_101, sizeof symbol_101},
  {"arrow.left", symbol_102, sizeof symbol_102},
  {"arrow.left.and.right", symbol_103, sizeof symbol_103},
  {"arrow.left.arrow.right", symbol_104, sizeof symbol_104},
  {"arrow.left.circle", symbol_105, sizeof symbol_105},
  {"arrow.left.circle.fill", symbol_106, sizeof symbol_106},
  {"arrow.right", symbol_107, sizeof symbol_107},
  {"arrow.right.arrow.left", symbol_108, sizeof symbol_108},
  {"arrow.right.circle", symbol_109, sizeof symbol_109},
  {"arrow.right.circle.fill", symbol_110, sizeof symbol_110},
  {"arrow.triangle.2.circlepath", symbol_111, sizeof symbol_111},
  {"arrow.triangle.branch", symbol_112, sizeof symbol_112},
  {"arrow.turn.down.right", symbol_113, sizeof symbol_113},
  {"arrow.up", symbol_114, sizeof symbol_114},
  {"arrow.up.and.down", symbol_115, sizeof symbol_115},
  {"arrow.up.arrow.down", symbol_116, sizeof symbol_116},
  {"arrow.up.circle", symbol_117, sizeof symbol_117},
  {"arrow.up.circle.fill", symbol_118, sizeof symbol_118},
  {"arrow.up.left", symbol_119, sizeof symbol_119},
  {"arrow.up.left.and.arrow.down.right", symbol_120, sizeof symbol_120},
  {"arrow.up.right", symbol_121, sizeof symbol_121},
  {"arrow.up.right.square", symbol_122, sizeof symbol_122},
  {"arrow.up.to.line", symbol_123, sizeof symbol_123},
  {"arrow.uturn.backward", symbol_124, sizeof symbol_124},
  {"arrow.uturn.forward", symbol_125, sizeof symbol_125},
  {"at", symbol_126, sizeof symbol_126},
  {"at.circle", symbol_127, sizeof symbol_127},
  {"at.circle.fill", symbol_128, sizeof symbol_128},
  {"b.circle", symbol_129, sizeof symbol_129},
  {"b.circle.fill", symbol_130, sizeof symbol_130},
  {"backward.fill", symbol_131, sizeof symbol_131},
  {"backward.frame.fill", symbol_132, sizeof symbol_132},
  {"bag", symbol_133, sizeof symbol_133},
  {"battery.100", symbol_134, sizeof symbol_134},
  {"bed.double", symbol_135, sizeof symbol_135},
  {"bed.double.fill", symbol_136, sizeof symbol_136},
  {"bell", symbol_137, sizeof symbol_137},
  {"bell.badge", symbol_138, sizeof symbol_138},
  {"bell.badge.fill", symbol_139, sizeof symbol_139},
  {"bell.fill", symbol_140, sizeof symbol_140},
  {"bell.slash", symbol_141, sizeof symbol_141},
  {"bicycle", symbol_142, sizeof symbol_142},
  {"bird", symbol_143, sizeof symbol_143},
  {"bird.fill", symbol_144, sizeof symbol_144},
  {"birthday.cake", symbol_145, sizeof symbol_145},
  {"bold", symbol_146, sizeof symbol_146},
  {"bolt", symbol_147, sizeof symbol_147},
  {"bolt.circle", symbol_148, sizeof symbol_148},
  {"bolt.circle.fill", symbol_149, sizeof symbol_149},
  {"bolt.fill", symbol_150, sizeof symbol_150},
  {"book", symbol_151, sizeof symbol_151},
  {"book.fill", symbol_152, sizeof symbol_152},
  {"bookmark", symbol_153, sizeof symbol_153},
  {"bookmark.fill", symbol_154, sizeof symbol_154},
  {"briefcase", symbol_155, sizeof symbol_155},
  {"bubble.left", symbol_156, sizeof symbol_156},
  {"bubble.left.fill", symbol_157, sizeof symbol_157},
  {"bubble.right", symbol_158, sizeof symbol_158},
  {"bubble.right.fill", symbol_159, sizeof symbol_159},
  {"building.2", symbol_160, sizeof symbol_160},
  {"bus", symbol_161, sizeof symbol_161},
  {"c.circle", symbol_162, sizeof symbol_162},
  {"c.circle.fill", symbol_163, sizeof symbol_163},
  {"calendar", symbol_164, sizeof symbol_164},
  {"calendar.badge.plus", symbol_165, sizeof symbol_165},
  {"camera", symbol_166, sizeof symbol_166},
  {"camera.fill", symbol_167, sizeof symbol_167},
  {"capsule", symbol_168, sizeof symbol_168},
  {"capsule.fill", symbol_169, sizeof symbol_169},
  {"car", symbol_170, sizeof symbol_170},
  {"carrot", symbol_171, sizeof symbol_171},
  {"carrot.fill", symbol_172, sizeof symbol_172},
  {"cart", symbol_173, sizeof symbol_173},
  {"cart.fill", symbol_174, sizeof symbol_174},
  {"chart.bar", symbol_175, sizeof symbol_175},
  {"chart.bar.fill", symbol_176, sizeof symbol_176},
  {"chart.line.uptrend.xyaxis", symbol_177, sizeof symbol_177},
  {"chart.pie", symbol_178, sizeof symbol_178},
  {"checkmark", symbol_179, sizeof symbol_179},
  {"checkmark.circle", symbol_180, sizeof symbol_180},
  {"checkmark.circle.fill", symbol_181, sizeof symbol_181},
  {"checkmark.seal", symbol_182, sizeof symbol_182},
  {"checkmark.seal.fill", symbol_183, sizeof symbol_183},
  {"checkmark.shield", symbol_184, sizeof symbol_184},
  {"checkmark.shield.fill", symbol_185, sizeof symbol_185},
  {"checkmark.square", symbol_186, sizeof symbol_186},
  {"checkmark.square.fill", symbol_187, sizeof symbol_187},
  {"chevron.backward", symbol_188, sizeof symbol_188},
  {"chevron.compact.down", symbol_189, sizeof symbol_189},
  {"chevron.down", symbol_190, sizeof symbol_190},
  {"chevron.down.circle", symbol_191, sizeof symbol_191},
  {"chevron.down.circle.fill", symbol_192, sizeof symbol_192},
  {"chevron.forward", symbol_193, sizeof symbol_193},
  {"chevron.left", symbol_194, sizeof symbol_194},
  {"chevron.left.circle", symbol_195, sizeof symbol_195},
  {"chevron.left.circle.fill", symbol_196, sizeof symbol_196},
  {"chevron.left.forwardslash.chevron.right", symbol_197, sizeof symbol_197},
  {"chevron.right", symbol_198, sizeof symbol_198},
  {"chevron.right.circle", symbol_199, sizeof symbol_199},
  {"chevron.right.circle.fill", symbol_200, sizeof symbol_200},
  {"chevron.up", symbol_201, sizeof symbol_201},
  {"chevron.up.chevron.down", symbol_202, sizeof symbol_202},
  {"chevron.up.circle", symbol_203, sizeof symbol_203},
  {"chevron.up.circle.fill", symbol_204, sizeof symbol_204},
  {"circle", symbol_205, sizeof symbol_205},
  {"circle.fill", symbol_206, sizeof symbol_206},
  {"circle.grid.3x3", symbol_207, sizeof symbol_207},
  {"circle.lefthalf.filled", symbol_208, sizeof symbol_208},
  {"clock", symbol_209, sizeof symbol_209},
  {"clock.fill", symbol_210, sizeof symbol_210},
  {"cloud", symbol_211, sizeof symbol_211},
  {"cloud.bolt", symbol_212, sizeof symbol_212},
  {"cloud.bolt.fill", symbol_213, sizeof symbol_213},
  {"cloud.fill", symbol_214, sizeof symbol_214},
  {"cloud.rain", symbol_215, sizeof symbol_215},
  {"cloud.snow", symbol_216, sizeof symbol_216},
  {"cloud.sun", symbol_217, sizeof symbol_217},
  {"computermouse", symbol_218, sizeof symbol_218},
  {"creditcard", symbol_219, sizeof symbol_219},
  {"crop", symbol_220, sizeof symbol_220},
  {"crown", symbol_221, sizeof symbol_221},
  {"crown.fill", symbol_222, sizeof symbol_222},
  {"cube", symbol_223, sizeof symbol_223},
  {"cup.and.saucer", symbol_224, sizeof symbol_224},
  {"cursorarrow", symbol_225, sizeof symbol_225},
  {"cylinder", symbol_226, sizeof symbol_226},
  {"cylinder.fill", symbol_227, sizeof symbol_227},
  {"d.circle", symbol_228, sizeof symbol_228},
  {"d.circle.fill", symbol_229, sizeof symbol_229},
  {"desktopcomputer", symbol_230, sizeof symbol_230},
  {"diamond", symbol_231, sizeof symbol_231},
  {"diamond.fill", symbol_232, sizeof symbol_232},
  {"dice", symbol_233, sizeof symbol_233},
  {"divide", symbol_234, sizeof symbol_234},
  {"doc", symbol_235, sizeof symbol_235},
  {"doc.badge.plus", symbol_236, sizeof symbol_236},
  {"doc.fill", symbol_237, sizeof symbol_237},
  {"doc.on.clipboard", symbol_238, sizeof symbol_238},
  {"doc.on.doc", symbol_239, sizeof symbol_239},
  {"doc.text", symbol_240, sizeof symbol_240},
  {"doc.text.fill", symbol_241, sizeof symbol_241},
  {"dollarsign", symbol_242, sizeof symbol_242},
  {"dollarsign.circle", symbol_243, sizeof symbol_243},
  {"dollarsign.circle.fill", symbol_244, sizeof symbol_244},
  {"dollarsign.square", symbol_245, sizeof symbol_245},
  {"dollarsign.square.fill", symbol_246, sizeof symbol_246},
  {"drop", symbol_247, sizeof symbol_247},
  {"drop.fill", symbol_248, sizeof symbol_248},
  {"e.circle", symbol_249, sizeof symbol_249},
  {"e.circle.fill", symbol_250, sizeof symbol_250},
  {"ellipsis", symbol_251, sizeof symbol_251},
  {"ellipsis.bubble", symbol_252, sizeof symbol_252},
  {"ellipsis.circle", symbol_253, sizeof symbol_253},
  {"ellipsis.circle.fill", symbol_254, sizeof symbol_254},
  {"envelope", symbol_255, sizeof symbol_255},
  {"envelope.fill", symbol_256, sizeof symbol_256},
  {"equal", symbol_257, sizeof symbol_257},
  {"eraser", symbol_258, sizeof symbol_258},
  {"eraser.fill", symbol_259, sizeof symbol_259},
  {"eurosign.circle", symbol_260, sizeof symbol_260},
  {"eurosign.circle.fill", symbol_261, sizeof symbol_261},
  {"exclamationmark", symbol_262, sizeof symbol_262},
  {"exclamationmark.circle", symbol_263, sizeof symbol_263},
  {"exclamationmark.circle.fill", symbol_264, sizeof symbol_264},
  {"exclamationmark.seal", symbol_265, sizeof symbol_265},
  {"exclamationmark.seal.fill", symbol_266, sizeof symbol_266},
  {"exclamationmark.shield", symbol_267, sizeof symbol_267},
  {"exclamationmark.shield.fill", symbol_268, sizeof symbol_268},
  {"exclamationmark.triangle", symbol_269, sizeof symbol_269},
  {"exclamationmark.triangle.fill", symbol_270, sizeof symbol_270},
  {"eye", symbol_271, sizeof symbol_271},
  {"eye.fill", symbol_272, sizeof symbol_272},
  {"eye.slash", symbol_273, sizeof symbol_273},
  {"eyeglasses", symbol_274, sizeof symbol_274},
  {"eyeglasses.fill", symbol_275, sizeof symbol_275},
  {"f.circle", symbol_276, sizeof symbol_276},
  {"f.circle.fill", symbol_277, sizeof symbol_277},
  {"figure.walk", symbol_278, sizeof symbol_278},
  {"film", symbol_279, sizeof symbol_279},
  {"fish", symbol_280, sizeof symbol_280},
  {"fish.fill", symbol_281, sizeof symbol_281},
  {"flag", symbol_282, sizeof symbol_282},
  {"flag.fill", symbol_283, sizeof symbol_283},
  {"flame", symbol_284, sizeof symbol_284},
  {"flame.fill", symbol_285, sizeof symbol_285},
  {"folder", symbol_286, sizeof symbol_286},
  {"folder.badge.plus", symbol_287, sizeof symbol_287},
  {"folder.fill", symbol_288, sizeof symbol_288},
  {"fork.knife", symbol_289, sizeof symbol_289},
  {"fork.knife.circle", symbol_290, sizeof symbol_290},
  {"fork.knife.circle.fill", symbol_291, sizeof symbol_291},
  {"forward.fill", symbol_292, sizeof symbol_292},
  {"forward.frame.fill", symbol_293, sizeof symbol_293},
  {"function", symbol_294, sizeof symbol_294},
  {"g.circle", symbol_295, sizeof symbol_295},
  {"g.circle.fill", symbol_296, sizeof symbol_296},
  {"gamecontroller", symbol_297, sizeof symbol_297},
  {"gamecontroller.fill", symbol_298, sizeof symbol_298},
  {"gear", symbol_299, sizeof symbol_299},
  {"gearshape", symbol_300, sizeof symbol_300},
  {"gearshape.fill", symbol_301, sizeof symbol_301},
  {"gift", symbol_302, sizeof symbol_302},
  {"globe", symbol_303, sizeof symbol_303},
  {"graduationcap", symbol_304, sizeof symbol_304},
  {"graduationcap.fill", symbol_305, sizeof symbol_305},
  {"h.circle", symbol_306, sizeof symbol_306},
  {"h.circle.fill", symbol_307, sizeof symbol_307},
  {"hammer", symbol_308, sizeof symbol_308},
  {"hammer.fill", symbol_309, sizeof symbol_309},
  {"hand.draw", symbol_310, sizeof symbol_310},
  {"hand.raised", symbol_311, sizeof symbol_311},
  {"hand.tap", symbol_312, sizeof symbol_312},
  {"hand.thumbsup", symbol_313, sizeof symbol_313},
  {"hand.thumbsup.fill", symbol_314, sizeof symbol_314},
  {"heart", symbol_315, sizeof symbol_315},
  {"heart.circle", symbol_316, sizeof symbol_316},
  {"heart.circle.fill", symbol_317, sizeof symbol_317},
  {"heart.fill", symbol_318, sizeof symbol_318},
  {"hourglass", symbol_319, sizeof symbol_319},
  {"house", symbol_320, sizeof symbol_320},
  {"house.fill", symbol_321, sizeof symbol_321},
  {"i.circle", symbol_322, sizeof symbol_322},
  {"i.circle.fill", symbol_323, sizeof symbol_323},
  {"info", symbol_324, sizeof symbol_324},
  {"info.circle", symbol_325, sizeof symbol_325},
  {"info.circle.fill", symbol_326, sizeof symbol_326},
  {"iphone", symbol_327, sizeof symbol_327},
  {"italic", symbol_328, sizeof symbol_328},
  {"j.circle", symbol_329, sizeof symbol_329},
  {"j.circle.fill", symbol_330, sizeof symbol_330},
  {"k.circle", symbol_331, sizeof symbol_331},
  {"k.circle.fill", symbol_332, sizeof symbol_332},
  {"key", symbol_333, sizeof symbol_333},
  {"key.fill", symbol_334, sizeof symbol_334},
  {"keyboard", symbol_335, sizeof symbol_335},
  {"l.circle", symbol_336, sizeof symbol_336},
  {"l.circle.fill", symbol_337, sizeof symbol_337},
  {"ladybug", symbol_338, sizeof symbol_338},
  {"laptopcomputer", symbol_339, sizeof symbol_339},
  {"leaf", symbol_340, sizeof symbol_340},
  {"leaf.fill", symbol_341, sizeof symbol_341},
  {"lightbulb", symbol_342, sizeof symbol_342},
  {"lightbulb.fill", symbol_343, sizeof symbol_343},
  {"line.3.horizontal", symbol_344, sizeof symbol_344},
  {"line.3.horizontal.decrease", symbol_345, sizeof symbol_345},
  {"line.3.horizontal.decrease.circle", symbol_346, sizeof symbol_346},
  {"lineweight", symbol_347, sizeof symbol_347},
  {"link", symbol_348, sizeof symbol_348},
  {"list.bullet", symbol_349, sizeof symbol_349},
  {"list.clipboard", symbol_350, sizeof symbol_350},
  {"list.dash", symbol_351, sizeof symbol_351},
  {"list.number", symbol_352, sizeof symbol_352},
  {"location", symbol_353, sizeof symbol_353},
  {"location.fill", symbol_354, sizeof symbol_354},
  {"lock", symbol_355, sizeof symbol_355},
  {"lock.fill", symbol_356, sizeof symbol_356},
  {"lock.open", symbol_357, sizeof symbol_357},
  {"lock.open.fill", symbol_358, sizeof symbol_358},
  {"m.circle", symbol_359, sizeof symbol_359},
  {"m.circle.fill", symbol_360, sizeof symbol_360},
  {"magnifyingglass", symbol_361, sizeof symbol_361},
  {"magnifyingglass.circle", symbol_362, sizeof symbol_362},
  {"map", symbol_363, sizeof symbol_363},
  {"mappin", symbol_364, sizeof symbol_364},
  {"message", symbol_365, sizeof symbol_365},
  {"message.fill", symbol_366, sizeof symbol_366},
  {"mic", symbol_367, sizeof symbol_367},
  {"mic.fill", symbol_368, sizeof symbol_368},
  {"minus", symbol_369, sizeof symbol_369},
  {"minus.circle", symbol_370, sizeof symbol_370},
  {"minus.circle.fill", symbol_371, sizeof symbol_371},
  {"minus.magnifyingglass", symbol_372, sizeof symbol_372},
  {"minus.square", symbol_373, sizeof symbol_373},
  {"minus.square.fill", symbol_374, sizeof symbol_374},
  {"moon", symbol_375, sizeof symbol_375},
  {"moon.fill", symbol_376, sizeof symbol_376},
  {"moon.stars", symbol_377, sizeof symbol_377},
  {"moon.zzz", symbol_378, sizeof symbol_378},
  {"moon.zzz.fill", symbol_379, sizeof symbol_379},
  {"multiply", symbol_380, sizeof symbol_380},
  {"music.note", symbol_381, sizeof symbol_381},
  {"n.circle", symbol_382, sizeof symbol_382},
  {"n.circle.fill", symbol_383, sizeof symbol_383},
  {"network", symbol_384, sizeof symbol_384},
  {"newspaper", symbol_385, sizeof symbol_385},
  {"number", symbol_386, sizeof symbol_386},
  {"number.circle", symbol_387, sizeof symbol_387},
  {"number.circle.fill", symbol_388, sizeof symbol_388},
  {"number.square", symbol_389, sizeof symbol_389},
  {"number.square.fill", symbol_390, sizeof symbol_390},
  {"o.circle", symbol_391, sizeof symbol_391},
  {"o.circle.fill", symbol_392, sizeof symbol_392},
  {"p.circle", symbol_393, sizeof symbol_393},
  {"p.circle.fill", symbol_394, sizeof symbol_394},
  {"paintbrush", symbol_395, sizeof symbol_395},
  {"paintpalette", symbol_396, sizeof symbol_396},
  {"paperclip", symbol_397, sizeof symbol_397},
  {"paperplane", symbol_398, sizeof symbol_398},
  {"paperplane.fill", symbol_399, sizeof symbol_399},
  {"pause", symbol_400, sizeof symbol_400},
  {"pause.circle", symbol_401, sizeof symbol_401},
  {"pause.circle.fill", symbol_402, sizeof symbol_402},
  {"pause.fill", symbol_403, sizeof symbol_403},
  {"pawprint.fill", symbol_404, sizeof symbol_404},
  {"pencil", symbol_405, sizeof symbol_405},
  {"percent", symbol_406, sizeof symbol_406},
  {"person", symbol_407, sizeof symbol_407},
  {"person.2", symbol_408, sizeof symbol_408},
  {"person.2.fill", symbol_409, sizeof symbol_409},
  {"person.3", symbol_410, sizeof symbol_410},
  {"person.3.fill", symbol_411, sizeof symbol_411},
  {"person.badge.plus", symbol_412, sizeof symbol_412},
  {"person.circle", symbol_413, sizeof symbol_413},
  {"person.circle.fill", symbol_414, sizeof symbol_414},
  {"person.crop.circle", symbol_415, sizeof symbol_415},
  {"person.crop.circle.badge.plus", symbol_416, sizeof symbol_416},
  {"person.crop.circle.fill", symbol_417, sizeof symbol_417},
  {"person.fill", symbol_418, sizeof symbol_418},
  {"phone", symbol_419, sizeof symbol_419},
  {"phone.fill", symbol_420, sizeof symbol_420},
  {"photo", symbol_421, sizeof symbol_421},
  {"photo.fill", symbol_422, sizeof symbol_422},
  {"pin", symbol_423, sizeof symbol_423},
  {"pin.fill", symbol_424, sizeof symbol_424},
  {"pin.slash", symbol_425, sizeof symbol_425},
  {"play", symbol_426, sizeof symbol_426},
  {"play.circle", symbol_427, sizeof symbol_427},
  {"play.circle.fill", symbol_428, sizeof symbol_428},
  {"play.fill", symbol_429, sizeof symbol_429},
  {"play.rectangle", symbol_430, sizeof symbol_430},
  {"play.rectangle.fill", symbol_431, sizeof symbol_431},
  {"plus", symbol_432, sizeof symbol_432},
  {"plus.circle", symbol_433, sizeof symbol_433},
  {"plus.circle.fill", symbol_434, sizeof symbol_434},
  {"plus.magnifyingglass", symbol_435, sizeof symbol_435},
  {"plus.seal", symbol_436, sizeof symbol_436},
  {"plus.seal.fill", symbol_437, sizeof symbol_437},
  {"plus.square", symbol_438, sizeof symbol_438},
  {"plus.square.fill", symbol_439, sizeof symbol_439},
  {"plusminus", symbol_440, sizeof symbol_440},
  {"power", symbol_441, sizeof symbol_441},
  {"printer", symbol_442, sizeof symbol_442},
  {"puzzlepiece", symbol_443, sizeof symbol_443},
  {"puzzlepiece.fill", symbol_444, sizeof symbol_444},
  {"q.circle", symbol_445, sizeof symbol_445},
  {"q.circle.fill", symbol_446, sizeof symbol_446},
  {"questionmark", symbol_447, sizeof symbol_447},
  {"questionmark.circle", symbol_448, sizeof symbol_448},
  {"questionmark.square.dashed", symbol_449, sizeof symbol_449},
  {"r.circle", symbol_450, sizeof symbol_450},
  {"r.circle.fill", symbol_451, sizeof symbol_451},
  {"record.circle", symbol_452, sizeof symbol_452},
  {"rectangle", symbol_453, sizeof symbol_453},
  {"rectangle.fill", symbol_454, sizeof symbol_454},
  {"rectangle.grid.1x2", symbol_455, sizeof symbol_455},
  {"rectangle.portrait.and.arrow.right", symbol_456, sizeof symbol_456},
  {"rosette", symbol_457, sizeof symbol_457},
  {"s.circle", symbol_458, sizeof symbol_458},
  {"s.circle.fill", symbol_459, sizeof symbol_459},
  {"scissors", symbol_460, sizeof symbol_460},
  {"seal", symbol_461, sizeof symbol_461},
  {"seal.fill", symbol_462, sizeof symbol_462},
  {"shield", symbol_463, sizeof symbol_463},
  {"shield.fill", symbol_464, sizeof symbol_464},
  {"shippingbox", symbol_465, sizeof symbol_465},
  {"shuffle", symbol_466, sizeof symbol_466},
  {"sidebar.left", symbol_467, sizeof symbol_467},
  {"slider.horizontal.3", symbol_468, sizeof symbol_468},
  {"snowflake", symbol_469, sizeof symbol_469},
  {"sparkles", symbol_470, sizeof symbol_470},
  {"speaker", symbol_471, sizeof symbol_471},
  {"speaker.fill", symbol_472, sizeof symbol_472},
  {"speaker.slash", symbol_473, sizeof symbol_473},
  {"speaker.slash.fill", symbol_474, sizeof symbol_474},
  {"speaker.wave.1", symbol_475, sizeof symbol_475},
  {"speaker.wave.1.fill", symbol_476, sizeof symbol_476},
  {"speaker.wave.2", symbol_477, sizeof symbol_477},
  {"speaker.wave.2.fill", symbol_478, sizeof symbol_478},
  {"speaker.wave.3", symbol_479, sizeof symbol_479},
  {"speaker.wave.3.fill", symbol_480, sizeof symbol_480},
  {"square", symbol_481, sizeof symbol_481},
  {"square.and.arrow.down", symbol_482, sizeof symbol_482},
  {"square.and.arrow.up", symbol_483, sizeof symbol_483},
  {"square.and.arrow.up.fill", symbol_484, sizeof symbol_484},
  {"square.and.pencil", symbol_485, sizeof symbol_485},
  {"square.dashed", symbol_486, sizeof symbol_486},
  {"square.fill", symbol_487, sizeof symbol_487},
  {"square.grid.2x2", symbol_488, sizeof symbol_488},
  {"square.grid.2x2.fill", symbol_489, sizeof symbol_489},
  {"square.grid.3x3", symbol_490, sizeof symbol_490},
  {"square.grid.3x3.fill", symbol_491, sizeof symbol_491},
  {"square.on.square", symbol_492, sizeof symbol_492},
  {"square.stack", symbol_493, sizeof symbol_493},
  {"square.stack.3d.up", symbol_494, sizeof symbol_494},
  {"star", symbol_495, sizeof symbol_495},
  {"star.circle", symbol_496, sizeof symbol_496},
  {"star.circle.fill", symbol_497, sizeof symbol_497},
  {"star.fill", symbol_498, sizeof symbol_498},
  {"star.leadinghalf.filled", symbol_499, sizeof symbol_499},
  {"star.slash", symbol_500, sizeof symbol_500},
  {"stop", symbol_501, sizeof symbol_501},
  {"stop.fill", symbol_502, sizeof symbol_502},
  {"stopwatch", symbol_503, sizeof symbol_503},
  {"suit.club", symbol_504, sizeof symbol_504},
  {"suit.club.fill", symbol_505, sizeof symbol_505},
  {"suit.diamond", symbol_506, sizeof symbol_506},
  {"suit.diamond.fill", symbol_507, sizeof symbol_507},
  {"suit.heart", symbol_508, sizeof symbol_508},
  {"suit.heart.fill", symbol_509, sizeof symbol_509},
  {"suit.spade", symbol_510, sizeof symbol_510},
  {"suit.spade.fill", symbol_511, sizeof symbol_511},
  {"sum", symbol_512, sizeof symbol_512},
  {"sun.max", symbol_513, sizeof symbol_513},
  {"sun.max.fill", symbol_514, sizeof symbol_514},
  {"sun.min", symbol_515, sizeof symbol_515},
  {"sunrise", symbol_516, sizeof symbol_516},
  {"sunrise.fill", symbol_517, sizeof symbol_517},
  {"sunset", symbol_518, sizeof symbol_518},
  {"sunset.fill", symbol_519, sizeof symbol_519},
  {"t.circle", symbol_520, sizeof symbol_520},
  {"t.circle.fill", symbol_521, sizeof symbol_521},
  {"tag", symbol_522, sizeof symbol_522},
  {"tag.fill", symbol_523, sizeof symbol_523},
  {"terminal", symbol_524, sizeof symbol_524},
  {"text.justify", symbol_525, sizeof symbol_525},
  {"textformat", symbol_526, sizeof symbol_526},
  {"textformat.size", symbol_527, sizeof symbol_527},
  {"thermometer", symbol_528, sizeof symbol_528},
  {"ticket", symbol_529, sizeof symbol_529},
  {"ticket.fill", symbol_530, sizeof symbol_530},
  {"timer", symbol_531, sizeof symbol_531},
  {"tram", symbol_532, sizeof symbol_532},
  {"trash", symbol_533, sizeof symbol_533},
  {"trash.fill", symbol_534, sizeof symbol_534},
  {"tray", symbol_535, sizeof symbol_535},
  {"tray.and.arrow.down", symbol_536, sizeof symbol_536},
  {"tray.full", symbol_537, sizeof symbol_537},
  {"tray.full.fill", symbol_538, sizeof symbol_538},
  {"triangle", symbol_539, sizeof symbol_539},
  {"triangle.fill", symbol_540, sizeof symbol_540},
  {"trophy", symbol_541, sizeof symbol_541},
  {"tshirt", symbol_542, sizeof symbol_542},
  {"tshirt.fill", symbol_543, sizeof symbol_543},
  {"tv", symbol_544, sizeof symbol_544},
  {"u.circle", symbol_545, sizeof symbol_545},
  {"u.circle.fill", symbol_546, sizeof symbol_546},
  {"umbrella", symbol_547, sizeof symbol_547},
  {"umbrella.fill", symbol_548, sizeof symbol_548},
  {"v.circle", symbol_549, sizeof symbol_549},
  {"v.circle.fill", symbol_550, sizeof symbol_550},
  {"w.circle", symbol_551, sizeof symbol_551},
  {"w.circle.fill", symbol_552, sizeof symbol_552},
  {"wand.and.stars", symbol_553, sizeof symbol_553},
  {"waveform", symbol_554, sizeof symbol_554},
  {"wifi", symbol_555, sizeof symbol_555},
  {"wind", symbol_556, sizeof symbol_556},
  {"wrench", symbol_557, sizeof symbol_557},
  {"x.circle", symbol_558, sizeof symbol_558},
  {"x.circle.fill", symbol_559, sizeof symbol_559},
  {"xmark", symbol_560, sizeof symbol_560},
  {"xmark.circle", symbol_561, sizeof symbol_561},
  {"xmark.circle.fill", symbol_562, sizeof symbol_562},
  {"xmark.seal", symbol_563, sizeof symbol_563},
  {"xmark.seal.fill", symbol_564, sizeof symbol_564},
  {"xmark.shield", symbol_565, sizeof symbol_565},
  {"xmark.shield.fill", symbol_566, sizeof symbol_566},
  {"xmark.square", symbol_567, sizeof symbol_567},
  {"xmark.square.fill", symbol_568, sizeof symbol_568},
  {"y.circle", symbol_569, sizeof symbol_569},
  {"y.circle.fill", symbol_570, sizeof symbol_570},
  {"z.circle", symbol_571, sizeof symbol_571},
  {"z.circle.fill", symbol_572, sizeof symbol_572},
};

static int compare(const void *name, const void *symbol) {
  return strcmp(name, ((const struct symbol_data *)symbol)->name);
}

const struct symbol_data *symbol_data_find(const char *name) {
  return bsearch(name, symbols, sizeof symbols / sizeof *symbols, sizeof *symbols, compare);
}

size_t symbol_data_count(void) { return sizeof symbols / sizeof *symbols; }
