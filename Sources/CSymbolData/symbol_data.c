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
#embed "../../Assets/Symbols/32.circle.svg"
};
static const unsigned char symbol_61[] = {
#embed "../../Assets/Symbols/32.circle.fill.svg"
};
static const unsigned char symbol_62[] = {
#embed "../../Assets/Symbols/33.circle.svg"
};
static const unsigned char symbol_63[] = {
#embed "../../Assets/Symbols/33.circle.fill.svg"
};
static const unsigned char symbol_64[] = {
#embed "../../Assets/Symbols/34.circle.svg"
};
static const unsigned char symbol_65[] = {
#embed "../../Assets/Symbols/34.circle.fill.svg"
};
static const unsigned char symbol_66[] = {
#embed "../../Assets/Symbols/35.circle.svg"
};
static const unsigned char symbol_67[] = {
#embed "../../Assets/Symbols/35.circle.fill.svg"
};
static const unsigned char symbol_68[] = {
#embed "../../Assets/Symbols/36.circle.svg"
};
static const unsigned char symbol_69[] = {
#embed "../../Assets/Symbols/36.circle.fill.svg"
};
static const unsigned char symbol_70[] = {
#embed "../../Assets/Symbols/37.circle.svg"
};
static const unsigned char symbol_71[] = {
#embed "../../Assets/Symbols/37.circle.fill.svg"
};
static const unsigned char symbol_72[] = {
#embed "../../Assets/Symbols/38.circle.svg"
};
static const unsigned char symbol_73[] = {
#embed "../../Assets/Symbols/38.circle.fill.svg"
};
static const unsigned char symbol_74[] = {
#embed "../../Assets/Symbols/39.circle.svg"
};
static const unsigned char symbol_75[] = {
#embed "../../Assets/Symbols/39.circle.fill.svg"
};
static const unsigned char symbol_76[] = {
#embed "../../Assets/Symbols/4.circle.svg"
};
static const unsigned char symbol_77[] = {
#embed "../../Assets/Symbols/4.circle.fill.svg"
};
static const unsigned char symbol_78[] = {
#embed "../../Assets/Symbols/4.square.svg"
};
static const unsigned char symbol_79[] = {
#embed "../../Assets/Symbols/4.square.fill.svg"
};
static const unsigned char symbol_80[] = {
#embed "../../Assets/Symbols/40.circle.svg"
};
static const unsigned char symbol_81[] = {
#embed "../../Assets/Symbols/40.circle.fill.svg"
};
static const unsigned char symbol_82[] = {
#embed "../../Assets/Symbols/41.circle.svg"
};
static const unsigned char symbol_83[] = {
#embed "../../Assets/Symbols/41.circle.fill.svg"
};
static const unsigned char symbol_84[] = {
#embed "../../Assets/Symbols/42.circle.svg"
};
static const unsigned char symbol_85[] = {
#embed "../../Assets/Symbols/42.circle.fill.svg"
};
static const unsigned char symbol_86[] = {
#embed "../../Assets/Symbols/43.circle.svg"
};
static const unsigned char symbol_87[] = {
#embed "../../Assets/Symbols/43.circle.fill.svg"
};
static const unsigned char symbol_88[] = {
#embed "../../Assets/Symbols/44.circle.svg"
};
static const unsigned char symbol_89[] = {
#embed "../../Assets/Symbols/44.circle.fill.svg"
};
static const unsigned char symbol_90[] = {
#embed "../../Assets/Symbols/45.circle.svg"
};
static const unsigned char symbol_91[] = {
#embed "../../Assets/Symbols/45.circle.fill.svg"
};
static const unsigned char symbol_92[] = {
#embed "../../Assets/Symbols/46.circle.svg"
};
static const unsigned char symbol_93[] = {
#embed "../../Assets/Symbols/46.circle.fill.svg"
};
static const unsigned char symbol_94[] = {
#embed "../../Assets/Symbols/47.circle.svg"
};
static const unsigned char symbol_95[] = {
#embed "../../Assets/Symbols/47.circle.fill.svg"
};
static const unsigned char symbol_96[] = {
#embed "../../Assets/Symbols/48.circle.svg"
};
static const unsigned char symbol_97[] = {
#embed "../../Assets/Symbols/48.circle.fill.svg"
};
static const unsigned char symbol_98[] = {
#embed "../../Assets/Symbols/49.circle.svg"
};
static const unsigned char symbol_99[] = {
#embed "../../Assets/Symbols/49.circle.fill.svg"
};
static const unsigned char symbol_100[] = {
#embed "../../Assets/Symbols/5.circle.svg"
};
static const unsigned char symbol_101[] = {
#embed "../../Assets/Symbols/5.circle.fill.svg"
};
static const unsigned char symbol_102[] = {
#embed "../../Assets/Symbols/5.square.svg"
};
static const unsigned char symbol_103[] = {
#embed "../../Assets/Symbols/5.square.fill.svg"
};
static const unsigned char symbol_104[] = {
#embed "../../Assets/Symbols/50.circle.svg"
};
static const unsigned char symbol_105[] = {
#embed "../../Assets/Symbols/50.circle.fill.svg"
};
static const unsigned char symbol_106[] = {
#embed "../../Assets/Symbols/6.circle.svg"
};
static const unsigned char symbol_107[] = {
#embed "../../Assets/Symbols/6.circle.fill.svg"
};
static const unsigned char symbol_108[] = {
#embed "../../Assets/Symbols/6.square.svg"
};
static const unsigned char symbol_109[] = {
#embed "../../Assets/Symbols/6.square.fill.svg"
};
static const unsigned char symbol_110[] = {
#embed "../../Assets/Symbols/7.circle.svg"
};
static const unsigned char symbol_111[] = {
#embed "../../Assets/Symbols/7.circle.fill.svg"
};
static const unsigned char symbol_112[] = {
#embed "../../Assets/Symbols/7.square.svg"
};
static const unsigned char symbol_113[] = {
#embed "../../Assets/Symbols/7.square.fill.svg"
};
static const unsigned char symbol_114[] = {
#embed "../../Assets/Symbols/8.circle.svg"
};
static const unsigned char symbol_115[] = {
#embed "../../Assets/Symbols/8.circle.fill.svg"
};
static const unsigned char symbol_116[] = {
#embed "../../Assets/Symbols/8.square.svg"
};
static const unsigned char symbol_117[] = {
#embed "../../Assets/Symbols/8.square.fill.svg"
};
static const unsigned char symbol_118[] = {
#embed "../../Assets/Symbols/9.circle.svg"
};
static const unsigned char symbol_119[] = {
#embed "../../Assets/Symbols/9.circle.fill.svg"
};
static const unsigned char symbol_120[] = {
#embed "../../Assets/Symbols/9.square.svg"
};
static const unsigned char symbol_121[] = {
#embed "../../Assets/Symbols/9.square.fill.svg"
};
static const unsigned char symbol_122[] = {
#embed "../../Assets/Symbols/a.circle.svg"
};
static const unsigned char symbol_123[] = {
#embed "../../Assets/Symbols/a.circle.fill.svg"
};
static const unsigned char symbol_124[] = {
#embed "../../Assets/Symbols/abc.svg"
};
static const unsigned char symbol_125[] = {
#embed "../../Assets/Symbols/airplane.svg"
};
static const unsigned char symbol_126[] = {
#embed "../../Assets/Symbols/airplane.arrival.svg"
};
static const unsigned char symbol_127[] = {
#embed "../../Assets/Symbols/airplane.circle.svg"
};
static const unsigned char symbol_128[] = {
#embed "../../Assets/Symbols/airplane.circle.fill.svg"
};
static const unsigned char symbol_129[] = {
#embed "../../Assets/Symbols/airplane.departure.svg"
};
static const unsigned char symbol_130[] = {
#embed "../../Assets/Symbols/airplayaudio.svg"
};
static const unsigned char symbol_131[] = {
#embed "../../Assets/Symbols/airplayvideo.svg"
};
static const unsigned char symbol_132[] = {
#embed "../../Assets/Symbols/airpods.svg"
};
static const unsigned char symbol_133[] = {
#embed "../../Assets/Symbols/alarm.svg"
};
static const unsigned char symbol_134[] = {
#embed "../../Assets/Symbols/alarm.fill.svg"
};
static const unsigned char symbol_135[] = {
#embed "../../Assets/Symbols/allergens.svg"
};
static const unsigned char symbol_136[] = {
#embed "../../Assets/Symbols/ant.svg"
};
static const unsigned char symbol_137[] = {
#embed "../../Assets/Symbols/ant.circle.svg"
};
static const unsigned char symbol_138[] = {
#embed "../../Assets/Symbols/ant.circle.fill.svg"
};
static const unsigned char symbol_139[] = {
#embed "../../Assets/Symbols/ant.fill.svg"
};
static const unsigned char symbol_140[] = {
#embed "../../Assets/Symbols/antenna.radiowaves.left.and.right.svg"
};
static const unsigned char symbol_141[] = {
#embed "../../Assets/Symbols/app.svg"
};
static const unsigned char symbol_142[] = {
#embed "../../Assets/Symbols/app.badge.svg"
};
static const unsigned char symbol_143[] = {
#embed "../../Assets/Symbols/app.fill.svg"
};
static const unsigned char symbol_144[] = {
#embed "../../Assets/Symbols/applewatch.svg"
};
static const unsigned char symbol_145[] = {
#embed "../../Assets/Symbols/archivebox.svg"
};
static const unsigned char symbol_146[] = {
#embed "../../Assets/Symbols/archivebox.circle.svg"
};
static const unsigned char symbol_147[] = {
#embed "../../Assets/Symbols/archivebox.circle.fill.svg"
};
static const unsigned char symbol_148[] = {
#embed "../../Assets/Symbols/archivebox.fill.svg"
};
static const unsigned char symbol_149[] = {
#embed "../../Assets/Symbols/arrow.2.circlepath.svg"
};
static const unsigned char symbol_150[] = {
#embed "../../Assets/Symbols/arrow.2.squarepath.svg"
};
static const unsigned char symbol_151[] = {
#embed "../../Assets/Symbols/arrow.3.trianglepath.svg"
};
static const unsigned char symbol_152[] = {
#embed "../../Assets/Symbols/arrow.backward.svg"
};
static const unsigned char symbol_153[] = {
#embed "../../Assets/Symbols/arrow.backward.circle.svg"
};
static const unsigned char symbol_154[] = {
#embed "../../Assets/Symbols/arrow.backward.circle.fill.svg"
};
static const unsigned char symbol_155[] = {
#embed "../../Assets/Symbols/arrow.backward.square.svg"
};
static const unsigned char symbol_156[] = {
#embed "../../Assets/Symbols/arrow.backward.square.fill.svg"
};
static const unsigned char symbol_157[] = {
#embed "../../Assets/Symbols/arrow.clockwise.svg"
};
static const unsigned char symbol_158[] = {
#embed "../../Assets/Symbols/arrow.clockwise.circle.svg"
};
static const unsigned char symbol_159[] = {
#embed "../../Assets/Symbols/arrow.clockwise.circle.fill.svg"
};
static const unsigned char symbol_160[] = {
#embed "../../Assets/Symbols/arrow.clockwise.square.svg"
};
static const unsigned char symbol_161[] = {
#embed "../../Assets/Symbols/arrow.clockwise.square.fill.svg"
};
static const unsigned char symbol_162[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.svg"
};
static const unsigned char symbol_163[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.circle.svg"
};
static const unsigned char symbol_164[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.circle.fill.svg"
};
static const unsigned char symbol_165[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.square.svg"
};
static const unsigned char symbol_166[] = {
#embed "../../Assets/Symbols/arrow.counterclockwise.square.fill.svg"
};
static const unsigned char symbol_167[] = {
#embed "../../Assets/Symbols/arrow.down.svg"
};
static const unsigned char symbol_168[] = {
#embed "../../Assets/Symbols/arrow.down.circle.svg"
};
static const unsigned char symbol_169[] = {
#embed "../../Assets/Symbols/arrow.down.circle.fill.svg"
};
static const unsigned char symbol_170[] = {
#embed "../../Assets/Symbols/arrow.down.doc.svg"
};
static const unsigned char symbol_171[] = {
#embed "../../Assets/Symbols/arrow.down.forward.and.arrow.up.backward.svg"
};
static const unsigned char symbol_172[] = {
#embed "../../Assets/Symbols/arrow.down.left.svg"
};
static const unsigned char symbol_173[] = {
#embed "../../Assets/Symbols/arrow.down.left.circle.svg"
};
static const unsigned char symbol_174[] = {
#embed "../../Assets/Symbols/arrow.down.left.circle.fill.svg"
};
static const unsigned char symbol_175[] = {
#embed "../../Assets/Symbols/arrow.down.left.square.svg"
};
static const unsigned char symbol_176[] = {
#embed "../../Assets/Symbols/arrow.down.left.square.fill.svg"
};
static const unsigned char symbol_177[] = {
#embed "../../Assets/Symbols/arrow.down.right.svg"
};
static const unsigned char symbol_178[] = {
#embed "../../Assets/Symbols/arrow.down.right.and.arrow.up.left.svg"
};
static const unsigned char symbol_179[] = {
#embed "../../Assets/Symbols/arrow.down.right.circle.svg"
};
static const unsigned char symbol_180[] = {
#embed "../../Assets/Symbols/arrow.down.right.circle.fill.svg"
};
static const unsigned char symbol_181[] = {
#embed "../../Assets/Symbols/arrow.down.right.square.svg"
};
static const unsigned char symbol_182[] = {
#embed "../../Assets/Symbols/arrow.down.right.square.fill.svg"
};
static const unsigned char symbol_183[] = {
#embed "../../Assets/Symbols/arrow.down.square.svg"
};
static const unsigned char symbol_184[] = {
#embed "../../Assets/Symbols/arrow.down.square.fill.svg"
};
static const unsigned char symbol_185[] = {
#embed "../../Assets/Symbols/arrow.down.to.line.svg"
};
static const unsigned char symbol_186[] = {
#embed "../../Assets/Symbols/arrow.forward.svg"
};
static const unsigned char symbol_187[] = {
#embed "../../Assets/Symbols/arrow.forward.circle.svg"
};
static const unsigned char symbol_188[] = {
#embed "../../Assets/Symbols/arrow.forward.circle.fill.svg"
};
static const unsigned char symbol_189[] = {
#embed "../../Assets/Symbols/arrow.forward.square.svg"
};
static const unsigned char symbol_190[] = {
#embed "../../Assets/Symbols/arrow.forward.square.fill.svg"
};
static const unsigned char symbol_191[] = {
#embed "../../Assets/Symbols/arrow.left.svg"
};
static const unsigned char symbol_192[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.svg"
};
static const unsigned char symbol_193[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.circle.svg"
};
static const unsigned char symbol_194[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.circle.fill.svg"
};
static const unsigned char symbol_195[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.square.svg"
};
static const unsigned char symbol_196[] = {
#embed "../../Assets/Symbols/arrow.left.and.right.square.fill.svg"
};
static const unsigned char symbol_197[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.svg"
};
static const unsigned char symbol_198[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.circle.svg"
};
static const unsigned char symbol_199[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.circle.fill.svg"
};
static const unsigned char symbol_200[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.square.svg"
};
static const unsigned char symbol_201[] = {
#embed "../../Assets/Symbols/arrow.left.arrow.right.square.fill.svg"
};
static const unsigned char symbol_202[] = {
#embed "../../Assets/Symbols/arrow.left.circle.svg"
};
static const unsigned char symbol_203[] = {
#embed "../../Assets/Symbols/arrow.left.circle.fill.svg"
};
static const unsigned char symbol_204[] = {
#embed "../../Assets/Symbols/arrow.left.square.svg"
};
static const unsigned char symbol_205[] = {
#embed "../../Assets/Symbols/arrow.left.square.fill.svg"
};
static const unsigned char symbol_206[] = {
#embed "../../Assets/Symbols/arrow.left.to.line.svg"
};
static const unsigned char symbol_207[] = {
#embed "../../Assets/Symbols/arrow.right.svg"
};
static const unsigned char symbol_208[] = {
#embed "../../Assets/Symbols/arrow.right.arrow.left.svg"
};
static const unsigned char symbol_209[] = {
#embed "../../Assets/Symbols/arrow.right.circle.svg"
};
static const unsigned char symbol_210[] = {
#embed "../../Assets/Symbols/arrow.right.circle.fill.svg"
};
static const unsigned char symbol_211[] = {
#embed "../../Assets/Symbols/arrow.right.square.svg"
};
static const unsigned char symbol_212[] = {
#embed "../../Assets/Symbols/arrow.right.square.fill.svg"
};
static const unsigned char symbol_213[] = {
#embed "../../Assets/Symbols/arrow.right.to.line.svg"
};
static const unsigned char symbol_214[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.svg"
};
static const unsigned char symbol_215[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.camera.svg"
};
static const unsigned char symbol_216[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.circle.svg"
};
static const unsigned char symbol_217[] = {
#embed "../../Assets/Symbols/arrow.triangle.2.circlepath.circle.fill.svg"
};
static const unsigned char symbol_218[] = {
#embed "../../Assets/Symbols/arrow.triangle.branch.svg"
};
static const unsigned char symbol_219[] = {
#embed "../../Assets/Symbols/arrow.triangle.merge.svg"
};
static const unsigned char symbol_220[] = {
#embed "../../Assets/Symbols/arrow.triangle.swap.svg"
};
static const unsigned char symbol_221[] = {
#embed "../../Assets/Symbols/arrow.turn.down.left.svg"
};
static const unsigned char symbol_222[] = {
#embed "../../Assets/Symbols/arrow.turn.down.right.svg"
};
static const unsigned char symbol_223[] = {
#embed "../../Assets/Symbols/arrow.turn.up.left.svg"
};
static const unsigned char symbol_224[] = {
#embed "../../Assets/Symbols/arrow.turn.up.right.svg"
};
static const unsigned char symbol_225[] = {
#embed "../../Assets/Symbols/arrow.up.svg"
};
static const unsigned char symbol_226[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.svg"
};
static const unsigned char symbol_227[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.and.arrow.left.and.right.svg"
};
static const unsigned char symbol_228[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.circle.svg"
};
static const unsigned char symbol_229[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.circle.fill.svg"
};
static const unsigned char symbol_230[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.square.svg"
};
static const unsigned char symbol_231[] = {
#embed "../../Assets/Symbols/arrow.up.and.down.square.fill.svg"
};
static const unsigned char symbol_232[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.svg"
};
static const unsigned char symbol_233[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.circle.svg"
};
static const unsigned char symbol_234[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.circle.fill.svg"
};
static const unsigned char symbol_235[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.square.svg"
};
static const unsigned char symbol_236[] = {
#embed "../../Assets/Symbols/arrow.up.arrow.down.square.fill.svg"
};
static const unsigned char symbol_237[] = {
#embed "../../Assets/Symbols/arrow.up.backward.and.arrow.down.forward.svg"
};
static const unsigned char symbol_238[] = {
#embed "../../Assets/Symbols/arrow.up.circle.svg"
};
static const unsigned char symbol_239[] = {
#embed "../../Assets/Symbols/arrow.up.circle.fill.svg"
};
static const unsigned char symbol_240[] = {
#embed "../../Assets/Symbols/arrow.up.doc.svg"
};
static const unsigned char symbol_241[] = {
#embed "../../Assets/Symbols/arrow.up.left.svg"
};
static const unsigned char symbol_242[] = {
#embed "../../Assets/Symbols/arrow.up.left.and.arrow.down.right.svg"
};
static const unsigned char symbol_243[] = {
#embed "../../Assets/Symbols/arrow.up.left.and.arrow.down.right.circle.svg"
};
static const unsigned char symbol_244[] = {
#embed "../../Assets/Symbols/arrow.up.left.and.arrow.down.right.circle.fill.svg"
};
static const unsigned char symbol_245[] = {
#embed "../../Assets/Symbols/arrow.up.left.circle.svg"
};
static const unsigned char symbol_246[] = {
#embed "../../Assets/Symbols/arrow.up.left.circle.fill.svg"
};
static const unsigned char symbol_247[] = {
#embed "../../Assets/Symbols/arrow.up.left.square.svg"
};
static const unsigned char symbol_248[] = {
#embed "../../Assets/Symbols/arrow.up.left.square.fill.svg"
};
static const unsigned char symbol_249[] = {
#embed "../../Assets/Symbols/arrow.up.right.svg"
};
static const unsigned char symbol_250[] = {
#embed "../../Assets/Symbols/arrow.up.right.circle.svg"
};
static const unsigned char symbol_251[] = {
#embed "../../Assets/Symbols/arrow.up.right.circle.fill.svg"
};
static const unsigned char symbol_252[] = {
#embed "../../Assets/Symbols/arrow.up.right.square.svg"
};
static const unsigned char symbol_253[] = {
#embed "../../Assets/Symbols/arrow.up.right.square.fill.svg"
};
static const unsigned char symbol_254[] = {
#embed "../../Assets/Symbols/arrow.up.square.svg"
};
static const unsigned char symbol_255[] = {
#embed "../../Assets/Symbols/arrow.up.square.fill.svg"
};
static const unsigned char symbol_256[] = {
#embed "../../Assets/Symbols/arrow.up.to.line.svg"
};
static const unsigned char symbol_257[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.svg"
};
static const unsigned char symbol_258[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.circle.svg"
};
static const unsigned char symbol_259[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.circle.fill.svg"
};
static const unsigned char symbol_260[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.square.svg"
};
static const unsigned char symbol_261[] = {
#embed "../../Assets/Symbols/arrow.uturn.backward.square.fill.svg"
};
static const unsigned char symbol_262[] = {
#embed "../../Assets/Symbols/arrow.uturn.forward.svg"
};
static const unsigned char symbol_263[] = {
#embed "../../Assets/Symbols/arrow.uturn.left.svg"
};
static const unsigned char symbol_264[] = {
#embed "../../Assets/Symbols/arrow.uturn.left.circle.svg"
};
static const unsigned char symbol_265[] = {
#embed "../../Assets/Symbols/arrow.uturn.left.circle.fill.svg"
};
static const unsigned char symbol_266[] = {
#embed "../../Assets/Symbols/arrow.uturn.left.square.svg"
};
static const unsigned char symbol_267[] = {
#embed "../../Assets/Symbols/arrow.uturn.left.square.fill.svg"
};
static const unsigned char symbol_268[] = {
#embed "../../Assets/Symbols/arrow.uturn.right.svg"
};
static const unsigned char symbol_269[] = {
#embed "../../Assets/Symbols/arrowshape.down.svg"
};
static const unsigned char symbol_270[] = {
#embed "../../Assets/Symbols/arrowshape.down.fill.svg"
};
static const unsigned char symbol_271[] = {
#embed "../../Assets/Symbols/arrowshape.left.svg"
};
static const unsigned char symbol_272[] = {
#embed "../../Assets/Symbols/arrowshape.left.fill.svg"
};
static const unsigned char symbol_273[] = {
#embed "../../Assets/Symbols/arrowshape.right.svg"
};
static const unsigned char symbol_274[] = {
#embed "../../Assets/Symbols/arrowshape.right.fill.svg"
};
static const unsigned char symbol_275[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.backward.svg"
};
static const unsigned char symbol_276[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.backward.fill.svg"
};
static const unsigned char symbol_277[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.forward.svg"
};
static const unsigned char symbol_278[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.forward.fill.svg"
};
static const unsigned char symbol_279[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.left.svg"
};
static const unsigned char symbol_280[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.left.circle.svg"
};
static const unsigned char symbol_281[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.left.circle.fill.svg"
};
static const unsigned char symbol_282[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.left.fill.svg"
};
static const unsigned char symbol_283[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.right.svg"
};
static const unsigned char symbol_284[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.right.circle.svg"
};
static const unsigned char symbol_285[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.right.circle.fill.svg"
};
static const unsigned char symbol_286[] = {
#embed "../../Assets/Symbols/arrowshape.turn.up.right.fill.svg"
};
static const unsigned char symbol_287[] = {
#embed "../../Assets/Symbols/arrowshape.up.svg"
};
static const unsigned char symbol_288[] = {
#embed "../../Assets/Symbols/arrowshape.up.fill.svg"
};
static const unsigned char symbol_289[] = {
#embed "../../Assets/Symbols/arrowtriangle.down.svg"
};
static const unsigned char symbol_290[] = {
#embed "../../Assets/Symbols/arrowtriangle.down.circle.svg"
};
static const unsigned char symbol_291[] = {
#embed "../../Assets/Symbols/arrowtriangle.down.circle.fill.svg"
};
static const unsigned char symbol_292[] = {
#embed "../../Assets/Symbols/arrowtriangle.down.fill.svg"
};
static const unsigned char symbol_293[] = {
#embed "../../Assets/Symbols/arrowtriangle.left.svg"
};
static const unsigned char symbol_294[] = {
#embed "../../Assets/Symbols/arrowtriangle.left.circle.svg"
};
static const unsigned char symbol_295[] = {
#embed "../../Assets/Symbols/arrowtriangle.left.circle.fill.svg"
};
static const unsigned char symbol_296[] = {
#embed "../../Assets/Symbols/arrowtriangle.left.fill.svg"
};
static const unsigned char symbol_297[] = {
#embed "../../Assets/Symbols/arrowtriangle.right.svg"
};
static const unsigned char symbol_298[] = {
#embed "../../Assets/Symbols/arrowtriangle.right.circle.svg"
};
static const unsigned char symbol_299[] = {
#embed "../../Assets/Symbols/arrowtriangle.right.circle.fill.svg"
};
static const unsigned char symbol_300[] = {
#embed "../../Assets/Symbols/arrowtriangle.right.fill.svg"
};
static const unsigned char symbol_301[] = {
#embed "../../Assets/Symbols/arrowtriangle.up.svg"
};
static const unsigned char symbol_302[] = {
#embed "../../Assets/Symbols/arrowtriangle.up.circle.svg"
};
static const unsigned char symbol_303[] = {
#embed "../../Assets/Symbols/arrowtriangle.up.circle.fill.svg"
};
static const unsigned char symbol_304[] = {
#embed "../../Assets/Symbols/arrowtriangle.up.fill.svg"
};
static const unsigned char symbol_305[] = {
#embed "../../Assets/Symbols/aspectratio.svg"
};
static const unsigned char symbol_306[] = {
#embed "../../Assets/Symbols/at.svg"
};
static const unsigned char symbol_307[] = {
#embed "../../Assets/Symbols/at.circle.svg"
};
static const unsigned char symbol_308[] = {
#embed "../../Assets/Symbols/at.circle.fill.svg"
};
static const unsigned char symbol_309[] = {
#embed "../../Assets/Symbols/atom.svg"
};
static const unsigned char symbol_310[] = {
#embed "../../Assets/Symbols/b.circle.svg"
};
static const unsigned char symbol_311[] = {
#embed "../../Assets/Symbols/b.circle.fill.svg"
};
static const unsigned char symbol_312[] = {
#embed "../../Assets/Symbols/backpack.svg"
};
static const unsigned char symbol_313[] = {
#embed "../../Assets/Symbols/backward.svg"
};
static const unsigned char symbol_314[] = {
#embed "../../Assets/Symbols/backward.circle.svg"
};
static const unsigned char symbol_315[] = {
#embed "../../Assets/Symbols/backward.circle.fill.svg"
};
static const unsigned char symbol_316[] = {
#embed "../../Assets/Symbols/backward.end.svg"
};
static const unsigned char symbol_317[] = {
#embed "../../Assets/Symbols/backward.end.fill.svg"
};
static const unsigned char symbol_318[] = {
#embed "../../Assets/Symbols/backward.fill.svg"
};
static const unsigned char symbol_319[] = {
#embed "../../Assets/Symbols/backward.frame.fill.svg"
};
static const unsigned char symbol_320[] = {
#embed "../../Assets/Symbols/bag.svg"
};
static const unsigned char symbol_321[] = {
#embed "../../Assets/Symbols/bag.badge.plus.svg"
};
static const unsigned char symbol_322[] = {
#embed "../../Assets/Symbols/bag.circle.svg"
};
static const unsigned char symbol_323[] = {
#embed "../../Assets/Symbols/bag.circle.fill.svg"
};
static const unsigned char symbol_324[] = {
#embed "../../Assets/Symbols/bag.fill.svg"
};
static const unsigned char symbol_325[] = {
#embed "../../Assets/Symbols/balloon.svg"
};
static const unsigned char symbol_326[] = {
#embed "../../Assets/Symbols/balloon.fill.svg"
};
static const unsigned char symbol_327[] = {
#embed "../../Assets/Symbols/bandage.svg"
};
static const unsigned char symbol_328[] = {
#embed "../../Assets/Symbols/banknote.svg"
};
static const unsigned char symbol_329[] = {
#embed "../../Assets/Symbols/banknote.fill.svg"
};
static const unsigned char symbol_330[] = {
#embed "../../Assets/Symbols/barcode.svg"
};
static const unsigned char symbol_331[] = {
#embed "../../Assets/Symbols/barcode.viewfinder.svg"
};
static const unsigned char symbol_332[] = {
#embed "../../Assets/Symbols/barometer.svg"
};
static const unsigned char symbol_333[] = {
#embed "../../Assets/Symbols/baseball.svg"
};
static const unsigned char symbol_334[] = {
#embed "../../Assets/Symbols/basket.svg"
};
static const unsigned char symbol_335[] = {
#embed "../../Assets/Symbols/basketball.svg"
};
static const unsigned char symbol_336[] = {
#embed "../../Assets/Symbols/basketball.fill.svg"
};
static const unsigned char symbol_337[] = {
#embed "../../Assets/Symbols/bathtub.svg"
};
static const unsigned char symbol_338[] = {
#embed "../../Assets/Symbols/battery.0.svg"
};
static const unsigned char symbol_339[] = {
#embed "../../Assets/Symbols/battery.0percent.svg"
};
static const unsigned char symbol_340[] = {
#embed "../../Assets/Symbols/battery.100.svg"
};
static const unsigned char symbol_341[] = {
#embed "../../Assets/Symbols/battery.100.bolt.svg"
};
static const unsigned char symbol_342[] = {
#embed "../../Assets/Symbols/battery.100percent.svg"
};
static const unsigned char symbol_343[] = {
#embed "../../Assets/Symbols/battery.25.svg"
};
static const unsigned char symbol_344[] = {
#embed "../../Assets/Symbols/battery.25percent.svg"
};
static const unsigned char symbol_345[] = {
#embed "../../Assets/Symbols/battery.50.svg"
};
static const unsigned char symbol_346[] = {
#embed "../../Assets/Symbols/battery.50percent.svg"
};
static const unsigned char symbol_347[] = {
#embed "../../Assets/Symbols/battery.75.svg"
};
static const unsigned char symbol_348[] = {
#embed "../../Assets/Symbols/battery.75percent.svg"
};
static const unsigned char symbol_349[] = {
#embed "../../Assets/Symbols/bed.double.svg"
};
static const unsigned char symbol_350[] = {
#embed "../../Assets/Symbols/bed.double.fill.svg"
};
static const unsigned char symbol_351[] = {
#embed "../../Assets/Symbols/bell.svg"
};
static const unsigned char symbol_352[] = {
#embed "../../Assets/Symbols/bell.badge.svg"
};
static const unsigned char symbol_353[] = {
#embed "../../Assets/Symbols/bell.badge.fill.svg"
};
static const unsigned char symbol_354[] = {
#embed "../../Assets/Symbols/bell.circle.svg"
};
static const unsigned char symbol_355[] = {
#embed "../../Assets/Symbols/bell.circle.fill.svg"
};
static const unsigned char symbol_356[] = {
#embed "../../Assets/Symbols/bell.fill.svg"
};
static const unsigned char symbol_357[] = {
#embed "../../Assets/Symbols/bell.slash.svg"
};
static const unsigned char symbol_358[] = {
#embed "../../Assets/Symbols/bell.slash.fill.svg"
};
static const unsigned char symbol_359[] = {
#embed "../../Assets/Symbols/bicycle.svg"
};
static const unsigned char symbol_360[] = {
#embed "../../Assets/Symbols/bicycle.circle.svg"
};
static const unsigned char symbol_361[] = {
#embed "../../Assets/Symbols/bicycle.circle.fill.svg"
};
static const unsigned char symbol_362[] = {
#embed "../../Assets/Symbols/bird.svg"
};
static const unsigned char symbol_363[] = {
#embed "../../Assets/Symbols/bird.fill.svg"
};
static const unsigned char symbol_364[] = {
#embed "../../Assets/Symbols/birthday.cake.svg"
};
static const unsigned char symbol_365[] = {
#embed "../../Assets/Symbols/birthday.cake.fill.svg"
};
static const unsigned char symbol_366[] = {
#embed "../../Assets/Symbols/bitcoinsign.svg"
};
static const unsigned char symbol_367[] = {
#embed "../../Assets/Symbols/bitcoinsign.circle.svg"
};
static const unsigned char symbol_368[] = {
#embed "../../Assets/Symbols/bitcoinsign.circle.fill.svg"
};
static const unsigned char symbol_369[] = {
#embed "../../Assets/Symbols/bitcoinsign.square.svg"
};
static const unsigned char symbol_370[] = {
#embed "../../Assets/Symbols/bitcoinsign.square.fill.svg"
};
static const unsigned char symbol_371[] = {
#embed "../../Assets/Symbols/bold.svg"
};
static const unsigned char symbol_372[] = {
#embed "../../Assets/Symbols/bolt.svg"
};
static const unsigned char symbol_373[] = {
#embed "../../Assets/Symbols/bolt.circle.svg"
};
static const unsigned char symbol_374[] = {
#embed "../../Assets/Symbols/bolt.circle.fill.svg"
};
static const unsigned char symbol_375[] = {
#embed "../../Assets/Symbols/bolt.fill.svg"
};
static const unsigned char symbol_376[] = {
#embed "../../Assets/Symbols/bolt.heart.svg"
};
static const unsigned char symbol_377[] = {
#embed "../../Assets/Symbols/bolt.horizontal.svg"
};
static const unsigned char symbol_378[] = {
#embed "../../Assets/Symbols/bolt.horizontal.circle.svg"
};
static const unsigned char symbol_379[] = {
#embed "../../Assets/Symbols/bolt.horizontal.circle.fill.svg"
};
static const unsigned char symbol_380[] = {
#embed "../../Assets/Symbols/bolt.horizontal.fill.svg"
};
static const unsigned char symbol_381[] = {
#embed "../../Assets/Symbols/bolt.slash.svg"
};
static const unsigned char symbol_382[] = {
#embed "../../Assets/Symbols/bolt.slash.fill.svg"
};
static const unsigned char symbol_383[] = {
#embed "../../Assets/Symbols/bolt.square.svg"
};
static const unsigned char symbol_384[] = {
#embed "../../Assets/Symbols/bolt.square.fill.svg"
};
static const unsigned char symbol_385[] = {
#embed "../../Assets/Symbols/book.svg"
};
static const unsigned char symbol_386[] = {
#embed "../../Assets/Symbols/book.circle.svg"
};
static const unsigned char symbol_387[] = {
#embed "../../Assets/Symbols/book.circle.fill.svg"
};
static const unsigned char symbol_388[] = {
#embed "../../Assets/Symbols/book.closed.svg"
};
static const unsigned char symbol_389[] = {
#embed "../../Assets/Symbols/book.closed.fill.svg"
};
static const unsigned char symbol_390[] = {
#embed "../../Assets/Symbols/book.fill.svg"
};
static const unsigned char symbol_391[] = {
#embed "../../Assets/Symbols/bookmark.svg"
};
static const unsigned char symbol_392[] = {
#embed "../../Assets/Symbols/bookmark.circle.svg"
};
static const unsigned char symbol_393[] = {
#embed "../../Assets/Symbols/bookmark.circle.fill.svg"
};
static const unsigned char symbol_394[] = {
#embed "../../Assets/Symbols/bookmark.fill.svg"
};
static const unsigned char symbol_395[] = {
#embed "../../Assets/Symbols/bookmark.slash.svg"
};
static const unsigned char symbol_396[] = {
#embed "../../Assets/Symbols/bookmark.square.svg"
};
static const unsigned char symbol_397[] = {
#embed "../../Assets/Symbols/bookmark.square.fill.svg"
};
static const unsigned char symbol_398[] = {
#embed "../../Assets/Symbols/books.vertical.svg"
};
static const unsigned char symbol_399[] = {
#embed "../../Assets/Symbols/books.vertical.fill.svg"
};
static const unsigned char symbol_400[] = {
#embed "../../Assets/Symbols/box.truck.svg"
};
static const unsigned char symbol_401[] = {
#embed "../../Assets/Symbols/brain.svg"
};
static const unsigned char symbol_402[] = {
#embed "../../Assets/Symbols/brain.head.profile.svg"
};
static const unsigned char symbol_403[] = {
#embed "../../Assets/Symbols/briefcase.svg"
};
static const unsigned char symbol_404[] = {
#embed "../../Assets/Symbols/briefcase.circle.svg"
};
static const unsigned char symbol_405[] = {
#embed "../../Assets/Symbols/briefcase.circle.fill.svg"
};
static const unsigned char symbol_406[] = {
#embed "../../Assets/Symbols/briefcase.fill.svg"
};
static const unsigned char symbol_407[] = {
#embed "../../Assets/Symbols/bubble.left.svg"
};
static const unsigned char symbol_408[] = {
#embed "../../Assets/Symbols/bubble.left.and.bubble.right.svg"
};
static const unsigned char symbol_409[] = {
#embed "../../Assets/Symbols/bubble.left.and.bubble.right.fill.svg"
};
static const unsigned char symbol_410[] = {
#embed "../../Assets/Symbols/bubble.left.and.text.bubble.right.svg"
};
static const unsigned char symbol_411[] = {
#embed "../../Assets/Symbols/bubble.left.circle.svg"
};
static const unsigned char symbol_412[] = {
#embed "../../Assets/Symbols/bubble.left.circle.fill.svg"
};
static const unsigned char symbol_413[] = {
#embed "../../Assets/Symbols/bubble.left.fill.svg"
};
static const unsigned char symbol_414[] = {
#embed "../../Assets/Symbols/bubble.middle.bottom.svg"
};
static const unsigned char symbol_415[] = {
#embed "../../Assets/Symbols/bubble.right.svg"
};
static const unsigned char symbol_416[] = {
#embed "../../Assets/Symbols/bubble.right.fill.svg"
};
static const unsigned char symbol_417[] = {
#embed "../../Assets/Symbols/bubbles.and.sparkles.svg"
};
static const unsigned char symbol_418[] = {
#embed "../../Assets/Symbols/bubbles.and.sparkles.fill.svg"
};
static const unsigned char symbol_419[] = {
#embed "../../Assets/Symbols/building.svg"
};
static const unsigned char symbol_420[] = {
#embed "../../Assets/Symbols/building.2.svg"
};
static const unsigned char symbol_421[] = {
#embed "../../Assets/Symbols/building.2.fill.svg"
};
static const unsigned char symbol_422[] = {
#embed "../../Assets/Symbols/building.columns.svg"
};
static const unsigned char symbol_423[] = {
#embed "../../Assets/Symbols/building.columns.fill.svg"
};
static const unsigned char symbol_424[] = {
#embed "../../Assets/Symbols/building.fill.svg"
};
static const unsigned char symbol_425[] = {
#embed "../../Assets/Symbols/burst.svg"
};
static const unsigned char symbol_426[] = {
#embed "../../Assets/Symbols/burst.fill.svg"
};
static const unsigned char symbol_427[] = {
#embed "../../Assets/Symbols/bus.svg"
};
static const unsigned char symbol_428[] = {
#embed "../../Assets/Symbols/bus.fill.svg"
};
static const unsigned char symbol_429[] = {
#embed "../../Assets/Symbols/c.circle.svg"
};
static const unsigned char symbol_430[] = {
#embed "../../Assets/Symbols/c.circle.fill.svg"
};
static const unsigned char symbol_431[] = {
#embed "../../Assets/Symbols/cable.connector.svg"
};
static const unsigned char symbol_432[] = {
#embed "../../Assets/Symbols/calendar.svg"
};
static const unsigned char symbol_433[] = {
#embed "../../Assets/Symbols/calendar.badge.clock.svg"
};
static const unsigned char symbol_434[] = {
#embed "../../Assets/Symbols/calendar.badge.minus.svg"
};
static const unsigned char symbol_435[] = {
#embed "../../Assets/Symbols/calendar.badge.plus.svg"
};
static const unsigned char symbol_436[] = {
#embed "../../Assets/Symbols/calendar.circle.svg"
};
static const unsigned char symbol_437[] = {
#embed "../../Assets/Symbols/calendar.circle.fill.svg"
};
static const unsigned char symbol_438[] = {
#embed "../../Assets/Symbols/calendar.day.timeline.left.svg"
};
static const unsigned char symbol_439[] = {
#embed "../../Assets/Symbols/camera.svg"
};
static const unsigned char symbol_440[] = {
#embed "../../Assets/Symbols/camera.circle.svg"
};
static const unsigned char symbol_441[] = {
#embed "../../Assets/Symbols/camera.circle.fill.svg"
};
static const unsigned char symbol_442[] = {
#embed "../../Assets/Symbols/camera.fill.svg"
};
static const unsigned char symbol_443[] = {
#embed "../../Assets/Symbols/camera.filters.svg"
};
static const unsigned char symbol_444[] = {
#embed "../../Assets/Symbols/camera.macro.svg"
};
static const unsigned char symbol_445[] = {
#embed "../../Assets/Symbols/camera.viewfinder.svg"
};
static const unsigned char symbol_446[] = {
#embed "../../Assets/Symbols/capslock.svg"
};
static const unsigned char symbol_447[] = {
#embed "../../Assets/Symbols/capsule.svg"
};
static const unsigned char symbol_448[] = {
#embed "../../Assets/Symbols/capsule.fill.svg"
};
static const unsigned char symbol_449[] = {
#embed "../../Assets/Symbols/capsule.portrait.svg"
};
static const unsigned char symbol_450[] = {
#embed "../../Assets/Symbols/capsule.portrait.fill.svg"
};
static const unsigned char symbol_451[] = {
#embed "../../Assets/Symbols/captions.bubble.svg"
};
static const unsigned char symbol_452[] = {
#embed "../../Assets/Symbols/car.svg"
};
static const unsigned char symbol_453[] = {
#embed "../../Assets/Symbols/car.circle.svg"
};
static const unsigned char symbol_454[] = {
#embed "../../Assets/Symbols/car.circle.fill.svg"
};
static const unsigned char symbol_455[] = {
#embed "../../Assets/Symbols/car.fill.svg"
};
static const unsigned char symbol_456[] = {
#embed "../../Assets/Symbols/carrot.svg"
};
static const unsigned char symbol_457[] = {
#embed "../../Assets/Symbols/carrot.fill.svg"
};
static const unsigned char symbol_458[] = {
#embed "../../Assets/Symbols/cart.svg"
};
static const unsigned char symbol_459[] = {
#embed "../../Assets/Symbols/cart.badge.minus.svg"
};
static const unsigned char symbol_460[] = {
#embed "../../Assets/Symbols/cart.badge.plus.svg"
};
static const unsigned char symbol_461[] = {
#embed "../../Assets/Symbols/cart.circle.svg"
};
static const unsigned char symbol_462[] = {
#embed "../../Assets/Symbols/cart.circle.fill.svg"
};
static const unsigned char symbol_463[] = {
#embed "../../Assets/Symbols/cart.fill.svg"
};
static const unsigned char symbol_464[] = {
#embed "../../Assets/Symbols/cart.fill.badge.plus.svg"
};
static const unsigned char symbol_465[] = {
#embed "../../Assets/Symbols/case.svg"
};
static const unsigned char symbol_466[] = {
#embed "../../Assets/Symbols/case.fill.svg"
};
static const unsigned char symbol_467[] = {
#embed "../../Assets/Symbols/chair.svg"
};
static const unsigned char symbol_468[] = {
#embed "../../Assets/Symbols/character.svg"
};
static const unsigned char symbol_469[] = {
#embed "../../Assets/Symbols/character.book.closed.svg"
};
static const unsigned char symbol_470[] = {
#embed "../../Assets/Symbols/character.bubble.svg"
};
static const unsigned char symbol_471[] = {
#embed "../../Assets/Symbols/chart.bar.svg"
};
static const unsigned char symbol_472[] = {
#embed "../../Assets/Symbols/chart.bar.doc.horizontal.svg"
};
static const unsigned char symbol_473[] = {
#embed "../../Assets/Symbols/chart.bar.fill.svg"
};
static const unsigned char symbol_474[] = {
#embed "../../Assets/Symbols/chart.bar.xaxis.svg"
};
static const unsigned char symbol_475[] = {
#embed "../../Assets/Symbols/chart.line.downtrend.xyaxis.svg"
};
static const unsigned char symbol_476[] = {
#embed "../../Assets/Symbols/chart.line.uptrend.xyaxis.svg"
};
static const unsigned char symbol_477[] = {
#embed "../../Assets/Symbols/chart.pie.svg"
};
static const unsigned char symbol_478[] = {
#embed "../../Assets/Symbols/chart.pie.fill.svg"
};
static const unsigned char symbol_479[] = {
#embed "../../Assets/Symbols/chart.xyaxis.line.svg"
};
static const unsigned char symbol_480[] = {
#embed "../../Assets/Symbols/checklist.svg"
};
static const unsigned char symbol_481[] = {
#embed "../../Assets/Symbols/checkmark.svg"
};
static const unsigned char symbol_482[] = {
#embed "../../Assets/Symbols/checkmark.bubble.svg"
};
static const unsigned char symbol_483[] = {
#embed "../../Assets/Symbols/checkmark.circle.svg"
};
static const unsigned char symbol_484[] = {
#embed "../../Assets/Symbols/checkmark.circle.fill.svg"
};
static const unsigned char symbol_485[] = {
#embed "../../Assets/Symbols/checkmark.diamond.svg"
};
static const unsigned char symbol_486[] = {
#embed "../../Assets/Symbols/checkmark.diamond.fill.svg"
};
static const unsigned char symbol_487[] = {
#embed "../../Assets/Symbols/checkmark.icloud.svg"
};
static const unsigned char symbol_488[] = {
#embed "../../Assets/Symbols/checkmark.rectangle.svg"
};
static const unsigned char symbol_489[] = {
#embed "../../Assets/Symbols/checkmark.rectangle.fill.svg"
};
static const unsigned char symbol_490[] = {
#embed "../../Assets/Symbols/checkmark.seal.svg"
};
static const unsigned char symbol_491[] = {
#embed "../../Assets/Symbols/checkmark.seal.fill.svg"
};
static const unsigned char symbol_492[] = {
#embed "../../Assets/Symbols/checkmark.shield.svg"
};
static const unsigned char symbol_493[] = {
#embed "../../Assets/Symbols/checkmark.shield.fill.svg"
};
static const unsigned char symbol_494[] = {
#embed "../../Assets/Symbols/checkmark.square.svg"
};
static const unsigned char symbol_495[] = {
#embed "../../Assets/Symbols/checkmark.square.fill.svg"
};
static const unsigned char symbol_496[] = {
#embed "../../Assets/Symbols/chevron.backward.svg"
};
static const unsigned char symbol_497[] = {
#embed "../../Assets/Symbols/chevron.backward.circle.svg"
};
static const unsigned char symbol_498[] = {
#embed "../../Assets/Symbols/chevron.backward.circle.fill.svg"
};
static const unsigned char symbol_499[] = {
#embed "../../Assets/Symbols/chevron.backward.square.svg"
};
static const unsigned char symbol_500[] = {
#embed "../../Assets/Symbols/chevron.backward.square.fill.svg"
};
static const unsigned char symbol_501[] = {
#embed "../../Assets/Symbols/chevron.compact.down.svg"
};
static const unsigned char symbol_502[] = {
#embed "../../Assets/Symbols/chevron.compact.left.svg"
};
static const unsigned char symbol_503[] = {
#embed "../../Assets/Symbols/chevron.compact.right.svg"
};
static const unsigned char symbol_504[] = {
#embed "../../Assets/Symbols/chevron.compact.up.svg"
};
static const unsigned char symbol_505[] = {
#embed "../../Assets/Symbols/chevron.down.svg"
};
static const unsigned char symbol_506[] = {
#embed "../../Assets/Symbols/chevron.down.2.svg"
};
static const unsigned char symbol_507[] = {
#embed "../../Assets/Symbols/chevron.down.circle.svg"
};
static const unsigned char symbol_508[] = {
#embed "../../Assets/Symbols/chevron.down.circle.fill.svg"
};
static const unsigned char symbol_509[] = {
#embed "../../Assets/Symbols/chevron.down.square.svg"
};
static const unsigned char symbol_510[] = {
#embed "../../Assets/Symbols/chevron.down.square.fill.svg"
};
static const unsigned char symbol_511[] = {
#embed "../../Assets/Symbols/chevron.forward.svg"
};
static const unsigned char symbol_512[] = {
#embed "../../Assets/Symbols/chevron.forward.circle.svg"
};
static const unsigned char symbol_513[] = {
#embed "../../Assets/Symbols/chevron.forward.circle.fill.svg"
};
static const unsigned char symbol_514[] = {
#embed "../../Assets/Symbols/chevron.forward.square.svg"
};
static const unsigned char symbol_515[] = {
#embed "../../Assets/Symbols/chevron.forward.square.fill.svg"
};
static const unsigned char symbol_516[] = {
#embed "../../Assets/Symbols/chevron.left.svg"
};
static const unsigned char symbol_517[] = {
#embed "../../Assets/Symbols/chevron.left.2.svg"
};
static const unsigned char symbol_518[] = {
#embed "../../Assets/Symbols/chevron.left.circle.svg"
};
static const unsigned char symbol_519[] = {
#embed "../../Assets/Symbols/chevron.left.circle.fill.svg"
};
static const unsigned char symbol_520[] = {
#embed "../../Assets/Symbols/chevron.left.forwardslash.chevron.right.svg"
};
static const unsigned char symbol_521[] = {
#embed "../../Assets/Symbols/chevron.left.square.svg"
};
static const unsigned char symbol_522[] = {
#embed "../../Assets/Symbols/chevron.left.square.fill.svg"
};
static const unsigned char symbol_523[] = {
#embed "../../Assets/Symbols/chevron.right.svg"
};
static const unsigned char symbol_524[] = {
#embed "../../Assets/Symbols/chevron.right.2.svg"
};
static const unsigned char symbol_525[] = {
#embed "../../Assets/Symbols/chevron.right.circle.svg"
};
static const unsigned char symbol_526[] = {
#embed "../../Assets/Symbols/chevron.right.circle.fill.svg"
};
static const unsigned char symbol_527[] = {
#embed "../../Assets/Symbols/chevron.right.square.svg"
};
static const unsigned char symbol_528[] = {
#embed "../../Assets/Symbols/chevron.right.square.fill.svg"
};
static const unsigned char symbol_529[] = {
#embed "../../Assets/Symbols/chevron.up.svg"
};
static const unsigned char symbol_530[] = {
#embed "../../Assets/Symbols/chevron.up.2.svg"
};
static const unsigned char symbol_531[] = {
#embed "../../Assets/Symbols/chevron.up.chevron.down.svg"
};
static const unsigned char symbol_532[] = {
#embed "../../Assets/Symbols/chevron.up.circle.svg"
};
static const unsigned char symbol_533[] = {
#embed "../../Assets/Symbols/chevron.up.circle.fill.svg"
};
static const unsigned char symbol_534[] = {
#embed "../../Assets/Symbols/chevron.up.square.svg"
};
static const unsigned char symbol_535[] = {
#embed "../../Assets/Symbols/chevron.up.square.fill.svg"
};
static const unsigned char symbol_536[] = {
#embed "../../Assets/Symbols/circle.svg"
};
static const unsigned char symbol_537[] = {
#embed "../../Assets/Symbols/circle.bottomhalf.filled.svg"
};
static const unsigned char symbol_538[] = {
#embed "../../Assets/Symbols/circle.circle.svg"
};
static const unsigned char symbol_539[] = {
#embed "../../Assets/Symbols/circle.circle.fill.svg"
};
static const unsigned char symbol_540[] = {
#embed "../../Assets/Symbols/circle.dashed.svg"
};
static const unsigned char symbol_541[] = {
#embed "../../Assets/Symbols/circle.dotted.svg"
};
static const unsigned char symbol_542[] = {
#embed "../../Assets/Symbols/circle.fill.svg"
};
static const unsigned char symbol_543[] = {
#embed "../../Assets/Symbols/circle.grid.2x2.svg"
};
static const unsigned char symbol_544[] = {
#embed "../../Assets/Symbols/circle.grid.2x2.fill.svg"
};
static const unsigned char symbol_545[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.svg"
};
static const unsigned char symbol_546[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.fill.svg"
};
static const unsigned char symbol_547[] = {
#embed "../../Assets/Symbols/circle.grid.cross.svg"
};
static const unsigned char symbol_548[] = {
#embed "../../Assets/Symbols/circle.hexagongrid.svg"
};
static const unsigned char symbol_549[] = {
#embed "../../Assets/Symbols/circle.hexagongrid.fill.svg"
};
static const unsigned char symbol_550[] = {
#embed "../../Assets/Symbols/circle.inset.filled.svg"
};
static const unsigned char symbol_551[] = {
#embed "../../Assets/Symbols/circle.lefthalf.fill.svg"
};
static const unsigned char symbol_552[] = {
#embed "../../Assets/Symbols/circle.lefthalf.filled.svg"
};
static const unsigned char symbol_553[] = {
#embed "../../Assets/Symbols/circle.righthalf.fill.svg"
};
static const unsigned char symbol_554[] = {
#embed "../../Assets/Symbols/circle.righthalf.filled.svg"
};
static const unsigned char symbol_555[] = {
#embed "../../Assets/Symbols/circle.slash.svg"
};
static const unsigned char symbol_556[] = {
#embed "../../Assets/Symbols/circle.tophalf.filled.svg"
};
static const unsigned char symbol_557[] = {
#embed "../../Assets/Symbols/clock.svg"
};
static const unsigned char symbol_558[] = {
#embed "../../Assets/Symbols/clock.arrow.circlepath.svg"
};
static const unsigned char symbol_559[] = {
#embed "../../Assets/Symbols/clock.badge.checkmark.svg"
};
static const unsigned char symbol_560[] = {
#embed "../../Assets/Symbols/clock.fill.svg"
};
static const unsigned char symbol_561[] = {
#embed "../../Assets/Symbols/cloud.svg"
};
static const unsigned char symbol_562[] = {
#embed "../../Assets/Symbols/cloud.bolt.svg"
};
static const unsigned char symbol_563[] = {
#embed "../../Assets/Symbols/cloud.bolt.fill.svg"
};
static const unsigned char symbol_564[] = {
#embed "../../Assets/Symbols/cloud.bolt.rain.svg"
};
static const unsigned char symbol_565[] = {
#embed "../../Assets/Symbols/cloud.bolt.rain.fill.svg"
};
static const unsigned char symbol_566[] = {
#embed "../../Assets/Symbols/cloud.circle.svg"
};
static const unsigned char symbol_567[] = {
#embed "../../Assets/Symbols/cloud.circle.fill.svg"
};
static const unsigned char symbol_568[] = {
#embed "../../Assets/Symbols/cloud.drizzle.svg"
};
static const unsigned char symbol_569[] = {
#embed "../../Assets/Symbols/cloud.drizzle.fill.svg"
};
static const unsigned char symbol_570[] = {
#embed "../../Assets/Symbols/cloud.fill.svg"
};
static const unsigned char symbol_571[] = {
#embed "../../Assets/Symbols/cloud.fog.svg"
};
static const unsigned char symbol_572[] = {
#embed "../../Assets/Symbols/cloud.fog.fill.svg"
};
static const unsigned char symbol_573[] = {
#embed "../../Assets/Symbols/cloud.hail.svg"
};
static const unsigned char symbol_574[] = {
#embed "../../Assets/Symbols/cloud.hail.fill.svg"
};
static const unsigned char symbol_575[] = {
#embed "../../Assets/Symbols/cloud.heavyrain.svg"
};
static const unsigned char symbol_576[] = {
#embed "../../Assets/Symbols/cloud.heavyrain.fill.svg"
};
static const unsigned char symbol_577[] = {
#embed "../../Assets/Symbols/cloud.moon.svg"
};
static const unsigned char symbol_578[] = {
#embed "../../Assets/Symbols/cloud.moon.bolt.svg"
};
static const unsigned char symbol_579[] = {
#embed "../../Assets/Symbols/cloud.moon.bolt.fill.svg"
};
static const unsigned char symbol_580[] = {
#embed "../../Assets/Symbols/cloud.moon.fill.svg"
};
static const unsigned char symbol_581[] = {
#embed "../../Assets/Symbols/cloud.moon.rain.svg"
};
static const unsigned char symbol_582[] = {
#embed "../../Assets/Symbols/cloud.moon.rain.fill.svg"
};
static const unsigned char symbol_583[] = {
#embed "../../Assets/Symbols/cloud.rain.svg"
};
static const unsigned char symbol_584[] = {
#embed "../../Assets/Symbols/cloud.rain.fill.svg"
};
static const unsigned char symbol_585[] = {
#embed "../../Assets/Symbols/cloud.sleet.svg"
};
static const unsigned char symbol_586[] = {
#embed "../../Assets/Symbols/cloud.sleet.fill.svg"
};
static const unsigned char symbol_587[] = {
#embed "../../Assets/Symbols/cloud.snow.svg"
};
static const unsigned char symbol_588[] = {
#embed "../../Assets/Symbols/cloud.snow.fill.svg"
};
static const unsigned char symbol_589[] = {
#embed "../../Assets/Symbols/cloud.sun.svg"
};
static const unsigned char symbol_590[] = {
#embed "../../Assets/Symbols/cloud.sun.bolt.svg"
};
static const unsigned char symbol_591[] = {
#embed "../../Assets/Symbols/cloud.sun.bolt.fill.svg"
};
static const unsigned char symbol_592[] = {
#embed "../../Assets/Symbols/cloud.sun.fill.svg"
};
static const unsigned char symbol_593[] = {
#embed "../../Assets/Symbols/cloud.sun.rain.svg"
};
static const unsigned char symbol_594[] = {
#embed "../../Assets/Symbols/cloud.sun.rain.fill.svg"
};
static const unsigned char symbol_595[] = {
#embed "../../Assets/Symbols/comb.svg"
};
static const unsigned char symbol_596[] = {
#embed "../../Assets/Symbols/command.svg"
};
static const unsigned char symbol_597[] = {
#embed "../../Assets/Symbols/command.circle.svg"
};
static const unsigned char symbol_598[] = {
#embed "../../Assets/Symbols/command.circle.fill.svg"
};
static const unsigned char symbol_599[] = {
#embed "../../Assets/Symbols/command.square.svg"
};
static const unsigned char symbol_600[] = {
#embed "../../Assets/Symbols/command.square.fill.svg"
};
static const unsigned char symbol_601[] = {
#embed "../../Assets/Symbols/computermouse.svg"
};
static const unsigned char symbol_602[] = {
#embed "../../Assets/Symbols/cone.svg"
};
static const unsigned char symbol_603[] = {
#embed "../../Assets/Symbols/contextualmenu.and.cursorarrow.svg"
};
static const unsigned char symbol_604[] = {
#embed "../../Assets/Symbols/control.svg"
};
static const unsigned char symbol_605[] = {
#embed "../../Assets/Symbols/cpu.svg"
};
static const unsigned char symbol_606[] = {
#embed "../../Assets/Symbols/creditcard.svg"
};
static const unsigned char symbol_607[] = {
#embed "../../Assets/Symbols/creditcard.circle.svg"
};
static const unsigned char symbol_608[] = {
#embed "../../Assets/Symbols/creditcard.circle.fill.svg"
};
static const unsigned char symbol_609[] = {
#embed "../../Assets/Symbols/creditcard.fill.svg"
};
static const unsigned char symbol_610[] = {
#embed "../../Assets/Symbols/crop.svg"
};
static const unsigned char symbol_611[] = {
#embed "../../Assets/Symbols/cross.svg"
};
static const unsigned char symbol_612[] = {
#embed "../../Assets/Symbols/cross.case.svg"
};
static const unsigned char symbol_613[] = {
#embed "../../Assets/Symbols/cross.case.fill.svg"
};
static const unsigned char symbol_614[] = {
#embed "../../Assets/Symbols/cross.circle.svg"
};
static const unsigned char symbol_615[] = {
#embed "../../Assets/Symbols/cross.circle.fill.svg"
};
static const unsigned char symbol_616[] = {
#embed "../../Assets/Symbols/cross.fill.svg"
};
static const unsigned char symbol_617[] = {
#embed "../../Assets/Symbols/crown.svg"
};
static const unsigned char symbol_618[] = {
#embed "../../Assets/Symbols/crown.circle.svg"
};
static const unsigned char symbol_619[] = {
#embed "../../Assets/Symbols/crown.circle.fill.svg"
};
static const unsigned char symbol_620[] = {
#embed "../../Assets/Symbols/crown.fill.svg"
};
static const unsigned char symbol_621[] = {
#embed "../../Assets/Symbols/cube.svg"
};
static const unsigned char symbol_622[] = {
#embed "../../Assets/Symbols/cube.fill.svg"
};
static const unsigned char symbol_623[] = {
#embed "../../Assets/Symbols/cup.and.saucer.svg"
};
static const unsigned char symbol_624[] = {
#embed "../../Assets/Symbols/cup.and.saucer.fill.svg"
};
static const unsigned char symbol_625[] = {
#embed "../../Assets/Symbols/curlybraces.svg"
};
static const unsigned char symbol_626[] = {
#embed "../../Assets/Symbols/cursorarrow.svg"
};
static const unsigned char symbol_627[] = {
#embed "../../Assets/Symbols/cursorarrow.click.svg"
};
static const unsigned char symbol_628[] = {
#embed "../../Assets/Symbols/cylinder.svg"
};
static const unsigned char symbol_629[] = {
#embed "../../Assets/Symbols/cylinder.fill.svg"
};
static const unsigned char symbol_630[] = {
#embed "../../Assets/Symbols/d.circle.svg"
};
static const unsigned char symbol_631[] = {
#embed "../../Assets/Symbols/d.circle.fill.svg"
};
static const unsigned char symbol_632[] = {
#embed "../../Assets/Symbols/decrease.indent.svg"
};
static const unsigned char symbol_633[] = {
#embed "../../Assets/Symbols/delete.left.svg"
};
static const unsigned char symbol_634[] = {
#embed "../../Assets/Symbols/delete.left.fill.svg"
};
static const unsigned char symbol_635[] = {
#embed "../../Assets/Symbols/delete.right.svg"
};
static const unsigned char symbol_636[] = {
#embed "../../Assets/Symbols/deskclock.svg"
};
static const unsigned char symbol_637[] = {
#embed "../../Assets/Symbols/desktopcomputer.svg"
};
static const unsigned char symbol_638[] = {
#embed "../../Assets/Symbols/dial.low.svg"
};
static const unsigned char symbol_639[] = {
#embed "../../Assets/Symbols/diamond.svg"
};
static const unsigned char symbol_640[] = {
#embed "../../Assets/Symbols/diamond.fill.svg"
};
static const unsigned char symbol_641[] = {
#embed "../../Assets/Symbols/dice.svg"
};
static const unsigned char symbol_642[] = {
#embed "../../Assets/Symbols/die.face.1.svg"
};
static const unsigned char symbol_643[] = {
#embed "../../Assets/Symbols/die.face.1.fill.svg"
};
static const unsigned char symbol_644[] = {
#embed "../../Assets/Symbols/die.face.2.svg"
};
static const unsigned char symbol_645[] = {
#embed "../../Assets/Symbols/die.face.2.fill.svg"
};
static const unsigned char symbol_646[] = {
#embed "../../Assets/Symbols/die.face.3.svg"
};
static const unsigned char symbol_647[] = {
#embed "../../Assets/Symbols/die.face.3.fill.svg"
};
static const unsigned char symbol_648[] = {
#embed "../../Assets/Symbols/die.face.4.svg"
};
static const unsigned char symbol_649[] = {
#embed "../../Assets/Symbols/die.face.4.fill.svg"
};
static const unsigned char symbol_650[] = {
#embed "../../Assets/Symbols/die.face.5.svg"
};
static const unsigned char symbol_651[] = {
#embed "../../Assets/Symbols/die.face.5.fill.svg"
};
static const unsigned char symbol_652[] = {
#embed "../../Assets/Symbols/die.face.6.svg"
};
static const unsigned char symbol_653[] = {
#embed "../../Assets/Symbols/die.face.6.fill.svg"
};
static const unsigned char symbol_654[] = {
#embed "../../Assets/Symbols/display.svg"
};
static const unsigned char symbol_655[] = {
#embed "../../Assets/Symbols/display.2.svg"
};
static const unsigned char symbol_656[] = {
#embed "../../Assets/Symbols/divide.svg"
};
static const unsigned char symbol_657[] = {
#embed "../../Assets/Symbols/divide.circle.svg"
};
static const unsigned char symbol_658[] = {
#embed "../../Assets/Symbols/divide.circle.fill.svg"
};
static const unsigned char symbol_659[] = {
#embed "../../Assets/Symbols/divide.square.svg"
};
static const unsigned char symbol_660[] = {
#embed "../../Assets/Symbols/divide.square.fill.svg"
};
static const unsigned char symbol_661[] = {
#embed "../../Assets/Symbols/doc.svg"
};
static const unsigned char symbol_662[] = {
#embed "../../Assets/Symbols/doc.badge.plus.svg"
};
static const unsigned char symbol_663[] = {
#embed "../../Assets/Symbols/doc.circle.svg"
};
static const unsigned char symbol_664[] = {
#embed "../../Assets/Symbols/doc.circle.fill.svg"
};
static const unsigned char symbol_665[] = {
#embed "../../Assets/Symbols/doc.fill.svg"
};
static const unsigned char symbol_666[] = {
#embed "../../Assets/Symbols/doc.on.clipboard.svg"
};
static const unsigned char symbol_667[] = {
#embed "../../Assets/Symbols/doc.on.doc.svg"
};
static const unsigned char symbol_668[] = {
#embed "../../Assets/Symbols/doc.on.doc.fill.svg"
};
static const unsigned char symbol_669[] = {
#embed "../../Assets/Symbols/doc.plaintext.svg"
};
static const unsigned char symbol_670[] = {
#embed "../../Assets/Symbols/doc.plaintext.fill.svg"
};
static const unsigned char symbol_671[] = {
#embed "../../Assets/Symbols/doc.richtext.svg"
};
static const unsigned char symbol_672[] = {
#embed "../../Assets/Symbols/doc.richtext.fill.svg"
};
static const unsigned char symbol_673[] = {
#embed "../../Assets/Symbols/doc.text.svg"
};
static const unsigned char symbol_674[] = {
#embed "../../Assets/Symbols/doc.text.fill.svg"
};
static const unsigned char symbol_675[] = {
#embed "../../Assets/Symbols/doc.text.magnifyingglass.svg"
};
static const unsigned char symbol_676[] = {
#embed "../../Assets/Symbols/doc.text.viewfinder.svg"
};
static const unsigned char symbol_677[] = {
#embed "../../Assets/Symbols/dollarsign.svg"
};
static const unsigned char symbol_678[] = {
#embed "../../Assets/Symbols/dollarsign.circle.svg"
};
static const unsigned char symbol_679[] = {
#embed "../../Assets/Symbols/dollarsign.circle.fill.svg"
};
static const unsigned char symbol_680[] = {
#embed "../../Assets/Symbols/dollarsign.square.svg"
};
static const unsigned char symbol_681[] = {
#embed "../../Assets/Symbols/dollarsign.square.fill.svg"
};
static const unsigned char symbol_682[] = {
#embed "../../Assets/Symbols/door.left.hand.closed.svg"
};
static const unsigned char symbol_683[] = {
#embed "../../Assets/Symbols/dot.circle.svg"
};
static const unsigned char symbol_684[] = {
#embed "../../Assets/Symbols/dot.circle.fill.svg"
};
static const unsigned char symbol_685[] = {
#embed "../../Assets/Symbols/dot.radiowaves.left.and.right.svg"
};
static const unsigned char symbol_686[] = {
#embed "../../Assets/Symbols/dot.radiowaves.right.svg"
};
static const unsigned char symbol_687[] = {
#embed "../../Assets/Symbols/dot.square.svg"
};
static const unsigned char symbol_688[] = {
#embed "../../Assets/Symbols/dot.square.fill.svg"
};
static const unsigned char symbol_689[] = {
#embed "../../Assets/Symbols/dot.viewfinder.svg"
};
static const unsigned char symbol_690[] = {
#embed "../../Assets/Symbols/drop.svg"
};
static const unsigned char symbol_691[] = {
#embed "../../Assets/Symbols/drop.circle.svg"
};
static const unsigned char symbol_692[] = {
#embed "../../Assets/Symbols/drop.circle.fill.svg"
};
static const unsigned char symbol_693[] = {
#embed "../../Assets/Symbols/drop.fill.svg"
};
static const unsigned char symbol_694[] = {
#embed "../../Assets/Symbols/dumbbell.svg"
};
static const unsigned char symbol_695[] = {
#embed "../../Assets/Symbols/dumbbell.fill.svg"
};
static const unsigned char symbol_696[] = {
#embed "../../Assets/Symbols/e.circle.svg"
};
static const unsigned char symbol_697[] = {
#embed "../../Assets/Symbols/e.circle.fill.svg"
};
static const unsigned char symbol_698[] = {
#embed "../../Assets/Symbols/ear.svg"
};
static const unsigned char symbol_699[] = {
#embed "../../Assets/Symbols/ellipsis.svg"
};
static const unsigned char symbol_700[] = {
#embed "../../Assets/Symbols/ellipsis.bubble.svg"
};
static const unsigned char symbol_701[] = {
#embed "../../Assets/Symbols/ellipsis.bubble.fill.svg"
};
static const unsigned char symbol_702[] = {
#embed "../../Assets/Symbols/ellipsis.circle.svg"
};
static const unsigned char symbol_703[] = {
#embed "../../Assets/Symbols/ellipsis.circle.fill.svg"
};
static const unsigned char symbol_704[] = {
#embed "../../Assets/Symbols/ellipsis.rectangle.svg"
};
static const unsigned char symbol_705[] = {
#embed "../../Assets/Symbols/envelope.svg"
};
static const unsigned char symbol_706[] = {
#embed "../../Assets/Symbols/envelope.badge.svg"
};
static const unsigned char symbol_707[] = {
#embed "../../Assets/Symbols/envelope.circle.svg"
};
static const unsigned char symbol_708[] = {
#embed "../../Assets/Symbols/envelope.circle.fill.svg"
};
static const unsigned char symbol_709[] = {
#embed "../../Assets/Symbols/envelope.fill.svg"
};
static const unsigned char symbol_710[] = {
#embed "../../Assets/Symbols/envelope.open.svg"
};
static const unsigned char symbol_711[] = {
#embed "../../Assets/Symbols/envelope.open.fill.svg"
};
static const unsigned char symbol_712[] = {
#embed "../../Assets/Symbols/equal.svg"
};
static const unsigned char symbol_713[] = {
#embed "../../Assets/Symbols/equal.circle.svg"
};
static const unsigned char symbol_714[] = {
#embed "../../Assets/Symbols/equal.circle.fill.svg"
};
static const unsigned char symbol_715[] = {
#embed "../../Assets/Symbols/equal.square.svg"
};
static const unsigned char symbol_716[] = {
#embed "../../Assets/Symbols/equal.square.fill.svg"
};
static const unsigned char symbol_717[] = {
#embed "../../Assets/Symbols/eraser.svg"
};
static const unsigned char symbol_718[] = {
#embed "../../Assets/Symbols/eraser.fill.svg"
};
static const unsigned char symbol_719[] = {
#embed "../../Assets/Symbols/escape.svg"
};
static const unsigned char symbol_720[] = {
#embed "../../Assets/Symbols/eurosign.svg"
};
static const unsigned char symbol_721[] = {
#embed "../../Assets/Symbols/eurosign.circle.svg"
};
static const unsigned char symbol_722[] = {
#embed "../../Assets/Symbols/eurosign.circle.fill.svg"
};
static const unsigned char symbol_723[] = {
#embed "../../Assets/Symbols/eurosign.square.svg"
};
static const unsigned char symbol_724[] = {
#embed "../../Assets/Symbols/eurosign.square.fill.svg"
};
static const unsigned char symbol_725[] = {
#embed "../../Assets/Symbols/exclamationmark.svg"
};
static const unsigned char symbol_726[] = {
#embed "../../Assets/Symbols/exclamationmark.2.svg"
};
static const unsigned char symbol_727[] = {
#embed "../../Assets/Symbols/exclamationmark.3.svg"
};
static const unsigned char symbol_728[] = {
#embed "../../Assets/Symbols/exclamationmark.arrow.triangle.2.circlepath.svg"
};
static const unsigned char symbol_729[] = {
#embed "../../Assets/Symbols/exclamationmark.bubble.svg"
};
static const unsigned char symbol_730[] = {
#embed "../../Assets/Symbols/exclamationmark.bubble.fill.svg"
};
static const unsigned char symbol_731[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.svg"
};
static const unsigned char symbol_732[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.fill.svg"
};
static const unsigned char symbol_733[] = {
#embed "../../Assets/Symbols/exclamationmark.icloud.svg"
};
static const unsigned char symbol_734[] = {
#embed "../../Assets/Symbols/exclamationmark.lock.svg"
};
static const unsigned char symbol_735[] = {
#embed "../../Assets/Symbols/exclamationmark.octagon.svg"
};
static const unsigned char symbol_736[] = {
#embed "../../Assets/Symbols/exclamationmark.octagon.fill.svg"
};
static const unsigned char symbol_737[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.svg"
};
static const unsigned char symbol_738[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.fill.svg"
};
static const unsigned char symbol_739[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.svg"
};
static const unsigned char symbol_740[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.fill.svg"
};
static const unsigned char symbol_741[] = {
#embed "../../Assets/Symbols/exclamationmark.square.svg"
};
static const unsigned char symbol_742[] = {
#embed "../../Assets/Symbols/exclamationmark.square.fill.svg"
};
static const unsigned char symbol_743[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.svg"
};
static const unsigned char symbol_744[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.fill.svg"
};
static const unsigned char symbol_745[] = {
#embed "../../Assets/Symbols/externaldrive.svg"
};
static const unsigned char symbol_746[] = {
#embed "../../Assets/Symbols/externaldrive.fill.svg"
};
static const unsigned char symbol_747[] = {
#embed "../../Assets/Symbols/eye.svg"
};
static const unsigned char symbol_748[] = {
#embed "../../Assets/Symbols/eye.circle.svg"
};
static const unsigned char symbol_749[] = {
#embed "../../Assets/Symbols/eye.circle.fill.svg"
};
static const unsigned char symbol_750[] = {
#embed "../../Assets/Symbols/eye.fill.svg"
};
static const unsigned char symbol_751[] = {
#embed "../../Assets/Symbols/eye.slash.svg"
};
static const unsigned char symbol_752[] = {
#embed "../../Assets/Symbols/eye.slash.fill.svg"
};
static const unsigned char symbol_753[] = {
#embed "../../Assets/Symbols/eye.square.svg"
};
static const unsigned char symbol_754[] = {
#embed "../../Assets/Symbols/eye.square.fill.svg"
};
static const unsigned char symbol_755[] = {
#embed "../../Assets/Symbols/eyedropper.svg"
};
static const unsigned char symbol_756[] = {
#embed "../../Assets/Symbols/eyeglasses.svg"
};
static const unsigned char symbol_757[] = {
#embed "../../Assets/Symbols/eyeglasses.fill.svg"
};
static const unsigned char symbol_758[] = {
#embed "../../Assets/Symbols/eyes.svg"
};
static const unsigned char symbol_759[] = {
#embed "../../Assets/Symbols/f.circle.svg"
};
static const unsigned char symbol_760[] = {
#embed "../../Assets/Symbols/f.circle.fill.svg"
};
static const unsigned char symbol_761[] = {
#embed "../../Assets/Symbols/face.dashed.svg"
};
static const unsigned char symbol_762[] = {
#embed "../../Assets/Symbols/face.smiling.svg"
};
static const unsigned char symbol_763[] = {
#embed "../../Assets/Symbols/face.smiling.inverse.svg"
};
static const unsigned char symbol_764[] = {
#embed "../../Assets/Symbols/faceid.svg"
};
static const unsigned char symbol_765[] = {
#embed "../../Assets/Symbols/facemask.svg"
};
static const unsigned char symbol_766[] = {
#embed "../../Assets/Symbols/ferry.svg"
};
static const unsigned char symbol_767[] = {
#embed "../../Assets/Symbols/figure.2.and.child.holdinghands.svg"
};
static const unsigned char symbol_768[] = {
#embed "../../Assets/Symbols/figure.run.svg"
};
static const unsigned char symbol_769[] = {
#embed "../../Assets/Symbols/figure.stand.svg"
};
static const unsigned char symbol_770[] = {
#embed "../../Assets/Symbols/figure.walk.svg"
};
static const unsigned char symbol_771[] = {
#embed "../../Assets/Symbols/figure.walk.circle.svg"
};
static const unsigned char symbol_772[] = {
#embed "../../Assets/Symbols/figure.wave.svg"
};
static const unsigned char symbol_773[] = {
#embed "../../Assets/Symbols/filemenu.and.selection.svg"
};
static const unsigned char symbol_774[] = {
#embed "../../Assets/Symbols/film.svg"
};
static const unsigned char symbol_775[] = {
#embed "../../Assets/Symbols/film.fill.svg"
};
static const unsigned char symbol_776[] = {
#embed "../../Assets/Symbols/fish.svg"
};
static const unsigned char symbol_777[] = {
#embed "../../Assets/Symbols/fish.fill.svg"
};
static const unsigned char symbol_778[] = {
#embed "../../Assets/Symbols/flag.svg"
};
static const unsigned char symbol_779[] = {
#embed "../../Assets/Symbols/flag.checkered.svg"
};
static const unsigned char symbol_780[] = {
#embed "../../Assets/Symbols/flag.circle.svg"
};
static const unsigned char symbol_781[] = {
#embed "../../Assets/Symbols/flag.circle.fill.svg"
};
static const unsigned char symbol_782[] = {
#embed "../../Assets/Symbols/flag.fill.svg"
};
static const unsigned char symbol_783[] = {
#embed "../../Assets/Symbols/flag.slash.svg"
};
static const unsigned char symbol_784[] = {
#embed "../../Assets/Symbols/flag.square.svg"
};
static const unsigned char symbol_785[] = {
#embed "../../Assets/Symbols/flag.square.fill.svg"
};
static const unsigned char symbol_786[] = {
#embed "../../Assets/Symbols/flame.svg"
};
static const unsigned char symbol_787[] = {
#embed "../../Assets/Symbols/flame.circle.svg"
};
static const unsigned char symbol_788[] = {
#embed "../../Assets/Symbols/flame.circle.fill.svg"
};
static const unsigned char symbol_789[] = {
#embed "../../Assets/Symbols/flame.fill.svg"
};
static const unsigned char symbol_790[] = {
#embed "../../Assets/Symbols/flip.horizontal.svg"
};
static const unsigned char symbol_791[] = {
#embed "../../Assets/Symbols/flowchart.svg"
};
static const unsigned char symbol_792[] = {
#embed "../../Assets/Symbols/folder.svg"
};
static const unsigned char symbol_793[] = {
#embed "../../Assets/Symbols/folder.badge.minus.svg"
};
static const unsigned char symbol_794[] = {
#embed "../../Assets/Symbols/folder.badge.plus.svg"
};
static const unsigned char symbol_795[] = {
#embed "../../Assets/Symbols/folder.circle.svg"
};
static const unsigned char symbol_796[] = {
#embed "../../Assets/Symbols/folder.circle.fill.svg"
};
static const unsigned char symbol_797[] = {
#embed "../../Assets/Symbols/folder.fill.svg"
};
static const unsigned char symbol_798[] = {
#embed "../../Assets/Symbols/football.svg"
};
static const unsigned char symbol_799[] = {
#embed "../../Assets/Symbols/football.fill.svg"
};
static const unsigned char symbol_800[] = {
#embed "../../Assets/Symbols/fork.knife.svg"
};
static const unsigned char symbol_801[] = {
#embed "../../Assets/Symbols/fork.knife.circle.svg"
};
static const unsigned char symbol_802[] = {
#embed "../../Assets/Symbols/fork.knife.circle.fill.svg"
};
static const unsigned char symbol_803[] = {
#embed "../../Assets/Symbols/forward.svg"
};
static const unsigned char symbol_804[] = {
#embed "../../Assets/Symbols/forward.circle.svg"
};
static const unsigned char symbol_805[] = {
#embed "../../Assets/Symbols/forward.circle.fill.svg"
};
static const unsigned char symbol_806[] = {
#embed "../../Assets/Symbols/forward.end.svg"
};
static const unsigned char symbol_807[] = {
#embed "../../Assets/Symbols/forward.end.fill.svg"
};
static const unsigned char symbol_808[] = {
#embed "../../Assets/Symbols/forward.fill.svg"
};
static const unsigned char symbol_809[] = {
#embed "../../Assets/Symbols/forward.frame.fill.svg"
};
static const unsigned char symbol_810[] = {
#embed "../../Assets/Symbols/fuelpump.svg"
};
static const unsigned char symbol_811[] = {
#embed "../../Assets/Symbols/fuelpump.fill.svg"
};
static const unsigned char symbol_812[] = {
#embed "../../Assets/Symbols/function.svg"
};
static const unsigned char symbol_813[] = {
#embed "../../Assets/Symbols/g.circle.svg"
};
static const unsigned char symbol_814[] = {
#embed "../../Assets/Symbols/g.circle.fill.svg"
};
static const unsigned char symbol_815[] = {
#embed "../../Assets/Symbols/gamecontroller.svg"
};
static const unsigned char symbol_816[] = {
#embed "../../Assets/Symbols/gamecontroller.fill.svg"
};
static const unsigned char symbol_817[] = {
#embed "../../Assets/Symbols/gauge.svg"
};
static const unsigned char symbol_818[] = {
#embed "../../Assets/Symbols/gear.svg"
};
static const unsigned char symbol_819[] = {
#embed "../../Assets/Symbols/gearshape.svg"
};
static const unsigned char symbol_820[] = {
#embed "../../Assets/Symbols/gearshape.2.svg"
};
static const unsigned char symbol_821[] = {
#embed "../../Assets/Symbols/gearshape.2.fill.svg"
};
static const unsigned char symbol_822[] = {
#embed "../../Assets/Symbols/gearshape.circle.svg"
};
static const unsigned char symbol_823[] = {
#embed "../../Assets/Symbols/gearshape.circle.fill.svg"
};
static const unsigned char symbol_824[] = {
#embed "../../Assets/Symbols/gearshape.fill.svg"
};
static const unsigned char symbol_825[] = {
#embed "../../Assets/Symbols/gift.svg"
};
static const unsigned char symbol_826[] = {
#embed "../../Assets/Symbols/gift.circle.svg"
};
static const unsigned char symbol_827[] = {
#embed "../../Assets/Symbols/gift.circle.fill.svg"
};
static const unsigned char symbol_828[] = {
#embed "../../Assets/Symbols/gift.fill.svg"
};
static const unsigned char symbol_829[] = {
#embed "../../Assets/Symbols/giftcard.svg"
};
static const unsigned char symbol_830[] = {
#embed "../../Assets/Symbols/globe.svg"
};
static const unsigned char symbol_831[] = {
#embed "../../Assets/Symbols/globe.americas.svg"
};
static const unsigned char symbol_832[] = {
#embed "../../Assets/Symbols/globe.americas.fill.svg"
};
static const unsigned char symbol_833[] = {
#embed "../../Assets/Symbols/globe.asia.australia.svg"
};
static const unsigned char symbol_834[] = {
#embed "../../Assets/Symbols/globe.europe.africa.svg"
};
static const unsigned char symbol_835[] = {
#embed "../../Assets/Symbols/globe.europe.africa.fill.svg"
};
static const unsigned char symbol_836[] = {
#embed "../../Assets/Symbols/gobackward.svg"
};
static const unsigned char symbol_837[] = {
#embed "../../Assets/Symbols/gobackward.10.svg"
};
static const unsigned char symbol_838[] = {
#embed "../../Assets/Symbols/gobackward.15.svg"
};
static const unsigned char symbol_839[] = {
#embed "../../Assets/Symbols/gobackward.30.svg"
};
static const unsigned char symbol_840[] = {
#embed "../../Assets/Symbols/goforward.svg"
};
static const unsigned char symbol_841[] = {
#embed "../../Assets/Symbols/goforward.10.svg"
};
static const unsigned char symbol_842[] = {
#embed "../../Assets/Symbols/goforward.15.svg"
};
static const unsigned char symbol_843[] = {
#embed "../../Assets/Symbols/goforward.30.svg"
};
static const unsigned char symbol_844[] = {
#embed "../../Assets/Symbols/graduationcap.svg"
};
static const unsigned char symbol_845[] = {
#embed "../../Assets/Symbols/graduationcap.circle.svg"
};
static const unsigned char symbol_846[] = {
#embed "../../Assets/Symbols/graduationcap.circle.fill.svg"
};
static const unsigned char symbol_847[] = {
#embed "../../Assets/Symbols/graduationcap.fill.svg"
};
static const unsigned char symbol_848[] = {
#embed "../../Assets/Symbols/greaterthan.svg"
};
static const unsigned char symbol_849[] = {
#embed "../../Assets/Symbols/greaterthan.circle.svg"
};
static const unsigned char symbol_850[] = {
#embed "../../Assets/Symbols/greaterthan.circle.fill.svg"
};
static const unsigned char symbol_851[] = {
#embed "../../Assets/Symbols/greaterthan.square.svg"
};
static const unsigned char symbol_852[] = {
#embed "../../Assets/Symbols/greaterthan.square.fill.svg"
};
static const unsigned char symbol_853[] = {
#embed "../../Assets/Symbols/guitars.svg"
};
static const unsigned char symbol_854[] = {
#embed "../../Assets/Symbols/h.circle.svg"
};
static const unsigned char symbol_855[] = {
#embed "../../Assets/Symbols/h.circle.fill.svg"
};
static const unsigned char symbol_856[] = {
#embed "../../Assets/Symbols/hammer.svg"
};
static const unsigned char symbol_857[] = {
#embed "../../Assets/Symbols/hammer.circle.svg"
};
static const unsigned char symbol_858[] = {
#embed "../../Assets/Symbols/hammer.circle.fill.svg"
};
static const unsigned char symbol_859[] = {
#embed "../../Assets/Symbols/hammer.fill.svg"
};
static const unsigned char symbol_860[] = {
#embed "../../Assets/Symbols/hand.draw.svg"
};
static const unsigned char symbol_861[] = {
#embed "../../Assets/Symbols/hand.point.down.svg"
};
static const unsigned char symbol_862[] = {
#embed "../../Assets/Symbols/hand.point.down.fill.svg"
};
static const unsigned char symbol_863[] = {
#embed "../../Assets/Symbols/hand.point.left.svg"
};
static const unsigned char symbol_864[] = {
#embed "../../Assets/Symbols/hand.point.left.fill.svg"
};
static const unsigned char symbol_865[] = {
#embed "../../Assets/Symbols/hand.point.right.svg"
};
static const unsigned char symbol_866[] = {
#embed "../../Assets/Symbols/hand.point.right.fill.svg"
};
static const unsigned char symbol_867[] = {
#embed "../../Assets/Symbols/hand.point.up.svg"
};
static const unsigned char symbol_868[] = {
#embed "../../Assets/Symbols/hand.point.up.fill.svg"
};
static const unsigned char symbol_869[] = {
#embed "../../Assets/Symbols/hand.raised.svg"
};
static const unsigned char symbol_870[] = {
#embed "../../Assets/Symbols/hand.raised.circle.svg"
};
static const unsigned char symbol_871[] = {
#embed "../../Assets/Symbols/hand.raised.circle.fill.svg"
};
static const unsigned char symbol_872[] = {
#embed "../../Assets/Symbols/hand.raised.fill.svg"
};
static const unsigned char symbol_873[] = {
#embed "../../Assets/Symbols/hand.raised.slash.svg"
};
static const unsigned char symbol_874[] = {
#embed "../../Assets/Symbols/hand.raised.slash.fill.svg"
};
static const unsigned char symbol_875[] = {
#embed "../../Assets/Symbols/hand.tap.svg"
};
static const unsigned char symbol_876[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.svg"
};
static const unsigned char symbol_877[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.circle.svg"
};
static const unsigned char symbol_878[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.circle.fill.svg"
};
static const unsigned char symbol_879[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.fill.svg"
};
static const unsigned char symbol_880[] = {
#embed "../../Assets/Symbols/hand.thumbsup.svg"
};
static const unsigned char symbol_881[] = {
#embed "../../Assets/Symbols/hand.thumbsup.circle.svg"
};
static const unsigned char symbol_882[] = {
#embed "../../Assets/Symbols/hand.thumbsup.circle.fill.svg"
};
static const unsigned char symbol_883[] = {
#embed "../../Assets/Symbols/hand.thumbsup.fill.svg"
};
static const unsigned char symbol_884[] = {
#embed "../../Assets/Symbols/hand.wave.svg"
};
static const unsigned char symbol_885[] = {
#embed "../../Assets/Symbols/hand.wave.fill.svg"
};
static const unsigned char symbol_886[] = {
#embed "../../Assets/Symbols/handbag.svg"
};
static const unsigned char symbol_887[] = {
#embed "../../Assets/Symbols/hare.svg"
};
static const unsigned char symbol_888[] = {
#embed "../../Assets/Symbols/hare.fill.svg"
};
static const unsigned char symbol_889[] = {
#embed "../../Assets/Symbols/headphones.svg"
};
static const unsigned char symbol_890[] = {
#embed "../../Assets/Symbols/headphones.circle.svg"
};
static const unsigned char symbol_891[] = {
#embed "../../Assets/Symbols/headphones.circle.fill.svg"
};
static const unsigned char symbol_892[] = {
#embed "../../Assets/Symbols/heart.svg"
};
static const unsigned char symbol_893[] = {
#embed "../../Assets/Symbols/heart.bubble.svg"
};
static const unsigned char symbol_894[] = {
#embed "../../Assets/Symbols/heart.circle.svg"
};
static const unsigned char symbol_895[] = {
#embed "../../Assets/Symbols/heart.circle.fill.svg"
};
static const unsigned char symbol_896[] = {
#embed "../../Assets/Symbols/heart.fill.svg"
};
static const unsigned char symbol_897[] = {
#embed "../../Assets/Symbols/heart.slash.svg"
};
static const unsigned char symbol_898[] = {
#embed "../../Assets/Symbols/heart.slash.fill.svg"
};
static const unsigned char symbol_899[] = {
#embed "../../Assets/Symbols/heart.square.svg"
};
static const unsigned char symbol_900[] = {
#embed "../../Assets/Symbols/heart.square.fill.svg"
};
static const unsigned char symbol_901[] = {
#embed "../../Assets/Symbols/heart.text.square.svg"
};
static const unsigned char symbol_902[] = {
#embed "../../Assets/Symbols/heart.text.square.fill.svg"
};
static const unsigned char symbol_903[] = {
#embed "../../Assets/Symbols/hexagon.svg"
};
static const unsigned char symbol_904[] = {
#embed "../../Assets/Symbols/hexagon.fill.svg"
};
static const unsigned char symbol_905[] = {
#embed "../../Assets/Symbols/hifispeaker.svg"
};
static const unsigned char symbol_906[] = {
#embed "../../Assets/Symbols/highlighter.svg"
};
static const unsigned char symbol_907[] = {
#embed "../../Assets/Symbols/homepod.svg"
};
static const unsigned char symbol_908[] = {
#embed "../../Assets/Symbols/hourglass.svg"
};
static const unsigned char symbol_909[] = {
#embed "../../Assets/Symbols/hourglass.bottomhalf.filled.svg"
};
static const unsigned char symbol_910[] = {
#embed "../../Assets/Symbols/house.svg"
};
static const unsigned char symbol_911[] = {
#embed "../../Assets/Symbols/house.circle.svg"
};
static const unsigned char symbol_912[] = {
#embed "../../Assets/Symbols/house.circle.fill.svg"
};
static const unsigned char symbol_913[] = {
#embed "../../Assets/Symbols/house.fill.svg"
};
static const unsigned char symbol_914[] = {
#embed "../../Assets/Symbols/humidity.svg"
};
static const unsigned char symbol_915[] = {
#embed "../../Assets/Symbols/humidity.fill.svg"
};
static const unsigned char symbol_916[] = {
#embed "../../Assets/Symbols/hurricane.svg"
};
static const unsigned char symbol_917[] = {
#embed "../../Assets/Symbols/i.circle.svg"
};
static const unsigned char symbol_918[] = {
#embed "../../Assets/Symbols/i.circle.fill.svg"
};
static const unsigned char symbol_919[] = {
#embed "../../Assets/Symbols/icloud.svg"
};
static const unsigned char symbol_920[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.down.svg"
};
static const unsigned char symbol_921[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.down.fill.svg"
};
static const unsigned char symbol_922[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.up.svg"
};
static const unsigned char symbol_923[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.up.fill.svg"
};
static const unsigned char symbol_924[] = {
#embed "../../Assets/Symbols/icloud.fill.svg"
};
static const unsigned char symbol_925[] = {
#embed "../../Assets/Symbols/icloud.slash.svg"
};
static const unsigned char symbol_926[] = {
#embed "../../Assets/Symbols/increase.indent.svg"
};
static const unsigned char symbol_927[] = {
#embed "../../Assets/Symbols/info.svg"
};
static const unsigned char symbol_928[] = {
#embed "../../Assets/Symbols/info.bubble.svg"
};
static const unsigned char symbol_929[] = {
#embed "../../Assets/Symbols/info.circle.svg"
};
static const unsigned char symbol_930[] = {
#embed "../../Assets/Symbols/info.circle.fill.svg"
};
static const unsigned char symbol_931[] = {
#embed "../../Assets/Symbols/info.square.svg"
};
static const unsigned char symbol_932[] = {
#embed "../../Assets/Symbols/info.triangle.svg"
};
static const unsigned char symbol_933[] = {
#embed "../../Assets/Symbols/internaldrive.svg"
};
static const unsigned char symbol_934[] = {
#embed "../../Assets/Symbols/ipad.svg"
};
static const unsigned char symbol_935[] = {
#embed "../../Assets/Symbols/ipad.landscape.svg"
};
static const unsigned char symbol_936[] = {
#embed "../../Assets/Symbols/iphone.svg"
};
static const unsigned char symbol_937[] = {
#embed "../../Assets/Symbols/iphone.gen2.svg"
};
static const unsigned char symbol_938[] = {
#embed "../../Assets/Symbols/iphone.gen3.svg"
};
static const unsigned char symbol_939[] = {
#embed "../../Assets/Symbols/iphone.radiowaves.left.and.right.svg"
};
static const unsigned char symbol_940[] = {
#embed "../../Assets/Symbols/iphone.slash.svg"
};
static const unsigned char symbol_941[] = {
#embed "../../Assets/Symbols/italic.svg"
};
static const unsigned char symbol_942[] = {
#embed "../../Assets/Symbols/j.circle.svg"
};
static const unsigned char symbol_943[] = {
#embed "../../Assets/Symbols/j.circle.fill.svg"
};
static const unsigned char symbol_944[] = {
#embed "../../Assets/Symbols/k.circle.svg"
};
static const unsigned char symbol_945[] = {
#embed "../../Assets/Symbols/k.circle.fill.svg"
};
static const unsigned char symbol_946[] = {
#embed "../../Assets/Symbols/key.svg"
};
static const unsigned char symbol_947[] = {
#embed "../../Assets/Symbols/key.circle.svg"
};
static const unsigned char symbol_948[] = {
#embed "../../Assets/Symbols/key.circle.fill.svg"
};
static const unsigned char symbol_949[] = {
#embed "../../Assets/Symbols/key.fill.svg"
};
static const unsigned char symbol_950[] = {
#embed "../../Assets/Symbols/key.horizontal.svg"
};
static const unsigned char symbol_951[] = {
#embed "../../Assets/Symbols/key.viewfinder.svg"
};
static const unsigned char symbol_952[] = {
#embed "../../Assets/Symbols/keyboard.svg"
};
static const unsigned char symbol_953[] = {
#embed "../../Assets/Symbols/keyboard.chevron.compact.down.svg"
};
static const unsigned char symbol_954[] = {
#embed "../../Assets/Symbols/keyboard.fill.svg"
};
static const unsigned char symbol_955[] = {
#embed "../../Assets/Symbols/l.circle.svg"
};
static const unsigned char symbol_956[] = {
#embed "../../Assets/Symbols/l.circle.fill.svg"
};
static const unsigned char symbol_957[] = {
#embed "../../Assets/Symbols/ladybug.svg"
};
static const unsigned char symbol_958[] = {
#embed "../../Assets/Symbols/ladybug.fill.svg"
};
static const unsigned char symbol_959[] = {
#embed "../../Assets/Symbols/lamp.desk.svg"
};
static const unsigned char symbol_960[] = {
#embed "../../Assets/Symbols/lamp.floor.svg"
};
static const unsigned char symbol_961[] = {
#embed "../../Assets/Symbols/laptopcomputer.svg"
};
static const unsigned char symbol_962[] = {
#embed "../../Assets/Symbols/largecircle.fill.circle.svg"
};
static const unsigned char symbol_963[] = {
#embed "../../Assets/Symbols/leaf.svg"
};
static const unsigned char symbol_964[] = {
#embed "../../Assets/Symbols/leaf.arrow.triangle.circlepath.svg"
};
static const unsigned char symbol_965[] = {
#embed "../../Assets/Symbols/leaf.circle.svg"
};
static const unsigned char symbol_966[] = {
#embed "../../Assets/Symbols/leaf.circle.fill.svg"
};
static const unsigned char symbol_967[] = {
#embed "../../Assets/Symbols/leaf.fill.svg"
};
static const unsigned char symbol_968[] = {
#embed "../../Assets/Symbols/lessthan.svg"
};
static const unsigned char symbol_969[] = {
#embed "../../Assets/Symbols/lessthan.circle.svg"
};
static const unsigned char symbol_970[] = {
#embed "../../Assets/Symbols/lessthan.circle.fill.svg"
};
static const unsigned char symbol_971[] = {
#embed "../../Assets/Symbols/lessthan.square.svg"
};
static const unsigned char symbol_972[] = {
#embed "../../Assets/Symbols/lessthan.square.fill.svg"
};
static const unsigned char symbol_973[] = {
#embed "../../Assets/Symbols/light.max.svg"
};
static const unsigned char symbol_974[] = {
#embed "../../Assets/Symbols/lightbulb.svg"
};
static const unsigned char symbol_975[] = {
#embed "../../Assets/Symbols/lightbulb.circle.svg"
};
static const unsigned char symbol_976[] = {
#embed "../../Assets/Symbols/lightbulb.circle.fill.svg"
};
static const unsigned char symbol_977[] = {
#embed "../../Assets/Symbols/lightbulb.fill.svg"
};
static const unsigned char symbol_978[] = {
#embed "../../Assets/Symbols/lightbulb.slash.svg"
};
static const unsigned char symbol_979[] = {
#embed "../../Assets/Symbols/line.3.horizontal.svg"
};
static const unsigned char symbol_980[] = {
#embed "../../Assets/Symbols/line.3.horizontal.circle.svg"
};
static const unsigned char symbol_981[] = {
#embed "../../Assets/Symbols/line.3.horizontal.circle.fill.svg"
};
static const unsigned char symbol_982[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.svg"
};
static const unsigned char symbol_983[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.svg"
};
static const unsigned char symbol_984[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.fill.svg"
};
static const unsigned char symbol_985[] = {
#embed "../../Assets/Symbols/line.diagonal.svg"
};
static const unsigned char symbol_986[] = {
#embed "../../Assets/Symbols/line.horizontal.3.svg"
};
static const unsigned char symbol_987[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.svg"
};
static const unsigned char symbol_988[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.circle.svg"
};
static const unsigned char symbol_989[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.circle.fill.svg"
};
static const unsigned char symbol_990[] = {
#embed "../../Assets/Symbols/lineweight.svg"
};
static const unsigned char symbol_991[] = {
#embed "../../Assets/Symbols/link.svg"
};
static const unsigned char symbol_992[] = {
#embed "../../Assets/Symbols/link.badge.plus.svg"
};
static const unsigned char symbol_993[] = {
#embed "../../Assets/Symbols/link.circle.svg"
};
static const unsigned char symbol_994[] = {
#embed "../../Assets/Symbols/link.circle.fill.svg"
};
static const unsigned char symbol_995[] = {
#embed "../../Assets/Symbols/link.icloud.svg"
};
static const unsigned char symbol_996[] = {
#embed "../../Assets/Symbols/list.bullet.svg"
};
static const unsigned char symbol_997[] = {
#embed "../../Assets/Symbols/list.bullet.circle.svg"
};
static const unsigned char symbol_998[] = {
#embed "../../Assets/Symbols/list.bullet.circle.fill.svg"
};
static const unsigned char symbol_999[] = {
#embed "../../Assets/Symbols/list.bullet.indent.svg"
};
static const unsigned char symbol_1000[] = {
#embed "../../Assets/Symbols/list.bullet.rectangle.svg"
};
static const unsigned char symbol_1001[] = {
#embed "../../Assets/Symbols/list.bullet.rectangle.fill.svg"
};
static const unsigned char symbol_1002[] = {
#embed "../../Assets/Symbols/list.clipboard.svg"
};
static const unsigned char symbol_1003[] = {
#embed "../../Assets/Symbols/list.dash.svg"
};
static const unsigned char symbol_1004[] = {
#embed "../../Assets/Symbols/list.number.svg"
};
static const unsigned char symbol_1005[] = {
#embed "../../Assets/Symbols/list.star.svg"
};
static const unsigned char symbol_1006[] = {
#embed "../../Assets/Symbols/list.triangle.svg"
};
static const unsigned char symbol_1007[] = {
#embed "../../Assets/Symbols/location.svg"
};
static const unsigned char symbol_1008[] = {
#embed "../../Assets/Symbols/location.circle.svg"
};
static const unsigned char symbol_1009[] = {
#embed "../../Assets/Symbols/location.circle.fill.svg"
};
static const unsigned char symbol_1010[] = {
#embed "../../Assets/Symbols/location.fill.svg"
};
static const unsigned char symbol_1011[] = {
#embed "../../Assets/Symbols/location.north.svg"
};
static const unsigned char symbol_1012[] = {
#embed "../../Assets/Symbols/location.north.fill.svg"
};
static const unsigned char symbol_1013[] = {
#embed "../../Assets/Symbols/location.slash.svg"
};
static const unsigned char symbol_1014[] = {
#embed "../../Assets/Symbols/location.slash.fill.svg"
};
static const unsigned char symbol_1015[] = {
#embed "../../Assets/Symbols/location.square.svg"
};
static const unsigned char symbol_1016[] = {
#embed "../../Assets/Symbols/location.square.fill.svg"
};
static const unsigned char symbol_1017[] = {
#embed "../../Assets/Symbols/location.viewfinder.svg"
};
static const unsigned char symbol_1018[] = {
#embed "../../Assets/Symbols/lock.svg"
};
static const unsigned char symbol_1019[] = {
#embed "../../Assets/Symbols/lock.circle.svg"
};
static const unsigned char symbol_1020[] = {
#embed "../../Assets/Symbols/lock.circle.fill.svg"
};
static const unsigned char symbol_1021[] = {
#embed "../../Assets/Symbols/lock.doc.svg"
};
static const unsigned char symbol_1022[] = {
#embed "../../Assets/Symbols/lock.fill.svg"
};
static const unsigned char symbol_1023[] = {
#embed "../../Assets/Symbols/lock.icloud.svg"
};
static const unsigned char symbol_1024[] = {
#embed "../../Assets/Symbols/lock.laptopcomputer.svg"
};
static const unsigned char symbol_1025[] = {
#embed "../../Assets/Symbols/lock.open.svg"
};
static const unsigned char symbol_1026[] = {
#embed "../../Assets/Symbols/lock.open.circle.svg"
};
static const unsigned char symbol_1027[] = {
#embed "../../Assets/Symbols/lock.open.circle.fill.svg"
};
static const unsigned char symbol_1028[] = {
#embed "../../Assets/Symbols/lock.open.fill.svg"
};
static const unsigned char symbol_1029[] = {
#embed "../../Assets/Symbols/lock.rotation.svg"
};
static const unsigned char symbol_1030[] = {
#embed "../../Assets/Symbols/lock.shield.svg"
};
static const unsigned char symbol_1031[] = {
#embed "../../Assets/Symbols/lock.shield.fill.svg"
};
static const unsigned char symbol_1032[] = {
#embed "../../Assets/Symbols/lock.slash.svg"
};
static const unsigned char symbol_1033[] = {
#embed "../../Assets/Symbols/lock.square.svg"
};
static const unsigned char symbol_1034[] = {
#embed "../../Assets/Symbols/lock.square.fill.svg"
};
static const unsigned char symbol_1035[] = {
#embed "../../Assets/Symbols/lungs.svg"
};
static const unsigned char symbol_1036[] = {
#embed "../../Assets/Symbols/m.circle.svg"
};
static const unsigned char symbol_1037[] = {
#embed "../../Assets/Symbols/m.circle.fill.svg"
};
static const unsigned char symbol_1038[] = {
#embed "../../Assets/Symbols/macmini.svg"
};
static const unsigned char symbol_1039[] = {
#embed "../../Assets/Symbols/macpro.gen1.svg"
};
static const unsigned char symbol_1040[] = {
#embed "../../Assets/Symbols/macwindow.svg"
};
static const unsigned char symbol_1041[] = {
#embed "../../Assets/Symbols/magazine.svg"
};
static const unsigned char symbol_1042[] = {
#embed "../../Assets/Symbols/magnifyingglass.svg"
};
static const unsigned char symbol_1043[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.svg"
};
static const unsigned char symbol_1044[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.fill.svg"
};
static const unsigned char symbol_1045[] = {
#embed "../../Assets/Symbols/map.svg"
};
static const unsigned char symbol_1046[] = {
#embed "../../Assets/Symbols/map.fill.svg"
};
static const unsigned char symbol_1047[] = {
#embed "../../Assets/Symbols/mappin.svg"
};
static const unsigned char symbol_1048[] = {
#embed "../../Assets/Symbols/mappin.and.ellipse.svg"
};
static const unsigned char symbol_1049[] = {
#embed "../../Assets/Symbols/mappin.circle.svg"
};
static const unsigned char symbol_1050[] = {
#embed "../../Assets/Symbols/mappin.circle.fill.svg"
};
static const unsigned char symbol_1051[] = {
#embed "../../Assets/Symbols/mappin.square.svg"
};
static const unsigned char symbol_1052[] = {
#embed "../../Assets/Symbols/mappin.square.fill.svg"
};
static const unsigned char symbol_1053[] = {
#embed "../../Assets/Symbols/medal.svg"
};
static const unsigned char symbol_1054[] = {
#embed "../../Assets/Symbols/medal.fill.svg"
};
static const unsigned char symbol_1055[] = {
#embed "../../Assets/Symbols/medical.thermometer.svg"
};
static const unsigned char symbol_1056[] = {
#embed "../../Assets/Symbols/megaphone.svg"
};
static const unsigned char symbol_1057[] = {
#embed "../../Assets/Symbols/megaphone.fill.svg"
};
static const unsigned char symbol_1058[] = {
#embed "../../Assets/Symbols/memorychip.svg"
};
static const unsigned char symbol_1059[] = {
#embed "../../Assets/Symbols/menubar.rectangle.svg"
};
static const unsigned char symbol_1060[] = {
#embed "../../Assets/Symbols/message.svg"
};
static const unsigned char symbol_1061[] = {
#embed "../../Assets/Symbols/message.circle.svg"
};
static const unsigned char symbol_1062[] = {
#embed "../../Assets/Symbols/message.circle.fill.svg"
};
static const unsigned char symbol_1063[] = {
#embed "../../Assets/Symbols/message.fill.svg"
};
static const unsigned char symbol_1064[] = {
#embed "../../Assets/Symbols/metronome.svg"
};
static const unsigned char symbol_1065[] = {
#embed "../../Assets/Symbols/mic.svg"
};
static const unsigned char symbol_1066[] = {
#embed "../../Assets/Symbols/mic.circle.svg"
};
static const unsigned char symbol_1067[] = {
#embed "../../Assets/Symbols/mic.circle.fill.svg"
};
static const unsigned char symbol_1068[] = {
#embed "../../Assets/Symbols/mic.fill.svg"
};
static const unsigned char symbol_1069[] = {
#embed "../../Assets/Symbols/mic.slash.svg"
};
static const unsigned char symbol_1070[] = {
#embed "../../Assets/Symbols/mic.slash.fill.svg"
};
static const unsigned char symbol_1071[] = {
#embed "../../Assets/Symbols/mic.square.svg"
};
static const unsigned char symbol_1072[] = {
#embed "../../Assets/Symbols/mic.square.fill.svg"
};
static const unsigned char symbol_1073[] = {
#embed "../../Assets/Symbols/minus.svg"
};
static const unsigned char symbol_1074[] = {
#embed "../../Assets/Symbols/minus.circle.svg"
};
static const unsigned char symbol_1075[] = {
#embed "../../Assets/Symbols/minus.circle.fill.svg"
};
static const unsigned char symbol_1076[] = {
#embed "../../Assets/Symbols/minus.magnifyingglass.svg"
};
static const unsigned char symbol_1077[] = {
#embed "../../Assets/Symbols/minus.rectangle.svg"
};
static const unsigned char symbol_1078[] = {
#embed "../../Assets/Symbols/minus.square.svg"
};
static const unsigned char symbol_1079[] = {
#embed "../../Assets/Symbols/minus.square.fill.svg"
};
static const unsigned char symbol_1080[] = {
#embed "../../Assets/Symbols/moon.svg"
};
static const unsigned char symbol_1081[] = {
#embed "../../Assets/Symbols/moon.circle.svg"
};
static const unsigned char symbol_1082[] = {
#embed "../../Assets/Symbols/moon.circle.fill.svg"
};
static const unsigned char symbol_1083[] = {
#embed "../../Assets/Symbols/moon.fill.svg"
};
static const unsigned char symbol_1084[] = {
#embed "../../Assets/Symbols/moon.stars.svg"
};
static const unsigned char symbol_1085[] = {
#embed "../../Assets/Symbols/moon.stars.fill.svg"
};
static const unsigned char symbol_1086[] = {
#embed "../../Assets/Symbols/moon.zzz.svg"
};
static const unsigned char symbol_1087[] = {
#embed "../../Assets/Symbols/moon.zzz.fill.svg"
};
static const unsigned char symbol_1088[] = {
#embed "../../Assets/Symbols/moonphase.first.quarter.svg"
};
static const unsigned char symbol_1089[] = {
#embed "../../Assets/Symbols/moonphase.full.moon.svg"
};
static const unsigned char symbol_1090[] = {
#embed "../../Assets/Symbols/moonphase.last.quarter.svg"
};
static const unsigned char symbol_1091[] = {
#embed "../../Assets/Symbols/moonphase.new.moon.svg"
};
static const unsigned char symbol_1092[] = {
#embed "../../Assets/Symbols/mountain.2.svg"
};
static const unsigned char symbol_1093[] = {
#embed "../../Assets/Symbols/mountain.2.fill.svg"
};
static const unsigned char symbol_1094[] = {
#embed "../../Assets/Symbols/mouth.svg"
};
static const unsigned char symbol_1095[] = {
#embed "../../Assets/Symbols/mug.svg"
};
static const unsigned char symbol_1096[] = {
#embed "../../Assets/Symbols/mug.fill.svg"
};
static const unsigned char symbol_1097[] = {
#embed "../../Assets/Symbols/multiply.svg"
};
static const unsigned char symbol_1098[] = {
#embed "../../Assets/Symbols/multiply.circle.svg"
};
static const unsigned char symbol_1099[] = {
#embed "../../Assets/Symbols/multiply.circle.fill.svg"
};
static const unsigned char symbol_1100[] = {
#embed "../../Assets/Symbols/multiply.square.svg"
};
static const unsigned char symbol_1101[] = {
#embed "../../Assets/Symbols/multiply.square.fill.svg"
};
static const unsigned char symbol_1102[] = {
#embed "../../Assets/Symbols/music.mic.svg"
};
static const unsigned char symbol_1103[] = {
#embed "../../Assets/Symbols/music.note.svg"
};
static const unsigned char symbol_1104[] = {
#embed "../../Assets/Symbols/music.note.house.svg"
};
static const unsigned char symbol_1105[] = {
#embed "../../Assets/Symbols/music.note.list.svg"
};
static const unsigned char symbol_1106[] = {
#embed "../../Assets/Symbols/music.quarternote.3.svg"
};
static const unsigned char symbol_1107[] = {
#embed "../../Assets/Symbols/mustache.svg"
};
static const unsigned char symbol_1108[] = {
#embed "../../Assets/Symbols/n.circle.svg"
};
static const unsigned char symbol_1109[] = {
#embed "../../Assets/Symbols/n.circle.fill.svg"
};
static const unsigned char symbol_1110[] = {
#embed "../../Assets/Symbols/network.svg"
};
static const unsigned char symbol_1111[] = {
#embed "../../Assets/Symbols/newspaper.svg"
};
static const unsigned char symbol_1112[] = {
#embed "../../Assets/Symbols/newspaper.fill.svg"
};
static const unsigned char symbol_1113[] = {
#embed "../../Assets/Symbols/nose.svg"
};
static const unsigned char symbol_1114[] = {
#embed "../../Assets/Symbols/nosign.svg"
};
static const unsigned char symbol_1115[] = {
#embed "../../Assets/Symbols/note.svg"
};
static const unsigned char symbol_1116[] = {
#embed "../../Assets/Symbols/note.text.svg"
};
static const unsigned char symbol_1117[] = {
#embed "../../Assets/Symbols/number.svg"
};
static const unsigned char symbol_1118[] = {
#embed "../../Assets/Symbols/number.circle.svg"
};
static const unsigned char symbol_1119[] = {
#embed "../../Assets/Symbols/number.circle.fill.svg"
};
static const unsigned char symbol_1120[] = {
#embed "../../Assets/Symbols/number.square.svg"
};
static const unsigned char symbol_1121[] = {
#embed "../../Assets/Symbols/number.square.fill.svg"
};
static const unsigned char symbol_1122[] = {
#embed "../../Assets/Symbols/o.circle.svg"
};
static const unsigned char symbol_1123[] = {
#embed "../../Assets/Symbols/o.circle.fill.svg"
};
static const unsigned char symbol_1124[] = {
#embed "../../Assets/Symbols/octagon.svg"
};
static const unsigned char symbol_1125[] = {
#embed "../../Assets/Symbols/octagon.fill.svg"
};
static const unsigned char symbol_1126[] = {
#embed "../../Assets/Symbols/opticaldisc.svg"
};
static const unsigned char symbol_1127[] = {
#embed "../../Assets/Symbols/option.svg"
};
static const unsigned char symbol_1128[] = {
#embed "../../Assets/Symbols/oval.svg"
};
static const unsigned char symbol_1129[] = {
#embed "../../Assets/Symbols/oval.fill.svg"
};
static const unsigned char symbol_1130[] = {
#embed "../../Assets/Symbols/oval.portrait.svg"
};
static const unsigned char symbol_1131[] = {
#embed "../../Assets/Symbols/oval.portrait.fill.svg"
};
static const unsigned char symbol_1132[] = {
#embed "../../Assets/Symbols/oven.svg"
};
static const unsigned char symbol_1133[] = {
#embed "../../Assets/Symbols/p.circle.svg"
};
static const unsigned char symbol_1134[] = {
#embed "../../Assets/Symbols/p.circle.fill.svg"
};
static const unsigned char symbol_1135[] = {
#embed "../../Assets/Symbols/paintbrush.svg"
};
static const unsigned char symbol_1136[] = {
#embed "../../Assets/Symbols/paintbrush.fill.svg"
};
static const unsigned char symbol_1137[] = {
#embed "../../Assets/Symbols/paintbrush.pointed.svg"
};
static const unsigned char symbol_1138[] = {
#embed "../../Assets/Symbols/paintbrush.pointed.fill.svg"
};
static const unsigned char symbol_1139[] = {
#embed "../../Assets/Symbols/paintpalette.svg"
};
static const unsigned char symbol_1140[] = {
#embed "../../Assets/Symbols/paintpalette.fill.svg"
};
static const unsigned char symbol_1141[] = {
#embed "../../Assets/Symbols/paperclip.svg"
};
static const unsigned char symbol_1142[] = {
#embed "../../Assets/Symbols/paperclip.circle.svg"
};
static const unsigned char symbol_1143[] = {
#embed "../../Assets/Symbols/paperclip.circle.fill.svg"
};
static const unsigned char symbol_1144[] = {
#embed "../../Assets/Symbols/paperplane.svg"
};
static const unsigned char symbol_1145[] = {
#embed "../../Assets/Symbols/paperplane.circle.svg"
};
static const unsigned char symbol_1146[] = {
#embed "../../Assets/Symbols/paperplane.circle.fill.svg"
};
static const unsigned char symbol_1147[] = {
#embed "../../Assets/Symbols/paperplane.fill.svg"
};
static const unsigned char symbol_1148[] = {
#embed "../../Assets/Symbols/party.popper.svg"
};
static const unsigned char symbol_1149[] = {
#embed "../../Assets/Symbols/pause.svg"
};
static const unsigned char symbol_1150[] = {
#embed "../../Assets/Symbols/pause.circle.svg"
};
static const unsigned char symbol_1151[] = {
#embed "../../Assets/Symbols/pause.circle.fill.svg"
};
static const unsigned char symbol_1152[] = {
#embed "../../Assets/Symbols/pause.fill.svg"
};
static const unsigned char symbol_1153[] = {
#embed "../../Assets/Symbols/pawprint.svg"
};
static const unsigned char symbol_1154[] = {
#embed "../../Assets/Symbols/pawprint.circle.svg"
};
static const unsigned char symbol_1155[] = {
#embed "../../Assets/Symbols/pawprint.circle.fill.svg"
};
static const unsigned char symbol_1156[] = {
#embed "../../Assets/Symbols/pawprint.fill.svg"
};
static const unsigned char symbol_1157[] = {
#embed "../../Assets/Symbols/pc.svg"
};
static const unsigned char symbol_1158[] = {
#embed "../../Assets/Symbols/pencil.svg"
};
static const unsigned char symbol_1159[] = {
#embed "../../Assets/Symbols/pencil.and.outline.svg"
};
static const unsigned char symbol_1160[] = {
#embed "../../Assets/Symbols/pencil.circle.svg"
};
static const unsigned char symbol_1161[] = {
#embed "../../Assets/Symbols/pencil.circle.fill.svg"
};
static const unsigned char symbol_1162[] = {
#embed "../../Assets/Symbols/pencil.slash.svg"
};
static const unsigned char symbol_1163[] = {
#embed "../../Assets/Symbols/pencil.tip.svg"
};
static const unsigned char symbol_1164[] = {
#embed "../../Assets/Symbols/pentagon.svg"
};
static const unsigned char symbol_1165[] = {
#embed "../../Assets/Symbols/pentagon.fill.svg"
};
static const unsigned char symbol_1166[] = {
#embed "../../Assets/Symbols/percent.svg"
};
static const unsigned char symbol_1167[] = {
#embed "../../Assets/Symbols/percent.circle.svg"
};
static const unsigned char symbol_1168[] = {
#embed "../../Assets/Symbols/percent.circle.fill.svg"
};
static const unsigned char symbol_1169[] = {
#embed "../../Assets/Symbols/percent.square.svg"
};
static const unsigned char symbol_1170[] = {
#embed "../../Assets/Symbols/percent.square.fill.svg"
};
static const unsigned char symbol_1171[] = {
#embed "../../Assets/Symbols/person.svg"
};
static const unsigned char symbol_1172[] = {
#embed "../../Assets/Symbols/person.2.svg"
};
static const unsigned char symbol_1173[] = {
#embed "../../Assets/Symbols/person.2.circle.svg"
};
static const unsigned char symbol_1174[] = {
#embed "../../Assets/Symbols/person.2.circle.fill.svg"
};
static const unsigned char symbol_1175[] = {
#embed "../../Assets/Symbols/person.2.fill.svg"
};
static const unsigned char symbol_1176[] = {
#embed "../../Assets/Symbols/person.3.svg"
};
static const unsigned char symbol_1177[] = {
#embed "../../Assets/Symbols/person.3.fill.svg"
};
static const unsigned char symbol_1178[] = {
#embed "../../Assets/Symbols/person.3.sequence.svg"
};
static const unsigned char symbol_1179[] = {
#embed "../../Assets/Symbols/person.badge.minus.svg"
};
static const unsigned char symbol_1180[] = {
#embed "../../Assets/Symbols/person.badge.plus.svg"
};
static const unsigned char symbol_1181[] = {
#embed "../../Assets/Symbols/person.circle.svg"
};
static const unsigned char symbol_1182[] = {
#embed "../../Assets/Symbols/person.circle.fill.svg"
};
static const unsigned char symbol_1183[] = {
#embed "../../Assets/Symbols/person.crop.artframe.svg"
};
static const unsigned char symbol_1184[] = {
#embed "../../Assets/Symbols/person.crop.circle.svg"
};
static const unsigned char symbol_1185[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.checkmark.svg"
};
static const unsigned char symbol_1186[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.exclamationmark.svg"
};
static const unsigned char symbol_1187[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.minus.svg"
};
static const unsigned char symbol_1188[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.plus.svg"
};
static const unsigned char symbol_1189[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.questionmark.svg"
};
static const unsigned char symbol_1190[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.xmark.svg"
};
static const unsigned char symbol_1191[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.svg"
};
static const unsigned char symbol_1192[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.badge.plus.svg"
};
static const unsigned char symbol_1193[] = {
#embed "../../Assets/Symbols/person.crop.rectangle.svg"
};
static const unsigned char symbol_1194[] = {
#embed "../../Assets/Symbols/person.crop.square.svg"
};
static const unsigned char symbol_1195[] = {
#embed "../../Assets/Symbols/person.crop.square.fill.svg"
};
static const unsigned char symbol_1196[] = {
#embed "../../Assets/Symbols/person.fill.svg"
};
static const unsigned char symbol_1197[] = {
#embed "../../Assets/Symbols/person.fill.badge.minus.svg"
};
static const unsigned char symbol_1198[] = {
#embed "../../Assets/Symbols/person.fill.badge.plus.svg"
};
static const unsigned char symbol_1199[] = {
#embed "../../Assets/Symbols/person.fill.checkmark.svg"
};
static const unsigned char symbol_1200[] = {
#embed "../../Assets/Symbols/person.fill.questionmark.svg"
};
static const unsigned char symbol_1201[] = {
#embed "../../Assets/Symbols/person.fill.viewfinder.svg"
};
static const unsigned char symbol_1202[] = {
#embed "../../Assets/Symbols/person.fill.xmark.svg"
};
static const unsigned char symbol_1203[] = {
#embed "../../Assets/Symbols/person.text.rectangle.svg"
};
static const unsigned char symbol_1204[] = {
#embed "../../Assets/Symbols/person.text.rectangle.fill.svg"
};
static const unsigned char symbol_1205[] = {
#embed "../../Assets/Symbols/person.wave.2.svg"
};
static const unsigned char symbol_1206[] = {
#embed "../../Assets/Symbols/perspective.svg"
};
static const unsigned char symbol_1207[] = {
#embed "../../Assets/Symbols/phone.svg"
};
static const unsigned char symbol_1208[] = {
#embed "../../Assets/Symbols/phone.arrow.up.right.svg"
};
static const unsigned char symbol_1209[] = {
#embed "../../Assets/Symbols/phone.badge.plus.svg"
};
static const unsigned char symbol_1210[] = {
#embed "../../Assets/Symbols/phone.bubble.svg"
};
static const unsigned char symbol_1211[] = {
#embed "../../Assets/Symbols/phone.circle.svg"
};
static const unsigned char symbol_1212[] = {
#embed "../../Assets/Symbols/phone.circle.fill.svg"
};
static const unsigned char symbol_1213[] = {
#embed "../../Assets/Symbols/phone.down.svg"
};
static const unsigned char symbol_1214[] = {
#embed "../../Assets/Symbols/phone.down.fill.svg"
};
static const unsigned char symbol_1215[] = {
#embed "../../Assets/Symbols/phone.fill.svg"
};
static const unsigned char symbol_1216[] = {
#embed "../../Assets/Symbols/photo.svg"
};
static const unsigned char symbol_1217[] = {
#embed "../../Assets/Symbols/photo.circle.svg"
};
static const unsigned char symbol_1218[] = {
#embed "../../Assets/Symbols/photo.circle.fill.svg"
};
static const unsigned char symbol_1219[] = {
#embed "../../Assets/Symbols/photo.fill.svg"
};
static const unsigned char symbol_1220[] = {
#embed "../../Assets/Symbols/photo.on.rectangle.svg"
};
static const unsigned char symbol_1221[] = {
#embed "../../Assets/Symbols/photo.on.rectangle.angled.svg"
};
static const unsigned char symbol_1222[] = {
#embed "../../Assets/Symbols/photo.stack.svg"
};
static const unsigned char symbol_1223[] = {
#embed "../../Assets/Symbols/pianokeys.svg"
};
static const unsigned char symbol_1224[] = {
#embed "../../Assets/Symbols/pill.svg"
};
static const unsigned char symbol_1225[] = {
#embed "../../Assets/Symbols/pill.fill.svg"
};
static const unsigned char symbol_1226[] = {
#embed "../../Assets/Symbols/pills.svg"
};
static const unsigned char symbol_1227[] = {
#embed "../../Assets/Symbols/pills.fill.svg"
};
static const unsigned char symbol_1228[] = {
#embed "../../Assets/Symbols/pin.svg"
};
static const unsigned char symbol_1229[] = {
#embed "../../Assets/Symbols/pin.circle.svg"
};
static const unsigned char symbol_1230[] = {
#embed "../../Assets/Symbols/pin.circle.fill.svg"
};
static const unsigned char symbol_1231[] = {
#embed "../../Assets/Symbols/pin.fill.svg"
};
static const unsigned char symbol_1232[] = {
#embed "../../Assets/Symbols/pin.slash.svg"
};
static const unsigned char symbol_1233[] = {
#embed "../../Assets/Symbols/pin.slash.fill.svg"
};
static const unsigned char symbol_1234[] = {
#embed "../../Assets/Symbols/play.svg"
};
static const unsigned char symbol_1235[] = {
#embed "../../Assets/Symbols/play.circle.svg"
};
static const unsigned char symbol_1236[] = {
#embed "../../Assets/Symbols/play.circle.fill.svg"
};
static const unsigned char symbol_1237[] = {
#embed "../../Assets/Symbols/play.fill.svg"
};
static const unsigned char symbol_1238[] = {
#embed "../../Assets/Symbols/play.house.svg"
};
static const unsigned char symbol_1239[] = {
#embed "../../Assets/Symbols/play.rectangle.svg"
};
static const unsigned char symbol_1240[] = {
#embed "../../Assets/Symbols/play.rectangle.fill.svg"
};
static const unsigned char symbol_1241[] = {
#embed "../../Assets/Symbols/play.slash.svg"
};
static const unsigned char symbol_1242[] = {
#embed "../../Assets/Symbols/play.square.svg"
};
static const unsigned char symbol_1243[] = {
#embed "../../Assets/Symbols/play.square.fill.svg"
};
static const unsigned char symbol_1244[] = {
#embed "../../Assets/Symbols/play.square.stack.svg"
};
static const unsigned char symbol_1245[] = {
#embed "../../Assets/Symbols/play.tv.svg"
};
static const unsigned char symbol_1246[] = {
#embed "../../Assets/Symbols/playpause.svg"
};
static const unsigned char symbol_1247[] = {
#embed "../../Assets/Symbols/playpause.fill.svg"
};
static const unsigned char symbol_1248[] = {
#embed "../../Assets/Symbols/plus.svg"
};
static const unsigned char symbol_1249[] = {
#embed "../../Assets/Symbols/plus.app.svg"
};
static const unsigned char symbol_1250[] = {
#embed "../../Assets/Symbols/plus.app.fill.svg"
};
static const unsigned char symbol_1251[] = {
#embed "../../Assets/Symbols/plus.bubble.svg"
};
static const unsigned char symbol_1252[] = {
#embed "../../Assets/Symbols/plus.bubble.fill.svg"
};
static const unsigned char symbol_1253[] = {
#embed "../../Assets/Symbols/plus.circle.svg"
};
static const unsigned char symbol_1254[] = {
#embed "../../Assets/Symbols/plus.circle.fill.svg"
};
static const unsigned char symbol_1255[] = {
#embed "../../Assets/Symbols/plus.diamond.svg"
};
static const unsigned char symbol_1256[] = {
#embed "../../Assets/Symbols/plus.forwardslash.minus.svg"
};
static const unsigned char symbol_1257[] = {
#embed "../../Assets/Symbols/plus.magnifyingglass.svg"
};
static const unsigned char symbol_1258[] = {
#embed "../../Assets/Symbols/plus.rectangle.svg"
};
static const unsigned char symbol_1259[] = {
#embed "../../Assets/Symbols/plus.rectangle.fill.svg"
};
static const unsigned char symbol_1260[] = {
#embed "../../Assets/Symbols/plus.rectangle.on.rectangle.svg"
};
static const unsigned char symbol_1261[] = {
#embed "../../Assets/Symbols/plus.seal.svg"
};
static const unsigned char symbol_1262[] = {
#embed "../../Assets/Symbols/plus.seal.fill.svg"
};
static const unsigned char symbol_1263[] = {
#embed "../../Assets/Symbols/plus.slash.minus.svg"
};
static const unsigned char symbol_1264[] = {
#embed "../../Assets/Symbols/plus.square.svg"
};
static const unsigned char symbol_1265[] = {
#embed "../../Assets/Symbols/plus.square.fill.svg"
};
static const unsigned char symbol_1266[] = {
#embed "../../Assets/Symbols/plus.square.on.square.svg"
};
static const unsigned char symbol_1267[] = {
#embed "../../Assets/Symbols/plus.viewfinder.svg"
};
static const unsigned char symbol_1268[] = {
#embed "../../Assets/Symbols/plusminus.svg"
};
static const unsigned char symbol_1269[] = {
#embed "../../Assets/Symbols/plusminus.circle.svg"
};
static const unsigned char symbol_1270[] = {
#embed "../../Assets/Symbols/plusminus.circle.fill.svg"
};
static const unsigned char symbol_1271[] = {
#embed "../../Assets/Symbols/plusminus.square.svg"
};
static const unsigned char symbol_1272[] = {
#embed "../../Assets/Symbols/plusminus.square.fill.svg"
};
static const unsigned char symbol_1273[] = {
#embed "../../Assets/Symbols/point.3.connected.trianglepath.dotted.svg"
};
static const unsigned char symbol_1274[] = {
#embed "../../Assets/Symbols/popcorn.svg"
};
static const unsigned char symbol_1275[] = {
#embed "../../Assets/Symbols/power.svg"
};
static const unsigned char symbol_1276[] = {
#embed "../../Assets/Symbols/power.circle.svg"
};
static const unsigned char symbol_1277[] = {
#embed "../../Assets/Symbols/power.circle.fill.svg"
};
static const unsigned char symbol_1278[] = {
#embed "../../Assets/Symbols/powerplug.svg"
};
static const unsigned char symbol_1279[] = {
#embed "../../Assets/Symbols/powerplug.fill.svg"
};
static const unsigned char symbol_1280[] = {
#embed "../../Assets/Symbols/printer.svg"
};
static const unsigned char symbol_1281[] = {
#embed "../../Assets/Symbols/printer.fill.svg"
};
static const unsigned char symbol_1282[] = {
#embed "../../Assets/Symbols/puzzlepiece.svg"
};
static const unsigned char symbol_1283[] = {
#embed "../../Assets/Symbols/puzzlepiece.fill.svg"
};
static const unsigned char symbol_1284[] = {
#embed "../../Assets/Symbols/pyramid.svg"
};
static const unsigned char symbol_1285[] = {
#embed "../../Assets/Symbols/q.circle.svg"
};
static const unsigned char symbol_1286[] = {
#embed "../../Assets/Symbols/q.circle.fill.svg"
};
static const unsigned char symbol_1287[] = {
#embed "../../Assets/Symbols/qrcode.svg"
};
static const unsigned char symbol_1288[] = {
#embed "../../Assets/Symbols/qrcode.viewfinder.svg"
};
static const unsigned char symbol_1289[] = {
#embed "../../Assets/Symbols/questionmark.svg"
};
static const unsigned char symbol_1290[] = {
#embed "../../Assets/Symbols/questionmark.bubble.svg"
};
static const unsigned char symbol_1291[] = {
#embed "../../Assets/Symbols/questionmark.circle.svg"
};
static const unsigned char symbol_1292[] = {
#embed "../../Assets/Symbols/questionmark.circle.fill.svg"
};
static const unsigned char symbol_1293[] = {
#embed "../../Assets/Symbols/questionmark.diamond.svg"
};
static const unsigned char symbol_1294[] = {
#embed "../../Assets/Symbols/questionmark.diamond.fill.svg"
};
static const unsigned char symbol_1295[] = {
#embed "../../Assets/Symbols/questionmark.folder.svg"
};
static const unsigned char symbol_1296[] = {
#embed "../../Assets/Symbols/questionmark.square.svg"
};
static const unsigned char symbol_1297[] = {
#embed "../../Assets/Symbols/questionmark.square.dashed.svg"
};
static const unsigned char symbol_1298[] = {
#embed "../../Assets/Symbols/questionmark.square.fill.svg"
};
static const unsigned char symbol_1299[] = {
#embed "../../Assets/Symbols/quote.bubble.svg"
};
static const unsigned char symbol_1300[] = {
#embed "../../Assets/Symbols/quote.bubble.fill.svg"
};
static const unsigned char symbol_1301[] = {
#embed "../../Assets/Symbols/r.circle.svg"
};
static const unsigned char symbol_1302[] = {
#embed "../../Assets/Symbols/r.circle.fill.svg"
};
static const unsigned char symbol_1303[] = {
#embed "../../Assets/Symbols/radio.svg"
};
static const unsigned char symbol_1304[] = {
#embed "../../Assets/Symbols/rainbow.svg"
};
static const unsigned char symbol_1305[] = {
#embed "../../Assets/Symbols/rays.svg"
};
static const unsigned char symbol_1306[] = {
#embed "../../Assets/Symbols/record.circle.svg"
};
static const unsigned char symbol_1307[] = {
#embed "../../Assets/Symbols/record.circle.fill.svg"
};
static const unsigned char symbol_1308[] = {
#embed "../../Assets/Symbols/rectangle.svg"
};
static const unsigned char symbol_1309[] = {
#embed "../../Assets/Symbols/rectangle.3.group.svg"
};
static const unsigned char symbol_1310[] = {
#embed "../../Assets/Symbols/rectangle.and.pencil.and.ellipsis.svg"
};
static const unsigned char symbol_1311[] = {
#embed "../../Assets/Symbols/rectangle.compress.vertical.svg"
};
static const unsigned char symbol_1312[] = {
#embed "../../Assets/Symbols/rectangle.expand.vertical.svg"
};
static const unsigned char symbol_1313[] = {
#embed "../../Assets/Symbols/rectangle.fill.svg"
};
static const unsigned char symbol_1314[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.svg"
};
static const unsigned char symbol_1315[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.fill.svg"
};
static const unsigned char symbol_1316[] = {
#embed "../../Assets/Symbols/rectangle.grid.2x2.svg"
};
static const unsigned char symbol_1317[] = {
#embed "../../Assets/Symbols/rectangle.grid.2x2.fill.svg"
};
static const unsigned char symbol_1318[] = {
#embed "../../Assets/Symbols/rectangle.inset.filled.svg"
};
static const unsigned char symbol_1319[] = {
#embed "../../Assets/Symbols/rectangle.on.rectangle.svg"
};
static const unsigned char symbol_1320[] = {
#embed "../../Assets/Symbols/rectangle.portrait.svg"
};
static const unsigned char symbol_1321[] = {
#embed "../../Assets/Symbols/rectangle.portrait.and.arrow.right.svg"
};
static const unsigned char symbol_1322[] = {
#embed "../../Assets/Symbols/rectangle.portrait.fill.svg"
};
static const unsigned char symbol_1323[] = {
#embed "../../Assets/Symbols/rectangle.split.2x1.svg"
};
static const unsigned char symbol_1324[] = {
#embed "../../Assets/Symbols/rectangle.split.3x1.svg"
};
static const unsigned char symbol_1325[] = {
#embed "../../Assets/Symbols/rectangle.split.3x3.svg"
};
static const unsigned char symbol_1326[] = {
#embed "../../Assets/Symbols/rectangle.stack.svg"
};
static const unsigned char symbol_1327[] = {
#embed "../../Assets/Symbols/rectangle.stack.badge.plus.svg"
};
static const unsigned char symbol_1328[] = {
#embed "../../Assets/Symbols/rectangle.stack.fill.svg"
};
static const unsigned char symbol_1329[] = {
#embed "../../Assets/Symbols/refrigerator.svg"
};
static const unsigned char symbol_1330[] = {
#embed "../../Assets/Symbols/repeat.svg"
};
static const unsigned char symbol_1331[] = {
#embed "../../Assets/Symbols/repeat.1.svg"
};
static const unsigned char symbol_1332[] = {
#embed "../../Assets/Symbols/repeat.circle.svg"
};
static const unsigned char symbol_1333[] = {
#embed "../../Assets/Symbols/repeat.circle.fill.svg"
};
static const unsigned char symbol_1334[] = {
#embed "../../Assets/Symbols/return.svg"
};
static const unsigned char symbol_1335[] = {
#embed "../../Assets/Symbols/rhombus.svg"
};
static const unsigned char symbol_1336[] = {
#embed "../../Assets/Symbols/rhombus.fill.svg"
};
static const unsigned char symbol_1337[] = {
#embed "../../Assets/Symbols/rosette.svg"
};
static const unsigned char symbol_1338[] = {
#embed "../../Assets/Symbols/rotate.3d.svg"
};
static const unsigned char symbol_1339[] = {
#embed "../../Assets/Symbols/rotate.left.svg"
};
static const unsigned char symbol_1340[] = {
#embed "../../Assets/Symbols/rotate.right.svg"
};
static const unsigned char symbol_1341[] = {
#embed "../../Assets/Symbols/ruler.svg"
};
static const unsigned char symbol_1342[] = {
#embed "../../Assets/Symbols/s.circle.svg"
};
static const unsigned char symbol_1343[] = {
#embed "../../Assets/Symbols/s.circle.fill.svg"
};
static const unsigned char symbol_1344[] = {
#embed "../../Assets/Symbols/sailboat.svg"
};
static const unsigned char symbol_1345[] = {
#embed "../../Assets/Symbols/scalemass.svg"
};
static const unsigned char symbol_1346[] = {
#embed "../../Assets/Symbols/scissors.svg"
};
static const unsigned char symbol_1347[] = {
#embed "../../Assets/Symbols/scissors.circle.svg"
};
static const unsigned char symbol_1348[] = {
#embed "../../Assets/Symbols/scissors.circle.fill.svg"
};
static const unsigned char symbol_1349[] = {
#embed "../../Assets/Symbols/scooter.svg"
};
static const unsigned char symbol_1350[] = {
#embed "../../Assets/Symbols/scope.svg"
};
static const unsigned char symbol_1351[] = {
#embed "../../Assets/Symbols/screwdriver.svg"
};
static const unsigned char symbol_1352[] = {
#embed "../../Assets/Symbols/scribble.svg"
};
static const unsigned char symbol_1353[] = {
#embed "../../Assets/Symbols/scribble.variable.svg"
};
static const unsigned char symbol_1354[] = {
#embed "../../Assets/Symbols/seal.svg"
};
static const unsigned char symbol_1355[] = {
#embed "../../Assets/Symbols/seal.fill.svg"
};
static const unsigned char symbol_1356[] = {
#embed "../../Assets/Symbols/server.rack.svg"
};
static const unsigned char symbol_1357[] = {
#embed "../../Assets/Symbols/shield.svg"
};
static const unsigned char symbol_1358[] = {
#embed "../../Assets/Symbols/shield.fill.svg"
};
static const unsigned char symbol_1359[] = {
#embed "../../Assets/Symbols/shield.lefthalf.fill.svg"
};
static const unsigned char symbol_1360[] = {
#embed "../../Assets/Symbols/shield.lefthalf.filled.svg"
};
static const unsigned char symbol_1361[] = {
#embed "../../Assets/Symbols/shield.slash.svg"
};
static const unsigned char symbol_1362[] = {
#embed "../../Assets/Symbols/shift.svg"
};
static const unsigned char symbol_1363[] = {
#embed "../../Assets/Symbols/shippingbox.svg"
};
static const unsigned char symbol_1364[] = {
#embed "../../Assets/Symbols/shippingbox.fill.svg"
};
static const unsigned char symbol_1365[] = {
#embed "../../Assets/Symbols/shower.svg"
};
static const unsigned char symbol_1366[] = {
#embed "../../Assets/Symbols/shuffle.svg"
};
static const unsigned char symbol_1367[] = {
#embed "../../Assets/Symbols/shuffle.circle.svg"
};
static const unsigned char symbol_1368[] = {
#embed "../../Assets/Symbols/shuffle.circle.fill.svg"
};
static const unsigned char symbol_1369[] = {
#embed "../../Assets/Symbols/sidebar.leading.svg"
};
static const unsigned char symbol_1370[] = {
#embed "../../Assets/Symbols/sidebar.left.svg"
};
static const unsigned char symbol_1371[] = {
#embed "../../Assets/Symbols/sidebar.right.svg"
};
static const unsigned char symbol_1372[] = {
#embed "../../Assets/Symbols/signature.svg"
};
static const unsigned char symbol_1373[] = {
#embed "../../Assets/Symbols/signpost.right.svg"
};
static const unsigned char symbol_1374[] = {
#embed "../../Assets/Symbols/simcard.svg"
};
static const unsigned char symbol_1375[] = {
#embed "../../Assets/Symbols/skew.svg"
};
static const unsigned char symbol_1376[] = {
#embed "../../Assets/Symbols/slash.circle.svg"
};
static const unsigned char symbol_1377[] = {
#embed "../../Assets/Symbols/slider.horizontal.3.svg"
};
static const unsigned char symbol_1378[] = {
#embed "../../Assets/Symbols/slider.vertical.3.svg"
};
static const unsigned char symbol_1379[] = {
#embed "../../Assets/Symbols/smallcircle.fill.circle.svg"
};
static const unsigned char symbol_1380[] = {
#embed "../../Assets/Symbols/smallcircle.filled.circle.svg"
};
static const unsigned char symbol_1381[] = {
#embed "../../Assets/Symbols/smoke.svg"
};
static const unsigned char symbol_1382[] = {
#embed "../../Assets/Symbols/smoke.fill.svg"
};
static const unsigned char symbol_1383[] = {
#embed "../../Assets/Symbols/snow.svg"
};
static const unsigned char symbol_1384[] = {
#embed "../../Assets/Symbols/snowflake.svg"
};
static const unsigned char symbol_1385[] = {
#embed "../../Assets/Symbols/soccerball.svg"
};
static const unsigned char symbol_1386[] = {
#embed "../../Assets/Symbols/sofa.svg"
};
static const unsigned char symbol_1387[] = {
#embed "../../Assets/Symbols/space.svg"
};
static const unsigned char symbol_1388[] = {
#embed "../../Assets/Symbols/sparkle.svg"
};
static const unsigned char symbol_1389[] = {
#embed "../../Assets/Symbols/sparkles.svg"
};
static const unsigned char symbol_1390[] = {
#embed "../../Assets/Symbols/speaker.svg"
};
static const unsigned char symbol_1391[] = {
#embed "../../Assets/Symbols/speaker.fill.svg"
};
static const unsigned char symbol_1392[] = {
#embed "../../Assets/Symbols/speaker.slash.svg"
};
static const unsigned char symbol_1393[] = {
#embed "../../Assets/Symbols/speaker.slash.fill.svg"
};
static const unsigned char symbol_1394[] = {
#embed "../../Assets/Symbols/speaker.wave.1.svg"
};
static const unsigned char symbol_1395[] = {
#embed "../../Assets/Symbols/speaker.wave.1.fill.svg"
};
static const unsigned char symbol_1396[] = {
#embed "../../Assets/Symbols/speaker.wave.2.svg"
};
static const unsigned char symbol_1397[] = {
#embed "../../Assets/Symbols/speaker.wave.2.fill.svg"
};
static const unsigned char symbol_1398[] = {
#embed "../../Assets/Symbols/speaker.wave.3.svg"
};
static const unsigned char symbol_1399[] = {
#embed "../../Assets/Symbols/speaker.wave.3.fill.svg"
};
static const unsigned char symbol_1400[] = {
#embed "../../Assets/Symbols/speedometer.svg"
};
static const unsigned char symbol_1401[] = {
#embed "../../Assets/Symbols/spigot.svg"
};
static const unsigned char symbol_1402[] = {
#embed "../../Assets/Symbols/sportscourt.svg"
};
static const unsigned char symbol_1403[] = {
#embed "../../Assets/Symbols/square.svg"
};
static const unsigned char symbol_1404[] = {
#embed "../../Assets/Symbols/square.and.arrow.down.svg"
};
static const unsigned char symbol_1405[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.svg"
};
static const unsigned char symbol_1406[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.circle.svg"
};
static const unsigned char symbol_1407[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.circle.fill.svg"
};
static const unsigned char symbol_1408[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.fill.svg"
};
static const unsigned char symbol_1409[] = {
#embed "../../Assets/Symbols/square.and.pencil.svg"
};
static const unsigned char symbol_1410[] = {
#embed "../../Assets/Symbols/square.dashed.svg"
};
static const unsigned char symbol_1411[] = {
#embed "../../Assets/Symbols/square.fill.svg"
};
static const unsigned char symbol_1412[] = {
#embed "../../Assets/Symbols/square.fill.on.square.svg"
};
static const unsigned char symbol_1413[] = {
#embed "../../Assets/Symbols/square.grid.2x2.svg"
};
static const unsigned char symbol_1414[] = {
#embed "../../Assets/Symbols/square.grid.2x2.fill.svg"
};
static const unsigned char symbol_1415[] = {
#embed "../../Assets/Symbols/square.grid.3x3.svg"
};
static const unsigned char symbol_1416[] = {
#embed "../../Assets/Symbols/square.grid.3x3.fill.svg"
};
static const unsigned char symbol_1417[] = {
#embed "../../Assets/Symbols/square.inset.filled.svg"
};
static const unsigned char symbol_1418[] = {
#embed "../../Assets/Symbols/square.on.circle.svg"
};
static const unsigned char symbol_1419[] = {
#embed "../../Assets/Symbols/square.on.square.svg"
};
static const unsigned char symbol_1420[] = {
#embed "../../Assets/Symbols/square.split.1x2.svg"
};
static const unsigned char symbol_1421[] = {
#embed "../../Assets/Symbols/square.split.2x1.svg"
};
static const unsigned char symbol_1422[] = {
#embed "../../Assets/Symbols/square.split.2x2.svg"
};
static const unsigned char symbol_1423[] = {
#embed "../../Assets/Symbols/square.stack.svg"
};
static const unsigned char symbol_1424[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.svg"
};
static const unsigned char symbol_1425[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.fill.svg"
};
static const unsigned char symbol_1426[] = {
#embed "../../Assets/Symbols/square.stack.fill.svg"
};
static const unsigned char symbol_1427[] = {
#embed "../../Assets/Symbols/squareshape.svg"
};
static const unsigned char symbol_1428[] = {
#embed "../../Assets/Symbols/squareshape.fill.svg"
};
static const unsigned char symbol_1429[] = {
#embed "../../Assets/Symbols/star.svg"
};
static const unsigned char symbol_1430[] = {
#embed "../../Assets/Symbols/star.bubble.svg"
};
static const unsigned char symbol_1431[] = {
#embed "../../Assets/Symbols/star.circle.svg"
};
static const unsigned char symbol_1432[] = {
#embed "../../Assets/Symbols/star.circle.fill.svg"
};
static const unsigned char symbol_1433[] = {
#embed "../../Assets/Symbols/star.fill.svg"
};
static const unsigned char symbol_1434[] = {
#embed "../../Assets/Symbols/star.leadinghalf.filled.svg"
};
static const unsigned char symbol_1435[] = {
#embed "../../Assets/Symbols/star.lefthalf.fill.svg"
};
static const unsigned char symbol_1436[] = {
#embed "../../Assets/Symbols/star.slash.svg"
};
static const unsigned char symbol_1437[] = {
#embed "../../Assets/Symbols/star.slash.fill.svg"
};
static const unsigned char symbol_1438[] = {
#embed "../../Assets/Symbols/star.square.svg"
};
static const unsigned char symbol_1439[] = {
#embed "../../Assets/Symbols/star.square.fill.svg"
};
static const unsigned char symbol_1440[] = {
#embed "../../Assets/Symbols/staroflife.svg"
};
static const unsigned char symbol_1441[] = {
#embed "../../Assets/Symbols/staroflife.circle.svg"
};
static const unsigned char symbol_1442[] = {
#embed "../../Assets/Symbols/staroflife.circle.fill.svg"
};
static const unsigned char symbol_1443[] = {
#embed "../../Assets/Symbols/staroflife.fill.svg"
};
static const unsigned char symbol_1444[] = {
#embed "../../Assets/Symbols/sterlingsign.svg"
};
static const unsigned char symbol_1445[] = {
#embed "../../Assets/Symbols/sterlingsign.circle.svg"
};
static const unsigned char symbol_1446[] = {
#embed "../../Assets/Symbols/sterlingsign.circle.fill.svg"
};
static const unsigned char symbol_1447[] = {
#embed "../../Assets/Symbols/sterlingsign.square.svg"
};
static const unsigned char symbol_1448[] = {
#embed "../../Assets/Symbols/sterlingsign.square.fill.svg"
};
static const unsigned char symbol_1449[] = {
#embed "../../Assets/Symbols/stethoscope.svg"
};
static const unsigned char symbol_1450[] = {
#embed "../../Assets/Symbols/stop.svg"
};
static const unsigned char symbol_1451[] = {
#embed "../../Assets/Symbols/stop.circle.svg"
};
static const unsigned char symbol_1452[] = {
#embed "../../Assets/Symbols/stop.circle.fill.svg"
};
static const unsigned char symbol_1453[] = {
#embed "../../Assets/Symbols/stop.fill.svg"
};
static const unsigned char symbol_1454[] = {
#embed "../../Assets/Symbols/stopwatch.svg"
};
static const unsigned char symbol_1455[] = {
#embed "../../Assets/Symbols/stopwatch.fill.svg"
};
static const unsigned char symbol_1456[] = {
#embed "../../Assets/Symbols/storefront.svg"
};
static const unsigned char symbol_1457[] = {
#embed "../../Assets/Symbols/strikethrough.svg"
};
static const unsigned char symbol_1458[] = {
#embed "../../Assets/Symbols/studentdesk.svg"
};
static const unsigned char symbol_1459[] = {
#embed "../../Assets/Symbols/suit.club.svg"
};
static const unsigned char symbol_1460[] = {
#embed "../../Assets/Symbols/suit.club.fill.svg"
};
static const unsigned char symbol_1461[] = {
#embed "../../Assets/Symbols/suit.diamond.svg"
};
static const unsigned char symbol_1462[] = {
#embed "../../Assets/Symbols/suit.diamond.fill.svg"
};
static const unsigned char symbol_1463[] = {
#embed "../../Assets/Symbols/suit.heart.svg"
};
static const unsigned char symbol_1464[] = {
#embed "../../Assets/Symbols/suit.heart.fill.svg"
};
static const unsigned char symbol_1465[] = {
#embed "../../Assets/Symbols/suit.spade.svg"
};
static const unsigned char symbol_1466[] = {
#embed "../../Assets/Symbols/suit.spade.fill.svg"
};
static const unsigned char symbol_1467[] = {
#embed "../../Assets/Symbols/suitcase.svg"
};
static const unsigned char symbol_1468[] = {
#embed "../../Assets/Symbols/suitcase.fill.svg"
};
static const unsigned char symbol_1469[] = {
#embed "../../Assets/Symbols/sum.svg"
};
static const unsigned char symbol_1470[] = {
#embed "../../Assets/Symbols/sun.max.svg"
};
static const unsigned char symbol_1471[] = {
#embed "../../Assets/Symbols/sun.max.fill.svg"
};
static const unsigned char symbol_1472[] = {
#embed "../../Assets/Symbols/sun.min.svg"
};
static const unsigned char symbol_1473[] = {
#embed "../../Assets/Symbols/sun.min.fill.svg"
};
static const unsigned char symbol_1474[] = {
#embed "../../Assets/Symbols/sunglasses.svg"
};
static const unsigned char symbol_1475[] = {
#embed "../../Assets/Symbols/sunrise.svg"
};
static const unsigned char symbol_1476[] = {
#embed "../../Assets/Symbols/sunrise.fill.svg"
};
static const unsigned char symbol_1477[] = {
#embed "../../Assets/Symbols/sunset.svg"
};
static const unsigned char symbol_1478[] = {
#embed "../../Assets/Symbols/sunset.fill.svg"
};
static const unsigned char symbol_1479[] = {
#embed "../../Assets/Symbols/switch.2.svg"
};
static const unsigned char symbol_1480[] = {
#embed "../../Assets/Symbols/syringe.svg"
};
static const unsigned char symbol_1481[] = {
#embed "../../Assets/Symbols/t.circle.svg"
};
static const unsigned char symbol_1482[] = {
#embed "../../Assets/Symbols/t.circle.fill.svg"
};
static const unsigned char symbol_1483[] = {
#embed "../../Assets/Symbols/table.svg"
};
static const unsigned char symbol_1484[] = {
#embed "../../Assets/Symbols/tablecells.svg"
};
static const unsigned char symbol_1485[] = {
#embed "../../Assets/Symbols/tag.svg"
};
static const unsigned char symbol_1486[] = {
#embed "../../Assets/Symbols/tag.circle.svg"
};
static const unsigned char symbol_1487[] = {
#embed "../../Assets/Symbols/tag.circle.fill.svg"
};
static const unsigned char symbol_1488[] = {
#embed "../../Assets/Symbols/tag.fill.svg"
};
static const unsigned char symbol_1489[] = {
#embed "../../Assets/Symbols/tag.square.svg"
};
static const unsigned char symbol_1490[] = {
#embed "../../Assets/Symbols/tag.square.fill.svg"
};
static const unsigned char symbol_1491[] = {
#embed "../../Assets/Symbols/takeoutbag.and.cup.and.straw.svg"
};
static const unsigned char symbol_1492[] = {
#embed "../../Assets/Symbols/target.svg"
};
static const unsigned char symbol_1493[] = {
#embed "../../Assets/Symbols/tennis.racket.svg"
};
static const unsigned char symbol_1494[] = {
#embed "../../Assets/Symbols/tennisball.svg"
};
static const unsigned char symbol_1495[] = {
#embed "../../Assets/Symbols/tent.svg"
};
static const unsigned char symbol_1496[] = {
#embed "../../Assets/Symbols/tent.fill.svg"
};
static const unsigned char symbol_1497[] = {
#embed "../../Assets/Symbols/terminal.svg"
};
static const unsigned char symbol_1498[] = {
#embed "../../Assets/Symbols/terminal.fill.svg"
};
static const unsigned char symbol_1499[] = {
#embed "../../Assets/Symbols/testtube.2.svg"
};
static const unsigned char symbol_1500[] = {
#embed "../../Assets/Symbols/text.aligncenter.svg"
};
static const unsigned char symbol_1501[] = {
#embed "../../Assets/Symbols/text.alignleft.svg"
};
static const unsigned char symbol_1502[] = {
#embed "../../Assets/Symbols/text.alignright.svg"
};
static const unsigned char symbol_1503[] = {
#embed "../../Assets/Symbols/text.append.svg"
};
static const unsigned char symbol_1504[] = {
#embed "../../Assets/Symbols/text.badge.checkmark.svg"
};
static const unsigned char symbol_1505[] = {
#embed "../../Assets/Symbols/text.badge.plus.svg"
};
static const unsigned char symbol_1506[] = {
#embed "../../Assets/Symbols/text.below.photo.svg"
};
static const unsigned char symbol_1507[] = {
#embed "../../Assets/Symbols/text.book.closed.svg"
};
static const unsigned char symbol_1508[] = {
#embed "../../Assets/Symbols/text.bubble.svg"
};
static const unsigned char symbol_1509[] = {
#embed "../../Assets/Symbols/text.bubble.fill.svg"
};
static const unsigned char symbol_1510[] = {
#embed "../../Assets/Symbols/text.justify.svg"
};
static const unsigned char symbol_1511[] = {
#embed "../../Assets/Symbols/text.quote.svg"
};
static const unsigned char symbol_1512[] = {
#embed "../../Assets/Symbols/text.viewfinder.svg"
};
static const unsigned char symbol_1513[] = {
#embed "../../Assets/Symbols/textformat.svg"
};
static const unsigned char symbol_1514[] = {
#embed "../../Assets/Symbols/textformat.abc.svg"
};
static const unsigned char symbol_1515[] = {
#embed "../../Assets/Symbols/textformat.size.svg"
};
static const unsigned char symbol_1516[] = {
#embed "../../Assets/Symbols/theatermasks.svg"
};
static const unsigned char symbol_1517[] = {
#embed "../../Assets/Symbols/thermometer.svg"
};
static const unsigned char symbol_1518[] = {
#embed "../../Assets/Symbols/thermometer.high.svg"
};
static const unsigned char symbol_1519[] = {
#embed "../../Assets/Symbols/thermometer.low.svg"
};
static const unsigned char symbol_1520[] = {
#embed "../../Assets/Symbols/thermometer.medium.svg"
};
static const unsigned char symbol_1521[] = {
#embed "../../Assets/Symbols/thermometer.sun.svg"
};
static const unsigned char symbol_1522[] = {
#embed "../../Assets/Symbols/ticket.svg"
};
static const unsigned char symbol_1523[] = {
#embed "../../Assets/Symbols/ticket.fill.svg"
};
static const unsigned char symbol_1524[] = {
#embed "../../Assets/Symbols/timer.svg"
};
static const unsigned char symbol_1525[] = {
#embed "../../Assets/Symbols/timer.square.svg"
};
static const unsigned char symbol_1526[] = {
#embed "../../Assets/Symbols/togglepower.svg"
};
static const unsigned char symbol_1527[] = {
#embed "../../Assets/Symbols/tornado.svg"
};
static const unsigned char symbol_1528[] = {
#embed "../../Assets/Symbols/tortoise.svg"
};
static const unsigned char symbol_1529[] = {
#embed "../../Assets/Symbols/tortoise.fill.svg"
};
static const unsigned char symbol_1530[] = {
#embed "../../Assets/Symbols/touchid.svg"
};
static const unsigned char symbol_1531[] = {
#embed "../../Assets/Symbols/train.side.front.car.svg"
};
static const unsigned char symbol_1532[] = {
#embed "../../Assets/Symbols/tram.svg"
};
static const unsigned char symbol_1533[] = {
#embed "../../Assets/Symbols/tram.circle.svg"
};
static const unsigned char symbol_1534[] = {
#embed "../../Assets/Symbols/tram.circle.fill.svg"
};
static const unsigned char symbol_1535[] = {
#embed "../../Assets/Symbols/tram.fill.svg"
};
static const unsigned char symbol_1536[] = {
#embed "../../Assets/Symbols/trash.svg"
};
static const unsigned char symbol_1537[] = {
#embed "../../Assets/Symbols/trash.circle.svg"
};
static const unsigned char symbol_1538[] = {
#embed "../../Assets/Symbols/trash.circle.fill.svg"
};
static const unsigned char symbol_1539[] = {
#embed "../../Assets/Symbols/trash.fill.svg"
};
static const unsigned char symbol_1540[] = {
#embed "../../Assets/Symbols/trash.slash.svg"
};
static const unsigned char symbol_1541[] = {
#embed "../../Assets/Symbols/trash.square.svg"
};
static const unsigned char symbol_1542[] = {
#embed "../../Assets/Symbols/trash.square.fill.svg"
};
static const unsigned char symbol_1543[] = {
#embed "../../Assets/Symbols/tray.svg"
};
static const unsigned char symbol_1544[] = {
#embed "../../Assets/Symbols/tray.2.svg"
};
static const unsigned char symbol_1545[] = {
#embed "../../Assets/Symbols/tray.and.arrow.down.svg"
};
static const unsigned char symbol_1546[] = {
#embed "../../Assets/Symbols/tray.and.arrow.up.svg"
};
static const unsigned char symbol_1547[] = {
#embed "../../Assets/Symbols/tray.circle.svg"
};
static const unsigned char symbol_1548[] = {
#embed "../../Assets/Symbols/tray.circle.fill.svg"
};
static const unsigned char symbol_1549[] = {
#embed "../../Assets/Symbols/tray.fill.svg"
};
static const unsigned char symbol_1550[] = {
#embed "../../Assets/Symbols/tray.full.svg"
};
static const unsigned char symbol_1551[] = {
#embed "../../Assets/Symbols/tray.full.fill.svg"
};
static const unsigned char symbol_1552[] = {
#embed "../../Assets/Symbols/tree.svg"
};
static const unsigned char symbol_1553[] = {
#embed "../../Assets/Symbols/tree.fill.svg"
};
static const unsigned char symbol_1554[] = {
#embed "../../Assets/Symbols/triangle.svg"
};
static const unsigned char symbol_1555[] = {
#embed "../../Assets/Symbols/triangle.fill.svg"
};
static const unsigned char symbol_1556[] = {
#embed "../../Assets/Symbols/trophy.svg"
};
static const unsigned char symbol_1557[] = {
#embed "../../Assets/Symbols/trophy.fill.svg"
};
static const unsigned char symbol_1558[] = {
#embed "../../Assets/Symbols/truck.box.svg"
};
static const unsigned char symbol_1559[] = {
#embed "../../Assets/Symbols/tshirt.svg"
};
static const unsigned char symbol_1560[] = {
#embed "../../Assets/Symbols/tshirt.fill.svg"
};
static const unsigned char symbol_1561[] = {
#embed "../../Assets/Symbols/tv.svg"
};
static const unsigned char symbol_1562[] = {
#embed "../../Assets/Symbols/tv.fill.svg"
};
static const unsigned char symbol_1563[] = {
#embed "../../Assets/Symbols/u.circle.svg"
};
static const unsigned char symbol_1564[] = {
#embed "../../Assets/Symbols/u.circle.fill.svg"
};
static const unsigned char symbol_1565[] = {
#embed "../../Assets/Symbols/umbrella.svg"
};
static const unsigned char symbol_1566[] = {
#embed "../../Assets/Symbols/umbrella.fill.svg"
};
static const unsigned char symbol_1567[] = {
#embed "../../Assets/Symbols/underline.svg"
};
static const unsigned char symbol_1568[] = {
#embed "../../Assets/Symbols/v.circle.svg"
};
static const unsigned char symbol_1569[] = {
#embed "../../Assets/Symbols/v.circle.fill.svg"
};
static const unsigned char symbol_1570[] = {
#embed "../../Assets/Symbols/video.svg"
};
static const unsigned char symbol_1571[] = {
#embed "../../Assets/Symbols/video.badge.plus.svg"
};
static const unsigned char symbol_1572[] = {
#embed "../../Assets/Symbols/video.circle.svg"
};
static const unsigned char symbol_1573[] = {
#embed "../../Assets/Symbols/video.circle.fill.svg"
};
static const unsigned char symbol_1574[] = {
#embed "../../Assets/Symbols/video.fill.svg"
};
static const unsigned char symbol_1575[] = {
#embed "../../Assets/Symbols/video.slash.svg"
};
static const unsigned char symbol_1576[] = {
#embed "../../Assets/Symbols/video.slash.fill.svg"
};
static const unsigned char symbol_1577[] = {
#embed "../../Assets/Symbols/viewfinder.svg"
};
static const unsigned char symbol_1578[] = {
#embed "../../Assets/Symbols/volleyball.svg"
};
static const unsigned char symbol_1579[] = {
#embed "../../Assets/Symbols/w.circle.svg"
};
static const unsigned char symbol_1580[] = {
#embed "../../Assets/Symbols/w.circle.fill.svg"
};
static const unsigned char symbol_1581[] = {
#embed "../../Assets/Symbols/wallet.pass.svg"
};
static const unsigned char symbol_1582[] = {
#embed "../../Assets/Symbols/wallet.pass.fill.svg"
};
static const unsigned char symbol_1583[] = {
#embed "../../Assets/Symbols/wand.and.rays.svg"
};
static const unsigned char symbol_1584[] = {
#embed "../../Assets/Symbols/wand.and.stars.svg"
};
static const unsigned char symbol_1585[] = {
#embed "../../Assets/Symbols/washer.svg"
};
static const unsigned char symbol_1586[] = {
#embed "../../Assets/Symbols/waveform.svg"
};
static const unsigned char symbol_1587[] = {
#embed "../../Assets/Symbols/waveform.circle.svg"
};
static const unsigned char symbol_1588[] = {
#embed "../../Assets/Symbols/waveform.circle.fill.svg"
};
static const unsigned char symbol_1589[] = {
#embed "../../Assets/Symbols/waveform.path.svg"
};
static const unsigned char symbol_1590[] = {
#embed "../../Assets/Symbols/waveform.path.ecg.svg"
};
static const unsigned char symbol_1591[] = {
#embed "../../Assets/Symbols/wifi.svg"
};
static const unsigned char symbol_1592[] = {
#embed "../../Assets/Symbols/wifi.circle.svg"
};
static const unsigned char symbol_1593[] = {
#embed "../../Assets/Symbols/wifi.circle.fill.svg"
};
static const unsigned char symbol_1594[] = {
#embed "../../Assets/Symbols/wifi.exclamationmark.svg"
};
static const unsigned char symbol_1595[] = {
#embed "../../Assets/Symbols/wifi.slash.svg"
};
static const unsigned char symbol_1596[] = {
#embed "../../Assets/Symbols/wind.svg"
};
static const unsigned char symbol_1597[] = {
#embed "../../Assets/Symbols/wind.snow.svg"
};
static const unsigned char symbol_1598[] = {
#embed "../../Assets/Symbols/wineglass.svg"
};
static const unsigned char symbol_1599[] = {
#embed "../../Assets/Symbols/wrench.svg"
};
static const unsigned char symbol_1600[] = {
#embed "../../Assets/Symbols/wrench.and.screwdriver.svg"
};
static const unsigned char symbol_1601[] = {
#embed "../../Assets/Symbols/wrench.and.screwdriver.fill.svg"
};
static const unsigned char symbol_1602[] = {
#embed "../../Assets/Symbols/wrench.fill.svg"
};
static const unsigned char symbol_1603[] = {
#embed "../../Assets/Symbols/x.circle.svg"
};
static const unsigned char symbol_1604[] = {
#embed "../../Assets/Symbols/x.circle.fill.svg"
};
static const unsigned char symbol_1605[] = {
#embed "../../Assets/Symbols/x.squareroot.svg"
};
static const unsigned char symbol_1606[] = {
#embed "../../Assets/Symbols/xmark.svg"
};
static const unsigned char symbol_1607[] = {
#embed "../../Assets/Symbols/xmark.app.svg"
};
static const unsigned char symbol_1608[] = {
#embed "../../Assets/Symbols/xmark.bin.svg"
};
static const unsigned char symbol_1609[] = {
#embed "../../Assets/Symbols/xmark.circle.svg"
};
static const unsigned char symbol_1610[] = {
#embed "../../Assets/Symbols/xmark.circle.fill.svg"
};
static const unsigned char symbol_1611[] = {
#embed "../../Assets/Symbols/xmark.diamond.svg"
};
static const unsigned char symbol_1612[] = {
#embed "../../Assets/Symbols/xmark.diamond.fill.svg"
};
static const unsigned char symbol_1613[] = {
#embed "../../Assets/Symbols/xmark.icloud.svg"
};
static const unsigned char symbol_1614[] = {
#embed "../../Assets/Symbols/xmark.octagon.svg"
};
static const unsigned char symbol_1615[] = {
#embed "../../Assets/Symbols/xmark.octagon.fill.svg"
};
static const unsigned char symbol_1616[] = {
#embed "../../Assets/Symbols/xmark.rectangle.svg"
};
static const unsigned char symbol_1617[] = {
#embed "../../Assets/Symbols/xmark.seal.svg"
};
static const unsigned char symbol_1618[] = {
#embed "../../Assets/Symbols/xmark.seal.fill.svg"
};
static const unsigned char symbol_1619[] = {
#embed "../../Assets/Symbols/xmark.shield.svg"
};
static const unsigned char symbol_1620[] = {
#embed "../../Assets/Symbols/xmark.shield.fill.svg"
};
static const unsigned char symbol_1621[] = {
#embed "../../Assets/Symbols/xmark.square.svg"
};
static const unsigned char symbol_1622[] = {
#embed "../../Assets/Symbols/xmark.square.fill.svg"
};
static const unsigned char symbol_1623[] = {
#embed "../../Assets/Symbols/y.circle.svg"
};
static const unsigned char symbol_1624[] = {
#embed "../../Assets/Symbols/y.circle.fill.svg"
};
static const unsigned char symbol_1625[] = {
#embed "../../Assets/Symbols/yensign.svg"
};
static const unsigned char symbol_1626[] = {
#embed "../../Assets/Symbols/yensign.circle.svg"
};
static const unsigned char symbol_1627[] = {
#embed "../../Assets/Symbols/yensign.circle.fill.svg"
};
static const unsigned char symbol_1628[] = {
#embed "../../Assets/Symbols/yensign.square.svg"
};
static const unsigned char symbol_1629[] = {
#embed "../../Assets/Symbols/yensign.square.fill.svg"
};
static const unsigned char symbol_1630[] = {
#embed "../../Assets/Symbols/z.circle.svg"
};
static const unsigned char symbol_1631[] = {
#embed "../../Assets/Symbols/z.circle.fill.svg"
};
static const unsigned char symbol_1632[] = {
#embed "../../Assets/Symbols/zzz.svg"
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
  {"32.circle", symbol_60, sizeof symbol_60},
  {"32.circle.fill", symbol_61, sizeof symbol_61},
  {"33.circle", symbol_62, sizeof symbol_62},
  {"33.circle.fill", symbol_63, sizeof symbol_63},
  {"34.circle", symbol_64, sizeof symbol_64},
  {"34.circle.fill", symbol_65, sizeof symbol_65},
  {"35.circle", symbol_66, sizeof symbol_66},
  {"35.circle.fill", symbol_67, sizeof symbol_67},
  {"36.circle", symbol_68, sizeof symbol_68},
  {"36.circle.fill", symbol_69, sizeof symbol_69},
  {"37.circle", symbol_70, sizeof symbol_70},
  {"37.circle.fill", symbol_71, sizeof symbol_71},
  {"38.circle", symbol_72, sizeof symbol_72},
  {"38.circle.fill", symbol_73, sizeof symbol_73},
  {"39.circle", symbol_74, sizeof symbol_74},
  {"39.circle.fill", symbol_75, sizeof symbol_75},
  {"4.circle", symbol_76, sizeof symbol_76},
  {"4.circle.fill", symbol_77, sizeof symbol_77},
  {"4.square", symbol_78, sizeof symbol_78},
  {"4.square.fill", symbol_79, sizeof symbol_79},
  {"40.circle", symbol_80, sizeof symbol_80},
  {"40.circle.fill", symbol_81, sizeof symbol_81},
  {"41.circle", symbol_82, sizeof symbol_82},
  {"41.circle.fill", symbol_83, sizeof symbol_83},
  {"42.circle", symbol_84, sizeof symbol_84},
  {"42.circle.fill", symbol_85, sizeof symbol_85},
  {"43.circle", symbol_86, sizeof symbol_86},
  {"43.circle.fill", symbol_87, sizeof symbol_87},
  {"44.circle", symbol_88, sizeof symbol_88},
  {"44.circle.fill", symbol_89, sizeof symbol_89},
  {"45.circle", symbol_90, sizeof symbol_90},
  {"45.circle.fill", symbol_91, sizeof symbol_91},
  {"46.circle", symbol_92, sizeof symbol_92},
  {"46.circle.fill", symbol_93, sizeof symbol_93},
  {"47.circle", symbol_94, sizeof symbol_94},
  {"47.circle.fill", symbol_95, sizeof symbol_95},
  {"48.circle", symbol_96, sizeof symbol_96},
  {"48.circle.fill", symbol_97, sizeof symbol_97},
  {"49.circle", symbol_98, sizeof symbol_98},
  {"49.circle.fill", symbol_99, sizeof symbol_99},
  {"5.circle", symbol_100, sizeof symbol_100},
  {"5.circle.fill", symbol_101, sizeof symbol_101},
  {"5.square", symbol_102, sizeof symbol_102},
  {"5.square.fill", symbol_103, sizeof symbol_103},
  {"50.circle", symbol_104, sizeof symbol_104},
  {"50.circle.fill", symbol_105, sizeof symbol_105},
  {"6.circle", symbol_106, sizeof symbol_106},
  {"6.circle.fill", symbol_107, sizeof symbol_107},
  {"6.square", symbol_108, sizeof symbol_108},
  {"6.square.fill", symbol_109, sizeof symbol_109},
  {"7.circle", symbol_110, sizeof symbol_110},
  {"7.circle.fill", symbol_111, sizeof symbol_111},
  {"7.square", symbol_112, sizeof symbol_112},
  {"7.square.fill", symbol_113, sizeof symbol_113},
  {"8.circle", symbol_114, sizeof symbol_114},
  {"8.circle.fill", symbol_115, sizeof symbol_115},
  {"8.square", symbol_116, sizeof symbol_116},
  {"8.square.fill", symbol_117, sizeof symbol_117},
  {"9.circle", symbol_118, sizeof symbol_118},
  {"9.circle.fill", symbol_119, sizeof symbol_119},
  {"9.square", symbol_120, sizeof symbol_120},
  {"9.square.fill", symbol_121, sizeof symbol_121},
  {"a.circle", symbol_122, sizeof symbol_122},
  {"a.circle.fill", symbol_123, sizeof symbol_123},
  {"abc", symbol_124, sizeof symbol_124},
  {"airplane", symbol_125, sizeof symbol_125},
  {"airplane.arrival", symbol_126, sizeof symbol_126},
  {"airplane.circle", symbol_127, sizeof symbol_127},
  {"airplane.circle.fill", symbol_128, sizeof symbol_128},
  {"airplane.departure", symbol_129, sizeof symbol_129},
  {"airplayaudio", symbol_130, sizeof symbol_130},
  {"airplayvideo", symbol_131, sizeof symbol_131},
  {"airpods", symbol_132, sizeof symbol_132},
  {"alarm", symbol_133, sizeof symbol_133},
  {"alarm.fill", symbol_134, sizeof symbol_134},
  {"allergens", symbol_135, sizeof symbol_135},
  {"ant", symbol_136, sizeof symbol_136},
  {"ant.circle", symbol_137, sizeof symbol_137},
  {"ant.circle.fill", symbol_138, sizeof symbol_138},
  {"ant.fill", symbol_139, sizeof symbol_139},
  {"antenna.radiowaves.left.and.right", symbol_140, sizeof symbol_140},
  {"app", symbol_141, sizeof symbol_141},
  {"app.badge", symbol_142, sizeof symbol_142},
  {"app.fill", symbol_143, sizeof symbol_143},
  {"applewatch", symbol_144, sizeof symbol_144},
  {"archivebox", symbol_145, sizeof symbol_145},
  {"archivebox.circle", symbol_146, sizeof symbol_146},
  {"archivebox.circle.fill", symbol_147, sizeof symbol_147},
  {"archivebox.fill", symbol_148, sizeof symbol_148},
  {"arrow.2.circlepath", symbol_149, sizeof symbol_149},
  {"arrow.2.squarepath", symbol_150, sizeof symbol_150},
  {"arrow.3.trianglepath", symbol_151, sizeof symbol_151},
  {"arrow.backward", symbol_152, sizeof symbol_152},
  {"arrow.backward.circle", symbol_153, sizeof symbol_153},
  {"arrow.backward.circle.fill", symbol_154, sizeof symbol_154},
  {"arrow.backward.square", symbol_155, sizeof symbol_155},
  {"arrow.backward.square.fill", symbol_156, sizeof symbol_156},
  {"arrow.clockwise", symbol_157, sizeof symbol_157},
  {"arrow.clockwise.circle", symbol_158, sizeof symbol_158},
  {"arrow.clockwise.circle.fill", symbol_159, sizeof symbol_159},
  {"arrow.clockwise.square", symbol_160, sizeof symbol_160},
  {"arrow.clockwise.square.fill", symbol_161, sizeof symbol_161},
  {"arrow.counterclockwise", symbol_162, sizeof symbol_162},
  {"arrow.counterclockwise.circle", symbol_163, sizeof symbol_163},
  {"arrow.counterclockwise.circle.fill", symbol_164, sizeof symbol_164},
  {"arrow.counterclockwise.square", symbol_165, sizeof symbol_165},
  {"arrow.counterclockwise.square.fill", symbol_166, sizeof symbol_166},
  {"arrow.down", symbol_167, sizeof symbol_167},
  {"arrow.down.circle", symbol_168, sizeof symbol_168},
  {"arrow.down.circle.fill", symbol_169, sizeof symbol_169},
  {"arrow.down.doc", symbol_170, sizeof symbol_170},
  {"arrow.down.forward.and.arrow.up.backward", symbol_171, sizeof symbol_171},
  {"arrow.down.left", symbol_172, sizeof symbol_172},
  {"arrow.down.left.circle", symbol_173, sizeof symbol_173},
  {"arrow.down.left.circle.fill", symbol_174, sizeof symbol_174},
  {"arrow.down.left.square", symbol_175, sizeof symbol_175},
  {"arrow.down.left.square.fill", symbol_176, sizeof symbol_176},
  {"arrow.down.right", symbol_177, sizeof symbol_177},
  {"arrow.down.right.and.arrow.up.left", symbol_178, sizeof symbol_178},
  {"arrow.down.right.circle", symbol_179, sizeof symbol_179},
  {"arrow.down.right.circle.fill", symbol_180, sizeof symbol_180},
  {"arrow.down.right.square", symbol_181, sizeof symbol_181},
  {"arrow.down.right.square.fill", symbol_182, sizeof symbol_182},
  {"arrow.down.square", symbol_183, sizeof symbol_183},
  {"arrow.down.square.fill", symbol_184, sizeof symbol_184},
  {"arrow.down.to.line", symbol_185, sizeof symbol_185},
  {"arrow.forward", symbol_186, sizeof symbol_186},
  {"arrow.forward.circle", symbol_187, sizeof symbol_187},
  {"arrow.forward.circle.fill", symbol_188, sizeof symbol_188},
  {"arrow.forward.square", symbol_189, sizeof symbol_189},
  {"arrow.forward.square.fill", symbol_190, sizeof symbol_190},
  {"arrow.left", symbol_191, sizeof symbol_191},
  {"arrow.left.and.right", symbol_192, sizeof symbol_192},
  {"arrow.left.and.right.circle", symbol_193, sizeof symbol_193},
  {"arrow.left.and.right.circle.fill", symbol_194, sizeof symbol_194},
  {"arrow.left.and.right.square", symbol_195, sizeof symbol_195},
  {"arrow.left.and.right.square.fill", symbol_196, sizeof symbol_196},
  {"arrow.left.arrow.right", symbol_197, sizeof symbol_197},
  {"arrow.left.arrow.right.circle", symbol_198, sizeof symbol_198},
  {"arrow.left.arrow.right.circle.fill", symbol_199, sizeof symbol_199},
  {"arrow.left.arrow.right.square", symbol_200, sizeof symbol_200},
  {"arrow.left.arrow.right.square.fill", symbol_201, sizeof symbol_201},
  {"arrow.left.circle", symbol_202, sizeof symbol_202},
  {"arrow.left.circle.fill", symbol_203, sizeof symbol_203},
  {"arrow.left.square", symbol_204, sizeof symbol_204},
  {"arrow.left.square.fill", symbol_205, sizeof symbol_205},
  {"arrow.left.to.line", symbol_206, sizeof symbol_206},
  {"arrow.right", symbol_207, sizeof symbol_207},
  {"arrow.right.arrow.left", symbol_208, sizeof symbol_208},
  {"arrow.right.circle", symbol_209, sizeof symbol_209},
  {"arrow.right.circle.fill", symbol_210, sizeof symbol_210},
  {"arrow.right.square", symbol_211, sizeof symbol_211},
  {"arrow.right.square.fill", symbol_212, sizeof symbol_212},
  {"arrow.right.to.line", symbol_213, sizeof symbol_213},
  {"arrow.triangle.2.circlepath", symbol_214, sizeof symbol_214},
  {"arrow.triangle.2.circlepath.camera", symbol_215, sizeof symbol_215},
  {"arrow.triangle.2.circlepath.circle", symbol_216, sizeof symbol_216},
  {"arrow.triangle.2.circlepath.circle.fill", symbol_217, sizeof symbol_217},
  {"arrow.triangle.branch", symbol_218, sizeof symbol_218},
  {"arrow.triangle.merge", symbol_219, sizeof symbol_219},
  {"arrow.triangle.swap", symbol_220, sizeof symbol_220},
  {"arrow.turn.down.left", symbol_221, sizeof symbol_221},
  {"arrow.turn.down.right", symbol_222, sizeof symbol_222},
  {"arrow.turn.up.left", symbol_223, sizeof symbol_223},
  {"arrow.turn.up.right", symbol_224, sizeof symbol_224},
  {"arrow.up", symbol_225, sizeof symbol_225},
  {"arrow.up.and.down", symbol_226, sizeof symbol_226},
  {"arrow.up.and.down.and.arrow.left.and.right", symbol_227, sizeof symbol_227},
  {"arrow.up.and.down.circle", symbol_228, sizeof symbol_228},
  {"arrow.up.and.down.circle.fill", symbol_229, sizeof symbol_229},
  {"arrow.up.and.down.square", symbol_230, sizeof symbol_230},
  {"arrow.up.and.down.square.fill", symbol_231, sizeof symbol_231},
  {"arrow.up.arrow.down", symbol_232, sizeof symbol_232},
  {"arrow.up.arrow.down.circle", symbol_233, sizeof symbol_233},
  {"arrow.up.arrow.down.circle.fill", symbol_234, sizeof symbol_234},
  {"arrow.up.arrow.down.square", symbol_235, sizeof symbol_235},
  {"arrow.up.arrow.down.square.fill", symbol_236, sizeof symbol_236},
  {"arrow.up.backward.and.arrow.down.forward", symbol_237, sizeof symbol_237},
  {"arrow.up.circle", symbol_238, sizeof symbol_238},
  {"arrow.up.circle.fill", symbol_239, sizeof symbol_239},
  {"arrow.up.doc", symbol_240, sizeof symbol_240},
  {"arrow.up.left", symbol_241, sizeof symbol_241},
  {"arrow.up.left.and.arrow.down.right", symbol_242, sizeof symbol_242},
  {"arrow.up.left.and.arrow.down.right.circle", symbol_243, sizeof symbol_243},
  {"arrow.up.left.and.arrow.down.right.circle.fill", symbol_244, sizeof symbol_244},
  {"arrow.up.left.circle", symbol_245, sizeof symbol_245},
  {"arrow.up.left.circle.fill", symbol_246, sizeof symbol_246},
  {"arrow.up.left.square", symbol_247, sizeof symbol_247},
  {"arrow.up.left.square.fill", symbol_248, sizeof symbol_248},
  {"arrow.up.right", symbol_249, sizeof symbol_249},
  {"arrow.up.right.circle", symbol_250, sizeof symbol_250},
  {"arrow.up.right.circle.fill", symbol_251, sizeof symbol_251},
  {"arrow.up.right.square", symbol_252, sizeof symbol_252},
  {"arrow.up.right.square.fill", symbol_253, sizeof symbol_253},
  {"arrow.up.square", symbol_254, sizeof symbol_254},
  {"arrow.up.square.fill", symbol_255, sizeof symbol_255},
  {"arrow.up.to.line", symbol_256, sizeof symbol_256},
  {"arrow.uturn.backward", symbol_257, sizeof symbol_257},
  {"arrow.uturn.backward.circle", symbol_258, sizeof symbol_258},
  {"arrow.uturn.backward.circle.fill", symbol_259, sizeof symbol_259},
  {"arrow.uturn.backward.square", symbol_260, sizeof symbol_260},
  {"arrow.uturn.backward.square.fill", symbol_261, sizeof symbol_261},
  {"arrow.uturn.forward", symbol_262, sizeof symbol_262},
  {"arrow.uturn.left", symbol_263, sizeof symbol_263},
  {"arrow.uturn.left.circle", symbol_264, sizeof symbol_264},
  {"arrow.uturn.left.circle.fill", symbol_265, sizeof symbol_265},
  {"arrow.uturn.left.square", symbol_266, sizeof symbol_266},
  {"arrow.uturn.left.square.fill", symbol_267, sizeof symbol_267},
  {"arrow.uturn.right", symbol_268, sizeof symbol_268},
  {"arrowshape.down", symbol_269, sizeof symbol_269},
  {"arrowshape.down.fill", symbol_270, sizeof symbol_270},
  {"arrowshape.left", symbol_271, sizeof symbol_271},
  {"arrowshape.left.fill", symbol_272, sizeof symbol_272},
  {"arrowshape.right", symbol_273, sizeof symbol_273},
  {"arrowshape.right.fill", symbol_274, sizeof symbol_274},
  {"arrowshape.turn.up.backward", symbol_275, sizeof symbol_275},
  {"arrowshape.turn.up.backward.fill", symbol_276, sizeof symbol_276},
  {"arrowshape.turn.up.forward", symbol_277, sizeof symbol_277},
  {"arrowshape.turn.up.forward.fill", symbol_278, sizeof symbol_278},
  {"arrowshape.turn.up.left", symbol_279, sizeof symbol_279},
  {"arrowshape.turn.up.left.circle", symbol_280, sizeof symbol_280},
  {"arrowshape.turn.up.left.circle.fill", symbol_281, sizeof symbol_281},
  {"arrowshape.turn.up.left.fill", symbol_282, sizeof symbol_282},
  {"arrowshape.turn.up.right", symbol_283, sizeof symbol_283},
  {"arrowshape.turn.up.right.circle", symbol_284, sizeof symbol_284},
  {"arrowshape.turn.up.right.circle.fill", symbol_285, sizeof symbol_285},
  {"arrowshape.turn.up.right.fill", symbol_286, sizeof symbol_286},
  {"arrowshape.up", symbol_287, sizeof symbol_287},
  {"arrowshape.up.fill", symbol_288, sizeof symbol_288},
  {"arrowtriangle.down", symbol_289, sizeof symbol_289},
  {"arrowtriangle.down.circle", symbol_290, sizeof symbol_290},
  {"arrowtriangle.down.circle.fill", symbol_291, sizeof symbol_291},
  {"arrowtriangle.down.fill", symbol_292, sizeof symbol_292},
  {"arrowtriangle.left", symbol_293, sizeof symbol_293},
  {"arrowtriangle.left.circle", symbol_294, sizeof symbol_294},
  {"arrowtriangle.left.circle.fill", symbol_295, sizeof symbol_295},
  {"arrowtriangle.left.fill", symbol_296, sizeof symbol_296},
  {"arrowtriangle.right", symbol_297, sizeof symbol_297},
  {"arrowtriangle.right.circle", symbol_298, sizeof symbol_298},
  {"arrowtriangle.right.circle.fill", symbol_299, sizeof symbol_299},
  {"arrowtriangle.right.fill", symbol_300, sizeof symbol_300},
  {"arrowtriangle.up", symbol_301, sizeof symbol_301},
  {"arrowtriangle.up.circle", symbol_302, sizeof symbol_302},
  {"arrowtriangle.up.circle.fill", symbol_303, sizeof symbol_303},
  {"arrowtriangle.up.fill", symbol_304, sizeof symbol_304},
  {"aspectratio", symbol_305, sizeof symbol_305},
  {"at", symbol_306, sizeof symbol_306},
  {"at.circle", symbol_307, sizeof symbol_307},
  {"at.circle.fill", symbol_308, sizeof symbol_308},
  {"atom", symbol_309, sizeof symbol_309},
  {"b.circle", symbol_310, sizeof symbol_310},
  {"b.circle.fill", symbol_311, sizeof symbol_311},
  {"backpack", symbol_312, sizeof symbol_312},
  {"backward", symbol_313, sizeof symbol_313},
  {"backward.circle", symbol_314, sizeof symbol_314},
  {"backward.circle.fill", symbol_315, sizeof symbol_315},
  {"backward.end", symbol_316, sizeof symbol_316},
  {"backward.end.fill", symbol_317, sizeof symbol_317},
  {"backward.fill", symbol_318, sizeof symbol_318},
  {"backward.frame.fill", symbol_319, sizeof symbol_319},
  {"bag", symbol_320, sizeof symbol_320},
  {"bag.badge.plus", symbol_321, sizeof symbol_321},
  {"bag.circle", symbol_322, sizeof symbol_322},
  {"bag.circle.fill", symbol_323, sizeof symbol_323},
  {"bag.fill", symbol_324, sizeof symbol_324},
  {"balloon", symbol_325, sizeof symbol_325},
  {"balloon.fill", symbol_326, sizeof symbol_326},
  {"bandage", symbol_327, sizeof symbol_327},
  {"banknote", symbol_328, sizeof symbol_328},
  {"banknote.fill", symbol_329, sizeof symbol_329},
  {"barcode", symbol_330, sizeof symbol_330},
  {"barcode.viewfinder", symbol_331, sizeof symbol_331},
  {"barometer", symbol_332, sizeof symbol_332},
  {"baseball", symbol_333, sizeof symbol_333},
  {"basket", symbol_334, sizeof symbol_334},
  {"basketball", symbol_335, sizeof symbol_335},
  {"basketball.fill", symbol_336, sizeof symbol_336},
  {"bathtub", symbol_337, sizeof symbol_337},
  {"battery.0", symbol_338, sizeof symbol_338},
  {"battery.0percent", symbol_339, sizeof symbol_339},
  {"battery.100", symbol_340, sizeof symbol_340},
  {"battery.100.bolt", symbol_341, sizeof symbol_341},
  {"battery.100percent", symbol_342, sizeof symbol_342},
  {"battery.25", symbol_343, sizeof symbol_343},
  {"battery.25percent", symbol_344, sizeof symbol_344},
  {"battery.50", symbol_345, sizeof symbol_345},
  {"battery.50percent", symbol_346, sizeof symbol_346},
  {"battery.75", symbol_347, sizeof symbol_347},
  {"battery.75percent", symbol_348, sizeof symbol_348},
  {"bed.double", symbol_349, sizeof symbol_349},
  {"bed.double.fill", symbol_350, sizeof symbol_350},
  {"bell", symbol_351, sizeof symbol_351},
  {"bell.badge", symbol_352, sizeof symbol_352},
  {"bell.badge.fill", symbol_353, sizeof symbol_353},
  {"bell.circle", symbol_354, sizeof symbol_354},
  {"bell.circle.fill", symbol_355, sizeof symbol_355},
  {"bell.fill", symbol_356, sizeof symbol_356},
  {"bell.slash", symbol_357, sizeof symbol_357},
  {"bell.slash.fill", symbol_358, sizeof symbol_358},
  {"bicycle", symbol_359, sizeof symbol_359},
  {"bicycle.circle", symbol_360, sizeof symbol_360},
  {"bicycle.circle.fill", symbol_361, sizeof symbol_361},
  {"bird", symbol_362, sizeof symbol_362},
  {"bird.fill", symbol_363, sizeof symbol_363},
  {"birthday.cake", symbol_364, sizeof symbol_364},
  {"birthday.cake.fill", symbol_365, sizeof symbol_365},
  {"bitcoinsign", symbol_366, sizeof symbol_366},
  {"bitcoinsign.circle", symbol_367, sizeof symbol_367},
  {"bitcoinsign.circle.fill", symbol_368, sizeof symbol_368},
  {"bitcoinsign.square", symbol_369, sizeof symbol_369},
  {"bitcoinsign.square.fill", symbol_370, sizeof symbol_370},
  {"bold", symbol_371, sizeof symbol_371},
  {"bolt", symbol_372, sizeof symbol_372},
  {"bolt.circle", symbol_373, sizeof symbol_373},
  {"bolt.circle.fill", symbol_374, sizeof symbol_374},
  {"bolt.fill", symbol_375, sizeof symbol_375},
  {"bolt.heart", symbol_376, sizeof symbol_376},
  {"bolt.horizontal", symbol_377, sizeof symbol_377},
  {"bolt.horizontal.circle", symbol_378, sizeof symbol_378},
  {"bolt.horizontal.circle.fill", symbol_379, sizeof symbol_379},
  {"bolt.horizontal.fill", symbol_380, sizeof symbol_380},
  {"bolt.slash", symbol_381, sizeof symbol_381},
  {"bolt.slash.fill", symbol_382, sizeof symbol_382},
  {"bolt.square", symbol_383, sizeof symbol_383},
  {"bolt.square.fill", symbol_384, sizeof symbol_384},
  {"book", symbol_385, sizeof symbol_385},
  {"book.circle", symbol_386, sizeof symbol_386},
  {"book.circle.fill", symbol_387, sizeof symbol_387},
  {"book.closed", symbol_388, sizeof symbol_388},
  {"book.closed.fill", symbol_389, sizeof symbol_389},
  {"book.fill", symbol_390, sizeof symbol_390},
  {"bookmark", symbol_391, sizeof symbol_391},
  {"bookmark.circle", symbol_392, sizeof symbol_392},
  {"bookmark.circle.fill", symbol_393, sizeof symbol_393},
  {"bookmark.fill", symbol_394, sizeof symbol_394},
  {"bookmark.slash", symbol_395, sizeof symbol_395},
  {"bookmark.square", symbol_396, sizeof symbol_396},
  {"bookmark.square.fill", symbol_397, sizeof symbol_397},
  {"books.vertical", symbol_398, sizeof symbol_398},
  {"books.vertical.fill", symbol_399, sizeof symbol_399},
  {"box.truck", symbol_400, sizeof symbol_400},
  {"brain", symbol_401, sizeof symbol_401},
  {"brain.head.profile", symbol_402, sizeof symbol_402},
  {"briefcase", symbol_403, sizeof symbol_403},
  {"briefcase.circle", symbol_404, sizeof symbol_404},
  {"briefcase.circle.fill", symbol_405, sizeof symbol_405},
  {"briefcase.fill", symbol_406, sizeof symbol_406},
  {"bubble.left", symbol_407, sizeof symbol_407},
  {"bubble.left.and.bubble.right", symbol_408, sizeof symbol_408},
  {"bubble.left.and.bubble.right.fill", symbol_409, sizeof symbol_409},
  {"bubble.left.and.text.bubble.right", symbol_410, sizeof symbol_410},
  {"bubble.left.circle", symbol_411, sizeof symbol_411},
  {"bubble.left.circle.fill", symbol_412, sizeof symbol_412},
  {"bubble.left.fill", symbol_413, sizeof symbol_413},
  {"bubble.middle.bottom", symbol_414, sizeof symbol_414},
  {"bubble.right", symbol_415, sizeof symbol_415},
  {"bubble.right.fill", symbol_416, sizeof symbol_416},
  {"bubbles.and.sparkles", symbol_417, sizeof symbol_417},
  {"bubbles.and.sparkles.fill", symbol_418, sizeof symbol_418},
  {"building", symbol_419, sizeof symbol_419},
  {"building.2", symbol_420, sizeof symbol_420},
  {"building.2.fill", symbol_421, sizeof symbol_421},
  {"building.columns", symbol_422, sizeof symbol_422},
  {"building.columns.fill", symbol_423, sizeof symbol_423},
  {"building.fill", symbol_424, sizeof symbol_424},
  {"burst", symbol_425, sizeof symbol_425},
  {"burst.fill", symbol_426, sizeof symbol_426},
  {"bus", symbol_427, sizeof symbol_427},
  {"bus.fill", symbol_428, sizeof symbol_428},
  {"c.circle", symbol_429, sizeof symbol_429},
  {"c.circle.fill", symbol_430, sizeof symbol_430},
  {"cable.connector", symbol_431, sizeof symbol_431},
  {"calendar", symbol_432, sizeof symbol_432},
  {"calendar.badge.clock", symbol_433, sizeof symbol_433},
  {"calendar.badge.minus", symbol_434, sizeof symbol_434},
  {"calendar.badge.plus", symbol_435, sizeof symbol_435},
  {"calendar.circle", symbol_436, sizeof symbol_436},
  {"calendar.circle.fill", symbol_437, sizeof symbol_437},
  {"calendar.day.timeline.left", symbol_438, sizeof symbol_438},
  {"camera", symbol_439, sizeof symbol_439},
  {"camera.circle", symbol_440, sizeof symbol_440},
  {"camera.circle.fill", symbol_441, sizeof symbol_441},
  {"camera.fill", symbol_442, sizeof symbol_442},
  {"camera.filters", symbol_443, sizeof symbol_443},
  {"camera.macro", symbol_444, sizeof symbol_444},
  {"camera.viewfinder", symbol_445, sizeof symbol_445},
  {"capslock", symbol_446, sizeof symbol_446},
  {"capsule", symbol_447, sizeof symbol_447},
  {"capsule.fill", symbol_448, sizeof symbol_448},
  {"capsule.portrait", symbol_449, sizeof symbol_449},
  {"capsule.portrait.fill", symbol_450, sizeof symbol_450},
  {"captions.bubble", symbol_451, sizeof symbol_451},
  {"car", symbol_452, sizeof symbol_452},
  {"car.circle", symbol_453, sizeof symbol_453},
  {"car.circle.fill", symbol_454, sizeof symbol_454},
  {"car.fill", symbol_455, sizeof symbol_455},
  {"carrot", symbol_456, sizeof symbol_456},
  {"carrot.fill", symbol_457, sizeof symbol_457},
  {"cart", symbol_458, sizeof symbol_458},
  {"cart.badge.minus", symbol_459, sizeof symbol_459},
  {"cart.badge.plus", symbol_460, sizeof symbol_460},
  {"cart.circle", symbol_461, sizeof symbol_461},
  {"cart.circle.fill", symbol_462, sizeof symbol_462},
  {"cart.fill", symbol_463, sizeof symbol_463},
  {"cart.fill.badge.plus", symbol_464, sizeof symbol_464},
  {"case", symbol_465, sizeof symbol_465},
  {"case.fill", symbol_466, sizeof symbol_466},
  {"chair", symbol_467, sizeof symbol_467},
  {"character", symbol_468, sizeof symbol_468},
  {"character.book.closed", symbol_469, sizeof symbol_469},
  {"character.bubble", symbol_470, sizeof symbol_470},
  {"chart.bar", symbol_471, sizeof symbol_471},
  {"chart.bar.doc.horizontal", symbol_472, sizeof symbol_472},
  {"chart.bar.fill", symbol_473, sizeof symbol_473},
  {"chart.bar.xaxis", symbol_474, sizeof symbol_474},
  {"chart.line.downtrend.xyaxis", symbol_475, sizeof symbol_475},
  {"chart.line.uptrend.xyaxis", symbol_476, sizeof symbol_476},
  {"chart.pie", symbol_477, sizeof symbol_477},
  {"chart.pie.fill", symbol_478, sizeof symbol_478},
  {"chart.xyaxis.line", symbol_479, sizeof symbol_479},
  {"checklist", symbol_480, sizeof symbol_480},
  {"checkmark", symbol_481, sizeof symbol_481},
  {"checkmark.bubble", symbol_482, sizeof symbol_482},
  {"checkmark.circle", symbol_483, sizeof symbol_483},
  {"checkmark.circle.fill", symbol_484, sizeof symbol_484},
  {"checkmark.diamond", symbol_485, sizeof symbol_485},
  {"checkmark.diamond.fill", symbol_486, sizeof symbol_486},
  {"checkmark.icloud", symbol_487, sizeof symbol_487},
  {"checkmark.rectangle", symbol_488, sizeof symbol_488},
  {"checkmark.rectangle.fill", symbol_489, sizeof symbol_489},
  {"checkmark.seal", symbol_490, sizeof symbol_490},
  {"checkmark.seal.fill", symbol_491, sizeof symbol_491},
  {"checkmark.shield", symbol_492, sizeof symbol_492},
  {"checkmark.shield.fill", symbol_493, sizeof symbol_493},
  {"checkmark.square", symbol_494, sizeof symbol_494},
  {"checkmark.square.fill", symbol_495, sizeof symbol_495},
  {"chevron.backward", symbol_496, sizeof symbol_496},
  {"chevron.backward.circle", symbol_497, sizeof symbol_497},
  {"chevron.backward.circle.fill", symbol_498, sizeof symbol_498},
  {"chevron.backward.square", symbol_499, sizeof symbol_499},
  {"chevron.backward.square.fill", symbol_500, sizeof symbol_500},
  {"chevron.compact.down", symbol_501, sizeof symbol_501},
  {"chevron.compact.left", symbol_502, sizeof symbol_502},
  {"chevron.compact.right", symbol_503, sizeof symbol_503},
  {"chevron.compact.up", symbol_504, sizeof symbol_504},
  {"chevron.down", symbol_505, sizeof symbol_505},
  {"chevron.down.2", symbol_506, sizeof symbol_506},
  {"chevron.down.circle", symbol_507, sizeof symbol_507},
  {"chevron.down.circle.fill", symbol_508, sizeof symbol_508},
  {"chevron.down.square", symbol_509, sizeof symbol_509},
  {"chevron.down.square.fill", symbol_510, sizeof symbol_510},
  {"chevron.forward", symbol_511, sizeof symbol_511},
  {"chevron.forward.circle", symbol_512, sizeof symbol_512},
  {"chevron.forward.circle.fill", symbol_513, sizeof symbol_513},
  {"chevron.forward.square", symbol_514, sizeof symbol_514},
  {"chevron.forward.square.fill", symbol_515, sizeof symbol_515},
  {"chevron.left", symbol_516, sizeof symbol_516},
  {"chevron.left.2", symbol_517, sizeof symbol_517},
  {"chevron.left.circle", symbol_518, sizeof symbol_518},
  {"chevron.left.circle.fill", symbol_519, sizeof symbol_519},
  {"chevron.left.forwardslash.chevron.right", symbol_520, sizeof symbol_520},
  {"chevron.left.square", symbol_521, sizeof symbol_521},
  {"chevron.left.square.fill", symbol_522, sizeof symbol_522},
  {"chevron.right", symbol_523, sizeof symbol_523},
  {"chevron.right.2", symbol_524, sizeof symbol_524},
  {"chevron.right.circle", symbol_525, sizeof symbol_525},
  {"chevron.right.circle.fill", symbol_526, sizeof symbol_526},
  {"chevron.right.square", symbol_527, sizeof symbol_527},
  {"chevron.right.square.fill", symbol_528, sizeof symbol_528},
  {"chevron.up", symbol_529, sizeof symbol_529},
  {"chevron.up.2", symbol_530, sizeof symbol_530},
  {"chevron.up.chevron.down", symbol_531, sizeof symbol_531},
  {"chevron.up.circle", symbol_532, sizeof symbol_532},
  {"chevron.up.circle.fill", symbol_533, sizeof symbol_533},
  {"chevron.up.square", symbol_534, sizeof symbol_534},
  {"chevron.up.square.fill", symbol_535, sizeof symbol_535},
  {"circle", symbol_536, sizeof symbol_536},
  {"circle.bottomhalf.filled", symbol_537, sizeof symbol_537},
  {"circle.circle", symbol_538, sizeof symbol_538},
  {"circle.circle.fill", symbol_539, sizeof symbol_539},
  {"circle.dashed", symbol_540, sizeof symbol_540},
  {"circle.dotted", symbol_541, sizeof symbol_541},
  {"circle.fill", symbol_542, sizeof symbol_542},
  {"circle.grid.2x2", symbol_543, sizeof symbol_543},
  {"circle.grid.2x2.fill", symbol_544, sizeof symbol_544},
  {"circle.grid.3x3", symbol_545, sizeof symbol_545},
  {"circle.grid.3x3.fill", symbol_546, sizeof symbol_546},
  {"circle.grid.cross", symbol_547, sizeof symbol_547},
  {"circle.hexagongrid", symbol_548, sizeof symbol_548},
  {"circle.hexagongrid.fill", symbol_549, sizeof symbol_549},
  {"circle.inset.filled", symbol_550, sizeof symbol_550},
  {"circle.lefthalf.fill", symbol_551, sizeof symbol_551},
  {"circle.lefthalf.filled", symbol_552, sizeof symbol_552},
  {"circle.righthalf.fill", symbol_553, sizeof symbol_553},
  {"circle.righthalf.filled", symbol_554, sizeof symbol_554},
  {"circle.slash", symbol_555, sizeof symbol_555},
  {"circle.tophalf.filled", symbol_556, sizeof symbol_556},
  {"clock", symbol_557, sizeof symbol_557},
  {"clock.arrow.circlepath", symbol_558, sizeof symbol_558},
  {"clock.badge.checkmark", symbol_559, sizeof symbol_559},
  {"clock.fill", symbol_560, sizeof symbol_560},
  {"cloud", symbol_561, sizeof symbol_561},
  {"cloud.bolt", symbol_562, sizeof symbol_562},
  {"cloud.bolt.fill", symbol_563, sizeof symbol_563},
  {"cloud.bolt.rain", symbol_564, sizeof symbol_564},
  {"cloud.bolt.rain.fill", symbol_565, sizeof symbol_565},
  {"cloud.circle", symbol_566, sizeof symbol_566},
  {"cloud.circle.fill", symbol_567, sizeof symbol_567},
  {"cloud.drizzle", symbol_568, sizeof symbol_568},
  {"cloud.drizzle.fill", symbol_569, sizeof symbol_569},
  {"cloud.fill", symbol_570, sizeof symbol_570},
  {"cloud.fog", symbol_571, sizeof symbol_571},
  {"cloud.fog.fill", symbol_572, sizeof symbol_572},
  {"cloud.hail", symbol_573, sizeof symbol_573},
  {"cloud.hail.fill", symbol_574, sizeof symbol_574},
  {"cloud.heavyrain", symbol_575, sizeof symbol_575},
  {"cloud.heavyrain.fill", symbol_576, sizeof symbol_576},
  {"cloud.moon", symbol_577, sizeof symbol_577},
  {"cloud.moon.bolt", symbol_578, sizeof symbol_578},
  {"cloud.moon.bolt.fill", symbol_579, sizeof symbol_579},
  {"cloud.moon.fill", symbol_580, sizeof symbol_580},
  {"cloud.moon.rain", symbol_581, sizeof symbol_581},
  {"cloud.moon.rain.fill", symbol_582, sizeof symbol_582},
  {"cloud.rain", symbol_583, sizeof symbol_583},
  {"cloud.rain.fill", symbol_584, sizeof symbol_584},
  {"cloud.sleet", symbol_585, sizeof symbol_585},
  {"cloud.sleet.fill", symbol_586, sizeof symbol_586},
  {"cloud.snow", symbol_587, sizeof symbol_587},
  {"cloud.snow.fill", symbol_588, sizeof symbol_588},
  {"cloud.sun", symbol_589, sizeof symbol_589},
  {"cloud.sun.bolt", symbol_590, sizeof symbol_590},
  {"cloud.sun.bolt.fill", symbol_591, sizeof symbol_591},
  {"cloud.sun.fill", symbol_592, sizeof symbol_592},
  {"cloud.sun.rain", symbol_593, sizeof symbol_593},
  {"cloud.sun.rain.fill", symbol_594, sizeof symbol_594},
  {"comb", symbol_595, sizeof symbol_595},
  {"command", symbol_596, sizeof symbol_596},
  {"command.circle", symbol_597, sizeof symbol_597},
  {"command.circle.fill", symbol_598, sizeof symbol_598},
  {"command.square", symbol_599, sizeof symbol_599},
  {"command.square.fill", symbol_600, sizeof symbol_600},
  {"computermouse", symbol_601, sizeof symbol_601},
  {"cone", symbol_602, sizeof symbol_602},
  {"contextualmenu.and.cursorarrow", symbol_603, sizeof symbol_603},
  {"control", symbol_604, sizeof symbol_604},
  {"cpu", symbol_605, sizeof symbol_605},
  {"creditcard", symbol_606, sizeof symbol_606},
  {"creditcard.circle", symbol_607, sizeof symbol_607},
  {"creditcard.circle.fill", symbol_608, sizeof symbol_608},
  {"creditcard.fill", symbol_609, sizeof symbol_609},
  {"crop", symbol_610, sizeof symbol_610},
  {"cross", symbol_611, sizeof symbol_611},
  {"cross.case", symbol_612, sizeof symbol_612},
  {"cross.case.fill", symbol_613, sizeof symbol_613},
  {"cross.circle", symbol_614, sizeof symbol_614},
  {"cross.circle.fill", symbol_615, sizeof symbol_615},
  {"cross.fill", symbol_616, sizeof symbol_616},
  {"crown", symbol_617, sizeof symbol_617},
  {"crown.circle", symbol_618, sizeof symbol_618},
  {"crown.circle.fill", symbol_619, sizeof symbol_619},
  {"crown.fill", symbol_620, sizeof symbol_620},
  {"cube", symbol_621, sizeof symbol_621},
  {"cube.fill", symbol_622, sizeof symbol_622},
  {"cup.and.saucer", symbol_623, sizeof symbol_623},
  {"cup.and.saucer.fill", symbol_624, sizeof symbol_624},
  {"curlybraces", symbol_625, sizeof symbol_625},
  {"cursorarrow", symbol_626, sizeof symbol_626},
  {"cursorarrow.click", symbol_627, sizeof symbol_627},
  {"cylinder", symbol_628, sizeof symbol_628},
  {"cylinder.fill", symbol_629, sizeof symbol_629},
  {"d.circle", symbol_630, sizeof symbol_630},
  {"d.circle.fill", symbol_631, sizeof symbol_631},
  {"decrease.indent", symbol_632, sizeof symbol_632},
  {"delete.left", symbol_633, sizeof symbol_633},
  {"delete.left.fill", symbol_634, sizeof symbol_634},
  {"delete.right", symbol_635, sizeof symbol_635},
  {"deskclock", symbol_636, sizeof symbol_636},
  {"desktopcomputer", symbol_637, sizeof symbol_637},
  {"dial.low", symbol_638, sizeof symbol_638},
  {"diamond", symbol_639, sizeof symbol_639},
  {"diamond.fill", symbol_640, sizeof symbol_640},
  {"dice", symbol_641, sizeof symbol_641},
  {"die.face.1", symbol_642, sizeof symbol_642},
  {"die.face.1.fill", symbol_643, sizeof symbol_643},
  {"die.face.2", symbol_644, sizeof symbol_644},
  {"die.face.2.fill", symbol_645, sizeof symbol_645},
  {"die.face.3", symbol_646, sizeof symbol_646},
  {"die.face.3.fill", symbol_647, sizeof symbol_647},
  {"die.face.4", symbol_648, sizeof symbol_648},
  {"die.face.4.fill", symbol_649, sizeof symbol_649},
  {"die.face.5", symbol_650, sizeof symbol_650},
  {"die.face.5.fill", symbol_651, sizeof symbol_651},
  {"die.face.6", symbol_652, sizeof symbol_652},
  {"die.face.6.fill", symbol_653, sizeof symbol_653},
  {"display", symbol_654, sizeof symbol_654},
  {"display.2", symbol_655, sizeof symbol_655},
  {"divide", symbol_656, sizeof symbol_656},
  {"divide.circle", symbol_657, sizeof symbol_657},
  {"divide.circle.fill", symbol_658, sizeof symbol_658},
  {"divide.square", symbol_659, sizeof symbol_659},
  {"divide.square.fill", symbol_660, sizeof symbol_660},
  {"doc", symbol_661, sizeof symbol_661},
  {"doc.badge.plus", symbol_662, sizeof symbol_662},
  {"doc.circle", symbol_663, sizeof symbol_663},
  {"doc.circle.fill", symbol_664, sizeof symbol_664},
  {"doc.fill", symbol_665, sizeof symbol_665},
  {"doc.on.clipboard", symbol_666, sizeof symbol_666},
  {"doc.on.doc", symbol_667, sizeof symbol_667},
  {"doc.on.doc.fill", symbol_668, sizeof symbol_668},
  {"doc.plaintext", symbol_669, sizeof symbol_669},
  {"doc.plaintext.fill", symbol_670, sizeof symbol_670},
  {"doc.richtext", symbol_671, sizeof symbol_671},
  {"doc.richtext.fill", symbol_672, sizeof symbol_672},
  {"doc.text", symbol_673, sizeof symbol_673},
  {"doc.text.fill", symbol_674, sizeof symbol_674},
  {"doc.text.magnifyingglass", symbol_675, sizeof symbol_675},
  {"doc.text.viewfinder", symbol_676, sizeof symbol_676},
  {"dollarsign", symbol_677, sizeof symbol_677},
  {"dollarsign.circle", symbol_678, sizeof symbol_678},
  {"dollarsign.circle.fill", symbol_679, sizeof symbol_679},
  {"dollarsign.square", symbol_680, sizeof symbol_680},
  {"dollarsign.square.fill", symbol_681, sizeof symbol_681},
  {"door.left.hand.closed", symbol_682, sizeof symbol_682},
  {"dot.circle", symbol_683, sizeof symbol_683},
  {"dot.circle.fill", symbol_684, sizeof symbol_684},
  {"dot.radiowaves.left.and.right", symbol_685, sizeof symbol_685},
  {"dot.radiowaves.right", symbol_686, sizeof symbol_686},
  {"dot.square", symbol_687, sizeof symbol_687},
  {"dot.square.fill", symbol_688, sizeof symbol_688},
  {"dot.viewfinder", symbol_689, sizeof symbol_689},
  {"drop", symbol_690, sizeof symbol_690},
  {"drop.circle", symbol_691, sizeof symbol_691},
  {"drop.circle.fill", symbol_692, sizeof symbol_692},
  {"drop.fill", symbol_693, sizeof symbol_693},
  {"dumbbell", symbol_694, sizeof symbol_694},
  {"dumbbell.fill", symbol_695, sizeof symbol_695},
  {"e.circle", symbol_696, sizeof symbol_696},
  {"e.circle.fill", symbol_697, sizeof symbol_697},
  {"ear", symbol_698, sizeof symbol_698},
  {"ellipsis", symbol_699, sizeof symbol_699},
  {"ellipsis.bubble", symbol_700, sizeof symbol_700},
  {"ellipsis.bubble.fill", symbol_701, sizeof symbol_701},
  {"ellipsis.circle", symbol_702, sizeof symbol_702},
  {"ellipsis.circle.fill", symbol_703, sizeof symbol_703},
  {"ellipsis.rectangle", symbol_704, sizeof symbol_704},
  {"envelope", symbol_705, sizeof symbol_705},
  {"envelope.badge", symbol_706, sizeof symbol_706},
  {"envelope.circle", symbol_707, sizeof symbol_707},
  {"envelope.circle.fill", symbol_708, sizeof symbol_708},
  {"envelope.fill", symbol_709, sizeof symbol_709},
  {"envelope.open", symbol_710, sizeof symbol_710},
  {"envelope.open.fill", symbol_711, sizeof symbol_711},
  {"equal", symbol_712, sizeof symbol_712},
  {"equal.circle", symbol_713, sizeof symbol_713},
  {"equal.circle.fill", symbol_714, sizeof symbol_714},
  {"equal.square", symbol_715, sizeof symbol_715},
  {"equal.square.fill", symbol_716, sizeof symbol_716},
  {"eraser", symbol_717, sizeof symbol_717},
  {"eraser.fill", symbol_718, sizeof symbol_718},
  {"escape", symbol_719, sizeof symbol_719},
  {"eurosign", symbol_720, sizeof symbol_720},
  {"eurosign.circle", symbol_721, sizeof symbol_721},
  {"eurosign.circle.fill", symbol_722, sizeof symbol_722},
  {"eurosign.square", symbol_723, sizeof symbol_723},
  {"eurosign.square.fill", symbol_724, sizeof symbol_724},
  {"exclamationmark", symbol_725, sizeof symbol_725},
  {"exclamationmark.2", symbol_726, sizeof symbol_726},
  {"exclamationmark.3", symbol_727, sizeof symbol_727},
  {"exclamationmark.arrow.triangle.2.circlepath", symbol_728, sizeof symbol_728},
  {"exclamationmark.bubble", symbol_729, sizeof symbol_729},
  {"exclamationmark.bubble.fill", symbol_730, sizeof symbol_730},
  {"exclamationmark.circle", symbol_731, sizeof symbol_731},
  {"exclamationmark.circle.fill", symbol_732, sizeof symbol_732},
  {"exclamationmark.icloud", symbol_733, sizeof symbol_733},
  {"exclamationmark.lock", symbol_734, sizeof symbol_734},
  {"exclamationmark.octagon", symbol_735, sizeof symbol_735},
  {"exclamationmark.octagon.fill", symbol_736, sizeof symbol_736},
  {"exclamationmark.seal", symbol_737, sizeof symbol_737},
  {"exclamationmark.seal.fill", symbol_738, sizeof symbol_738},
  {"exclamationmark.shield", symbol_739, sizeof symbol_739},
  {"exclamationmark.shield.fill", symbol_740, sizeof symbol_740},
  {"exclamationmark.square", symbol_741, sizeof symbol_741},
  {"exclamationmark.square.fill", symbol_742, sizeof symbol_742},
  {"exclamationmark.triangle", symbol_743, sizeof symbol_743},
  {"exclamationmark.triangle.fill", symbol_744, sizeof symbol_744},
  {"externaldrive", symbol_745, sizeof symbol_745},
  {"externaldrive.fill", symbol_746, sizeof symbol_746},
  {"eye", symbol_747, sizeof symbol_747},
  {"eye.circle", symbol_748, sizeof symbol_748},
  {"eye.circle.fill", symbol_749, sizeof symbol_749},
  {"eye.fill", symbol_750, sizeof symbol_750},
  {"eye.slash", symbol_751, sizeof symbol_751},
  {"eye.slash.fill", symbol_752, sizeof symbol_752},
  {"eye.square", symbol_753, sizeof symbol_753},
  {"eye.square.fill", symbol_754, sizeof symbol_754},
  {"eyedropper", symbol_755, sizeof symbol_755},
  {"eyeglasses", symbol_756, sizeof symbol_756},
  {"eyeglasses.fill", symbol_757, sizeof symbol_757},
  {"eyes", symbol_758, sizeof symbol_758},
  {"f.circle", symbol_759, sizeof symbol_759},
  {"f.circle.fill", symbol_760, sizeof symbol_760},
  {"face.dashed", symbol_761, sizeof symbol_761},
  {"face.smiling", symbol_762, sizeof symbol_762},
  {"face.smiling.inverse", symbol_763, sizeof symbol_763},
  {"faceid", symbol_764, sizeof symbol_764},
  {"facemask", symbol_765, sizeof symbol_765},
  {"ferry", symbol_766, sizeof symbol_766},
  {"figure.2.and.child.holdinghands", symbol_767, sizeof symbol_767},
  {"figure.run", symbol_768, sizeof symbol_768},
  {"figure.stand", symbol_769, sizeof symbol_769},
  {"figure.walk", symbol_770, sizeof symbol_770},
  {"figure.walk.circle", symbol_771, sizeof symbol_771},
  {"figure.wave", symbol_772, sizeof symbol_772},
  {"filemenu.and.selection", symbol_773, sizeof symbol_773},
  {"film", symbol_774, sizeof symbol_774},
  {"film.fill", symbol_775, sizeof symbol_775},
  {"fish", symbol_776, sizeof symbol_776},
  {"fish.fill", symbol_777, sizeof symbol_777},
  {"flag", symbol_778, sizeof symbol_778},
  {"flag.checkered", symbol_779, sizeof symbol_779},
  {"flag.circle", symbol_780, sizeof symbol_780},
  {"flag.circle.fill", symbol_781, sizeof symbol_781},
  {"flag.fill", symbol_782, sizeof symbol_782},
  {"flag.slash", symbol_783, sizeof symbol_783},
  {"flag.square", symbol_784, sizeof symbol_784},
  {"flag.square.fill", symbol_785, sizeof symbol_785},
  {"flame", symbol_786, sizeof symbol_786},
  {"flame.circle", symbol_787, sizeof symbol_787},
  {"flame.circle.fill", symbol_788, sizeof symbol_788},
  {"flame.fill", symbol_789, sizeof symbol_789},
  {"flip.horizontal", symbol_790, sizeof symbol_790},
  {"flowchart", symbol_791, sizeof symbol_791},
  {"folder", symbol_792, sizeof symbol_792},
  {"folder.badge.minus", symbol_793, sizeof symbol_793},
  {"folder.badge.plus", symbol_794, sizeof symbol_794},
  {"folder.circle", symbol_795, sizeof symbol_795},
  {"folder.circle.fill", symbol_796, sizeof symbol_796},
  {"folder.fill", symbol_797, sizeof symbol_797},
  {"football", symbol_798, sizeof symbol_798},
  {"football.fill", symbol_799, sizeof symbol_799},
  {"fork.knife", symbol_800, sizeof symbol_800},
  {"fork.knife.circle", symbol_801, sizeof symbol_801},
  {"fork.knife.circle.fill", symbol_802, sizeof symbol_802},
  {"forward", symbol_803, sizeof symbol_803},
  {"forward.circle", symbol_804, sizeof symbol_804},
  {"forward.circle.fill", symbol_805, sizeof symbol_805},
  {"forward.end", symbol_806, sizeof symbol_806},
  {"forward.end.fill", symbol_807, sizeof symbol_807},
  {"forward.fill", symbol_808, sizeof symbol_808},
  {"forward.frame.fill", symbol_809, sizeof symbol_809},
  {"fuelpump", symbol_810, sizeof symbol_810},
  {"fuelpump.fill", symbol_811, sizeof symbol_811},
  {"function", symbol_812, sizeof symbol_812},
  {"g.circle", symbol_813, sizeof symbol_813},
  {"g.circle.fill", symbol_814, sizeof symbol_814},
  {"gamecontroller", symbol_815, sizeof symbol_815},
  {"gamecontroller.fill", symbol_816, sizeof symbol_816},
  {"gauge", symbol_817, sizeof symbol_817},
  {"gear", symbol_818, sizeof symbol_818},
  {"gearshape", symbol_819, sizeof symbol_819},
  {"gearshape.2", symbol_820, sizeof symbol_820},
  {"gearshape.2.fill", symbol_821, sizeof symbol_821},
  {"gearshape.circle", symbol_822, sizeof symbol_822},
  {"gearshape.circle.fill", symbol_823, sizeof symbol_823},
  {"gearshape.fill", symbol_824, sizeof symbol_824},
  {"gift", symbol_825, sizeof symbol_825},
  {"gift.circle", symbol_826, sizeof symbol_826},
  {"gift.circle.fill", symbol_827, sizeof symbol_827},
  {"gift.fill", symbol_828, sizeof symbol_828},
  {"giftcard", symbol_829, sizeof symbol_829},
  {"globe", symbol_830, sizeof symbol_830},
  {"globe.americas", symbol_831, sizeof symbol_831},
  {"globe.americas.fill", symbol_832, sizeof symbol_832},
  {"globe.asia.australia", symbol_833, sizeof symbol_833},
  {"globe.europe.africa", symbol_834, sizeof symbol_834},
  {"globe.europe.africa.fill", symbol_835, sizeof symbol_835},
  {"gobackward", symbol_836, sizeof symbol_836},
  {"gobackward.10", symbol_837, sizeof symbol_837},
  {"gobackward.15", symbol_838, sizeof symbol_838},
  {"gobackward.30", symbol_839, sizeof symbol_839},
  {"goforward", symbol_840, sizeof symbol_840},
  {"goforward.10", symbol_841, sizeof symbol_841},
  {"goforward.15", symbol_842, sizeof symbol_842},
  {"goforward.30", symbol_843, sizeof symbol_843},
  {"graduationcap", symbol_844, sizeof symbol_844},
  {"graduationcap.circle", symbol_845, sizeof symbol_845},
  {"graduationcap.circle.fill", symbol_846, sizeof symbol_846},
  {"graduationcap.fill", symbol_847, sizeof symbol_847},
  {"greaterthan", symbol_848, sizeof symbol_848},
  {"greaterthan.circle", symbol_849, sizeof symbol_849},
  {"greaterthan.circle.fill", symbol_850, sizeof symbol_850},
  {"greaterthan.square", symbol_851, sizeof symbol_851},
  {"greaterthan.square.fill", symbol_852, sizeof symbol_852},
  {"guitars", symbol_853, sizeof symbol_853},
  {"h.circle", symbol_854, sizeof symbol_854},
  {"h.circle.fill", symbol_855, sizeof symbol_855},
  {"hammer", symbol_856, sizeof symbol_856},
  {"hammer.circle", symbol_857, sizeof symbol_857},
  {"hammer.circle.fill", symbol_858, sizeof symbol_858},
  {"hammer.fill", symbol_859, sizeof symbol_859},
  {"hand.draw", symbol_860, sizeof symbol_860},
  {"hand.point.down", symbol_861, sizeof symbol_861},
  {"hand.point.down.fill", symbol_862, sizeof symbol_862},
  {"hand.point.left", symbol_863, sizeof symbol_863},
  {"hand.point.left.fill", symbol_864, sizeof symbol_864},
  {"hand.point.right", symbol_865, sizeof symbol_865},
  {"hand.point.right.fill", symbol_866, sizeof symbol_866},
  {"hand.point.up", symbol_867, sizeof symbol_867},
  {"hand.point.up.fill", symbol_868, sizeof symbol_868},
  {"hand.raised", symbol_869, sizeof symbol_869},
  {"hand.raised.circle", symbol_870, sizeof symbol_870},
  {"hand.raised.circle.fill", symbol_871, sizeof symbol_871},
  {"hand.raised.fill", symbol_872, sizeof symbol_872},
  {"hand.raised.slash", symbol_873, sizeof symbol_873},
  {"hand.raised.slash.fill", symbol_874, sizeof symbol_874},
  {"hand.tap", symbol_875, sizeof symbol_875},
  {"hand.thumbsdown", symbol_876, sizeof symbol_876},
  {"hand.thumbsdown.circle", symbol_877, sizeof symbol_877},
  {"hand.thumbsdown.circle.fill", symbol_878, sizeof symbol_878},
  {"hand.thumbsdown.fill", symbol_879, sizeof symbol_879},
  {"hand.thumbsup", symbol_880, sizeof symbol_880},
  {"hand.thumbsup.circle", symbol_881, sizeof symbol_881},
  {"hand.thumbsup.circle.fill", symbol_882, sizeof symbol_882},
  {"hand.thumbsup.fill", symbol_883, sizeof symbol_883},
  {"hand.wave", symbol_884, sizeof symbol_884},
  {"hand.wave.fill", symbol_885, sizeof symbol_885},
  {"handbag", symbol_886, sizeof symbol_886},
  {"hare", symbol_887, sizeof symbol_887},
  {"hare.fill", symbol_888, sizeof symbol_888},
  {"headphones", symbol_889, sizeof symbol_889},
  {"headphones.circle", symbol_890, sizeof symbol_890},
  {"headphones.circle.fill", symbol_891, sizeof symbol_891},
  {"heart", symbol_892, sizeof symbol_892},
  {"heart.bubble", symbol_893, sizeof symbol_893},
  {"heart.circle", symbol_894, sizeof symbol_894},
  {"heart.circle.fill", symbol_895, sizeof symbol_895},
  {"heart.fill", symbol_896, sizeof symbol_896},
  {"heart.slash", symbol_897, sizeof symbol_897},
  {"heart.slash.fill", symbol_898, sizeof symbol_898},
  {"heart.square", symbol_899, sizeof symbol_899},
  {"heart.square.fill", symbol_900, sizeof symbol_900},
  {"heart.text.square", symbol_901, sizeof symbol_901},
  {"heart.text.square.fill", symbol_902, sizeof symbol_902},
  {"hexagon", symbol_903, sizeof symbol_903},
  {"hexagon.fill", symbol_904, sizeof symbol_904},
  {"hifispeaker", symbol_905, sizeof symbol_905},
  {"highlighter", symbol_906, sizeof symbol_906},
  {"homepod", symbol_907, sizeof symbol_907},
  {"hourglass", symbol_908, sizeof symbol_908},
  {"hourglass.bottomhalf.filled", symbol_909, sizeof symbol_909},
  {"house", symbol_910, sizeof symbol_910},
  {"house.circle", symbol_911, sizeof symbol_911},
  {"house.circle.fill", symbol_912, sizeof symbol_912},
  {"house.fill", symbol_913, sizeof symbol_913},
  {"humidity", symbol_914, sizeof symbol_914},
  {"humidity.fill", symbol_915, sizeof symbol_915},
  {"hurricane", symbol_916, sizeof symbol_916},
  {"i.circle", symbol_917, sizeof symbol_917},
  {"i.circle.fill", symbol_918, sizeof symbol_918},
  {"icloud", symbol_919, sizeof symbol_919},
  {"icloud.and.arrow.down", symbol_920, sizeof symbol_920},
  {"icloud.and.arrow.down.fill", symbol_921, sizeof symbol_921},
  {"icloud.and.arrow.up", symbol_922, sizeof symbol_922},
  {"icloud.and.arrow.up.fill", symbol_923, sizeof symbol_923},
  {"icloud.fill", symbol_924, sizeof symbol_924},
  {"icloud.slash", symbol_925, sizeof symbol_925},
  {"increase.indent", symbol_926, sizeof symbol_926},
  {"info", symbol_927, sizeof symbol_927},
  {"info.bubble", symbol_928, sizeof symbol_928},
  {"info.circle", symbol_929, sizeof symbol_929},
  {"info.circle.fill", symbol_930, sizeof symbol_930},
  {"info.square", symbol_931, sizeof symbol_931},
  {"info.triangle", symbol_932, sizeof symbol_932},
  {"internaldrive", symbol_933, sizeof symbol_933},
  {"ipad", symbol_934, sizeof symbol_934},
  {"ipad.landscape", symbol_935, sizeof symbol_935},
  {"iphone", symbol_936, sizeof symbol_936},
  {"iphone.gen2", symbol_937, sizeof symbol_937},
  {"iphone.gen3", symbol_938, sizeof symbol_938},
  {"iphone.radiowaves.left.and.right", symbol_939, sizeof symbol_939},
  {"iphone.slash", symbol_940, sizeof symbol_940},
  {"italic", symbol_941, sizeof symbol_941},
  {"j.circle", symbol_942, sizeof symbol_942},
  {"j.circle.fill", symbol_943, sizeof symbol_943},
  {"k.circle", symbol_944, sizeof symbol_944},
  {"k.circle.fill", symbol_945, sizeof symbol_945},
  {"key", symbol_946, sizeof symbol_946},
  {"key.circle", symbol_947, sizeof symbol_947},
  {"key.circle.fill", symbol_948, sizeof symbol_948},
  {"key.fill", symbol_949, sizeof symbol_949},
  {"key.horizontal", symbol_950, sizeof symbol_950},
  {"key.viewfinder", symbol_951, sizeof symbol_951},
  {"keyboard", symbol_952, sizeof symbol_952},
  {"keyboard.chevron.compact.down", symbol_953, sizeof symbol_953},
  {"keyboard.fill", symbol_954, sizeof symbol_954},
  {"l.circle", symbol_955, sizeof symbol_955},
  {"l.circle.fill", symbol_956, sizeof symbol_956},
  {"ladybug", symbol_957, sizeof symbol_957},
  {"ladybug.fill", symbol_958, sizeof symbol_958},
  {"lamp.desk", symbol_959, sizeof symbol_959},
  {"lamp.floor", symbol_960, sizeof symbol_960},
  {"laptopcomputer", symbol_961, sizeof symbol_961},
  {"largecircle.fill.circle", symbol_962, sizeof symbol_962},
  {"leaf", symbol_963, sizeof symbol_963},
  {"leaf.arrow.triangle.circlepath", symbol_964, sizeof symbol_964},
  {"leaf.circle", symbol_965, sizeof symbol_965},
  {"leaf.circle.fill", symbol_966, sizeof symbol_966},
  {"leaf.fill", symbol_967, sizeof symbol_967},
  {"lessthan", symbol_968, sizeof symbol_968},
  {"lessthan.circle", symbol_969, sizeof symbol_969},
  {"lessthan.circle.fill", symbol_970, sizeof symbol_970},
  {"lessthan.square", symbol_971, sizeof symbol_971},
  {"lessthan.square.fill", symbol_972, sizeof symbol_972},
  {"light.max", symbol_973, sizeof symbol_973},
  {"lightbulb", symbol_974, sizeof symbol_974},
  {"lightbulb.circle", symbol_975, sizeof symbol_975},
  {"lightbulb.circle.fill", symbol_976, sizeof symbol_976},
  {"lightbulb.fill", symbol_977, sizeof symbol_977},
  {"lightbulb.slash", symbol_978, sizeof symbol_978},
  {"line.3.horizontal", symbol_979, sizeof symbol_979},
  {"line.3.horizontal.circle", symbol_980, sizeof symbol_980},
  {"line.3.horizontal.circle.fill", symbol_981, sizeof symbol_981},
  {"line.3.horizontal.decrease", symbol_982, sizeof symbol_982},
  {"line.3.horizontal.decrease.circle", symbol_983, sizeof symbol_983},
  {"line.3.horizontal.decrease.circle.fill", symbol_984, sizeof symbol_984},
  {"line.diagonal", symbol_985, sizeof symbol_985},
  {"line.horizontal.3", symbol_986, sizeof symbol_986},
  {"line.horizontal.3.decrease", symbol_987, sizeof symbol_987},
  {"line.horizontal.3.decrease.circle", symbol_988, sizeof symbol_988},
  {"line.horizontal.3.decrease.circle.fill", symbol_989, sizeof symbol_989},
  {"lineweight", symbol_990, sizeof symbol_990},
  {"link", symbol_991, sizeof symbol_991},
  {"link.badge.plus", symbol_992, sizeof symbol_992},
  {"link.circle", symbol_993, sizeof symbol_993},
  {"link.circle.fill", symbol_994, sizeof symbol_994},
  {"link.icloud", symbol_995, sizeof symbol_995},
  {"list.bullet", symbol_996, sizeof symbol_996},
  {"list.bullet.circle", symbol_997, sizeof symbol_997},
  {"list.bullet.circle.fill", symbol_998, sizeof symbol_998},
  {"list.bullet.indent", symbol_999, sizeof symbol_999},
  {"list.bullet.rectangle", symbol_1000, sizeof symbol_1000},
  {"list.bullet.rectangle.fill", symbol_1001, sizeof symbol_1001},
  {"list.clipboard", symbol_1002, sizeof symbol_1002},
  {"list.dash", symbol_1003, sizeof symbol_1003},
  {"list.number", symbol_1004, sizeof symbol_1004},
  {"list.star", symbol_1005, sizeof symbol_1005},
  {"list.triangle", symbol_1006, sizeof symbol_1006},
  {"location", symbol_1007, sizeof symbol_1007},
  {"location.circle", symbol_1008, sizeof symbol_1008},
  {"location.circle.fill", symbol_1009, sizeof symbol_1009},
  {"location.fill", symbol_1010, sizeof symbol_1010},
  {"location.north", symbol_1011, sizeof symbol_1011},
  {"location.north.fill", symbol_1012, sizeof symbol_1012},
  {"location.slash", symbol_1013, sizeof symbol_1013},
  {"location.slash.fill", symbol_1014, sizeof symbol_1014},
  {"location.square", symbol_1015, sizeof symbol_1015},
  {"location.square.fill", symbol_1016, sizeof symbol_1016},
  {"location.viewfinder", symbol_1017, sizeof symbol_1017},
  {"lock", symbol_1018, sizeof symbol_1018},
  {"lock.circle", symbol_1019, sizeof symbol_1019},
  {"lock.circle.fill", symbol_1020, sizeof symbol_1020},
  {"lock.doc", symbol_1021, sizeof symbol_1021},
  {"lock.fill", symbol_1022, sizeof symbol_1022},
  {"lock.icloud", symbol_1023, sizeof symbol_1023},
  {"lock.laptopcomputer", symbol_1024, sizeof symbol_1024},
  {"lock.open", symbol_1025, sizeof symbol_1025},
  {"lock.open.circle", symbol_1026, sizeof symbol_1026},
  {"lock.open.circle.fill", symbol_1027, sizeof symbol_1027},
  {"lock.open.fill", symbol_1028, sizeof symbol_1028},
  {"lock.rotation", symbol_1029, sizeof symbol_1029},
  {"lock.shield", symbol_1030, sizeof symbol_1030},
  {"lock.shield.fill", symbol_1031, sizeof symbol_1031},
  {"lock.slash", symbol_1032, sizeof symbol_1032},
  {"lock.square", symbol_1033, sizeof symbol_1033},
  {"lock.square.fill", symbol_1034, sizeof symbol_1034},
  {"lungs", symbol_1035, sizeof symbol_1035},
  {"m.circle", symbol_1036, sizeof symbol_1036},
  {"m.circle.fill", symbol_1037, sizeof symbol_1037},
  {"macmini", symbol_1038, sizeof symbol_1038},
  {"macpro.gen1", symbol_1039, sizeof symbol_1039},
  {"macwindow", symbol_1040, sizeof symbol_1040},
  {"magazine", symbol_1041, sizeof symbol_1041},
  {"magnifyingglass", symbol_1042, sizeof symbol_1042},
  {"magnifyingglass.circle", symbol_1043, sizeof symbol_1043},
  {"magnifyingglass.circle.fill", symbol_1044, sizeof symbol_1044},
  {"map", symbol_1045, sizeof symbol_1045},
  {"map.fill", symbol_1046, sizeof symbol_1046},
  {"mappin", symbol_1047, sizeof symbol_1047},
  {"mappin.and.ellipse", symbol_1048, sizeof symbol_1048},
  {"mappin.circle", symbol_1049, sizeof symbol_1049},
  {"mappin.circle.fill", symbol_1050, sizeof symbol_1050},
  {"mappin.square", symbol_1051, sizeof symbol_1051},
  {"mappin.square.fill", symbol_1052, sizeof symbol_1052},
  {"medal", symbol_1053, sizeof symbol_1053},
  {"medal.fill", symbol_1054, sizeof symbol_1054},
  {"medical.thermometer", symbol_1055, sizeof symbol_1055},
  {"megaphone", symbol_1056, sizeof symbol_1056},
  {"megaphone.fill", symbol_1057, sizeof symbol_1057},
  {"memorychip", symbol_1058, sizeof symbol_1058},
  {"menubar.rectangle", symbol_1059, sizeof symbol_1059},
  {"message", symbol_1060, sizeof symbol_1060},
  {"message.circle", symbol_1061, sizeof symbol_1061},
  {"message.circle.fill", symbol_1062, sizeof symbol_1062},
  {"message.fill", symbol_1063, sizeof symbol_1063},
  {"metronome", symbol_1064, sizeof symbol_1064},
  {"mic", symbol_1065, sizeof symbol_1065},
  {"mic.circle", symbol_1066, sizeof symbol_1066},
  {"mic.circle.fill", symbol_1067, sizeof symbol_1067},
  {"mic.fill", symbol_1068, sizeof symbol_1068},
  {"mic.slash", symbol_1069, sizeof symbol_1069},
  {"mic.slash.fill", symbol_1070, sizeof symbol_1070},
  {"mic.square", symbol_1071, sizeof symbol_1071},
  {"mic.square.fill", symbol_1072, sizeof symbol_1072},
  {"minus", symbol_1073, sizeof symbol_1073},
  {"minus.circle", symbol_1074, sizeof symbol_1074},
  {"minus.circle.fill", symbol_1075, sizeof symbol_1075},
  {"minus.magnifyingglass", symbol_1076, sizeof symbol_1076},
  {"minus.rectangle", symbol_1077, sizeof symbol_1077},
  {"minus.square", symbol_1078, sizeof symbol_1078},
  {"minus.square.fill", symbol_1079, sizeof symbol_1079},
  {"moon", symbol_1080, sizeof symbol_1080},
  {"moon.circle", symbol_1081, sizeof symbol_1081},
  {"moon.circle.fill", symbol_1082, sizeof symbol_1082},
  {"moon.fill", symbol_1083, sizeof symbol_1083},
  {"moon.stars", symbol_1084, sizeof symbol_1084},
  {"moon.stars.fill", symbol_1085, sizeof symbol_1085},
  {"moon.zzz", symbol_1086, sizeof symbol_1086},
  {"moon.zzz.fill", symbol_1087, sizeof symbol_1087},
  {"moonphase.first.quarter", symbol_1088, sizeof symbol_1088},
  {"moonphase.full.moon", symbol_1089, sizeof symbol_1089},
  {"moonphase.last.quarter", symbol_1090, sizeof symbol_1090},
  {"moonphase.new.moon", symbol_1091, sizeof symbol_1091},
  {"mountain.2", symbol_1092, sizeof symbol_1092},
  {"mountain.2.fill", symbol_1093, sizeof symbol_1093},
  {"mouth", symbol_1094, sizeof symbol_1094},
  {"mug", symbol_1095, sizeof symbol_1095},
  {"mug.fill", symbol_1096, sizeof symbol_1096},
  {"multiply", symbol_1097, sizeof symbol_1097},
  {"multiply.circle", symbol_1098, sizeof symbol_1098},
  {"multiply.circle.fill", symbol_1099, sizeof symbol_1099},
  {"multiply.square", symbol_1100, sizeof symbol_1100},
  {"multiply.square.fill", symbol_1101, sizeof symbol_1101},
  {"music.mic", symbol_1102, sizeof symbol_1102},
  {"music.note", symbol_1103, sizeof symbol_1103},
  {"music.note.house", symbol_1104, sizeof symbol_1104},
  {"music.note.list", symbol_1105, sizeof symbol_1105},
  {"music.quarternote.3", symbol_1106, sizeof symbol_1106},
  {"mustache", symbol_1107, sizeof symbol_1107},
  {"n.circle", symbol_1108, sizeof symbol_1108},
  {"n.circle.fill", symbol_1109, sizeof symbol_1109},
  {"network", symbol_1110, sizeof symbol_1110},
  {"newspaper", symbol_1111, sizeof symbol_1111},
  {"newspaper.fill", symbol_1112, sizeof symbol_1112},
  {"nose", symbol_1113, sizeof symbol_1113},
  {"nosign", symbol_1114, sizeof symbol_1114},
  {"note", symbol_1115, sizeof symbol_1115},
  {"note.text", symbol_1116, sizeof symbol_1116},
  {"number", symbol_1117, sizeof symbol_1117},
  {"number.circle", symbol_1118, sizeof symbol_1118},
  {"number.circle.fill", symbol_1119, sizeof symbol_1119},
  {"number.square", symbol_1120, sizeof symbol_1120},
  {"number.square.fill", symbol_1121, sizeof symbol_1121},
  {"o.circle", symbol_1122, sizeof symbol_1122},
  {"o.circle.fill", symbol_1123, sizeof symbol_1123},
  {"octagon", symbol_1124, sizeof symbol_1124},
  {"octagon.fill", symbol_1125, sizeof symbol_1125},
  {"opticaldisc", symbol_1126, sizeof symbol_1126},
  {"option", symbol_1127, sizeof symbol_1127},
  {"oval", symbol_1128, sizeof symbol_1128},
  {"oval.fill", symbol_1129, sizeof symbol_1129},
  {"oval.portrait", symbol_1130, sizeof symbol_1130},
  {"oval.portrait.fill", symbol_1131, sizeof symbol_1131},
  {"oven", symbol_1132, sizeof symbol_1132},
  {"p.circle", symbol_1133, sizeof symbol_1133},
  {"p.circle.fill", symbol_1134, sizeof symbol_1134},
  {"paintbrush", symbol_1135, sizeof symbol_1135},
  {"paintbrush.fill", symbol_1136, sizeof symbol_1136},
  {"paintbrush.pointed", symbol_1137, sizeof symbol_1137},
  {"paintbrush.pointed.fill", symbol_1138, sizeof symbol_1138},
  {"paintpalette", symbol_1139, sizeof symbol_1139},
  {"paintpalette.fill", symbol_1140, sizeof symbol_1140},
  {"paperclip", symbol_1141, sizeof symbol_1141},
  {"paperclip.circle", symbol_1142, sizeof symbol_1142},
  {"paperclip.circle.fill", symbol_1143, sizeof symbol_1143},
  {"paperplane", symbol_1144, sizeof symbol_1144},
  {"paperplane.circle", symbol_1145, sizeof symbol_1145},
  {"paperplane.circle.fill", symbol_1146, sizeof symbol_1146},
  {"paperplane.fill", symbol_1147, sizeof symbol_1147},
  {"party.popper", symbol_1148, sizeof symbol_1148},
  {"pause", symbol_1149, sizeof symbol_1149},
  {"pause.circle", symbol_1150, sizeof symbol_1150},
  {"pause.circle.fill", symbol_1151, sizeof symbol_1151},
  {"pause.fill", symbol_1152, sizeof symbol_1152},
  {"pawprint", symbol_1153, sizeof symbol_1153},
  {"pawprint.circle", symbol_1154, sizeof symbol_1154},
  {"pawprint.circle.fill", symbol_1155, sizeof symbol_1155},
  {"pawprint.fill", symbol_1156, sizeof symbol_1156},
  {"pc", symbol_1157, sizeof symbol_1157},
  {"pencil", symbol_1158, sizeof symbol_1158},
  {"pencil.and.outline", symbol_1159, sizeof symbol_1159},
  {"pencil.circle", symbol_1160, sizeof symbol_1160},
  {"pencil.circle.fill", symbol_1161, sizeof symbol_1161},
  {"pencil.slash", symbol_1162, sizeof symbol_1162},
  {"pencil.tip", symbol_1163, sizeof symbol_1163},
  {"pentagon", symbol_1164, sizeof symbol_1164},
  {"pentagon.fill", symbol_1165, sizeof symbol_1165},
  {"percent", symbol_1166, sizeof symbol_1166},
  {"percent.circle", symbol_1167, sizeof symbol_1167},
  {"percent.circle.fill", symbol_1168, sizeof symbol_1168},
  {"percent.square", symbol_1169, sizeof symbol_1169},
  {"percent.square.fill", symbol_1170, sizeof symbol_1170},
  {"person", symbol_1171, sizeof symbol_1171},
  {"person.2", symbol_1172, sizeof symbol_1172},
  {"person.2.circle", symbol_1173, sizeof symbol_1173},
  {"person.2.circle.fill", symbol_1174, sizeof symbol_1174},
  {"person.2.fill", symbol_1175, sizeof symbol_1175},
  {"person.3", symbol_1176, sizeof symbol_1176},
  {"person.3.fill", symbol_1177, sizeof symbol_1177},
  {"person.3.sequence", symbol_1178, sizeof symbol_1178},
  {"person.badge.minus", symbol_1179, sizeof symbol_1179},
  {"person.badge.plus", symbol_1180, sizeof symbol_1180},
  {"person.circle", symbol_1181, sizeof symbol_1181},
  {"person.circle.fill", symbol_1182, sizeof symbol_1182},
  {"person.crop.artframe", symbol_1183, sizeof symbol_1183},
  {"person.crop.circle", symbol_1184, sizeof symbol_1184},
  {"person.crop.circle.badge.checkmark", symbol_1185, sizeof symbol_1185},
  {"person.crop.circle.badge.exclamationmark", symbol_1186, sizeof symbol_1186},
  {"person.crop.circle.badge.minus", symbol_1187, sizeof symbol_1187},
  {"person.crop.circle.badge.plus", symbol_1188, sizeof symbol_1188},
  {"person.crop.circle.badge.questionmark", symbol_1189, sizeof symbol_1189},
  {"person.crop.circle.badge.xmark", symbol_1190, sizeof symbol_1190},
  {"person.crop.circle.fill", symbol_1191, sizeof symbol_1191},
  {"person.crop.circle.fill.badge.plus", symbol_1192, sizeof symbol_1192},
  {"person.crop.rectangle", symbol_1193, sizeof symbol_1193},
  {"person.crop.square", symbol_1194, sizeof symbol_1194},
  {"person.crop.square.fill", symbol_1195, sizeof symbol_1195},
  {"person.fill", symbol_1196, sizeof symbol_1196},
  {"person.fill.badge.minus", symbol_1197, sizeof symbol_1197},
  {"person.fill.badge.plus", symbol_1198, sizeof symbol_1198},
  {"person.fill.checkmark", symbol_1199, sizeof symbol_1199},
  {"person.fill.questionmark", symbol_1200, sizeof symbol_1200},
  {"person.fill.viewfinder", symbol_1201, sizeof symbol_1201},
  {"person.fill.xmark", symbol_1202, sizeof symbol_1202},
  {"person.text.rectangle", symbol_1203, sizeof symbol_1203},
  {"person.text.rectangle.fill", symbol_1204, sizeof symbol_1204},
  {"person.wave.2", symbol_1205, sizeof symbol_1205},
  {"perspective", symbol_1206, sizeof symbol_1206},
  {"phone", symbol_1207, sizeof symbol_1207},
  {"phone.arrow.up.right", symbol_1208, sizeof symbol_1208},
  {"phone.badge.plus", symbol_1209, sizeof symbol_1209},
  {"phone.bubble", symbol_1210, sizeof symbol_1210},
  {"phone.circle", symbol_1211, sizeof symbol_1211},
  {"phone.circle.fill", symbol_1212, sizeof symbol_1212},
  {"phone.down", symbol_1213, sizeof symbol_1213},
  {"phone.down.fill", symbol_1214, sizeof symbol_1214},
  {"phone.fill", symbol_1215, sizeof symbol_1215},
  {"photo", symbol_1216, sizeof symbol_1216},
  {"photo.circle", symbol_1217, sizeof symbol_1217},
  {"photo.circle.fill", symbol_1218, sizeof symbol_1218},
  {"photo.fill", symbol_1219, sizeof symbol_1219},
  {"photo.on.rectangle", symbol_1220, sizeof symbol_1220},
  {"photo.on.rectangle.angled", symbol_1221, sizeof symbol_1221},
  {"photo.stack", symbol_1222, sizeof symbol_1222},
  {"pianokeys", symbol_1223, sizeof symbol_1223},
  {"pill", symbol_1224, sizeof symbol_1224},
  {"pill.fill", symbol_1225, sizeof symbol_1225},
  {"pills", symbol_1226, sizeof symbol_1226},
  {"pills.fill", symbol_1227, sizeof symbol_1227},
  {"pin", symbol_1228, sizeof symbol_1228},
  {"pin.circle", symbol_1229, sizeof symbol_1229},
  {"pin.circle.fill", symbol_1230, sizeof symbol_1230},
  {"pin.fill", symbol_1231, sizeof symbol_1231},
  {"pin.slash", symbol_1232, sizeof symbol_1232},
  {"pin.slash.fill", symbol_1233, sizeof symbol_1233},
  {"play", symbol_1234, sizeof symbol_1234},
  {"play.circle", symbol_1235, sizeof symbol_1235},
  {"play.circle.fill", symbol_1236, sizeof symbol_1236},
  {"play.fill", symbol_1237, sizeof symbol_1237},
  {"play.house", symbol_1238, sizeof symbol_1238},
  {"play.rectangle", symbol_1239, sizeof symbol_1239},
  {"play.rectangle.fill", symbol_1240, sizeof symbol_1240},
  {"play.slash", symbol_1241, sizeof symbol_1241},
  {"play.square", symbol_1242, sizeof symbol_1242},
  {"play.square.fill", symbol_1243, sizeof symbol_1243},
  {"play.square.stack", symbol_1244, sizeof symbol_1244},
  {"play.tv", symbol_1245, sizeof symbol_1245},
  {"playpause", symbol_1246, sizeof symbol_1246},
  {"playpause.fill", symbol_1247, sizeof symbol_1247},
  {"plus", symbol_1248, sizeof symbol_1248},
  {"plus.app", symbol_1249, sizeof symbol_1249},
  {"plus.app.fill", symbol_1250, sizeof symbol_1250},
  {"plus.bubble", symbol_1251, sizeof symbol_1251},
  {"plus.bubble.fill", symbol_1252, sizeof symbol_1252},
  {"plus.circle", symbol_1253, sizeof symbol_1253},
  {"plus.circle.fill", symbol_1254, sizeof symbol_1254},
  {"plus.diamond", symbol_1255, sizeof symbol_1255},
  {"plus.forwardslash.minus", symbol_1256, sizeof symbol_1256},
  {"plus.magnifyingglass", symbol_1257, sizeof symbol_1257},
  {"plus.rectangle", symbol_1258, sizeof symbol_1258},
  {"plus.rectangle.fill", symbol_1259, sizeof symbol_1259},
  {"plus.rectangle.on.rectangle", symbol_1260, sizeof symbol_1260},
  {"plus.seal", symbol_1261, sizeof symbol_1261},
  {"plus.seal.fill", symbol_1262, sizeof symbol_1262},
  {"plus.slash.minus", symbol_1263, sizeof symbol_1263},
  {"plus.square", symbol_1264, sizeof symbol_1264},
  {"plus.square.fill", symbol_1265, sizeof symbol_1265},
  {"plus.square.on.square", symbol_1266, sizeof symbol_1266},
  {"plus.viewfinder", symbol_1267, sizeof symbol_1267},
  {"plusminus", symbol_1268, sizeof symbol_1268},
  {"plusminus.circle", symbol_1269, sizeof symbol_1269},
  {"plusminus.circle.fill", symbol_1270, sizeof symbol_1270},
  {"plusminus.square", symbol_1271, sizeof symbol_1271},
  {"plusminus.square.fill", symbol_1272, sizeof symbol_1272},
  {"point.3.connected.trianglepath.dotted", symbol_1273, sizeof symbol_1273},
  {"popcorn", symbol_1274, sizeof symbol_1274},
  {"power", symbol_1275, sizeof symbol_1275},
  {"power.circle", symbol_1276, sizeof symbol_1276},
  {"power.circle.fill", symbol_1277, sizeof symbol_1277},
  {"powerplug", symbol_1278, sizeof symbol_1278},
  {"powerplug.fill", symbol_1279, sizeof symbol_1279},
  {"printer", symbol_1280, sizeof symbol_1280},
  {"printer.fill", symbol_1281, sizeof symbol_1281},
  {"puzzlepiece", symbol_1282, sizeof symbol_1282},
  {"puzzlepiece.fill", symbol_1283, sizeof symbol_1283},
  {"pyramid", symbol_1284, sizeof symbol_1284},
  {"q.circle", symbol_1285, sizeof symbol_1285},
  {"q.circle.fill", symbol_1286, sizeof symbol_1286},
  {"qrcode", symbol_1287, sizeof symbol_1287},
  {"qrcode.viewfinder", symbol_1288, sizeof symbol_1288},
  {"questionmark", symbol_1289, sizeof symbol_1289},
  {"questionmark.bubble", symbol_1290, sizeof symbol_1290},
  {"questionmark.circle", symbol_1291, sizeof symbol_1291},
  {"questionmark.circle.fill", symbol_1292, sizeof symbol_1292},
  {"questionmark.diamond", symbol_1293, sizeof symbol_1293},
  {"questionmark.diamond.fill", symbol_1294, sizeof symbol_1294},
  {"questionmark.folder", symbol_1295, sizeof symbol_1295},
  {"questionmark.square", symbol_1296, sizeof symbol_1296},
  {"questionmark.square.dashed", symbol_1297, sizeof symbol_1297},
  {"questionmark.square.fill", symbol_1298, sizeof symbol_1298},
  {"quote.bubble", symbol_1299, sizeof symbol_1299},
  {"quote.bubble.fill", symbol_1300, sizeof symbol_1300},
  {"r.circle", symbol_1301, sizeof symbol_1301},
  {"r.circle.fill", symbol_1302, sizeof symbol_1302},
  {"radio", symbol_1303, sizeof symbol_1303},
  {"rainbow", symbol_1304, sizeof symbol_1304},
  {"rays", symbol_1305, sizeof symbol_1305},
  {"record.circle", symbol_1306, sizeof symbol_1306},
  {"record.circle.fill", symbol_1307, sizeof symbol_1307},
  {"rectangle", symbol_1308, sizeof symbol_1308},
  {"rectangle.3.group", symbol_1309, sizeof symbol_1309},
  {"rectangle.and.pencil.and.ellipsis", symbol_1310, sizeof symbol_1310},
  {"rectangle.compress.vertical", symbol_1311, sizeof symbol_1311},
  {"rectangle.expand.vertical", symbol_1312, sizeof symbol_1312},
  {"rectangle.fill", symbol_1313, sizeof symbol_1313},
  {"rectangle.grid.1x2", symbol_1314, sizeof symbol_1314},
  {"rectangle.grid.1x2.fill", symbol_1315, sizeof symbol_1315},
  {"rectangle.grid.2x2", symbol_1316, sizeof symbol_1316},
  {"rectangle.grid.2x2.fill", symbol_1317, sizeof symbol_1317},
  {"rectangle.inset.filled", symbol_1318, sizeof symbol_1318},
  {"rectangle.on.rectangle", symbol_1319, sizeof symbol_1319},
  {"rectangle.portrait", symbol_1320, sizeof symbol_1320},
  {"rectangle.portrait.and.arrow.right", symbol_1321, sizeof symbol_1321},
  {"rectangle.portrait.fill", symbol_1322, sizeof symbol_1322},
  {"rectangle.split.2x1", symbol_1323, sizeof symbol_1323},
  {"rectangle.split.3x1", symbol_1324, sizeof symbol_1324},
  {"rectangle.split.3x3", symbol_1325, sizeof symbol_1325},
  {"rectangle.stack", symbol_1326, sizeof symbol_1326},
  {"rectangle.stack.badge.plus", symbol_1327, sizeof symbol_1327},
  {"rectangle.stack.fill", symbol_1328, sizeof symbol_1328},
  {"refrigerator", symbol_1329, sizeof symbol_1329},
  {"repeat", symbol_1330, sizeof symbol_1330},
  {"repeat.1", symbol_1331, sizeof symbol_1331},
  {"repeat.circle", symbol_1332, sizeof symbol_1332},
  {"repeat.circle.fill", symbol_1333, sizeof symbol_1333},
  {"return", symbol_1334, sizeof symbol_1334},
  {"rhombus", symbol_1335, sizeof symbol_1335},
  {"rhombus.fill", symbol_1336, sizeof symbol_1336},
  {"rosette", symbol_1337, sizeof symbol_1337},
  {"rotate.3d", symbol_1338, sizeof symbol_1338},
  {"rotate.left", symbol_1339, sizeof symbol_1339},
  {"rotate.right", symbol_1340, sizeof symbol_1340},
  {"ruler", symbol_1341, sizeof symbol_1341},
  {"s.circle", symbol_1342, sizeof symbol_1342},
  {"s.circle.fill", symbol_1343, sizeof symbol_1343},
  {"sailboat", symbol_1344, sizeof symbol_1344},
  {"scalemass", symbol_1345, sizeof symbol_1345},
  {"scissors", symbol_1346, sizeof symbol_1346},
  {"scissors.circle", symbol_1347, sizeof symbol_1347},
  {"scissors.circle.fill", symbol_1348, sizeof symbol_1348},
  {"scooter", symbol_1349, sizeof symbol_1349},
  {"scope", symbol_1350, sizeof symbol_1350},
  {"screwdriver", symbol_1351, sizeof symbol_1351},
  {"scribble", symbol_1352, sizeof symbol_1352},
  {"scribble.variable", symbol_1353, sizeof symbol_1353},
  {"seal", symbol_1354, sizeof symbol_1354},
  {"seal.fill", symbol_1355, sizeof symbol_1355},
  {"server.rack", symbol_1356, sizeof symbol_1356},
  {"shield", symbol_1357, sizeof symbol_1357},
  {"shield.fill", symbol_1358, sizeof symbol_1358},
  {"shield.lefthalf.fill", symbol_1359, sizeof symbol_1359},
  {"shield.lefthalf.filled", symbol_1360, sizeof symbol_1360},
  {"shield.slash", symbol_1361, sizeof symbol_1361},
  {"shift", symbol_1362, sizeof symbol_1362},
  {"shippingbox", symbol_1363, sizeof symbol_1363},
  {"shippingbox.fill", symbol_1364, sizeof symbol_1364},
  {"shower", symbol_1365, sizeof symbol_1365},
  {"shuffle", symbol_1366, sizeof symbol_1366},
  {"shuffle.circle", symbol_1367, sizeof symbol_1367},
  {"shuffle.circle.fill", symbol_1368, sizeof symbol_1368},
  {"sidebar.leading", symbol_1369, sizeof symbol_1369},
  {"sidebar.left", symbol_1370, sizeof symbol_1370},
  {"sidebar.right", symbol_1371, sizeof symbol_1371},
  {"signature", symbol_1372, sizeof symbol_1372},
  {"signpost.right", symbol_1373, sizeof symbol_1373},
  {"simcard", symbol_1374, sizeof symbol_1374},
  {"skew", symbol_1375, sizeof symbol_1375},
  {"slash.circle", symbol_1376, sizeof symbol_1376},
  {"slider.horizontal.3", symbol_1377, sizeof symbol_1377},
  {"slider.vertical.3", symbol_1378, sizeof symbol_1378},
  {"smallcircle.fill.circle", symbol_1379, sizeof symbol_1379},
  {"smallcircle.filled.circle", symbol_1380, sizeof symbol_1380},
  {"smoke", symbol_1381, sizeof symbol_1381},
  {"smoke.fill", symbol_1382, sizeof symbol_1382},
  {"snow", symbol_1383, sizeof symbol_1383},
  {"snowflake", symbol_1384, sizeof symbol_1384},
  {"soccerball", symbol_1385, sizeof symbol_1385},
  {"sofa", symbol_1386, sizeof symbol_1386},
  {"space", symbol_1387, sizeof symbol_1387},
  {"sparkle", symbol_1388, sizeof symbol_1388},
  {"sparkles", symbol_1389, sizeof symbol_1389},
  {"speaker", symbol_1390, sizeof symbol_1390},
  {"speaker.fill", symbol_1391, sizeof symbol_1391},
  {"speaker.slash", symbol_1392, sizeof symbol_1392},
  {"speaker.slash.fill", symbol_1393, sizeof symbol_1393},
  {"speaker.wave.1", symbol_1394, sizeof symbol_1394},
  {"speaker.wave.1.fill", symbol_1395, sizeof symbol_1395},
  {"speaker.wave.2", symbol_1396, sizeof symbol_1396},
  {"speaker.wave.2.fill", symbol_1397, sizeof symbol_1397},
  {"speaker.wave.3", symbol_1398, sizeof symbol_1398},
  {"speaker.wave.3.fill", symbol_1399, sizeof symbol_1399},
  {"speedometer", symbol_1400, sizeof symbol_1400},
  {"spigot", symbol_1401, sizeof symbol_1401},
  {"sportscourt", symbol_1402, sizeof symbol_1402},
  {"square", symbol_1403, sizeof symbol_1403},
  {"square.and.arrow.down", symbol_1404, sizeof symbol_1404},
  {"square.and.arrow.up", symbol_1405, sizeof symbol_1405},
  {"square.and.arrow.up.circle", symbol_1406, sizeof symbol_1406},
  {"square.and.arrow.up.circle.fill", symbol_1407, sizeof symbol_1407},
  {"square.and.arrow.up.fill", symbol_1408, sizeof symbol_1408},
  {"square.and.pencil", symbol_1409, sizeof symbol_1409},
  {"square.dashed", symbol_1410, sizeof symbol_1410},
  {"square.fill", symbol_1411, sizeof symbol_1411},
  {"square.fill.on.square", symbol_1412, sizeof symbol_1412},
  {"square.grid.2x2", symbol_1413, sizeof symbol_1413},
  {"square.grid.2x2.fill", symbol_1414, sizeof symbol_1414},
  {"square.grid.3x3", symbol_1415, sizeof symbol_1415},
  {"square.grid.3x3.fill", symbol_1416, sizeof symbol_1416},
  {"square.inset.filled", symbol_1417, sizeof symbol_1417},
  {"square.on.circle", symbol_1418, sizeof symbol_1418},
  {"square.on.square", symbol_1419, sizeof symbol_1419},
  {"square.split.1x2", symbol_1420, sizeof symbol_1420},
  {"square.split.2x1", symbol_1421, sizeof symbol_1421},
  {"square.split.2x2", symbol_1422, sizeof symbol_1422},
  {"square.stack", symbol_1423, sizeof symbol_1423},
  {"square.stack.3d.up", symbol_1424, sizeof symbol_1424},
  {"square.stack.3d.up.fill", symbol_1425, sizeof symbol_1425},
  {"square.stack.fill", symbol_1426, sizeof symbol_1426},
  {"squareshape", symbol_1427, sizeof symbol_1427},
  {"squareshape.fill", symbol_1428, sizeof symbol_1428},
  {"star", symbol_1429, sizeof symbol_1429},
  {"star.bubble", symbol_1430, sizeof symbol_1430},
  {"star.circle", symbol_1431, sizeof symbol_1431},
  {"star.circle.fill", symbol_1432, sizeof symbol_1432},
  {"star.fill", symbol_1433, sizeof symbol_1433},
  {"star.leadinghalf.filled", symbol_1434, sizeof symbol_1434},
  {"star.lefthalf.fill", symbol_1435, sizeof symbol_1435},
  {"star.slash", symbol_1436, sizeof symbol_1436},
  {"star.slash.fill", symbol_1437, sizeof symbol_1437},
  {"star.square", symbol_1438, sizeof symbol_1438},
  {"star.square.fill", symbol_1439, sizeof symbol_1439},
  {"staroflife", symbol_1440, sizeof symbol_1440},
  {"staroflife.circle", symbol_1441, sizeof symbol_1441},
  {"staroflife.circle.fill", symbol_1442, sizeof symbol_1442},
  {"staroflife.fill", symbol_1443, sizeof symbol_1443},
  {"sterlingsign", symbol_1444, sizeof symbol_1444},
  {"sterlingsign.circle", symbol_1445, sizeof symbol_1445},
  {"sterlingsign.circle.fill", symbol_1446, sizeof symbol_1446},
  {"sterlingsign.square", symbol_1447, sizeof symbol_1447},
  {"sterlingsign.square.fill", symbol_1448, sizeof symbol_1448},
  {"stethoscope", symbol_1449, sizeof symbol_1449},
  {"stop", symbol_1450, sizeof symbol_1450},
  {"stop.circle", symbol_1451, sizeof symbol_1451},
  {"stop.circle.fill", symbol_1452, sizeof symbol_1452},
  {"stop.fill", symbol_1453, sizeof symbol_1453},
  {"stopwatch", symbol_1454, sizeof symbol_1454},
  {"stopwatch.fill", symbol_1455, sizeof symbol_1455},
  {"storefront", symbol_1456, sizeof symbol_1456},
  {"strikethrough", symbol_1457, sizeof symbol_1457},
  {"studentdesk", symbol_1458, sizeof symbol_1458},
  {"suit.club", symbol_1459, sizeof symbol_1459},
  {"suit.club.fill", symbol_1460, sizeof symbol_1460},
  {"suit.diamond", symbol_1461, sizeof symbol_1461},
  {"suit.diamond.fill", symbol_1462, sizeof symbol_1462},
  {"suit.heart", symbol_1463, sizeof symbol_1463},
  {"suit.heart.fill", symbol_1464, sizeof symbol_1464},
  {"suit.spade", symbol_1465, sizeof symbol_1465},
  {"suit.spade.fill", symbol_1466, sizeof symbol_1466},
  {"suitcase", symbol_1467, sizeof symbol_1467},
  {"suitcase.fill", symbol_1468, sizeof symbol_1468},
  {"sum", symbol_1469, sizeof symbol_1469},
  {"sun.max", symbol_1470, sizeof symbol_1470},
  {"sun.max.fill", symbol_1471, sizeof symbol_1471},
  {"sun.min", symbol_1472, sizeof symbol_1472},
  {"sun.min.fill", symbol_1473, sizeof symbol_1473},
  {"sunglasses", symbol_1474, sizeof symbol_1474},
  {"sunrise", symbol_1475, sizeof symbol_1475},
  {"sunrise.fill", symbol_1476, sizeof symbol_1476},
  {"sunset", symbol_1477, sizeof symbol_1477},
  {"sunset.fill", symbol_1478, sizeof symbol_1478},
  {"switch.2", symbol_1479, sizeof symbol_1479},
  {"syringe", symbol_1480, sizeof symbol_1480},
  {"t.circle", symbol_1481, sizeof symbol_1481},
  {"t.circle.fill", symbol_1482, sizeof symbol_1482},
  {"table", symbol_1483, sizeof symbol_1483},
  {"tablecells", symbol_1484, sizeof symbol_1484},
  {"tag", symbol_1485, sizeof symbol_1485},
  {"tag.circle", symbol_1486, sizeof symbol_1486},
  {"tag.circle.fill", symbol_1487, sizeof symbol_1487},
  {"tag.fill", symbol_1488, sizeof symbol_1488},
  {"tag.square", symbol_1489, sizeof symbol_1489},
  {"tag.square.fill", symbol_1490, sizeof symbol_1490},
  {"takeoutbag.and.cup.and.straw", symbol_1491, sizeof symbol_1491},
  {"target", symbol_1492, sizeof symbol_1492},
  {"tennis.racket", symbol_1493, sizeof symbol_1493},
  {"tennisball", symbol_1494, sizeof symbol_1494},
  {"tent", symbol_1495, sizeof symbol_1495},
  {"tent.fill", symbol_1496, sizeof symbol_1496},
  {"terminal", symbol_1497, sizeof symbol_1497},
  {"terminal.fill", symbol_1498, sizeof symbol_1498},
  {"testtube.2", symbol_1499, sizeof symbol_1499},
  {"text.aligncenter", symbol_1500, sizeof symbol_1500},
  {"text.alignleft", symbol_1501, sizeof symbol_1501},
  {"text.alignright", symbol_1502, sizeof symbol_1502},
  {"text.append", symbol_1503, sizeof symbol_1503},
  {"text.badge.checkmark", symbol_1504, sizeof symbol_1504},
  {"text.badge.plus", symbol_1505, sizeof symbol_1505},
  {"text.below.photo", symbol_1506, sizeof symbol_1506},
  {"text.book.closed", symbol_1507, sizeof symbol_1507},
  {"text.bubble", symbol_1508, sizeof symbol_1508},
  {"text.bubble.fill", symbol_1509, sizeof symbol_1509},
  {"text.justify", symbol_1510, sizeof symbol_1510},
  {"text.quote", symbol_1511, sizeof symbol_1511},
  {"text.viewfinder", symbol_1512, sizeof symbol_1512},
  {"textformat", symbol_1513, sizeof symbol_1513},
  {"textformat.abc", symbol_1514, sizeof symbol_1514},
  {"textformat.size", symbol_1515, sizeof symbol_1515},
  {"theatermasks", symbol_1516, sizeof symbol_1516},
  {"thermometer", symbol_1517, sizeof symbol_1517},
  {"thermometer.high", symbol_1518, sizeof symbol_1518},
  {"thermometer.low", symbol_1519, sizeof symbol_1519},
  {"thermometer.medium", symbol_1520, sizeof symbol_1520},
  {"thermometer.sun", symbol_1521, sizeof symbol_1521},
  {"ticket", symbol_1522, sizeof symbol_1522},
  {"ticket.fill", symbol_1523, sizeof symbol_1523},
  {"timer", symbol_1524, sizeof symbol_1524},
  {"timer.square", symbol_1525, sizeof symbol_1525},
  {"togglepower", symbol_1526, sizeof symbol_1526},
  {"tornado", symbol_1527, sizeof symbol_1527},
  {"tortoise", symbol_1528, sizeof symbol_1528},
  {"tortoise.fill", symbol_1529, sizeof symbol_1529},
  {"touchid", symbol_1530, sizeof symbol_1530},
  {"train.side.front.car", symbol_1531, sizeof symbol_1531},
  {"tram", symbol_1532, sizeof symbol_1532},
  {"tram.circle", symbol_1533, sizeof symbol_1533},
  {"tram.circle.fill", symbol_1534, sizeof symbol_1534},
  {"tram.fill", symbol_1535, sizeof symbol_1535},
  {"trash", symbol_1536, sizeof symbol_1536},
  {"trash.circle", symbol_1537, sizeof symbol_1537},
  {"trash.circle.fill", symbol_1538, sizeof symbol_1538},
  {"trash.fill", symbol_1539, sizeof symbol_1539},
  {"trash.slash", symbol_1540, sizeof symbol_1540},
  {"trash.square", symbol_1541, sizeof symbol_1541},
  {"trash.square.fill", symbol_1542, sizeof symbol_1542},
  {"tray", symbol_1543, sizeof symbol_1543},
  {"tray.2", symbol_1544, sizeof symbol_1544},
  {"tray.and.arrow.down", symbol_1545, sizeof symbol_1545},
  {"tray.and.arrow.up", symbol_1546, sizeof symbol_1546},
  {"tray.circle", symbol_1547, sizeof symbol_1547},
  {"tray.circle.fill", symbol_1548, sizeof symbol_1548},
  {"tray.fill", symbol_1549, sizeof symbol_1549},
  {"tray.full", symbol_1550, sizeof symbol_1550},
  {"tray.full.fill", symbol_1551, sizeof symbol_1551},
  {"tree", symbol_1552, sizeof symbol_1552},
  {"tree.fill", symbol_1553, sizeof symbol_1553},
  {"triangle", symbol_1554, sizeof symbol_1554},
  {"triangle.fill", symbol_1555, sizeof symbol_1555},
  {"trophy", symbol_1556, sizeof symbol_1556},
  {"trophy.fill", symbol_1557, sizeof symbol_1557},
  {"truck.box", symbol_1558, sizeof symbol_1558},
  {"tshirt", symbol_1559, sizeof symbol_1559},
  {"tshirt.fill", symbol_1560, sizeof symbol_1560},
  {"tv", symbol_1561, sizeof symbol_1561},
  {"tv.fill", symbol_1562, sizeof symbol_1562},
  {"u.circle", symbol_1563, sizeof symbol_1563},
  {"u.circle.fill", symbol_1564, sizeof symbol_1564},
  {"umbrella", symbol_1565, sizeof symbol_1565},
  {"umbrella.fill", symbol_1566, sizeof symbol_1566},
  {"underline", symbol_1567, sizeof symbol_1567},
  {"v.circle", symbol_1568, sizeof symbol_1568},
  {"v.circle.fill", symbol_1569, sizeof symbol_1569},
  {"video", symbol_1570, sizeof symbol_1570},
  {"video.badge.plus", symbol_1571, sizeof symbol_1571},
  {"video.circle", symbol_1572, sizeof symbol_1572},
  {"video.circle.fill", symbol_1573, sizeof symbol_1573},
  {"video.fill", symbol_1574, sizeof symbol_1574},
  {"video.slash", symbol_1575, sizeof symbol_1575},
  {"video.slash.fill", symbol_1576, sizeof symbol_1576},
  {"viewfinder", symbol_1577, sizeof symbol_1577},
  {"volleyball", symbol_1578, sizeof symbol_1578},
  {"w.circle", symbol_1579, sizeof symbol_1579},
  {"w.circle.fill", symbol_1580, sizeof symbol_1580},
  {"wallet.pass", symbol_1581, sizeof symbol_1581},
  {"wallet.pass.fill", symbol_1582, sizeof symbol_1582},
  {"wand.and.rays", symbol_1583, sizeof symbol_1583},
  {"wand.and.stars", symbol_1584, sizeof symbol_1584},
  {"washer", symbol_1585, sizeof symbol_1585},
  {"waveform", symbol_1586, sizeof symbol_1586},
  {"waveform.circle", symbol_1587, sizeof symbol_1587},
  {"waveform.circle.fill", symbol_1588, sizeof symbol_1588},
  {"waveform.path", symbol_1589, sizeof symbol_1589},
  {"waveform.path.ecg", symbol_1590, sizeof symbol_1590},
  {"wifi", symbol_1591, sizeof symbol_1591},
  {"wifi.circle", symbol_1592, sizeof symbol_1592},
  {"wifi.circle.fill", symbol_1593, sizeof symbol_1593},
  {"wifi.exclamationmark", symbol_1594, sizeof symbol_1594},
  {"wifi.slash", symbol_1595, sizeof symbol_1595},
  {"wind", symbol_1596, sizeof symbol_1596},
  {"wind.snow", symbol_1597, sizeof symbol_1597},
  {"wineglass", symbol_1598, sizeof symbol_1598},
  {"wrench", symbol_1599, sizeof symbol_1599},
  {"wrench.and.screwdriver", symbol_1600, sizeof symbol_1600},
  {"wrench.and.screwdriver.fill", symbol_1601, sizeof symbol_1601},
  {"wrench.fill", symbol_1602, sizeof symbol_1602},
  {"x.circle", symbol_1603, sizeof symbol_1603},
  {"x.circle.fill", symbol_1604, sizeof symbol_1604},
  {"x.squareroot", symbol_1605, sizeof symbol_1605},
  {"xmark", symbol_1606, sizeof symbol_1606},
  {"xmark.app", symbol_1607, sizeof symbol_1607},
  {"xmark.bin", symbol_1608, sizeof symbol_1608},
  {"xmark.circle", symbol_1609, sizeof symbol_1609},
  {"xmark.circle.fill", symbol_1610, sizeof symbol_1610},
  {"xmark.diamond", symbol_1611, sizeof symbol_1611},
  {"xmark.diamond.fill", symbol_1612, sizeof symbol_1612},
  {"xmark.icloud", symbol_1613, sizeof symbol_1613},
  {"xmark.octagon", symbol_1614, sizeof symbol_1614},
  {"xmark.octagon.fill", symbol_1615, sizeof symbol_1615},
  {"xmark.rectangle", symbol_1616, sizeof symbol_1616},
  {"xmark.seal", symbol_1617, sizeof symbol_1617},
  {"xmark.seal.fill", symbol_1618, sizeof symbol_1618},
  {"xmark.shield", symbol_1619, sizeof symbol_1619},
  {"xmark.shield.fill", symbol_1620, sizeof symbol_1620},
  {"xmark.square", symbol_1621, sizeof symbol_1621},
  {"xmark.square.fill", symbol_1622, sizeof symbol_1622},
  {"y.circle", symbol_1623, sizeof symbol_1623},
  {"y.circle.fill", symbol_1624, sizeof symbol_1624},
  {"yensign", symbol_1625, sizeof symbol_1625},
  {"yensign.circle", symbol_1626, sizeof symbol_1626},
  {"yensign.circle.fill", symbol_1627, sizeof symbol_1627},
  {"yensign.square", symbol_1628, sizeof symbol_1628},
  {"yensign.square.fill", symbol_1629, sizeof symbol_1629},
  {"z.circle", symbol_1630, sizeof symbol_1630},
  {"z.circle.fill", symbol_1631, sizeof symbol_1631},
  {"zzz", symbol_1632, sizeof symbol_1632},
};

static int compare(const void *name, const void *symbol) {
  return strcmp(name, ((const struct symbol_data *)symbol)->name);
}

const struct symbol_data *symbol_data_find(const char *name) {
  return bsearch(name, symbols, sizeof symbols / sizeof *symbols, sizeof *symbols, compare);
}

size_t symbol_data_count(void) { return sizeof symbols / sizeof *symbols; }
