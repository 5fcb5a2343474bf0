import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideGameConnection } from './game-connection.machine.ts'
import { snapshotOfVersion } from './game-connection.states.ts'
import type {
  GameConnectionDeps,
  GameConnectionInput,
  GameConnectionSystemEvent,
} from './game-connection.types.ts'
import { selectGameConnectionView } from './game-connection.view.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { ClientFrame, GameEvent, GameLineEvent, OwnMove } from './wire.types.ts'

const gameId = 'g-7f3a'
const move: OwnMove = { gameId, absNum: 1, uci: 'e2e4', moveId: 'm-1', positionHash: 'start' }

const eventAt = (v: number, change: { gameId?: string; viewers?: number } = {}): GameEvent => ({
  gameId: change.gameId ?? gameId,
  v,
  serverTs: v,
  type: 'UNKNOWN',
  data: { name: `event ${v} ${change.viewers ?? ''}` },
})

const done = (v: number): GameEvent => ({
  gameId,
  v,
  serverTs: v,
  type: 'PHASE_CHANGED',
  data: { phase: 'DONE', end: { result: 'DRAW', reason: 'draw-by-offer' } },
})

/** A connection with a socket that only remembers. */
function start(
  options: Partial<GameConnectionInput> & { deps?: Partial<GameConnectionDeps> } = {},
) {
  const { deps = {}, ...input } = options
  const time = new SimulatedClock()
  const sent: ClientFrame[] = []
  const heard: GameLineEvent[] = []
  let tickets = 0
  let open = 0
  const tells: ((news: GameConnectionSystemEvent) => void)[] = []
  const machine = provideGameConnection({
    requestTicket: async () => {
      tickets += 1
      return `t-${tickets}`
    },
    openSocket: (_, tell) => {
      open += 1
      tells.push(tell)
      return {
        send: (frame) => sent.push(frame),
        close: () => {
          open -= 1
        },
      }
    },
    jitter: () => 0.5,
    ...deps,
  })
  const actor = createActor(machine, {
    clock: time,
    input: { gameId, region: 'eu', userType: 'player', ...input },
  })
  actor.on('*', (news) => heard.push(news))
  actor.start()
  const view = () => selectGameConnectionView(actor.getSnapshot())
  const attached = () => waitFor(actor, (snapshot) => snapshot.matches('attached'))
  /** Through the ticket and the join to the server's version `v`. */
  const join = async (v = 0) => {
    await attached()
    actor.send({ type: 'socket.opened' })
    actor.send({ type: 'frame.joined', gameId, v })
  }
  const pong = () =>
    actor.send({ type: 'frame.pong', sentAt: time.now(), at: time.now() + 40, serverTs: 5_000 })
  const hear = (...events: GameEvent[]) => {
    for (const event of events) actor.send({ type: 'frame.event', event, at: time.now() })
  }
  const versions = () =>
    heard.flatMap((news) => (news.type === 'server.event' ? [news.event.v] : []))
  /** Lets time pass with a server that answers every ping. */
  const live = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      if (actor.getSnapshot().matches({ attached: { live: { pulse: 'pinged' } } })) pong()
      time.increment(1_000)
    }
  }
  return {
    actor,
    time,
    sent,
    heard,
    tells,
    view,
    attached,
    join,
    pong,
    hear,
    versions,
    live,
    tickets: () => tickets,
    open: () => open,
  }
}

type Started = ReturnType<typeof start>
const typesOf = (items: readonly { readonly type: string }[]) => items.map(({ type }) => type)

