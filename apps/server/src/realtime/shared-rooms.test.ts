import type { GameServerMessage } from '@kingside/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomsUnavailableError } from '../domain/games/rooms.types.ts'
import type { Bus } from '../domain/realtime/bus.ts'
import { createMemoryBus, createMemoryLeases } from '../domain/realtime/memory-bus.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { fragileBus } from '../testing/fragile-bus.ts'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { fakeRooms, knownGame, unavailable } from './fake-rooms.ts'
import { watchProcesses } from './processes.ts'
import { createSharedRooms } from './shared-rooms.ts'

const restart: GameServerMessage = { type: 'restart', inMs: 0 }
const viewers = (count: number): GameServerMessage => ({ type: 'viewers', count })
const move = {
  gameId: knownGame,
  absNum: 1,
  uci: 'e2e4',
  moveId: 'move-1',
  positionHash: 'start',
} as const

let clock: ManualClock
let bus: Bus
let leases: ReturnType<typeof createMemoryLeases>
let published: string[]

beforeEach(() => {
  clock = manualClock()
  leases = createMemoryLeases(clock)
  published = []
  const inner = createMemoryBus()
  bus = {
    ...inner,
    publish: (channel, message) => {
      published.push(channel)
      inner.publish(channel, message)
    },
  }
})

/** One process of the site. It is cut off by letting its bus say and hear nothing. */
async function startProcess(id: string) {
  let isCut = false
  const own = fragileBus(bus)
  const rooms = fakeRooms()
  const processes = await watchProcesses({ id, bus: own, clock })
  const shared = await createSharedRooms({
    rooms,
    bus: own,
    leases: {
      ...leases,
      take: async (...args) => {
        if (isCut) throw new Error('This process is cut off.')
        return leases.take(...args)
      },
      takeAll: async (...args) => {
        if (isCut) throw new Error('This process is cut off.')
        return leases.takeAll(...args)
      },
    },
    processes,
    clock,
    createCallId: createUid,
    onFailure: (event, error) => {
      if (!isCut) throw new Error(event, { cause: error })
    },
  })
  const join = async (socketId: string, userType: 'player' | 'viewer' = 'viewer') => {
    const heard: GameServerMessage[] = []
    const answer = await shared.join({
      gameId: knownGame,
      socketId,
      playerId: 7,
      userType,
      sinceV: 3,
      send: (message) => heard.push(message),
    })
    return { answer, heard }
  }
  const cut = () => {
    isCut = true
    own.cut()
    processes.stop()
  }
  return { rooms, shared, join, cut, bus: own }
}

