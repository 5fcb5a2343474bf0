import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { botTournamentAt } from '../../domain/tournaments/bot-tournaments.ts'
import { silentJobs } from '../../testing/silent-jobs.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'
import { seedBots } from '../games/seed-bots.ts'
import { tournaments } from '../schema.ts'
import { createBotStore } from './bot-store.ts'

const database = testDatabase()
const minute = 60_000

describe('tournaments of the computer’s levels', () => {
  it('are of every kind in turn, and never rated', () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      botTournamentAt(new Date(Date.UTC(2026, 1, 1, 12, index))),
    )
    expect(new Set(all.map(({ tournament }) => tournament.kind))).toEqual(
      new Set(['arena', 'swiss', 'match', 'playoff', 'armageddon']),
    )
    expect(new Set(all.map(({ tournament }) => tournament.ratingType))).toEqual(
      new Set(['non-rated']),
    )
  })

  it('are made once when nothing goes on, by several processes too, and their games have bots', async () => {
    const db = database()
    await seedBots(db)
    const world = tournamentWorld(db)
    const [one, other] = [createBotStore(db, silentJobs), createBotStore(db, silentJobs)]
    expect(await one.isQuiet()).toBe(true)
    const now = world.clock.now()
    const arena = Array.from({ length: 25 }, (_, index) =>
      botTournamentAt(new Date(now.getTime() + index * minute)),
    ).find(({ tournament }) => tournament.kind === 'arena')
    if (!arena) throw new Error('No arena is planned.')
    const soon = {
      ...arena,
      tournament: { ...arena.tournament, start: new Date(now.getTime() + minute) },
    }
    await Promise.all([one.make(soon, now), other.make(soon, now)])
    expect(await one.isQuiet()).toBe(false)
    const made = await db
      .select({ id: tournaments.id, seatsTaken: tournaments.seatsTaken })
      .from(tournaments)
      .where(inArray(tournaments.plannedKey, [soon.key]))
    expect(made).toEqual([{ id: expect.any(Number), seatsTaken: 6 }])
    await world.start()
    await world.pass(70_000)
    const state = await world.state(made[0]?.id ?? 0)
    expect(state.boards).toHaveLength(3)
    const game = await world.gameOf(state.boards[0]?.gameId ?? '')
    expect(game?.seats.w.botLevel).toBeGreaterThan(0)
    expect(game?.seats.b.botLevel).toBeGreaterThan(0)
    await world.stop()
  })
})
