import { toneNames } from '../themes/tokens.ts'

/** The kinds of events in a calendar. */
export const eventTones = ['neutral', ...toneNames] as const
export type Tone = (typeof eventTones)[number]
