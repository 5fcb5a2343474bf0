import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideLobbyConnection } from './lobby-connection.machine.ts'
import { pauseAfter } from './lobby-connection.setup.machine.ts'
import type {
  LobbyConnectionDeps,
  LobbyOutgoing,
  LobbySocketEvent,
} from './lobby-connection.types.ts'
import { selectLobbyConnectionView } from './lobby-connection.view.ts'

interface FakeSocket {
  readonly tell: (news: LobbySocketEvent) => void
  readonly epoch: number
  readonly said: LobbyOutgoing[]
  closed: boolean
}

/** Waits for promises to settle. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 })

/** A lobby whose server gives tickets; sockets answer only when the test says so. */
function start(deps: Partial<LobbyConnectionDeps> = {}) {
  const clock = new SimulatedClock()
  const sockets: FakeSocket[] = []
  const getTicket = vi.fn(async (playerUid: string) => `ticket of ${playerUid}`)
  const machine = provideLobbyConnection({
    getTicket,
    renewPlayer: async () => {},
    openSocket: ({ epoch }, tell) => {
      const socket: FakeSocket = { tell, epoch, said: [], closed: false }
      sockets.push(socket)
      return {
        say: (message) => socket.said.push(message),
        close: () => {
          socket.closed = true
        },
      }
    },
    random: () => 0.5,
    ...deps,
  })
  const actor = createActor(machine, { clock, input: { playerUid: 'u-1' } }).start()
  const view = () => selectLobbyConnectionView(actor.getSnapshot())
  const latest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('No socket was opened.')
    return socket
  }
  const opened = (count: number) => until(() => sockets.length === count)
  const open = () => latest().tell({ type: 'socket.opened', epoch: latest().epoch })
  const authorise = () => latest().tell({ type: 'socket.authorised', epoch: latest().epoch })
  const close = (reason: 'lost' | 'restart' | 'flooded' | 'forbidden', retryInMs?: number) =>
    latest().tell({
      type: 'socket.closed',
      epoch: latest().epoch,
      reason,
      retryInMs: retryInMs ?? null,
    })
  const connect = async (count = 1) => {
    await opened(count)
    open()
    authorise()
  }
  const openSockets = () => sockets.filter(({ closed }) => !closed).length
  return {
    actor,
    clock,
    sockets,
    getTicket,
    view,
    latest,
    opened,
    open,
    authorise,
    close,
    connect,
    openSockets,
  }
}

const tag = { name: 'challenges', id: null, pages: [1] }

describe('connecting to the lobby', () => {
  it('asks for a ticket, and sends it in the first message, once', async () => {
    const { actor, view, latest, opened, open, authorise } = start()
    expect(view()).toEqual({ status: 'initial-connecting' })
    await opened(1)
    expect(latest().said).toEqual([])
    open()
    expect(latest().said).toEqual([
      { type: 'authorise', playerUid: 'u-1', ticket: 'ticket of u-1' },
    ])
    expect(actor.getSnapshot().context.ticket).toBeNull()
    authorise()
    expect(view()).toEqual({ status: 'connected', isAwaiting: false })
  })

  it('takes a new ticket for every socket', async () => {
    const { getTicket, connect, close, clock, opened } = start()
    await connect()
    close('lost')
    clock.increment(0)
    await opened(2)
    expect(getTicket).toHaveBeenCalledTimes(2)
  })

  it('gives up on a socket that does not open in 10 s', async () => {
    const { clock, view, opened, latest } = start()
    await opened(1)
    clock.increment(9_999)
    expect(view().status).toBe('initial-connecting')
    clock.increment(1)
    expect(view()).toMatchObject({ status: 'disconnected', because: 'lost' })
    expect(latest().closed).toBe(true)
  })

  it('gives up on a ticket that is not acknowledged in 3 s', async () => {
    const { clock, view, opened, open } = start()
    await opened(1)
    open()
    clock.increment(2_999)
    expect(view().status).toBe('initial-connecting')
    clock.increment(1)
    expect(view()).toMatchObject({ status: 'disconnected', because: 'lost', retryInMs: 0 })
  })

  it.each(['unauthorised', 'player_banned'] as const)(
    'does not try again by itself when the ticket is refused: %s',
    async (code) => {
      const { clock, view, sockets } = start({ getTicket: () => Promise.reject({ code }) })
      await until(() => view().status === 'disconnected')
      clock.increment(600_000)
      expect(view()).toEqual({ status: 'disconnected', canRetry: true, because: code })
      expect(sockets).toHaveLength(0)
    },
  )

  it('connects anew as the other player after a login', async () => {
    const { actor, connect, view, latest, opened, open, openSockets, authorise } = start()
    await connect()
    actor.send({ type: 'player.changed', playerUid: 'u-2' })
    expect(view()).toEqual({ status: 'login-reconnecting' })
    expect(openSockets()).toBe(0)
    await opened(2)
    open()
    expect(latest().said).toEqual([
      { type: 'authorise', playerUid: 'u-2', ticket: 'ticket of u-2' },
    ])
    authorise()
    expect(view().status).toBe('connected')
  })

  it('stays as it is when the same player is told again', async () => {
    const { actor, connect, view } = start()
    await connect()
    actor.send({ type: 'player.changed', playerUid: 'u-1' })
    expect(view().status).toBe('connected')
  })
})

