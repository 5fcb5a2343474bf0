import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import { amount, faultServer } from './fault-suite.ts'
import { playOn, resign, sitDown } from './play.ts'
import { seeded, seedOf } from './seeded.ts'

const seed = seedOf('games')
const server = faultServer()
const games = amount('FAULTS_GAMES', 24)
/** As many are played at once. */
const atOnce = 8

it(`R25: in ${games} chance games each client has the server's position after every move`, async () => {
  let next = 0
  let plies = 0
  const playSome = async () => {
    while (next < games) {
      const random = seeded(seed + next++)
      const table = await sitDown({ server: server(), random })
      await playOn(table, { plies: 40 + Math.floor(random() * 60), random })
      await resign(table)
      expect(differences(table.white, table.black)).toEqual([])
      expect(table.white.log().lost).toEqual([])
      plies += table.white.view().turns.length
      table.close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, playSome))
  console.log(`${games} games, ${plies} plies`)
  expect(plies).toBeGreaterThan(games * 20)
}, 3_600_000)
