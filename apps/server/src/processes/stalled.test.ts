import { expect, it } from 'vitest'
import { differences } from '../faults/differences.ts'
import { fenOf } from '../faults/game-view.ts'
import { playOn, resign, until } from '../faults/play.ts'
import { legalMoves } from '../faults/position.ts'
import { seeded } from '../faults/seeded.ts'
import { sitApart } from './apart.ts'
import { describeSite } from './site.ts'

describeSite('one of two processes', (site) => {
  it('R113: stands still until the other has its game, and then writes nothing in it any more', async () => {
    const { a, b } = site()
    const random = seeded(113)
    const table = await sitApart(site(), random)
    const viewer = await table.joinAt(a, { userType: 'viewer' })
    const { cookie } = table.visitors.white
    const secondTab = await table.joinAt(a, { cookie, userType: 'player' })
    await playOn(table, { plies: 10, random })
    await until(() => secondTab.view().turns.length === 10, 'the second tab has seen it')
    table.useProxy()
    a.freeze()
    await playOn(table, { plies: 16, random })
    const played = table.white.view().turns[10]?.uci
    const other = legalMoves(fenOf(secondTab.view())).find((uci) => uci !== played)
    secondTab.play(other ?? 'none')
    a.thaw()
    const stale = [viewer, secondTab]
    const wasTold = () =>
      stale.every(({ log }) => log().messages.some(({ type }) => type === 'restart'))
    await until(wasTold, 'those who stayed at the old one are told to come again')
    await until(() => stale.every(({ view }) => view().turns.length === 16), 'they catch up')
    expect(secondTab.log().lost.map(({ uci }) => uci)).toEqual([other])
    await playOn(table, { plies: 20, random })
    await resign(table)
    await until(() => stale.every(({ view }) => view().phase === 'DONE'), 'they see the end')
    expect(differences(table.white, table.black)).toEqual([])
    for (const { view, log } of stale) {
      expect(view().turns).toEqual(table.white.view().turns)
      expect(log().violations).toEqual([])
    }
    expect([...a.errors().filter((line) => !hasStoodStill(line)), ...b.errors()]).toEqual([])
  }, 60_000)
})

/** What was said to Redis in the moment in which the process was stopped has run out of its time when it goes on. */
const hasStoodStill = (line: string) =>
  line.includes('"event":"redis.publish"') && line.includes('Command timed out')
