import type { SnapshotFrom } from 'xstate'
import { provideTournamentPhase, type tournamentPhaseMachine } from './tournament-phase.machine.ts'
import type {
  LoadedPhase,
  PhaseData,
  PhaseTournament,
  TournamentPhaseContext,
  TournamentPhaseEvent,
  TournamentPhaseInput,
} from './tournament-phase.types.ts'

type Snapshot = SnapshotFrom<typeof tournamentPhaseMachine>

/** The machine with a server that never answers. */
export const exampleTournamentPhase = provideTournamentPhase({
  load: () => new Promise(() => {}),
  askForData: () => {},
  playEndSound: () => {},
  goToBoard: () => {},
})

/** 21 November 2026, 17:00 UTC: when the examples start. */
export const startsAt = 1_795_280_400_000
const minute = 60_000

export const fridaySwiss: PhaseTournament = {
  id: 'friday-swiss',
  kind: 'swiss',
  status: 'expected',
  isPermitted: true,
  userSigned: false,
  signupOpensAt: startsAt - 120 * minute,
  signupClosesAt: startsAt - 5 * minute,
  startsAt,
  pauseEndsAt: null,
  nextRoundStartsAt: null,
  rounds: 9,
  readyForArena: null,
}

const before: PhaseData = {
  tournament: fridaySwiss,
  round: null,
  board: null,
  you: null,
  hasBye: false,
}

/** A Swiss tournament in its third round. */
export const liveSwiss: PhaseData = {
  tournament: { ...fridaySwiss, status: 'goes' },
  round: { number: 3, status: 'goes', startsAt: startsAt + 20 * minute },
  board: null,
  you: null,
  hasBye: false,
}

/** The same for a player at a board. */
export const playedSwiss: PhaseData = {
  ...liveSwiss,
  tournament: { ...liveSwiss.tournament, userSigned: true },
  board: { boardId: 'b-3-7', status: 'goes' },
  you: 'joined',
}

/** An arena in progress. */
export const liveArena: PhaseData = {
  tournament: { ...fridaySwiss, kind: 'arena', status: 'goes', rounds: null, readyForArena: true },
  round: null,
  board: null,
  you: null,
  hasBye: false,
}

export const playedArena: PhaseData = {
  ...liveArena,
  tournament: { ...liveArena.tournament, userSigned: true },
  you: 'joined',
}

const between: PhaseData = {
  ...playedSwiss,
  tournament: { ...playedSwiss.tournament, nextRoundStartsAt: startsAt + 31 * minute },
  round: { number: 3, status: 'completed', startsAt: startsAt + 20 * minute },
  board: { boardId: 'b-3-7', status: 'completed' },
}

const paused: PhaseData = {
  ...between,
  tournament: {
    ...between.tournament,
    pauseEndsAt: startsAt + 45 * minute,
    nextRoundStartsAt: startsAt + 46 * minute,
  },
}

const match: PhaseData = { ...liveSwiss, tournament: { ...liveSwiss.tournament, kind: 'match' } }
const ended: PhaseData = {
  ...playedSwiss,
  tournament: { ...playedSwiss.tournament, status: 'completed' },
  round: { number: 9, status: 'completed', startsAt: startsAt + 80 * minute },
  board: null,
}

const input: TournamentPhaseInput = { tournamentId: fridaySwiss.id, playerId: 'p-204' }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function tournamentPhaseSnapshotAt(
  value: Snapshot['value'],
  context: Partial<TournamentPhaseContext> = {},
): Snapshot {
  return exampleTournamentPhase.resolveState({
    value,
    context: {
      ...input,
      data: null,
      now: startsAt + 25 * minute,
      notice: null,
      hasBye: false,
      takenTo: context.data?.board?.boardId ?? null,
      hasMissedEvents: false,
      ...context,
    },
  })
}

