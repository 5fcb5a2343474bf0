/** The quality of a connection for a fast game. */
export type LineQuality = 'excellent' | 'good' | 'fair' | 'slow'

/** The longest round trip of each quality, in milliseconds. */
const limits = [
  ['excellent', 80],
  ['good', 160],
  ['fair', 320],
] as const satisfies readonly (readonly [LineQuality, number])[]

export const qualityOf = (ms: number): LineQuality =>
  limits.find(([, limit]) => ms <= limit)?.[0] ?? 'slow'

export const barsOf = { excellent: 4, good: 3, fair: 2, slow: 1 } as const satisfies Record<
  LineQuality,
  number
>

export const toneOf = {
  excellent: 'success',
  good: 'success',
  fair: 'warning',
  slow: 'danger',
} as const satisfies Record<LineQuality, string>
