import type { ShortTournament } from '../tournament.types.ts'

/** The moments between which a month lies where the reader is, as ISO, UTC. @param month such as `2026-11` */
export function monthSpan(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = (monthIndex: number) => new Date(year, monthIndex, 1).toISOString()
  return { from: at(number - 1), to: at(number) }
}

/** A day of the calendar has more than so many of one name as one entry. */
const mostAlike = 2

/** Tournaments of one day that are one entry: the next of them, and how many there are. */
export interface DayEntry {
  /** Such as `2026-11-28`, where the reader is. */
  readonly date: string
  readonly tournament: ShortTournament
  readonly count: number
}

/** The day of a moment where the reader is, as `2026-11-28`, the Swedish format. */
const dayOf = (iso: string) => new Date(iso).toLocaleDateString('sv')

/**
 * What a calendar shows: arenas that are played every hour are one entry a day.
 * @param tournaments by their start
 * @param now ISO, UTC: of those that repeat, the next one is shown
 */
export function entriesOfMonth(
  tournaments: readonly ShortTournament[],
  now: string,
): readonly DayEntry[] {
  const days = new Map<string, ShortTournament[]>()
  for (const tournament of tournaments) {
    const key = `${dayOf(tournament.start)} ${tournament.name}`
    days.set(key, [...(days.get(key) ?? []), tournament])
  }
  return [...days.values()]
    .flatMap((alike): readonly DayEntry[] => {
      const [first] = alike
      if (!first) return []
      const date = dayOf(first.start)
      if (alike.length <= mostAlike) {
        return alike.map((tournament) => ({ date, tournament, count: 1 }))
      }
      const next = alike.find(({ start }) => Date.parse(start) >= Date.parse(now)) ?? first
      return [{ date, tournament: next, count: alike.length }]
    })
    .toSorted((one, other) => one.tournament.start.localeCompare(other.tournament.start))
}
