import { describe, expect, it, onTestFinished } from 'vitest'
import { differences } from './differences.ts'
import type { FaultRules } from './fault-proxy.ts'
import { amount, faultServer, tableOverProxy } from './fault-suite.ts'
import { playOn, resign, until } from './play.ts'
import { seeded, seedOf } from './seeded.ts'

const seed = seedOf('lines')
const server = faultServer()
const plies = amount('FAULTS_PLIES', 80)

describe('R50: a game of 40 moves is the same on both sides', () => {
  const lines: readonly (readonly [string, FaultRules, number])[] = [
    ['with nothing wrong', {}, plies],
    ['with 20 % loss', { lossRate: 0.2 }, plies],
    ['with 2 s of delay', { delayMs: 1_000 }, Math.min(plies, amount('FAULTS_SLOW_PLIES', 12))],
    ['with 500 ms of jitter', { jitterMs: 500 }, plies],
    ['with frames that are overtaken', { reorderRate: 0.3, jitterMs: 20 }, plies],
    ['with frames that come twice', { duplicateRate: 0.5 }, plies],
    ['with frames of the client that vanish', { dropRate: 0.1 }, plies],
    ['with connections that die', { killRate: 0.05 }, plies],
    [
      'with all of it',
      { lossRate: 0.05, jitterMs: 50, duplicateRate: 0.1, killRate: 0.03, dropRate: 0.03 },
      plies,
    ],
  ]
  it.concurrent.each(lines)('%s', async (name, rules, plies) => {
    const random = seeded(seed + name.length)
    const done: (() => void | Promise<void>)[] = []
    try {
      const { table, proxy } = await tableOverProxy(
        server(),
        random,
        (one) => done.push(one),
        rules,
      )
      await playOn(table, { plies, random })
      proxy.rules = {}
      await resign(table)
      expect(differences(table.white, table.black)).toEqual([])
      const { turns, end } = table.white.view()
      expect(turns.length === plies || end?.reason !== 'resignation').toBe(true)
    } finally {
      for (const one of done.reverse()) await one()
    }
  })
})

it('R50, R61: a player whose line falls silent without closing is missed by the other within 8 s', async () => {
  const { table, proxy } = await tableOverProxy(server(), seeded(seed), onTestFinished)
  await playOn(table, { plies: 2, random: seeded(seed) })
  const missed = () =>
    table.black
      .log()
      .messages.flatMap((told) =>
        told.type === 'event' && told.event.type === 'RIVAL_DISCONNECTED' ? [told.event.data] : [],
      )
  const since = performance.now()
  proxy.halfOpen()
  proxy.refuses = true
  await until(() => missed().length > 0, 'the other is told', 20_000)
  expect(performance.now() - since).toBeLessThan(8_000)
  expect(missed()).toEqual([{ color: 'w', countdownMs: expect.any(Number) }])
  proxy.refuses = false
  await until(() => table.white.isLive(), 'the player is back')
})