const at = tournamentPhaseSnapshotAt

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const tournamentPhaseStates = {
  loading: at('loading'),
  failed: at('failed'),
  notFound: at('notFound'),
  'showing.deciding': at({ showing: 'deciding' }, { data: liveSwiss }),
  'showing.signup.closed': at(
    { showing: { signup: 'closed' } },
    { data: before, now: startsAt - 180 * minute },
  ),
  'showing.signup.open': at(
    { showing: { signup: 'open' } },
    { data: before, now: startsAt - 40 * minute },
  ),
  'showing.nextRound.pending': at(
    { showing: { nextRound: 'pending' } },
    { data: between, now: startsAt + 30 * minute },
  ),
  'showing.nextRound.pause': at(
    { showing: { nextRound: 'pause' } },
    { data: paused, now: startsAt + 32 * minute },
  ),
  'showing.swissLive.viewer': at({ showing: { swissLive: 'viewer' } }, { data: liveSwiss }),
  'showing.swissLive.player': at({ showing: { swissLive: 'player' } }, { data: playedSwiss }),
  'showing.arenaLive.viewer': at({ showing: { arenaLive: 'viewer' } }, { data: liveArena }),
  'showing.arenaLive.player': at({ showing: { arenaLive: 'player' } }, { data: playedArena }),
  'showing.live': at({ showing: 'live' }, { data: match }),
  'showing.ended.viewer': at(
    { showing: { ended: 'viewer' } },
    { data: { ...ended, tournament: { ...ended.tournament, userSigned: false }, you: null } },
  ),
  'showing.ended.player': at({ showing: { ended: 'player' } }, { data: ended }),
  'showing.noPermission': at(
    { showing: 'noPermission' },
    { data: { ...before, tournament: { ...fridaySwiss, isPermitted: false } } },
  ),
  'showing.banned': at({ showing: 'banned' }, { data: { ...liveSwiss, you: 'banned' } }),
} satisfies Record<string, Snapshot>

export const exampleInputs = [input]

const examples: readonly LoadedPhase[] = Object.values(tournamentPhaseStates).flatMap(
  ({ context: { data, now } }) => (data ? [{ data, at: now }] : []),
)

type EventOf<Type extends TournamentPhaseEvent['type']> = Extract<
  TournamentPhaseEvent,
  { type: Type }
>

const sent = { tournamentId: fridaySwiss.id, at: startsAt + 26 * minute }
const round = { number: 4, status: 'expected' as const, startsAt: startsAt + 31 * minute }

export const exampleEvents = {
  'load.retry': [{ type: 'load.retry' }],
  'notice.dismiss': [{ type: 'notice.dismiss' }],
  'clock.tick': [
    { type: 'clock.tick', at: startsAt + 25 * minute + 1_000 },
    { type: 'clock.tick', at: startsAt + 50 * minute },
  ],
  'tournament.update': [
    { type: 'tournament.update', ...sent, data: playedSwiss },
    { type: 'tournament.update', ...sent, data: between },
    { type: 'tournament.update', ...sent, data: ended },
    { type: 'tournament.update', ...sent, tournamentId: 'another', data: before },
  ],
  'status.change': [
    { type: 'status.change', ...sent, status: 'goes' },
    { type: 'status.change', ...sent, status: 'completed' },
  ],
  'round.create': [{ type: 'round.create', ...sent, round, freeWins: ['p-204', 'p-77'] }],
  'round.change': [
    { type: 'round.change', ...sent, round: { ...round, status: 'goes' } },
    { type: 'round.change', ...sent, round: { ...round, status: 'completed' } },
  ],
  'board.change': [
    { type: 'board.change', ...sent, board: { boardId: 'b-4-2', status: 'expected' } },
    { type: 'board.change', ...sent, board: { boardId: 'b-4-2', status: 'goes' } },
  ],
  'entry.change': [
    { type: 'entry.change', ...sent, you: 'joined' },
    { type: 'entry.change', ...sent, you: 'withdrawn' },
    { type: 'entry.change', ...sent, you: 'banned' },
  ],
  'ready.change': [{ type: 'ready.change', ...sent, ready: false }],
  'pause.set': [{ type: 'pause.set', ...sent, endsAt: startsAt + 45 * minute }],
} satisfies { [Type in TournamentPhaseEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = { load: examples }
export const exampleFailures = { load: [{ status: 404 }, { status: 500 }] }
