import { expect, it, onTestFinished } from 'vitest'
import { differences } from './differences.ts'
import { amount, faultServer } from './fault-suite.ts'
import { playOn, resign, sitDown, type Table, until } from './play.ts'
import { seeded, seedOf } from './seeded.ts'

const seed = seedOf('kills')
const server = faultServer()
const games = amount('FAULTS_KILL_GAMES', 8)
const kills = amount('FAULTS_KILLS', 4)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pliesOf = (tables: readonly Table[]): number =>
  tables.reduce((sum, { white }) => sum + white.view().turns.length, 0)

it(`R110: ${kills} kills in ${games} games lose and double no move`, async () => {
  const random = seeded(seed)
  const tables: Table[] = []
  const run = { isKilling: true }
  const keepPlaying = async (table: Table, random: () => number) => {
    for (let plies = 1; plies <= 200 && run.isKilling; plies++) {
      await playOn(table, { plies, random, plyMs: 600_000 })
      await sleep(20 + random() * 100)
    }
  }
  const playing: Promise<void>[] = []
  for (let game = 0; game < games; game++) {
    const table = await sitDown({ server: server(), random: seeded(seed + game) })
    onTestFinished(table.close)
    tables.push(table)
    // At once: who makes no first move in time has the game called off.
    playing.push(keepPlaying(table, seeded(seed + 1000 + game)))
  }
  for (let kill = 0; kill < kills; kill++) {
    // A server that is killed before anybody could move shows nothing.
    const before = pliesOf(tables)
    await until(() => pliesOf(tables) > before, 'a game goes on', 120_000)
    await sleep(random() * 1_500)
    await server().kill()
    await server().start()
  }
  run.isKilling = false
  await Promise.all(playing)
  for (const table of tables) {
    const plies = table.white.view().turns.length
    await playOn(table, { plies: plies + 2, random })
    await resign(table)
    expect(differences(table.white, table.black)).toEqual([])
    // One address may hold so many sockets; the reader takes the place of the players.
    table.close()
    const stored = table.join('', 'viewer')
    await until(stored.isLive, 'the stored game is read')
    expect(stored.view().turns).toEqual(table.white.view().turns)
    expect(plies).toBeGreaterThan(1)
  }
}, 3_600_000)

it('R112: a server that stops in order says so, and the games go on where they were', async () => {
  const random = seeded(seed + 7)
  const table = await sitDown({ server: server(), random })
  onTestFinished(table.close)
  await playOn(table, { plies: 6, random })
  const { clocks } = table.white.view()
  await server().stop()
  await sleep(2_000)
  await server().start()
  await playOn(table, { plies: 8, random })
  expect(differences(table.white, table.black)).toEqual([])
  const told = table.white.log().messages.filter(({ type }) => type === 'restart')
  expect(told).toHaveLength(1)
  for (const side of ['w', 'b'] as const) {
    expect(clocks[side] - table.white.view().clocks[side]).toBeLessThan(2_000)
  }
  await resign(table)
})

it('R44: a pause of 3 s of the server costs neither player these 3 s', async () => {
  const random = seeded(seed + 8)
  const table = await sitDown({ server: server(), random })
  onTestFinished(table.close)
  await playOn(table, { plies: 6, random })
  const { clocks } = table.white.view()
  await server().pause(3_000)
  await playOn(table, { plies: 8, random })
  for (const side of ['w', 'b'] as const) {
    expect(clocks[side] - table.white.view().clocks[side]).toBeLessThan(2_000)
  }
  await resign(table)
  expect(differences(table.white, table.black)).toEqual([])
})
