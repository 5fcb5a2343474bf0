import type { ParticipantStatus, TournamentKind, BoardStatus } from '@kingside/api/facts'

/** A time of the server's clock, in ms since 1970. */
type ServerTime = number

/** What of a tournament decides how its page looks. */
export interface PhaseTournament {
  readonly id: string
  readonly kind: TournamentKind
  readonly status: BoardStatus
  /** Whether this person may see it at all. */
  readonly isPermitted: boolean
  readonly userSigned: boolean
  /** Null: open from the beginning. */
  readonly signupOpensAt: ServerTime | null
  /** Null: open until the start. */
  readonly signupClosesAt: ServerTime | null
  readonly startsAt: ServerTime
  readonly pauseEndsAt: ServerTime | null
  readonly nextRoundStartsAt: ServerTime | null
  /** How many rounds are played; null in an arena. */
  readonly rounds: number | null
  /** False while the person takes a break. */
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

/** All that the server knows about the page. */
export interface PhaseData {
  readonly tournament: PhaseTournament
  /** The latest round; null before the first. */
  readonly round: PhaseRound | null
  readonly board: MyBoard | null
  /** How the person stands in it; null for viewers. */
  readonly you: ParticipantStatus | null
}

/** Something to tell the player, once. */
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
  /** The latest time that was told. */
  readonly now: ServerTime
  readonly notice: PhaseNotice | null
  readonly hasBye: boolean
  /** The board to which the player was taken last. */
  readonly takenTo: string | null
  /** Whether news came in while the data were on their way. */
  readonly hasMissedEvents: boolean
}

/** What the page may send. */
export type TournamentPhaseUiEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'notice.dismiss' }
  /** The time now, each second while something is counted down, and when the page wakes up. */
  | { readonly type: 'clock.tick'; readonly at: ServerTime }

/** Which tournament the news is of, and when it was sent. */
interface OfTournament {
  readonly tournamentId: string
  readonly at: ServerTime
}

/** What sockets and queries tell. */
export type TournamentPhaseSystemEvent = OfTournament &
  (
    | { readonly type: 'tournament.update'; readonly data: PhaseData }
    | { readonly type: 'status.change'; readonly status: BoardStatus }
    | {
        readonly type: 'round.create'
        readonly round: PhaseRound
        /** Ids of the players who have a bye in it. */
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
  /** Has the tournament, its rounds and its boards fetched anew; they come as `tournament.update`. */
  readonly askForData: (tournamentId: string) => void
  readonly playEndSound: () => void
  readonly goToBoard: (boardId: string) => void
}