describe('opening the line', () => {
  it('sends the one-time ticket first, with the last version, and forgets it', async () => {
    const { actor, sent, attached } = start({ v: 7 })
    await attached()
    expect(actor.getSnapshot().context.ticket).toBe('t-1')
    actor.send({ type: 'socket.opened' })
    expect(sent).toEqual([{ type: 'join', ticket: 't-1', gameId, userType: 'player', v: 7 }])
    expect(actor.getSnapshot().context.ticket).toBeNull()
  })

  it('is open once all that the server has is here', async () => {
    const { view, heard, join, hear } = start()
    await join(2)
    expect(view().status).toBe('catching-up')
    hear(eventAt(1), eventAt(2))
    expect(view().status).toBe('live')
    expect(typesOf(heard)).toEqual(['line.joined', 'server.event', 'server.event', 'line.opened'])
  })

  it('asks for a snapshot when nothing comes for 3 s, again and again', async () => {
    const { sent, time, pong, join, heard, actor } = start()
    await join(2)
    pong()
    time.increment(3_000)
    time.increment(1_999)
    expect(typesOf(sent)).toEqual(['join', 'ping', 'snapshot'])
    actor.send({ type: 'frame.snapshot', snapshot: snapshotOfVersion(2), at: 0 })
    expect(typesOf(heard).slice(1)).toEqual(['clock.synced', 'server.snapshot', 'line.opened'])
  })

  it('tries again when the socket does not open or the server does not join us within 10 s', async () => {
    for (const opened of [false, true]) {
      const { actor, time, view, attached } = start()
      await attached()
      if (opened) actor.send({ type: 'socket.opened' })
      time.increment(9_999)
      expect(view().status).toBe('connecting')
      time.increment(1)
      expect(view().status).toBe('reconnecting')
    }
  })

  it('says why it was given no ticket, and tries again only when that may help', async () => {
    const seen: [string, string][] = []
    for (const failure of ['forbidden', 'unauthorised', 'unavailable', 'odd']) {
      const { actor, view } = start({
        deps: { requestTicket: () => Promise.reject({ failure }) },
      })
      await waitFor(actor, (snapshot) => !snapshot.matches('authorising'))
      seen.push([failure, view().status])
    }
    expect(seen).toEqual([
      ['forbidden', 'refused'],
      ['unauthorised', 'signed-out'],
      ['unavailable', 'reconnecting'],
      ['odd', 'reconnecting'],
    ])
  })

  it('opens a new socket for a viewer who becomes a player', async () => {
    const { actor, sent, join, attached, open, tickets } = start({ userType: 'viewer' })
    await join()
    actor.send({ type: 'player.join' })
    expect(open()).toBe(0)
    await attached()
    actor.send({ type: 'socket.opened' })
    expect(sent.at(-1)).toMatchObject({ ticket: 't-2', userType: 'player' })
    actor.send({ type: 'player.join' })
    expect(tickets()).toBe(2)
  })
})

describe('the order of events', () => {
  it('R01: an event with a version that is known changes nothing, whatever it says', async () => {
    const { actor, hear, join, versions } = start()
    await join()
    hear(eventAt(1), eventAt(2))
    const { dropped: _, ...before } = actor.getSnapshot().context
    hear(eventAt(2), eventAt(1, { viewers: 9 }), eventAt(0))
    const { dropped, ...after } = actor.getSnapshot().context
    expect(after).toEqual(before)
    expect(dropped.stale).toBe(3)
    expect(versions()).toEqual([1, 2])
  })

  it('R02: an event beyond a gap is kept and a snapshot asked for; it comes when the gap is closed', async () => {
    const { sent, hear, join, versions, actor } = start()
    await join()
    hear(eventAt(1), eventAt(3), eventAt(4), eventAt(4))
    expect(versions()).toEqual([1])
    expect(typesOf(sent).filter((type) => type === 'snapshot')).toHaveLength(1)
    hear(eventAt(2))
    expect(versions()).toEqual([1, 2, 3, 4])
    expect(actor.getSnapshot().matches({ attached: { live: { stream: 'following' } } })).toBe(true)
  })

  it('R02: a snapshot closes the gap too, and what it holds is not told again', async () => {
    const { hear, join, versions, actor, heard } = start()
    await join()
    hear(eventAt(3), eventAt(5), eventAt(6))
    actor.send({ type: 'frame.snapshot', snapshot: snapshotOfVersion(4), at: 0 })
    expect(versions()).toEqual([5, 6])
    expect(typesOf(heard)).toContain('server.snapshot')
  })

  it('R03: any order with duplicates, followed by a snapshot, ends as in-order delivery', async () => {
    const list = [1, 2, 3, 4, 5, 6, 7].map((v) => eventAt(v))
    const shuffled = fc
      .tuple(
        fc.shuffledSubarray(list, { minLength: list.length }),
        fc.array(fc.constantFrom(...list), { maxLength: 8 }),
        fc.nat(),
      )
      .map(([order, copies, seed]) =>
        copies.reduce((mixed, copy, index) => {
          const at = (seed + index * 3) % (mixed.length + 1)
          return [...mixed.slice(0, at), copy, ...mixed.slice(at)]
        }, order),
      )
    await fc.assert(
      fc.asyncProperty(shuffled, async (order) => {
        const { hear, join, versions, actor } = start()
        await join()
        hear(...order)
        actor.send({ type: 'frame.snapshot', snapshot: snapshotOfVersion(7), at: 0 })
        expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7])
        expect(actor.getSnapshot().context).toMatchObject({ v: 7, ahead: [] })
      }),
      { numRuns: 60, seed: 20_261_121 },
    )
  })

  it('R04: an older snapshot is dropped; one of the same version tells what is known', async () => {
    const { hear, join, heard, actor } = start()
    await join()
    hear(eventAt(1), eventAt(2))
    const snapshot = (v: number) =>
      actor.send({ type: 'frame.snapshot', snapshot: snapshotOfVersion(v), at: 0 })
    snapshot(1)
    expect(typesOf(heard)).not.toContain('server.snapshot')
    snapshot(2)
    expect(typesOf(heard)).toContain('server.snapshot')
    expect(actor.getSnapshot().context.v).toBe(2)
  })

  it('R07: what is said of another game is dropped', async () => {
    const { actor, hear, join, versions, heard } = start()
    await join()
    hear(eventAt(1, { gameId: 'g-0000' }))
    actor.send({
      type: 'frame.snapshot',
      snapshot: snapshotOfVersion(9, { gameId: 'g-0000' }),
      at: 0,
    })
    expect(versions()).toEqual([])
    expect(typesOf(heard)).toEqual(['line.joined', 'line.opened'])
    expect(actor.getSnapshot().context.v).toBe(0)
  })

  it('R08: an event of an unknown type takes its number; a frame that is none is only counted', async () => {
    const { actor, hear, join } = start()
    await join()
    hear(eventAt(1))
    actor.send({ type: 'frame.unknown' })
    expect(actor.getSnapshot().context).toMatchObject({ v: 1, dropped: { unknown: 1 } })
  })

  it('keeps no more early events than the server does', async () => {
    const { actor, hear, join } = start()
    await join()
    hear(...Array.from({ length: 200 }, (_, index) => eventAt(index + 2)))
    expect(actor.getSnapshot().context.ahead).toHaveLength(64)
  })
})

