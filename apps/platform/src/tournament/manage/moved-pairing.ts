import type { Paired, Pairing } from './manage.types.ts'

/** A pairing as it is sent. */
export interface SeatsWanted {
  readonly version: number
  readonly boards: readonly {
    readonly table: number
    readonly white_uid: string
    readonly black_uid: string
  }[]
  readonly byes: readonly string[]
}

const uidOf = ({ player }: Paired) => player.player_uid

/** Two players change places, wherever they sit; at one table they change colours. */
export function movedPairing(pairing: Pairing, one: string, other: string): Pairing {
  const all = [
    ...pairing.boards.flatMap(({ white, black }) => [white, black]),
    ...pairing.byes,
    ...pairing.unpaired,
  ]
  const [first, second] = [one, other].map((uid) => all.find((who) => uidOf(who) === uid))
  if (!first || !second) return pairing
  const plain = ({ player, seed, points }: Paired): Paired => ({ player, seed, points })
  const swapped = (who: Paired): Paired =>
    uidOf(who) === one ? plain(second) : uidOf(who) === other ? plain(first) : who
  const isMoved = (who: Paired) => uidOf(who) === one || uidOf(who) === other
  return {
    ...pairing,
    boards: pairing.boards.map((board) => ({
      ...board,
      white: swapped(board.white),
      black: swapped(board.black),
      // Whether it is unusual is told once it is saved.
      warnings: isMoved(board.white) || isMoved(board.black) ? [] : board.warnings,
    })),
    byes: pairing.byes.map((bye) => ({ ...swapped(bye), kind: bye.kind })),
    unpaired: pairing.unpaired.map(swapped),
  }
}

/** What is sent of a pairing: who asked for a bye keeps it without being named. */
export const seatsOf = ({ boards, byes }: Pairing): Omit<SeatsWanted, 'version'> => ({
  boards: boards.map(({ table, white, black }) => ({
    table,
    white_uid: uidOf(white),
    black_uid: uidOf(black),
  })),
  byes: byes.flatMap((bye) => (bye.kind === 'absent' ? [] : [uidOf(bye)])),
})
