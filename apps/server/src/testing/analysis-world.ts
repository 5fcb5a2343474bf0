import { eq } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { type Caller, stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { playerOf } from '../db/visitor-store.ts'
import { Registry } from 'prom-client'
import { wireAnalysis } from '../wire-analysis.ts'
import { fakeAnalyst } from './fake-analyst.ts'
import { fakeDeps } from './fake-deps.ts'
import { openGame, testRooms, twoPlayers } from './test-rooms.ts'

export const foolsMate = 'f2f3 e7e5 g2g4 d8h4'

/** Games that are played and analysed on a database; the engine and the time are the test's. */
export function analysisWorld(db: Database) {
  const test = testRooms(db)
  const analyst = fakeAnalyst()
  const metrics = new Registry()
  const failures: unknown[] = []
  const wired = wireAnalysis({
    db,
    clock: test.clock,
    log: { error: (_event, _facts, error) => failures.push(error) },
    metrics,
    rooms: test.rooms,
    analyst,
  })
  const callers = new Map<string, Caller>()
  const app = createApp(
    fakeDeps({
      analysis: wired.routes,
      identify: async (context) => callers.get(context.req.header('x-test') ?? '') ?? stranger,
    }),
  )

  const ask = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await app.request(`/api/online/${path}`, {
      method,
      headers: { 'x-test': who, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, answer }
  }

  return {
    test,
    analyst,
    metrics,
    failures,
    wired,
    /** A free member, unless told otherwise; a new player, unless told who. @returns who calls */
    member: async (facts: Partial<Caller> = {}, id?: number): Promise<string> => {
      const playerId = id ?? (await twoPlayers(db))[0]
      const [row] = await db.select().from(players).where(eq(players.id, playerId))
      if (!row) throw new Error('The player of the test is not there.')
      callers.set(row.uid, { ...stranger, role: 'free', player: playerOf(row), ...facts })
      return row.uid
    },
    /** A game of two new players that is over, by mate or because White resigns. */
    finishedGame: async (line = foolsMate): Promise<string> => {
      const game = await openGame(test, await twoPlayers(db))
      await game.line(line)
      if (line !== foolsMate) await game.w.say({ type: 'command', command: 'game.resign' })
      await test.settled()
      return game.gameId
    },
    access: (who: string, gameId: string) => ask(who, 'POST', `gaming/${gameId}/analysis/access/`),
    begin: (who: string, gameId: string) => ask(who, 'POST', `gaming/${gameId}/analysis/`),
    read: (who: string, gameId: string) => ask(who, 'GET', `gaming/${gameId}/analysis/`),
    lookAt: (who: string, fen: string, multipv?: number) =>
      ask(who, 'POST', 'analysis/position/', { fen, multipv }),
  }
}

export type AnalysisWorld = ReturnType<typeof analysisWorld>

/** How a call is refused. */
export const refused = (status: number, code: string) => ({ status, answer: { code } })

/** The answer of `access`. */
export const left = (count: number | null) => ({ status: 200, answer: { analyses_left: count } })
