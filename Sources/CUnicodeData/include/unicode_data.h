// Written by Scripts/unicode-tables from Unicode 15.0.0.
#ifndef UNICODE_DATA_H
#define UNICODE_DATA_H

#include <stdint.h>

#define UNICODE_VERSION_MAJOR 15
#define UNICODE_VERSION_MINOR 0
#define UNICODE_BLOCK_SHIFT 6
#define UNICODE_MIRROR_COUNT 428
#define UNICODE_SCRIPT_COUNT 165

// The properties of a code point, as numbers of the enumerations in UnicodeRules.
struct unicode_record {
  uint8_t bidi_class;
  uint8_t line_class;
  uint8_t word_class;
  uint8_t script;
  // The number of its set of scripts (Script_Extensions); 0 if that is `script` alone.
  uint8_t script_set;
  uint8_t flags;
};

// A character and the character with the mirrored glyph (Bidi_Mirroring_Glyph).
struct unicode_mirror {
  uint32_t character;
  uint32_t mirrored;
};

extern const uint16_t unicode_blocks[];
extern const uint16_t unicode_record_numbers[];
extern const struct unicode_record unicode_records[];
extern const struct unicode_mirror unicode_mirrors[];
extern const uint32_t unicode_script_tags[];
extern const uint16_t unicode_script_set_starts[];
extern const uint8_t unicode_script_set_members[];

enum {
  UNICODE_FLAG_EMOJI = 1,
  UNICODE_FLAG_EMOJI_PRESENTATION = 2,
  UNICODE_FLAG_EMOJI_MODIFIER = 4,
  UNICODE_FLAG_EMOJI_MODIFIER_BASE = 8,
  UNICODE_FLAG_EXTENDED_PICTOGRAPHIC = 16,
  UNICODE_FLAG_MIRRORED = 32,
  UNICODE_FLAG_BRACKET_OPEN = 64,
  UNICODE_FLAG_BRACKET_CLOSE = 128,
};

// The number of values of each property, which the enumerations of UnicodeRules must have.
enum {
  UNICODE_COUNT_BIDI_CLASSES = 23,
  UNICODE_COUNT_LINE_CLASSES = 44,
  UNICODE_COUNT_WORD_CLASSES = 19,
};

