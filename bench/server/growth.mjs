// How long the readers take that search everything, with many players and games in Postgres:
// `npm run bench:server -- --only growth`. The goal is 30 ms at the 99th percentile for each.
import { sql } from 'drizzle-orm'
import { createPublicProfiles } from '../../apps/server/src/db/accounts/public-profiles.ts'
import { createGameReader } from '../../apps/server/src/db/games/game-reader.ts'
import { createTopGamesReader } from '../../apps/server/src/db/lobby/top-games-reader.ts'
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts'
import { seedExamples } from '../../apps/server/src/seed/seed-examples.ts'
import { quantiles } from './floors.mjs'

/** @typedef {{ players: number, games: number, rounds: number }} Size */

/**
 * @param {string} url of an empty Postgres
 * @param {Size} size
 * @param {(name: string, text: string) => void} line prints a result
 */
export async function measureGrowth(url, { players, games, rounds }, line) {
  const log = { error: () => {} }
  const database = await openPostgres({ url, log, statementTimeoutMs: 0 })
  const { db } = database
  try {
    const begun = performance.now()
    await seedExamples(db, { players, games }, () => {})
    line('seeding', `${((performance.now() - begun) / 1000).toFixed(0)} s`)
    await db.execute(sql`vacuum analyze`)
    const reader = createGameReader(db)
    const profiles = createPublicProfiles(db)
    const top = createTopGamesReader(db)
    const some = (/** @type {number} */ round) => 1 + ((round * 7919) % players)
    /** @param {string} name */
    const search = (name) =>
      profiles.search({
        name,
        ratingType: 'worldchess',
        boardType: 'blitz',
        limit: 20,
        at: new Date(),
      })
    /** @param {number} player @param {object} [only] @param {number} [offset] */
    const history = (player, only = {}, offset = 0) =>
      reader.history({ playerUid: `example-${player}`, limit: 20, offset, only })
    /** @type {readonly (readonly [string, (round: number) => Promise<unknown>])[]} */
    const cases = [
      ['history of anybody', (round) => history(some(round))],
      ['history of one who plays most', (round) => history(1 + (round % 100))],
      ['… its tenth page', (round) => history(1 + (round % 100), {}, 180)],
      ['… of one kind', (round) => history(1 + (round % 100), { ratingType: 'worldchess' })],
      ['history without such games', (round) => history(1 + (round % 100), { boardType: 'rapid' })],
      ['search: "a"', () => search('a')],
      ['search: "zara"', () => search('zara')],
      ['search: "example"', () => search('example')],
      ['search: "mina 4711"', () => search('mina 4711')],
      ['search: one number', (round) => search(String(100_000 + (some(round) % 90_000)))],
      ['search: nobody', (round) => search(`nobody ${round}`)],
      ['best players', () => top.bestPlayers('blitz', 10)],
    ]
    for (const [, ask] of cases) for (let warm = 0; warm < 5; warm += 1) await ask(warm)
    /** @type {number[][]} */
    const taken = cases.map(() => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [, ask]] of cases.entries()) {
        const start = performance.now()
        await ask(round)
        taken[index]?.push(performance.now() - start)
      }
    }
    for (const [index, [name]] of cases.entries()) {
      const { p50, p95, p99 } = quantiles(taken[index] ?? [])
      line(name, `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)} ms`)
    }
  } finally {
    await database.close()
  }
}
