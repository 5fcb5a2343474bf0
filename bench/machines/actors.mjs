// The machines as the app runs them, with a server that is a list.
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideGame } from '../../packages/machines/src/game/game.machine.ts'
import { exampleConfig } from '../../packages/machines/src/game/game.states.ts'
import { provideGameConnection } from '../../packages/machines/src/game-connection/game-connection.machine.ts'
import { firstSnapshot, gameId } from './stream.mjs'

const gameMachine = provideGame({ fetchGame: async () => exampleConfig })

const connectionMachine = provideGameConnection({
  requestTicket: async () => 'ticket',
  openSocket: () => ({ send: () => {}, close: () => {} }),
  jitter: () => 0.5,
})

/** A game that is being played. @param {string | null} uid who looks on */
export async function playedGame(uid = 'u-cleo') {
  const actor = createActor(gameMachine, { clock: new SimulatedClock(), input: { gameId, uid } })
  actor.start()
  await waitFor(actor, ({ context }) => context.config !== null)
  actor.send({ type: 'line.joined' })
  actor.send({ type: 'server.snapshot', snapshot: firstSnapshot, at: 0 })
  actor.send({ type: 'line.opened' })
  return actor
}

/** The same behind its connection; events are sent to the connection. */
export async function connectedGame() {
  const game = await playedGame()
  const connection = createActor(connectionMachine, {
    clock: new SimulatedClock(),
    input: { gameId, region: 'eu', userType: 'viewer', v: 1 },
  })
  connection.on('*', (news) => game.send(news))
  connection.start()
  await waitFor(connection, (snapshot) => snapshot.matches('attached'))
  connection.send({ type: 'socket.opened' })
  connection.send({ type: 'frame.joined', gameId, v: 1 })
  return { game, connection }
}
