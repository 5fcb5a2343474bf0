import type { PastRound, SwissPlayer } from '@kingside/pairing'

/** A board of a round that is over, by the players' seed numbers. */
export interface PlayedBoard {
  readonly round: number
  readonly white: number
  readonly black: number
  readonly result: 'WHITE_WIN' | 'DRAW' | 'BLACK_WIN' | 'CANCELLED'
  /** Whether somebody did not come; with CANCELLED nobody came. */
  readonly isForfeit: boolean
}

/** A round in which a player had no board. */
export interface PlayedBye {
  readonly round: number
  readonly player: number
  readonly kind: 'pairing' | 'requested' | 'absent'
}

export interface SwissPast {
  /** How many players were seeded: seeds are numbers from 1. */
  readonly players: number
  /** How many rounds are over. */
  readonly rounds: number
  readonly boards: readonly PlayedBoard[]
  readonly byes: readonly PlayedBye[]
}

const winner = { WHITE_WIN: 'white', BLACK_WIN: 'black', DRAW: null, CANCELLED: null } as const

function roundOf({ white, black, result, isForfeit }: PlayedBoard, player: number): PastRound {
  const color = player === white ? 'white' : 'black'
  const opponent = color === 'white' ? black : white
  const isWin = winner[result] === color
  if (isForfeit) return { kind: 'forfeit', opponent, isWin, points: isWin ? 1 : 0 }
  // Not played, and nobody's doing.
  if (result === 'CANCELLED') return absence
  return { kind: 'game', opponent, color, points: result === 'DRAW' ? 0.5 : isWin ? 1 : 0 }
}

const absence: PastRound = { kind: 'bye', bye: 'zero', points: 0 }

const byes: Readonly<Record<PlayedBye['kind'], PastRound>> = {
  pairing: { kind: 'bye', bye: 'pairing', points: 1 },
  requested: { kind: 'bye', bye: 'half', points: 0.5 },
  absent: absence,
}

/** What all players of a swiss have done, as its pairing and its tie-breaks want it. Who was not there was absent. */
export function swissPlayersOf(past: SwissPast): readonly SwissPlayer[] {
  const rows = Array.from({ length: past.players }, () =>
    Array.from({ length: past.rounds }, () => absence),
  )
  const put = (player: number, round: number, what: PastRound) => {
    const row = rows[player - 1]
    if (!row || round < 1 || round > past.rounds) {
      throw new RangeError(`There is no round ${round} of player ${player}.`)
    }
    row[round - 1] = what
  }
  for (const bye of past.byes) put(bye.player, bye.round, byes[bye.kind])
  for (const board of past.boards) {
    put(board.white, board.round, roundOf(board, board.white))
    put(board.black, board.round, roundOf(board, board.black))
  }
  return rows.map((rounds, index) => ({ id: index + 1, rounds }))
}
