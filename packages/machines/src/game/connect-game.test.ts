import { expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type ClientFrame, provideGameConnection } from '../game-connection/index.ts'
import { connectGame } from './connect-game.ts'
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
  return { clock, connection, game, part, join, view, play, moves, loseLine }
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

it('stops telling each other once they are parted', async () => {
  const { part, connection, game } = await connected()
  part()
  connection.send({ type: 'frame.event', event: moved, at: 0 })
  expect(game.getSnapshot().context.v).toBe(1)
})
