import type { LobbyServerMessage } from '@kingside/api'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bus } from '../domain/realtime/bus.ts'
import { createMemoryBus } from '../domain/realtime/memory-bus.ts'
import { fragileBus } from '../testing/fragile-bus.ts'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { createLobbyHub } from './lobby-hub.ts'
import { watchProcesses } from './processes.ts'
import { createSharedLobby } from './shared-lobby.ts'

const news = { type: 'challenge.removed', id: 'a' } as const
const message: LobbyServerMessage = { type: 'news', news }

let clock: ManualClock
let bus: Bus

beforeEach(() => {
  clock = manualClock()
  bus = createMemoryBus()
})

async function startProcess(id: string) {
  const own = fragileBus(bus)
  const processes = await watchProcesses({ id, bus: own, clock })
  const lobby = await createSharedLobby({
    hub: createLobbyHub({ clock }),
    bus: own,
    processes,
    clock,
    onFailure: (event, error) => {
      throw new Error(event, { cause: error })
    },
  })
  const enter = (playerId: number) => {
    const heard: LobbyServerMessage[] = []
    return { heard, ...lobby.enter({ playerId, send: (message) => heard.push(message) }) }
  }
  return { lobby, enter, bus: own, stop: processes.stop }
}

const settle = () => new Promise(setImmediate)
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    clock.pass(1_000)
    await settle()
  }
}

describe('the lobby of two processes', () => {
  it('tells players and followers in both', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const [here, there] = [a.enter(1), b.enter(2)]
    there.follow(new Set(['challenges']))
    await settle()
    a.lobby.sendToPlayer(2, news)
    a.lobby.sendToFollowers('challenges', news)
    b.lobby.sendToPlayer(1, news)
    await settle()
    expect(there.heard).toEqual([message, message])
    expect(here.heard).toEqual([message])
  })

  it('knows who is here, also of a process that was there before', async () => {
    const a = await startProcess('a')
    a.enter(1)
    const b = await startProcess('b')
    b.enter(1)
    b.enter(2)
    await settle()
    expect([a.lobby.isHere(2), b.lobby.isHere(1), b.lobby.isHere(3)]).toEqual([true, true, false])
    expect([a.lobby.count(), b.lobby.count()]).toEqual([2, 2])
  })

  it('does not say of a player who went to the other process that the player is gone', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const gone: number[] = []
    for (const { lobby } of [a, b]) lobby.onGone((playerId) => gone.push(playerId))
    const before = a.enter(1)
    before.leave()
    const now = b.enter(1)
    await settle()
    await pass(10)
    expect(gone).toEqual([])
    now.leave()
    await settle()
    await pass(5)
    expect(gone).toEqual([1])
  })

  it('keeps who is in the other while the bus is away, and knows then who came and left meanwhile', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const gone: number[] = []
    a.lobby.onGone((playerId) => gone.push(playerId))
    b.enter(1)
    const leaving = b.enter(2)
    await settle()
    for (const { bus } of [a, b]) bus.cut()
    leaving.leave()
    b.enter(3)
    await pass(60)
    expect([1, 2, 3].map(a.lobby.isHere)).toEqual([true, true, false])
    for (const { bus } of [a, b]) bus.mend()
    await settle()
    expect([1, 2, 3].map(a.lobby.isHere)).toEqual([true, false, true])
    await pass(10)
    expect(gone).toEqual([])
  })

  it('knows that the last one left meanwhile, when only one process was cut off', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const leaving = b.enter(1)
    await settle()
    a.bus.cut()
    leaving.leave()
    await settle()
    expect(a.lobby.isHere(1)).toBe(true)
    a.bus.mend()
    await settle()
    expect(a.lobby.isHere(1)).toBe(false)
  })

  it('says of the players of a process that ended that they are gone, after the grace', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const gone: number[] = []
    a.lobby.onGone((playerId) => gone.push(playerId))
    b.enter(1)
    await settle()
    b.stop()
    await settle()
    expect(a.lobby.isHere(1)).toBe(false)
    await pass(5)
    expect(gone).toEqual([1])
  })
})