describe('the pulse', () => {
  it('pings 5 s after the last pong, and reconnects when no pong comes in 3 s', async () => {
    const { clock, connect, latest, view } = start()
    await connect()
    clock.increment(4_999)
    expect(latest().said.some(({ type }) => type === 'ping')).toBe(false)
    clock.increment(1)
    expect(latest().said.at(-1)).toEqual({ type: 'ping' })
    latest().tell({ type: 'socket.pong', epoch: 1 })
    clock.increment(5_000)
    clock.increment(2_999)
    expect(view().status).toBe('connected')
    clock.increment(1)
    expect(view()).toMatchObject({ status: 'disconnected', because: 'lost' })
    expect(latest().closed).toBe(true)
  })

  it('R55: pings at once when the page wakes', async () => {
    const { actor, connect, latest } = start()
    await connect()
    actor.send({ type: 'page.woke' })
    expect(latest().said.at(-1)).toEqual({ type: 'ping' })
  })

  it('R55: connects at once when the page wakes, or the network is back, during a pause', async () => {
    for (const type of ['page.woke', 'network.found'] as const) {
      const { actor, clock, view } = start({ getTicket: () => Promise.reject({}) })
      await until(() => view().status === 'disconnected')
      clock.increment(0)
      await until(() => view().status === 'disconnected')
      actor.send({ type })
      expect(view().status).toBe('connecting')
    }
  })

  it('waits for the network instead of retrying', async () => {
    const { actor, clock, connect, view, openSockets, opened } = start()
    await connect()
    actor.send({ type: 'network.lost' })
    expect(openSockets()).toBe(0)
    clock.increment(600_000)
    expect(view()).toMatchObject({ status: 'disconnected', because: 'offline' })
    actor.send({ type: 'network.found' })
    await opened(2)
  })
})

describe('what the player follows', () => {
  it('is told to the server again after each reconnect', async () => {
    const { actor, clock, connect, latest, close } = start()
    actor.send({ type: 'tag.subscribe', tag })
    await connect()
    expect(latest().said.at(-1)).toEqual({ type: 'subscribe', seq: 1, tags: [tag] })
    close('lost')
    clock.increment(0)
    await connect(2)
    expect(latest().said.at(-1)).toEqual({ type: 'subscribe', seq: 2, tags: [tag] })
  })

  it('holds each thing once, with the pages last asked for', async () => {
    const { actor, connect, latest } = start()
    await connect()
    actor.send({ type: 'tag.subscribe', tag })
    actor.send({ type: 'tag.subscribe', tag: { ...tag, pages: [2] } })
    expect(latest().said.at(-1)).toMatchObject({ seq: 2, tags: [{ ...tag, pages: [2] }] })
    actor.send({ type: 'tag.unsubscribe', name: 'challenges', id: null })
    expect(latest().said.at(-1)).toMatchObject({ seq: 3, tags: [] })
  })

  it('R24: is acknowledged within 3 s, or the connection counts as lost', async () => {
    const { actor, clock, connect, view, latest } = start()
    await connect()
    actor.send({ type: 'tag.subscribe', tag })
    clock.increment(2_999)
    latest().tell({ type: 'socket.acknowledged', epoch: 1, seq: 1 })
    clock.increment(1)
    expect(view()).toEqual({ status: 'connected', isAwaiting: false })
    actor.send({ type: 'tag.subscribe', tag })
    actor.send({ type: 'tag.subscribe', tag })
    latest().tell({ type: 'socket.acknowledged', epoch: 1, seq: 2 })
    expect(view()).toMatchObject({ isAwaiting: true })
    latest().tell({ type: 'socket.pong', epoch: 1 })
    clock.increment(2_999)
    expect(view()).toMatchObject({ status: 'connected' })
    clock.increment(1)
    expect(view().status).not.toBe('connected')
  })
})

