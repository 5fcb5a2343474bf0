import type { ArbiterResult } from '@kingside/api/facts'
import type { Clock } from '../../clock.ts'
import type { Sides } from '../../games/game.types.ts'
import type { GameRooms } from '../../games/rooms.types.ts'
import { type RelayedGame, readRelayPgn } from '../relay-pgn.ts'
import type { ByHand } from './by-hand.ts'
import { type GameAtBoard, gamesAtBoards, type SeatedBoard } from './games-at-boards.ts'

/** What the games that are added to a tournament are kept in. */
export interface AddedGamesStore {
  readonly boardsOf: (tournamentId: number) => Promise<readonly SeatedBoard[]>
  /** Who sits at boards, as players who have no account: nobody can play there. By the entries' ids. */
  readonly seat: (
    tournamentId: number,
    entries: readonly { readonly entryId: number; readonly name: string }[],
    at: Date,
  ) => Promise<ReadonlyMap<number, number>>
  /** Gives boards their games, notes who did it, and takes away the PGN file that was made without them. */
  readonly attach: (
    tournamentId: number,
    by: number,
    added: readonly { readonly round: number; readonly table: number; readonly gameId: string }[],
    at: Date,
  ) => Promise<void>
}

export interface AddedGamesDeps {
  readonly store: AddedGamesStore
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'relay' | 'host'>
  readonly byHand: Pick<ByHand, 'setResult'>
  readonly clock: Pick<Clock, 'now'>
}

/** Games that were played over the board, which those who run the tournament bring as PGN. */
export interface AddedGames {
  /**
   * Puts all games of a PGN at their boards, or with a mistake anywhere none.
   * @throws RelayPgnError, or StepRefusedError for a board whose round has not begun
   */
  readonly add: (
    tournament: { readonly id: number; readonly timeControlId: number },
    by: number,
    pgn: string,
  ) => Promise<{
    readonly games: number
    readonly results: number
    readonly withoutMoves: number
  }>
}

const results = {
  WHITE_WIN: '1-0',
  DRAW: '1/2-1/2',
  BLACK_WIN: '0-1',
} as const satisfies Partial<Record<string, ArbiterResult>>

const resultOf = ({ line }: RelayedGame): ArbiterResult | null => {
  const said = line.end?.result
  return said === 'WHITE_WIN' || said === 'DRAW' || said === 'BLACK_WIN' ? results[said] : null
}

export function createAddedGames({ store, rooms, byHand, clock }: AddedGamesDeps): AddedGames {
  /** Results come first: a board that is decided is nobody's to play at. */
  async function decide(id: number, by: number, open: readonly GameAtBoard[]): Promise<void> {
    for (const { game, board } of open) {
      const result = resultOf(game)
      if (result === null) continue
      const { round, table } = board
      const said = { result, reason: '', changesRatings: false }
      // oxlint-disable-next-line no-await-in-loop -- each is a step of its own, as if entered by hand
      await byHand.setResult(id, by, { round, table }, said)
    }
  }

  async function play(
    { id, timeControlId }: { readonly id: number; readonly timeControlId: number },
    { game, board: { round, table, gameId } }: GameAtBoard,
    seats: Sides<number>,
  ): Promise<string> {
    const made =
      gameId ??
      (await rooms.host.create({
        white: seats.w,
        black: seats.b,
        timeControlId,
        ratingType: 'non-rated',
        origin: { kind: 'tournament', id: `${id}/${round}/${table}` },
        tournamentId: id,
        startsAt: null,
        relay: {
          initialFen: game.initialFen,
          ratings: { w: game.players.w.rating, b: game.players.b.rating },
        },
      }))
    await rooms.relay(made, game.line)
    return made
  }

  return {
    add: async (tournament, by, pgn) => {
      const { id } = tournament
      const matched = gamesAtBoards(await readRelayPgn(pgn), await store.boardsOf(id))
      const open = matched.filter(({ board }) => board.end === null)
      await decide(id, by, open)
      const shown = matched.filter(({ game }) => game.line.plies.length > 0)
      const seats = await store.seat(
        id,
        shown.flatMap(({ board: { players } }) => [players.w, players.b]),
        clock.now(),
      )
      const added: { round: number; table: number; gameId: string }[] = []
      for (const each of shown) {
        const { players, round, table } = each.board
        const [w, b] = [seats.get(players.w.entryId), seats.get(players.b.entryId)]
        if (w === undefined || b === undefined) throw new Error('A player was not seated.')
        // oxlint-disable-next-line no-await-in-loop -- hundreds at once would keep other games waiting
        added.push({ round, table, gameId: await play(tournament, each, { w, b }) })
      }
      if (matched.length > 0) await store.attach(id, by, added, clock.now())
      return {
        games: added.length,
        results: open.length,
        withoutMoves: matched.length - shown.length,
      }
    },
  }
}
