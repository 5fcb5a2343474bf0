import type { ParticipantStatus, TournamentKind, BoardStatus } from '@kingside/api/facts'

/** A time of the server's clock, in ms since 1970. */
type ServerTime = number

/** The facts of a tournament that decide what its page shows. */
export interface PhaseTournament {
  readonly id: string
  readonly kind: TournamentKind
  readonly status: BoardStatus
  /** Whether this person may see it. */
  readonly isPermitted: boolean
  readonly userSigned: boolean
  /** Null when it is open from the beginning. */
  readonly signupOpensAt: ServerTime | null
  /** Null when it is open until the start. */
  readonly signupClosesAt: ServerTime | null
  readonly startsAt: ServerTime
  readonly pauseEndsAt: ServerTime | null
  readonly nextRoundStartsAt: ServerTime | null
  /** The number of rounds; null in an arena. */
  readonly rounds: number | null
  /** False while the person takes a break; null where there are no breaks. */
  readonly readyForArena: boolean | null
}

export interface PhaseRound {
  /** From 1. */
  readonly number: number
  readonly status: BoardStatus
  readonly startsAt: ServerTime | null
}

/** The person's own board of this round. */
export interface MyBoard {
  readonly boardId: string
  readonly status: BoardStatus
}

/** What the server knows that decides what the page shows. */
export interface PhaseData {
  readonly tournament: PhaseTournament
  /** The latest round; null before the first. */
  readonly round: PhaseRound | null
  readonly board: MyBoard | null
  /** The person's status in the tournament; null for viewers. */
  readonly you: ParticipantStatus | null
  /** Whether the person has a bye in the latest round. */
  readonly hasBye: boolean
}

/** A message to the player, shown once. */
export type PhaseNotice = 'bye_granted' | 'swiss_withdrawn' | 'disqualified'

export interface TournamentPhaseInput {
  readonly tournamentId: string
  /** Null for a visitor. */
  readonly playerId: string | null
}

export interface TournamentPhaseContext {
  readonly tournamentId: string
  readonly playerId: string | null
  /** Null until it is loaded. */
  readonly data: PhaseData | null
  /** The latest time of the server that is known. */
  readonly now: ServerTime
  readonly notice: PhaseNotice | null
  readonly hasBye: boolean
  /** The board that was last opened for the player. */
  readonly takenTo: string | null
  /** Whether events came while the data were loading. */
  readonly hasMissedEvents: boolean
}

/** What the page may send. */
export type TournamentPhaseUiEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'notice.dismiss' }
  /** The current time: every second during a countdown, and when the page wakes up. */
  | { readonly type: 'clock.tick'; readonly at: ServerTime }

/** The tournament of an event, and the time at which it was sent. */
interface OfTournament {
  readonly tournamentId: string
  readonly at: ServerTime
}

/** What sockets and queries send. */
export type TournamentPhaseSystemEvent = OfTournament &
  (
    | { readonly type: 'tournament.update'; readonly data: PhaseData }
    | { readonly type: 'status.change'; readonly status: BoardStatus }
    | {
        readonly type: 'round.create'
        readonly round: PhaseRound
        /** Ids of the players who have a bye in the round. */
        readonly freeWins: readonly string[]
      }
    | { readonly type: 'round.change'; readonly round: PhaseRound }
    | { readonly type: 'board.change'; readonly board: MyBoard | null }
    | { readonly type: 'entry.change'; readonly you: ParticipantStatus | null }
    | { readonly type: 'ready.change'; readonly ready: boolean }
    | { readonly type: 'pause.set'; readonly endsAt: ServerTime }
  )

export type TournamentPhaseEvent = TournamentPhaseUiEvent | TournamentPhaseSystemEvent

/** Fresh data, and the server's time at which they were true. */
export interface LoadedPhase {
  readonly data: PhaseData
  readonly at: ServerTime
}

export interface TournamentPhaseDeps {
  /** Rejects with an object whose `status` is 404 when there is no such tournament. */
  readonly load: (
    input: { readonly tournamentId: string },
    signal: AbortSignal,
  ) => Promise<LoadedPhase>
  /** Fetches the tournament, its rounds and its boards again; they come as `tournament.update`. */
  readonly askForData: (tournamentId: string) => void
  readonly playEndSound: () => void
  readonly goToBoard: (boardId: string) => void
}
