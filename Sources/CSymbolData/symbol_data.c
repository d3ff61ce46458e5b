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
#embed "../../Assets/Symbols/backpack.fill.svg"
};
static const unsigned char symbol_314[] = {
#embed "../../Assets/Symbols/backward.svg"
};
static const unsigned char symbol_315[] = {
#embed "../../Assets/Symbols/backward.circle.svg"
};
static const unsigned char symbol_316[] = {
#embed "../../Assets/Symbols/backward.circle.fill.svg"
};
static const unsigned char symbol_317[] = {
#embed "../../Assets/Symbols/backward.end.svg"
};
static const unsigned char symbol_318[] = {
#embed "../../Assets/Symbols/backward.end.fill.svg"
};
static const unsigned char symbol_319[] = {
#embed "../../Assets/Symbols/backward.fill.svg"
};
static const unsigned char symbol_320[] = {
#embed "../../Assets/Symbols/backward.frame.fill.svg"
};
static const unsigned char symbol_321[] = {
#embed "../../Assets/Symbols/bag.svg"
};
static const unsigned char symbol_322[] = {
#embed "../../Assets/Symbols/bag.badge.plus.svg"
};
static const unsigned char symbol_323[] = {
#embed "../../Assets/Symbols/bag.circle.svg"
};
static const unsigned char symbol_324[] = {
#embed "../../Assets/Symbols/bag.circle.fill.svg"
};
static const unsigned char symbol_325[] = {
#embed "../../Assets/Symbols/bag.fill.svg"
};
static const unsigned char symbol_326[] = {
#embed "../../Assets/Symbols/balloon.svg"
};
static const unsigned char symbol_327[] = {
#embed "../../Assets/Symbols/balloon.fill.svg"
};
static const unsigned char symbol_328[] = {
#embed "../../Assets/Symbols/bandage.svg"
};
static const unsigned char symbol_329[] = {
#embed "../../Assets/Symbols/bandage.fill.svg"
};
static const unsigned char symbol_330[] = {
#embed "../../Assets/Symbols/banknote.svg"
};
static const unsigned char symbol_331[] = {
#embed "../../Assets/Symbols/banknote.fill.svg"
};
static const unsigned char symbol_332[] = {
#embed "../../Assets/Symbols/barcode.svg"
};
static const unsigned char symbol_333[] = {
#embed "../../Assets/Symbols/barcode.viewfinder.svg"
};
static const unsigned char symbol_334[] = {
#embed "../../Assets/Symbols/barometer.svg"
};
static const unsigned char symbol_335[] = {
#embed "../../Assets/Symbols/barometer.fill.svg"
};
static const unsigned char symbol_336[] = {
#embed "../../Assets/Symbols/baseball.svg"
};
static const unsigned char symbol_337[] = {
#embed "../../Assets/Symbols/basket.svg"
};
static const unsigned char symbol_338[] = {
#embed "../../Assets/Symbols/basket.fill.svg"
};
static const unsigned char symbol_339[] = {
#embed "../../Assets/Symbols/basketball.svg"
};
static const unsigned char symbol_340[] = {
#embed "../../Assets/Symbols/basketball.fill.svg"
};
static const unsigned char symbol_341[] = {
#embed "../../Assets/Symbols/bathtub.svg"
};
static const unsigned char symbol_342[] = {
#embed "../../Assets/Symbols/bathtub.fill.svg"
};
static const unsigned char symbol_343[] = {
#embed "../../Assets/Symbols/battery.0.svg"
};
static const unsigned char symbol_344[] = {
#embed "../../Assets/Symbols/battery.0percent.svg"
};
static const unsigned char symbol_345[] = {
#embed "../../Assets/Symbols/battery.100.svg"
};
static const unsigned char symbol_346[] = {
#embed "../../Assets/Symbols/battery.100.bolt.svg"
};
static const unsigned char symbol_347[] = {
#embed "../../Assets/Symbols/battery.100percent.svg"
};
static const unsigned char symbol_348[] = {
#embed "../../Assets/Symbols/battery.25.svg"
};
static const unsigned char symbol_349[] = {
#embed "../../Assets/Symbols/battery.25percent.svg"
};
static const unsigned char symbol_350[] = {
#embed "../../Assets/Symbols/battery.50.svg"
};
static const unsigned char symbol_351[] = {
#embed "../../Assets/Symbols/battery.50percent.svg"
};
static const unsigned char symbol_352[] = {
#embed "../../Assets/Symbols/battery.75.svg"
};
static const unsigned char symbol_353[] = {
#embed "../../Assets/Symbols/battery.75percent.svg"
};
static const unsigned char symbol_354[] = {
#embed "../../Assets/Symbols/bed.double.svg"
};
static const unsigned char symbol_355[] = {
#embed "../../Assets/Symbols/bed.double.fill.svg"
};
static const unsigned char symbol_356[] = {
#embed "../../Assets/Symbols/bell.svg"
};
static const unsigned char symbol_357[] = {
#embed "../../Assets/Symbols/bell.badge.svg"
};
static const unsigned char symbol_358[] = {
#embed "../../Assets/Symbols/bell.badge.fill.svg"
};
static const unsigned char symbol_359[] = {
#embed "../../Assets/Symbols/bell.circle.svg"
};
static const unsigned char symbol_360[] = {
#embed "../../Assets/Symbols/bell.circle.fill.svg"
};
static const unsigned char symbol_361[] = {
#embed "../../Assets/Symbols/bell.fill.svg"
};
static const unsigned char symbol_362[] = {
#embed "../../Assets/Symbols/bell.slash.svg"
};
static const unsigned char symbol_363[] = {
#embed "../../Assets/Symbols/bell.slash.fill.svg"
};
static const unsigned char symbol_364[] = {
#embed "../../Assets/Symbols/bicycle.svg"
};
static const unsigned char symbol_365[] = {
#embed "../../Assets/Symbols/bicycle.circle.svg"
};
static const unsigned char symbol_366[] = {
#embed "../../Assets/Symbols/bicycle.circle.fill.svg"
};
static const unsigned char symbol_367[] = {
#embed "../../Assets/Symbols/bird.svg"
};
static const unsigned char symbol_368[] = {
#embed "../../Assets/Symbols/bird.fill.svg"
};
static const unsigned char symbol_369[] = {
#embed "../../Assets/Symbols/birthday.cake.svg"
};
static const unsigned char symbol_370[] = {
#embed "../../Assets/Symbols/birthday.cake.fill.svg"
};
static const unsigned char symbol_371[] = {
#embed "../../Assets/Symbols/bitcoinsign.svg"
};
static const unsigned char symbol_372[] = {
#embed "../../Assets/Symbols/bitcoinsign.circle.svg"
};
static const unsigned char symbol_373[] = {
#embed "../../Assets/Symbols/bitcoinsign.circle.fill.svg"
};
static const unsigned char symbol_374[] = {
#embed "../../Assets/Symbols/bitcoinsign.square.svg"
};
static const unsigned char symbol_375[] = {
#embed "../../Assets/Symbols/bitcoinsign.square.fill.svg"
};
static const unsigned char symbol_376[] = {
#embed "../../Assets/Symbols/bold.svg"
};
static const unsigned char symbol_377[] = {
#embed "../../Assets/Symbols/bolt.svg"
};
static const unsigned char symbol_378[] = {
#embed "../../Assets/Symbols/bolt.circle.svg"
};
static const unsigned char symbol_379[] = {
#embed "../../Assets/Symbols/bolt.circle.fill.svg"
};
static const unsigned char symbol_380[] = {
#embed "../../Assets/Symbols/bolt.fill.svg"
};
static const unsigned char symbol_381[] = {
#embed "../../Assets/Symbols/bolt.heart.svg"
};
static const unsigned char symbol_382[] = {
#embed "../../Assets/Symbols/bolt.heart.fill.svg"
};
static const unsigned char symbol_383[] = {
#embed "../../Assets/Symbols/bolt.horizontal.svg"
};
static const unsigned char symbol_384[] = {
#embed "../../Assets/Symbols/bolt.horizontal.circle.svg"
};
static const unsigned char symbol_385[] = {
#embed "../../Assets/Symbols/bolt.horizontal.circle.fill.svg"
};
static const unsigned char symbol_386[] = {
#embed "../../Assets/Symbols/bolt.horizontal.fill.svg"
};
static const unsigned char symbol_387[] = {
#embed "../../Assets/Symbols/bolt.slash.svg"
};
static const unsigned char symbol_388[] = {
#embed "../../Assets/Symbols/bolt.slash.fill.svg"
};
static const unsigned char symbol_389[] = {
#embed "../../Assets/Symbols/bolt.square.svg"
};
static const unsigned char symbol_390[] = {
#embed "../../Assets/Symbols/bolt.square.fill.svg"
};
static const unsigned char symbol_391[] = {
#embed "../../Assets/Symbols/book.svg"
};
static const unsigned char symbol_392[] = {
#embed "../../Assets/Symbols/book.circle.svg"
};
static const unsigned char symbol_393[] = {
#embed "../../Assets/Symbols/book.circle.fill.svg"
};
static const unsigned char symbol_394[] = {
#embed "../../Assets/Symbols/book.closed.svg"
};
static const unsigned char symbol_395[] = {
#embed "../../Assets/Symbols/book.closed.fill.svg"
};
static const unsigned char symbol_396[] = {
#embed "../../Assets/Symbols/book.fill.svg"
};
static const unsigned char symbol_397[] = {
#embed "../../Assets/Symbols/bookmark.svg"
};
static const unsigned char symbol_398[] = {
#embed "../../Assets/Symbols/bookmark.circle.svg"
};
static const unsigned char symbol_399[] = {
#embed "../../Assets/Symbols/bookmark.circle.fill.svg"
};
static const unsigned char symbol_400[] = {
#embed "../../Assets/Symbols/bookmark.fill.svg"
};
static const unsigned char symbol_401[] = {
#embed "../../Assets/Symbols/bookmark.slash.svg"
};
static const unsigned char symbol_402[] = {
#embed "../../Assets/Symbols/bookmark.square.svg"
};
static const unsigned char symbol_403[] = {
#embed "../../Assets/Symbols/bookmark.square.fill.svg"
};
static const unsigned char symbol_404[] = {
#embed "../../Assets/Symbols/books.vertical.svg"
};
static const unsigned char symbol_405[] = {
#embed "../../Assets/Symbols/books.vertical.fill.svg"
};
static const unsigned char symbol_406[] = {
#embed "../../Assets/Symbols/box.truck.svg"
};
static const unsigned char symbol_407[] = {
#embed "../../Assets/Symbols/box.truck.fill.svg"
};
static const unsigned char symbol_408[] = {
#embed "../../Assets/Symbols/brain.svg"
};
static const unsigned char symbol_409[] = {
#embed "../../Assets/Symbols/brain.fill.svg"
};
static const unsigned char symbol_410[] = {
#embed "../../Assets/Symbols/brain.head.profile.svg"
};
static const unsigned char symbol_411[] = {
#embed "../../Assets/Symbols/briefcase.svg"
};
static const unsigned char symbol_412[] = {
#embed "../../Assets/Symbols/briefcase.circle.svg"
};
static const unsigned char symbol_413[] = {
#embed "../../Assets/Symbols/briefcase.circle.fill.svg"
};
static const unsigned char symbol_414[] = {
#embed "../../Assets/Symbols/briefcase.fill.svg"
};
static const unsigned char symbol_415[] = {
#embed "../../Assets/Symbols/bubble.left.svg"
};
static const unsigned char symbol_416[] = {
#embed "../../Assets/Symbols/bubble.left.and.bubble.right.svg"
};
static const unsigned char symbol_417[] = {
#embed "../../Assets/Symbols/bubble.left.and.bubble.right.fill.svg"
};
static const unsigned char symbol_418[] = {
#embed "../../Assets/Symbols/bubble.left.and.text.bubble.right.svg"
};
static const unsigned char symbol_419[] = {
#embed "../../Assets/Symbols/bubble.left.circle.svg"
};
static const unsigned char symbol_420[] = {
#embed "../../Assets/Symbols/bubble.left.circle.fill.svg"
};
static const unsigned char symbol_421[] = {
#embed "../../Assets/Symbols/bubble.left.fill.svg"
};
static const unsigned char symbol_422[] = {
#embed "../../Assets/Symbols/bubble.middle.bottom.svg"
};
static const unsigned char symbol_423[] = {
#embed "../../Assets/Symbols/bubble.right.svg"
};
static const unsigned char symbol_424[] = {
#embed "../../Assets/Symbols/bubble.right.fill.svg"
};
static const unsigned char symbol_425[] = {
#embed "../../Assets/Symbols/bubbles.and.sparkles.svg"
};
static const unsigned char symbol_426[] = {
#embed "../../Assets/Symbols/bubbles.and.sparkles.fill.svg"
};
static const unsigned char symbol_427[] = {
#embed "../../Assets/Symbols/building.svg"
};
static const unsigned char symbol_428[] = {
#embed "../../Assets/Symbols/building.2.svg"
};
static const unsigned char symbol_429[] = {
#embed "../../Assets/Symbols/building.2.fill.svg"
};
static const unsigned char symbol_430[] = {
#embed "../../Assets/Symbols/building.columns.svg"
};
static const unsigned char symbol_431[] = {
#embed "../../Assets/Symbols/building.columns.fill.svg"
};
static const unsigned char symbol_432[] = {
#embed "../../Assets/Symbols/building.fill.svg"
};
static const unsigned char symbol_433[] = {
#embed "../../Assets/Symbols/burst.svg"
};
static const unsigned char symbol_434[] = {
#embed "../../Assets/Symbols/burst.fill.svg"
};
static const unsigned char symbol_435[] = {
#embed "../../Assets/Symbols/bus.svg"
};
static const unsigned char symbol_436[] = {
#embed "../../Assets/Symbols/bus.fill.svg"
};
static const unsigned char symbol_437[] = {
#embed "../../Assets/Symbols/c.circle.svg"
};
static const unsigned char symbol_438[] = {
#embed "../../Assets/Symbols/c.circle.fill.svg"
};
static const unsigned char symbol_439[] = {
#embed "../../Assets/Symbols/cable.connector.svg"
};
static const unsigned char symbol_440[] = {
#embed "../../Assets/Symbols/calendar.svg"
};
static const unsigned char symbol_441[] = {
#embed "../../Assets/Symbols/calendar.badge.clock.svg"
};
static const unsigned char symbol_442[] = {
#embed "../../Assets/Symbols/calendar.badge.minus.svg"
};
static const unsigned char symbol_443[] = {
#embed "../../Assets/Symbols/calendar.badge.plus.svg"
};
static const unsigned char symbol_444[] = {
#embed "../../Assets/Symbols/calendar.circle.svg"
};
static const unsigned char symbol_445[] = {
#embed "../../Assets/Symbols/calendar.circle.fill.svg"
};
static const unsigned char symbol_446[] = {
#embed "../../Assets/Symbols/calendar.day.timeline.left.svg"
};
static const unsigned char symbol_447[] = {
#embed "../../Assets/Symbols/camera.svg"
};
static const unsigned char symbol_448[] = {
#embed "../../Assets/Symbols/camera.circle.svg"
};
static const unsigned char symbol_449[] = {
#embed "../../Assets/Symbols/camera.circle.fill.svg"
};
static const unsigned char symbol_450[] = {
#embed "../../Assets/Symbols/camera.fill.svg"
};
static const unsigned char symbol_451[] = {
#embed "../../Assets/Symbols/camera.filters.svg"
};
static const unsigned char symbol_452[] = {
#embed "../../Assets/Symbols/camera.macro.svg"
};
static const unsigned char symbol_453[] = {
#embed "../../Assets/Symbols/camera.viewfinder.svg"
};
static const unsigned char symbol_454[] = {
#embed "../../Assets/Symbols/capslock.svg"
};
static const unsigned char symbol_455[] = {
#embed "../../Assets/Symbols/capslock.fill.svg"
};
static const unsigned char symbol_456[] = {
#embed "../../Assets/Symbols/capsule.svg"
};
static const unsigned char symbol_457[] = {
#embed "../../Assets/Symbols/capsule.fill.svg"
};
static const unsigned char symbol_458[] = {
#embed "../../Assets/Symbols/capsule.portrait.svg"
};
static const unsigned char symbol_459[] = {
#embed "../../Assets/Symbols/capsule.portrait.fill.svg"
};
static const unsigned char symbol_460[] = {
#embed "../../Assets/Symbols/captions.bubble.svg"
};
static const unsigned char symbol_461[] = {
#embed "../../Assets/Symbols/captions.bubble.fill.svg"
};
static const unsigned char symbol_462[] = {
#embed "../../Assets/Symbols/car.svg"
};
static const unsigned char symbol_463[] = {
#embed "../../Assets/Symbols/car.circle.svg"
};
static const unsigned char symbol_464[] = {
#embed "../../Assets/Symbols/car.circle.fill.svg"
};
static const unsigned char symbol_465[] = {
#embed "../../Assets/Symbols/car.fill.svg"
};
static const unsigned char symbol_466[] = {
#embed "../../Assets/Symbols/carrot.svg"
};
static const unsigned char symbol_467[] = {
#embed "../../Assets/Symbols/carrot.fill.svg"
};
static const unsigned char symbol_468[] = {
#embed "../../Assets/Symbols/cart.svg"
};
static const unsigned char symbol_469[] = {
#embed "../../Assets/Symbols/cart.badge.minus.svg"
};
static const unsigned char symbol_470[] = {
#embed "../../Assets/Symbols/cart.badge.plus.svg"
};
static const unsigned char symbol_471[] = {
#embed "../../Assets/Symbols/cart.circle.svg"
};
static const unsigned char symbol_472[] = {
#embed "../../Assets/Symbols/cart.circle.fill.svg"
};
static const unsigned char symbol_473[] = {
#embed "../../Assets/Symbols/cart.fill.svg"
};
static const unsigned char symbol_474[] = {
#embed "../../Assets/Symbols/cart.fill.badge.plus.svg"
};
static const unsigned char symbol_475[] = {
#embed "../../Assets/Symbols/case.svg"
};
static const unsigned char symbol_476[] = {
#embed "../../Assets/Symbols/case.fill.svg"
};
static const unsigned char symbol_477[] = {
#embed "../../Assets/Symbols/chair.svg"
};
static const unsigned char symbol_478[] = {
#embed "../../Assets/Symbols/chair.fill.svg"
};
static const unsigned char symbol_479[] = {
#embed "../../Assets/Symbols/character.svg"
};
static const unsigned char symbol_480[] = {
#embed "../../Assets/Symbols/character.book.closed.svg"
};
static const unsigned char symbol_481[] = {
#embed "../../Assets/Symbols/character.bubble.svg"
};
static const unsigned char symbol_482[] = {
#embed "../../Assets/Symbols/character.bubble.fill.svg"
};
static const unsigned char symbol_483[] = {
#embed "../../Assets/Symbols/chart.bar.svg"
};
static const unsigned char symbol_484[] = {
#embed "../../Assets/Symbols/chart.bar.doc.horizontal.svg"
};
static const unsigned char symbol_485[] = {
#embed "../../Assets/Symbols/chart.bar.fill.svg"
};
static const unsigned char symbol_486[] = {
#embed "../../Assets/Symbols/chart.bar.xaxis.svg"
};
static const unsigned char symbol_487[] = {
#embed "../../Assets/Symbols/chart.line.downtrend.xyaxis.svg"
};
static const unsigned char symbol_488[] = {
#embed "../../Assets/Symbols/chart.line.uptrend.xyaxis.svg"
};
static const unsigned char symbol_489[] = {
#embed "../../Assets/Symbols/chart.pie.svg"
};
static const unsigned char symbol_490[] = {
#embed "../../Assets/Symbols/chart.pie.fill.svg"
};
static const unsigned char symbol_491[] = {
#embed "../../Assets/Symbols/chart.xyaxis.line.svg"
};
static const unsigned char symbol_492[] = {
#embed "../../Assets/Symbols/checklist.svg"
};
static const unsigned char symbol_493[] = {
#embed "../../Assets/Symbols/checkmark.svg"
};
static const unsigned char symbol_494[] = {
#embed "../../Assets/Symbols/checkmark.bubble.svg"
};
static const unsigned char symbol_495[] = {
#embed "../../Assets/Symbols/checkmark.bubble.fill.svg"
};
static const unsigned char symbol_496[] = {
#embed "../../Assets/Symbols/checkmark.circle.svg"
};
static const unsigned char symbol_497[] = {
#embed "../../Assets/Symbols/checkmark.circle.fill.svg"
};
static const unsigned char symbol_498[] = {
#embed "../../Assets/Symbols/checkmark.diamond.svg"
};
static const unsigned char symbol_499[] = {
#embed "../../Assets/Symbols/checkmark.diamond.fill.svg"
};
static const unsigned char symbol_500[] = {
#embed "../../Assets/Symbols/checkmark.icloud.svg"
};
static const unsigned char symbol_501[] = {
#embed "../../Assets/Symbols/checkmark.icloud.fill.svg"
};
static const unsigned char symbol_502[] = {
#embed "../../Assets/Symbols/checkmark.rectangle.svg"
};
static const unsigned char symbol_503[] = {
#embed "../../Assets/Symbols/checkmark.rectangle.fill.svg"
};
static const unsigned char symbol_504[] = {
#embed "../../Assets/Symbols/checkmark.seal.svg"
};
static const unsigned char symbol_505[] = {
#embed "../../Assets/Symbols/checkmark.seal.fill.svg"
};
static const unsigned char symbol_506[] = {
#embed "../../Assets/Symbols/checkmark.shield.svg"
};
static const unsigned char symbol_507[] = {
#embed "../../Assets/Symbols/checkmark.shield.fill.svg"
};
static const unsigned char symbol_508[] = {
#embed "../../Assets/Symbols/checkmark.square.svg"
};
static const unsigned char symbol_509[] = {
#embed "../../Assets/Symbols/checkmark.square.fill.svg"
};
static const unsigned char symbol_510[] = {
#embed "../../Assets/Symbols/chevron.backward.svg"
};
static const unsigned char symbol_511[] = {
#embed "../../Assets/Symbols/chevron.backward.circle.svg"
};
static const unsigned char symbol_512[] = {
#embed "../../Assets/Symbols/chevron.backward.circle.fill.svg"
};
static const unsigned char symbol_513[] = {
#embed "../../Assets/Symbols/chevron.backward.square.svg"
};
static const unsigned char symbol_514[] = {
#embed "../../Assets/Symbols/chevron.backward.square.fill.svg"
};
static const unsigned char symbol_515[] = {
#embed "../../Assets/Symbols/chevron.compact.down.svg"
};
static const unsigned char symbol_516[] = {
#embed "../../Assets/Symbols/chevron.compact.left.svg"
};
static const unsigned char symbol_517[] = {
#embed "../../Assets/Symbols/chevron.compact.right.svg"
};
static const unsigned char symbol_518[] = {
#embed "../../Assets/Symbols/chevron.compact.up.svg"
};
static const unsigned char symbol_519[] = {
#embed "../../Assets/Symbols/chevron.down.svg"
};
static const unsigned char symbol_520[] = {
#embed "../../Assets/Symbols/chevron.down.2.svg"
};
static const unsigned char symbol_521[] = {
#embed "../../Assets/Symbols/chevron.down.circle.svg"
};
static const unsigned char symbol_522[] = {
#embed "../../Assets/Symbols/chevron.down.circle.fill.svg"
};
static const unsigned char symbol_523[] = {
#embed "../../Assets/Symbols/chevron.down.square.svg"
};
static const unsigned char symbol_524[] = {
#embed "../../Assets/Symbols/chevron.down.square.fill.svg"
};
static const unsigned char symbol_525[] = {
#embed "../../Assets/Symbols/chevron.forward.svg"
};
static const unsigned char symbol_526[] = {
#embed "../../Assets/Symbols/chevron.forward.circle.svg"
};
static const unsigned char symbol_527[] = {
#embed "../../Assets/Symbols/chevron.forward.circle.fill.svg"
};
static const unsigned char symbol_528[] = {
#embed "../../Assets/Symbols/chevron.forward.square.svg"
};
static const unsigned char symbol_529[] = {
#embed "../../Assets/Symbols/chevron.forward.square.fill.svg"
};
static const unsigned char symbol_530[] = {
#embed "../../Assets/Symbols/chevron.left.svg"
};
static const unsigned char symbol_531[] = {
#embed "../../Assets/Symbols/chevron.left.2.svg"
};
static const unsigned char symbol_532[] = {
#embed "../../Assets/Symbols/chevron.left.circle.svg"
};
static const unsigned char symbol_533[] = {
#embed "../../Assets/Symbols/chevron.left.circle.fill.svg"
};
static const unsigned char symbol_534[] = {
#embed "../../Assets/Symbols/chevron.left.forwardslash.chevron.right.svg"
};
static const unsigned char symbol_535[] = {
#embed "../../Assets/Symbols/chevron.left.square.svg"
};
static const unsigned char symbol_536[] = {
#embed "../../Assets/Symbols/chevron.left.square.fill.svg"
};
static const unsigned char symbol_537[] = {
#embed "../../Assets/Symbols/chevron.right.svg"
};
static const unsigned char symbol_538[] = {
#embed "../../Assets/Symbols/chevron.right.2.svg"
};
static const unsigned char symbol_539[] = {
#embed "../../Assets/Symbols/chevron.right.circle.svg"
};
static const unsigned char symbol_540[] = {
#embed "../../Assets/Symbols/chevron.right.circle.fill.svg"
};
static const unsigned char symbol_541[] = {
#embed "../../Assets/Symbols/chevron.right.square.svg"
};
static const unsigned char symbol_542[] = {
#embed "../../Assets/Symbols/chevron.right.square.fill.svg"
};
static const unsigned char symbol_543[] = {
#embed "../../Assets/Symbols/chevron.up.svg"
};
static const unsigned char symbol_544[] = {
#embed "../../Assets/Symbols/chevron.up.2.svg"
};
static const unsigned char symbol_545[] = {
#embed "../../Assets/Symbols/chevron.up.chevron.down.svg"
};
static const unsigned char symbol_546[] = {
#embed "../../Assets/Symbols/chevron.up.circle.svg"
};
static const unsigned char symbol_547[] = {
#embed "../../Assets/Symbols/chevron.up.circle.fill.svg"
};
static const unsigned char symbol_548[] = {
#embed "../../Assets/Symbols/chevron.up.square.svg"
};
static const unsigned char symbol_549[] = {
#embed "../../Assets/Symbols/chevron.up.square.fill.svg"
};
static const unsigned char symbol_550[] = {
#embed "../../Assets/Symbols/circle.svg"
};
static const unsigned char symbol_551[] = {
#embed "../../Assets/Symbols/circle.bottomhalf.filled.svg"
};
static const unsigned char symbol_552[] = {
#embed "../../Assets/Symbols/circle.circle.svg"
};
static const unsigned char symbol_553[] = {
#embed "../../Assets/Symbols/circle.circle.fill.svg"
};
static const unsigned char symbol_554[] = {
#embed "../../Assets/Symbols/circle.dashed.svg"
};
static const unsigned char symbol_555[] = {
#embed "../../Assets/Symbols/circle.dotted.svg"
};
static const unsigned char symbol_556[] = {
#embed "../../Assets/Symbols/circle.fill.svg"
};
static const unsigned char symbol_557[] = {
#embed "../../Assets/Symbols/circle.grid.2x2.svg"
};
static const unsigned char symbol_558[] = {
#embed "../../Assets/Symbols/circle.grid.2x2.fill.svg"
};
static const unsigned char symbol_559[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.svg"
};
static const unsigned char symbol_560[] = {
#embed "../../Assets/Symbols/circle.grid.3x3.fill.svg"
};
static const unsigned char symbol_561[] = {
#embed "../../Assets/Symbols/circle.grid.cross.svg"
};
static const unsigned char symbol_562[] = {
#embed "../../Assets/Symbols/circle.grid.cross.fill.svg"
};
static const unsigned char symbol_563[] = {
#embed "../../Assets/Symbols/circle.hexagongrid.svg"
};
static const unsigned char symbol_564[] = {
#embed "../../Assets/Symbols/circle.hexagongrid.fill.svg"
};
static const unsigned char symbol_565[] = {
#embed "../../Assets/Symbols/circle.inset.filled.svg"
};
static const unsigned char symbol_566[] = {
#embed "../../Assets/Symbols/circle.lefthalf.fill.svg"
};
static const unsigned char symbol_567[] = {
#embed "../../Assets/Symbols/circle.lefthalf.filled.svg"
};
static const unsigned char symbol_568[] = {
#embed "../../Assets/Symbols/circle.righthalf.fill.svg"
};
static const unsigned char symbol_569[] = {
#embed "../../Assets/Symbols/circle.righthalf.filled.svg"
};
static const unsigned char symbol_570[] = {
#embed "../../Assets/Symbols/circle.slash.svg"
};
static const unsigned char symbol_571[] = {
#embed "../../Assets/Symbols/circle.tophalf.filled.svg"
};
static const unsigned char symbol_572[] = {
#embed "../../Assets/Symbols/clock.svg"
};
static const unsigned char symbol_573[] = {
#embed "../../Assets/Symbols/clock.arrow.circlepath.svg"
};
static const unsigned char symbol_574[] = {
#embed "../../Assets/Symbols/clock.badge.checkmark.svg"
};
static const unsigned char symbol_575[] = {
#embed "../../Assets/Symbols/clock.fill.svg"
};
static const unsigned char symbol_576[] = {
#embed "../../Assets/Symbols/cloud.svg"
};
static const unsigned char symbol_577[] = {
#embed "../../Assets/Symbols/cloud.bolt.svg"
};
static const unsigned char symbol_578[] = {
#embed "../../Assets/Symbols/cloud.bolt.fill.svg"
};
static const unsigned char symbol_579[] = {
#embed "../../Assets/Symbols/cloud.bolt.rain.svg"
};
static const unsigned char symbol_580[] = {
#embed "../../Assets/Symbols/cloud.bolt.rain.fill.svg"
};
static const unsigned char symbol_581[] = {
#embed "../../Assets/Symbols/cloud.circle.svg"
};
static const unsigned char symbol_582[] = {
#embed "../../Assets/Symbols/cloud.circle.fill.svg"
};
static const unsigned char symbol_583[] = {
#embed "../../Assets/Symbols/cloud.drizzle.svg"
};
static const unsigned char symbol_584[] = {
#embed "../../Assets/Symbols/cloud.drizzle.fill.svg"
};
static const unsigned char symbol_585[] = {
#embed "../../Assets/Symbols/cloud.fill.svg"
};
static const unsigned char symbol_586[] = {
#embed "../../Assets/Symbols/cloud.fog.svg"
};
static const unsigned char symbol_587[] = {
#embed "../../Assets/Symbols/cloud.fog.fill.svg"
};
static const unsigned char symbol_588[] = {
#embed "../../Assets/Symbols/cloud.hail.svg"
};
static const unsigned char symbol_589[] = {
#embed "../../Assets/Symbols/cloud.hail.fill.svg"
};
static const unsigned char symbol_590[] = {
#embed "../../Assets/Symbols/cloud.heavyrain.svg"
};
static const unsigned char symbol_591[] = {
#embed "../../Assets/Symbols/cloud.heavyrain.fill.svg"
};
static const unsigned char symbol_592[] = {
#embed "../../Assets/Symbols/cloud.moon.svg"
};
static const unsigned char symbol_593[] = {
#embed "../../Assets/Symbols/cloud.moon.bolt.svg"
};
static const unsigned char symbol_594[] = {
#embed "../../Assets/Symbols/cloud.moon.bolt.fill.svg"
};
static const unsigned char symbol_595[] = {
#embed "../../Assets/Symbols/cloud.moon.fill.svg"
};
static const unsigned char symbol_596[] = {
#embed "../../Assets/Symbols/cloud.moon.rain.svg"
};
static const unsigned char symbol_597[] = {
#embed "../../Assets/Symbols/cloud.moon.rain.fill.svg"
};
static const unsigned char symbol_598[] = {
#embed "../../Assets/Symbols/cloud.rain.svg"
};
static const unsigned char symbol_599[] = {
#embed "../../Assets/Symbols/cloud.rain.fill.svg"
};
static const unsigned char symbol_600[] = {
#embed "../../Assets/Symbols/cloud.sleet.svg"
};
static const unsigned char symbol_601[] = {
#embed "../../Assets/Symbols/cloud.sleet.fill.svg"
};
static const unsigned char symbol_602[] = {
#embed "../../Assets/Symbols/cloud.snow.svg"
};
static const unsigned char symbol_603[] = {
#embed "../../Assets/Symbols/cloud.snow.fill.svg"
};
static const unsigned char symbol_604[] = {
#embed "../../Assets/Symbols/cloud.sun.svg"
};
static const unsigned char symbol_605[] = {
#embed "../../Assets/Symbols/cloud.sun.bolt.svg"
};
static const unsigned char symbol_606[] = {
#embed "../../Assets/Symbols/cloud.sun.bolt.fill.svg"
};
static const unsigned char symbol_607[] = {
#embed "../../Assets/Symbols/cloud.sun.fill.svg"
};
static const unsigned char symbol_608[] = {
#embed "../../Assets/Symbols/cloud.sun.rain.svg"
};
static const unsigned char symbol_609[] = {
#embed "../../Assets/Symbols/cloud.sun.rain.fill.svg"
};
static const unsigned char symbol_610[] = {
#embed "../../Assets/Symbols/comb.svg"
};
static const unsigned char symbol_611[] = {
#embed "../../Assets/Symbols/command.svg"
};
static const unsigned char symbol_612[] = {
#embed "../../Assets/Symbols/command.circle.svg"
};
static const unsigned char symbol_613[] = {
#embed "../../Assets/Symbols/command.circle.fill.svg"
};
static const unsigned char symbol_614[] = {
#embed "../../Assets/Symbols/command.square.svg"
};
static const unsigned char symbol_615[] = {
#embed "../../Assets/Symbols/command.square.fill.svg"
};
static const unsigned char symbol_616[] = {
#embed "../../Assets/Symbols/computermouse.svg"
};
static const unsigned char symbol_617[] = {
#embed "../../Assets/Symbols/cone.svg"
};
static const unsigned char symbol_618[] = {
#embed "../../Assets/Symbols/cone.fill.svg"
};
static const unsigned char symbol_619[] = {
#embed "../../Assets/Symbols/contextualmenu.and.cursorarrow.svg"
};
static const unsigned char symbol_620[] = {
#embed "../../Assets/Symbols/control.svg"
};
static const unsigned char symbol_621[] = {
#embed "../../Assets/Symbols/cpu.svg"
};
static const unsigned char symbol_622[] = {
#embed "../../Assets/Symbols/cpu.fill.svg"
};
static const unsigned char symbol_623[] = {
#embed "../../Assets/Symbols/creditcard.svg"
};
static const unsigned char symbol_624[] = {
#embed "../../Assets/Symbols/creditcard.circle.svg"
};
static const unsigned char symbol_625[] = {
#embed "../../Assets/Symbols/creditcard.circle.fill.svg"
};
static const unsigned char symbol_626[] = {
#embed "../../Assets/Symbols/creditcard.fill.svg"
};
static const unsigned char symbol_627[] = {
#embed "../../Assets/Symbols/crop.svg"
};
static const unsigned char symbol_628[] = {
#embed "../../Assets/Symbols/cross.svg"
};
static const unsigned char symbol_629[] = {
#embed "../../Assets/Symbols/cross.case.svg"
};
static const unsigned char symbol_630[] = {
#embed "../../Assets/Symbols/cross.case.fill.svg"
};
static const unsigned char symbol_631[] = {
#embed "../../Assets/Symbols/cross.circle.svg"
};
static const unsigned char symbol_632[] = {
#embed "../../Assets/Symbols/cross.circle.fill.svg"
};
static const unsigned char symbol_633[] = {
#embed "../../Assets/Symbols/cross.fill.svg"
};
static const unsigned char symbol_634[] = {
#embed "../../Assets/Symbols/crown.svg"
};
static const unsigned char symbol_635[] = {
#embed "../../Assets/Symbols/crown.circle.svg"
};
static const unsigned char symbol_636[] = {
#embed "../../Assets/Symbols/crown.circle.fill.svg"
};
static const unsigned char symbol_637[] = {
#embed "../../Assets/Symbols/crown.fill.svg"
};
static const unsigned char symbol_638[] = {
#embed "../../Assets/Symbols/cube.svg"
};
static const unsigned char symbol_639[] = {
#embed "../../Assets/Symbols/cube.fill.svg"
};
static const unsigned char symbol_640[] = {
#embed "../../Assets/Symbols/cup.and.saucer.svg"
};
static const unsigned char symbol_641[] = {
#embed "../../Assets/Symbols/cup.and.saucer.fill.svg"
};
static const unsigned char symbol_642[] = {
#embed "../../Assets/Symbols/curlybraces.svg"
};
static const unsigned char symbol_643[] = {
#embed "../../Assets/Symbols/cursorarrow.svg"
};
static const unsigned char symbol_644[] = {
#embed "../../Assets/Symbols/cursorarrow.click.svg"
};
static const unsigned char symbol_645[] = {
#embed "../../Assets/Symbols/cylinder.svg"
};
static const unsigned char symbol_646[] = {
#embed "../../Assets/Symbols/cylinder.fill.svg"
};
static const unsigned char symbol_647[] = {
#embed "../../Assets/Symbols/d.circle.svg"
};
static const unsigned char symbol_648[] = {
#embed "../../Assets/Symbols/d.circle.fill.svg"
};
static const unsigned char symbol_649[] = {
#embed "../../Assets/Symbols/decrease.indent.svg"
};
static const unsigned char symbol_650[] = {
#embed "../../Assets/Symbols/delete.left.svg"
};
static const unsigned char symbol_651[] = {
#embed "../../Assets/Symbols/delete.left.fill.svg"
};
static const unsigned char symbol_652[] = {
#embed "../../Assets/Symbols/delete.right.svg"
};
static const unsigned char symbol_653[] = {
#embed "../../Assets/Symbols/deskclock.svg"
};
static const unsigned char symbol_654[] = {
#embed "../../Assets/Symbols/desktopcomputer.svg"
};
static const unsigned char symbol_655[] = {
#embed "../../Assets/Symbols/dial.low.svg"
};
static const unsigned char symbol_656[] = {
#embed "../../Assets/Symbols/dial.low.fill.svg"
};
static const unsigned char symbol_657[] = {
#embed "../../Assets/Symbols/diamond.svg"
};
static const unsigned char symbol_658[] = {
#embed "../../Assets/Symbols/diamond.fill.svg"
};
static const unsigned char symbol_659[] = {
#embed "../../Assets/Symbols/dice.svg"
};
static const unsigned char symbol_660[] = {
#embed "../../Assets/Symbols/dice.fill.svg"
};
static const unsigned char symbol_661[] = {
#embed "../../Assets/Symbols/die.face.1.svg"
};
static const unsigned char symbol_662[] = {
#embed "../../Assets/Symbols/die.face.1.fill.svg"
};
static const unsigned char symbol_663[] = {
#embed "../../Assets/Symbols/die.face.2.svg"
};
static const unsigned char symbol_664[] = {
#embed "../../Assets/Symbols/die.face.2.fill.svg"
};
static const unsigned char symbol_665[] = {
#embed "../../Assets/Symbols/die.face.3.svg"
};
static const unsigned char symbol_666[] = {
#embed "../../Assets/Symbols/die.face.3.fill.svg"
};
static const unsigned char symbol_667[] = {
#embed "../../Assets/Symbols/die.face.4.svg"
};
static const unsigned char symbol_668[] = {
#embed "../../Assets/Symbols/die.face.4.fill.svg"
};
static const unsigned char symbol_669[] = {
#embed "../../Assets/Symbols/die.face.5.svg"
};
static const unsigned char symbol_670[] = {
#embed "../../Assets/Symbols/die.face.5.fill.svg"
};
static const unsigned char symbol_671[] = {
#embed "../../Assets/Symbols/die.face.6.svg"
};
static const unsigned char symbol_672[] = {
#embed "../../Assets/Symbols/die.face.6.fill.svg"
};
static const unsigned char symbol_673[] = {
#embed "../../Assets/Symbols/display.svg"
};
static const unsigned char symbol_674[] = {
#embed "../../Assets/Symbols/display.2.svg"
};
static const unsigned char symbol_675[] = {
#embed "../../Assets/Symbols/divide.svg"
};
static const unsigned char symbol_676[] = {
#embed "../../Assets/Symbols/divide.circle.svg"
};
static const unsigned char symbol_677[] = {
#embed "../../Assets/Symbols/divide.circle.fill.svg"
};
static const unsigned char symbol_678[] = {
#embed "../../Assets/Symbols/divide.square.svg"
};
static const unsigned char symbol_679[] = {
#embed "../../Assets/Symbols/divide.square.fill.svg"
};
static const unsigned char symbol_680[] = {
#embed "../../Assets/Symbols/doc.svg"
};
static const unsigned char symbol_681[] = {
#embed "../../Assets/Symbols/doc.badge.plus.svg"
};
static const unsigned char symbol_682[] = {
#embed "../../Assets/Symbols/doc.circle.svg"
};
static const unsigned char symbol_683[] = {
#embed "../../Assets/Symbols/doc.circle.fill.svg"
};
static const unsigned char symbol_684[] = {
#embed "../../Assets/Symbols/doc.fill.svg"
};
static const unsigned char symbol_685[] = {
#embed "../../Assets/Symbols/doc.on.clipboard.svg"
};
static const unsigned char symbol_686[] = {
#embed "../../Assets/Symbols/doc.on.doc.svg"
};
static const unsigned char symbol_687[] = {
#embed "../../Assets/Symbols/doc.on.doc.fill.svg"
};
static const unsigned char symbol_688[] = {
#embed "../../Assets/Symbols/doc.plaintext.svg"
};
static const unsigned char symbol_689[] = {
#embed "../../Assets/Symbols/doc.plaintext.fill.svg"
};
static const unsigned char symbol_690[] = {
#embed "../../Assets/Symbols/doc.richtext.svg"
};
static const unsigned char symbol_691[] = {
#embed "../../Assets/Symbols/doc.richtext.fill.svg"
};
static const unsigned char symbol_692[] = {
#embed "../../Assets/Symbols/doc.text.svg"
};
static const unsigned char symbol_693[] = {
#embed "../../Assets/Symbols/doc.text.fill.svg"
};
static const unsigned char symbol_694[] = {
#embed "../../Assets/Symbols/doc.text.magnifyingglass.svg"
};
static const unsigned char symbol_695[] = {
#embed "../../Assets/Symbols/doc.text.viewfinder.svg"
};
static const unsigned char symbol_696[] = {
#embed "../../Assets/Symbols/dollarsign.svg"
};
static const unsigned char symbol_697[] = {
#embed "../../Assets/Symbols/dollarsign.circle.svg"
};
static const unsigned char symbol_698[] = {
#embed "../../Assets/Symbols/dollarsign.circle.fill.svg"
};
static const unsigned char symbol_699[] = {
#embed "../../Assets/Symbols/dollarsign.square.svg"
};
static const unsigned char symbol_700[] = {
#embed "../../Assets/Symbols/dollarsign.square.fill.svg"
};
static const unsigned char symbol_701[] = {
#embed "../../Assets/Symbols/door.left.hand.closed.svg"
};
static const unsigned char symbol_702[] = {
#embed "../../Assets/Symbols/dot.circle.svg"
};
static const unsigned char symbol_703[] = {
#embed "../../Assets/Symbols/dot.circle.fill.svg"
};
static const unsigned char symbol_704[] = {
#embed "../../Assets/Symbols/dot.radiowaves.left.and.right.svg"
};
static const unsigned char symbol_705[] = {
#embed "../../Assets/Symbols/dot.radiowaves.right.svg"
};
static const unsigned char symbol_706[] = {
#embed "../../Assets/Symbols/dot.square.svg"
};
static const unsigned char symbol_707[] = {
#embed "../../Assets/Symbols/dot.square.fill.svg"
};
static const unsigned char symbol_708[] = {
#embed "../../Assets/Symbols/dot.viewfinder.svg"
};
static const unsigned char symbol_709[] = {
#embed "../../Assets/Symbols/drop.svg"
};
static const unsigned char symbol_710[] = {
#embed "../../Assets/Symbols/drop.circle.svg"
};
static const unsigned char symbol_711[] = {
#embed "../../Assets/Symbols/drop.circle.fill.svg"
};
static const unsigned char symbol_712[] = {
#embed "../../Assets/Symbols/drop.fill.svg"
};
static const unsigned char symbol_713[] = {
#embed "../../Assets/Symbols/dumbbell.svg"
};
static const unsigned char symbol_714[] = {
#embed "../../Assets/Symbols/dumbbell.fill.svg"
};
static const unsigned char symbol_715[] = {
#embed "../../Assets/Symbols/e.circle.svg"
};
static const unsigned char symbol_716[] = {
#embed "../../Assets/Symbols/e.circle.fill.svg"
};
static const unsigned char symbol_717[] = {
#embed "../../Assets/Symbols/ear.svg"
};
static const unsigned char symbol_718[] = {
#embed "../../Assets/Symbols/ellipsis.svg"
};
static const unsigned char symbol_719[] = {
#embed "../../Assets/Symbols/ellipsis.bubble.svg"
};
static const unsigned char symbol_720[] = {
#embed "../../Assets/Symbols/ellipsis.bubble.fill.svg"
};
static const unsigned char symbol_721[] = {
#embed "../../Assets/Symbols/ellipsis.circle.svg"
};
static const unsigned char symbol_722[] = {
#embed "../../Assets/Symbols/ellipsis.circle.fill.svg"
};
static const unsigned char symbol_723[] = {
#embed "../../Assets/Symbols/ellipsis.rectangle.svg"
};
static const unsigned char symbol_724[] = {
#embed "../../Assets/Symbols/ellipsis.rectangle.fill.svg"
};
static const unsigned char symbol_725[] = {
#embed "../../Assets/Symbols/envelope.svg"
};
static const unsigned char symbol_726[] = {
#embed "../../Assets/Symbols/envelope.badge.svg"
};
static const unsigned char symbol_727[] = {
#embed "../../Assets/Symbols/envelope.circle.svg"
};
static const unsigned char symbol_728[] = {
#embed "../../Assets/Symbols/envelope.circle.fill.svg"
};
static const unsigned char symbol_729[] = {
#embed "../../Assets/Symbols/envelope.fill.svg"
};
static const unsigned char symbol_730[] = {
#embed "../../Assets/Symbols/envelope.open.svg"
};
static const unsigned char symbol_731[] = {
#embed "../../Assets/Symbols/envelope.open.fill.svg"
};
static const unsigned char symbol_732[] = {
#embed "../../Assets/Symbols/equal.svg"
};
static const unsigned char symbol_733[] = {
#embed "../../Assets/Symbols/equal.circle.svg"
};
static const unsigned char symbol_734[] = {
#embed "../../Assets/Symbols/equal.circle.fill.svg"
};
static const unsigned char symbol_735[] = {
#embed "../../Assets/Symbols/equal.square.svg"
};
static const unsigned char symbol_736[] = {
#embed "../../Assets/Symbols/equal.square.fill.svg"
};
static const unsigned char symbol_737[] = {
#embed "../../Assets/Symbols/eraser.svg"
};
static const unsigned char symbol_738[] = {
#embed "../../Assets/Symbols/eraser.fill.svg"
};
static const unsigned char symbol_739[] = {
#embed "../../Assets/Symbols/escape.svg"
};
static const unsigned char symbol_740[] = {
#embed "../../Assets/Symbols/eurosign.svg"
};
static const unsigned char symbol_741[] = {
#embed "../../Assets/Symbols/eurosign.circle.svg"
};
static const unsigned char symbol_742[] = {
#embed "../../Assets/Symbols/eurosign.circle.fill.svg"
};
static const unsigned char symbol_743[] = {
#embed "../../Assets/Symbols/eurosign.square.svg"
};
static const unsigned char symbol_744[] = {
#embed "../../Assets/Symbols/eurosign.square.fill.svg"
};
static const unsigned char symbol_745[] = {
#embed "../../Assets/Symbols/exclamationmark.svg"
};
static const unsigned char symbol_746[] = {
#embed "../../Assets/Symbols/exclamationmark.2.svg"
};
static const unsigned char symbol_747[] = {
#embed "../../Assets/Symbols/exclamationmark.3.svg"
};
static const unsigned char symbol_748[] = {
#embed "../../Assets/Symbols/exclamationmark.arrow.triangle.2.circlepath.svg"
};
static const unsigned char symbol_749[] = {
#embed "../../Assets/Symbols/exclamationmark.bubble.svg"
};
static const unsigned char symbol_750[] = {
#embed "../../Assets/Symbols/exclamationmark.bubble.fill.svg"
};
static const unsigned char symbol_751[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.svg"
};
static const unsigned char symbol_752[] = {
#embed "../../Assets/Symbols/exclamationmark.circle.fill.svg"
};
static const unsigned char symbol_753[] = {
#embed "../../Assets/Symbols/exclamationmark.icloud.svg"
};
static const unsigned char symbol_754[] = {
#embed "../../Assets/Symbols/exclamationmark.icloud.fill.svg"
};
static const unsigned char symbol_755[] = {
#embed "../../Assets/Symbols/exclamationmark.lock.svg"
};
static const unsigned char symbol_756[] = {
#embed "../../Assets/Symbols/exclamationmark.lock.fill.svg"
};
static const unsigned char symbol_757[] = {
#embed "../../Assets/Symbols/exclamationmark.octagon.svg"
};
static const unsigned char symbol_758[] = {
#embed "../../Assets/Symbols/exclamationmark.octagon.fill.svg"
};
static const unsigned char symbol_759[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.svg"
};
static const unsigned char symbol_760[] = {
#embed "../../Assets/Symbols/exclamationmark.seal.fill.svg"
};
static const unsigned char symbol_761[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.svg"
};
static const unsigned char symbol_762[] = {
#embed "../../Assets/Symbols/exclamationmark.shield.fill.svg"
};
static const unsigned char symbol_763[] = {
#embed "../../Assets/Symbols/exclamationmark.square.svg"
};
static const unsigned char symbol_764[] = {
#embed "../../Assets/Symbols/exclamationmark.square.fill.svg"
};
static const unsigned char symbol_765[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.svg"
};
static const unsigned char symbol_766[] = {
#embed "../../Assets/Symbols/exclamationmark.triangle.fill.svg"
};
static const unsigned char symbol_767[] = {
#embed "../../Assets/Symbols/externaldrive.svg"
};
static const unsigned char symbol_768[] = {
#embed "../../Assets/Symbols/externaldrive.fill.svg"
};
static const unsigned char symbol_769[] = {
#embed "../../Assets/Symbols/eye.svg"
};
static const unsigned char symbol_770[] = {
#embed "../../Assets/Symbols/eye.circle.svg"
};
static const unsigned char symbol_771[] = {
#embed "../../Assets/Symbols/eye.circle.fill.svg"
};
static const unsigned char symbol_772[] = {
#embed "../../Assets/Symbols/eye.fill.svg"
};
static const unsigned char symbol_773[] = {
#embed "../../Assets/Symbols/eye.slash.svg"
};
static const unsigned char symbol_774[] = {
#embed "../../Assets/Symbols/eye.slash.fill.svg"
};
static const unsigned char symbol_775[] = {
#embed "../../Assets/Symbols/eye.square.svg"
};
static const unsigned char symbol_776[] = {
#embed "../../Assets/Symbols/eye.square.fill.svg"
};
static const unsigned char symbol_777[] = {
#embed "../../Assets/Symbols/eyedropper.svg"
};
static const unsigned char symbol_778[] = {
#embed "../../Assets/Symbols/eyeglasses.svg"
};
static const unsigned char symbol_779[] = {
#embed "../../Assets/Symbols/eyeglasses.fill.svg"
};
static const unsigned char symbol_780[] = {
#embed "../../Assets/Symbols/eyes.svg"
};
static const unsigned char symbol_781[] = {
#embed "../../Assets/Symbols/f.circle.svg"
};
static const unsigned char symbol_782[] = {
#embed "../../Assets/Symbols/f.circle.fill.svg"
};
static const unsigned char symbol_783[] = {
#embed "../../Assets/Symbols/face.dashed.svg"
};
static const unsigned char symbol_784[] = {
#embed "../../Assets/Symbols/face.smiling.svg"
};
static const unsigned char symbol_785[] = {
#embed "../../Assets/Symbols/face.smiling.inverse.svg"
};
static const unsigned char symbol_786[] = {
#embed "../../Assets/Symbols/faceid.svg"
};
static const unsigned char symbol_787[] = {
#embed "../../Assets/Symbols/facemask.svg"
};
static const unsigned char symbol_788[] = {
#embed "../../Assets/Symbols/facemask.fill.svg"
};
static const unsigned char symbol_789[] = {
#embed "../../Assets/Symbols/ferry.svg"
};
static const unsigned char symbol_790[] = {
#embed "../../Assets/Symbols/ferry.fill.svg"
};
static const unsigned char symbol_791[] = {
#embed "../../Assets/Symbols/figure.2.and.child.holdinghands.svg"
};
static const unsigned char symbol_792[] = {
#embed "../../Assets/Symbols/figure.run.svg"
};
static const unsigned char symbol_793[] = {
#embed "../../Assets/Symbols/figure.stand.svg"
};
static const unsigned char symbol_794[] = {
#embed "../../Assets/Symbols/figure.walk.svg"
};
static const unsigned char symbol_795[] = {
#embed "../../Assets/Symbols/figure.walk.circle.svg"
};
static const unsigned char symbol_796[] = {
#embed "../../Assets/Symbols/figure.wave.svg"
};
static const unsigned char symbol_797[] = {
#embed "../../Assets/Symbols/filemenu.and.selection.svg"
};
static const unsigned char symbol_798[] = {
#embed "../../Assets/Symbols/film.svg"
};
static const unsigned char symbol_799[] = {
#embed "../../Assets/Symbols/film.fill.svg"
};
static const unsigned char symbol_800[] = {
#embed "../../Assets/Symbols/fish.svg"
};
static const unsigned char symbol_801[] = {
#embed "../../Assets/Symbols/fish.fill.svg"
};
static const unsigned char symbol_802[] = {
#embed "../../Assets/Symbols/flag.svg"
};
static const unsigned char symbol_803[] = {
#embed "../../Assets/Symbols/flag.checkered.svg"
};
static const unsigned char symbol_804[] = {
#embed "../../Assets/Symbols/flag.circle.svg"
};
static const unsigned char symbol_805[] = {
#embed "../../Assets/Symbols/flag.circle.fill.svg"
};
static const unsigned char symbol_806[] = {
#embed "../../Assets/Symbols/flag.fill.svg"
};
static const unsigned char symbol_807[] = {
#embed "../../Assets/Symbols/flag.slash.svg"
};
static const unsigned char symbol_808[] = {
#embed "../../Assets/Symbols/flag.square.svg"
};
static const unsigned char symbol_809[] = {
#embed "../../Assets/Symbols/flag.square.fill.svg"
};
static const unsigned char symbol_810[] = {
#embed "../../Assets/Symbols/flame.svg"
};
static const unsigned char symbol_811[] = {
#embed "../../Assets/Symbols/flame.circle.svg"
};
static const unsigned char symbol_812[] = {
#embed "../../Assets/Symbols/flame.circle.fill.svg"
};
static const unsigned char symbol_813[] = {
#embed "../../Assets/Symbols/flame.fill.svg"
};
static const unsigned char symbol_814[] = {
#embed "../../Assets/Symbols/flip.horizontal.svg"
};
static const unsigned char symbol_815[] = {
#embed "../../Assets/Symbols/flowchart.svg"
};
static const unsigned char symbol_816[] = {
#embed "../../Assets/Symbols/folder.svg"
};
static const unsigned char symbol_817[] = {
#embed "../../Assets/Symbols/folder.badge.minus.svg"
};
static const unsigned char symbol_818[] = {
#embed "../../Assets/Symbols/folder.badge.plus.svg"
};
static const unsigned char symbol_819[] = {
#embed "../../Assets/Symbols/folder.circle.svg"
};
static const unsigned char symbol_820[] = {
#embed "../../Assets/Symbols/folder.circle.fill.svg"
};
static const unsigned char symbol_821[] = {
#embed "../../Assets/Symbols/folder.fill.svg"
};
static const unsigned char symbol_822[] = {
#embed "../../Assets/Symbols/football.svg"
};
static const unsigned char symbol_823[] = {
#embed "../../Assets/Symbols/football.fill.svg"
};
static const unsigned char symbol_824[] = {
#embed "../../Assets/Symbols/fork.knife.svg"
};
static const unsigned char symbol_825[] = {
#embed "../../Assets/Symbols/fork.knife.circle.svg"
};
static const unsigned char symbol_826[] = {
#embed "../../Assets/Symbols/fork.knife.circle.fill.svg"
};
static const unsigned char symbol_827[] = {
#embed "../../Assets/Symbols/forward.svg"
};
static const unsigned char symbol_828[] = {
#embed "../../Assets/Symbols/forward.circle.svg"
};
static const unsigned char symbol_829[] = {
#embed "../../Assets/Symbols/forward.circle.fill.svg"
};
static const unsigned char symbol_830[] = {
#embed "../../Assets/Symbols/forward.end.svg"
};
static const unsigned char symbol_831[] = {
#embed "../../Assets/Symbols/forward.end.fill.svg"
};
static const unsigned char symbol_832[] = {
#embed "../../Assets/Symbols/forward.fill.svg"
};
static const unsigned char symbol_833[] = {
#embed "../../Assets/Symbols/forward.frame.fill.svg"
};
static const unsigned char symbol_834[] = {
#embed "../../Assets/Symbols/fuelpump.svg"
};
static const unsigned char symbol_835[] = {
#embed "../../Assets/Symbols/fuelpump.fill.svg"
};
static const unsigned char symbol_836[] = {
#embed "../../Assets/Symbols/function.svg"
};
static const unsigned char symbol_837[] = {
#embed "../../Assets/Symbols/g.circle.svg"
};
static const unsigned char symbol_838[] = {
#embed "../../Assets/Symbols/g.circle.fill.svg"
};
static const unsigned char symbol_839[] = {
#embed "../../Assets/Symbols/gamecontroller.svg"
};
static const unsigned char symbol_840[] = {
#embed "../../Assets/Symbols/gamecontroller.fill.svg"
};
static const unsigned char symbol_841[] = {
#embed "../../Assets/Symbols/gauge.svg"
};
static const unsigned char symbol_842[] = {
#embed "../../Assets/Symbols/gear.svg"
};
static const unsigned char symbol_843[] = {
#embed "../../Assets/Symbols/gearshape.svg"
};
static const unsigned char symbol_844[] = {
#embed "../../Assets/Symbols/gearshape.2.svg"
};
static const unsigned char symbol_845[] = {
#embed "../../Assets/Symbols/gearshape.2.fill.svg"
};
static const unsigned char symbol_846[] = {
#embed "../../Assets/Symbols/gearshape.circle.svg"
};
static const unsigned char symbol_847[] = {
#embed "../../Assets/Symbols/gearshape.circle.fill.svg"
};
static const unsigned char symbol_848[] = {
#embed "../../Assets/Symbols/gearshape.fill.svg"
};
static const unsigned char symbol_849[] = {
#embed "../../Assets/Symbols/gift.svg"
};
static const unsigned char symbol_850[] = {
#embed "../../Assets/Symbols/gift.circle.svg"
};
static const unsigned char symbol_851[] = {
#embed "../../Assets/Symbols/gift.circle.fill.svg"
};
static const unsigned char symbol_852[] = {
#embed "../../Assets/Symbols/gift.fill.svg"
};
static const unsigned char symbol_853[] = {
#embed "../../Assets/Symbols/giftcard.svg"
};
static const unsigned char symbol_854[] = {
#embed "../../Assets/Symbols/giftcard.fill.svg"
};
static const unsigned char symbol_855[] = {
#embed "../../Assets/Symbols/globe.svg"
};
static const unsigned char symbol_856[] = {
#embed "../../Assets/Symbols/globe.americas.svg"
};
static const unsigned char symbol_857[] = {
#embed "../../Assets/Symbols/globe.americas.fill.svg"
};
static const unsigned char symbol_858[] = {
#embed "../../Assets/Symbols/globe.asia.australia.svg"
};
static const unsigned char symbol_859[] = {
#embed "../../Assets/Symbols/globe.europe.africa.svg"
};
static const unsigned char symbol_860[] = {
#embed "../../Assets/Symbols/globe.europe.africa.fill.svg"
};
static const unsigned char symbol_861[] = {
#embed "../../Assets/Symbols/gobackward.svg"
};
static const unsigned char symbol_862[] = {
#embed "../../Assets/Symbols/gobackward.10.svg"
};
static const unsigned char symbol_863[] = {
#embed "../../Assets/Symbols/gobackward.15.svg"
};
static const unsigned char symbol_864[] = {
#embed "../../Assets/Symbols/gobackward.30.svg"
};
static const unsigned char symbol_865[] = {
#embed "../../Assets/Symbols/goforward.svg"
};
static const unsigned char symbol_866[] = {
#embed "../../Assets/Symbols/goforward.10.svg"
};
static const unsigned char symbol_867[] = {
#embed "../../Assets/Symbols/goforward.15.svg"
};
static const unsigned char symbol_868[] = {
#embed "../../Assets/Symbols/goforward.30.svg"
};
static const unsigned char symbol_869[] = {
#embed "../../Assets/Symbols/graduationcap.svg"
};
static const unsigned char symbol_870[] = {
#embed "../../Assets/Symbols/graduationcap.circle.svg"
};
static const unsigned char symbol_871[] = {
#embed "../../Assets/Symbols/graduationcap.circle.fill.svg"
};
static const unsigned char symbol_872[] = {
#embed "../../Assets/Symbols/graduationcap.fill.svg"
};
static const unsigned char symbol_873[] = {
#embed "../../Assets/Symbols/greaterthan.svg"
};
static const unsigned char symbol_874[] = {
#embed "../../Assets/Symbols/greaterthan.circle.svg"
};
static const unsigned char symbol_875[] = {
#embed "../../Assets/Symbols/greaterthan.circle.fill.svg"
};
static const unsigned char symbol_876[] = {
#embed "../../Assets/Symbols/greaterthan.square.svg"
};
static const unsigned char symbol_877[] = {
#embed "../../Assets/Symbols/greaterthan.square.fill.svg"
};
static const unsigned char symbol_878[] = {
#embed "../../Assets/Symbols/guitars.svg"
};
static const unsigned char symbol_879[] = {
#embed "../../Assets/Symbols/guitars.fill.svg"
};
static const unsigned char symbol_880[] = {
#embed "../../Assets/Symbols/h.circle.svg"
};
static const unsigned char symbol_881[] = {
#embed "../../Assets/Symbols/h.circle.fill.svg"
};
static const unsigned char symbol_882[] = {
#embed "../../Assets/Symbols/hammer.svg"
};
static const unsigned char symbol_883[] = {
#embed "../../Assets/Symbols/hammer.circle.svg"
};
static const unsigned char symbol_884[] = {
#embed "../../Assets/Symbols/hammer.circle.fill.svg"
};
static const unsigned char symbol_885[] = {
#embed "../../Assets/Symbols/hammer.fill.svg"
};
static const unsigned char symbol_886[] = {
#embed "../../Assets/Symbols/hand.draw.svg"
};
static const unsigned char symbol_887[] = {
#embed "../../Assets/Symbols/hand.point.down.svg"
};
static const unsigned char symbol_888[] = {
#embed "../../Assets/Symbols/hand.point.down.fill.svg"
};
static const unsigned char symbol_889[] = {
#embed "../../Assets/Symbols/hand.point.left.svg"
};
static const unsigned char symbol_890[] = {
#embed "../../Assets/Symbols/hand.point.left.fill.svg"
};
static const unsigned char symbol_891[] = {
#embed "../../Assets/Symbols/hand.point.right.svg"
};
static const unsigned char symbol_892[] = {
#embed "../../Assets/Symbols/hand.point.right.fill.svg"
};
static const unsigned char symbol_893[] = {
#embed "../../Assets/Symbols/hand.point.up.svg"
};
static const unsigned char symbol_894[] = {
#embed "../../Assets/Symbols/hand.point.up.fill.svg"
};
static const unsigned char symbol_895[] = {
#embed "../../Assets/Symbols/hand.raised.svg"
};
static const unsigned char symbol_896[] = {
#embed "../../Assets/Symbols/hand.raised.circle.svg"
};
static const unsigned char symbol_897[] = {
#embed "../../Assets/Symbols/hand.raised.circle.fill.svg"
};
static const unsigned char symbol_898[] = {
#embed "../../Assets/Symbols/hand.raised.fill.svg"
};
static const unsigned char symbol_899[] = {
#embed "../../Assets/Symbols/hand.raised.slash.svg"
};
static const unsigned char symbol_900[] = {
#embed "../../Assets/Symbols/hand.raised.slash.fill.svg"
};
static const unsigned char symbol_901[] = {
#embed "../../Assets/Symbols/hand.tap.svg"
};
static const unsigned char symbol_902[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.svg"
};
static const unsigned char symbol_903[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.circle.svg"
};
static const unsigned char symbol_904[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.circle.fill.svg"
};
static const unsigned char symbol_905[] = {
#embed "../../Assets/Symbols/hand.thumbsdown.fill.svg"
};
static const unsigned char symbol_906[] = {
#embed "../../Assets/Symbols/hand.thumbsup.svg"
};
static const unsigned char symbol_907[] = {
#embed "../../Assets/Symbols/hand.thumbsup.circle.svg"
};
static const unsigned char symbol_908[] = {
#embed "../../Assets/Symbols/hand.thumbsup.circle.fill.svg"
};
static const unsigned char symbol_909[] = {
#embed "../../Assets/Symbols/hand.thumbsup.fill.svg"
};
static const unsigned char symbol_910[] = {
#embed "../../Assets/Symbols/hand.wave.svg"
};
static const unsigned char symbol_911[] = {
#embed "../../Assets/Symbols/hand.wave.fill.svg"
};
static const unsigned char symbol_912[] = {
#embed "../../Assets/Symbols/handbag.svg"
};
static const unsigned char symbol_913[] = {
#embed "../../Assets/Symbols/handbag.fill.svg"
};
static const unsigned char symbol_914[] = {
#embed "../../Assets/Symbols/hare.svg"
};
static const unsigned char symbol_915[] = {
#embed "../../Assets/Symbols/hare.fill.svg"
};
static const unsigned char symbol_916[] = {
#embed "../../Assets/Symbols/headphones.svg"
};
static const unsigned char symbol_917[] = {
#embed "../../Assets/Symbols/headphones.circle.svg"
};
static const unsigned char symbol_918[] = {
#embed "../../Assets/Symbols/headphones.circle.fill.svg"
};
static const unsigned char symbol_919[] = {
#embed "../../Assets/Symbols/heart.svg"
};
static const unsigned char symbol_920[] = {
#embed "../../Assets/Symbols/heart.bubble.svg"
};
static const unsigned char symbol_921[] = {
#embed "../../Assets/Symbols/heart.bubble.fill.svg"
};
static const unsigned char symbol_922[] = {
#embed "../../Assets/Symbols/heart.circle.svg"
};
static const unsigned char symbol_923[] = {
#embed "../../Assets/Symbols/heart.circle.fill.svg"
};
static const unsigned char symbol_924[] = {
#embed "../../Assets/Symbols/heart.fill.svg"
};
static const unsigned char symbol_925[] = {
#embed "../../Assets/Symbols/heart.slash.svg"
};
static const unsigned char symbol_926[] = {
#embed "../../Assets/Symbols/heart.slash.fill.svg"
};
static const unsigned char symbol_927[] = {
#embed "../../Assets/Symbols/heart.square.svg"
};
static const unsigned char symbol_928[] = {
#embed "../../Assets/Symbols/heart.square.fill.svg"
};
static const unsigned char symbol_929[] = {
#embed "../../Assets/Symbols/heart.text.square.svg"
};
static const unsigned char symbol_930[] = {
#embed "../../Assets/Symbols/heart.text.square.fill.svg"
};
static const unsigned char symbol_931[] = {
#embed "../../Assets/Symbols/hexagon.svg"
};
static const unsigned char symbol_932[] = {
#embed "../../Assets/Symbols/hexagon.fill.svg"
};
static const unsigned char symbol_933[] = {
#embed "../../Assets/Symbols/hifispeaker.svg"
};
static const unsigned char symbol_934[] = {
#embed "../../Assets/Symbols/hifispeaker.fill.svg"
};
static const unsigned char symbol_935[] = {
#embed "../../Assets/Symbols/highlighter.svg"
};
static const unsigned char symbol_936[] = {
#embed "../../Assets/Symbols/homepod.svg"
};
static const unsigned char symbol_937[] = {
#embed "../../Assets/Symbols/homepod.fill.svg"
};
static const unsigned char symbol_938[] = {
#embed "../../Assets/Symbols/hourglass.svg"
};
static const unsigned char symbol_939[] = {
#embed "../../Assets/Symbols/hourglass.bottomhalf.filled.svg"
};
static const unsigned char symbol_940[] = {
#embed "../../Assets/Symbols/house.svg"
};
static const unsigned char symbol_941[] = {
#embed "../../Assets/Symbols/house.circle.svg"
};
static const unsigned char symbol_942[] = {
#embed "../../Assets/Symbols/house.circle.fill.svg"
};
static const unsigned char symbol_943[] = {
#embed "../../Assets/Symbols/house.fill.svg"
};
static const unsigned char symbol_944[] = {
#embed "../../Assets/Symbols/humidity.svg"
};
static const unsigned char symbol_945[] = {
#embed "../../Assets/Symbols/humidity.fill.svg"
};
static const unsigned char symbol_946[] = {
#embed "../../Assets/Symbols/hurricane.svg"
};
static const unsigned char symbol_947[] = {
#embed "../../Assets/Symbols/i.circle.svg"
};
static const unsigned char symbol_948[] = {
#embed "../../Assets/Symbols/i.circle.fill.svg"
};
static const unsigned char symbol_949[] = {
#embed "../../Assets/Symbols/icloud.svg"
};
static const unsigned char symbol_950[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.down.svg"
};
static const unsigned char symbol_951[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.down.fill.svg"
};
static const unsigned char symbol_952[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.up.svg"
};
static const unsigned char symbol_953[] = {
#embed "../../Assets/Symbols/icloud.and.arrow.up.fill.svg"
};
static const unsigned char symbol_954[] = {
#embed "../../Assets/Symbols/icloud.fill.svg"
};
static const unsigned char symbol_955[] = {
#embed "../../Assets/Symbols/icloud.slash.svg"
};
static const unsigned char symbol_956[] = {
#embed "../../Assets/Symbols/increase.indent.svg"
};
static const unsigned char symbol_957[] = {
#embed "../../Assets/Symbols/info.svg"
};
static const unsigned char symbol_958[] = {
#embed "../../Assets/Symbols/info.bubble.svg"
};
static const unsigned char symbol_959[] = {
#embed "../../Assets/Symbols/info.bubble.fill.svg"
};
static const unsigned char symbol_960[] = {
#embed "../../Assets/Symbols/info.circle.svg"
};
static const unsigned char symbol_961[] = {
#embed "../../Assets/Symbols/info.circle.fill.svg"
};
static const unsigned char symbol_962[] = {
#embed "../../Assets/Symbols/info.square.svg"
};
static const unsigned char symbol_963[] = {
#embed "../../Assets/Symbols/info.square.fill.svg"
};
static const unsigned char symbol_964[] = {
#embed "../../Assets/Symbols/info.triangle.svg"
};
static const unsigned char symbol_965[] = {
#embed "../../Assets/Symbols/internaldrive.svg"
};
static const unsigned char symbol_966[] = {
#embed "../../Assets/Symbols/internaldrive.fill.svg"
};
static const unsigned char symbol_967[] = {
#embed "../../Assets/Symbols/ipad.svg"
};
static const unsigned char symbol_968[] = {
#embed "../../Assets/Symbols/ipad.fill.svg"
};
static const unsigned char symbol_969[] = {
#embed "../../Assets/Symbols/ipad.landscape.svg"
};
static const unsigned char symbol_970[] = {
#embed "../../Assets/Symbols/ipad.landscape.fill.svg"
};
static const unsigned char symbol_971[] = {
#embed "../../Assets/Symbols/iphone.svg"
};
static const unsigned char symbol_972[] = {
#embed "../../Assets/Symbols/iphone.gen2.svg"
};
static const unsigned char symbol_973[] = {
#embed "../../Assets/Symbols/iphone.gen3.svg"
};
static const unsigned char symbol_974[] = {
#embed "../../Assets/Symbols/iphone.radiowaves.left.and.right.svg"
};
static const unsigned char symbol_975[] = {
#embed "../../Assets/Symbols/iphone.slash.svg"
};
static const unsigned char symbol_976[] = {
#embed "../../Assets/Symbols/italic.svg"
};
static const unsigned char symbol_977[] = {
#embed "../../Assets/Symbols/j.circle.svg"
};
static const unsigned char symbol_978[] = {
#embed "../../Assets/Symbols/j.circle.fill.svg"
};
static const unsigned char symbol_979[] = {
#embed "../../Assets/Symbols/k.circle.svg"
};
static const unsigned char symbol_980[] = {
#embed "../../Assets/Symbols/k.circle.fill.svg"
};
static const unsigned char symbol_981[] = {
#embed "../../Assets/Symbols/key.svg"
};
static const unsigned char symbol_982[] = {
#embed "../../Assets/Symbols/key.circle.svg"
};
static const unsigned char symbol_983[] = {
#embed "../../Assets/Symbols/key.circle.fill.svg"
};
static const unsigned char symbol_984[] = {
#embed "../../Assets/Symbols/key.fill.svg"
};
static const unsigned char symbol_985[] = {
#embed "../../Assets/Symbols/key.horizontal.svg"
};
static const unsigned char symbol_986[] = {
#embed "../../Assets/Symbols/key.viewfinder.svg"
};
static const unsigned char symbol_987[] = {
#embed "../../Assets/Symbols/keyboard.svg"
};
static const unsigned char symbol_988[] = {
#embed "../../Assets/Symbols/keyboard.chevron.compact.down.svg"
};
static const unsigned char symbol_989[] = {
#embed "../../Assets/Symbols/keyboard.fill.svg"
};
static const unsigned char symbol_990[] = {
#embed "../../Assets/Symbols/l.circle.svg"
};
static const unsigned char symbol_991[] = {
#embed "../../Assets/Symbols/l.circle.fill.svg"
};
static const unsigned char symbol_992[] = {
#embed "../../Assets/Symbols/ladybug.svg"
};
static const unsigned char symbol_993[] = {
#embed "../../Assets/Symbols/ladybug.fill.svg"
};
static const unsigned char symbol_994[] = {
#embed "../../Assets/Symbols/lamp.desk.svg"
};
static const unsigned char symbol_995[] = {
#embed "../../Assets/Symbols/lamp.desk.fill.svg"
};
static const unsigned char symbol_996[] = {
#embed "../../Assets/Symbols/lamp.floor.svg"
};
static const unsigned char symbol_997[] = {
#embed "../../Assets/Symbols/lamp.floor.fill.svg"
};
static const unsigned char symbol_998[] = {
#embed "../../Assets/Symbols/laptopcomputer.svg"
};
static const unsigned char symbol_999[] = {
#embed "../../Assets/Symbols/largecircle.fill.circle.svg"
};
static const unsigned char symbol_1000[] = {
#embed "../../Assets/Symbols/leaf.svg"
};
static const unsigned char symbol_1001[] = {
#embed "../../Assets/Symbols/leaf.arrow.triangle.circlepath.svg"
};
static const unsigned char symbol_1002[] = {
#embed "../../Assets/Symbols/leaf.circle.svg"
};
static const unsigned char symbol_1003[] = {
#embed "../../Assets/Symbols/leaf.circle.fill.svg"
};
static const unsigned char symbol_1004[] = {
#embed "../../Assets/Symbols/leaf.fill.svg"
};
static const unsigned char symbol_1005[] = {
#embed "../../Assets/Symbols/lessthan.svg"
};
static const unsigned char symbol_1006[] = {
#embed "../../Assets/Symbols/lessthan.circle.svg"
};
static const unsigned char symbol_1007[] = {
#embed "../../Assets/Symbols/lessthan.circle.fill.svg"
};
static const unsigned char symbol_1008[] = {
#embed "../../Assets/Symbols/lessthan.square.svg"
};
static const unsigned char symbol_1009[] = {
#embed "../../Assets/Symbols/lessthan.square.fill.svg"
};
static const unsigned char symbol_1010[] = {
#embed "../../Assets/Symbols/light.max.svg"
};
static const unsigned char symbol_1011[] = {
#embed "../../Assets/Symbols/lightbulb.svg"
};
static const unsigned char symbol_1012[] = {
#embed "../../Assets/Symbols/lightbulb.circle.svg"
};
static const unsigned char symbol_1013[] = {
#embed "../../Assets/Symbols/lightbulb.circle.fill.svg"
};
static const unsigned char symbol_1014[] = {
#embed "../../Assets/Symbols/lightbulb.fill.svg"
};
static const unsigned char symbol_1015[] = {
#embed "../../Assets/Symbols/lightbulb.slash.svg"
};
static const unsigned char symbol_1016[] = {
#embed "../../Assets/Symbols/line.3.horizontal.svg"
};
static const unsigned char symbol_1017[] = {
#embed "../../Assets/Symbols/line.3.horizontal.circle.svg"
};
static const unsigned char symbol_1018[] = {
#embed "../../Assets/Symbols/line.3.horizontal.circle.fill.svg"
};
static const unsigned char symbol_1019[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.svg"
};
static const unsigned char symbol_1020[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.svg"
};
static const unsigned char symbol_1021[] = {
#embed "../../Assets/Symbols/line.3.horizontal.decrease.circle.fill.svg"
};
static const unsigned char symbol_1022[] = {
#embed "../../Assets/Symbols/line.diagonal.svg"
};
static const unsigned char symbol_1023[] = {
#embed "../../Assets/Symbols/line.horizontal.3.svg"
};
static const unsigned char symbol_1024[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.svg"
};
static const unsigned char symbol_1025[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.circle.svg"
};
static const unsigned char symbol_1026[] = {
#embed "../../Assets/Symbols/line.horizontal.3.decrease.circle.fill.svg"
};
static const unsigned char symbol_1027[] = {
#embed "../../Assets/Symbols/lineweight.svg"
};
static const unsigned char symbol_1028[] = {
#embed "../../Assets/Symbols/link.svg"
};
static const unsigned char symbol_1029[] = {
#embed "../../Assets/Symbols/link.badge.plus.svg"
};
static const unsigned char symbol_1030[] = {
#embed "../../Assets/Symbols/link.circle.svg"
};
static const unsigned char symbol_1031[] = {
#embed "../../Assets/Symbols/link.circle.fill.svg"
};
static const unsigned char symbol_1032[] = {
#embed "../../Assets/Symbols/link.icloud.svg"
};
static const unsigned char symbol_1033[] = {
#embed "../../Assets/Symbols/list.bullet.svg"
};
static const unsigned char symbol_1034[] = {
#embed "../../Assets/Symbols/list.bullet.circle.svg"
};
static const unsigned char symbol_1035[] = {
#embed "../../Assets/Symbols/list.bullet.circle.fill.svg"
};
static const unsigned char symbol_1036[] = {
#embed "../../Assets/Symbols/list.bullet.indent.svg"
};
static const unsigned char symbol_1037[] = {
#embed "../../Assets/Symbols/list.bullet.rectangle.svg"
};
static const unsigned char symbol_1038[] = {
#embed "../../Assets/Symbols/list.bullet.rectangle.fill.svg"
};
static const unsigned char symbol_1039[] = {
#embed "../../Assets/Symbols/list.clipboard.svg"
};
static const unsigned char symbol_1040[] = {
#embed "../../Assets/Symbols/list.clipboard.fill.svg"
};
static const unsigned char symbol_1041[] = {
#embed "../../Assets/Symbols/list.dash.svg"
};
static const unsigned char symbol_1042[] = {
#embed "../../Assets/Symbols/list.number.svg"
};
static const unsigned char symbol_1043[] = {
#embed "../../Assets/Symbols/list.star.svg"
};
static const unsigned char symbol_1044[] = {
#embed "../../Assets/Symbols/list.triangle.svg"
};
static const unsigned char symbol_1045[] = {
#embed "../../Assets/Symbols/location.svg"
};
static const unsigned char symbol_1046[] = {
#embed "../../Assets/Symbols/location.circle.svg"
};
static const unsigned char symbol_1047[] = {
#embed "../../Assets/Symbols/location.circle.fill.svg"
};
static const unsigned char symbol_1048[] = {
#embed "../../Assets/Symbols/location.fill.svg"
};
static const unsigned char symbol_1049[] = {
#embed "../../Assets/Symbols/location.north.svg"
};
static const unsigned char symbol_1050[] = {
#embed "../../Assets/Symbols/location.north.fill.svg"
};
static const unsigned char symbol_1051[] = {
#embed "../../Assets/Symbols/location.slash.svg"
};
static const unsigned char symbol_1052[] = {
#embed "../../Assets/Symbols/location.slash.fill.svg"
};
static const unsigned char symbol_1053[] = {
#embed "../../Assets/Symbols/location.square.svg"
};
static const unsigned char symbol_1054[] = {
#embed "../../Assets/Symbols/location.square.fill.svg"
};
static const unsigned char symbol_1055[] = {
#embed "../../Assets/Symbols/location.viewfinder.svg"
};
static const unsigned char symbol_1056[] = {
#embed "../../Assets/Symbols/lock.svg"
};
static const unsigned char symbol_1057[] = {
#embed "../../Assets/Symbols/lock.circle.svg"
};
static const unsigned char symbol_1058[] = {
#embed "../../Assets/Symbols/lock.circle.fill.svg"
};
static const unsigned char symbol_1059[] = {
#embed "../../Assets/Symbols/lock.doc.svg"
};
static const unsigned char symbol_1060[] = {
#embed "../../Assets/Symbols/lock.fill.svg"
};
static const unsigned char symbol_1061[] = {
#embed "../../Assets/Symbols/lock.icloud.svg"
};
static const unsigned char symbol_1062[] = {
#embed "../../Assets/Symbols/lock.icloud.fill.svg"
};
static const unsigned char symbol_1063[] = {
#embed "../../Assets/Symbols/lock.laptopcomputer.svg"
};
static const unsigned char symbol_1064[] = {
#embed "../../Assets/Symbols/lock.open.svg"
};
static const unsigned char symbol_1065[] = {
#embed "../../Assets/Symbols/lock.open.circle.svg"
};
static const unsigned char symbol_1066[] = {
#embed "../../Assets/Symbols/lock.open.circle.fill.svg"
};
static const unsigned char symbol_1067[] = {
#embed "../../Assets/Symbols/lock.open.fill.svg"
};
static const unsigned char symbol_1068[] = {
#embed "../../Assets/Symbols/lock.rotation.svg"
};
static const unsigned char symbol_1069[] = {
#embed "../../Assets/Symbols/lock.shield.svg"
};
static const unsigned char symbol_1070[] = {
#embed "../../Assets/Symbols/lock.shield.fill.svg"
};
static const unsigned char symbol_1071[] = {
#embed "../../Assets/Symbols/lock.slash.svg"
};
static const unsigned char symbol_1072[] = {
#embed "../../Assets/Symbols/lock.square.svg"
};
static const unsigned char symbol_1073[] = {
#embed "../../Assets/Symbols/lock.square.fill.svg"
};
static const unsigned char symbol_1074[] = {
#embed "../../Assets/Symbols/lungs.svg"
};
static const unsigned char symbol_1075[] = {
#embed "../../Assets/Symbols/lungs.fill.svg"
};
static const unsigned char symbol_1076[] = {
#embed "../../Assets/Symbols/m.circle.svg"
};
static const unsigned char symbol_1077[] = {
#embed "../../Assets/Symbols/m.circle.fill.svg"
};
static const unsigned char symbol_1078[] = {
#embed "../../Assets/Symbols/macmini.svg"
};
static const unsigned char symbol_1079[] = {
#embed "../../Assets/Symbols/macpro.gen1.svg"
};
static const unsigned char symbol_1080[] = {
#embed "../../Assets/Symbols/macpro.gen1.fill.svg"
};
static const unsigned char symbol_1081[] = {
#embed "../../Assets/Symbols/macwindow.svg"
};
static const unsigned char symbol_1082[] = {
#embed "../../Assets/Symbols/magazine.svg"
};
static const unsigned char symbol_1083[] = {
#embed "../../Assets/Symbols/magazine.fill.svg"
};
static const unsigned char symbol_1084[] = {
#embed "../../Assets/Symbols/magnifyingglass.svg"
};
static const unsigned char symbol_1085[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.svg"
};
static const unsigned char symbol_1086[] = {
#embed "../../Assets/Symbols/magnifyingglass.circle.fill.svg"
};
static const unsigned char symbol_1087[] = {
#embed "../../Assets/Symbols/map.svg"
};
static const unsigned char symbol_1088[] = {
#embed "../../Assets/Symbols/map.fill.svg"
};
static const unsigned char symbol_1089[] = {
#embed "../../Assets/Symbols/mappin.svg"
};
static const unsigned char symbol_1090[] = {
#embed "../../Assets/Symbols/mappin.and.ellipse.svg"
};
static const unsigned char symbol_1091[] = {
#embed "../../Assets/Symbols/mappin.circle.svg"
};
static const unsigned char symbol_1092[] = {
#embed "../../Assets/Symbols/mappin.circle.fill.svg"
};
static const unsigned char symbol_1093[] = {
#embed "../../Assets/Symbols/mappin.square.svg"
};
static const unsigned char symbol_1094[] = {
#embed "../../Assets/Symbols/mappin.square.fill.svg"
};
static const unsigned char symbol_1095[] = {
#embed "../../Assets/Symbols/medal.svg"
};
static const unsigned char symbol_1096[] = {
#embed "../../Assets/Symbols/medal.fill.svg"
};
static const unsigned char symbol_1097[] = {
#embed "../../Assets/Symbols/medical.thermometer.svg"
};
static const unsigned char symbol_1098[] = {
#embed "../../Assets/Symbols/megaphone.svg"
};
static const unsigned char symbol_1099[] = {
#embed "../../Assets/Symbols/megaphone.fill.svg"
};
static const unsigned char symbol_1100[] = {
#embed "../../Assets/Symbols/memorychip.svg"
};
static const unsigned char symbol_1101[] = {
#embed "../../Assets/Symbols/memorychip.fill.svg"
};
static const unsigned char symbol_1102[] = {
#embed "../../Assets/Symbols/menubar.rectangle.svg"
};
static const unsigned char symbol_1103[] = {
#embed "../../Assets/Symbols/message.svg"
};
static const unsigned char symbol_1104[] = {
#embed "../../Assets/Symbols/message.circle.svg"
};
static const unsigned char symbol_1105[] = {
#embed "../../Assets/Symbols/message.circle.fill.svg"
};
static const unsigned char symbol_1106[] = {
#embed "../../Assets/Symbols/message.fill.svg"
};
static const unsigned char symbol_1107[] = {
#embed "../../Assets/Symbols/metronome.svg"
};
static const unsigned char symbol_1108[] = {
#embed "../../Assets/Symbols/metronome.fill.svg"
};
static const unsigned char symbol_1109[] = {
#embed "../../Assets/Symbols/mic.svg"
};
static const unsigned char symbol_1110[] = {
#embed "../../Assets/Symbols/mic.circle.svg"
};
static const unsigned char symbol_1111[] = {
#embed "../../Assets/Symbols/mic.circle.fill.svg"
};
static const unsigned char symbol_1112[] = {
#embed "../../Assets/Symbols/mic.fill.svg"
};
static const unsigned char symbol_1113[] = {
#embed "../../Assets/Symbols/mic.slash.svg"
};
static const unsigned char symbol_1114[] = {
#embed "../../Assets/Symbols/mic.slash.fill.svg"
};
static const unsigned char symbol_1115[] = {
#embed "../../Assets/Symbols/mic.square.svg"
};
static const unsigned char symbol_1116[] = {
#embed "../../Assets/Symbols/mic.square.fill.svg"
};
static const unsigned char symbol_1117[] = {
#embed "../../Assets/Symbols/minus.svg"
};
static const unsigned char symbol_1118[] = {
#embed "../../Assets/Symbols/minus.circle.svg"
};
static const unsigned char symbol_1119[] = {
#embed "../../Assets/Symbols/minus.circle.fill.svg"
};
static const unsigned char symbol_1120[] = {
#embed "../../Assets/Symbols/minus.magnifyingglass.svg"
};
static const unsigned char symbol_1121[] = {
#embed "../../Assets/Symbols/minus.rectangle.svg"
};
static const unsigned char symbol_1122[] = {
#embed "../../Assets/Symbols/minus.rectangle.fill.svg"
};
static const unsigned char symbol_1123[] = {
#embed "../../Assets/Symbols/minus.square.svg"
};
static const unsigned char symbol_1124[] = {
#embed "../../Assets/Symbols/minus.square.fill.svg"
};
static const unsigned char symbol_1125[] = {
#embed "../../Assets/Symbols/moon.svg"
};
static const unsigned char symbol_1126[] = {
#embed "../../Assets/Symbols/moon.circle.svg"
};
static const unsigned char symbol_1127[] = {
#embed "../../Assets/Symbols/moon.circle.fill.svg"
};
static const unsigned char symbol_1128[] = {
#embed "../../Assets/Symbols/moon.fill.svg"
};
static const unsigned char symbol_1129[] = {
#embed "../../Assets/Symbols/moon.stars.svg"
};
static const unsigned char symbol_1130[] = {
#embed "../../Assets/Symbols/moon.stars.fill.svg"
};
static const unsigned char symbol_1131[] = {
#embed "../../Assets/Symbols/moon.zzz.svg"
};
static const unsigned char symbol_1132[] = {
#embed "../../Assets/Symbols/moon.zzz.fill.svg"
};
static const unsigned char symbol_1133[] = {
#embed "../../Assets/Symbols/moonphase.first.quarter.svg"
};
static const unsigned char symbol_1134[] = {
#embed "../../Assets/Symbols/moonphase.full.moon.svg"
};
static const unsigned char symbol_1135[] = {
#embed "../../Assets/Symbols/moonphase.last.quarter.svg"
};
static const unsigned char symbol_1136[] = {
#embed "../../Assets/Symbols/moonphase.new.moon.svg"
};
static const unsigned char symbol_1137[] = {
#embed "../../Assets/Symbols/mountain.2.svg"
};
static const unsigned char symbol_1138[] = {
#embed "../../Assets/Symbols/mountain.2.fill.svg"
};
static const unsigned char symbol_1139[] = {
#embed "../../Assets/Symbols/mouth.svg"
};
static const unsigned char symbol_1140[] = {
#embed "../../Assets/Symbols/mouth.fill.svg"
};
static const unsigned char symbol_1141[] = {
#embed "../../Assets/Symbols/mug.svg"
};
static const unsigned char symbol_1142[] = {
#embed "../../Assets/Symbols/mug.fill.svg"
};
static const unsigned char symbol_1143[] = {
#embed "../../Assets/Symbols/multiply.svg"
};
static const unsigned char symbol_1144[] = {
#embed "../../Assets/Symbols/multiply.circle.svg"
};
static const unsigned char symbol_1145[] = {
#embed "../../Assets/Symbols/multiply.circle.fill.svg"
};
static const unsigned char symbol_1146[] = {
#embed "../../Assets/Symbols/multiply.square.svg"
};
static const unsigned char symbol_1147[] = {
#embed "../../Assets/Symbols/multiply.square.fill.svg"
};
static const unsigned char symbol_1148[] = {
#embed "../../Assets/Symbols/music.mic.svg"
};
static const unsigned char symbol_1149[] = {
#embed "../../Assets/Symbols/music.note.svg"
};
static const unsigned char symbol_1150[] = {
#embed "../../Assets/Symbols/music.note.house.svg"
};
static const unsigned char symbol_1151[] = {
#embed "../../Assets/Symbols/music.note.list.svg"
};
static const unsigned char symbol_1152[] = {
#embed "../../Assets/Symbols/music.quarternote.3.svg"
};
static const unsigned char symbol_1153[] = {
#embed "../../Assets/Symbols/mustache.svg"
};
static const unsigned char symbol_1154[] = {
#embed "../../Assets/Symbols/n.circle.svg"
};
static const unsigned char symbol_1155[] = {
#embed "../../Assets/Symbols/n.circle.fill.svg"
};
static const unsigned char symbol_1156[] = {
#embed "../../Assets/Symbols/network.svg"
};
static const unsigned char symbol_1157[] = {
#embed "../../Assets/Symbols/newspaper.svg"
};
static const unsigned char symbol_1158[] = {
#embed "../../Assets/Symbols/newspaper.fill.svg"
};
static const unsigned char symbol_1159[] = {
#embed "../../Assets/Symbols/nose.svg"
};
static const unsigned char symbol_1160[] = {
#embed "../../Assets/Symbols/nosign.svg"
};
static const unsigned char symbol_1161[] = {
#embed "../../Assets/Symbols/note.svg"
};
static const unsigned char symbol_1162[] = {
#embed "../../Assets/Symbols/note.text.svg"
};
static const unsigned char symbol_1163[] = {
#embed "../../Assets/Symbols/number.svg"
};
static const unsigned char symbol_1164[] = {
#embed "../../Assets/Symbols/number.circle.svg"
};
static const unsigned char symbol_1165[] = {
#embed "../../Assets/Symbols/number.circle.fill.svg"
};
static const unsigned char symbol_1166[] = {
#embed "../../Assets/Symbols/number.square.svg"
};
static const unsigned char symbol_1167[] = {
#embed "../../Assets/Symbols/number.square.fill.svg"
};
static const unsigned char symbol_1168[] = {
#embed "../../Assets/Symbols/o.circle.svg"
};
static const unsigned char symbol_1169[] = {
#embed "../../Assets/Symbols/o.circle.fill.svg"
};
static const unsigned char symbol_1170[] = {
#embed "../../Assets/Symbols/octagon.svg"
};
static const unsigned char symbol_1171[] = {
#embed "../../Assets/Symbols/octagon.fill.svg"
};
static const unsigned char symbol_1172[] = {
#embed "../../Assets/Symbols/opticaldisc.svg"
};
static const unsigned char symbol_1173[] = {
#embed "../../Assets/Symbols/option.svg"
};
static const unsigned char symbol_1174[] = {
#embed "../../Assets/Symbols/oval.svg"
};
static const unsigned char symbol_1175[] = {
#embed "../../Assets/Symbols/oval.fill.svg"
};
static const unsigned char symbol_1176[] = {
#embed "../../Assets/Symbols/oval.portrait.svg"
};
static const unsigned char symbol_1177[] = {
#embed "../../Assets/Symbols/oval.portrait.fill.svg"
};
static const unsigned char symbol_1178[] = {
#embed "../../Assets/Symbols/oven.svg"
};
static const unsigned char symbol_1179[] = {
#embed "../../Assets/Symbols/oven.fill.svg"
};
static const unsigned char symbol_1180[] = {
#embed "../../Assets/Symbols/p.circle.svg"
};
static const unsigned char symbol_1181[] = {
#embed "../../Assets/Symbols/p.circle.fill.svg"
};
static const unsigned char symbol_1182[] = {
#embed "../../Assets/Symbols/paintbrush.svg"
};
static const unsigned char symbol_1183[] = {
#embed "../../Assets/Symbols/paintbrush.fill.svg"
};
static const unsigned char symbol_1184[] = {
#embed "../../Assets/Symbols/paintbrush.pointed.svg"
};
static const unsigned char symbol_1185[] = {
#embed "../../Assets/Symbols/paintbrush.pointed.fill.svg"
};
static const unsigned char symbol_1186[] = {
#embed "../../Assets/Symbols/paintpalette.svg"
};
static const unsigned char symbol_1187[] = {
#embed "../../Assets/Symbols/paintpalette.fill.svg"
};
static const unsigned char symbol_1188[] = {
#embed "../../Assets/Symbols/paperclip.svg"
};
static const unsigned char symbol_1189[] = {
#embed "../../Assets/Symbols/paperclip.circle.svg"
};
static const unsigned char symbol_1190[] = {
#embed "../../Assets/Symbols/paperclip.circle.fill.svg"
};
static const unsigned char symbol_1191[] = {
#embed "../../Assets/Symbols/paperplane.svg"
};
static const unsigned char symbol_1192[] = {
#embed "../../Assets/Symbols/paperplane.circle.svg"
};
static const unsigned char symbol_1193[] = {
#embed "../../Assets/Symbols/paperplane.circle.fill.svg"
};
static const unsigned char symbol_1194[] = {
#embed "../../Assets/Symbols/paperplane.fill.svg"
};
static const unsigned char symbol_1195[] = {
#embed "../../Assets/Symbols/party.popper.svg"
};
static const unsigned char symbol_1196[] = {
#embed "../../Assets/Symbols/pause.svg"
};
static const unsigned char symbol_1197[] = {
#embed "../../Assets/Symbols/pause.circle.svg"
};
static const unsigned char symbol_1198[] = {
#embed "../../Assets/Symbols/pause.circle.fill.svg"
};
static const unsigned char symbol_1199[] = {
#embed "../../Assets/Symbols/pause.fill.svg"
};
static const unsigned char symbol_1200[] = {
#embed "../../Assets/Symbols/pawprint.svg"
};
static const unsigned char symbol_1201[] = {
#embed "../../Assets/Symbols/pawprint.circle.svg"
};
static const unsigned char symbol_1202[] = {
#embed "../../Assets/Symbols/pawprint.circle.fill.svg"
};
static const unsigned char symbol_1203[] = {
#embed "../../Assets/Symbols/pawprint.fill.svg"
};
static const unsigned char symbol_1204[] = {
#embed "../../Assets/Symbols/pc.svg"
};
static const unsigned char symbol_1205[] = {
#embed "../../Assets/Symbols/pencil.svg"
};
static const unsigned char symbol_1206[] = {
#embed "../../Assets/Symbols/pencil.and.outline.svg"
};
static const unsigned char symbol_1207[] = {
#embed "../../Assets/Symbols/pencil.circle.svg"
};
static const unsigned char symbol_1208[] = {
#embed "../../Assets/Symbols/pencil.circle.fill.svg"
};
static const unsigned char symbol_1209[] = {
#embed "../../Assets/Symbols/pencil.slash.svg"
};
static const unsigned char symbol_1210[] = {
#embed "../../Assets/Symbols/pencil.tip.svg"
};
static const unsigned char symbol_1211[] = {
#embed "../../Assets/Symbols/pentagon.svg"
};
static const unsigned char symbol_1212[] = {
#embed "../../Assets/Symbols/pentagon.fill.svg"
};
static const unsigned char symbol_1213[] = {
#embed "../../Assets/Symbols/percent.svg"
};
static const unsigned char symbol_1214[] = {
#embed "../../Assets/Symbols/percent.circle.svg"
};
static const unsigned char symbol_1215[] = {
#embed "../../Assets/Symbols/percent.circle.fill.svg"
};
static const unsigned char symbol_1216[] = {
#embed "../../Assets/Symbols/percent.square.svg"
};
static const unsigned char symbol_1217[] = {
#embed "../../Assets/Symbols/percent.square.fill.svg"
};
static const unsigned char symbol_1218[] = {
#embed "../../Assets/Symbols/person.svg"
};
static const unsigned char symbol_1219[] = {
#embed "../../Assets/Symbols/person.2.svg"
};
static const unsigned char symbol_1220[] = {
#embed "../../Assets/Symbols/person.2.circle.svg"
};
static const unsigned char symbol_1221[] = {
#embed "../../Assets/Symbols/person.2.circle.fill.svg"
};
static const unsigned char symbol_1222[] = {
#embed "../../Assets/Symbols/person.2.fill.svg"
};
static const unsigned char symbol_1223[] = {
#embed "../../Assets/Symbols/person.3.svg"
};
static const unsigned char symbol_1224[] = {
#embed "../../Assets/Symbols/person.3.fill.svg"
};
static const unsigned char symbol_1225[] = {
#embed "../../Assets/Symbols/person.3.sequence.svg"
};
static const unsigned char symbol_1226[] = {
#embed "../../Assets/Symbols/person.badge.minus.svg"
};
static const unsigned char symbol_1227[] = {
#embed "../../Assets/Symbols/person.badge.plus.svg"
};
static const unsigned char symbol_1228[] = {
#embed "../../Assets/Symbols/person.circle.svg"
};
static const unsigned char symbol_1229[] = {
#embed "../../Assets/Symbols/person.circle.fill.svg"
};
static const unsigned char symbol_1230[] = {
#embed "../../Assets/Symbols/person.crop.artframe.svg"
};
static const unsigned char symbol_1231[] = {
#embed "../../Assets/Symbols/person.crop.artframe.fill.svg"
};
static const unsigned char symbol_1232[] = {
#embed "../../Assets/Symbols/person.crop.circle.svg"
};
static const unsigned char symbol_1233[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.checkmark.svg"
};
static const unsigned char symbol_1234[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.exclamationmark.svg"
};
static const unsigned char symbol_1235[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.minus.svg"
};
static const unsigned char symbol_1236[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.plus.svg"
};
static const unsigned char symbol_1237[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.questionmark.svg"
};
static const unsigned char symbol_1238[] = {
#embed "../../Assets/Symbols/person.crop.circle.badge.xmark.svg"
};
static const unsigned char symbol_1239[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.svg"
};
static const unsigned char symbol_1240[] = {
#embed "../../Assets/Symbols/person.crop.circle.fill.badge.plus.svg"
};
static const unsigned char symbol_1241[] = {
#embed "../../Assets/Symbols/person.crop.rectangle.svg"
};
static const unsigned char symbol_1242[] = {
#embed "../../Assets/Symbols/person.crop.rectangle.fill.svg"
};
static const unsigned char symbol_1243[] = {
#embed "../../Assets/Symbols/person.crop.square.svg"
};
static const unsigned char symbol_1244[] = {
#embed "../../Assets/Symbols/person.crop.square.fill.svg"
};
static const unsigned char symbol_1245[] = {
#embed "../../Assets/Symbols/person.fill.svg"
};
static const unsigned char symbol_1246[] = {
#embed "../../Assets/Symbols/person.fill.badge.minus.svg"
};
static const unsigned char symbol_1247[] = {
#embed "../../Assets/Symbols/person.fill.badge.plus.svg"
};
static const unsigned char symbol_1248[] = {
#embed "../../Assets/Symbols/person.fill.checkmark.svg"
};
static const unsigned char symbol_1249[] = {
#embed "../../Assets/Symbols/person.fill.questionmark.svg"
};
static const unsigned char symbol_1250[] = {
#embed "../../Assets/Symbols/person.fill.viewfinder.svg"
};
static const unsigned char symbol_1251[] = {
#embed "../../Assets/Symbols/person.fill.xmark.svg"
};
static const unsigned char symbol_1252[] = {
#embed "../../Assets/Symbols/person.text.rectangle.svg"
};
static const unsigned char symbol_1253[] = {
#embed "../../Assets/Symbols/person.text.rectangle.fill.svg"
};
static const unsigned char symbol_1254[] = {
#embed "../../Assets/Symbols/person.wave.2.svg"
};
static const unsigned char symbol_1255[] = {
#embed "../../Assets/Symbols/perspective.svg"
};
static const unsigned char symbol_1256[] = {
#embed "../../Assets/Symbols/phone.svg"
};
static const unsigned char symbol_1257[] = {
#embed "../../Assets/Symbols/phone.arrow.up.right.svg"
};
static const unsigned char symbol_1258[] = {
#embed "../../Assets/Symbols/phone.badge.plus.svg"
};
static const unsigned char symbol_1259[] = {
#embed "../../Assets/Symbols/phone.bubble.svg"
};
static const unsigned char symbol_1260[] = {
#embed "../../Assets/Symbols/phone.circle.svg"
};
static const unsigned char symbol_1261[] = {
#embed "../../Assets/Symbols/phone.circle.fill.svg"
};
static const unsigned char symbol_1262[] = {
#embed "../../Assets/Symbols/phone.down.svg"
};
static const unsigned char symbol_1263[] = {
#embed "../../Assets/Symbols/phone.down.fill.svg"
};
static const unsigned char symbol_1264[] = {
#embed "../../Assets/Symbols/phone.fill.svg"
};
static const unsigned char symbol_1265[] = {
#embed "../../Assets/Symbols/photo.svg"
};
static const unsigned char symbol_1266[] = {
#embed "../../Assets/Symbols/photo.circle.svg"
};
static const unsigned char symbol_1267[] = {
#embed "../../Assets/Symbols/photo.circle.fill.svg"
};
static const unsigned char symbol_1268[] = {
#embed "../../Assets/Symbols/photo.fill.svg"
};
static const unsigned char symbol_1269[] = {
#embed "../../Assets/Symbols/photo.on.rectangle.svg"
};
static const unsigned char symbol_1270[] = {
#embed "../../Assets/Symbols/photo.on.rectangle.angled.svg"
};
static const unsigned char symbol_1271[] = {
#embed "../../Assets/Symbols/photo.stack.svg"
};
static const unsigned char symbol_1272[] = {
#embed "../../Assets/Symbols/photo.stack.fill.svg"
};
static const unsigned char symbol_1273[] = {
#embed "../../Assets/Symbols/pianokeys.svg"
};
static const unsigned char symbol_1274[] = {
#embed "../../Assets/Symbols/pianokeys.fill.svg"
};
static const unsigned char symbol_1275[] = {
#embed "../../Assets/Symbols/pill.svg"
};
static const unsigned char symbol_1276[] = {
#embed "../../Assets/Symbols/pill.fill.svg"
};
static const unsigned char symbol_1277[] = {
#embed "../../Assets/Symbols/pills.svg"
};
static const unsigned char symbol_1278[] = {
#embed "../../Assets/Symbols/pills.fill.svg"
};
static const unsigned char symbol_1279[] = {
#embed "../../Assets/Symbols/pin.svg"
};
static const unsigned char symbol_1280[] = {
#embed "../../Assets/Symbols/pin.circle.svg"
};
static const unsigned char symbol_1281[] = {
#embed "../../Assets/Symbols/pin.circle.fill.svg"
};
static const unsigned char symbol_1282[] = {
#embed "../../Assets/Symbols/pin.fill.svg"
};
static const unsigned char symbol_1283[] = {
#embed "../../Assets/Symbols/pin.slash.svg"
};
static const unsigned char symbol_1284[] = {
#embed "../../Assets/Symbols/pin.slash.fill.svg"
};
static const unsigned char symbol_1285[] = {
#embed "../../Assets/Symbols/play.svg"
};
static const unsigned char symbol_1286[] = {
#embed "../../Assets/Symbols/play.circle.svg"
};
static const unsigned char symbol_1287[] = {
#embed "../../Assets/Symbols/play.circle.fill.svg"
};
static const unsigned char symbol_1288[] = {
#embed "../../Assets/Symbols/play.fill.svg"
};
static const unsigned char symbol_1289[] = {
#embed "../../Assets/Symbols/play.house.svg"
};
static const unsigned char symbol_1290[] = {
#embed "../../Assets/Symbols/play.rectangle.svg"
};
static const unsigned char symbol_1291[] = {
#embed "../../Assets/Symbols/play.rectangle.fill.svg"
};
static const unsigned char symbol_1292[] = {
#embed "../../Assets/Symbols/play.slash.svg"
};
static const unsigned char symbol_1293[] = {
#embed "../../Assets/Symbols/play.square.svg"
};
static const unsigned char symbol_1294[] = {
#embed "../../Assets/Symbols/play.square.fill.svg"
};
static const unsigned char symbol_1295[] = {
#embed "../../Assets/Symbols/play.square.stack.svg"
};
static const unsigned char symbol_1296[] = {
#embed "../../Assets/Symbols/play.square.stack.fill.svg"
};
static const unsigned char symbol_1297[] = {
#embed "../../Assets/Symbols/play.tv.svg"
};
static const unsigned char symbol_1298[] = {
#embed "../../Assets/Symbols/play.tv.fill.svg"
};
static const unsigned char symbol_1299[] = {
#embed "../../Assets/Symbols/playpause.svg"
};
static const unsigned char symbol_1300[] = {
#embed "../../Assets/Symbols/playpause.fill.svg"
};
static const unsigned char symbol_1301[] = {
#embed "../../Assets/Symbols/plus.svg"
};
static const unsigned char symbol_1302[] = {
#embed "../../Assets/Symbols/plus.app.svg"
};
static const unsigned char symbol_1303[] = {
#embed "../../Assets/Symbols/plus.app.fill.svg"
};
static const unsigned char symbol_1304[] = {
#embed "../../Assets/Symbols/plus.bubble.svg"
};
static const unsigned char symbol_1305[] = {
#embed "../../Assets/Symbols/plus.bubble.fill.svg"
};
static const unsigned char symbol_1306[] = {
#embed "../../Assets/Symbols/plus.circle.svg"
};
static const unsigned char symbol_1307[] = {
#embed "../../Assets/Symbols/plus.circle.fill.svg"
};
static const unsigned char symbol_1308[] = {
#embed "../../Assets/Symbols/plus.diamond.svg"
};
static const unsigned char symbol_1309[] = {
#embed "../../Assets/Symbols/plus.diamond.fill.svg"
};
static const unsigned char symbol_1310[] = {
#embed "../../Assets/Symbols/plus.forwardslash.minus.svg"
};
static const unsigned char symbol_1311[] = {
#embed "../../Assets/Symbols/plus.magnifyingglass.svg"
};
static const unsigned char symbol_1312[] = {
#embed "../../Assets/Symbols/plus.rectangle.svg"
};
static const unsigned char symbol_1313[] = {
#embed "../../Assets/Symbols/plus.rectangle.fill.svg"
};
static const unsigned char symbol_1314[] = {
#embed "../../Assets/Symbols/plus.rectangle.on.rectangle.svg"
};
static const unsigned char symbol_1315[] = {
#embed "../../Assets/Symbols/plus.seal.svg"
};
static const unsigned char symbol_1316[] = {
#embed "../../Assets/Symbols/plus.seal.fill.svg"
};
static const unsigned char symbol_1317[] = {
#embed "../../Assets/Symbols/plus.slash.minus.svg"
};
static const unsigned char symbol_1318[] = {
#embed "../../Assets/Symbols/plus.square.svg"
};
static const unsigned char symbol_1319[] = {
#embed "../../Assets/Symbols/plus.square.fill.svg"
};
static const unsigned char symbol_1320[] = {
#embed "../../Assets/Symbols/plus.square.on.square.svg"
};
static const unsigned char symbol_1321[] = {
#embed "../../Assets/Symbols/plus.viewfinder.svg"
};
static const unsigned char symbol_1322[] = {
#embed "../../Assets/Symbols/plusminus.svg"
};
static const unsigned char symbol_1323[] = {
#embed "../../Assets/Symbols/plusminus.circle.svg"
};
static const unsigned char symbol_1324[] = {
#embed "../../Assets/Symbols/plusminus.circle.fill.svg"
};
static const unsigned char symbol_1325[] = {
#embed "../../Assets/Symbols/plusminus.square.svg"
};
static const unsigned char symbol_1326[] = {
#embed "../../Assets/Symbols/plusminus.square.fill.svg"
};
static const unsigned char symbol_1327[] = {
#embed "../../Assets/Symbols/point.3.connected.trianglepath.dotted.svg"
};
static const unsigned char symbol_1328[] = {
#embed "../../Assets/Symbols/popcorn.svg"
};
static const unsigned char symbol_1329[] = {
#embed "../../Assets/Symbols/popcorn.fill.svg"
};
static const unsigned char symbol_1330[] = {
#embed "../../Assets/Symbols/power.svg"
};
static const unsigned char symbol_1331[] = {
#embed "../../Assets/Symbols/power.circle.svg"
};
static const unsigned char symbol_1332[] = {
#embed "../../Assets/Symbols/power.circle.fill.svg"
};
static const unsigned char symbol_1333[] = {
#embed "../../Assets/Symbols/powerplug.svg"
};
static const unsigned char symbol_1334[] = {
#embed "../../Assets/Symbols/powerplug.fill.svg"
};
static const unsigned char symbol_1335[] = {
#embed "../../Assets/Symbols/printer.svg"
};
static const unsigned char symbol_1336[] = {
#embed "../../Assets/Symbols/printer.fill.svg"
};
static const unsigned char symbol_1337[] = {
#embed "../../Assets/Symbols/puzzlepiece.svg"
};
static const unsigned char symbol_1338[] = {
#embed "../../Assets/Symbols/puzzlepiece.fill.svg"
};
static const unsigned char symbol_1339[] = {
#embed "../../Assets/Symbols/pyramid.svg"
};
static const unsigned char symbol_1340[] = {
#embed "../../Assets/Symbols/pyramid.fill.svg"
};
static const unsigned char symbol_1341[] = {
#embed "../../Assets/Symbols/q.circle.svg"
};
static const unsigned char symbol_1342[] = {
#embed "../../Assets/Symbols/q.circle.fill.svg"
};
static const unsigned char symbol_1343[] = {
#embed "../../Assets/Symbols/qrcode.svg"
};
static const unsigned char symbol_1344[] = {
#embed "../../Assets/Symbols/qrcode.viewfinder.svg"
};
static const unsigned char symbol_1345[] = {
#embed "../../Assets/Symbols/questionmark.svg"
};
static const unsigned char symbol_1346[] = {
#embed "../../Assets/Symbols/questionmark.bubble.svg"
};
static const unsigned char symbol_1347[] = {
#embed "../../Assets/Symbols/questionmark.bubble.fill.svg"
};
static const unsigned char symbol_1348[] = {
#embed "../../Assets/Symbols/questionmark.circle.svg"
};
static const unsigned char symbol_1349[] = {
#embed "../../Assets/Symbols/questionmark.circle.fill.svg"
};
static const unsigned char symbol_1350[] = {
#embed "../../Assets/Symbols/questionmark.diamond.svg"
};
static const unsigned char symbol_1351[] = {
#embed "../../Assets/Symbols/questionmark.diamond.fill.svg"
};
static const unsigned char symbol_1352[] = {
#embed "../../Assets/Symbols/questionmark.folder.svg"
};
static const unsigned char symbol_1353[] = {
#embed "../../Assets/Symbols/questionmark.folder.fill.svg"
};
static const unsigned char symbol_1354[] = {
#embed "../../Assets/Symbols/questionmark.square.svg"
};
static const unsigned char symbol_1355[] = {
#embed "../../Assets/Symbols/questionmark.square.dashed.svg"
};
static const unsigned char symbol_1356[] = {
#embed "../../Assets/Symbols/questionmark.square.fill.svg"
};
static const unsigned char symbol_1357[] = {
#embed "../../Assets/Symbols/quote.bubble.svg"
};
static const unsigned char symbol_1358[] = {
#embed "../../Assets/Symbols/quote.bubble.fill.svg"
};
static const unsigned char symbol_1359[] = {
#embed "../../Assets/Symbols/r.circle.svg"
};
static const unsigned char symbol_1360[] = {
#embed "../../Assets/Symbols/r.circle.fill.svg"
};
static const unsigned char symbol_1361[] = {
#embed "../../Assets/Symbols/radio.svg"
};
static const unsigned char symbol_1362[] = {
#embed "../../Assets/Symbols/radio.fill.svg"
};
static const unsigned char symbol_1363[] = {
#embed "../../Assets/Symbols/rainbow.svg"
};
static const unsigned char symbol_1364[] = {
#embed "../../Assets/Symbols/rays.svg"
};
static const unsigned char symbol_1365[] = {
#embed "../../Assets/Symbols/record.circle.svg"
};
static const unsigned char symbol_1366[] = {
#embed "../../Assets/Symbols/record.circle.fill.svg"
};
static const unsigned char symbol_1367[] = {
#embed "../../Assets/Symbols/rectangle.svg"
};
static const unsigned char symbol_1368[] = {
#embed "../../Assets/Symbols/rectangle.3.group.svg"
};
static const unsigned char symbol_1369[] = {
#embed "../../Assets/Symbols/rectangle.3.group.fill.svg"
};
static const unsigned char symbol_1370[] = {
#embed "../../Assets/Symbols/rectangle.and.pencil.and.ellipsis.svg"
};
static const unsigned char symbol_1371[] = {
#embed "../../Assets/Symbols/rectangle.compress.vertical.svg"
};
static const unsigned char symbol_1372[] = {
#embed "../../Assets/Symbols/rectangle.expand.vertical.svg"
};
static const unsigned char symbol_1373[] = {
#embed "../../Assets/Symbols/rectangle.fill.svg"
};
static const unsigned char symbol_1374[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.svg"
};
static const unsigned char symbol_1375[] = {
#embed "../../Assets/Symbols/rectangle.grid.1x2.fill.svg"
};
static const unsigned char symbol_1376[] = {
#embed "../../Assets/Symbols/rectangle.grid.2x2.svg"
};
static const unsigned char symbol_1377[] = {
#embed "../../Assets/Symbols/rectangle.grid.2x2.fill.svg"
};
static const unsigned char symbol_1378[] = {
#embed "../../Assets/Symbols/rectangle.inset.filled.svg"
};
static const unsigned char symbol_1379[] = {
#embed "../../Assets/Symbols/rectangle.on.rectangle.svg"
};
static const unsigned char symbol_1380[] = {
#embed "../../Assets/Symbols/rectangle.portrait.svg"
};
static const unsigned char symbol_1381[] = {
#embed "../../Assets/Symbols/rectangle.portrait.and.arrow.right.svg"
};
static const unsigned char symbol_1382[] = {
#embed "../../Assets/Symbols/rectangle.portrait.fill.svg"
};
static const unsigned char symbol_1383[] = {
#embed "../../Assets/Symbols/rectangle.split.2x1.svg"
};
static const unsigned char symbol_1384[] = {
#embed "../../Assets/Symbols/rectangle.split.3x1.svg"
};
static const unsigned char symbol_1385[] = {
#embed "../../Assets/Symbols/rectangle.split.3x3.svg"
};
static const unsigned char symbol_1386[] = {
#embed "../../Assets/Symbols/rectangle.stack.svg"
};
static const unsigned char symbol_1387[] = {
#embed "../../Assets/Symbols/rectangle.stack.badge.plus.svg"
};
static const unsigned char symbol_1388[] = {
#embed "../../Assets/Symbols/rectangle.stack.fill.svg"
};
static const unsigned char symbol_1389[] = {
#embed "../../Assets/Symbols/refrigerator.svg"
};
static const unsigned char symbol_1390[] = {
#embed "../../Assets/Symbols/refrigerator.fill.svg"
};
static const unsigned char symbol_1391[] = {
#embed "../../Assets/Symbols/repeat.svg"
};
static const unsigned char symbol_1392[] = {
#embed "../../Assets/Symbols/repeat.1.svg"
};
static const unsigned char symbol_1393[] = {
#embed "../../Assets/Symbols/repeat.circle.svg"
};
static const unsigned char symbol_1394[] = {
#embed "../../Assets/Symbols/repeat.circle.fill.svg"
};
static const unsigned char symbol_1395[] = {
#embed "../../Assets/Symbols/return.svg"
};
static const unsigned char symbol_1396[] = {
#embed "../../Assets/Symbols/rhombus.svg"
};
static const unsigned char symbol_1397[] = {
#embed "../../Assets/Symbols/rhombus.fill.svg"
};
static const unsigned char symbol_1398[] = {
#embed "../../Assets/Symbols/rosette.svg"
};
static const unsigned char symbol_1399[] = {
#embed "../../Assets/Symbols/rotate.3d.svg"
};
static const unsigned char symbol_1400[] = {
#embed "../../Assets/Symbols/rotate.left.svg"
};
static const unsigned char symbol_1401[] = {
#embed "../../Assets/Symbols/rotate.right.svg"
};
static const unsigned char symbol_1402[] = {
#embed "../../Assets/Symbols/ruler.svg"
};
static const unsigned char symbol_1403[] = {
#embed "../../Assets/Symbols/s.circle.svg"
};
static const unsigned char symbol_1404[] = {
#embed "../../Assets/Symbols/s.circle.fill.svg"
};
static const unsigned char symbol_1405[] = {
#embed "../../Assets/Symbols/sailboat.svg"
};
static const unsigned char symbol_1406[] = {
#embed "../../Assets/Symbols/sailboat.fill.svg"
};
static const unsigned char symbol_1407[] = {
#embed "../../Assets/Symbols/scalemass.svg"
};
static const unsigned char symbol_1408[] = {
#embed "../../Assets/Symbols/scalemass.fill.svg"
};
static const unsigned char symbol_1409[] = {
#embed "../../Assets/Symbols/scissors.svg"
};
static const unsigned char symbol_1410[] = {
#embed "../../Assets/Symbols/scissors.circle.svg"
};
static const unsigned char symbol_1411[] = {
#embed "../../Assets/Symbols/scissors.circle.fill.svg"
};
static const unsigned char symbol_1412[] = {
#embed "../../Assets/Symbols/scooter.svg"
};
static const unsigned char symbol_1413[] = {
#embed "../../Assets/Symbols/scope.svg"
};
static const unsigned char symbol_1414[] = {
#embed "../../Assets/Symbols/screwdriver.svg"
};
static const unsigned char symbol_1415[] = {
#embed "../../Assets/Symbols/scribble.svg"
};
static const unsigned char symbol_1416[] = {
#embed "../../Assets/Symbols/scribble.variable.svg"
};
static const unsigned char symbol_1417[] = {
#embed "../../Assets/Symbols/seal.svg"
};
static const unsigned char symbol_1418[] = {
#embed "../../Assets/Symbols/seal.fill.svg"
};
static const unsigned char symbol_1419[] = {
#embed "../../Assets/Symbols/server.rack.svg"
};
static const unsigned char symbol_1420[] = {
#embed "../../Assets/Symbols/shield.svg"
};
static const unsigned char symbol_1421[] = {
#embed "../../Assets/Symbols/shield.fill.svg"
};
static const unsigned char symbol_1422[] = {
#embed "../../Assets/Symbols/shield.lefthalf.fill.svg"
};
static const unsigned char symbol_1423[] = {
#embed "../../Assets/Symbols/shield.lefthalf.filled.svg"
};
static const unsigned char symbol_1424[] = {
#embed "../../Assets/Symbols/shield.slash.svg"
};
static const unsigned char symbol_1425[] = {
#embed "../../Assets/Symbols/shift.svg"
};
static const unsigned char symbol_1426[] = {
#embed "../../Assets/Symbols/shift.fill.svg"
};
static const unsigned char symbol_1427[] = {
#embed "../../Assets/Symbols/shippingbox.svg"
};
static const unsigned char symbol_1428[] = {
#embed "../../Assets/Symbols/shippingbox.fill.svg"
};
static const unsigned char symbol_1429[] = {
#embed "../../Assets/Symbols/shower.svg"
};
static const unsigned char symbol_1430[] = {
#embed "../../Assets/Symbols/shuffle.svg"
};
static const unsigned char symbol_1431[] = {
#embed "../../Assets/Symbols/shuffle.circle.svg"
};
static const unsigned char symbol_1432[] = {
#embed "../../Assets/Symbols/shuffle.circle.fill.svg"
};
static const unsigned char symbol_1433[] = {
#embed "../../Assets/Symbols/sidebar.leading.svg"
};
static const unsigned char symbol_1434[] = {
#embed "../../Assets/Symbols/sidebar.left.svg"
};
static const unsigned char symbol_1435[] = {
#embed "../../Assets/Symbols/sidebar.right.svg"
};
static const unsigned char symbol_1436[] = {
#embed "../../Assets/Symbols/signature.svg"
};
static const unsigned char symbol_1437[] = {
#embed "../../Assets/Symbols/signpost.right.svg"
};
static const unsigned char symbol_1438[] = {
#embed "../../Assets/Symbols/signpost.right.fill.svg"
};
static const unsigned char symbol_1439[] = {
#embed "../../Assets/Symbols/simcard.svg"
};
static const unsigned char symbol_1440[] = {
#embed "../../Assets/Symbols/simcard.fill.svg"
};
static const unsigned char symbol_1441[] = {
#embed "../../Assets/Symbols/skew.svg"
};
static const unsigned char symbol_1442[] = {
#embed "../../Assets/Symbols/slash.circle.svg"
};
static const unsigned char symbol_1443[] = {
#embed "../../Assets/Symbols/slider.horizontal.3.svg"
};
static const unsigned char symbol_1444[] = {
#embed "../../Assets/Symbols/slider.vertical.3.svg"
};
static const unsigned char symbol_1445[] = {
#embed "../../Assets/Symbols/smallcircle.fill.circle.svg"
};
static const unsigned char symbol_1446[] = {
#embed "../../Assets/Symbols/smallcircle.filled.circle.svg"
};
static const unsigned char symbol_1447[] = {
#embed "../../Assets/Symbols/smoke.svg"
};
static const unsigned char symbol_1448[] = {
#embed "../../Assets/Symbols/smoke.fill.svg"
};
static const unsigned char symbol_1449[] = {
#embed "../../Assets/Symbols/snow.svg"
};
static const unsigned char symbol_1450[] = {
#embed "../../Assets/Symbols/snowflake.svg"
};
static const unsigned char symbol_1451[] = {
#embed "../../Assets/Symbols/soccerball.svg"
};
static const unsigned char symbol_1452[] = {
#embed "../../Assets/Symbols/sofa.svg"
};
static const unsigned char symbol_1453[] = {
#embed "../../Assets/Symbols/sofa.fill.svg"
};
static const unsigned char symbol_1454[] = {
#embed "../../Assets/Symbols/space.svg"
};
static const unsigned char symbol_1455[] = {
#embed "../../Assets/Symbols/sparkle.svg"
};
static const unsigned char symbol_1456[] = {
#embed "../../Assets/Symbols/sparkles.svg"
};
static const unsigned char symbol_1457[] = {
#embed "../../Assets/Symbols/speaker.svg"
};
static const unsigned char symbol_1458[] = {
#embed "../../Assets/Symbols/speaker.fill.svg"
};
static const unsigned char symbol_1459[] = {
#embed "../../Assets/Symbols/speaker.slash.svg"
};
static const unsigned char symbol_1460[] = {
#embed "../../Assets/Symbols/speaker.slash.fill.svg"
};
static const unsigned char symbol_1461[] = {
#embed "../../Assets/Symbols/speaker.wave.1.svg"
};
static const unsigned char symbol_1462[] = {
#embed "../../Assets/Symbols/speaker.wave.1.fill.svg"
};
static const unsigned char symbol_1463[] = {
#embed "../../Assets/Symbols/speaker.wave.2.svg"
};
static const unsigned char symbol_1464[] = {
#embed "../../Assets/Symbols/speaker.wave.2.fill.svg"
};
static const unsigned char symbol_1465[] = {
#embed "../../Assets/Symbols/speaker.wave.3.svg"
};
static const unsigned char symbol_1466[] = {
#embed "../../Assets/Symbols/speaker.wave.3.fill.svg"
};
static const unsigned char symbol_1467[] = {
#embed "../../Assets/Symbols/speedometer.svg"
};
static const unsigned char symbol_1468[] = {
#embed "../../Assets/Symbols/spigot.svg"
};
static const unsigned char symbol_1469[] = {
#embed "../../Assets/Symbols/sportscourt.svg"
};
static const unsigned char symbol_1470[] = {
#embed "../../Assets/Symbols/sportscourt.fill.svg"
};
static const unsigned char symbol_1471[] = {
#embed "../../Assets/Symbols/square.svg"
};
static const unsigned char symbol_1472[] = {
#embed "../../Assets/Symbols/square.and.arrow.down.svg"
};
static const unsigned char symbol_1473[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.svg"
};
static const unsigned char symbol_1474[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.circle.svg"
};
static const unsigned char symbol_1475[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.circle.fill.svg"
};
static const unsigned char symbol_1476[] = {
#embed "../../Assets/Symbols/square.and.arrow.up.fill.svg"
};
static const unsigned char symbol_1477[] = {
#embed "../../Assets/Symbols/square.and.pencil.svg"
};
static const unsigned char symbol_1478[] = {
#embed "../../Assets/Symbols/square.dashed.svg"
};
static const unsigned char symbol_1479[] = {
#embed "../../Assets/Symbols/square.fill.svg"
};
static const unsigned char symbol_1480[] = {
#embed "../../Assets/Symbols/square.fill.on.square.svg"
};
static const unsigned char symbol_1481[] = {
#embed "../../Assets/Symbols/square.grid.2x2.svg"
};
static const unsigned char symbol_1482[] = {
#embed "../../Assets/Symbols/square.grid.2x2.fill.svg"
};
static const unsigned char symbol_1483[] = {
#embed "../../Assets/Symbols/square.grid.3x3.svg"
};
static const unsigned char symbol_1484[] = {
#embed "../../Assets/Symbols/square.grid.3x3.fill.svg"
};
static const unsigned char symbol_1485[] = {
#embed "../../Assets/Symbols/square.inset.filled.svg"
};
static const unsigned char symbol_1486[] = {
#embed "../../Assets/Symbols/square.on.circle.svg"
};
static const unsigned char symbol_1487[] = {
#embed "../../Assets/Symbols/square.on.square.svg"
};
static const unsigned char symbol_1488[] = {
#embed "../../Assets/Symbols/square.split.1x2.svg"
};
static const unsigned char symbol_1489[] = {
#embed "../../Assets/Symbols/square.split.2x1.svg"
};
static const unsigned char symbol_1490[] = {
#embed "../../Assets/Symbols/square.split.2x2.svg"
};
static const unsigned char symbol_1491[] = {
#embed "../../Assets/Symbols/square.stack.svg"
};
static const unsigned char symbol_1492[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.svg"
};
static const unsigned char symbol_1493[] = {
#embed "../../Assets/Symbols/square.stack.3d.up.fill.svg"
};
static const unsigned char symbol_1494[] = {
#embed "../../Assets/Symbols/square.stack.fill.svg"
};
static const unsigned char symbol_1495[] = {
#embed "../../Assets/Symbols/squareshape.svg"
};
static const unsigned char symbol_1496[] = {
#embed "../../Assets/Symbols/squareshape.fill.svg"
};
static const unsigned char symbol_1497[] = {
#embed "../../Assets/Symbols/star.svg"
};
static const unsigned char symbol_1498[] = {
#embed "../../Assets/Symbols/star.bubble.svg"
};
static const unsigned char symbol_1499[] = {
#embed "../../Assets/Symbols/star.bubble.fill.svg"
};
static const unsigned char symbol_1500[] = {
#embed "../../Assets/Symbols/star.circle.svg"
};
static const unsigned char symbol_1501[] = {
#embed "../../Assets/Symbols/star.circle.fill.svg"
};
static const unsigned char symbol_1502[] = {
#embed "../../Assets/Symbols/star.fill.svg"
};
static const unsigned char symbol_1503[] = {
#embed "../../Assets/Symbols/star.leadinghalf.filled.svg"
};
static const unsigned char symbol_1504[] = {
#embed "../../Assets/Symbols/star.lefthalf.fill.svg"
};
static const unsigned char symbol_1505[] = {
#embed "../../Assets/Symbols/star.slash.svg"
};
static const unsigned char symbol_1506[] = {
#embed "../../Assets/Symbols/star.slash.fill.svg"
};
static const unsigned char symbol_1507[] = {
#embed "../../Assets/Symbols/star.square.svg"
};
static const unsigned char symbol_1508[] = {
#embed "../../Assets/Symbols/star.square.fill.svg"
};
static const unsigned char symbol_1509[] = {
#embed "../../Assets/Symbols/staroflife.svg"
};
static const unsigned char symbol_1510[] = {
#embed "../../Assets/Symbols/staroflife.circle.svg"
};
static const unsigned char symbol_1511[] = {
#embed "../../Assets/Symbols/staroflife.circle.fill.svg"
};
static const unsigned char symbol_1512[] = {
#embed "../../Assets/Symbols/staroflife.fill.svg"
};
static const unsigned char symbol_1513[] = {
#embed "../../Assets/Symbols/sterlingsign.svg"
};
static const unsigned char symbol_1514[] = {
#embed "../../Assets/Symbols/sterlingsign.circle.svg"
};
static const unsigned char symbol_1515[] = {
#embed "../../Assets/Symbols/sterlingsign.circle.fill.svg"
};
static const unsigned char symbol_1516[] = {
#embed "../../Assets/Symbols/sterlingsign.square.svg"
};
static const unsigned char symbol_1517[] = {
#embed "../../Assets/Symbols/sterlingsign.square.fill.svg"
};
static const unsigned char symbol_1518[] = {
#embed "../../Assets/Symbols/stethoscope.svg"
};
static const unsigned char symbol_1519[] = {
#embed "../../Assets/Symbols/stop.svg"
};
static const unsigned char symbol_1520[] = {
#embed "../../Assets/Symbols/stop.circle.svg"
};
static const unsigned char symbol_1521[] = {
#embed "../../Assets/Symbols/stop.circle.fill.svg"
};
static const unsigned char symbol_1522[] = {
#embed "../../Assets/Symbols/stop.fill.svg"
};
static const unsigned char symbol_1523[] = {
#embed "../../Assets/Symbols/stopwatch.svg"
};
static const unsigned char symbol_1524[] = {
#embed "../../Assets/Symbols/stopwatch.fill.svg"
};
static const unsigned char symbol_1525[] = {
#embed "../../Assets/Symbols/storefront.svg"
};
static const unsigned char symbol_1526[] = {
#embed "../../Assets/Symbols/storefront.fill.svg"
};
static const unsigned char symbol_1527[] = {
#embed "../../Assets/Symbols/strikethrough.svg"
};
static const unsigned char symbol_1528[] = {
#embed "../../Assets/Symbols/studentdesk.svg"
};
static const unsigned char symbol_1529[] = {
#embed "../../Assets/Symbols/suit.club.svg"
};
static const unsigned char symbol_1530[] = {
#embed "../../Assets/Symbols/suit.club.fill.svg"
};
static const unsigned char symbol_1531[] = {
#embed "../../Assets/Symbols/suit.diamond.svg"
};
static const unsigned char symbol_1532[] = {
#embed "../../Assets/Symbols/suit.diamond.fill.svg"
};
static const unsigned char symbol_1533[] = {
#embed "../../Assets/Symbols/suit.heart.svg"
};
static const unsigned char symbol_1534[] = {
#embed "../../Assets/Symbols/suit.heart.fill.svg"
};
static const unsigned char symbol_1535[] = {
#embed "../../Assets/Symbols/suit.spade.svg"
};
static const unsigned char symbol_1536[] = {
#embed "../../Assets/Symbols/suit.spade.fill.svg"
};
static const unsigned char symbol_1537[] = {
#embed "../../Assets/Symbols/suitcase.svg"
};
static const unsigned char symbol_1538[] = {
#embed "../../Assets/Symbols/suitcase.fill.svg"
};
static const unsigned char symbol_1539[] = {
#embed "../../Assets/Symbols/sum.svg"
};
static const unsigned char symbol_1540[] = {
#embed "../../Assets/Symbols/sun.max.svg"
};
static const unsigned char symbol_1541[] = {
#embed "../../Assets/Symbols/sun.max.fill.svg"
};
static const unsigned char symbol_1542[] = {
#embed "../../Assets/Symbols/sun.min.svg"
};
static const unsigned char symbol_1543[] = {
#embed "../../Assets/Symbols/sun.min.fill.svg"
};
static const unsigned char symbol_1544[] = {
#embed "../../Assets/Symbols/sunglasses.svg"
};
static const unsigned char symbol_1545[] = {
#embed "../../Assets/Symbols/sunrise.svg"
};
static const unsigned char symbol_1546[] = {
#embed "../../Assets/Symbols/sunrise.fill.svg"
};
static const unsigned char symbol_1547[] = {
#embed "../../Assets/Symbols/sunset.svg"
};
static const unsigned char symbol_1548[] = {
#embed "../../Assets/Symbols/sunset.fill.svg"
};
static const unsigned char symbol_1549[] = {
#embed "../../Assets/Symbols/switch.2.svg"
};
static const unsigned char symbol_1550[] = {
#embed "../../Assets/Symbols/switch.2.fill.svg"
};
static const unsigned char symbol_1551[] = {
#embed "../../Assets/Symbols/syringe.svg"
};
static const unsigned char symbol_1552[] = {
#embed "../../Assets/Symbols/t.circle.svg"
};
static const unsigned char symbol_1553[] = {
#embed "../../Assets/Symbols/t.circle.fill.svg"
};
static const unsigned char symbol_1554[] = {
#embed "../../Assets/Symbols/table.svg"
};
static const unsigned char symbol_1555[] = {
#embed "../../Assets/Symbols/tablecells.svg"
};
static const unsigned char symbol_1556[] = {
#embed "../../Assets/Symbols/tag.svg"
};
static const unsigned char symbol_1557[] = {
#embed "../../Assets/Symbols/tag.circle.svg"
};
static const unsigned char symbol_1558[] = {
#embed "../../Assets/Symbols/tag.circle.fill.svg"
};
static const unsigned char symbol_1559[] = {
#embed "../../Assets/Symbols/tag.fill.svg"
};
static const unsigned char symbol_1560[] = {
#embed "../../Assets/Symbols/tag.square.svg"
};
static const unsigned char symbol_1561[] = {
#embed "../../Assets/Symbols/tag.square.fill.svg"
};
static const unsigned char symbol_1562[] = {
#embed "../../Assets/Symbols/takeoutbag.and.cup.and.straw.svg"
};
static const unsigned char symbol_1563[] = {
#embed "../../Assets/Symbols/takeoutbag.and.cup.and.straw.fill.svg"
};
static const unsigned char symbol_1564[] = {
#embed "../../Assets/Symbols/target.svg"
};
static const unsigned char symbol_1565[] = {
#embed "../../Assets/Symbols/tennis.racket.svg"
};
static const unsigned char symbol_1566[] = {
#embed "../../Assets/Symbols/tennisball.svg"
};
static const unsigned char symbol_1567[] = {
#embed "../../Assets/Symbols/tent.svg"
};
static const unsigned char symbol_1568[] = {
#embed "../../Assets/Symbols/tent.fill.svg"
};
static const unsigned char symbol_1569[] = {
#embed "../../Assets/Symbols/terminal.svg"
};
static const unsigned char symbol_1570[] = {
#embed "../../Assets/Symbols/terminal.fill.svg"
};
static const unsigned char symbol_1571[] = {
#embed "../../Assets/Symbols/testtube.2.svg"
};
static const unsigned char symbol_1572[] = {
#embed "../../Assets/Symbols/text.aligncenter.svg"
};
static const unsigned char symbol_1573[] = {
#embed "../../Assets/Symbols/text.alignleft.svg"
};
static const unsigned char symbol_1574[] = {
#embed "../../Assets/Symbols/text.alignright.svg"
};
static const unsigned char symbol_1575[] = {
#embed "../../Assets/Symbols/text.append.svg"
};
static const unsigned char symbol_1576[] = {
#embed "../../Assets/Symbols/text.badge.checkmark.svg"
};
static const unsigned char symbol_1577[] = {
#embed "../../Assets/Symbols/text.badge.plus.svg"
};
static const unsigned char symbol_1578[] = {
#embed "../../Assets/Symbols/text.below.photo.svg"
};
static const unsigned char symbol_1579[] = {
#embed "../../Assets/Symbols/text.book.closed.svg"
};
static const unsigned char symbol_1580[] = {
#embed "../../Assets/Symbols/text.bubble.svg"
};
static const unsigned char symbol_1581[] = {
#embed "../../Assets/Symbols/text.bubble.fill.svg"
};
static const unsigned char symbol_1582[] = {
#embed "../../Assets/Symbols/text.justify.svg"
};
static const unsigned char symbol_1583[] = {
#embed "../../Assets/Symbols/text.quote.svg"
};
static const unsigned char symbol_1584[] = {
#embed "../../Assets/Symbols/text.viewfinder.svg"
};
static const unsigned char symbol_1585[] = {
#embed "../../Assets/Symbols/textformat.svg"
};
static const unsigned char symbol_1586[] = {
#embed "../../Assets/Symbols/textformat.abc.svg"
};
static const unsigned char symbol_1587[] = {
#embed "../../Assets/Symbols/textformat.size.svg"
};
static const unsigned char symbol_1588[] = {
#embed "../../Assets/Symbols/theatermasks.svg"
};
static const unsigned char symbol_1589[] = {
#embed "../../Assets/Symbols/theatermasks.fill.svg"
};
static const unsigned char symbol_1590[] = {
#embed "../../Assets/Symbols/thermometer.svg"
};
static const unsigned char symbol_1591[] = {
#embed "../../Assets/Symbols/thermometer.high.svg"
};
static const unsigned char symbol_1592[] = {
#embed "../../Assets/Symbols/thermometer.low.svg"
};
static const unsigned char symbol_1593[] = {
#embed "../../Assets/Symbols/thermometer.medium.svg"
};
static const unsigned char symbol_1594[] = {
#embed "../../Assets/Symbols/thermometer.sun.svg"
};
static const unsigned char symbol_1595[] = {
#embed "../../Assets/Symbols/ticket.svg"
};
static const unsigned char symbol_1596[] = {
#embed "../../Assets/Symbols/ticket.fill.svg"
};
static const unsigned char symbol_1597[] = {
#embed "../../Assets/Symbols/timer.svg"
};
static const unsigned char symbol_1598[] = {
#embed "../../Assets/Symbols/timer.square.svg"
};
static const unsigned char symbol_1599[] = {
#embed "../../Assets/Symbols/togglepower.svg"
};
static const unsigned char symbol_1600[] = {
#embed "../../Assets/Symbols/tornado.svg"
};
static const unsigned char symbol_1601[] = {
#embed "../../Assets/Symbols/tortoise.svg"
};
static const unsigned char symbol_1602[] = {
#embed "../../Assets/Symbols/tortoise.fill.svg"
};
static const unsigned char symbol_1603[] = {
#embed "../../Assets/Symbols/touchid.svg"
};
static const unsigned char symbol_1604[] = {
#embed "../../Assets/Symbols/train.side.front.car.svg"
};
static const unsigned char symbol_1605[] = {
#embed "../../Assets/Symbols/train.side.front.car.fill.svg"
};
static const unsigned char symbol_1606[] = {
#embed "../../Assets/Symbols/tram.svg"
};
static const unsigned char symbol_1607[] = {
#embed "../../Assets/Symbols/tram.circle.svg"
};
static const unsigned char symbol_1608[] = {
#embed "../../Assets/Symbols/tram.circle.fill.svg"
};
static const unsigned char symbol_1609[] = {
#embed "../../Assets/Symbols/tram.fill.svg"
};
static const unsigned char symbol_1610[] = {
#embed "../../Assets/Symbols/trash.svg"
};
static const unsigned char symbol_1611[] = {
#embed "../../Assets/Symbols/trash.circle.svg"
};
static const unsigned char symbol_1612[] = {
#embed "../../Assets/Symbols/trash.circle.fill.svg"
};
static const unsigned char symbol_1613[] = {
#embed "../../Assets/Symbols/trash.fill.svg"
};
static const unsigned char symbol_1614[] = {
#embed "../../Assets/Symbols/trash.slash.svg"
};
static const unsigned char symbol_1615[] = {
#embed "../../Assets/Symbols/trash.square.svg"
};
static const unsigned char symbol_1616[] = {
#embed "../../Assets/Symbols/trash.square.fill.svg"
};
static const unsigned char symbol_1617[] = {
#embed "../../Assets/Symbols/tray.svg"
};
static const unsigned char symbol_1618[] = {
#embed "../../Assets/Symbols/tray.2.svg"
};
static const unsigned char symbol_1619[] = {
#embed "../../Assets/Symbols/tray.2.fill.svg"
};
static const unsigned char symbol_1620[] = {
#embed "../../Assets/Symbols/tray.and.arrow.down.svg"
};
static const unsigned char symbol_1621[] = {
#embed "../../Assets/Symbols/tray.and.arrow.up.svg"
};
static const unsigned char symbol_1622[] = {
#embed "../../Assets/Symbols/tray.circle.svg"
};
static const unsigned char symbol_1623[] = {
#embed "../../Assets/Symbols/tray.circle.fill.svg"
};
static const unsigned char symbol_1624[] = {
#embed "../../Assets/Symbols/tray.fill.svg"
};
static const unsigned char symbol_1625[] = {
#embed "../../Assets/Symbols/tray.full.svg"
};
static const unsigned char symbol_1626[] = {
#embed "../../Assets/Symbols/tray.full.fill.svg"
};
static const unsigned char symbol_1627[] = {
#embed "../../Assets/Symbols/tree.svg"
};
static const unsigned char symbol_1628[] = {
#embed "../../Assets/Symbols/tree.fill.svg"
};
static const unsigned char symbol_1629[] = {
#embed "../../Assets/Symbols/triangle.svg"
};
static const unsigned char symbol_1630[] = {
#embed "../../Assets/Symbols/triangle.fill.svg"
};
static const unsigned char symbol_1631[] = {
#embed "../../Assets/Symbols/trophy.svg"
};
static const unsigned char symbol_1632[] = {
#embed "../../Assets/Symbols/trophy.fill.svg"
};
static const unsigned char symbol_1633[] = {
#embed "../../Assets/Symbols/truck.box.svg"
};
static const unsigned char symbol_1634[] = {
#embed "../../Assets/Symbols/truck.box.fill.svg"
};
static const unsigned char symbol_1635[] = {
#embed "../../Assets/Symbols/tshirt.svg"
};
static const unsigned char symbol_1636[] = {
#embed "../../Assets/Symbols/tshirt.fill.svg"
};
static const unsigned char symbol_1637[] = {
#embed "../../Assets/Symbols/tv.svg"
};
static const unsigned char symbol_1638[] = {
#embed "../../Assets/Symbols/tv.fill.svg"
};
static const unsigned char symbol_1639[] = {
#embed "../../Assets/Symbols/u.circle.svg"
};
static const unsigned char symbol_1640[] = {
#embed "../../Assets/Symbols/u.circle.fill.svg"
};
static const unsigned char symbol_1641[] = {
#embed "../../Assets/Symbols/umbrella.svg"
};
static const unsigned char symbol_1642[] = {
#embed "../../Assets/Symbols/umbrella.fill.svg"
};
static const unsigned char symbol_1643[] = {
#embed "../../Assets/Symbols/underline.svg"
};
static const unsigned char symbol_1644[] = {
#embed "../../Assets/Symbols/v.circle.svg"
};
static const unsigned char symbol_1645[] = {
#embed "../../Assets/Symbols/v.circle.fill.svg"
};
static const unsigned char symbol_1646[] = {
#embed "../../Assets/Symbols/video.svg"
};
static const unsigned char symbol_1647[] = {
#embed "../../Assets/Symbols/video.badge.plus.svg"
};
static const unsigned char symbol_1648[] = {
#embed "../../Assets/Symbols/video.circle.svg"
};
static const unsigned char symbol_1649[] = {
#embed "../../Assets/Symbols/video.circle.fill.svg"
};
static const unsigned char symbol_1650[] = {
#embed "../../Assets/Symbols/video.fill.svg"
};
static const unsigned char symbol_1651[] = {
#embed "../../Assets/Symbols/video.slash.svg"
};
static const unsigned char symbol_1652[] = {
#embed "../../Assets/Symbols/video.slash.fill.svg"
};
static const unsigned char symbol_1653[] = {
#embed "../../Assets/Symbols/viewfinder.svg"
};
static const unsigned char symbol_1654[] = {
#embed "../../Assets/Symbols/volleyball.svg"
};
static const unsigned char symbol_1655[] = {
#embed "../../Assets/Symbols/w.circle.svg"
};
static const unsigned char symbol_1656[] = {
#embed "../../Assets/Symbols/w.circle.fill.svg"
};
static const unsigned char symbol_1657[] = {
#embed "../../Assets/Symbols/wallet.pass.svg"
};
static const unsigned char symbol_1658[] = {
#embed "../../Assets/Symbols/wallet.pass.fill.svg"
};
static const unsigned char symbol_1659[] = {
#embed "../../Assets/Symbols/wand.and.rays.svg"
};
static const unsigned char symbol_1660[] = {
#embed "../../Assets/Symbols/wand.and.stars.svg"
};
static const unsigned char symbol_1661[] = {
#embed "../../Assets/Symbols/washer.svg"
};
static const unsigned char symbol_1662[] = {
#embed "../../Assets/Symbols/washer.fill.svg"
};
static const unsigned char symbol_1663[] = {
#embed "../../Assets/Symbols/waveform.svg"
};
static const unsigned char symbol_1664[] = {
#embed "../../Assets/Symbols/waveform.circle.svg"
};
static const unsigned char symbol_1665[] = {
#embed "../../Assets/Symbols/waveform.circle.fill.svg"
};
static const unsigned char symbol_1666[] = {
#embed "../../Assets/Symbols/waveform.path.svg"
};
static const unsigned char symbol_1667[] = {
#embed "../../Assets/Symbols/waveform.path.ecg.svg"
};
static const unsigned char symbol_1668[] = {
#embed "../../Assets/Symbols/wifi.svg"
};
static const unsigned char symbol_1669[] = {
#embed "../../Assets/Symbols/wifi.circle.svg"
};
static const unsigned char symbol_1670[] = {
#embed "../../Assets/Symbols/wifi.circle.fill.svg"
};
static const unsigned char symbol_1671[] = {
#embed "../../Assets/Symbols/wifi.exclamationmark.svg"
};
static const unsigned char symbol_1672[] = {
#embed "../../Assets/Symbols/wifi.slash.svg"
};
static const unsigned char symbol_1673[] = {
#embed "../../Assets/Symbols/wind.svg"
};
static const unsigned char symbol_1674[] = {
#embed "../../Assets/Symbols/wind.snow.svg"
};
static const unsigned char symbol_1675[] = {
#embed "../../Assets/Symbols/wineglass.svg"
};
static const unsigned char symbol_1676[] = {
#embed "../../Assets/Symbols/wineglass.fill.svg"
};
static const unsigned char symbol_1677[] = {
#embed "../../Assets/Symbols/wrench.svg"
};
static const unsigned char symbol_1678[] = {
#embed "../../Assets/Symbols/wrench.and.screwdriver.svg"
};
static const unsigned char symbol_1679[] = {
#embed "../../Assets/Symbols/wrench.and.screwdriver.fill.svg"
};
static const unsigned char symbol_1680[] = {
#embed "../../Assets/Symbols/wrench.fill.svg"
};
static const unsigned char symbol_1681[] = {
#embed "../../Assets/Symbols/x.circle.svg"
};
static const unsigned char symbol_1682[] = {
#embed "../../Assets/Symbols/x.circle.fill.svg"
};
static const unsigned char symbol_1683[] = {
#embed "../../Assets/Symbols/x.squareroot.svg"
};
static const unsigned char symbol_1684[] = {
#embed "../../Assets/Symbols/xmark.svg"
};
static const unsigned char symbol_1685[] = {
#embed "../../Assets/Symbols/xmark.app.svg"
};
static const unsigned char symbol_1686[] = {
#embed "../../Assets/Symbols/xmark.app.fill.svg"
};
static const unsigned char symbol_1687[] = {
#embed "../../Assets/Symbols/xmark.bin.svg"
};
static const unsigned char symbol_1688[] = {
#embed "../../Assets/Symbols/xmark.bin.fill.svg"
};
static const unsigned char symbol_1689[] = {
#embed "../../Assets/Symbols/xmark.circle.svg"
};
static const unsigned char symbol_1690[] = {
#embed "../../Assets/Symbols/xmark.circle.fill.svg"
};
static const unsigned char symbol_1691[] = {
#embed "../../Assets/Symbols/xmark.diamond.svg"
};
static const unsigned char symbol_1692[] = {
#embed "../../Assets/Symbols/xmark.diamond.fill.svg"
};
static const unsigned char symbol_1693[] = {
#embed "../../Assets/Symbols/xmark.icloud.svg"
};
static const unsigned char symbol_1694[] = {
#embed "../../Assets/Symbols/xmark.icloud.fill.svg"
};
static const unsigned char symbol_1695[] = {
#embed "../../Assets/Symbols/xmark.octagon.svg"
};
static const unsigned char symbol_1696[] = {
#embed "../../Assets/Symbols/xmark.octagon.fill.svg"
};
static const unsigned char symbol_1697[] = {
#embed "../../Assets/Symbols/xmark.rectangle.svg"
};
static const unsigned char symbol_1698[] = {
#embed "../../Assets/Symbols/xmark.rectangle.fill.svg"
};
static const unsigned char symbol_1699[] = {
#embed "../../Assets/Symbols/xmark.seal.svg"
};
static const unsigned char symbol_1700[] = {
#embed "../../Assets/Symbols/xmark.seal.fill.svg"
};
static const unsigned char symbol_1701[] = {
#embed "../../Assets/Symbols/xmark.shield.svg"
};
static const unsigned char symbol_1702[] = {
#embed "../../Assets/Symbols/xmark.shield.fill.svg"
};
static const unsigned char symbol_1703[] = {
#embed "../../Assets/Symbols/xmark.square.svg"
};
static const unsigned char symbol_1704[] = {
#embed "../../Assets/Symbols/xmark.square.fill.svg"
};
static const unsigned char symbol_1705[] = {
#embed "../../Assets/Symbols/y.circle.svg"
};
static const unsigned char symbol_1706[] = {
#embed "../../Assets/Symbols/y.circle.fill.svg"
};
static const unsigned char symbol_1707[] = {
#embed "../../Assets/Symbols/yensign.svg"
};
static const unsigned char symbol_1708[] = {
#embed "../../Assets/Symbols/yensign.circle.svg"
};
static const unsigned char symbol_1709[] = {
#embed "../../Assets/Symbols/yensign.circle.fill.svg"
};
static const unsigned char symbol_1710[] = {
#embed "../../Assets/Symbols/yensign.square.svg"
};
static const unsigned char symbol_1711[] = {
#embed "../../Assets/Symbols/yensign.square.fill.svg"
};
static const unsigned char symbol_1712[] = {
#embed "../../Assets/Symbols/z.circle.svg"
};
static const unsigned char symbol_1713[] = {
#embed "../../Assets/Symbols/z.circle.fill.svg"
};
static const unsigned char symbol_1714[] = {
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
  {"backpack.fill", symbol_313, sizeof symbol_313},
  {"backward", symbol_314, sizeof symbol_314},
  {"backward.circle", symbol_315, sizeof symbol_315},
  {"backward.circle.fill", symbol_316, sizeof symbol_316},
  {"backward.end", symbol_317, sizeof symbol_317},
  {"backward.end.fill", symbol_318, sizeof symbol_318},
  {"backward.fill", symbol_319, sizeof symbol_319},
  {"backward.frame.fill", symbol_320, sizeof symbol_320},
  {"bag", symbol_321, sizeof symbol_321},
  {"bag.badge.plus", symbol_322, sizeof symbol_322},
  {"bag.circle", symbol_323, sizeof symbol_323},
  {"bag.circle.fill", symbol_324, sizeof symbol_324},
  {"bag.fill", symbol_325, sizeof symbol_325},
  {"balloon", symbol_326, sizeof symbol_326},
  {"balloon.fill", symbol_327, sizeof symbol_327},
  {"bandage", symbol_328, sizeof symbol_328},
  {"bandage.fill", symbol_329, sizeof symbol_329},
  {"banknote", symbol_330, sizeof symbol_330},
  {"banknote.fill", symbol_331, sizeof symbol_331},
  {"barcode", symbol_332, sizeof symbol_332},
  {"barcode.viewfinder", symbol_333, sizeof symbol_333},
  {"barometer", symbol_334, sizeof symbol_334},
  {"barometer.fill", symbol_335, sizeof symbol_335},
  {"baseball", symbol_336, sizeof symbol_336},
  {"basket", symbol_337, sizeof symbol_337},
  {"basket.fill", symbol_338, sizeof symbol_338},
  {"basketball", symbol_339, sizeof symbol_339},
  {"basketball.fill", symbol_340, sizeof symbol_340},
  {"bathtub", symbol_341, sizeof symbol_341},
  {"bathtub.fill", symbol_342, sizeof symbol_342},
  {"battery.0", symbol_343, sizeof symbol_343},
  {"battery.0percent", symbol_344, sizeof symbol_344},
  {"battery.100", symbol_345, sizeof symbol_345},
  {"battery.100.bolt", symbol_346, sizeof symbol_346},
  {"battery.100percent", symbol_347, sizeof symbol_347},
  {"battery.25", symbol_348, sizeof symbol_348},
  {"battery.25percent", symbol_349, sizeof symbol_349},
  {"battery.50", symbol_350, sizeof symbol_350},
  {"battery.50percent", symbol_351, sizeof symbol_351},
  {"battery.75", symbol_352, sizeof symbol_352},
  {"battery.75percent", symbol_353, sizeof symbol_353},
  {"bed.double", symbol_354, sizeof symbol_354},
  {"bed.double.fill", symbol_355, sizeof symbol_355},
  {"bell", symbol_356, sizeof symbol_356},
  {"bell.badge", symbol_357, sizeof symbol_357},
  {"bell.badge.fill", symbol_358, sizeof symbol_358},
  {"bell.circle", symbol_359, sizeof symbol_359},
  {"bell.circle.fill", symbol_360, sizeof symbol_360},
  {"bell.fill", symbol_361, sizeof symbol_361},
  {"bell.slash", symbol_362, sizeof symbol_362},
  {"bell.slash.fill", symbol_363, sizeof symbol_363},
  {"bicycle", symbol_364, sizeof symbol_364},
  {"bicycle.circle", symbol_365, sizeof symbol_365},
  {"bicycle.circle.fill", symbol_366, sizeof symbol_366},
  {"bird", symbol_367, sizeof symbol_367},
  {"bird.fill", symbol_368, sizeof symbol_368},
  {"birthday.cake", symbol_369, sizeof symbol_369},
  {"birthday.cake.fill", symbol_370, sizeof symbol_370},
  {"bitcoinsign", symbol_371, sizeof symbol_371},
  {"bitcoinsign.circle", symbol_372, sizeof symbol_372},
  {"bitcoinsign.circle.fill", symbol_373, sizeof symbol_373},
  {"bitcoinsign.square", symbol_374, sizeof symbol_374},
  {"bitcoinsign.square.fill", symbol_375, sizeof symbol_375},
  {"bold", symbol_376, sizeof symbol_376},
  {"bolt", symbol_377, sizeof symbol_377},
  {"bolt.circle", symbol_378, sizeof symbol_378},
  {"bolt.circle.fill", symbol_379, sizeof symbol_379},
  {"bolt.fill", symbol_380, sizeof symbol_380},
  {"bolt.heart", symbol_381, sizeof symbol_381},
  {"bolt.heart.fill", symbol_382, sizeof symbol_382},
  {"bolt.horizontal", symbol_383, sizeof symbol_383},
  {"bolt.horizontal.circle", symbol_384, sizeof symbol_384},
  {"bolt.horizontal.circle.fill", symbol_385, sizeof symbol_385},
  {"bolt.horizontal.fill", symbol_386, sizeof symbol_386},
  {"bolt.slash", symbol_387, sizeof symbol_387},
  {"bolt.slash.fill", symbol_388, sizeof symbol_388},
  {"bolt.square", symbol_389, sizeof symbol_389},
  {"bolt.square.fill", symbol_390, sizeof symbol_390},
  {"book", symbol_391, sizeof symbol_391},
  {"book.circle", symbol_392, sizeof symbol_392},
  {"book.circle.fill", symbol_393, sizeof symbol_393},
  {"book.closed", symbol_394, sizeof symbol_394},
  {"book.closed.fill", symbol_395, sizeof symbol_395},
  {"book.fill", symbol_396, sizeof symbol_396},
  {"bookmark", symbol_397, sizeof symbol_397},
  {"bookmark.circle", symbol_398, sizeof symbol_398},
  {"bookmark.circle.fill", symbol_399, sizeof symbol_399},
  {"bookmark.fill", symbol_400, sizeof symbol_400},
  {"bookmark.slash", symbol_401, sizeof symbol_401},
  {"bookmark.square", symbol_402, sizeof symbol_402},
  {"bookmark.square.fill", symbol_403, sizeof symbol_403},
  {"books.vertical", symbol_404, sizeof symbol_404},
  {"books.vertical.fill", symbol_405, sizeof symbol_405},
  {"box.truck", symbol_406, sizeof symbol_406},
  {"box.truck.fill", symbol_407, sizeof symbol_407},
  {"brain", symbol_408, sizeof symbol_408},
  {"brain.fill", symbol_409, sizeof symbol_409},
  {"brain.head.profile", symbol_410, sizeof symbol_410},
  {"briefcase", symbol_411, sizeof symbol_411},
  {"briefcase.circle", symbol_412, sizeof symbol_412},
  {"briefcase.circle.fill", symbol_413, sizeof symbol_413},
  {"briefcase.fill", symbol_414, sizeof symbol_414},
  {"bubble.left", symbol_415, sizeof symbol_415},
  {"bubble.left.and.bubble.right", symbol_416, sizeof symbol_416},
  {"bubble.left.and.bubble.right.fill", symbol_417, sizeof symbol_417},
  {"bubble.left.and.text.bubble.right", symbol_418, sizeof symbol_418},
  {"bubble.left.circle", symbol_419, sizeof symbol_419},
  {"bubble.left.circle.fill", symbol_420, sizeof symbol_420},
  {"bubble.left.fill", symbol_421, sizeof symbol_421},
  {"bubble.middle.bottom", symbol_422, sizeof symbol_422},
  {"bubble.right", symbol_423, sizeof symbol_423},
  {"bubble.right.fill", symbol_424, sizeof symbol_424},
  {"bubbles.and.sparkles", symbol_425, sizeof symbol_425},
  {"bubbles.and.sparkles.fill", symbol_426, sizeof symbol_426},
  {"building", symbol_427, sizeof symbol_427},
  {"building.2", symbol_428, sizeof symbol_428},
  {"building.2.fill", symbol_429, sizeof symbol_429},
  {"building.columns", symbol_430, sizeof symbol_430},
  {"building.columns.fill", symbol_431, sizeof symbol_431},
  {"building.fill", symbol_432, sizeof symbol_432},
  {"burst", symbol_433, sizeof symbol_433},
  {"burst.fill", symbol_434, sizeof symbol_434},
  {"bus", symbol_435, sizeof symbol_435},
  {"bus.fill", symbol_436, sizeof symbol_436},
  {"c.circle", symbol_437, sizeof symbol_437},
  {"c.circle.fill", symbol_438, sizeof symbol_438},
  {"cable.connector", symbol_439, sizeof symbol_439},
  {"calendar", symbol_440, sizeof symbol_440},
  {"calendar.badge.clock", symbol_441, sizeof symbol_441},
  {"calendar.badge.minus", symbol_442, sizeof symbol_442},
  {"calendar.badge.plus", symbol_443, sizeof symbol_443},
  {"calendar.circle", symbol_444, sizeof symbol_444},
  {"calendar.circle.fill", symbol_445, sizeof symbol_445},
  {"calendar.day.timeline.left", symbol_446, sizeof symbol_446},
  {"camera", symbol_447, sizeof symbol_447},
  {"camera.circle", symbol_448, sizeof symbol_448},
  {"camera.circle.fill", symbol_449, sizeof symbol_449},
  {"camera.fill", symbol_450, sizeof symbol_450},
  {"camera.filters", symbol_451, sizeof symbol_451},
  {"camera.macro", symbol_452, sizeof symbol_452},
  {"camera.viewfinder", symbol_453, sizeof symbol_453},
  {"capslock", symbol_454, sizeof symbol_454},
  {"capslock.fill", symbol_455, sizeof symbol_455},
  {"capsule", symbol_456, sizeof symbol_456},
  {"capsule.fill", symbol_457, sizeof symbol_457},
  {"capsule.portrait", symbol_458, sizeof symbol_458},
  {"capsule.portrait.fill", symbol_459, sizeof symbol_459},
  {"captions.bubble", symbol_460, sizeof symbol_460},
  {"captions.bubble.fill", symbol_461, sizeof symbol_461},
  {"car", symbol_462, sizeof symbol_462},
  {"car.circle", symbol_463, sizeof symbol_463},
  {"car.circle.fill", symbol_464, sizeof symbol_464},
  {"car.fill", symbol_465, sizeof symbol_465},
  {"carrot", symbol_466, sizeof symbol_466},
  {"carrot.fill", symbol_467, sizeof symbol_467},
  {"cart", symbol_468, sizeof symbol_468},
  {"cart.badge.minus", symbol_469, sizeof symbol_469},
  {"cart.badge.plus", symbol_470, sizeof symbol_470},
  {"cart.circle", symbol_471, sizeof symbol_471},
  {"cart.circle.fill", symbol_472, sizeof symbol_472},
  {"cart.fill", symbol_473, sizeof symbol_473},
  {"cart.fill.badge.plus", symbol_474, sizeof symbol_474},
  {"case", symbol_475, sizeof symbol_475},
  {"case.fill", symbol_476, sizeof symbol_476},
  {"chair", symbol_477, sizeof symbol_477},
  {"chair.fill", symbol_478, sizeof symbol_478},
  {"character", symbol_479, sizeof symbol_479},
  {"character.book.closed", symbol_480, sizeof symbol_480},
  {"character.bubble", symbol_481, sizeof symbol_481},
  {"character.bubble.fill", symbol_482, sizeof symbol_482},
  {"chart.bar", symbol_483, sizeof symbol_483},
  {"chart.bar.doc.horizontal", symbol_484, sizeof symbol_484},
  {"chart.bar.fill", symbol_485, sizeof symbol_485},
  {"chart.bar.xaxis", symbol_486, sizeof symbol_486},
  {"chart.line.downtrend.xyaxis", symbol_487, sizeof symbol_487},
  {"chart.line.uptrend.xyaxis", symbol_488, sizeof symbol_488},
  {"chart.pie", symbol_489, sizeof symbol_489},
  {"chart.pie.fill", symbol_490, sizeof symbol_490},
  {"chart.xyaxis.line", symbol_491, sizeof symbol_491},
  {"checklist", symbol_492, sizeof symbol_492},
  {"checkmark", symbol_493, sizeof symbol_493},
  {"checkmark.bubble", symbol_494, sizeof symbol_494},
  {"checkmark.bubble.fill", symbol_495, sizeof symbol_495},
  {"checkmark.circle", symbol_496, sizeof symbol_496},
  {"checkmark.circle.fill", symbol_497, sizeof symbol_497},
  {"checkmark.diamond", symbol_498, sizeof symbol_498},
  {"checkmark.diamond.fill", symbol_499, sizeof symbol_499},
  {"checkmark.icloud", symbol_500, sizeof symbol_500},
  {"checkmark.icloud.fill", symbol_501, sizeof symbol_501},
  {"checkmark.rectangle", symbol_502, sizeof symbol_502},
  {"checkmark.rectangle.fill", symbol_503, sizeof symbol_503},
  {"checkmark.seal", symbol_504, sizeof symbol_504},
  {"checkmark.seal.fill", symbol_505, sizeof symbol_505},
  {"checkmark.shield", symbol_506, sizeof symbol_506},
  {"checkmark.shield.fill", symbol_507, sizeof symbol_507},
  {"checkmark.square", symbol_508, sizeof symbol_508},
  {"checkmark.square.fill", symbol_509, sizeof symbol_509},
  {"chevron.backward", symbol_510, sizeof symbol_510},
  {"chevron.backward.circle", symbol_511, sizeof symbol_511},
  {"chevron.backward.circle.fill", symbol_512, sizeof symbol_512},
  {"chevron.backward.square", symbol_513, sizeof symbol_513},
  {"chevron.backward.square.fill", symbol_514, sizeof symbol_514},
  {"chevron.compact.down", symbol_515, sizeof symbol_515},
  {"chevron.compact.left", symbol_516, sizeof symbol_516},
  {"chevron.compact.right", symbol_517, sizeof symbol_517},
  {"chevron.compact.up", symbol_518, sizeof symbol_518},
  {"chevron.down", symbol_519, sizeof symbol_519},
  {"chevron.down.2", symbol_520, sizeof symbol_520},
  {"chevron.down.circle", symbol_521, sizeof symbol_521},
  {"chevron.down.circle.fill", symbol_522, sizeof symbol_522},
  {"chevron.down.square", symbol_523, sizeof symbol_523},
  {"chevron.down.square.fill", symbol_524, sizeof symbol_524},
  {"chevron.forward", symbol_525, sizeof symbol_525},
  {"chevron.forward.circle", symbol_526, sizeof symbol_526},
  {"chevron.forward.circle.fill", symbol_527, sizeof symbol_527},
  {"chevron.forward.square", symbol_528, sizeof symbol_528},
  {"chevron.forward.square.fill", symbol_529, sizeof symbol_529},
  {"chevron.left", symbol_530, sizeof symbol_530},
  {"chevron.left.2", symbol_531, sizeof symbol_531},
  {"chevron.left.circle", symbol_532, sizeof symbol_532},
  {"chevron.left.circle.fill", symbol_533, sizeof symbol_533},
  {"chevron.left.forwardslash.chevron.right", symbol_534, sizeof symbol_534},
  {"chevron.left.square", symbol_535, sizeof symbol_535},
  {"chevron.left.square.fill", symbol_536, sizeof symbol_536},
  {"chevron.right", symbol_537, sizeof symbol_537},
  {"chevron.right.2", symbol_538, sizeof symbol_538},
  {"chevron.right.circle", symbol_539, sizeof symbol_539},
  {"chevron.right.circle.fill", symbol_540, sizeof symbol_540},
  {"chevron.right.square", symbol_541, sizeof symbol_541},
  {"chevron.right.square.fill", symbol_542, sizeof symbol_542},
  {"chevron.up", symbol_543, sizeof symbol_543},
  {"chevron.up.2", symbol_544, sizeof symbol_544},
  {"chevron.up.chevron.down", symbol_545, sizeof symbol_545},
  {"chevron.up.circle", symbol_546, sizeof symbol_546},
  {"chevron.up.circle.fill", symbol_547, sizeof symbol_547},
  {"chevron.up.square", symbol_548, sizeof symbol_548},
  {"chevron.up.square.fill", symbol_549, sizeof symbol_549},
  {"circle", symbol_550, sizeof symbol_550},
  {"circle.bottomhalf.filled", symbol_551, sizeof symbol_551},
  {"circle.circle", symbol_552, sizeof symbol_552},
  {"circle.circle.fill", symbol_553, sizeof symbol_553},
  {"circle.dashed", symbol_554, sizeof symbol_554},
  {"circle.dotted", symbol_555, sizeof symbol_555},
  {"circle.fill", symbol_556, sizeof symbol_556},
  {"circle.grid.2x2", symbol_557, sizeof symbol_557},
  {"circle.grid.2x2.fill", symbol_558, sizeof symbol_558},
  {"circle.grid.3x3", symbol_559, sizeof symbol_559},
  {"circle.grid.3x3.fill", symbol_560, sizeof symbol_560},
  {"circle.grid.cross", symbol_561, sizeof symbol_561},
  {"circle.grid.cross.fill", symbol_562, sizeof symbol_562},
  {"circle.hexagongrid", symbol_563, sizeof symbol_563},
  {"circle.hexagongrid.fill", symbol_564, sizeof symbol_564},
  {"circle.inset.filled", symbol_565, sizeof symbol_565},
  {"circle.lefthalf.fill", symbol_566, sizeof symbol_566},
  {"circle.lefthalf.filled", symbol_567, sizeof symbol_567},
  {"circle.righthalf.fill", symbol_568, sizeof symbol_568},
  {"circle.righthalf.filled", symbol_569, sizeof symbol_569},
  {"circle.slash", symbol_570, sizeof symbol_570},
  {"circle.tophalf.filled", symbol_571, sizeof symbol_571},
  {"clock", symbol_572, sizeof symbol_572},
  {"clock.arrow.circlepath", symbol_573, sizeof symbol_573},
  {"clock.badge.checkmark", symbol_574, sizeof symbol_574},
  {"clock.fill", symbol_575, sizeof symbol_575},
  {"cloud", symbol_576, sizeof symbol_576},
  {"cloud.bolt", symbol_577, sizeof symbol_577},
  {"cloud.bolt.fill", symbol_578, sizeof symbol_578},
  {"cloud.bolt.rain", symbol_579, sizeof symbol_579},
  {"cloud.bolt.rain.fill", symbol_580, sizeof symbol_580},
  {"cloud.circle", symbol_581, sizeof symbol_581},
  {"cloud.circle.fill", symbol_582, sizeof symbol_582},
  {"cloud.drizzle", symbol_583, sizeof symbol_583},
  {"cloud.drizzle.fill", symbol_584, sizeof symbol_584},
  {"cloud.fill", symbol_585, sizeof symbol_585},
  {"cloud.fog", symbol_586, sizeof symbol_586},
  {"cloud.fog.fill", symbol_587, sizeof symbol_587},
  {"cloud.hail", symbol_588, sizeof symbol_588},
  {"cloud.hail.fill", symbol_589, sizeof symbol_589},
  {"cloud.heavyrain", symbol_590, sizeof symbol_590},
  {"cloud.heavyrain.fill", symbol_591, sizeof symbol_591},
  {"cloud.moon", symbol_592, sizeof symbol_592},
  {"cloud.moon.bolt", symbol_593, sizeof symbol_593},
  {"cloud.moon.bolt.fill", symbol_594, sizeof symbol_594},
  {"cloud.moon.fill", symbol_595, sizeof symbol_595},
  {"cloud.moon.rain", symbol_596, sizeof symbol_596},
  {"cloud.moon.rain.fill", symbol_597, sizeof symbol_597},
  {"cloud.rain", symbol_598, sizeof symbol_598},
  {"cloud.rain.fill", symbol_599, sizeof symbol_599},
  {"cloud.sleet", symbol_600, sizeof symbol_600},
  {"cloud.sleet.fill", symbol_601, sizeof symbol_601},
  {"cloud.snow", symbol_602, sizeof symbol_602},
  {"cloud.snow.fill", symbol_603, sizeof symbol_603},
  {"cloud.sun", symbol_604, sizeof symbol_604},
  {"cloud.sun.bolt", symbol_605, sizeof symbol_605},
  {"cloud.sun.bolt.fill", symbol_606, sizeof symbol_606},
  {"cloud.sun.fill", symbol_607, sizeof symbol_607},
  {"cloud.sun.rain", symbol_608, sizeof symbol_608},
  {"cloud.sun.rain.fill", symbol_609, sizeof symbol_609},
  {"comb", symbol_610, sizeof symbol_610},
  {"command", symbol_611, sizeof symbol_611},
  {"command.circle", symbol_612, sizeof symbol_612},
  {"command.circle.fill", symbol_613, sizeof symbol_613},
  {"command.square", symbol_614, sizeof symbol_614},
  {"command.square.fill", symbol_615, sizeof symbol_615},
  {"computermouse", symbol_616, sizeof symbol_616},
  {"cone", symbol_617, sizeof symbol_617},
  {"cone.fill", symbol_618, sizeof symbol_618},
  {"contextualmenu.and.cursorarrow", symbol_619, sizeof symbol_619},
  {"control", symbol_620, sizeof symbol_620},
  {"cpu", symbol_621, sizeof symbol_621},
  {"cpu.fill", symbol_622, sizeof symbol_622},
  {"creditcard", symbol_623, sizeof symbol_623},
  {"creditcard.circle", symbol_624, sizeof symbol_624},
  {"creditcard.circle.fill", symbol_625, sizeof symbol_625},
  {"creditcard.fill", symbol_626, sizeof symbol_626},
  {"crop", symbol_627, sizeof symbol_627},
  {"cross", symbol_628, sizeof symbol_628},
  {"cross.case", symbol_629, sizeof symbol_629},
  {"cross.case.fill", symbol_630, sizeof symbol_630},
  {"cross.circle", symbol_631, sizeof symbol_631},
  {"cross.circle.fill", symbol_632, sizeof symbol_632},
  {"cross.fill", symbol_633, sizeof symbol_633},
  {"crown", symbol_634, sizeof symbol_634},
  {"crown.circle", symbol_635, sizeof symbol_635},
  {"crown.circle.fill", symbol_636, sizeof symbol_636},
  {"crown.fill", symbol_637, sizeof symbol_637},
  {"cube", symbol_638, sizeof symbol_638},
  {"cube.fill", symbol_639, sizeof symbol_639},
  {"cup.and.saucer", symbol_640, sizeof symbol_640},
  {"cup.and.saucer.fill", symbol_641, sizeof symbol_641},
  {"curlybraces", symbol_642, sizeof symbol_642},
  {"cursorarrow", symbol_643, sizeof symbol_643},
  {"cursorarrow.click", symbol_644, sizeof symbol_644},
  {"cylinder", symbol_645, sizeof symbol_645},
  {"cylinder.fill", symbol_646, sizeof symbol_646},
  {"d.circle", symbol_647, sizeof symbol_647},
  {"d.circle.fill", symbol_648, sizeof symbol_648},
  {"decrease.indent", symbol_649, sizeof symbol_649},
  {"delete.left", symbol_650, sizeof symbol_650},
  {"delete.left.fill", symbol_651, sizeof symbol_651},
  {"delete.right", symbol_652, sizeof symbol_652},
  {"deskclock", symbol_653, sizeof symbol_653},
  {"desktopcomputer", symbol_654, sizeof symbol_654},
  {"dial.low", symbol_655, sizeof symbol_655},
  {"dial.low.fill", symbol_656, sizeof symbol_656},
  {"diamond", symbol_657, sizeof symbol_657},
  {"diamond.fill", symbol_658, sizeof symbol_658},
  {"dice", symbol_659, sizeof symbol_659},
  {"dice.fill", symbol_660, sizeof symbol_660},
  {"die.face.1", symbol_661, sizeof symbol_661},
  {"die.face.1.fill", symbol_662, sizeof symbol_662},
  {"die.face.2", symbol_663, sizeof symbol_663},
  {"die.face.2.fill", symbol_664, sizeof symbol_664},
  {"die.face.3", symbol_665, sizeof symbol_665},
  {"die.face.3.fill", symbol_666, sizeof symbol_666},
  {"die.face.4", symbol_667, sizeof symbol_667},
  {"die.face.4.fill", symbol_668, sizeof symbol_668},
  {"die.face.5", symbol_669, sizeof symbol_669},
  {"die.face.5.fill", symbol_670, sizeof symbol_670},
  {"die.face.6", symbol_671, sizeof symbol_671},
  {"die.face.6.fill", symbol_672, sizeof symbol_672},
  {"display", symbol_673, sizeof symbol_673},
  {"display.2", symbol_674, sizeof symbol_674},
  {"divide", symbol_675, sizeof symbol_675},
  {"divide.circle", symbol_676, sizeof symbol_676},
  {"divide.circle.fill", symbol_677, sizeof symbol_677},
  {"divide.square", symbol_678, sizeof symbol_678},
  {"divide.square.fill", symbol_679, sizeof symbol_679},
  {"doc", symbol_680, sizeof symbol_680},
  {"doc.badge.plus", symbol_681, sizeof symbol_681},
  {"doc.circle", symbol_682, sizeof symbol_682},
  {"doc.circle.fill", symbol_683, sizeof symbol_683},
  {"doc.fill", symbol_684, sizeof symbol_684},
  {"doc.on.clipboard", symbol_685, sizeof symbol_685},
  {"doc.on.doc", symbol_686, sizeof symbol_686},
  {"doc.on.doc.fill", symbol_687, sizeof symbol_687},
  {"doc.plaintext", symbol_688, sizeof symbol_688},
  {"doc.plaintext.fill", symbol_689, sizeof symbol_689},
  {"doc.richtext", symbol_690, sizeof symbol_690},
  {"doc.richtext.fill", symbol_691, sizeof symbol_691},
  {"doc.text", symbol_692, sizeof symbol_692},
  {"doc.text.fill", symbol_693, sizeof symbol_693},
  {"doc.text.magnifyingglass", symbol_694, sizeof symbol_694},
  {"doc.text.viewfinder", symbol_695, sizeof symbol_695},
  {"dollarsign", symbol_696, sizeof symbol_696},
  {"dollarsign.circle", symbol_697, sizeof symbol_697},
  {"dollarsign.circle.fill", symbol_698, sizeof symbol_698},
  {"dollarsign.square", symbol_699, sizeof symbol_699},
  {"dollarsign.square.fill", symbol_700, sizeof symbol_700},
  {"door.left.hand.closed", symbol_701, sizeof symbol_701},
  {"dot.circle", symbol_702, sizeof symbol_702},
  {"dot.circle.fill", symbol_703, sizeof symbol_703},
  {"dot.radiowaves.left.and.right", symbol_704, sizeof symbol_704},
  {"dot.radiowaves.right", symbol_705, sizeof symbol_705},
  {"dot.square", symbol_706, sizeof symbol_706},
  {"dot.square.fill", symbol_707, sizeof symbol_707},
  {"dot.viewfinder", symbol_708, sizeof symbol_708},
  {"drop", symbol_709, sizeof symbol_709},
  {"drop.circle", symbol_710, sizeof symbol_710},
  {"drop.circle.fill", symbol_711, sizeof symbol_711},
  {"drop.fill", symbol_712, sizeof symbol_712},
  {"dumbbell", symbol_713, sizeof symbol_713},
  {"dumbbell.fill", symbol_714, sizeof symbol_714},
  {"e.circle", symbol_715, sizeof symbol_715},
  {"e.circle.fill", symbol_716, sizeof symbol_716},
  {"ear", symbol_717, sizeof symbol_717},
  {"ellipsis", symbol_718, sizeof symbol_718},
  {"ellipsis.bubble", symbol_719, sizeof symbol_719},
  {"ellipsis.bubble.fill", symbol_720, sizeof symbol_720},
  {"ellipsis.circle", symbol_721, sizeof symbol_721},
  {"ellipsis.circle.fill", symbol_722, sizeof symbol_722},
  {"ellipsis.rectangle", symbol_723, sizeof symbol_723},
  {"ellipsis.rectangle.fill", symbol_724, sizeof symbol_724},
  {"envelope", symbol_725, sizeof symbol_725},
  {"envelope.badge", symbol_726, sizeof symbol_726},
  {"envelope.circle", symbol_727, sizeof symbol_727},
  {"envelope.circle.fill", symbol_728, sizeof symbol_728},
  {"envelope.fill", symbol_729, sizeof symbol_729},
  {"envelope.open", symbol_730, sizeof symbol_730},
  {"envelope.open.fill", symbol_731, sizeof symbol_731},
  {"equal", symbol_732, sizeof symbol_732},
  {"equal.circle", symbol_733, sizeof symbol_733},
  {"equal.circle.fill", symbol_734, sizeof symbol_734},
  {"equal.square", symbol_735, sizeof symbol_735},
  {"equal.square.fill", symbol_736, sizeof symbol_736},
  {"eraser", symbol_737, sizeof symbol_737},
  {"eraser.fill", symbol_738, sizeof symbol_738},
  {"escape", symbol_739, sizeof symbol_739},
  {"eurosign", symbol_740, sizeof symbol_740},
  {"eurosign.circle", symbol_741, sizeof symbol_741},
  {"eurosign.circle.fill", symbol_742, sizeof symbol_742},
  {"eurosign.square", symbol_743, sizeof symbol_743},
  {"eurosign.square.fill", symbol_744, sizeof symbol_744},
  {"exclamationmark", symbol_745, sizeof symbol_745},
  {"exclamationmark.2", symbol_746, sizeof symbol_746},
  {"exclamationmark.3", symbol_747, sizeof symbol_747},
  {"exclamationmark.arrow.triangle.2.circlepath", symbol_748, sizeof symbol_748},
  {"exclamationmark.bubble", symbol_749, sizeof symbol_749},
  {"exclamationmark.bubble.fill", symbol_750, sizeof symbol_750},
  {"exclamationmark.circle", symbol_751, sizeof symbol_751},
  {"exclamationmark.circle.fill", symbol_752, sizeof symbol_752},
  {"exclamationmark.icloud", symbol_753, sizeof symbol_753},
  {"exclamationmark.icloud.fill", symbol_754, sizeof symbol_754},
  {"exclamationmark.lock", symbol_755, sizeof symbol_755},
  {"exclamationmark.lock.fill", symbol_756, sizeof symbol_756},
  {"exclamationmark.octagon", symbol_757, sizeof symbol_757},
  {"exclamationmark.octagon.fill", symbol_758, sizeof symbol_758},
  {"exclamationmark.seal", symbol_759, sizeof symbol_759},
  {"exclamationmark.seal.fill", symbol_760, sizeof symbol_760},
  {"exclamationmark.shield", symbol_761, sizeof symbol_761},
  {"exclamationmark.shield.fill", symbol_762, sizeof symbol_762},
  {"exclamationmark.square", symbol_763, sizeof symbol_763},
  {"exclamationmark.square.fill", symbol_764, sizeof symbol_764},
  {"exclamationmark.triangle", symbol_765, sizeof symbol_765},
  {"exclamationmark.triangle.fill", symbol_766, sizeof symbol_766},
  {"externaldrive", symbol_767, sizeof symbol_767},
  {"externaldrive.fill", symbol_768, sizeof symbol_768},
  {"eye", symbol_769, sizeof symbol_769},
  {"eye.circle", symbol_770, sizeof symbol_770},
  {"eye.circle.fill", symbol_771, sizeof symbol_771},
  {"eye.fill", symbol_772, sizeof symbol_772},
  {"eye.slash", symbol_773, sizeof symbol_773},
  {"eye.slash.fill", symbol_774, sizeof symbol_774},
  {"eye.square", symbol_775, sizeof symbol_775},
  {"eye.square.fill", symbol_776, sizeof symbol_776},
  {"eyedropper", symbol_777, sizeof symbol_777},
  {"eyeglasses", symbol_778, sizeof symbol_778},
  {"eyeglasses.fill", symbol_779, sizeof symbol_779},
  {"eyes", symbol_780, sizeof symbol_780},
  {"f.circle", symbol_781, sizeof symbol_781},
  {"f.circle.fill", symbol_782, sizeof symbol_782},
  {"face.dashed", symbol_783, sizeof symbol_783},
  {"face.smiling", symbol_784, sizeof symbol_784},
  {"face.smiling.inverse", symbol_785, sizeof symbol_785},
  {"faceid", symbol_786, sizeof symbol_786},
  {"facemask", symbol_787, sizeof symbol_787},
  {"facemask.fill", symbol_788, sizeof symbol_788},
  {"ferry", symbol_789, sizeof symbol_789},
  {"ferry.fill", symbol_790, sizeof symbol_790},
  {"figure.2.and.child.holdinghands", symbol_791, sizeof symbol_791},
  {"figure.run", symbol_792, sizeof symbol_792},
  {"figure.stand", symbol_793, sizeof symbol_793},
  {"figure.walk", symbol_794, sizeof symbol_794},
  {"figure.walk.circle", symbol_795, sizeof symbol_795},
  {"figure.wave", symbol_796, sizeof symbol_796},
  {"filemenu.and.selection", symbol_797, sizeof symbol_797},
  {"film", symbol_798, sizeof symbol_798},
  {"film.fill", symbol_799, sizeof symbol_799},
  {"fish", symbol_800, sizeof symbol_800},
  {"fish.fill", symbol_801, sizeof symbol_801},
  {"flag", symbol_802, sizeof symbol_802},
  {"flag.checkered", symbol_803, sizeof symbol_803},
  {"flag.circle", symbol_804, sizeof symbol_804},
  {"flag.circle.fill", symbol_805, sizeof symbol_805},
  {"flag.fill", symbol_806, sizeof symbol_806},
  {"flag.slash", symbol_807, sizeof symbol_807},
  {"flag.square", symbol_808, sizeof symbol_808},
  {"flag.square.fill", symbol_809, sizeof symbol_809},
  {"flame", symbol_810, sizeof symbol_810},
  {"flame.circle", symbol_811, sizeof symbol_811},
  {"flame.circle.fill", symbol_812, sizeof symbol_812},
  {"flame.fill", symbol_813, sizeof symbol_813},
  {"flip.horizontal", symbol_814, sizeof symbol_814},
  {"flowchart", symbol_815, sizeof symbol_815},
  {"folder", symbol_816, sizeof symbol_816},
  {"folder.badge.minus", symbol_817, sizeof symbol_817},
  {"folder.badge.plus", symbol_818, sizeof symbol_818},
  {"folder.circle", symbol_819, sizeof symbol_819},
  {"folder.circle.fill", symbol_820, sizeof symbol_820},
  {"folder.fill", symbol_821, sizeof symbol_821},
  {"football", symbol_822, sizeof symbol_822},
  {"football.fill", symbol_823, sizeof symbol_823},
  {"fork.knife", symbol_824, sizeof symbol_824},
  {"fork.knife.circle", symbol_825, sizeof symbol_825},
  {"fork.knife.circle.fill", symbol_826, sizeof symbol_826},
  {"forward", symbol_827, sizeof symbol_827},
  {"forward.circle", symbol_828, sizeof symbol_828},
  {"forward.circle.fill", symbol_829, sizeof symbol_829},
  {"forward.end", symbol_830, sizeof symbol_830},
  {"forward.end.fill", symbol_831, sizeof symbol_831},
  {"forward.fill", symbol_832, sizeof symbol_832},
  {"forward.frame.fill", symbol_833, sizeof symbol_833},
  {"fuelpump", symbol_834, sizeof symbol_834},
  {"fuelpump.fill", symbol_835, sizeof symbol_835},
  {"function", symbol_836, sizeof symbol_836},
  {"g.circle", symbol_837, sizeof symbol_837},
  {"g.circle.fill", symbol_838, sizeof symbol_838},
  {"gamecontroller", symbol_839, sizeof symbol_839},
  {"gamecontroller.fill", symbol_840, sizeof symbol_840},
  {"gauge", symbol_841, sizeof symbol_841},
  {"gear", symbol_842, sizeof symbol_842},
  {"gearshape", symbol_843, sizeof symbol_843},
  {"gearshape.2", symbol_844, sizeof symbol_844},
  {"gearshape.2.fill", symbol_845, sizeof symbol_845},
  {"gearshape.circle", symbol_846, sizeof symbol_846},
  {"gearshape.circle.fill", symbol_847, sizeof symbol_847},
  {"gearshape.fill", symbol_848, sizeof symbol_848},
  {"gift", symbol_849, sizeof symbol_849},
  {"gift.circle", symbol_850, sizeof symbol_850},
  {"gift.circle.fill", symbol_851, sizeof symbol_851},
  {"gift.fill", symbol_852, sizeof symbol_852},
  {"giftcard", symbol_853, sizeof symbol_853},
  {"giftcard.fill", symbol_854, sizeof symbol_854},
  {"globe", symbol_855, sizeof symbol_855},
  {"globe.americas", symbol_856, sizeof symbol_856},
  {"globe.americas.fill", symbol_857, sizeof symbol_857},
  {"globe.asia.australia", symbol_858, sizeof symbol_858},
  {"globe.europe.africa", symbol_859, sizeof symbol_859},
  {"globe.europe.africa.fill", symbol_860, sizeof symbol_860},
  {"gobackward", symbol_861, sizeof symbol_861},
  {"gobackward.10", symbol_862, sizeof symbol_862},
  {"gobackward.15", symbol_863, sizeof symbol_863},
  {"gobackward.30", symbol_864, sizeof symbol_864},
  {"goforward", symbol_865, sizeof symbol_865},
  {"goforward.10", symbol_866, sizeof symbol_866},
  {"goforward.15", symbol_867, sizeof symbol_867},
  {"goforward.30", symbol_868, sizeof symbol_868},
  {"graduationcap", symbol_869, sizeof symbol_869},
  {"graduationcap.circle", symbol_870, sizeof symbol_870},
  {"graduationcap.circle.fill", symbol_871, sizeof symbol_871},
  {"graduationcap.fill", symbol_872, sizeof symbol_872},
  {"greaterthan", symbol_873, sizeof symbol_873},
  {"greaterthan.circle", symbol_874, sizeof symbol_874},
  {"greaterthan.circle.fill", symbol_875, sizeof symbol_875},
  {"greaterthan.square", symbol_876, sizeof symbol_876},
  {"greaterthan.square.fill", symbol_877, sizeof symbol_877},
  {"guitars", symbol_878, sizeof symbol_878},
  {"guitars.fill", symbol_879, sizeof symbol_879},
  {"h.circle", symbol_880, sizeof symbol_880},
  {"h.circle.fill", symbol_881, sizeof symbol_881},
  {"hammer", symbol_882, sizeof symbol_882},
  {"hammer.circle", symbol_883, sizeof symbol_883},
  {"hammer.circle.fill", symbol_884, sizeof symbol_884},
  {"hammer.fill", symbol_885, sizeof symbol_885},
  {"hand.draw", symbol_886, sizeof symbol_886},
  {"hand.point.down", symbol_887, sizeof symbol_887},
  {"hand.point.down.fill", symbol_888, sizeof symbol_888},
  {"hand.point.left", symbol_889, sizeof symbol_889},
  {"hand.point.left.fill", symbol_890, sizeof symbol_890},
  {"hand.point.right", symbol_891, sizeof symbol_891},
  {"hand.point.right.fill", symbol_892, sizeof symbol_892},
  {"hand.point.up", symbol_893, sizeof symbol_893},
  {"hand.point.up.fill", symbol_894, sizeof symbol_894},
  {"hand.raised", symbol_895, sizeof symbol_895},
  {"hand.raised.circle", symbol_896, sizeof symbol_896},
  {"hand.raised.circle.fill", symbol_897, sizeof symbol_897},
  {"hand.raised.fill", symbol_898, sizeof symbol_898},
  {"hand.raised.slash", symbol_899, sizeof symbol_899},
  {"hand.raised.slash.fill", symbol_900, sizeof symbol_900},
  {"hand.tap", symbol_901, sizeof symbol_901},
  {"hand.thumbsdown", symbol_902, sizeof symbol_902},
  {"hand.thumbsdown.circle", symbol_903, sizeof symbol_903},
  {"hand.thumbsdown.circle.fill", symbol_904, sizeof symbol_904},
  {"hand.thumbsdown.fill", symbol_905, sizeof symbol_905},
  {"hand.thumbsup", symbol_906, sizeof symbol_906},
  {"hand.thumbsup.circle", symbol_907, sizeof symbol_907},
  {"hand.thumbsup.circle.fill", symbol_908, sizeof symbol_908},
  {"hand.thumbsup.fill", symbol_909, sizeof symbol_909},
  {"hand.wave", symbol_910, sizeof symbol_910},
  {"hand.wave.fill", symbol_911, sizeof symbol_911},
  {"handbag", symbol_912, sizeof symbol_912},
  {"handbag.fill", symbol_913, sizeof symbol_913},
  {"hare", symbol_914, sizeof symbol_914},
  {"hare.fill", symbol_915, sizeof symbol_915},
  {"headphones", symbol_916, sizeof symbol_916},
  {"headphones.circle", symbol_917, sizeof symbol_917},
  {"headphones.circle.fill", symbol_918, sizeof symbol_918},
  {"heart", symbol_919, sizeof symbol_919},
  {"heart.bubble", symbol_920, sizeof symbol_920},
  {"heart.bubble.fill", symbol_921, sizeof symbol_921},
  {"heart.circle", symbol_922, sizeof symbol_922},
  {"heart.circle.fill", symbol_923, sizeof symbol_923},
  {"heart.fill", symbol_924, sizeof symbol_924},
  {"heart.slash", symbol_925, sizeof symbol_925},
  {"heart.slash.fill", symbol_926, sizeof symbol_926},
  {"heart.square", symbol_927, sizeof symbol_927},
  {"heart.square.fill", symbol_928, sizeof symbol_928},
  {"heart.text.square", symbol_929, sizeof symbol_929},
  {"heart.text.square.fill", symbol_930, sizeof symbol_930},
  {"hexagon", symbol_931, sizeof symbol_931},
  {"hexagon.fill", symbol_932, sizeof symbol_932},
  {"hifispeaker", symbol_933, sizeof symbol_933},
  {"hifispeaker.fill", symbol_934, sizeof symbol_934},
  {"highlighter", symbol_935, sizeof symbol_935},
  {"homepod", symbol_936, sizeof symbol_936},
  {"homepod.fill", symbol_937, sizeof symbol_937},
  {"hourglass", symbol_938, sizeof symbol_938},
  {"hourglass.bottomhalf.filled", symbol_939, sizeof symbol_939},
  {"house", symbol_940, sizeof symbol_940},
  {"house.circle", symbol_941, sizeof symbol_941},
  {"house.circle.fill", symbol_942, sizeof symbol_942},
  {"house.fill", symbol_943, sizeof symbol_943},
  {"humidity", symbol_944, sizeof symbol_944},
  {"humidity.fill", symbol_945, sizeof symbol_945},
  {"hurricane", symbol_946, sizeof symbol_946},
  {"i.circle", symbol_947, sizeof symbol_947},
  {"i.circle.fill", symbol_948, sizeof symbol_948},
  {"icloud", symbol_949, sizeof symbol_949},
  {"icloud.and.arrow.down", symbol_950, sizeof symbol_950},
  {"icloud.and.arrow.down.fill", symbol_951, sizeof symbol_951},
  {"icloud.and.arrow.up", symbol_952, sizeof symbol_952},
  {"icloud.and.arrow.up.fill", symbol_953, sizeof symbol_953},
  {"icloud.fill", symbol_954, sizeof symbol_954},
  {"icloud.slash", symbol_955, sizeof symbol_955},
  {"increase.indent", symbol_956, sizeof symbol_956},
  {"info", symbol_957, sizeof symbol_957},
  {"info.bubble", symbol_958, sizeof symbol_958},
  {"info.bubble.fill", symbol_959, sizeof symbol_959},
  {"info.circle", symbol_960, sizeof symbol_960},
  {"info.circle.fill", symbol_961, sizeof symbol_961},
  {"info.square", symbol_962, sizeof symbol_962},
  {"info.square.fill", symbol_963, sizeof symbol_963},
  {"info.triangle", symbol_964, sizeof symbol_964},
  {"internaldrive", symbol_965, sizeof symbol_965},
  {"internaldrive.fill", symbol_966, sizeof symbol_966},
  {"ipad", symbol_967, sizeof symbol_967},
  {"ipad.fill", symbol_968, sizeof symbol_968},
  {"ipad.landscape", symbol_969, sizeof symbol_969},
  {"ipad.landscape.fill", symbol_970, sizeof symbol_970},
  {"iphone", symbol_971, sizeof symbol_971},
  {"iphone.gen2", symbol_972, sizeof symbol_972},
  {"iphone.gen3", symbol_973, sizeof symbol_973},
  {"iphone.radiowaves.left.and.right", symbol_974, sizeof symbol_974},
  {"iphone.slash", symbol_975, sizeof symbol_975},
  {"italic", symbol_976, sizeof symbol_976},
  {"j.circle", symbol_977, sizeof symbol_977},
  {"j.circle.fill", symbol_978, sizeof symbol_978},
  {"k.circle", symbol_979, sizeof symbol_979},
  {"k.circle.fill", symbol_980, sizeof symbol_980},
  {"key", symbol_981, sizeof symbol_981},
  {"key.circle", symbol_982, sizeof symbol_982},
  {"key.circle.fill", symbol_983, sizeof symbol_983},
  {"key.fill", symbol_984, sizeof symbol_984},
  {"key.horizontal", symbol_985, sizeof symbol_985},
  {"key.viewfinder", symbol_986, sizeof symbol_986},
  {"keyboard", symbol_987, sizeof symbol_987},
  {"keyboard.chevron.compact.down", symbol_988, sizeof symbol_988},
  {"keyboard.fill", symbol_989, sizeof symbol_989},
  {"l.circle", symbol_990, sizeof symbol_990},
  {"l.circle.fill", symbol_991, sizeof symbol_991},
  {"ladybug", symbol_992, sizeof symbol_992},
  {"ladybug.fill", symbol_993, sizeof symbol_993},
  {"lamp.desk", symbol_994, sizeof symbol_994},
  {"lamp.desk.fill", symbol_995, sizeof symbol_995},
  {"lamp.floor", symbol_996, sizeof symbol_996},
  {"lamp.floor.fill", symbol_997, sizeof symbol_997},
  {"laptopcomputer", symbol_998, sizeof symbol_998},
  {"largecircle.fill.circle", symbol_999, sizeof symbol_999},
  {"leaf", symbol_1000, sizeof symbol_1000},
  {"leaf.arrow.triangle.circlepath", symbol_1001, sizeof symbol_1001},
  {"leaf.circle", symbol_1002, sizeof symbol_1002},
  {"leaf.circle.fill", symbol_1003, sizeof symbol_1003},
  {"leaf.fill", symbol_1004, sizeof symbol_1004},
  {"lessthan", symbol_1005, sizeof symbol_1005},
  {"lessthan.circle", symbol_1006, sizeof symbol_1006},
  {"lessthan.circle.fill", symbol_1007, sizeof symbol_1007},
  {"lessthan.square", symbol_1008, sizeof symbol_1008},
  {"lessthan.square.fill", symbol_1009, sizeof symbol_1009},
  {"light.max", symbol_1010, sizeof symbol_1010},
  {"lightbulb", symbol_1011, sizeof symbol_1011},
  {"lightbulb.circle", symbol_1012, sizeof symbol_1012},
  {"lightbulb.circle.fill", symbol_1013, sizeof symbol_1013},
  {"lightbulb.fill", symbol_1014, sizeof symbol_1014},
  {"lightbulb.slash", symbol_1015, sizeof symbol_1015},
  {"line.3.horizontal", symbol_1016, sizeof symbol_1016},
  {"line.3.horizontal.circle", symbol_1017, sizeof symbol_1017},
  {"line.3.horizontal.circle.fill", symbol_1018, sizeof symbol_1018},
  {"line.3.horizontal.decrease", symbol_1019, sizeof symbol_1019},
  {"line.3.horizontal.decrease.circle", symbol_1020, sizeof symbol_1020},
  {"line.3.horizontal.decrease.circle.fill", symbol_1021, sizeof symbol_1021},
  {"line.diagonal", symbol_1022, sizeof symbol_1022},
  {"line.horizontal.3", symbol_1023, sizeof symbol_1023},
  {"line.horizontal.3.decrease", symbol_1024, sizeof symbol_1024},
  {"line.horizontal.3.decrease.circle", symbol_1025, sizeof symbol_1025},
  {"line.horizontal.3.decrease.circle.fill", symbol_1026, sizeof symbol_1026},
  {"lineweight", symbol_1027, sizeof symbol_1027},
  {"link", symbol_1028, sizeof symbol_1028},
  {"link.badge.plus", symbol_1029, sizeof symbol_1029},
  {"link.circle", symbol_1030, sizeof symbol_1030},
  {"link.circle.fill", symbol_1031, sizeof symbol_1031},
  {"link.icloud", symbol_1032, sizeof symbol_1032},
  {"list.bullet", symbol_1033, sizeof symbol_1033},
  {"list.bullet.circle", symbol_1034, sizeof symbol_1034},
  {"list.bullet.circle.fill", symbol_1035, sizeof symbol_1035},
  {"list.bullet.indent", symbol_1036, sizeof symbol_1036},
  {"list.bullet.rectangle", symbol_1037, sizeof symbol_1037},
  {"list.bullet.rectangle.fill", symbol_1038, sizeof symbol_1038},
  {"list.clipboard", symbol_1039, sizeof symbol_1039},
  {"list.clipboard.fill", symbol_1040, sizeof symbol_1040},
  {"list.dash", symbol_1041, sizeof symbol_1041},
  {"list.number", symbol_1042, sizeof symbol_1042},
  {"list.star", symbol_1043, sizeof symbol_1043},
  {"list.triangle", symbol_1044, sizeof symbol_1044},
  {"location", symbol_1045, sizeof symbol_1045},
  {"location.circle", symbol_1046, sizeof symbol_1046},
  {"location.circle.fill", symbol_1047, sizeof symbol_1047},
  {"location.fill", symbol_1048, sizeof symbol_1048},
  {"location.north", symbol_1049, sizeof symbol_1049},
  {"location.north.fill", symbol_1050, sizeof symbol_1050},
  {"location.slash", symbol_1051, sizeof symbol_1051},
  {"location.slash.fill", symbol_1052, sizeof symbol_1052},
  {"location.square", symbol_1053, sizeof symbol_1053},
  {"location.square.fill", symbol_1054, sizeof symbol_1054},
  {"location.viewfinder", symbol_1055, sizeof symbol_1055},
  {"lock", symbol_1056, sizeof symbol_1056},
  {"lock.circle", symbol_1057, sizeof symbol_1057},
  {"lock.circle.fill", symbol_1058, sizeof symbol_1058},
  {"lock.doc", symbol_1059, sizeof symbol_1059},
  {"lock.fill", symbol_1060, sizeof symbol_1060},
  {"lock.icloud", symbol_1061, sizeof symbol_1061},
  {"lock.icloud.fill", symbol_1062, sizeof symbol_1062},
  {"lock.laptopcomputer", symbol_1063, sizeof symbol_1063},
  {"lock.open", symbol_1064, sizeof symbol_1064},
  {"lock.open.circle", symbol_1065, sizeof symbol_1065},
  {"lock.open.circle.fill", symbol_1066, sizeof symbol_1066},
  {"lock.open.fill", symbol_1067, sizeof symbol_1067},
  {"lock.rotation", symbol_1068, sizeof symbol_1068},
  {"lock.shield", symbol_1069, sizeof symbol_1069},
  {"lock.shield.fill", symbol_1070, sizeof symbol_1070},
  {"lock.slash", symbol_1071, sizeof symbol_1071},
  {"lock.square", symbol_1072, sizeof symbol_1072},
  {"lock.square.fill", symbol_1073, sizeof symbol_1073},
  {"lungs", symbol_1074, sizeof symbol_1074},
  {"lungs.fill", symbol_1075, sizeof symbol_1075},
  {"m.circle", symbol_1076, sizeof symbol_1076},
  {"m.circle.fill", symbol_1077, sizeof symbol_1077},
  {"macmini", symbol_1078, sizeof symbol_1078},
  {"macpro.gen1", symbol_1079, sizeof symbol_1079},
  {"macpro.gen1.fill", symbol_1080, sizeof symbol_1080},
  {"macwindow", symbol_1081, sizeof symbol_1081},
  {"magazine", symbol_1082, sizeof symbol_1082},
  {"magazine.fill", symbol_1083, sizeof symbol_1083},
  {"magnifyingglass", symbol_1084, sizeof symbol_1084},
  {"magnifyingglass.circle", symbol_1085, sizeof symbol_1085},
  {"magnifyingglass.circle.fill", symbol_1086, sizeof symbol_1086},
  {"map", symbol_1087, sizeof symbol_1087},
  {"map.fill", symbol_1088, sizeof symbol_1088},
  {"mappin", symbol_1089, sizeof symbol_1089},
  {"mappin.and.ellipse", symbol_1090, sizeof symbol_1090},
  {"mappin.circle", symbol_1091, sizeof symbol_1091},
  {"mappin.circle.fill", symbol_1092, sizeof symbol_1092},
  {"mappin.square", symbol_1093, sizeof symbol_1093},
  {"mappin.square.fill", symbol_1094, sizeof symbol_1094},
  {"medal", symbol_1095, sizeof symbol_1095},
  {"medal.fill", symbol_1096, sizeof symbol_1096},
  {"medical.thermometer", symbol_1097, sizeof symbol_1097},
  {"megaphone", symbol_1098, sizeof symbol_1098},
  {"megaphone.fill", symbol_1099, sizeof symbol_1099},
  {"memorychip", symbol_1100, sizeof symbol_1100},
  {"memorychip.fill", symbol_1101, sizeof symbol_1101},
  {"menubar.rectangle", symbol_1102, sizeof symbol_1102},
  {"message", symbol_1103, sizeof symbol_1103},
  {"message.circle", symbol_1104, sizeof symbol_1104},
  {"message.circle.fill", symbol_1105, sizeof symbol_1105},
  {"message.fill", symbol_1106, sizeof symbol_1106},
  {"metronome", symbol_1107, sizeof symbol_1107},
  {"metronome.fill", symbol_1108, sizeof symbol_1108},
  {"mic", symbol_1109, sizeof symbol_1109},
  {"mic.circle", symbol_1110, sizeof symbol_1110},
  {"mic.circle.fill", symbol_1111, sizeof symbol_1111},
  {"mic.fill", symbol_1112, sizeof symbol_1112},
  {"mic.slash", symbol_1113, sizeof symbol_1113},
  {"mic.slash.fill", symbol_1114, sizeof symbol_1114},
  {"mic.square", symbol_1115, sizeof symbol_1115},
  {"mic.square.fill", symbol_1116, sizeof symbol_1116},
  {"minus", symbol_1117, sizeof symbol_1117},
  {"minus.circle", symbol_1118, sizeof symbol_1118},
  {"minus.circle.fill", symbol_1119, sizeof symbol_1119},
  {"minus.magnifyingglass", symbol_1120, sizeof symbol_1120},
  {"minus.rectangle", symbol_1121, sizeof symbol_1121},
  {"minus.rectangle.fill", symbol_1122, sizeof symbol_1122},
  {"minus.square", symbol_1123, sizeof symbol_1123},
  {"minus.square.fill", symbol_1124, sizeof symbol_1124},
  {"moon", symbol_1125, sizeof symbol_1125},
  {"moon.circle", symbol_1126, sizeof symbol_1126},
  {"moon.circle.fill", symbol_1127, sizeof symbol_1127},
  {"moon.fill", symbol_1128, sizeof symbol_1128},
  {"moon.stars", symbol_1129, sizeof symbol_1129},
  {"moon.stars.fill", symbol_1130, sizeof symbol_1130},
  {"moon.zzz", symbol_1131, sizeof symbol_1131},
  {"moon.zzz.fill", symbol_1132, sizeof symbol_1132},
  {"moonphase.first.quarter", symbol_1133, sizeof symbol_1133},
  {"moonphase.full.moon", symbol_1134, sizeof symbol_1134},
  {"moonphase.last.quarter", symbol_1135, sizeof symbol_1135},
  {"moonphase.new.moon", symbol_1136, sizeof symbol_1136},
  {"mountain.2", symbol_1137, sizeof symbol_1137},
  {"mountain.2.fill", symbol_1138, sizeof symbol_1138},
  {"mouth", symbol_1139, sizeof symbol_1139},
  {"mouth.fill", symbol_1140, sizeof symbol_1140},
  {"mug", symbol_1141, sizeof symbol_1141},
  {"mug.fill", symbol_1142, sizeof symbol_1142},
  {"multiply", symbol_1143, sizeof symbol_1143},
  {"multiply.circle", symbol_1144, sizeof symbol_1144},
  {"multiply.circle.fill", symbol_1145, sizeof symbol_1145},
  {"multiply.square", symbol_1146, sizeof symbol_1146},
  {"multiply.square.fill", symbol_1147, sizeof symbol_1147},
  {"music.mic", symbol_1148, sizeof symbol_1148},
  {"music.note", symbol_1149, sizeof symbol_1149},
  {"music.note.house", symbol_1150, sizeof symbol_1150},
  {"music.note.list", symbol_1151, sizeof symbol_1151},
  {"music.quarternote.3", symbol_1152, sizeof symbol_1152},
  {"mustache", symbol_1153, sizeof symbol_1153},
  {"n.circle", symbol_1154, sizeof symbol_1154},
  {"n.circle.fill", symbol_1155, sizeof symbol_1155},
  {"network", symbol_1156, sizeof symbol_1156},
  {"newspaper", symbol_1157, sizeof symbol_1157},
  {"newspaper.fill", symbol_1158, sizeof symbol_1158},
  {"nose", symbol_1159, sizeof symbol_1159},
  {"nosign", symbol_1160, sizeof symbol_1160},
  {"note", symbol_1161, sizeof symbol_1161},
  {"note.text", symbol_1162, sizeof symbol_1162},
  {"number", symbol_1163, sizeof symbol_1163},
  {"number.circle", symbol_1164, sizeof symbol_1164},
  {"number.circle.fill", symbol_1165, sizeof symbol_1165},
  {"number.square", symbol_1166, sizeof symbol_1166},
  {"number.square.fill", symbol_1167, sizeof symbol_1167},
  {"o.circle", symbol_1168, sizeof symbol_1168},
  {"o.circle.fill", symbol_1169, sizeof symbol_1169},
  {"octagon", symbol_1170, sizeof symbol_1170},
  {"octagon.fill", symbol_1171, sizeof symbol_1171},
  {"opticaldisc", symbol_1172, sizeof symbol_1172},
  {"option", symbol_1173, sizeof symbol_1173},
  {"oval", symbol_1174, sizeof symbol_1174},
  {"oval.fill", symbol_1175, sizeof symbol_1175},
  {"oval.portrait", symbol_1176, sizeof symbol_1176},
  {"oval.portrait.fill", symbol_1177, sizeof symbol_1177},
  {"oven", symbol_1178, sizeof symbol_1178},
  {"oven.fill", symbol_1179, sizeof symbol_1179},
  {"p.circle", symbol_1180, sizeof symbol_1180},
  {"p.circle.fill", symbol_1181, sizeof symbol_1181},
  {"paintbrush", symbol_1182, sizeof symbol_1182},
  {"paintbrush.fill", symbol_1183, sizeof symbol_1183},
  {"paintbrush.pointed", symbol_1184, sizeof symbol_1184},
  {"paintbrush.pointed.fill", symbol_1185, sizeof symbol_1185},
  {"paintpalette", symbol_1186, sizeof symbol_1186},
  {"paintpalette.fill", symbol_1187, sizeof symbol_1187},
  {"paperclip", symbol_1188, sizeof symbol_1188},
  {"paperclip.circle", symbol_1189, sizeof symbol_1189},
  {"paperclip.circle.fill", symbol_1190, sizeof symbol_1190},
  {"paperplane", symbol_1191, sizeof symbol_1191},
  {"paperplane.circle", symbol_1192, sizeof symbol_1192},
  {"paperplane.circle.fill", symbol_1193, sizeof symbol_1193},
  {"paperplane.fill", symbol_1194, sizeof symbol_1194},
  {"party.popper", symbol_1195, sizeof symbol_1195},
  {"pause", symbol_1196, sizeof symbol_1196},
  {"pause.circle", symbol_1197, sizeof symbol_1197},
  {"pause.circle.fill", symbol_1198, sizeof symbol_1198},
  {"pause.fill", symbol_1199, sizeof symbol_1199},
  {"pawprint", symbol_1200, sizeof symbol_1200},
  {"pawprint.circle", symbol_1201, sizeof symbol_1201},
  {"pawprint.circle.fill", symbol_1202, sizeof symbol_1202},
  {"pawprint.fill", symbol_1203, sizeof symbol_1203},
  {"pc", symbol_1204, sizeof symbol_1204},
  {"pencil", symbol_1205, sizeof symbol_1205},
  {"pencil.and.outline", symbol_1206, sizeof symbol_1206},
  {"pencil.circle", symbol_1207, sizeof symbol_1207},
  {"pencil.circle.fill", symbol_1208, sizeof symbol_1208},
  {"pencil.slash", symbol_1209, sizeof symbol_1209},
  {"pencil.tip", symbol_1210, sizeof symbol_1210},
  {"pentagon", symbol_1211, sizeof symbol_1211},
  {"pentagon.fill", symbol_1212, sizeof symbol_1212},
  {"percent", symbol_1213, sizeof symbol_1213},
  {"percent.circle", symbol_1214, sizeof symbol_1214},
  {"percent.circle.fill", symbol_1215, sizeof symbol_1215},
  {"percent.square", symbol_1216, sizeof symbol_1216},
  {"percent.square.fill", symbol_1217, sizeof symbol_1217},
  {"person", symbol_1218, sizeof symbol_1218},
  {"person.2", symbol_1219, sizeof symbol_1219},
  {"person.2.circle", symbol_1220, sizeof symbol_1220},
  {"person.2.circle.fill", symbol_1221, sizeof symbol_1221},
  {"person.2.fill", symbol_1222, sizeof symbol_1222},
  {"person.3", symbol_1223, sizeof symbol_1223},
  {"person.3.fill", symbol_1224, sizeof symbol_1224},
  {"person.3.sequence", symbol_1225, sizeof symbol_1225},
  {"person.badge.minus", symbol_1226, sizeof symbol_1226},
  {"person.badge.plus", symbol_1227, sizeof symbol_1227},
  {"person.circle", symbol_1228, sizeof symbol_1228},
  {"person.circle.fill", symbol_1229, sizeof symbol_1229},
  {"person.crop.artframe", symbol_1230, sizeof symbol_1230},
  {"person.crop.artframe.fill", symbol_1231, sizeof symbol_1231},
  {"person.crop.circle", symbol_1232, sizeof symbol_1232},
  {"person.crop.circle.badge.checkmark", symbol_1233, sizeof symbol_1233},
  {"person.crop.circle.badge.exclamationmark", symbol_1234, sizeof symbol_1234},
  {"person.crop.circle.badge.minus", symbol_1235, sizeof symbol_1235},
  {"person.crop.circle.badge.plus", symbol_1236, sizeof symbol_1236},
  {"person.crop.circle.badge.questionmark", symbol_1237, sizeof symbol_1237},
  {"person.crop.circle.badge.xmark", symbol_1238, sizeof symbol_1238},
  {"person.crop.circle.fill", symbol_1239, sizeof symbol_1239},
  {"person.crop.circle.fill.badge.plus", symbol_1240, sizeof symbol_1240},
  {"person.crop.rectangle", symbol_1241, sizeof symbol_1241},
  {"person.crop.rectangle.fill", symbol_1242, sizeof symbol_1242},
  {"person.crop.square", symbol_1243, sizeof symbol_1243},
  {"person.crop.square.fill", symbol_1244, sizeof symbol_1244},
  {"person.fill", symbol_1245, sizeof symbol_1245},
  {"person.fill.badge.minus", symbol_1246, sizeof symbol_1246},
  {"person.fill.badge.plus", symbol_1247, sizeof symbol_1247},
  {"person.fill.checkmark", symbol_1248, sizeof symbol_1248},
  {"person.fill.questionmark", symbol_1249, sizeof symbol_1249},
  {"person.fill.viewfinder", symbol_1250, sizeof symbol_1250},
  {"person.fill.xmark", symbol_1251, sizeof symbol_1251},
  {"person.text.rectangle", symbol_1252, sizeof symbol_1252},
  {"person.text.rectangle.fill", symbol_1253, sizeof symbol_1253},
  {"person.wave.2", symbol_1254, sizeof symbol_1254},
  {"perspective", symbol_1255, sizeof symbol_1255},
  {"phone", symbol_1256, sizeof symbol_1256},
  {"phone.arrow.up.right", symbol_1257, sizeof symbol_1257},
  {"phone.badge.plus", symbol_1258, sizeof symbol_1258},
  {"phone.bubble", symbol_1259, sizeof symbol_1259},
  {"phone.circle", symbol_1260, sizeof symbol_1260},
  {"phone.circle.fill", symbol_1261, sizeof symbol_1261},
  {"phone.down", symbol_1262, sizeof symbol_1262},
  {"phone.down.fill", symbol_1263, sizeof symbol_1263},
  {"phone.fill", symbol_1264, sizeof symbol_1264},
  {"photo", symbol_1265, sizeof symbol_1265},
  {"photo.circle", symbol_1266, sizeof symbol_1266},
  {"photo.circle.fill", symbol_1267, sizeof symbol_1267},
  {"photo.fill", symbol_1268, sizeof symbol_1268},
  {"photo.on.rectangle", symbol_1269, sizeof symbol_1269},
  {"photo.on.rectangle.angled", symbol_1270, sizeof symbol_1270},
  {"photo.stack", symbol_1271, sizeof symbol_1271},
  {"photo.stack.fill", symbol_1272, sizeof symbol_1272},
  {"pianokeys", symbol_1273, sizeof symbol_1273},
  {"pianokeys.fill", symbol_1274, sizeof symbol_1274},
  {"pill", symbol_1275, sizeof symbol_1275},
  {"pill.fill", symbol_1276, sizeof symbol_1276},
  {"pills", symbol_1277, sizeof symbol_1277},
  {"pills.fill", symbol_1278, sizeof symbol_1278},
  {"pin", symbol_1279, sizeof symbol_1279},
  {"pin.circle", symbol_1280, sizeof symbol_1280},
  {"pin.circle.fill", symbol_1281, sizeof symbol_1281},
  {"pin.fill", symbol_1282, sizeof symbol_1282},
  {"pin.slash", symbol_1283, sizeof symbol_1283},
  {"pin.slash.fill", symbol_1284, sizeof symbol_1284},
  {"play", symbol_1285, sizeof symbol_1285},
  {"play.circle", symbol_1286, sizeof symbol_1286},
  {"play.circle.fill", symbol_1287, sizeof symbol_1287},
  {"play.fill", symbol_1288, sizeof symbol_1288},
  {"play.house", symbol_1289, sizeof symbol_1289},
  {"play.rectangle", symbol_1290, sizeof symbol_1290},
  {"play.rectangle.fill", symbol_1291, sizeof symbol_1291},
  {"play.slash", symbol_1292, sizeof symbol_1292},
  {"play.square", symbol_1293, sizeof symbol_1293},
  {"play.square.fill", symbol_1294, sizeof symbol_1294},
  {"play.square.stack", symbol_1295, sizeof symbol_1295},
  {"play.square.stack.fill", symbol_1296, sizeof symbol_1296},
  {"play.tv", symbol_1297, sizeof symbol_1297},
  {"play.tv.fill", symbol_1298, sizeof symbol_1298},
  {"playpause", symbol_1299, sizeof symbol_1299},
  {"playpause.fill", symbol_1300, sizeof symbol_1300},
  {"plus", symbol_1301, sizeof symbol_1301},
  {"plus.app", symbol_1302, sizeof symbol_1302},
  {"plus.app.fill", symbol_1303, sizeof symbol_1303},
  {"plus.bubble", symbol_1304, sizeof symbol_1304},
  {"plus.bubble.fill", symbol_1305, sizeof symbol_1305},
  {"plus.circle", symbol_1306, sizeof symbol_1306},
  {"plus.circle.fill", symbol_1307, sizeof symbol_1307},
  {"plus.diamond", symbol_1308, sizeof symbol_1308},
  {"plus.diamond.fill", symbol_1309, sizeof symbol_1309},
  {"plus.forwardslash.minus", symbol_1310, sizeof symbol_1310},
  {"plus.magnifyingglass", symbol_1311, sizeof symbol_1311},
  {"plus.rectangle", symbol_1312, sizeof symbol_1312},
  {"plus.rectangle.fill", symbol_1313, sizeof symbol_1313},
  {"plus.rectangle.on.rectangle", symbol_1314, sizeof symbol_1314},
  {"plus.seal", symbol_1315, sizeof symbol_1315},
  {"plus.seal.fill", symbol_1316, sizeof symbol_1316},
  {"plus.slash.minus", symbol_1317, sizeof symbol_1317},
  {"plus.square", symbol_1318, sizeof symbol_1318},
  {"plus.square.fill", symbol_1319, sizeof symbol_1319},
  {"plus.square.on.square", symbol_1320, sizeof symbol_1320},
  {"plus.viewfinder", symbol_1321, sizeof symbol_1321},
  {"plusminus", symbol_1322, sizeof symbol_1322},
  {"plusminus.circle", symbol_1323, sizeof symbol_1323},
  {"plusminus.circle.fill", symbol_1324, sizeof symbol_1324},
  {"plusminus.square", symbol_1325, sizeof symbol_1325},
  {"plusminus.square.fill", symbol_1326, sizeof symbol_1326},
  {"point.3.connected.trianglepath.dotted", symbol_1327, sizeof symbol_1327},
  {"popcorn", symbol_1328, sizeof symbol_1328},
  {"popcorn.fill", symbol_1329, sizeof symbol_1329},
  {"power", symbol_1330, sizeof symbol_1330},
  {"power.circle", symbol_1331, sizeof symbol_1331},
  {"power.circle.fill", symbol_1332, sizeof symbol_1332},
  {"powerplug", symbol_1333, sizeof symbol_1333},
  {"powerplug.fill", symbol_1334, sizeof symbol_1334},
  {"printer", symbol_1335, sizeof symbol_1335},
  {"printer.fill", symbol_1336, sizeof symbol_1336},
  {"puzzlepiece", symbol_1337, sizeof symbol_1337},
  {"puzzlepiece.fill", symbol_1338, sizeof symbol_1338},
  {"pyramid", symbol_1339, sizeof symbol_1339},
  {"pyramid.fill", symbol_1340, sizeof symbol_1340},
  {"q.circle", symbol_1341, sizeof symbol_1341},
  {"q.circle.fill", symbol_1342, sizeof symbol_1342},
  {"qrcode", symbol_1343, sizeof symbol_1343},
  {"qrcode.viewfinder", symbol_1344, sizeof symbol_1344},
  {"questionmark", symbol_1345, sizeof symbol_1345},
  {"questionmark.bubble", symbol_1346, sizeof symbol_1346},
  {"questionmark.bubble.fill", symbol_1347, sizeof symbol_1347},
  {"questionmark.circle", symbol_1348, sizeof symbol_1348},
  {"questionmark.circle.fill", symbol_1349, sizeof symbol_1349},
  {"questionmark.diamond", symbol_1350, sizeof symbol_1350},
  {"questionmark.diamond.fill", symbol_1351, sizeof symbol_1351},
  {"questionmark.folder", symbol_1352, sizeof symbol_1352},
  {"questionmark.folder.fill", symbol_1353, sizeof symbol_1353},
  {"questionmark.square", symbol_1354, sizeof symbol_1354},
  {"questionmark.square.dashed", symbol_1355, sizeof symbol_1355},
  {"questionmark.square.fill", symbol_1356, sizeof symbol_1356},
  {"quote.bubble", symbol_1357, sizeof symbol_1357},
  {"quote.bubble.fill", symbol_1358, sizeof symbol_1358},
  {"r.circle", symbol_1359, sizeof symbol_1359},
  {"r.circle.fill", symbol_1360, sizeof symbol_1360},
  {"radio", symbol_1361, sizeof symbol_1361},
  {"radio.fill", symbol_1362, sizeof symbol_1362},
  {"rainbow", symbol_1363, sizeof symbol_1363},
  {"rays", symbol_1364, sizeof symbol_1364},
  {"record.circle", symbol_1365, sizeof symbol_1365},
  {"record.circle.fill", symbol_1366, sizeof symbol_1366},
  {"rectangle", symbol_1367, sizeof symbol_1367},
  {"rectangle.3.group", symbol_1368, sizeof symbol_1368},
  {"rectangle.3.group.fill", symbol_1369, sizeof symbol_1369},
  {"rectangle.and.pencil.and.ellipsis", symbol_1370, sizeof symbol_1370},
  {"rectangle.compress.vertical", symbol_1371, sizeof symbol_1371},
  {"rectangle.expand.vertical", symbol_1372, sizeof symbol_1372},
  {"rectangle.fill", symbol_1373, sizeof symbol_1373},
  {"rectangle.grid.1x2", symbol_1374, sizeof symbol_1374},
  {"rectangle.grid.1x2.fill", symbol_1375, sizeof symbol_1375},
  {"rectangle.grid.2x2", symbol_1376, sizeof symbol_1376},
  {"rectangle.grid.2x2.fill", symbol_1377, sizeof symbol_1377},
  {"rectangle.inset.filled", symbol_1378, sizeof symbol_1378},
  {"rectangle.on.rectangle", symbol_1379, sizeof symbol_1379},
  {"rectangle.portrait", symbol_1380, sizeof symbol_1380},
  {"rectangle.portrait.and.arrow.right", symbol_1381, sizeof symbol_1381},
  {"rectangle.portrait.fill", symbol_1382, sizeof symbol_1382},
  {"rectangle.split.2x1", symbol_1383, sizeof symbol_1383},
  {"rectangle.split.3x1", symbol_1384, sizeof symbol_1384},
  {"rectangle.split.3x3", symbol_1385, sizeof symbol_1385},
  {"rectangle.stack", symbol_1386, sizeof symbol_1386},
  {"rectangle.stack.badge.plus", symbol_1387, sizeof symbol_1387},
  {"rectangle.stack.fill", symbol_1388, sizeof symbol_1388},
  {"refrigerator", symbol_1389, sizeof symbol_1389},
  {"refrigerator.fill", symbol_1390, sizeof symbol_1390},
  {"repeat", symbol_1391, sizeof symbol_1391},
  {"repeat.1", symbol_1392, sizeof symbol_1392},
  {"repeat.circle", symbol_1393, sizeof symbol_1393},
  {"repeat.circle.fill", symbol_1394, sizeof symbol_1394},
  {"return", symbol_1395, sizeof symbol_1395},
  {"rhombus", symbol_1396, sizeof symbol_1396},
  {"rhombus.fill", symbol_1397, sizeof symbol_1397},
  {"rosette", symbol_1398, sizeof symbol_1398},
  {"rotate.3d", symbol_1399, sizeof symbol_1399},
  {"rotate.left", symbol_1400, sizeof symbol_1400},
  {"rotate.right", symbol_1401, sizeof symbol_1401},
  {"ruler", symbol_1402, sizeof symbol_1402},
  {"s.circle", symbol_1403, sizeof symbol_1403},
  {"s.circle.fill", symbol_1404, sizeof symbol_1404},
  {"sailboat", symbol_1405, sizeof symbol_1405},
  {"sailboat.fill", symbol_1406, sizeof symbol_1406},
  {"scalemass", symbol_1407, sizeof symbol_1407},
  {"scalemass.fill", symbol_1408, sizeof symbol_1408},
  {"scissors", symbol_1409, sizeof symbol_1409},
  {"scissors.circle", symbol_1410, sizeof symbol_1410},
  {"scissors.circle.fill", symbol_1411, sizeof symbol_1411},
  {"scooter", symbol_1412, sizeof symbol_1412},
  {"scope", symbol_1413, sizeof symbol_1413},
  {"screwdriver", symbol_1414, sizeof symbol_1414},
  {"scribble", symbol_1415, sizeof symbol_1415},
  {"scribble.variable", symbol_1416, sizeof symbol_1416},
  {"seal", symbol_1417, sizeof symbol_1417},
  {"seal.fill", symbol_1418, sizeof symbol_1418},
  {"server.rack", symbol_1419, sizeof symbol_1419},
  {"shield", symbol_1420, sizeof symbol_1420},
  {"shield.fill", symbol_1421, sizeof symbol_1421},
  {"shield.lefthalf.fill", symbol_1422, sizeof symbol_1422},
  {"shield.lefthalf.filled", symbol_1423, sizeof symbol_1423},
  {"shield.slash", symbol_1424, sizeof symbol_1424},
  {"shift", symbol_1425, sizeof symbol_1425},
  {"shift.fill", symbol_1426, sizeof symbol_1426},
  {"shippingbox", symbol_1427, sizeof symbol_1427},
  {"shippingbox.fill", symbol_1428, sizeof symbol_1428},
  {"shower", symbol_1429, sizeof symbol_1429},
  {"shuffle", symbol_1430, sizeof symbol_1430},
  {"shuffle.circle", symbol_1431, sizeof symbol_1431},
  {"shuffle.circle.fill", symbol_1432, sizeof symbol_1432},
  {"sidebar.leading", symbol_1433, sizeof symbol_1433},
  {"sidebar.left", symbol_1434, sizeof symbol_1434},
  {"sidebar.right", symbol_1435, sizeof symbol_1435},
  {"signature", symbol_1436, sizeof symbol_1436},
  {"signpost.right", symbol_1437, sizeof symbol_1437},
  {"signpost.right.fill", symbol_1438, sizeof symbol_1438},
  {"simcard", symbol_1439, sizeof symbol_1439},
  {"simcard.fill", symbol_1440, sizeof symbol_1440},
  {"skew", symbol_1441, sizeof symbol_1441},
  {"slash.circle", symbol_1442, sizeof symbol_1442},
  {"slider.horizontal.3", symbol_1443, sizeof symbol_1443},
  {"slider.vertical.3", symbol_1444, sizeof symbol_1444},
  {"smallcircle.fill.circle", symbol_1445, sizeof symbol_1445},
  {"smallcircle.filled.circle", symbol_1446, sizeof symbol_1446},
  {"smoke", symbol_1447, sizeof symbol_1447},
  {"smoke.fill", symbol_1448, sizeof symbol_1448},
  {"snow", symbol_1449, sizeof symbol_1449},
  {"snowflake", symbol_1450, sizeof symbol_1450},
  {"soccerball", symbol_1451, sizeof symbol_1451},
  {"sofa", symbol_1452, sizeof symbol_1452},
  {"sofa.fill", symbol_1453, sizeof symbol_1453},
  {"space", symbol_1454, sizeof symbol_1454},
  {"sparkle", symbol_1455, sizeof symbol_1455},
  {"sparkles", symbol_1456, sizeof symbol_1456},
  {"speaker", symbol_1457, sizeof symbol_1457},
  {"speaker.fill", symbol_1458, sizeof symbol_1458},
  {"speaker.slash", symbol_1459, sizeof symbol_1459},
  {"speaker.slash.fill", symbol_1460, sizeof symbol_1460},
  {"speaker.wave.1", symbol_1461, sizeof symbol_1461},
  {"speaker.wave.1.fill", symbol_1462, sizeof symbol_1462},
  {"speaker.wave.2", symbol_1463, sizeof symbol_1463},
  {"speaker.wave.2.fill", symbol_1464, sizeof symbol_1464},
  {"speaker.wave.3", symbol_1465, sizeof symbol_1465},
  {"speaker.wave.3.fill", symbol_1466, sizeof symbol_1466},
  {"speedometer", symbol_1467, sizeof symbol_1467},
  {"spigot", symbol_1468, sizeof symbol_1468},
  {"sportscourt", symbol_1469, sizeof symbol_1469},
  {"sportscourt.fill", symbol_1470, sizeof symbol_1470},
  {"square", symbol_1471, sizeof symbol_1471},
  {"square.and.arrow.down", symbol_1472, sizeof symbol_1472},
  {"square.and.arrow.up", symbol_1473, sizeof symbol_1473},
  {"square.and.arrow.up.circle", symbol_1474, sizeof symbol_1474},
  {"square.and.arrow.up.circle.fill", symbol_1475, sizeof symbol_1475},
  {"square.and.arrow.up.fill", symbol_1476, sizeof symbol_1476},
  {"square.and.pencil", symbol_1477, sizeof symbol_1477},
  {"square.dashed", symbol_1478, sizeof symbol_1478},
  {"square.fill", symbol_1479, sizeof symbol_1479},
  {"square.fill.on.square", symbol_1480, sizeof symbol_1480},
  {"square.grid.2x2", symbol_1481, sizeof symbol_1481},
  {"square.grid.2x2.fill", symbol_1482, sizeof symbol_1482},
  {"square.grid.3x3", symbol_1483, sizeof symbol_1483},
  {"square.grid.3x3.fill", symbol_1484, sizeof symbol_1484},
  {"square.inset.filled", symbol_1485, sizeof symbol_1485},
  {"square.on.circle", symbol_1486, sizeof symbol_1486},
  {"square.on.square", symbol_1487, sizeof symbol_1487},
  {"square.split.1x2", symbol_1488, sizeof symbol_1488},
  {"square.split.2x1", symbol_1489, sizeof symbol_1489},
  {"square.split.2x2", symbol_1490, sizeof symbol_1490},
  {"square.stack", symbol_1491, sizeof symbol_1491},
  {"square.stack.3d.up", symbol_1492, sizeof symbol_1492},
  {"square.stack.3d.up.fill", symbol_1493, sizeof symbol_1493},
  {"square.stack.fill", symbol_1494, sizeof symbol_1494},
  {"squareshape", symbol_1495, sizeof symbol_1495},
  {"squareshape.fill", symbol_1496, sizeof symbol_1496},
  {"star", symbol_1497, sizeof symbol_1497},
  {"star.bubble", symbol_1498, sizeof symbol_1498},
  {"star.bubble.fill", symbol_1499, sizeof symbol_1499},
  {"star.circle", symbol_1500, sizeof symbol_1500},
  {"star.circle.fill", symbol_1501, sizeof symbol_1501},
  {"star.fill", symbol_1502, sizeof symbol_1502},
  {"star.leadinghalf.filled", symbol_1503, sizeof symbol_1503},
  {"star.lefthalf.fill", symbol_1504, sizeof symbol_1504},
  {"star.slash", symbol_1505, sizeof symbol_1505},
  {"star.slash.fill", symbol_1506, sizeof symbol_1506},
  {"star.square", symbol_1507, sizeof symbol_1507},
  {"star.square.fill", symbol_1508, sizeof symbol_1508},
  {"staroflife", symbol_1509, sizeof symbol_1509},
  {"staroflife.circle", symbol_1510, sizeof symbol_1510},
  {"staroflife.circle.fill", symbol_1511, sizeof symbol_1511},
  {"staroflife.fill", symbol_1512, sizeof symbol_1512},
  {"sterlingsign", symbol_1513, sizeof symbol_1513},
  {"sterlingsign.circle", symbol_1514, sizeof symbol_1514},
  {"sterlingsign.circle.fill", symbol_1515, sizeof symbol_1515},
  {"sterlingsign.square", symbol_1516, sizeof symbol_1516},
  {"sterlingsign.square.fill", symbol_1517, sizeof symbol_1517},
  {"stethoscope", symbol_1518, sizeof symbol_1518},
  {"stop", symbol_1519, sizeof symbol_1519},
  {"stop.circle", symbol_1520, sizeof symbol_1520},
  {"stop.circle.fill", symbol_1521, sizeof symbol_1521},
  {"stop.fill", symbol_1522, sizeof symbol_1522},
  {"stopwatch", symbol_1523, sizeof symbol_1523},
  {"stopwatch.fill", symbol_1524, sizeof symbol_1524},
  {"storefront", symbol_1525, sizeof symbol_1525},
  {"storefront.fill", symbol_1526, sizeof symbol_1526},
  {"strikethrough", symbol_1527, sizeof symbol_1527},
  {"studentdesk", symbol_1528, sizeof symbol_1528},
  {"suit.club", symbol_1529, sizeof symbol_1529},
  {"suit.club.fill", symbol_1530, sizeof symbol_1530},
  {"suit.diamond", symbol_1531, sizeof symbol_1531},
  {"suit.diamond.fill", symbol_1532, sizeof symbol_1532},
  {"suit.heart", symbol_1533, sizeof symbol_1533},
  {"suit.heart.fill", symbol_1534, sizeof symbol_1534},
  {"suit.spade", symbol_1535, sizeof symbol_1535},
  {"suit.spade.fill", symbol_1536, sizeof symbol_1536},
  {"suitcase", symbol_1537, sizeof symbol_1537},
  {"suitcase.fill", symbol_1538, sizeof symbol_1538},
  {"sum", symbol_1539, sizeof symbol_1539},
  {"sun.max", symbol_1540, sizeof symbol_1540},
  {"sun.max.fill", symbol_1541, sizeof symbol_1541},
  {"sun.min", symbol_1542, sizeof symbol_1542},
  {"sun.min.fill", symbol_1543, sizeof symbol_1543},
  {"sunglasses", symbol_1544, sizeof symbol_1544},
  {"sunrise", symbol_1545, sizeof symbol_1545},
  {"sunrise.fill", symbol_1546, sizeof symbol_1546},
  {"sunset", symbol_1547, sizeof symbol_1547},
  {"sunset.fill", symbol_1548, sizeof symbol_1548},
  {"switch.2", symbol_1549, sizeof symbol_1549},
  {"switch.2.fill", symbol_1550, sizeof symbol_1550},
  {"syringe", symbol_1551, sizeof symbol_1551},
  {"t.circle", symbol_1552, sizeof symbol_1552},
  {"t.circle.fill", symbol_1553, sizeof symbol_1553},
  {"table", symbol_1554, sizeof symbol_1554},
  {"tablecells", symbol_1555, sizeof symbol_1555},
  {"tag", symbol_1556, sizeof symbol_1556},
  {"tag.circle", symbol_1557, sizeof symbol_1557},
  {"tag.circle.fill", symbol_1558, sizeof symbol_1558},
  {"tag.fill", symbol_1559, sizeof symbol_1559},
  {"tag.square", symbol_1560, sizeof symbol_1560},
  {"tag.square.fill", symbol_1561, sizeof symbol_1561},
  {"takeoutbag.and.cup.and.straw", symbol_1562, sizeof symbol_1562},
  {"takeoutbag.and.cup.and.straw.fill", symbol_1563, sizeof symbol_1563},
  {"target", symbol_1564, sizeof symbol_1564},
  {"tennis.racket", symbol_1565, sizeof symbol_1565},
  {"tennisball", symbol_1566, sizeof symbol_1566},
  {"tent", symbol_1567, sizeof symbol_1567},
  {"tent.fill", symbol_1568, sizeof symbol_1568},
  {"terminal", symbol_1569, sizeof symbol_1569},
  {"terminal.fill", symbol_1570, sizeof symbol_1570},
  {"testtube.2", symbol_1571, sizeof symbol_1571},
  {"text.aligncenter", symbol_1572, sizeof symbol_1572},
  {"text.alignleft", symbol_1573, sizeof symbol_1573},
  {"text.alignright", symbol_1574, sizeof symbol_1574},
  {"text.append", symbol_1575, sizeof symbol_1575},
  {"text.badge.checkmark", symbol_1576, sizeof symbol_1576},
  {"text.badge.plus", symbol_1577, sizeof symbol_1577},
  {"text.below.photo", symbol_1578, sizeof symbol_1578},
  {"text.book.closed", symbol_1579, sizeof symbol_1579},
  {"text.bubble", symbol_1580, sizeof symbol_1580},
  {"text.bubble.fill", symbol_1581, sizeof symbol_1581},
  {"text.justify", symbol_1582, sizeof symbol_1582},
  {"text.quote", symbol_1583, sizeof symbol_1583},
  {"text.viewfinder", symbol_1584, sizeof symbol_1584},
  {"textformat", symbol_1585, sizeof symbol_1585},
  {"textformat.abc", symbol_1586, sizeof symbol_1586},
  {"textformat.size", symbol_1587, sizeof symbol_1587},
  {"theatermasks", symbol_1588, sizeof symbol_1588},
  {"theatermasks.fill", symbol_1589, sizeof symbol_1589},
  {"thermometer", symbol_1590, sizeof symbol_1590},
  {"thermometer.high", symbol_1591, sizeof symbol_1591},
  {"thermometer.low", symbol_1592, sizeof symbol_1592},
  {"thermometer.medium", symbol_1593, sizeof symbol_1593},
  {"thermometer.sun", symbol_1594, sizeof symbol_1594},
  {"ticket", symbol_1595, sizeof symbol_1595},
  {"ticket.fill", symbol_1596, sizeof symbol_1596},
  {"timer", symbol_1597, sizeof symbol_1597},
  {"timer.square", symbol_1598, sizeof symbol_1598},
  {"togglepower", symbol_1599, sizeof symbol_1599},
  {"tornado", symbol_1600, sizeof symbol_1600},
  {"tortoise", symbol_1601, sizeof symbol_1601},
  {"tortoise.fill", symbol_1602, sizeof symbol_1602},
  {"touchid", symbol_1603, sizeof symbol_1603},
  {"train.side.front.car", symbol_1604, sizeof symbol_1604},
  {"train.side.front.car.fill", symbol_1605, sizeof symbol_1605},
  {"tram", symbol_1606, sizeof symbol_1606},
  {"tram.circle", symbol_1607, sizeof symbol_1607},
  {"tram.circle.fill", symbol_1608, sizeof symbol_1608},
  {"tram.fill", symbol_1609, sizeof symbol_1609},
  {"trash", symbol_1610, sizeof symbol_1610},
  {"trash.circle", symbol_1611, sizeof symbol_1611},
  {"trash.circle.fill", symbol_1612, sizeof symbol_1612},
  {"trash.fill", symbol_1613, sizeof symbol_1613},
  {"trash.slash", symbol_1614, sizeof symbol_1614},
  {"trash.square", symbol_1615, sizeof symbol_1615},
  {"trash.square.fill", symbol_1616, sizeof symbol_1616},
  {"tray", symbol_1617, sizeof symbol_1617},
  {"tray.2", symbol_1618, sizeof symbol_1618},
  {"tray.2.fill", symbol_1619, sizeof symbol_1619},
  {"tray.and.arrow.down", symbol_1620, sizeof symbol_1620},
  {"tray.and.arrow.up", symbol_1621, sizeof symbol_1621},
  {"tray.circle", symbol_1622, sizeof symbol_1622},
  {"tray.circle.fill", symbol_1623, sizeof symbol_1623},
  {"tray.fill", symbol_1624, sizeof symbol_1624},
  {"tray.full", symbol_1625, sizeof symbol_1625},
  {"tray.full.fill", symbol_1626, sizeof symbol_1626},
  {"tree", symbol_1627, sizeof symbol_1627},
  {"tree.fill", symbol_1628, sizeof symbol_1628},
  {"triangle", symbol_1629, sizeof symbol_1629},
  {"triangle.fill", symbol_1630, sizeof symbol_1630},
  {"trophy", symbol_1631, sizeof symbol_1631},
  {"trophy.fill", symbol_1632, sizeof symbol_1632},
  {"truck.box", symbol_1633, sizeof symbol_1633},
  {"truck.box.fill", symbol_1634, sizeof symbol_1634},
  {"tshirt", symbol_1635, sizeof symbol_1635},
  {"tshirt.fill", symbol_1636, sizeof symbol_1636},
  {"tv", symbol_1637, sizeof symbol_1637},
  {"tv.fill", symbol_1638, sizeof symbol_1638},
  {"u.circle", symbol_1639, sizeof symbol_1639},
  {"u.circle.fill", symbol_1640, sizeof symbol_1640},
  {"umbrella", symbol_1641, sizeof symbol_1641},
  {"umbrella.fill", symbol_1642, sizeof symbol_1642},
  {"underline", symbol_1643, sizeof symbol_1643},
  {"v.circle", symbol_1644, sizeof symbol_1644},
  {"v.circle.fill", symbol_1645, sizeof symbol_1645},
  {"video", symbol_1646, sizeof symbol_1646},
  {"video.badge.plus", symbol_1647, sizeof symbol_1647},
  {"video.circle", symbol_1648, sizeof symbol_1648},
  {"video.circle.fill", symbol_1649, sizeof symbol_1649},
  {"video.fill", symbol_1650, sizeof symbol_1650},
  {"video.slash", symbol_1651, sizeof symbol_1651},
  {"video.slash.fill", symbol_1652, sizeof symbol_1652},
  {"viewfinder", symbol_1653, sizeof symbol_1653},
  {"volleyball", symbol_1654, sizeof symbol_1654},
  {"w.circle", symbol_1655, sizeof symbol_1655},
  {"w.circle.fill", symbol_1656, sizeof symbol_1656},
  {"wallet.pass", symbol_1657, sizeof symbol_1657},
  {"wallet.pass.fill", symbol_1658, sizeof symbol_1658},
  {"wand.and.rays", symbol_1659, sizeof symbol_1659},
  {"wand.and.stars", symbol_1660, sizeof symbol_1660},
  {"washer", symbol_1661, sizeof symbol_1661},
  {"washer.fill", symbol_1662, sizeof symbol_1662},
  {"waveform", symbol_1663, sizeof symbol_1663},
  {"waveform.circle", symbol_1664, sizeof symbol_1664},
  {"waveform.circle.fill", symbol_1665, sizeof symbol_1665},
  {"waveform.path", symbol_1666, sizeof symbol_1666},
  {"waveform.path.ecg", symbol_1667, sizeof symbol_1667},
  {"wifi", symbol_1668, sizeof symbol_1668},
  {"wifi.circle", symbol_1669, sizeof symbol_1669},
  {"wifi.circle.fill", symbol_1670, sizeof symbol_1670},
  {"wifi.exclamationmark", symbol_1671, sizeof symbol_1671},
  {"wifi.slash", symbol_1672, sizeof symbol_1672},
  {"wind", symbol_1673, sizeof symbol_1673},
  {"wind.snow", symbol_1674, sizeof symbol_1674},
  {"wineglass", symbol_1675, sizeof symbol_1675},
  {"wineglass.fill", symbol_1676, sizeof symbol_1676},
  {"wrench", symbol_1677, sizeof symbol_1677},
  {"wrench.and.screwdriver", symbol_1678, sizeof symbol_1678},
  {"wrench.and.screwdriver.fill", symbol_1679, sizeof symbol_1679},
  {"wrench.fill", symbol_1680, sizeof symbol_1680},
  {"x.circle", symbol_1681, sizeof symbol_1681},
  {"x.circle.fill", symbol_1682, sizeof symbol_1682},
  {"x.squareroot", symbol_1683, sizeof symbol_1683},
  {"xmark", symbol_1684, sizeof symbol_1684},
  {"xmark.app", symbol_1685, sizeof symbol_1685},
  {"xmark.app.fill", symbol_1686, sizeof symbol_1686},
  {"xmark.bin", symbol_1687, sizeof symbol_1687},
  {"xmark.bin.fill", symbol_1688, sizeof symbol_1688},
  {"xmark.circle", symbol_1689, sizeof symbol_1689},
  {"xmark.circle.fill", symbol_1690, sizeof symbol_1690},
  {"xmark.diamond", symbol_1691, sizeof symbol_1691},
  {"xmark.diamond.fill", symbol_1692, sizeof symbol_1692},
  {"xmark.icloud", symbol_1693, sizeof symbol_1693},
  {"xmark.icloud.fill", symbol_1694, sizeof symbol_1694},
  {"xmark.octagon", symbol_1695, sizeof symbol_1695},
  {"xmark.octagon.fill", symbol_1696, sizeof symbol_1696},
  {"xmark.rectangle", symbol_1697, sizeof symbol_1697},
  {"xmark.rectangle.fill", symbol_1698, sizeof symbol_1698},
  {"xmark.seal", symbol_1699, sizeof symbol_1699},
  {"xmark.seal.fill", symbol_1700, sizeof symbol_1700},
  {"xmark.shield", symbol_1701, sizeof symbol_1701},
  {"xmark.shield.fill", symbol_1702, sizeof symbol_1702},
  {"xmark.square", symbol_1703, sizeof symbol_1703},
  {"xmark.square.fill", symbol_1704, sizeof symbol_1704},
  {"y.circle", symbol_1705, sizeof symbol_1705},
  {"y.circle.fill", symbol_1706, sizeof symbol_1706},
  {"yensign", symbol_1707, sizeof symbol_1707},
  {"yensign.circle", symbol_1708, sizeof symbol_1708},
  {"yensign.circle.fill", symbol_1709, sizeof symbol_1709},
  {"yensign.square", symbol_1710, sizeof symbol_1710},
  {"yensign.square.fill", symbol_1711, sizeof symbol_1711},
  {"z.circle", symbol_1712, sizeof symbol_1712},
  {"z.circle.fill", symbol_1713, sizeof symbol_1713},
  {"zzz", symbol_1714, sizeof symbol_1714},
};

static int compare(const void *name, const void *symbol) {
  return strcmp(name, ((const struct symbol_data *)symbol)->name);
}

const struct symbol_data *symbol_data_find(const char *name) {
  return bsearch(name, symbols, sizeof symbols / sizeof *symbols, sizeof *symbols, compare);
}

size_t symbol_data_count(void) { return sizeof symbols / sizeof *symbols; }
