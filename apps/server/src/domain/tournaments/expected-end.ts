/** What says how long a tournament takes. */
export interface TournamentLength {
  readonly start: Date
  /** Null where the organiser has set none. */
  readonly finish: Date | null
  /** Of an arena; null for others. */
  readonly durationMinutes: number | null
  /** Null in an arena. */
  readonly rounds: number | null
  readonly baseSeconds: number
  readonly incrementSeconds: number
  readonly pauseSeconds: number
}

/** For how many moves of both sides the increments of a game are counted. */
const incrementsCounted = 120

/**
 * When a tournament ends, as far as can be said before: the organiser's word, the length of an arena, or for each round
 * the time of a whole game and the pause.
 */
export function expectedEndOf(tournament: TournamentLength): Date {
  const { start, finish, durationMinutes, rounds } = tournament
  if (finish !== null) return finish
  if (durationMinutes !== null) return new Date(start.getTime() + durationMinutes * 60_000)
  const { baseSeconds, incrementSeconds, pauseSeconds } = tournament
  const round = 2 * baseSeconds + incrementsCounted * incrementSeconds + pauseSeconds
  return new Date(start.getTime() + (rounds ?? 1) * round * 1000)
}
