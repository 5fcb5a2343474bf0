import { scheduledStart } from '@kingside/api/facts'

const stepMinutes = 15
const stepMs = stepMinutes * 60_000
const hourMs = 3_600_000

const digits = (value: number) => String(value).padStart(2, '0')

/** A moment as the day and the time of day on the reader's clock. */
export const localOf = (at: Date) => ({
  day: `${at.getFullYear()}-${digits(at.getMonth() + 1)}-${digits(at.getDate())}`,
  time: `${digits(at.getHours())}:${digits(at.getMinutes())}`,
})

/** The moment of a day (`2026-12-04`) and a time of day (`17:30`) on the reader's clock, ISO in UTC. */
export const startOf = (day: string, time: string): string =>
  new Date(`${day}T${time}:00`).toISOString()

/** What is chosen at first: the first quarter of an hour that is at least an hour ahead. */
export const usualStart = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + hourMs) / stepMs) * stepMs).toISOString()

/** The days on which a game may start. */
export const startDays = (now: Date) => ({
  min: localOf(now).day,
  max: localOf(new Date(now.getTime() + scheduledStart.longestLeadMs)).day,
})

/** Whether a game may start then. */
export function isStart(startsAt: string, now: Date): boolean {
  const leadMs = Date.parse(startsAt) - now.getTime()
  return leadMs >= scheduledStart.shortestLeadMs && leadMs <= scheduledStart.longestLeadMs
}

/** The times of day to choose from, and the chosen one where it is between them. */
export function startTimes(chosen: string): readonly string[] {
  const quarters = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => {
    const minutes = index * stepMinutes
    return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
  })
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].toSorted()
}
