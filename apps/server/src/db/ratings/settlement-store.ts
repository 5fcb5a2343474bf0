import type { Color } from '@kingside/chess-game'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { viewerDelayOf } from '../../domain/games/game-past.ts'
import type { FinishedGame } from '../../domain/games/game-store.ts'
import type { Sides } from '../../domain/games/game.types.ts'
import {
  byPlayer,
  type KeptRating,
  type Misconduct,
  ratedKind,
  type Settlement,
} from '../../domain/ratings/settlement.ts'
import type { SettlementStore } from '../../domain/ratings/settler.ts'
import { pointsFor } from '../../domain/tower/tower-table.ts'
import type { Database } from '../database.ts'
import { givePoints } from '../tower/give-points.ts'
import { awardTitles } from '../titles/award-titles.ts'
import {
  conduct,
  conductEvents,
  gameEvents,
  gameMoves,
  games,
  players,
  ratingChanges,
  ratings,
} from '../schema.ts'

/** Events that stay after the end, for who was away when it came. */
const keptEvents = 64
const white = alias(players, 'white')
const black = alias(players, 'black')

export function createSettlementStore(db: Database): SettlementStore {
  return {
    settle: (gameId, settle, at) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(games)
          .where(and(eq(games.uid, gameId), isNotNull(games.result), isNull(games.settledAt)))
          .for('update')
        if (!row?.endedAt) return { status: 'nothing' }
        const delayMs = viewerDelayOf(row.config)
        const shownAt = new Date(row.endedAt.getTime() + delayMs)
        if (delayMs > 0 && shownAt > at) return { status: 'later', at: shownAt }
        const game = await readGame(tx, row)
        const settlement = settle(game, await readRatings(tx, game))
        await writeRatings(tx, { id: row.id, game, settlement, at })
        const awarded = await awardTitles(tx, { id: row.id, game, settlement, at })
        await countConduct(tx, { id: row.id, game, settlement })
        await giveGamePoints(tx, { id: row.id, game, settlement })
        await tx
          .update(games)
          .set({ settledAt: at, review: settlement.review })
          .where(eq(games.id, row.id))
        await tx
          .delete(gameEvents)
          .where(and(eq(gameEvents.gameId, row.id), lt(gameEvents.v, row.v - keptEvents)))
        return { status: 'settled', settlement, awarded }
      }),
    unsettled: async (limit) => {
      const rows = await db
        .select({ uid: games.uid })
        .from(games)
        .where(and(isNotNull(games.result), isNull(games.settledAt)))
        .orderBy(asc(games.endedAt))
        .limit(limit)
      return rows.map(({ uid }) => uid)
    },
  }
}

async function readGame(tx: Database, row: typeof games.$inferSelect): Promise<FinishedGame> {
  const moves = await tx
    .select({ uci: gameMoves.uci, fen: gameMoves.fen, leftMs: gameMoves.leftMs })
    .from(gameMoves)
    .where(eq(gameMoves.gameId, row.id))
    .orderBy(asc(gameMoves.absNum))
  const [kinds] = await tx
    .select({ w: white.kind, b: black.kind })
    .from(white)
    .innerJoin(black, eq(black.id, row.blackId))
    .where(eq(white.id, row.whiteId))
  if (!kinds || !row.state.end || !row.endedAt) throw new Error('The game is not over.')
  return {
    gameId: row.uid,
    boardType: row.boardType,
    ratingType: row.ratingType,
    initialFen: row.config.initialFen,
    clock: row.config.clock,
    end: row.state.end,
    endedBy: row.state.endedBy,
    endedAt: row.endedAt,
    players: {
      w: { playerId: row.whiteId, kind: kinds.w },
      b: { playerId: row.blackId, kind: kinds.b },
    },
    moves,
  }
}