describe('moves', () => {
  const awaiting = ({ actor }: Started) =>
    actor.getSnapshot().matches({ attached: { live: { moves: 'awaitingAck' } } })

  it('are sent, and their acknowledgement is handed on once', async () => {
    const started = start()
    const { actor, join, sent, heard } = started
    await join()
    actor.send({ type: 'move.send', move })
    expect(sent.at(-1)).toEqual({ type: 'move', move })
    const ack = { gameId, moveId: 'm-1', v: 1, outcome: 'accepted' } as const
    actor.send({ type: 'frame.ack', ack: { ...ack, moveId: 'other' } })
    expect(awaiting(started)).toBe(true)
    actor.send({ type: 'frame.ack', ack })
    actor.send({ type: 'frame.ack', ack })
    expect(heard.filter(({ type }) => type === 'move.acked')).toHaveLength(1)
  })

  it('R24: are given up with the line when no acknowledgement comes within 3 s, and sent once', async () => {
    const { actor, join, pong, time, view, sent, heard } = start()
    await join()
    pong()
    actor.send({ type: 'move.send', move })
    time.increment(2_999)
    expect(view().status).toBe('live')
    time.increment(1)
    expect(view().status).toBe('reconnecting')
    expect(heard.at(-1)).toEqual({ type: 'line.lost' })
    expect(sent.filter(({ type }) => type === 'move')).toHaveLength(1)
  })

  it('that are refused are handed on with the reason', async () => {
    const { actor, join, heard } = start()
    await join()
    actor.send({ type: 'move.send', move })
    const bad = {
      gameId,
      moveId: 'm-1',
      reason: 'illegal',
      snapshot: snapshotOfVersion(0),
    } as const
    actor.send({ type: 'frame.badMove', bad, at: 5 })
    expect(heard.at(-1)).toEqual({ type: 'move.refused', bad, at: 5 })
  })

  it('are not kept while the line is down', async () => {
    const { actor, sent, attached } = start()
    await attached()
    actor.send({ type: 'move.send', move })
    actor.send({ type: 'command.send', command: 'game.resign' })
    expect(sent).toEqual([])
  })
})

