import { scheduledStart } from '@kingside/api/facts'
import { localMomentOf } from '../../platform/page/index.ts'

const stepMinutes = 15
const stepMs = stepMinutes * 60_000
const hourMs = 3_600_000

/** What is chosen at first: the first quarter of an hour that is at least an hour ahead. */
export const usualStart = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + hourMs) / stepMs) * stepMs).toISOString()

/** The days on which a game may start. */
export const startDays = (now: Date) => ({
  min: localMomentOf(now).day,
  max: localMomentOf(new Date(now.getTime() + scheduledStart.longestLeadMs)).day,
})

/** Whether a game may start then. */
export function isStart(startsAt: string, now: Date): boolean {
  const leadMs = Date.parse(startsAt) - now.getTime()
  return leadMs >= scheduledStart.shortestLeadMs && leadMs <= scheduledStart.longestLeadMs
}
