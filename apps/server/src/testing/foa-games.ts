import type { TitleBoardType } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accounts, games, ratingChanges } from '../db/schema.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { openGame, type TestRooms, twoPlayers } from './test-rooms.ts'

const controls = { bullet: 4, blitz: 9, rapid: 16 } as const satisfies Record<
  TitleBoardType,
  number
>

/** A member with Pro and a verified FIDE ID, for a player that is there. */
export async function verifiedMember(
  db: Database,
  playerId: number,
  overrides: Partial<typeof accounts.$inferInsert> = {},
): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z')
  const email = `member-${playerId}@kingside.example`
  await db.insert(accounts).values({
    playerId,
    email,
    emailFolded: email,
    createdAt: at,
    activatedAt: at,
    proUntil: new Date('2027-01-01T00:00:00Z'),
    fideId: 10_000_000 + playerId,
    fideVerifiedStatus: 2,
    ...overrides,
  })
}

/**
 * Writes FOA-rated games that a player has won, as if they were settled, one a minute before the clock's time.
 * They are copies of one game that is played here.
 */
export async function writeFoaGames(
  test: TestRooms,
  db: Database,
  {
    playerId,
    opponentId,
    count,
    boardType,
    opponentRating = 1000,
  }: {
    readonly playerId: number
    readonly opponentId: number
    readonly count: number
    readonly boardType: TitleBoardType
    readonly opponentRating?: number
  },
): Promise<void> {
  const { gameId, line } = await openGame(test, await twoPlayers(db), {
    ratingType: 'fide',
    timeControlId: controls[boardType],
  })
  await line('f2f3 e7e5 g2g4 d8h4')
  const [row] = await db.select().from(games).where(eq(games.uid, gameId))
  if (!row) throw new Error('The game to copy is not there.')
  const { id: _, ...model } = row
  const now = test.clock.now().getTime()
  for (let done = 0; done < count; done += 500) {
    const part = Array.from({ length: Math.min(500, count - done) }, (_each, index) => {
      const uid = createUid()
      const at = new Date(now - (count - done - index) * 60_000)
      return {
        ...model,
        uid,
        originId: uid,
        whiteId: opponentId,
        blackId: playerId,
        settledAt: at,
        endedAt: at,
      }
    })
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const rows = await db
      .insert(games)
      .values(part)
      .returning({ id: games.id, at: games.settledAt })
    const change = { kind: 'fide' as const, boardType, after: 1000 }
    // oxlint-disable-next-line no-await-in-loop -- the same
    await db.insert(ratingChanges).values(
      rows.flatMap(({ id: game, at }) => {
        const settled = { ...change, gameId: game, at: at ?? new Date(now) }
        return [
          { ...settled, playerId, before: 1000 },
          { ...settled, playerId: opponentId, before: opponentRating },
        ]
      }),
    )
  }
}

/** A FOA-rated game that Black wins, over and not settled. */
export async function wonFoaGame(
  test: TestRooms,
  pair: readonly [white: number, black: number],
  boardType: TitleBoardType,
): Promise<string> {
  const { gameId, line } = await openGame(test, pair, {
    ratingType: 'fide',
    timeControlId: controls[boardType],
  })
  await line('f2f3 e7e5 g2g4 d8h4')
  return gameId
}
