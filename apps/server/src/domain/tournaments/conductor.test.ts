import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'
import { boardsOf } from './run-state.ts'

const database = testDatabase()
const second = 1_000

describe('a swiss that runs by itself', () => {
  it('is played round by round to its end', async () => {
    const world = tournamentWorld(database())
    const players = await world.addPlayers(6)
    const id = await world.addTournament({ rounds: 3 })
    await world.enter(id, players)
    await world.start()
    await world.pass(59 * second)
    expect((await world.state(id)).tournament.stage).toBe('expected')
    await world.pass(second)
    expect((await world.state(id)).tournament.stage).toBe('goes')
    for (const round of [1, 2, 3]) {
      const state = await world.state(id)
      expect(state.rounds.at(-1)).toMatchObject({ number: round, stage: 'expected' })
      expect(boardsOf(state, round)).toHaveLength(3)
      await world.pass(15 * second)
      expect((await world.state(id)).rounds.at(-1)?.stage).toBe('goes')
      for (const board of boardsOf(await world.state(id), round))
        await world.play(state, board, 'white')
      await world.pass(second)
      expect((await world.state(id)).rounds.at(-1)?.stage).toBe('completed')
      await world.pass(round < 3 ? 51 * second : second)
    }
    const over = await world.state(id)
    expect(over.tournament.stage).toBe('completed')
    expect(world.failures).toEqual([])
    await world.stop()
  })
})
