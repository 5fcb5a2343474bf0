// How long the next puzzle takes with many puzzles and tries in Postgres:
// `npm run bench:server -- --only puzzles`. The goal is 30 ms at the 99th percentile.
import { newPuzzleRating } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts'
import { fillPuzzles } from '../../apps/server/src/db/puzzles/fill-puzzles.ts'
import { createPuzzleStore } from '../../apps/server/src/db/puzzles/puzzle-store.ts'
import { players, puzzleAttempts, puzzles as puzzleTable } from '../../apps/server/src/db/schema.ts'
import { createUid } from '../../apps/server/src/domain/players/create-uid.ts'
import { createPuzzles } from '../../apps/server/src/domain/puzzles/puzzles.ts'
import { quantiles } from './floors.mjs'

/** @typedef {{ puzzles: number, players: number, attempts: number, rounds: number }} Size */

/**
 * Copies the puzzles that come with the server until there are enough, and gives each player tries near the player's
 * own rating, so that those who solve most have little left there.
 * @param {import('../../apps/server/src/db/database.ts').Database} db
 * @param {Size} size
 */
async function fill(db, { puzzles, players, attempts }) {
  const own = await fillPuzzles(db)
  await db.execute(sql`
    insert into puzzles (slug, source, game, fen, moves, themes, level, rating, deviation, volatility, plays, popularity)
    select slug || '-' || copy, source, game, fen, moves, themes, level, rating, deviation, volatility, plays, popularity
    from puzzles, generate_series(2, ${Math.ceil(puzzles / own)}) as copy`)
  await db.execute(sql`
    insert into puzzle_theme_entries (theme, level, puzzle_id)
    select entry.theme, entry.level, copy.id
    from puzzle_theme_entries entry
    join puzzles original on original.id = entry.puzzle_id
    join puzzles copy on copy.slug like original.slug || '-%'
    where position('-' in original.slug) = 0`)
  await db.execute(sql`
    insert into players (uid, kind, name, created_at)
    select 'solver-' || n, 'member', 'Solver ' || n, now() from generate_series(1, ${players}) as n`)
  await db.execute(sql`
    insert into puzzle_ratings (player_id, rating, deviation, volatility, updated_at)
    select id, 900 + id % 1400, 60, ${newPuzzleRating.volatility}, now() from players where uid like 'solver-%'`)
  await db.execute(sql`
    insert into puzzle_attempts
      (uid, player_id, puzzle_id, mode, found, result, rating_before, rating_after, given_at, begun_at, ended_at)
    select 't' || solver.id || '-' || tried.id, solver.id, tried.id, 'rated', 1, 'solved', 1500, 1501, now(), now(), now()
    from puzzle_ratings rating
    join players solver on solver.id = rating.player_id
    cross join lateral (
      select id from puzzles where level >= rating.rating - 150 order by level, id limit ${Math.ceil(attempts / players)}
    ) as tried`)
}

/**
 * @param {string} url of an empty Postgres
 * @param {Size} size
 * @param {(name: string, text: string) => void} line prints a result
 */
export async function measurePuzzles(url, size, line) {
  const log = { error: () => {} }
  const database = await openPostgres({ url, log, statementTimeoutMs: 0 })
  const { db } = database
  try {
    await fill(db, size)
    await db.execute(sql`vacuum analyze`)
    const [stored, tried] = [await db.$count(puzzleTable), await db.$count(puzzleAttempts)]
    line('in the database', `${stored} puzzles, ${tried} tries`)
    const puzzles = createPuzzles({
      store: createPuzzleStore(db),
      now: () => new Date(),
      random: Math.random,
      createUid,
    })
    const solvers = await db
      .select({ id: players.id, uid: players.uid })
      .from(players)
      .orderBy(players.id)
      .limit(size.players)
    /** @param {number} round @returns {import('../../apps/server/src/domain/puzzles/allowance.ts').Solver} */
    const solver = (round) => {
      const { id, uid } = solvers[(round * 7919) % solvers.length] ?? { id: 0, uid: '' }
      const player = { id, uid, kind: /** @type {const} */ ('member') }
      return {
        player: { ...player, name: 'Solver', title: null, foaTitle: null, country: null },
        role: 'pro',
      }
    }
    /** @type {readonly (readonly [string, import('../../apps/server/src/domain/puzzles/puzzles.ts').NextWish])[]} */
    const wishes = [
      ['next rated puzzle', { mode: 'rated', theme: null, puzzle: null, skip: null }],
      ['next of practice', { mode: 'practice', theme: null, puzzle: null, skip: null }],
      ['next of a theme', { mode: 'practice', theme: 'fork', puzzle: null, skip: null }],
    ]
    for (const [name, wish] of wishes) {
      /** @type {number[]} */
      const taken = []
      for (let round = 0; round < size.rounds; round += 1) {
        const who = solver(round)
        const start = performance.now()
        const { attempt } = await puzzles.next(who, wish)
        if (round >= 5) taken.push(performance.now() - start)
        await puzzles.move(who, attempt.uid, { ply: 1, uci: 'a1a1' })
      }
      const { p50, p95, p99 } = quantiles(taken)
      line(name, `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)} ms`)
    }
    const taken = []
    for (let round = 0; round < 200; round += 1) {
      const start = performance.now()
      await puzzles.progress(solver(round))
      taken.push(performance.now() - start)
    }
    const { p50, p99 } = quantiles(taken)
    line('progress', `p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms`)
  } finally {
    await database.close()
  }
}