/** Lets processes post what belongs to this turn, and the bus deliver it. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
}
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    clock.pass(1_000)
    await settle()
  }
}

describe('a game in another process', () => {
  it('R06: is followed by sockets of both processes, in the same order', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const [here, there] = [await a.join('one'), await b.join('two')]
    expect(there.answer).toMatchObject({ kind: 'joined', messages: [{ type: 'joined', v: 3 }] })
    const told = Array.from({ length: 50 }, (_, count) => viewers(count))
    for (const message of told) a.rooms.tell(message)
    await settle()
    expect(here.heard).toEqual(told)
    expect(there.heard).toEqual(told)
    expect(b.rooms.joins).toEqual([])
  })

  it('R100: costs one message for each process, not for each viewer', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('owner')
    const watching = await Promise.all(
      Array.from({ length: 40 }, (_, index) => b.join(`viewer-${index}`)),
    )
    published = []
    a.rooms.tell(viewers(40))
    await settle()
    expect(published).toEqual(['rooms b'])
    for (const { heard } of watching) expect(heard).toEqual([viewers(40)])
  })

  it('costs one message for what happens at once in many games, in its order', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('owner')
    const { heard } = await b.join('two')
    published = []
    const told = Array.from({ length: 50 }, (_, count) => viewers(count))
    for (const message of told) a.rooms.tell(message)
    await settle()
    expect(published).toEqual(['rooms b'])
    expect(heard).toEqual(told)
  })

  it('hears what sockets here say, and answers them', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await b.join('two', 'player')
    a.rooms.answers = [viewers(2)]
    expect(await b.shared.say('two', { type: 'move', move })).toEqual([viewers(2)])
    expect(a.rooms.said).toEqual([{ type: 'move', move }])
    expect(b.rooms.said).toEqual([])
  })

  it('takes moves, commands and rematches that come without a socket', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    const refused = vi.spyOn(a.rooms, 'command')
    expect(await b.shared.move(7, move)).toMatchObject({ type: 'ack', ack: { moveId: 'move-1' } })
    expect(await b.shared.command(knownGame, 7, 'flag.claim')).toEqual({
      type: 'refused',
      reason: 'not-due',
    })
    expect(refused).toHaveBeenCalledExactlyOnceWith(knownGame, 7, 'flag.claim')
    expect(await b.shared.rematch(knownGame, 7, 'offer')).toEqual({ type: 'done' })
    const adjudicate = vi.spyOn(a.rooms, 'adjudicate')
    const end = { result: 'CANCELLED', reason: 'finished-by-system' } as const
    expect(await b.shared.adjudicate(knownGame, end)).toBe('ended')
    expect(adjudicate).toHaveBeenCalledExactlyOnceWith(knownGame, end)
    const judged = vi.spyOn(a.rooms, 'judged')
    await b.shared.judged(knownGame, { absNum: 4, grade: 'best' })
    expect(judged).toHaveBeenCalledExactlyOnceWith(knownGame, { absNum: 4, grade: 'best' })
  })

  it('is left when the socket closes', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    const { heard } = await b.join('two')
    await b.shared.leave('two', true)
    await settle()
    expect(a.rooms.left).toEqual(['two'])
    expect(a.rooms.silent).toEqual(['two'])
    a.rooms.tell(viewers(1))
    await settle()
    expect(heard).toEqual([])
  })

  it('that does not exist there does not exist', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    vi.spyOn(a.rooms, 'join').mockResolvedValue({ kind: 'game-not-found' })
    expect((await b.join('two')).answer).toEqual({ kind: 'game-not-found' })
  })
})

describe('S-04: a banned player’s game', () => {
  it('is lost in the process that has it', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await b.shared.forfeit(knownGame, 7)
    expect(a.rooms.forfeited).toEqual([{ gameId: knownGame, playerId: 7 }])
    expect(b.rooms.forfeited).toEqual([])
  })

  it('is lost here when nobody has it, and tried again when it could not be stored', async () => {
    const b = await startProcess('b')
    b.rooms.failure = unavailable
    await expect(b.shared.forfeit(knownGame, 7)).rejects.toThrow(RoomsUnavailableError)
    b.rooms.failure = null
    await b.shared.forfeit(knownGame, 7)
    expect(b.rooms.forfeited).toEqual([{ gameId: knownGame, playerId: 7 }])
  })
})

describe('when a process fails', () => {
  it('R111: what it can not do is unavailable here as well', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await b.join('two')
    a.rooms.failure = unavailable
    await expect(b.shared.say('two', { type: 'snapshot' })).rejects.toThrow(RoomsUnavailableError)
  })

  it('is unavailable when it does not answer within 2.5 s', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await b.join('two')
    vi.spyOn(a.rooms, 'say').mockReturnValue(new Promise(() => {}))
    const said = expect(b.shared.say('two', { type: 'snapshot' })).rejects.toThrow(
      RoomsUnavailableError,
    )
    await settle()
    clock.pass(2_500)
    await said
  })

  it('its games are taken over by who joins again, and its sockets leave the games of others', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    const { heard } = await b.join('two')
    await settle()
    a.cut()
    await pass(11)
    expect(heard).toEqual([{ type: 'restart', inMs: 0 }])
    expect((await b.join('two')).answer).toMatchObject({ kind: 'joined' })
    expect(b.rooms.joins).toHaveLength(1)
    const c = await startProcess('c')
    await c.join('three')
    await settle()
    expect(b.rooms.joins).toHaveLength(2)
    c.cut()
    await pass(11)
    expect(b.rooms.left).toEqual(['three'])
  })

  it('keeps its games while it lives, however long nobody says anything', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await pass(120)
    await b.join('two')
    expect(a.rooms.joins).toHaveLength(2)
  })

  it('gives its games back when it stops in order', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await a.shared.stop({ restartInMs: 0 })
    await b.join('two')
    expect(b.rooms.joins).toHaveLength(1)
  })

  it('takes no game any more when it has stopped, so that nobody waits for it', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    await a.shared.stop({ restartInMs: 0 })
    await expect(a.join('two')).rejects.toThrow(RoomsUnavailableError)
    await b.join('three')
    expect(b.rooms.joins).toHaveLength(1)
  })

  it('R113: lets go of a game that went to another while it stood still', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    const { heard } = await a.join('one')
    const viewer = await b.join('two')
    await settle()
    // Nothing of a runs for so long that its lease ends.
    await leases.release(`game ${knownGame}`, 'a')
    await leases.take(`game ${knownGame}`, 'b', 10_000)
    await pass(3)
    expect(a.rooms.lost).toEqual([knownGame])
    expect(heard).toEqual([restart])
    expect(viewer.heard).toEqual([restart])
    await a.join('one')
    expect(b.rooms.joins.map(({ socketId }) => socketId)).toEqual(['one'])
  })

  it('R110: its games are taken over at once when it has ended', async () => {
    const [a, b] = [await startProcess('a'), await startProcess('b')]
    await a.join('one')
    a.cut()
    vi.spyOn(bus, 'hasSubscribers').mockImplementation(async (channel) => channel !== 'process a')
    expect((await b.join('two')).answer).toMatchObject({ kind: 'joined' })
    expect(b.rooms.joins).toHaveLength(1)
  })

  it('goes on with its own games while nobody can say whose they are', async () => {
    const a = await startProcess('a')
    const { heard } = await a.join('one')
    vi.spyOn(leases, 'take').mockRejectedValue(new Error('Redis is away.'))
    clock.freeze(20_000)
    expect(await a.shared.move(7, move)).toMatchObject({ type: 'ack' })
    expect(heard).toEqual([])
  })
})

describe('after a gap of the bus', () => {
  it.each(['the owner of a game', 'the other'] as const)(
    '%s tells those who follow it across processes to join again',
    async (who) => {
      const [a, b] = [await startProcess('a'), await startProcess('b')]
      const [here, there] = [await a.join('one'), await b.join('two')]
      await settle()
      const cutOff = who === 'the other' ? b : a
      cutOff.bus.cut()
      a.rooms.tell(viewers(2))
      await settle()
      cutOff.bus.mend()
      await settle()
      expect(here.heard).toEqual([viewers(2)])
      expect(there.heard).toEqual([restart])
      await b.shared.leave('two')
      await settle()
      expect(a.rooms.left).toEqual(['two'])
      expect((await b.join('two')).answer).toMatchObject({ kind: 'joined' })
    },
  )
})
