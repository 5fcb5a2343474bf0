/** The usual signs of numeric annotation glyphs (PGN standard 10, and later ones that programs share). */
const signs: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  11: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: '⊙',
  23: '⊙',
  32: '↻',
  33: '↻',
  36: '↑',
  37: '↑',
  40: '→',
  41: '→',
  132: '⇆',
  133: '⇆',
  138: '⊕',
  139: '⊕',
  140: '∆',
  146: 'N',
}

/** A glyph as text: `!` for 1, and `$n` for one without a usual sign. */
export const nagSign = (nag: number): string => signs[nag] ?? `$${nag}`

/** Whether a glyph is about the move itself; it is shown right after the move. */
export const isMoveJudgement = (nag: number): boolean => nag >= 1 && nag <= 6
