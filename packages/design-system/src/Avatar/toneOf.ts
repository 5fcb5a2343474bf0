import type { ToneName } from '../themes/tokens.ts'

/** Red is left out: beside a name it would read as a warning. */
const tones = ['brand', 'info', 'success', 'warning'] as const satisfies ToneName[]
export type AvatarTone = (typeof tones)[number]

/** Gives a name its colour: always the same one, so that a player is recognised by it. */
export function toneOf(name: string): AvatarTone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return tones[sum % tones.length] ?? tones[0]
}
