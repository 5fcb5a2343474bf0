import { describe, expect, it, onTestFinished } from 'vitest'
import { differences } from './differences.ts'
import { faultServer, tableOverProxy } from './fault-suite.ts'
import { fenOf } from './game-view.ts'
import { playOn, resign, sitDown, until } from './play.ts'
import { keyOf, legalMoves } from './position.ts'
import { seeded, seedOf } from './seeded.ts'
import type { TestClient } from './test-client.ts'

const random = seeded(seedOf('moves'))
const server = faultServer()
const absences = ({ log }: TestClient) =>
  log().messages.filter(
    (message) => message.type === 'event' && message.event.type === 'RIVAL_DISCONNECTED',
  )
const overProxy = () => tableOverProxy(server(), random, onTestFinished)

async function direct() {
  const table = await sitDown({ server: server(), random })
  onTestFinished(table.close)
  return table
}

describe('a move', () => {
  it('R12: that is sent five times is one move, told once; the later answers are duplicates with the same v', async () => {
    const { white, black, gameId } = await direct()
    const positionHash = keyOf(fenOf(white.view()))
    const move = { gameId, absNum: 1, uci: 'e2e4', moveId: 'the-same', positionHash } as const
    for (let sent = 0; sent < 5; sent++) white.send({ type: 'move', move })
    const acks = () =>
      white.log().messages.flatMap((message) => (message.type === 'ack' ? [message.ack] : []))
    await until(() => acks().length === 5 && black.view().turns.length === 1, 'five answers')
    expect(acks().map(({ outcome }) => outcome)).toEqual([
      'accepted',
      ...Array.from({ length: 4 }, () => 'duplicate'),
    ])
    expect(new Set(acks().map(({ v }) => v)).size).toBe(1)
    for (const { log } of [white, black]) {
      const moved = log().messages.filter(
        (message) => message.type === 'event' && message.event.type === 'MOVED',
      )
      expect(moved).toHaveLength(1)
    }
  })

  it('R13: whose socket dies after it was sent, before the answer, is on both boards once', async () => {
    const { table, proxy } = await overProxy()
    for (let ply = 0; ply < 10; ply++) {
      if (ply % 2 === 0) proxy.cutAtNext({ direction: 'up', frame: 'passes' })
      await playOn(table, { plies: ply + 1, random })
    }
    expect(table.white.log().connects).toBeGreaterThan(3)
    expect(table.white.view().turns).toHaveLength(10)
    expect(differences(table.white, table.black)).toEqual([])
  })

  it('R13: whose answer is lost is on both boards once', async () => {
    const { table, proxy } = await overProxy()
    await playOn(table, { plies: 2, random })
    proxy.cutAtNext({ direction: 'down', frame: 'is lost' })
    await playOn(table, { plies: 6, random })
    expect(differences(table.white, table.black)).toEqual([])
  })

  it('R14: that never left is sent again when the position is still the same', async () => {
    const { table, proxy } = await overProxy()
    const { white, black } = table
    proxy.refuses = true
    proxy.kill()
    white.play('e2e4')
    await until(() => !white.isLive(), 'the line is lost')
    proxy.refuses = false
    await until(() => black.view().turns.length === 1, 'the move arrives')
    await until(() => white.view().turns.length === 1, 'its sender has it as well')
    expect(white.log().resent.map(({ uci }) => uci)).toEqual(['e2e4'])
    expect(white.log().lost).toEqual([])
    expect(differences(white, black)).toEqual([])
  })

  it('R14: that never left is given up when another tab has moved meanwhile', async () => {
    const { table, proxy } = await overProxy()
    const { white, black, visitors, join } = table
    const otherTab = join(visitors.white.cookie, 'player')
    await until(otherTab.isLive, 'the other tab is there')
    proxy.refuses = true
    proxy.kill()
    white.play('e2e4')
    otherTab.play('d2d4')
    await until(() => black.view().turns.length === 1, "the other tab's move arrives")
    proxy.refuses = false
    await until(() => white.isLive() && white.pending() === null, 'the first tab is back')
    expect(white.log().lost.map(({ uci }) => uci)).toEqual(['e2e4'])
    expect(white.view().turns.map(({ uci }) => uci)).toEqual(['d2d4'])
    expect(differences(white, black, otherTab)).toEqual([])
  })

  it('R24: into a half-open connection is answered after a reconnection, and stored once', async () => {
    const { table, proxy } = await overProxy()
    const { white, black } = table
    await playOn(table, { plies: 2, random })
    proxy.halfOpen()
    const sentAt = performance.now()
    await playOn(table, { plies: 3, random })
    expect(performance.now() - sentAt).toBeGreaterThan(2_000)
    expect(white.log().connects).toBeGreaterThan(1)
    expect(white.view().turns).toHaveLength(3)
    await playOn(table, { plies: 6, random })
    expect(differences(white, black)).toEqual([])
  })
})