describe('the pulse', () => {
  it('beats every 5 s, and a missing pong after 3 s means that the line is lost', async () => {
    const { join, pong, time, sent, view } = start()
    await join()
    expect(sent.at(-1)).toEqual({ type: 'ping' })
    pong()
    time.increment(5_000)
    expect(sent.filter(({ type }) => type === 'ping')).toHaveLength(2)
    time.increment(2_999)
    expect(view().status).toBe('live')
    time.increment(1)
    expect(view().status).toBe('reconnecting')
  })

  it('keeps the offset of the best ping, until 900,000 ms have passed', async () => {
    const { actor, join, heard, live, time } = start()
    await join()
    const ping = (rttMs: number, serverTs: number) =>
      actor.send({ type: 'frame.pong', sentAt: time.now(), at: time.now() + rttMs, serverTs })
    ping(40, 5_000)
    ping(90, 9_999)
    ping(20, 6_000)
    expect(heard.filter(({ type }) => type === 'clock.synced')).toEqual([
      { type: 'clock.synced', rttMs: 40, offsetMs: 4_980 },
      { type: 'clock.synced', rttMs: 20, offsetMs: 5_990 },
    ])
    live(900_000)
    live(6_000)
    expect(heard.filter(({ type }) => type === 'clock.synced')).toHaveLength(3)
  })

  it('shows the median of the last ten round trips, not the best one', async () => {
    const { actor, join, time, view } = start()
    await join()
    const ping = (rttMs: number) =>
      actor.send({ type: 'frame.pong', sentAt: time.now(), at: time.now() + rttMs, serverTs: 1 })
    ping(20)
    expect(view()).toEqual({ status: 'live', rttMs: 20 })
    for (let times = 0; times < 9; times++) ping(400)
    expect(view()).toEqual({ status: 'live', rttMs: 400 })
    for (let times = 0; times < 6; times++) ping(60.4)
    expect(view()).toEqual({ status: 'live', rttMs: 60 })
  })

  it('R55: is felt at once when the host wakes', async () => {
    const { actor, join, pong, sent, time, view } = start()
    await join()
    pong()
    actor.send({ type: 'host.woke' })
    expect(sent.filter(({ type }) => type === 'ping')).toHaveLength(2)
    expect(actor.getSnapshot().context.bestPing).toBeNull()
    time.increment(3_000)
    expect(view().status).toBe('reconnecting')
  })
})

describe('trying again', () => {
  it('R53: is at once, then after 6, 12, 24 and never more than 30 s, each ±30 %', () => {
    expect([0, 1, 2, 3, 4, 50].map((attempt) => retryDelayMs(attempt, 0.5))).toEqual([
      0, 6_000, 12_000, 24_000, 30_000, 30_000,
    ])
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (jitter) => {
        const delay = retryDelayMs(1, jitter)
        return delay >= 4_200 && delay <= 7_800
      }),
    )
  })

  it('waits as long as that, and begins anew when the line has held for 10 s', async () => {
    const { actor, time, tickets, attached, join, live } = start()
    await join()
    actor.send({ type: 'socket.closed' })
    time.increment(0)
    await attached()
    expect(tickets()).toBe(2)
    actor.send({ type: 'socket.closed' })
    time.increment(5_999)
    expect(tickets()).toBe(2)
    time.increment(1)
    await join()
    expect(tickets()).toBe(3)
    expect(actor.getSnapshot().context.attempt).toBe(2)
    live(10_000)
    expect(actor.getSnapshot().context.attempt).toBe(0)
  })

  it('R54: ends with the game: a line that is lost after DONE is not opened again', async () => {
    const { actor, hear, join, time, view, tickets, heard } = start()
    await join()
    hear(done(1))
    expect(view().status).toBe('live')
    actor.send({ type: 'socket.closed' })
    time.increment(3_600_000)
    expect(view().status).toBe('closed')
    expect(tickets()).toBe(1)
    expect(typesOf(heard).slice(-2)).toEqual(['line.lost', 'line.stopped'])
  })

  it('R54: a snapshot that says DONE ends it too, and so does the network going away after it', async () => {
    const { actor, join, view } = start()
    await join()
    actor.send({ type: 'frame.snapshot', snapshot: snapshotOfVersion(3, { phase: 'DONE' }), at: 0 })
    actor.send({ type: 'network.offline' })
    expect(view().status).toBe('closed')
  })

  it('rests while the host is offline and goes on at once when it is back', async () => {
    const { actor, join, time, view, tickets, attached } = start()
    await join()
    actor.send({ type: 'network.offline' })
    time.increment(3_600_000)
    expect(view()).toMatchObject({ status: 'offline', message: 'you_are_offline' })
    expect(tickets()).toBe(1)
    actor.send({ type: 'network.online' })
    await attached()
    expect(tickets()).toBe(2)
  })

  it('R51: leaves one socket and no timers behind, however often', async () => {
    const { actor, join, open, time, tickets } = start()
    for (let round = 1; round <= 100; round += 1) {
      await join()
      expect(open()).toBe(1)
      actor.send({ type: 'socket.closed' })
      expect(open()).toBe(0)
      actor.send({ type: 'connection.retry' })
    }
    await join()
    actor.send({ type: 'connection.leave' })
    expect(open()).toBe(0)
    const before = tickets()
    time.increment(3_600_000)
    expect(tickets()).toBe(before)
  })

  it('R52: what an old socket tells late is not heard', async () => {
    const { actor, join, attached, tells, view } = start()
    await join()
    actor.send({ type: 'network.offline' })
    actor.send({ type: 'network.online' })
    await attached()
    tells[0]?.({ type: 'socket.opened' })
    expect(view().status).toBe('connecting')
    tells[1]?.({ type: 'socket.opened' })
    expect(actor.getSnapshot().matches({ attached: 'joining' })).toBe(true)
  })
})