describe('retries', () => {
  it('come at once, then after 6 s, 12 s, 24 s, 48 s and never later than 60 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => pauseAfter(failures, 0.5))).toEqual([
      0, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000,
    ])
  })

  it('R53: are spread by ±30 %', () => {
    expect([0, 0.5, 1].map((random) => pauseAfter(2, random))).toEqual([4_200, 6_000, 7_800])
  })

  it('R53: of 10,000 clients of a restarted server are not in the same second', async () => {
    const bySecond = new Map<number, number>()
    for (let client = 0; client < 10_000; client += 1) {
      const pause = pauseAfter(2, client / 10_000)
      const second = Math.floor(pause / 1_000)
      bySecond.set(second, (bySecond.get(second) ?? 0) + 1)
    }
    expect(Math.max(...bySecond.values())).toBeLessThan(3_000)

    const { connect, close, view } = start({ random: () => 0 })
    await connect()
    close('restart', 10_000)
    expect(view()).toMatchObject({ because: 'lost', retryInMs: 14_200 })
  })

  it('wait after a flood, even the first time', async () => {
    const { connect, close, view } = start()
    await connect()
    close('flooded')
    expect(view()).toMatchObject({ because: 'lost', retryInMs: 6_000 })
  })

  it('grow when each new connection breaks before its first pong', async () => {
    const { clock, connect, close, view, latest } = start()
    await connect()
    close('lost')
    clock.increment(0)
    await connect(2)
    close('lost')
    expect(view()).toMatchObject({ failures: 2, retryInMs: 6_000 })
    clock.increment(6_000)
    await connect(3)
    clock.increment(5_000)
    latest().tell({ type: 'socket.pong', epoch: latest().epoch })
    close('lost')
    expect(view()).toMatchObject({ failures: 1, retryInMs: 0 })
  })

  it('can be asked for by the player', async () => {
    const { actor, view } = start({ getTicket: () => Promise.reject({ code: 'unauthorised' }) })
    await until(() => view().status === 'disconnected')
    actor.send({ type: 'connection.retry' })
    expect(view().status).toBe('connecting')
  })

  it('end when the server forbids them, also to a player who was identified anew', async () => {
    const renewPlayer = vi.fn(async () => {})
    const { actor, clock, connect, close, view, opened } = start({ renewPlayer })
    await connect()
    expect(renewPlayer).not.toHaveBeenCalled()
    close('forbidden')
    expect(view()).toMatchObject({ because: 'lost', retryInMs: 0 })
    clock.increment(0)
    await connect(2)
    expect(renewPlayer).toHaveBeenCalledOnce()
    close('forbidden')
    clock.increment(600_000)
    expect(view()).toMatchObject({ status: 'disconnected', because: 'forbidden' })
    expect(renewPlayer).toHaveBeenCalledOnce()
    actor.send({ type: 'connection.retry' })
    await opened(3)
    close('forbidden')
    expect(view()).toMatchObject({ because: 'lost' })
  })

  it('identify a player anew whom the server does not know, before the next ticket', async () => {
    const asked: string[] = []
    const { clock, connect, view } = start({
      getTicket: async () => {
        asked.push('ticket')
        if (asked.length === 1) throw { code: 'unidentified' }
        return 'ticket of a known player'
      },
      renewPlayer: async () => void asked.push('identity'),
    })
    await until(() => view().status === 'disconnected')
    clock.increment(0)
    await connect()
    expect([asked, view().status]).toEqual([['ticket', 'identity', 'ticket'], 'connected'])
  })

  it('go on with growing pauses while nobody can be asked who the player is', async () => {
    const renewPlayer = vi.fn(() => Promise.reject(new Error('The server is away.')))
    const { clock, connect, close, view } = start({ renewPlayer })
    await connect()
    close('forbidden')
    clock.increment(0)
    await until(() => view().status === 'disconnected')
    expect(view()).toMatchObject({ because: 'lost', failures: 2, retryInMs: 6_000 })
    clock.increment(6_000)
    await until(() => view().status === 'disconnected')
    expect(view()).toMatchObject({ failures: 3, retryInMs: 12_000 })
    expect(renewPlayer).toHaveBeenCalledTimes(2)
  })

  it('make no second visitor of one whose new uid is refused as well', async () => {
    const renewPlayer = vi.fn(async () => {})
    const { actor, clock, connect, close, view } = start({ renewPlayer })
    await connect()
    close('forbidden')
    clock.increment(0)
    actor.send({ type: 'player.changed', playerUid: 'u-2' })
    await connect(2)
    close('forbidden')
    expect(view()).toMatchObject({ because: 'forbidden' })
    expect(renewPlayer).toHaveBeenCalledOnce()
  })

  it('trust who has had an answer since', async () => {
    const renewPlayer = vi.fn(async () => {})
    const { clock, connect, close, latest, view } = start({ renewPlayer })
    for (const count of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one socket after the other
      await connect(count)
      clock.increment(5_000)
      latest().tell({ type: 'socket.pong', epoch: latest().epoch })
      close('forbidden')
      expect(view()).toMatchObject({ because: 'lost' })
      clock.increment(0)
    }
    await connect(4)
    expect(renewPlayer).toHaveBeenCalledTimes(3)
  })
})

