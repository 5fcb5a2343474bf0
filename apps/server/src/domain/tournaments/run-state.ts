import type { BoardDecider, ParticipantStatus } from '@kingside/api/facts'
import type { SeededPlayer } from './seeding.ts'
import type { RunningTournament, Stage } from './tournament.ts'

/** Somebody who takes part. */
export interface RunEntry extends SeededPlayer {
  /** Internal, as all ids here. */
  readonly id: number
  readonly playerId: number
  readonly status: ParticipantStatus
  readonly isCheckedIn: boolean
  /** The tournament pairing number, from 1; null before the first pairing. */
  readonly seed: number | null
  readonly missedInRow: number
  /** In a team tournament. */
  readonly team: number | null
}

export interface RunRound {
  /** From 1. */
  readonly number: number
  readonly stage: Stage
  readonly startsAt: Date
  readonly endedAt: Date | null
  /** Of a play-off: which of its stages it is played for, from 1; null in others. */
  readonly bracketStage: number | null
  /** Which change of its pairing it is. @default the first */
  readonly pairingVersion?: number
}

/** How a board ended: a cancelled one is nobody's, and with a forfeit neither came. */
export interface BoardEnd {
  readonly result: 'WHITE_WIN' | 'DRAW' | 'BLACK_WIN' | 'CANCELLED'
  readonly isForfeit: boolean
  readonly decidedBy: BoardDecider
  readonly endedAt: Date
}

export interface BoardSeats {
  readonly round: number
  /** From 1. */
  readonly table: number
  /** Ids of entries. */
  readonly white: number
  readonly black: number
  /** Of a play-off: the tie of its stage, from 0; null in others. */
  readonly tie: number | null
  /** Whether a draw counts as a win of Black, who has less time. */
  readonly isArmageddon: boolean
}

export interface RunBoard extends BoardSeats {
  /** The public id of its game; null until that is made. */
  readonly gameId: string | null
  readonly end: BoardEnd | null
}

export interface RunBye {
  readonly round: number
  /** The id of the entry. */
  readonly entry: number
  readonly kind: 'pairing' | 'requested' | 'absent'
}

/** A tournament with everything that its next step depends on. */
export interface RunState {
  readonly tournament: RunningTournament
  readonly entries: readonly RunEntry[]
  /** By number. */
  readonly rounds: readonly RunRound[]
  readonly boards: readonly RunBoard[]
  readonly byes: readonly RunBye[]
}

/** Who plays in a round. */
export interface PairedRound {
  /** In the order of the tables. Ids of entries. */
  readonly pairs: readonly {
    readonly white: number
    readonly black: number
    /** Of a play-off: the tie of its stage, from 0. */
    readonly tie?: number
    readonly isArmageddon?: boolean
  }[]
  /** Who has the pairing-allocated bye. */
  readonly bye: number | null
  /** Of a play-off: the stage that it is played for, from 1. */
  readonly bracketStage?: number
}

/** Who won a board: on one of Armageddon a draw is a win of Black. */
export const boardResultOf = (
  end: Pick<BoardEnd, 'result'>,
  { isArmageddon }: Pick<BoardSeats, 'isArmageddon'>,
): BoardEnd['result'] => (end.result === 'DRAW' && isArmageddon ? 'BLACK_WIN' : end.result)

/** What each result of a board is worth. */
export const pointsFor = {
  WHITE_WIN: [1, 0],
  DRAW: [0.5, 0.5],
  BLACK_WIN: [0, 1],
  CANCELLED: [0, 0],
} as const satisfies Record<BoardEnd['result'], readonly [white: number, black: number]>

export const boardsOf = ({ boards }: Pick<RunState, 'boards'>, round: number) =>
  boards.filter((board) => board.round === round)

/** Who can be paired: neither on hold nor out, and checked in where that is asked for. */
export const isPresent = (
  { status, isCheckedIn }: Pick<RunEntry, 'status' | 'isCheckedIn'>,
  { rules }: Pick<RunningTournament, 'rules'>,
): boolean => status === 'joined' && (isCheckedIn || !rules.isCheckInRequired)
