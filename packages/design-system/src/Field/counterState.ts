export const counterStates = ['room', 'near', 'over'] as const
export type CounterState = (typeof counterStates)[number]

/** Counts characters as a reader does for most scripts: an emoji of one code point is one. */
export const countCharacters = (text: string) => Array.from(text).length

/** Whether a text has room, comes near its limit (the last tenth, at least five characters) or is over it. */
export function counterState(count: number, limit: number): CounterState {
  if (count > limit) return 'over'
  const last = Math.max(5, Math.ceil(limit / 10))
  return limit - count < last ? 'near' : 'room'
}
