import type { ToneName } from '../themes/tokens.ts'

/** Red is left out: beside a name it would look like a warning. */
const tones = ['brand', 'info', 'success', 'warning'] as const satisfies ToneName[]
export type AvatarTone = (typeof tones)[number]

/** The colour of a name. The same name always has the same colour. */
export function toneOf(name: string): AvatarTone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return tones[sum % tones.length] ?? tones[0]
}
