import type { TimeSyncView } from '@kingside/machines/time-sync'
import { messages } from './TimeSync.messages.ts'

/** From here on the tenths that a clock shows are not to be trusted. */
const slowFromMs = 100

/** The clock is wrong by no more than half of the time that the question took. */
export const errorOf = ({ roundTripMs }: { readonly roundTripMs: number }) =>
  Math.ceil(roundTripMs / 2)

export const isSlow = (view: TimeSyncView) => view.status === 'known' && errorOf(view) >= slowFromMs

/** The mark and the first words. */
export function markOf(view: TimeSyncView) {
  switch (view.phase) {
    case 'offline':
      return { tone: 'neutral', look: 'hollow', message: messages.offline } as const
    case 'measuring':
      return { tone: 'info', look: 'live', message: messages.measuring } as const
    case 'synced':
      return {
        tone: isSlow(view) ? 'warning' : 'success',
        look: 'full',
        message: messages.synced,
      } as const
    case 'retrying':
      return { tone: 'warning', look: 'full', message: messages.retrying } as const
    default:
      return view satisfies never
  }
}
