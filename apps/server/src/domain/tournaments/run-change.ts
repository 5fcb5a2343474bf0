import type { ParticipantStatus } from '@kingside/api/facts'
import type { TournamentEvent } from '@kingside/api'
import type { BoardEnd, BoardSeats, RunBye, RunRound } from './run-state.ts'
import type { EntryStanding } from './standing.ts'
import type { Stage } from './tournament.ts'

/** News without its numbers. */
export type TournamentNews = TournamentEvent extends infer Event
  ? Event extends TournamentEvent
    ? Omit<Event, 'tournamentId' | 'v' | 'serverTs'>
    : never
  : never

/** News for one player. */
export interface OwnNews {
  readonly playerId: number
  readonly news: Extract<TournamentNews, { type: 'entry.change' | 'ready.change' | 'board.own' }>
}

export interface EntryChange {
  readonly id: number
  readonly status?: ParticipantStatus
  readonly seed?: number
  readonly rating?: number | null
  readonly missedInRow?: number
}

/** What somebody has done by hand. */
export interface HandAct {
  /** Internal. */
  readonly by: number
  readonly at: Date
  /** The name of the call, such as `run.result`. */
  readonly what: string
  readonly round?: number | null
  readonly table?: number | null
  readonly before?: string | null
  readonly after?: string | null
  readonly reason?: string | null
}

/** What a step changes. All of it is stored, or nothing. */
export interface RunChange {
  readonly tournament?: {
    readonly stage?: Stage
    readonly cancelReason?: string
    readonly endsAt?: Date
    readonly nextRoundStart?: Date | null
    readonly pauseEnd?: Date | null
    readonly initialColor?: 'white' | 'black'
    readonly lot?: number
    readonly rounds?: number
    readonly running?: 'auto' | 'manual'
    /** Whoever runs it lets go of it. */
    readonly leasedBy?: null
  }
  /** A round whose boards, and byes of the pairing, are taken away before others come. */
  readonly unpaired?: number
  /** Byes that are none any more. */
  readonly byesGone?: readonly { readonly round: number; readonly entry: number }[]
  /** What an arbiter says of boards, whatever they were. */
  readonly decisions?: readonly {
    readonly round: number
    readonly table: number
    readonly end: BoardEnd
  }[]
  /** What was done by hand. */
  readonly audit?: HandAct
  readonly entries?: readonly EntryChange[]
  readonly standing?: readonly EntryStanding[]
  /** A new round, or what has become of it. */
  readonly round?: RunRound
  readonly boards?: readonly BoardSeats[]
  readonly byes?: readonly RunBye[]
  /** Boards that were open and are decided. */
  readonly ends?: readonly {
    readonly round: number
    readonly table: number
    readonly end: BoardEnd
  }[]
  readonly games?: readonly {
    readonly round: number
    readonly table: number
    readonly gameId: string
  }[]
  /** For those who follow it, in their order. */
  readonly news?: readonly TournamentNews[]
  readonly own?: readonly OwnNews[]
  /** Who is told by a notification that it has begun. */
  readonly hasStarted?: boolean
  /** Whether its players are told that it is not played. */
  readonly isCalledOff?: boolean
}
