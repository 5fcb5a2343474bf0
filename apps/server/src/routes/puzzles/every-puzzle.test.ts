import { readFile } from 'node:fs/promises'
import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import { addPuzzles, readPuzzles } from '../../db/puzzles/fill-puzzles.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { apiWorld } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wirePuzzles } from '../../wire-puzzles.ts'

const database = testDatabase()
const { puzzles } = contract

/** One in 59 takes some seconds, and has of the pack and of the others; `EVERY_PUZZLE=1` takes all 3,000, and some minutes. */
const oneIn = process.env['EVERY_PUZZLE'] === '1' ? 1 : 59

it('a member with Pro solves the puzzles through the calls, each to its end and none twice', async () => {
  const file = new URL('../../../data/puzzles.tsv', import.meta.url)
  const all = readPuzzles(await readFile(file, 'utf8')).filter((_, index) => index % oneIn === 0)
  await addPuzzles(database(), all)
  const solutions = new Map(all.map(({ slug, moves }) => [slug, moves]))
  const clock = manualClock()
  const wired = wirePuzzles({ db: database(), clock, random: Math.random, createUid })
  const world = apiWorld(database(), clock, { puzzles: wired })
  const me = await world.addPerson({ role: 'pro' })
  const solved = new Set<string>()
  // Those of the pack are for practice alone.
  const modes = ['rated', 'practice']
  while (modes.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one puzzle after the other
    const given = await world.send(me, puzzles.next, { query: `?mode=${modes[0]}` })
    if (given.status === 404) {
      modes.shift()
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    const { attempt } = puzzles.next.response.parse(await given.json())
    const moves = solutions.get(attempt.puzzle.id) ?? []
    expect(attempt.puzzle.first_move).toBe(moves[0])
    for (let ply = 1; ply < moves.length; ply += 2) {
      // oxlint-disable-next-line no-await-in-loop -- a move follows on the one before
      const judged = await world.call(me, puzzles.move, {
        params: { id: attempt.id },
        body: { ply, uci: moves[ply] },
      })
      const isLast = ply === moves.length - 1
      expect([attempt.puzzle.id, ply, judged.outcome, judged.reply]).toEqual([
        attempt.puzzle.id,
        ply,
        isLast ? 'solved' : 'right',
        isLast ? null : moves[ply + 1],
      ])
    }
    solved.add(attempt.puzzle.id)
    // Ten a day.
    if (solved.size % 10 === 0) clock.pass(24 * 3_600_000)
  }
  expect(solved.size).toBe(all.length)
  expect(all.some(({ isPacked }) => isPacked)).toBe(true)
  expect(all.some(({ isPacked }) => !isPacked)).toBe(true)
})
