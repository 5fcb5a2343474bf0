import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { amount } from './fault-suite.ts'
import { playTournament } from './play-tournament.ts'
import { seeded, seedOf } from './seeded.ts'
import { startServerProcess } from './server-process.ts'
import { makeTournamentData } from './tournament-data.ts'

const seed = seedOf('tournaments')
const count = amount('FAULTS_TOURNAMENT_PLAYERS', 8)
const rounds = amount('FAULTS_TOURNAMENT_ROUNDS', 2)
const kills = amount('FAULTS_TOURNAMENT_KILLS', 3)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A swiss that begins five seconds from now, without rests, on a server of its own. */
async function openSwiss() {
  const folder = mkdtempSync(join(tmpdir(), 'kingside-tournament-'))
  const dataFolder = join(folder, 'data')
  const tournament = await makeTournamentData(dataFolder, {
    name: 'Under fire',
    kind: 'swiss',
    system: 'swiss',
    ratingType: 'non-rated',
    timeControlId: 14,
    start: new Date(Date.now() + 5_000),
    rounds,
    durationMinutes: null,
    maxParticipants: null,
    rules: { pauseSeconds: 0 },
    count,
  })
  const server = await startServerProcess({ dataFolder })
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    expect(server.errors()).toBe('')
  })
  return { server, tournament }
}

it(`R90, R96: a swiss of ${count} players and ${rounds} rounds ends the same through ${kills} kills`, async () => {
  const ms = 30_000 + rounds * 20_000 + kills * 10_000
  const calm = await openSwiss()
  const expected = await playTournament(calm.server, calm.tournament, { random: seeded(seed), ms })
  expect(expected.violations).toEqual([])
  expect(expected.standing).toHaveLength(count)

  const { server, tournament } = await openSwiss()
  const random = seeded(seed + 1)
  const run = { isOver: false, kills: 0 }
  const killing = async () => {
    // From the start on: about so often that the kills are spread over all rounds.
    await sleep(4_000)
    while (!run.isOver && run.kills < kills) {
      await sleep((random() * 5_000 * rounds) / kills)
      if (run.isOver) return
      await server.kill()
      run.kills += 1
      await server.start()
    }
  }
  const [killed] = await Promise.all([
    playTournament(server, tournament, { random: seeded(seed + 2), ms }).finally(
      () => void (run.isOver = true),
    ),
    killing(),
  ])
  console.log(`tournaments: ${run.kills} kills`)
  expect(run.kills).toBeGreaterThan(0)
  expect(killed.violations).toEqual([])
  expect(killed.standing).toEqual(expected.standing)
}, 3_600_000)