describe('R05: a client that comes back with v', () => {
  it('gets exactly the events after it, once', async () => {
    const { table, proxy } = await overProxy()
    const { white, black } = table
    await playOn(table, { plies: 5, random })
    const { v } = white.view()
    proxy.refuses = true
    proxy.kill()
    const [uci] = legalMoves(fenOf(black.view()))
    if (uci) black.play(uci)
    await until(() => black.view().turns.length === 6, 'black has moved')
    const before = white.log().messages.length
    proxy.refuses = false
    await until(() => white.view().turns.length === 6, 'white has it')
    const since = white.log().messages.slice(before)
    const events = since.flatMap((message) => (message.type === 'event' ? [message.event.v] : []))
    expect(events).toEqual(Array.from({ length: white.view().v - v }, (_, index) => v + 1 + index))
    expect(since.filter(({ type }) => type === 'snapshot')).toEqual([])
  })

  it.each([
    ['of the future', 100_000],
    ['that is too old', 1],
  ])('%s gets a snapshot', async (_, sinceV) => {
    const table = await direct()
    // More events than the server keeps for who comes back.
    await playOn(table, { plies: 135, random, goesOn: true })
    expect(table.white.view().turns).toHaveLength(135)
    const late = table.join(table.visitors.white.cookie, 'player', sinceV)
    const snapshots = () =>
      late.log().messages.flatMap((message) => (message.type === 'snapshot' ? [message] : []))
    await until(() => snapshots().length > 0, 'the snapshot comes')
    expect(snapshots()[0]?.snapshot.turns).toEqual(table.white.view().turns)
    const first = late.log().messages.find(({ type }) => type === 'event' || type === 'snapshot')
    expect(first?.type).toBe('snapshot')
  })
})

describe('several clients', () => {
  it('R58: two tabs of a player show the same, and a move of either counts once', async () => {
    const table = await direct()
    const { white, black, visitors } = table
    const otherTab = table.join(visitors.white.cookie, 'player')
    await until(otherTab.isLive, 'the other tab is there')
    white.play('e2e4')
    await until(() => black.view().turns.length === 1, 'the move arrives')
    black.play('e7e5')
    await until(() => otherTab.view().turns.length === 2, 'the answer arrives')
    otherTab.play('g1f3')
    const all = [white, black, otherTab]
    await until(
      () => all.every(({ view }) => view().turns.length === 3),
      'the move is on every board',
    )
    expect(differences(white, black, otherTab)).toEqual([])
  })

  it('R58: closing one of two tabs does not mark the player as gone; R61: nor does a reload', async () => {
    const table = await direct()
    const { white, black, visitors } = table
    const otherTab = table.join(visitors.white.cookie, 'player')
    await until(otherTab.isLive, 'the other tab is there')
    otherTab.close()
    white.reconnect()
    await until(white.isLive, 'white is back')
    // Somebody who leaves for good later than they did: when that is told, their grace is over as well.
    const other = await direct()
    other.white.close()
    await until(() => absences(other.black).length > 0, 'who left is told of')
    expect(absences(black)).toEqual([])
  })

  it('R60: a player who floods is thrown out and comes back to an unharmed game', async () => {
    const table = await direct()
    await playOn(table, { plies: 3, random })
    const { white, black } = table
    for (let sent = 0; sent < 150; sent++) white.send({ type: 'snapshot' })
    await until(() => white.log().connects > 1 && white.isLive(), 'white is back')
    await playOn(table, { plies: 6, random })
    expect(differences(white, black)).toEqual([])
  })

  it('R100: a late viewer sees the position and the clocks at once', async () => {
    const table = await direct()
    await playOn(table, { plies: 20, random })
    const viewer = table.join('', 'viewer')
    await until(viewer.isLive, 'the viewer is there')
    expect(viewer.view().turns).toEqual(table.white.view().turns)
    const { clocks } = viewer.view()
    for (const side of ['w', 'b'] as const) {
      expect(Math.abs(clocks[side] - table.white.view().clocks[side])).toBeLessThan(2_000)
    }
    await playOn(table, { plies: 22, random })
    await until(() => viewer.view().turns.length === 22, 'the viewer follows')
    expect(differences(table.white, table.black, viewer)).toEqual([])
  })

  it('R102, S-70: a viewer hears nothing that is for the players alone', async () => {
    const table = await direct()
    const { white, black, visitors } = table
    const viewer = table.join('', 'viewer')
    await playOn(table, { plies: 2, random })
    white.command('draw.offer')
    await until(() => black.view().drawOffer === 'w', 'black sees the offer')
    const late = table.join('', 'viewer')
    await until(() => viewer.isLive() && late.isLive(), 'the viewers are there')
    await resign(table)
    await until(() => viewer.view().phase === 'DONE', 'the viewer knows the end')
    for (const { log } of [viewer, late]) {
      const heard = JSON.stringify(log().messages)
      expect(heard).not.toContain('DRAW_OFFER')
      expect(heard).not.toMatch(/"drawOffer":"[wb]"/)
      for (const secret of [visitors.white.uid, visitors.black.uid, '127.0.0.1', 'playerId']) {
        expect(heard).not.toContain(secret)
      }
    }
  })
})

it('R55: a client whose network changed is up to date within 2 s', async () => {
  const { table, proxy } = await overProxy()
  const { white, black } = table
  await playOn(table, { plies: 3, random })
  proxy.halfOpen()
  const [uci] = legalMoves(fenOf(black.view()))
  if (uci) black.play(uci)
  await until(() => black.view().turns.length === 4, 'black has moved')
  const wokeAt = performance.now()
  white.reconnect()
  await until(() => white.isLive() && white.view().turns.length === 4, 'up to date')
  expect(performance.now() - wokeAt).toBeLessThan(2_000)
})

it('R51: 100 reconnections leave no handle behind on the server', async () => {
  const { white, black } = await direct()
  const before = await server().handles()
  for (let round = 0; round < 100; round++) {
    const { connects } = white.log()
    white.reconnect()
    await until(() => white.log().connects > connects && white.isLive(), 'white is back')
  }
  const isAsBefore = async () => (await server().handles()) <= before + 3
  await until(isAsBefore, 'the handles of the closed connections are gone', 60_000)
  expect(differences(white, black)).toEqual([])
})
