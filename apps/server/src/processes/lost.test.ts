import { expect, it } from 'vitest'
import { differences } from '../faults/differences.ts'
import { playOn, resign, until } from '../faults/play.ts'
import { seeded } from '../faults/seeded.ts'
import { eventsOf, type TestClient } from '../faults/test-client.ts'
import { arrive, beginGame } from '../faults/visitor.ts'
import { sitApart } from './apart.ts'
import { describeSite } from './site.ts'

/** How exactly a clock is looked at from outside, in milliseconds. */
const about = 500

const wasTold = ({ log }: TestClient) => log().messages.some(({ type }) => type === 'restart')

describeSite('one of two processes', (site) => {
  it('R112: stops in order, and its games go on at the other with the time given back', async () => {
    const { a, b } = site()
    const random = seeded(112)
    const table = await sitApart(site(), random)
    const viewer = await table.joinAt(b, { userType: 'viewer' })
    await playOn(table, { plies: 8, random })
    const before = table.white.view()
    table.useProxy()
    const began = performance.now()
    const stopping = a.stop()
    await until(() => wasTold(table.white), 'white is told to come again')
    const untilPauseMs = performance.now() - began
    await stopping
    await playOn(table, { plies: 14, random })
    const after = table.white.view()
    expect(differences(table.white, table.black)).toEqual([])
    expect(after.turns.slice(0, 8)).toEqual(before.turns)
    for (const { log } of [table.white, table.black, viewer]) {
      expect(log().messages.filter(({ type }) => type === 'restart')).toHaveLength(1)
      expect(log().violations).toEqual([])
    }
    const woken = eventsOf(viewer).find(({ type }) => type === 'TIME_CHANGED')
    if (woken?.type !== 'TIME_CHANGED') throw new Error('Nobody was told that the game goes on.')
    expect(before.clocks.w - woken.data.clocks.w).toBeLessThan(untilPauseMs + about)
    expect(woken.data.clocks.b).toBe(before.clocks.b)
    await resign(table)
    await until(() => viewer.view().phase === 'DONE', 'the viewer sees the end')
    expect(viewer.view().turns).toEqual(table.white.view().turns)
    expect(a.errors()).toEqual([])
    await a.start()
  }, 60_000)

  it('R112: serves again after its restart, and has games of its own', async () => {
    const random = seeded(113)
    const table = await sitApart(site(), random)
    await playOn(table, { plies: 8, random })
    await resign(table)
    expect(differences(table.white, table.black)).toEqual([])
  }, 60_000)

  it('R110: is killed, and its games go on at the other: no move is lost, and the clock is right', async () => {
    const { a, b } = site()
    const random = seeded(110)
    const table = await sitApart(site(), random)
    const viewer = await table.joinAt(b, { userType: 'viewer' })
    await playOn(table, { plies: 10, random })
    const before = table.black.view()
    table.useProxy()
    const killedAt = performance.now()
    await a.kill()
    const players = [await arrive(b), await arrive(b)] as const
    expect(await beginGame(...players)).toMatch(/^[\w-]{12}$/)
    await playOn(table, { plies: 11, random })
    const awayMs = performance.now() - killedAt
    const clocks = table.black.view().clocks
    // Less when the server that takes the game over stands still for a while: that time is nobody's (R44).
    expect(before.clocks.w - clocks.w).toBeGreaterThan(0)
    expect(before.clocks.w - clocks.w).toBeLessThan(awayMs + about)
    expect(before.clocks.b).toBe(clocks.b)
    await playOn(table, { plies: 16, random })
    await resign(table)
    await until(() => viewer.view().phase === 'DONE', 'the viewer sees the end')
    expect(differences(table.white, table.black)).toEqual([])
    expect(viewer.view().turns).toEqual(table.white.view().turns)
    expect(table.white.view().turns.slice(0, 10)).toEqual(before.turns)
    expect([table.white, table.black, viewer].flatMap(({ log }) => log().violations)).toEqual([])
    expect(b.errors()).toEqual([])
  }, 60_000)
})
