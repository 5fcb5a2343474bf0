import type { BoardStatus } from '@kingside/api/facts'

import type {
  PhaseData,
  PhaseTournament,
  TournamentPhaseContext,
} from './tournament-phase.types.ts'

/** The specification's twelve phases; its "next-round pending or pause" is two phases here. */
export type Phase =
  | 'signupClosed'
  | 'signupOpen'
  | 'swissViewer'
  | 'swissPlayer'
  | 'pending'
  | 'pause'
  | 'arenaViewer'
  | 'arenaPlayer'
  | 'live'
  | 'endedViewer'
  | 'endedPlayer'
  | 'noPermission'
  | 'banned'

/** How often the server is asked for an event that is overdue, in ms. */
const overdueMs = 10_000

/** The longest wait, in ms: hosts can't keep timers beyond 2³¹ − 1 ms, and the wall clock may be changed meanwhile. */
const longestMs = 3_600_000

const order: Readonly<Record<BoardStatus, number>> = { expected: 0, goes: 1, completed: 2 }

/** Whether a status may follow another; statuses never go back. */
export const isNotBefore = (next: BoardStatus, now: BoardStatus) => order[next] >= order[now]

const isPlayer = ({ you }: PhaseData) => you === 'joined' || you === 'on-hold'

/** Whether the person played in an ended tournament; players who left it count too. */
const hasPlayed = ({ tournament, you }: PhaseData) =>
  tournament.userSigned || (you !== null && you !== 'pending')

/** Between two rounds. Not in an arena, which has one round from start to end. */
const isBetweenRounds = ({ tournament, round }: PhaseData) =>
  tournament.kind !== 'arena' && round?.status !== 'goes'

/** Whether there is a pause now; one that is set during a round begins after it. */
const isPaused = (data: PhaseData, now: number) =>
  data.tournament.pauseEndsAt !== null &&
  now < data.tournament.pauseEndsAt &&
  (data.tournament.kind === 'arena' || isBetweenRounds(data))

/** When the next round starts; null when unknown. */
export const nextRoundAt = ({ tournament, round }: PhaseData) =>
  tournament.nextRoundStartsAt ?? (round?.status === 'expected' ? round.startsAt : null)

/** When signing up ends. */
export const signupEndsAt = ({ signupClosesAt, startsAt }: PhaseTournament) =>
  Math.min(signupClosesAt ?? startsAt, startsAt)

const isSignupOpen = (tournament: PhaseTournament, now: number) =>
  (tournament.signupOpensAt ?? now) <= now && now < signupEndsAt(tournament)

function livePhase(data: PhaseData, now: number): Phase {
  if (isPaused(data, now)) return 'pause'
  if (isBetweenRounds(data)) return 'pending'
  switch (data.tournament.kind) {
    case 'swiss':
      return isPlayer(data) ? 'swissPlayer' : 'swissViewer'
    case 'arena':
      return isPlayer(data) ? 'arenaPlayer' : 'arenaViewer'
    case 'match':
    case 'playoff':
    case 'armageddon':
      return 'live'
    default:
      return data.tournament.kind satisfies never
  }
}

/** The phase that follows from the data and the time. */
export function phaseOf(data: PhaseData, now: number): Phase {
  const { tournament, you } = data
  if (you === 'banned') return 'banned'
  if (!tournament.isPermitted) return 'noPermission'
  switch (tournament.status) {
    case 'expected':
      return isSignupOpen(tournament, now) ? 'signupOpen' : 'signupClosed'
    case 'goes':
      return livePhase(data, now)
    case 'completed':
      return hasPlayed(data) ? 'endedPlayer' : 'endedViewer'
    default:
      return tournament.status satisfies never
  }
}

/** When the server's next event is due. */
function dueAt(data: PhaseData): number | null {
  switch (data.tournament.status) {
    case 'expected':
      return data.tournament.startsAt
    case 'goes':
      return isBetweenRounds(data) ? nextRoundAt(data) : null
    case 'completed':
      return null
    default:
      return data.tournament.status satisfies never
  }
}

/** The times at which the phase may change without an event. */
const changes = (data: PhaseData) =>
  [
    data.tournament.signupOpensAt,
    signupEndsAt(data.tournament),
    data.tournament.pauseEndsAt,
    dueAt(data),
  ].filter((time) => time !== null)

/** How long until the phase may change without an event, in ms. An overdue event is asked for every ten seconds. */
export function untilNextChange({ data, now }: TournamentPhaseContext): number {
  if (data === null || data.tournament.status === 'completed') return longestMs
  const due = dueAt(data)
  const again = due !== null && due <= now ? overdueMs : longestMs
  return Math.min(
    again,
    ...changes(data)
      .filter((time) => time > now)
      .map((time) => time - now),
  )
}