// The numbers of the scripts, by their ISO 15924 tags.
enum {
  UNICODE_SCRIPT_ZYYY = 0,
  UNICODE_SCRIPT_ZINH = 1,
  UNICODE_SCRIPT_ZZZZ = 2,
  UNICODE_SCRIPT_ADLM = 3,
  UNICODE_SCRIPT_AGHB = 4,
  UNICODE_SCRIPT_AHOM = 5,
  UNICODE_SCRIPT_ARAB = 6,
  UNICODE_SCRIPT_ARMI = 7,
  UNICODE_SCRIPT_ARMN = 8,
  UNICODE_SCRIPT_AVST = 9,
  UNICODE_SCRIPT_BALI = 10,
  UNICODE_SCRIPT_BAMU = 11,
  UNICODE_SCRIPT_BASS = 12,
  UNICODE_SCRIPT_BATK = 13,
  UNICODE_SCRIPT_BENG = 14,
  UNICODE_SCRIPT_BHKS = 15,
  UNICODE_SCRIPT_BOPO = 16,
  UNICODE_SCRIPT_BRAH = 17,
  UNICODE_SCRIPT_BRAI = 18,
  UNICODE_SCRIPT_BUGI = 19,
  UNICODE_SCRIPT_BUHD = 20,
  UNICODE_SCRIPT_CAKM = 21,
  UNICODE_SCRIPT_CANS = 22,
  UNICODE_SCRIPT_CARI = 23,
  UNICODE_SCRIPT_CHAM = 24,
  UNICODE_SCRIPT_CHER = 25,
  UNICODE_SCRIPT_CHRS = 26,
  UNICODE_SCRIPT_COPT = 27,
  UNICODE_SCRIPT_CPMN = 28,
  UNICODE_SCRIPT_CPRT = 29,
  UNICODE_SCRIPT_CYRL = 30,
  UNICODE_SCRIPT_DEVA = 31,
  UNICODE_SCRIPT_DIAK = 32,
  UNICODE_SCRIPT_DOGR = 33,
  UNICODE_SCRIPT_DSRT = 34,
  UNICODE_SCRIPT_DUPL = 35,
  UNICODE_SCRIPT_EGYP = 36,
  UNICODE_SCRIPT_ELBA = 37,
  UNICODE_SCRIPT_ELYM = 38,
  UNICODE_SCRIPT_ETHI = 39,
  UNICODE_SCRIPT_GEOR = 40,
  UNICODE_SCRIPT_GLAG = 41,
  UNICODE_SCRIPT_GONG = 42,
  UNICODE_SCRIPT_GONM = 43,
  UNICODE_SCRIPT_GOTH = 44,
  UNICODE_SCRIPT_GRAN = 45,
  UNICODE_SCRIPT_GREK = 46,
  UNICODE_SCRIPT_GUJR = 47,
  UNICODE_SCRIPT_GURU = 48,
  UNICODE_SCRIPT_HANG = 49,
  UNICODE_SCRIPT_HANI = 50,
  UNICODE_SCRIPT_HANO = 51,
  UNICODE_SCRIPT_HATR = 52,
  UNICODE_SCRIPT_HEBR = 53,
  UNICODE_SCRIPT_HIRA = 54,
  UNICODE_SCRIPT_HLUW = 55,
  UNICODE_SCRIPT_HMNG = 56,
  UNICODE_SCRIPT_HMNP = 57,
  UNICODE_SCRIPT_HRKT = 58,
  UNICODE_SCRIPT_HUNG = 59,
  UNICODE_SCRIPT_ITAL = 60,
  UNICODE_SCRIPT_JAVA = 61,
  UNICODE_SCRIPT_KALI = 62,
  UNICODE_SCRIPT_KANA = 63,
  UNICODE_SCRIPT_KAWI = 64,
  UNICODE_SCRIPT_KHAR = 65,
  UNICODE_SCRIPT_KHMR = 66,
  UNICODE_SCRIPT_KHOJ = 67,
  UNICODE_SCRIPT_KITS = 68,
  UNICODE_SCRIPT_KNDA = 69,
  UNICODE_SCRIPT_KTHI = 70,
  UNICODE_SCRIPT_LANA = 71,
  UNICODE_SCRIPT_LAOO = 72,
  UNICODE_SCRIPT_LATN = 73,
  UNICODE_SCRIPT_LEPC = 74,
  UNICODE_SCRIPT_LIMB = 75,
  UNICODE_SCRIPT_LINA = 76,
  UNICODE_SCRIPT_LINB = 77,
  UNICODE_SCRIPT_LISU = 78,
  UNICODE_SCRIPT_LYCI = 79,
  UNICODE_SCRIPT_LYDI = 80,
  UNICODE_SCRIPT_MAHJ = 81,
  UNICODE_SCRIPT_MAKA = 82,
  UNICODE_SCRIPT_MAND = 83,
  UNICODE_SCRIPT_MANI = 84,
  UNICODE_SCRIPT_MARC = 85,
  UNICODE_SCRIPT_MEDF = 86,
  UNICODE_SCRIPT_MEND = 87,
  UNICODE_SCRIPT_MERC = 88,
  UNICODE_SCRIPT_MERO = 89,
  UNICODE_SCRIPT_MLYM = 90,
  UNICODE_SCRIPT_MODI = 91,
  UNICODE_SCRIPT_MONG = 92,
  UNICODE_SCRIPT_MROO = 93,
  UNICODE_SCRIPT_MTEI = 94,
  UNICODE_SCRIPT_MULT = 95,
  UNICODE_SCRIPT_MYMR = 96,
  UNICODE_SCRIPT_NAGM = 97,
  UNICODE_SCRIPT_NAND = 98,
  UNICODE_SCRIPT_NARB = 99,
  UNICODE_SCRIPT_NBAT = 100,
  UNICODE_SCRIPT_NEWA = 101,
  UNICODE_SCRIPT_NKOO = 102,
  UNICODE_SCRIPT_NSHU = 103,
  UNICODE_SCRIPT_OGAM = 104,
  UNICODE_SCRIPT_OLCK = 105,
  UNICODE_SCRIPT_ORKH = 106,
  UNICODE_SCRIPT_ORYA = 107,
  UNICODE_SCRIPT_OSGE = 108,
  UNICODE_SCRIPT_OSMA = 109,
  UNICODE_SCRIPT_OUGR = 110,
  UNICODE_SCRIPT_PALM = 111,
  UNICODE_SCRIPT_PAUC = 112,
  UNICODE_SCRIPT_PERM = 113,
  UNICODE_SCRIPT_PHAG = 114,
  UNICODE_SCRIPT_PHLI = 115,
  UNICODE_SCRIPT_PHLP = 116,
  UNICODE_SCRIPT_PHNX = 117,
  UNICODE_SCRIPT_PLRD = 118,
  UNICODE_SCRIPT_PRTI = 119,
  UNICODE_SCRIPT_RJNG = 120,
  UNICODE_SCRIPT_ROHG = 121,
  UNICODE_SCRIPT_RUNR = 122,
  UNICODE_SCRIPT_SAMR = 123,
  UNICODE_SCRIPT_SARB = 124,
  UNICODE_SCRIPT_SAUR = 125,
  UNICODE_SCRIPT_SGNW = 126,
  UNICODE_SCRIPT_SHAW = 127,
  UNICODE_SCRIPT_SHRD = 128,
  UNICODE_SCRIPT_SIDD = 129,
  UNICODE_SCRIPT_SIND = 130,
  UNICODE_SCRIPT_SINH = 131,
  UNICODE_SCRIPT_SOGD = 132,
  UNICODE_SCRIPT_SOGO = 133,
  UNICODE_SCRIPT_SORA = 134,
  UNICODE_SCRIPT_SOYO = 135,
  UNICODE_SCRIPT_SUND = 136,
  UNICODE_SCRIPT_SYLO = 137,
  UNICODE_SCRIPT_SYRC = 138,
  UNICODE_SCRIPT_TAGB = 139,
  UNICODE_SCRIPT_TAKR = 140,
  UNICODE_SCRIPT_TALE = 141,
  UNICODE_SCRIPT_TALU = 142,
  UNICODE_SCRIPT_TAML = 143,
  UNICODE_SCRIPT_TANG = 144,
  UNICODE_SCRIPT_TAVT = 145,
  UNICODE_SCRIPT_TELU = 146,
  UNICODE_SCRIPT_TFNG = 147,
  UNICODE_SCRIPT_TGLG = 148,
  UNICODE_SCRIPT_THAA = 149,
  UNICODE_SCRIPT_THAI = 150,
  UNICODE_SCRIPT_TIBT = 151,
  UNICODE_SCRIPT_TIRH = 152,
  UNICODE_SCRIPT_TNSA = 153,
  UNICODE_SCRIPT_TOTO = 154,
  UNICODE_SCRIPT_UGAR = 155,
  UNICODE_SCRIPT_VAII = 156,
  UNICODE_SCRIPT_VITH = 157,
  UNICODE_SCRIPT_WARA = 158,
  UNICODE_SCRIPT_WCHO = 159,
  UNICODE_SCRIPT_XPEO = 160,
  UNICODE_SCRIPT_XSUX = 161,
  UNICODE_SCRIPT_YEZI = 162,
  UNICODE_SCRIPT_YIII = 163,
  UNICODE_SCRIPT_ZANB = 164,
};

