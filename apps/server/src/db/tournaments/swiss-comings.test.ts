/* oxlint-disable no-await-in-loop -- a tournament goes one way */
import { expect, it } from 'vitest'
import { boardsOf } from '../../domain/tournaments/run-state.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000
const rounds = 6

/** Numbers from 0 to 1 that look random and are the same for a seed (Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

it.each([11, 23, 47])(
  'R91: players who come late, pause, come back, ask for byes and are banned meet nobody twice (%i)',
  async (seed) => {
    const random = numbersFrom(seed)
    const world = tournamentWorld(database())
    const { entries } = world
    const id = await world.addTournament({
      name: `R91 ${seed}`,
      rounds,
      rules: { lateEntryRound: 4 },
    })
    const source = { id, delayMs: 0 }
    const members: number[] = []
    const join = async () => {
      const member = await world.addMember()
      members.push(member)
      expect(await entries.signUp(source, member, null)).toMatchObject({ kind: 'done' })
    }
    for (let count = 0; count < 9; count += 1) {
      await join()
    }
    await world.start()
    await world.pass(60 * second)
    const pairings: string[][] = []
    for (let round = 1; round <= rounds; round += 1) {
      const state = await world.state(id)
      const before = new Map(state.entries.map((entry) => [entry.id, entry]))
      if (state.rounds.length < round) break
      for (const { white, black } of boardsOf(state, round)) {
        expect(white).not.toBe(black)
        expect([before.get(white)?.status, before.get(black)?.status]).toEqual(['joined', 'joined'])
        pairings.push([white, black].map(String).toSorted())
      }
      await world.pass(10 * second)
      for (const board of boardsOf(state, round)) {
        await world.play(state, board, random() < 0.5 ? 'white' : 'black')
      }
      for (const member of members) {
        const chance = random()
        if (chance < 0.15) await entries.pause(source, member)
        else if (chance < 0.4) await entries.resume(source, member)
        else if (chance < 0.5)
          await entries.setBye(source, member, { round: round + 1, isWanted: true })
        else if (chance < 0.53) await entries.banPlayer(member)
      }
      if (round < 3) await join()
      await world.pass(52 * second)
    }
    const state = await world.state(id)
    expect(state.tournament.stage).toBe('completed')
    const met = pairings.map((pair) => pair.join('-'))
    expect(new Set(met).size).toBe(met.length)
    expect(met.length).toBeGreaterThan(10)
    const given = state.byes.filter(({ kind }) => kind === 'pairing').map(({ entry }) => entry)
    expect(new Set(given).size).toBe(given.length)
    expect(world.failures).toEqual([])
    await world.stop()
  },
  30_000,
)
