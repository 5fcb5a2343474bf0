export const counterStates = ['room', 'near', 'over'] as const
export type CounterState = (typeof counterStates)[number]

/** Counts code points, so that most emoji count as one character. */
export const countCharacters = (text: string) => Array.from(text).length

/** Whether a text is within its limit, near it (the last tenth, at least five characters) or over it. */
export function counterState(count: number, limit: number): CounterState {
  if (count > limit) return 'over'
  const last = Math.max(5, Math.ceil(limit / 10))
  return limit - count < last ? 'near' : 'room'
}
