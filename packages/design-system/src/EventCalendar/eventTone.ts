import { toneNames } from '../themes/tokens.ts'

/** The kinds of events that a calendar tells apart. */
export const eventTones = ['neutral', ...toneNames] as const
export type Tone = (typeof eventTones)[number]