/** Both ratings, locked until the transaction ends. */
async function readRatings(tx: Database, game: FinishedGame): Promise<Sides<KeptRating | null>> {
  const kind = ratedKind(game)
  if (!kind) return { w: null, b: null }
  const ids = byPlayer(game.players).map((color) => game.players[color].playerId)
  // With two first games at once the rating may not exist yet and can't be locked, so the player's row is locked.
  await tx
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.id, ids))
    .orderBy(asc(players.id))
    .for('update')
  const rows = await tx
    .select()
    .from(ratings)
    .where(
      and(
        eq(ratings.kind, kind),
        eq(ratings.boardType, game.boardType),
        or(...ids.map((id) => eq(ratings.playerId, id))),
      ),
    )
  const of = (playerId: number) => rows.find((row) => row.playerId === playerId) ?? null
  return { w: of(game.players.w.playerId), b: of(game.players.b.playerId) }
}

async function writeRatings(
  tx: Database,
  {
    id,
    game,
    settlement,
    at,
  }: {
    readonly id: number
    readonly game: FinishedGame
    readonly settlement: Settlement
    readonly at: Date
  },
): Promise<void> {
  if (!settlement.ratings) return
  const { kind, before, after } = settlement.ratings
  const { boardType, endedAt } = game
  for (const color of byPlayer(game.players)) {
    const { playerId } = game.players[color]
    await tx.insert(ratingChanges).values({
      gameId: id,
      playerId,
      kind,
      boardType,
      before: before[color].rating,
      after: after[color].rating,
      deviation: before[color].deviation,
      volatility: before[color].volatility,
      at,
    })
    const ended = endedAs[outcomeOf(game, color)]
    await tx
      .insert(ratings)
      .values({
        playerId,
        kind,
        boardType,
        ...after[color],
        games: 1,
        [ended]: 1,
        highest: after[color].rating,
        updatedAt: endedAt,
      })
      .onConflictDoUpdate({
        target: [ratings.playerId, ratings.kind, ratings.boardType],
        set: {
          ...after[color],
          games: sql`${ratings.games} + 1`,
          [ended]: sql`${ratings[ended]} + 1`,
          highest: sql`greatest(${ratings.highest}, ${after[color].rating}::double precision)`,
          updatedAt: endedAt,
        },
      })
  }
}

/** The column of `ratings` that a game's end raises. */
const endedAs = { win: 'wins', draw: 'draws', loss: 'losses' } as const

function outcomeOf({ end }: FinishedGame, color: Color): keyof typeof endedAs {
  if (end.result === 'DRAW') return 'draw'
  return end.result === (color === 'w' ? 'WHITE_WIN' : 'BLACK_WIN') ? 'win' : 'loss'
}

/** The tower's points, for a game that counted; the players' rows are locked for their ratings. */
async function giveGamePoints(
  tx: Database,
  {
    id,
    game,
    settlement,
  }: { readonly id: number; readonly game: FinishedGame; readonly settlement: Settlement },
): Promise<void> {
  if (!settlement.ratings) return
  const pointsOf = new Map(
    byPlayer(game.players).map((color) => [
      game.players[color].playerId,
      pointsFor[outcomeOf(game, color) === 'win' ? 'win' : 'game'],
    ]),
  )
  await givePoints(tx, { source: 'game', sourceId: id, pointsOf, at: game.endedAt })
}

/** Each column of `conduct` that a misconduct raises. */
const counters = {
  abort: 'aborts',
  'no-show': 'noShows',
  disconnect: 'disconnects',
  sitting: 'sittings',
} as const satisfies Record<Misconduct, keyof typeof conduct.$inferSelect>

async function countConduct(
  tx: Database,
  {
    id,
    game,
    settlement: { misconduct },
  }: { readonly id: number; readonly game: FinishedGame; readonly settlement: Settlement },
): Promise<void> {
  for (const color of byPlayer(game.players)) {
    const { playerId, kind } = game.players[color]
    if (kind === 'bot' || kind === 'relayed') continue
    const bad = misconduct[color]
    const counter = bad && counters[bad]
    await tx
      .insert(conduct)
      .values({ playerId, games: 1, ...(counter && { [counter]: 1 }) })
      .onConflictDoUpdate({
        target: conduct.playerId,
        set: {
          games: sql`${conduct.games} + 1`,
          ...(counter && { [counter]: sql`${conduct[counter]} + 1` }),
        },
      })
    if (bad && ratedKind(game) !== null) {
      await tx
        .insert(conductEvents)
        .values({ gameId: id, playerId, misconduct: bad, at: game.endedAt })
    }
  }
}