describe('what is left behind', () => {
  it('R51: is one socket at most after 100 reconnects', async () => {
    const { clock, connect, close, openSockets, latest } = start()
    for (let count = 1; count <= 100; count += 1) {
      await connect(count)
      expect(openSockets()).toBe(1)
      clock.increment(5_000)
      latest().tell({ type: 'socket.pong', epoch: latest().epoch })
      close('lost')
      clock.increment(0)
    }
  })

  it('R52: is nothing of a socket that opens after the lobby was left', async () => {
    const { actor, opened, open, view, latest } = start()
    await opened(1)
    actor.send({ type: 'lobby.leave' })
    expect(latest().closed).toBe(true)
    open()
    expect(latest().said).toEqual([])
    expect(view()).toEqual({ status: 'left' })
  })

  it('R52: is no word of an earlier socket', async () => {
    const { actor, clock, connect, close, view, opened } = start()
    await connect()
    close('lost')
    clock.increment(0)
    await opened(2)
    actor.send({ type: 'socket.authorised', epoch: 1 })
    actor.send({ type: 'socket.closed', epoch: 1, reason: 'lost', retryInMs: null })
    expect(view()).toEqual({ status: 'connecting', failures: 1 })
  })

  it('R54: is no retry after leaving, until the lobby is entered again', async () => {
    const { actor, clock, connect, close, view, sockets, opened } = start()
    await connect()
    close('flooded')
    actor.send({ type: 'lobby.leave' })
    clock.increment(600_000)
    expect(view()).toEqual({ status: 'left' })
    expect(sockets).toHaveLength(1)
    actor.send({ type: 'lobby.enter' })
    await opened(2)
  })

  it('is no socket when the machine is stopped', async () => {
    const { actor, connect, openSockets } = start()
    await connect()
    actor.stop()
    expect(openSockets()).toBe(0)
  })
})

it('R08: counts a message of an unknown type, and goes on', async () => {
  const { actor, connect, view, latest } = start()
  await connect()
  latest().tell({ type: 'socket.unknown', epoch: 1 })
  expect(actor.getSnapshot().context.unknownMessages).toBe(1)
  expect(view().status).toBe('connected')
})
