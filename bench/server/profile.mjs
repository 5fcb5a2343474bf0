// How long each call of a public profile takes for a member with 10,000 games among 40,000 others': `npm run bench:profile`.
// The goal is 50 ms at the 99th percentile. In the database that a process carries in itself, the slower of the two.
import { sql } from 'drizzle-orm'
import { createPublicProfiles } from '../../apps/server/src/db/accounts/public-profiles.ts'
import { createGameReader } from '../../apps/server/src/db/games/game-reader.ts'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { createPlayerRecords } from '../../apps/server/src/db/players/player-records.ts'
import { createTournamentReader } from '../../apps/server/src/db/tournaments/tournament-reader.ts'
import { seedExamples } from '../../apps/server/src/seed/seed-examples.ts'
import { quantiles } from './floors.mjs'

const rounds = Number(process.argv[2] ?? 100)
const own = 10_000
const others = 40_000
const hero = 'example-1'

const { db, close } = await openDatabase({ folder: null })
try {
  await seedExamples(db, { players: 200, games: 400 }, () => {})
  await db.execute(sql`
    insert into games (uid, white_id, black_id, time_control_id, board_type, rating_type, white_rating, black_rating,
      origin_kind, origin_id, config, phase, v, state, ahead_ms, plies, result, reason, created_at, ended_at, settled_at)
    select 'bench-' || n, case when n % 5 > 0 or n % 2 = 0 then w.id else b.id end,
      case when n % 5 > 0 or n % 2 = 0 then b.id else w.id end, game.time_control_id,
      (array['blitz', 'bullet', 'rapid'])[1 + n % 3]::board_type, game.rating_type, 1500, 1500, 'bench', n::text,
      game.config, 'DONE', game.v, game.state, 0, game.plies, game.result, game.reason,
      game.created_at + n * interval '10 minutes', game.ended_at + n * interval '10 minutes', now()
    from generate_series(1, ${own + others}::int) n
      join games game on game.uid = 'example-' || (1 + n % 400)
      join players w on w.uid = 'example-' || case when n % 5 = 0 then 1 else 2 + n % 197 end
      join players b on b.uid = 'example-' || case when n % 5 = 0 then 2 + n % 199 else 2 + (n % 197 + 1 + n % 50) % 199 end
    where w.id <> b.id
    order by n`)
  await db.execute(sql`
    insert into rating_changes (game_id, player_id, kind, board_type, before, after, at)
    select game.id, game.white_id, 'worldchess'::rating_kind, game.board_type, 1500, 1500 + game.id % 300, game.ended_at
    from games game where game.origin_kind = 'bench'
    union all
    select game.id, game.black_id, 'worldchess'::rating_kind, game.board_type, 1500, 1500 + game.id % 300, game.ended_at
    from games game where game.origin_kind = 'bench'`)
  await db.execute(sql`update ratings set games = 100 where kind = 'worldchess'`)
  await db.execute(sql`analyze`)

  const records = createPlayerRecords(db)
  const reader = createGameReader(db)
  const profiles = createPublicProfiles(db)
  const tournaments = createTournamentReader(db, () => new Date())
  const player = await records.byUid(hero)
  const opponent = await records.byUid('example-7')
  if (!player || !opponent) throw new Error('The players of the measurement were not stored.')
  const at = new Date()
  const { id } = player
  const page = { limit: 20, offset: 0 }
  const history = (/** @type {object} */ more = {}) =>
    reader.history({ playerUid: hero, limit: 20, offset: 0, ...more })
  /** @type {readonly (readonly [string, () => Promise<unknown>])[]} */
  const cases = [
    ['profile', () => profiles.find(hero, at)],
    ['ratings', () => records.ratings(id, at)],
    ['stats', () => records.courses(id, 'worldchess', at)],
    ['game-history', () => history()],
    ['game-history, its last page', () => history({ offset: own - 40 })],
    ['game-history of one kind', () => history({ only: { boardType: 'rapid' } })],
    ['head-to-head', () => reader.headToHead({ playerId: id, opponentId: opponent.id, limit: 5 })],
    ['events', () => records.events(id, { from: at, before: null })],
    ['event-history', () => records.eventHistory(id, page, at)],
    ['tournaments', () => tournaments.listOf(id, page, null)],
  ]
  const { count } = (await history()) ?? { count: 0 }
  console.log(`A member with ${count} games, ${rounds} rounds, in ms:`)
  for (const [name, ask] of cases) {
    for (let warm = 0; warm < 5; warm += 1) await ask()
    /** @type {number[]} */
    const taken = []
    const begun = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await ask()
      taken.push(performance.now() - start)
    }
    const { p50, p95, p99 } = quantiles(taken)
    const { user, system } = process.cpuUsage(begun)
    const worked = (user + system) / 1000 / rounds
    console.log(
      `  ${name.padEnd(30)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)}  of the processor ${worked.toFixed(1)}`,
    )
  }
} finally {
  await close()
}