// The record of a code point, which must be less than 0x110000.
static inline struct unicode_record unicode_record_of(uint32_t code) {
  uint32_t block = unicode_blocks[code >> UNICODE_BLOCK_SHIFT];
  uint32_t offset = code & ((1u << UNICODE_BLOCK_SHIFT) - 1);
  return unicode_records[unicode_record_numbers[(block << UNICODE_BLOCK_SHIFT) + offset]];
}

// The character with the mirrored glyph; the same character if its glyph is not mirrored.
static inline uint32_t unicode_mirrored(uint32_t code) {
  if (!(unicode_record_of(code).flags & UNICODE_FLAG_MIRRORED)) return code;
  uint32_t low = 0, high = UNICODE_MIRROR_COUNT;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (unicode_mirrors[middle].character < code) low = middle + 1;
    else high = middle;
  }
  return unicode_mirrors[low].mirrored;
}

static inline uint32_t unicode_script_tag(uint8_t script) { return unicode_script_tags[script]; }

// The range of the members of a set of scripts in the list of all members.
static inline uint32_t unicode_script_set_start(uint8_t set) { return unicode_script_set_starts[set]; }
static inline uint32_t unicode_script_set_end(uint8_t set) { return unicode_script_set_starts[set + 1]; }
static inline uint8_t unicode_script_set_member(uint32_t index) { return unicode_script_set_members[index]; }

#endif
