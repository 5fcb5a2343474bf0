const minute = 60_000

/** How long an offence in a rated game counts, in ms. */
export const offencesCountMs = 24 * 60 * minute

/**
 * For how many minutes rated games are closed after so many offences: the first is forgiven, and whoever goes on waits
 * longer each time.
 */
const closings = [0, 2, 10, 60] as const

const minutesAfter = (offences: number): number =>
  offences === 0 ? 0 : (closings[offences - 1] ?? 60)

/** The rated games of the last 24 hours that a player aborted, missed, left or sat out. */
export interface Offences {
  readonly count: number
  readonly lastAt: Date | null
}

/** What a player's conduct leads to. */
export interface RatedConduct {
  readonly offences: number
  /** Until when rated games are closed to the player; null when they are not. */
  readonly closedUntil: Date | null
  /** For how many minutes the next offence closes them. */
  readonly nextMinutes: number
}

export function ratedConduct({ count, lastAt }: Offences, at: Date): RatedConduct {
  const until = lastAt && new Date(lastAt.getTime() + minutesAfter(count) * minute)
  return {
    offences: count,
    closedUntil: until && until > at ? until : null,
    nextMinutes: minutesAfter(count + 1),
  }
}
