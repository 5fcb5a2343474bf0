import type { ActorRefFrom } from 'xstate'
import type { GameConnectionMachine } from '../game-connection/index.ts'
import type { GameMachine } from './game.machine.ts'

/**
 * Joins a game to its connection: news one way, requests the other.
 * @returns what parts them again
 */
export function connectGame(
  game: ActorRefFrom<GameMachine>,
  connection: ActorRefFrom<GameConnectionMachine>,
): () => void {
  const joined = [
    connection.on('*', (news) => game.send(news)),
    game.on('move.send', (request) => connection.send(request)),
    game.on('command.send', (request) => connection.send(request)),
    game.on('snapshot.request', (request) => connection.send(request)),
  ]
  return () => {
    for (const subscription of joined) subscription.unsubscribe()
  }
}
