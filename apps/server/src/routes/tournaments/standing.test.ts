import { contract } from '@kingside/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ratings, tournamentEntries } from '../../db/schema.ts'
import { createArenaStore } from '../../db/tournaments/arena-store.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { list, me } = contract.tournaments.standing

/** An arena whose players have points from 20 down, and places by them. */
async function openStanding() {
  const world = tournamentWorld(database())
  const id = await world.addTournament({
    name: 'Many places',
    kind: 'arena',
    system: 'arena',
    rounds: null,
    durationMinutes: 60,
  })
  const players = await world.addPlayers(20)
  await world.enter(id, players)
  const claim = { id, fence: 0 }
  const setPoints = async (playerId: number | undefined, points: number) => {
    await database()
      .update(tournamentEntries)
      .set({ points })
      .where(
        and(eq(tournamentEntries.tournamentId, id), eq(tournamentEntries.playerId, playerId ?? 0)),
      )
    await createArenaStore(database()).writeRows(claim, [])
  }
  for (const [index, playerId] of players.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await setPoints(playerId, 20 - index)
  }
  return { world, id, players, setPoints }
}

describe('R99: the standing, page by page', () => {
  it('misses nobody and tells nobody twice, though others pass them meanwhile', async () => {
    const { world, id, players, setPoints } = await openStanding()
    const page = (query: string) => world.call(null, list, { params: { id }, query })
    const names = (rows: readonly { readonly player: { readonly name: string } }[]) =>
      rows.map(({ player }) => player.name)
    const first = await page('?limit=10')
    expect(first).toMatchObject({ count: 20, you: null })
    // The leader falls to the last place: everybody else moves up by one.
    await setPoints(players[0], 0)
    const second = await page(`?limit=10&after=${first.next}`)
    const seen = [...names(first.data), ...names(second.data)]
    expect(new Set(seen).size).toBe(20)
    expect(names(second.data)[0]).toBe('Player 011')
    const byOffset = await page('?limit=10&offset=10')
    expect(names(byOffset.data)[0]).toBe('Player 012')
    const third = await page(`?limit=10&after=${second.next}`)
    expect([names(third.data), third.next]).toEqual([['Player 001'], null])
  })

  it('has the caller’s own row, wherever it is', async () => {
    const { world, id, setPoints } = await openStanding()
    const member = await world.addMember()
    await world.enter(id, [member])
    await setPoints(member, 7.5)
    const { you, data } = await world.call(member, list, { params: { id }, query: '?limit=3' })
    expect(data).toHaveLength(3)
    expect(you).toMatchObject({ place: 14, points: 7.5 })
    expect(await world.call(member, me, { params: { id } })).toEqual({ you })
  })
})

describe('the players of a tournament', () => {
  it('are there before the start, the highest rated first, without those who have left', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'Who plays', rounds: 3 })
    const players = await world.addPlayers(3)
    await world.enter(id, players)
    await database()
      .insert(ratings)
      .values({
        playerId: players[1] ?? 0,
        kind: 'worldchess',
        boardType: 'blitz',
        rating: 2100.4,
        deviation: 60,
        volatility: 0.06,
        games: 90,
        updatedAt: new Date(),
      })
      .onConflictDoUpdate({
        target: [ratings.playerId, ratings.kind, ratings.boardType],
        set: { rating: 2100.4 },
      })
    await database()
      .update(tournamentEntries)
      .set({ status: 'left' })
      .where(eq(tournamentEntries.playerId, players[2] ?? 0))
    const { count, results } = await world.call(null, contract.tournaments.players, {
      params: { id },
    })
    expect(count).toBe(2)
    expect(results[0]).toMatchObject({ name: 'Player 002', rating: 2100 })
    expect(results[1]?.name).toBe('Player 001')
  })
})
