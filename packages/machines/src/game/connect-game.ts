import type { ActorRefFrom } from 'xstate'
import type { GameConnectionMachine } from '../game-connection/index.ts'
import type { GameMachine } from './game.machine.ts'

/**
 * Connects a game with its connection: server events go to the game, requests to the connection.
 * @returns a function that disconnects them
 */
export function connectGame(
  game: ActorRefFrom<GameMachine>,
  connection: ActorRefFrom<GameConnectionMachine>,
): () => void {
  const joined = [
    connection.on('*', (event) => game.send(event)),
    game.on('move.send', (request) => connection.send(request)),
    game.on('command.send', (request) => connection.send(request)),
    game.on('snapshot.request', (request) => connection.send(request)),
  ]
  return () => {
    for (const subscription of joined) subscription.unsubscribe()
  }
}
