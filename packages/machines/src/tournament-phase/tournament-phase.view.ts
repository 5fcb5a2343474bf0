import type { SnapshotFrom } from 'xstate'
import { nextRoundAt, signupEndsAt } from './phase.ts'
import type { tournamentPhaseMachine } from './tournament-phase.machine.ts'
import type { PhaseData, PhaseNotice, TournamentPhaseContext } from './tournament-phase.types.ts'

type Snapshot = SnapshotFrom<typeof tournamentPhaseMachine>

/** The content of the game bar during a tournament. */
export type GameBar =
  | 'until_game_start'
  | 'go_to_game'
  | 'waiting_for_next_opponent'
  | 'find_next_opponent'
  | 'proceed_to_next_game'
  | 'waiting_for_round_end'
  | 'bye'

/** "Round 3 of 9"; `of` is null when the number of rounds is unknown. */
export interface RoundCount {
  readonly number: number
  readonly of: number | null
}

interface Bar {
  readonly bar: GameBar
  /** The board that `go_to_game` and `proceed_to_next_game` open. */
  readonly boardId: string | null
  /** When the countdown of `until_game_start` ends. */
  readonly endsAt: number | null
  readonly secondsLeft: number | null
}

type Page =
  | { readonly phase: 'loading' | 'failed' | 'not-found' }
  | {
      readonly phase: 'signup-closed'
      /** Whether sign-up has not opened yet, or is over. */
      readonly reason: 'not_opened_yet' | 'already_closed'
      /** Null when it is over. */
      readonly opensAt: number | null
      readonly secondsToOpen: number | null
      readonly startsAt: number
      readonly secondsToStart: number
    }
  | {
      readonly phase: 'signup-open'
      readonly closesAt: number
      readonly secondsToClose: number
      readonly startsAt: number
      readonly secondsToStart: number
    }
  | {
      readonly phase: 'next-round'
      readonly kind: 'pending' | 'pause'
      /** When the pause ends or the round starts; null when unknown. */
      readonly endsAt: number | null
      readonly secondsLeft: number | null
      readonly round: RoundCount | null
    }
  | {
      readonly phase: 'swiss-live' | 'arena-live'
      readonly as: 'viewer'
      readonly round: RoundCount | null
    }
  | ({
      readonly phase: 'swiss-live' | 'arena-live'
      readonly as: 'player'
      readonly round: RoundCount | null
    } & Bar)
  | { readonly phase: 'live'; readonly round: RoundCount | null; readonly boardId: string | null }
  | { readonly phase: 'ended'; readonly as: 'viewer' | 'player' }
  | { readonly phase: 'no-permission' | 'banned' }

/**
 * What the tournament page shows. Times are the server's, in ms since 1970, for clocks that count down by themselves.
 */
export type TournamentPhaseView = Page & {
  readonly notice: PhaseNotice | null
}

const secondsUntil = (time: number, now: number) => Math.max(0, Math.ceil((time - now) / 1_000))

/** A time that may be unknown, and how long it is until then. */
const countTo = (endsAt: number | null, now: number) => ({
  endsAt,
  secondsLeft: endsAt === null ? null : secondsUntil(endsAt, now),
})

const roundOf = ({ round, tournament }: PhaseData): RoundCount | null =>
  round && { number: round.number, of: tournament.rounds }

function swissBar({ data, hasBye, now }: Loaded): Bar {
  const boardId = data.board?.boardId ?? null
  if (data.board === null)
    return { bar: hasBye ? 'bye' : 'waiting_for_round_end', boardId, ...countTo(null, now) }
  switch (data.board.status) {
    case 'expected':
      return { bar: 'until_game_start', boardId, ...countTo(data.round?.startsAt ?? null, now) }
    case 'goes':
      return { bar: 'go_to_game', boardId, ...countTo(null, now) }
    case 'completed':
      return { bar: 'waiting_for_round_end', boardId, ...countTo(null, now) }
    default:
      return data.board.status satisfies never
  }
}

function arenaBar({ data: { board, tournament }, now }: Loaded): Bar {
  const rest = { boardId: board?.boardId ?? null, ...countTo(null, now) }
  if (board?.status === 'goes') return { bar: 'go_to_game', ...rest }
  if (board?.status === 'expected') return { bar: 'proceed_to_next_game', ...rest }
  return {
    bar: tournament.readyForArena === false ? 'find_next_opponent' : 'waiting_for_next_opponent',
    ...rest,
  }
}

type Loaded = TournamentPhaseContext & { readonly data: PhaseData }
type Showing = Extract<Snapshot['value'], { showing: unknown }>['showing']

function signupPage(state: 'closed' | 'open', { data: { tournament }, now }: Loaded): Page {
  const { startsAt } = tournament
  const start = { startsAt, secondsToStart: secondsUntil(startsAt, now) }
  if (state === 'open') {
    const closesAt = signupEndsAt(tournament)
    return {
      phase: 'signup-open',
      closesAt,
      secondsToClose: secondsUntil(closesAt, now),
      ...start,
    }
  }
  const opensAt = tournament.signupOpensAt
  return opensAt !== null && opensAt > now
    ? {
        phase: 'signup-closed',
        reason: 'not_opened_yet',
        opensAt,
        secondsToOpen: secondsUntil(opensAt, now),
        ...start,
      }
    : {
        phase: 'signup-closed',
        reason: 'already_closed',
        opensAt: null,
        secondsToOpen: null,
        ...start,
      }
}

function nextRoundPage(kind: 'pending' | 'pause', { data, now }: Loaded): Page {
  const time = kind === 'pause' ? data.tournament.pauseEndsAt : nextRoundAt(data)
  return { phase: 'next-round', kind, ...countTo(time, now), round: roundOf(data) }
}

function compoundPage(state: Exclude<Showing, string>, context: Loaded): Page {
  const round = roundOf(context.data)
  if ('signup' in state) return signupPage(state.signup, context)
  if ('nextRound' in state) return nextRoundPage(state.nextRound, context)
  if ('ended' in state) return { phase: 'ended', as: state.ended }
  if ('swissLive' in state)
    return state.swissLive === 'viewer'
      ? { phase: 'swiss-live', as: 'viewer', round }
      : { phase: 'swiss-live', as: 'player', round, ...swissBar(context) }
  return state.arenaLive === 'viewer'
    ? { phase: 'arena-live', as: 'viewer', round }
    : { phase: 'arena-live', as: 'player', round, ...arenaBar(context) }
}

function showingPage(state: Showing, context: Loaded): Page {
  if (typeof state === 'object') return compoundPage(state, context)
  switch (state) {
    case 'deciding':
      return { phase: 'loading' }
    case 'live':
      return {
        phase: 'live',
        round: roundOf(context.data),
        boardId: context.data.board?.boardId ?? null,
      }
    case 'noPermission':
      return { phase: 'no-permission' }
    case 'banned':
      return { phase: 'banned' }
    default:
      return state satisfies never
  }
}

const isLoaded = (context: TournamentPhaseContext): context is Loaded => context.data !== null

function pageOf({ value, context }: Snapshot): Page {
  if (typeof value === 'object')
    return isLoaded(context) ? showingPage(value.showing, context) : { phase: 'loading' }
  switch (value) {
    case 'loading':
    case 'failed':
      return { phase: value }
    case 'notFound':
      return { phase: 'not-found' }
    default:
      return value satisfies never
  }
}

/** The machine's snapshot as the page shows it; seconds are counted from the latest `clock.tick`. */
export const selectTournamentPhaseView = (snapshot: Snapshot): TournamentPhaseView => ({
  ...pageOf(snapshot),
  notice: snapshot.context.notice,
})
