import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type ClientFrame, provideGameConnection } from '../game-connection/index.ts'
import { connectGame } from './connect-game.ts'
import { shownTime } from './game-clock.ts'
import { provideGame } from './game.machine.ts'
import { exampleConfig, serverEvent, serverSnapshot, turnsOf } from './game.states.ts'
import { selectGameView } from './game.view.ts'

const gameId = 'g-7f3a'

/** A game and its connection, on a clock of their own, with a socket that only remembers. */
async function connected() {
  const clock = new SimulatedClock()
  const sent: ClientFrame[] = []
  const connection = createActor(
    provideGameConnection({
      requestTicket: async () => 'ticket',
      openSocket: () => ({ send: (frame) => sent.push(frame), close: () => {} }),
      jitter: () => 0.5,
    }),
    { clock, input: { gameId, region: 'eu', userType: 'player' } },
  )
  const game = createActor(provideGame({ fetchGame: async () => exampleConfig }), {
    clock,
    input: { gameId, uid: 'u-ana' },
  })
  const part = connectGame(game, connection)
  game.start()
  connection.start()
  await waitFor(game, ({ context }) => context.config !== null)
  const join = async (v: number) => {
    await waitFor(connection, (snapshot) => snapshot.matches('attached'))
    connection.send({ type: 'socket.opened' })
    connection.send({ type: 'frame.joined', gameId, v })
  }
  await join(1)
  connection.send({ type: 'frame.snapshot', snapshot: serverSnapshot(1), at: 0 })
  const view = () => {
    const seen = selectGameView(game.getSnapshot())
    if (seen.status !== 'playing') throw new Error(`The game is ${seen.status}.`)
    return seen
  }
  const play = () => game.send({ type: 'move.play', uci: 'e2e4', moveId: 'm-1', at: 0 })
  const moves = () => sent.flatMap((frame) => (frame.type === 'move' ? [frame.move.uci] : []))
  /** The pong is left out, so the line is lost with the acknowledgement, after 3 s. */
  const loseLine = async () => {
    clock.increment(3_000)
    expect(view()).toMatchObject({
      ownMove: 'not-sent',
      line: 'lost',
      opponent: { status: 'unknown' },
    })
    clock.increment(0)
  }
  return { clock, connection, game, part, join, sent, view, play, moves, loseLine }
}

const moved = serverEvent(2, {
  type: 'MOVED',
  data: {
    ...(turnsOf(['e2e4'])[0] ?? { absNum: 1, uci: 'e2e4', fen: '' }),
    clocks: { w: 180_000, b: 180_000 },
    running: false,
  },
})

it('R13: a move whose acknowledgement was lost is on the board once and sent once', async () => {
  const { connection, join, view, play, moves, loseLine } = await connected()
  play()
  await loseLine()
  await join(2)
  expect(moves()).toEqual(['e2e4'])
  connection.send({ type: 'frame.event', event: moved, at: 0 })
  expect(view()).toMatchObject({ ownMove: 'played', line: 'live' })
  expect(view().turns).toHaveLength(1)
  expect(moves()).toEqual(['e2e4'])
})

it('R14: a move that never arrived is sent again, after all that the server has', async () => {
  const { connection, join, view, play, moves, loseLine } = await connected()
  play()
  await loseLine()
  await join(1)
  expect(moves()).toEqual(['e2e4', 'e2e4'])
  const ack = { gameId, moveId: 'm-1', v: 2, outcome: 'accepted' } as const
  connection.send({ type: 'frame.ack', ack })
  connection.send({ type: 'frame.event', event: moved, at: 0 })
  expect(view()).toMatchObject({ ownMove: 'played' })
})

const turns = turnsOf(['e2e4', 'e7e5'])

/** A game under way, white to move; `clocks` are the server's at this moment. */
const underWay = (clocks: { readonly w: number; readonly b: number }) =>
  serverSnapshot(3, { turns, clocks, running: true })

async function timed() {
  const all = await connected()
  const { clock, connection, sent } = all
  const hearClocks = (w: number) =>
    connection.send({
      type: 'frame.snapshot',
      snapshot: underWay({ w, b: 180_000 }),
      at: clock.now(),
    })
  hearClocks(180_000)
  const shown = () => shownTime(all.view().clock, 'w', { at: clock.now(), turn: 'w' })
  const asked = () => sent.filter(({ type }) => type === 'snapshot').length
  const pong = () =>
    connection.send({ type: 'frame.pong', sentAt: clock.now(), at: clock.now() + 40, serverTs: 0 })
  /** Lets time pass with a server that answers every ping. */
  const live = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      pong()
      clock.increment(1_000)
    }
  }
  return { ...all, hearClocks, shown, asked, live }
}

it('the server’s clocks are asked for again every 900,000 ms, and taken though nothing has happened', async () => {
  const { asked, hearClocks, live, shown } = await timed()
  live(899_000)
  expect(asked()).toBe(0)
  live(1_000)
  expect(asked()).toBe(1)
  hearClocks(150_000)
  expect(shown()).toBe(150_000)
  live(10_000)
  expect(asked()).toBe(1)
  live(890_000)
  expect(asked()).toBe(2)
})

it('R36: after a sleep in which the page’s clock stood still, the clocks are the server’s, asked for once', async () => {
  const { asked, connection, hearClocks, live, shown } = await timed()
  live(2_000)
  expect(shown()).toBe(178_000)
  for (let wake = 0; wake < 3; wake += 1) connection.send({ type: 'host.woke' })
  expect(asked()).toBe(1)
  hearClocks(58_000)
  expect(shown()).toBe(58_000)
  live(10_000)
  expect(asked()).toBe(1)
  expect(shown()).toBe(48_000)
})

it('R55: a wake that finds the line lost asks for the clocks as soon as there is one again', async () => {
  const { asked, connection, hearClocks, join, shown } = await timed()
  connection.send({ type: 'network.offline' })
  connection.send({ type: 'host.woke' })
  connection.send({ type: 'network.online' })
  expect(asked()).toBe(0)
  await join(3)
  expect(asked()).toBe(1)
  hearClocks(58_000)
  expect(shown()).toBe(58_000)
})

it('R37: a wall clock that is set ±2 h changes nothing', async () => {
  const { live, shown } = await timed()
  vi.useFakeTimers({ toFake: ['Date'], now: 7_200_000 })
  live(1_000)
  vi.setSystemTime(0)
  live(1_000)
  vi.setSystemTime(14_400_000)
  live(1_000)
  vi.useRealTimers()
  expect(shown()).toBe(177_000)
})

it('stops telling each other once they are parted', async () => {
  const { part, connection, game } = await connected()
  part()
  connection.send({ type: 'frame.event', event: moved, at: 0 })
  expect(game.getSnapshot().context.v).toBe(1)
})
