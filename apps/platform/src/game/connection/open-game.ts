import type { ApiClientOptions, GameData } from '@kingside/api'
import {
  type GameConnectionMachine,
  provideGameConnection,
} from '@kingside/machines/game-connection'
import { connectGame, type GameMachine, provideGame } from '@kingside/machines/game'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { listenToPage, trackStartup } from '../../platform/page/index.ts'
import { createGameLine, type OpenSocket } from '../../platform/realtime/index.ts'
import { configOf } from '../../chess/record/index.ts'
import { lineSignals } from './line-signals.ts'
import type { RematchLineDeps, RematchTold } from '../rematch/rematch-line.ts'

export interface OpenGameOptions {
  readonly gameId: string
  /** The user's public uid; null for a user who has none yet. */
  readonly uid: string | null
  /** Fetches the game's settings and players; repeated until it answers, or the game fails. */
  readonly fetchGame: (signal: AbortSignal) => Promise<GameData>
  readonly server: ApiClientOptions
  readonly openSocket: OpenSocket
  /** The page's monotonic clock, in ms. */
  readonly now: () => number
}

/** A followed game: its machine, its connection, and other events of its socket. */
export interface OpenGame {
  readonly game: ActorRefFrom<GameMachine>
  readonly connection: ActorRefFrom<GameConnectionMachine>
  /** For the rematch, when the game is over. */
  readonly rematch: RematchLineDeps
  /** Who looks has signed in, and may be a player of this game now. */
  readonly signIn: (uid: string) => void
  /** Closes the socket and stops all timers. */
  readonly close: () => void
}

/**
 * Opens a game as its player or as a viewer.
 * @param data the game's settings and players, when they are known
 */
export function openGame(data: GameData, options: OpenGameOptions): OpenGame {
  const { gameId, server, now } = options
  const line = createGameLine(server, data.publicExtra.rId, now, options.openSocket)
  const game = createActor(
    provideGame({
      fetchGame: async (_gameId, signal) => configOf(await options.fetchGame(signal)),
    }),
    { input: { gameId, uid: options.uid } },
  )
  const connection = createActor(provideGameConnection(line), {
    input: {
      gameId,
      region: data.publicExtra.rId,
      userType: isPlayer(data, options.uid) ? 'player' : 'viewer',
    },
  })
  let lastRematch: RematchTold | null = null
  const part = connectGame(game, connection)
  const stopSide = line.side.listen((news) => {
    if (news.type === 'rematch') lastRematch = news
    if (news.type === 'viewers') game.send({ type: 'viewers.counted', count: news.count })
  })
  const stopPage = listenToPage((signal) => connection.send({ type: lineSignals[signal] }))
  game.start()
  connection.start()
  trackStartup(
    waitFor(game, ({ value }) => typeof value.phase !== 'object' || !('prePlay' in value.phase)),
  )
  return {
    game,
    connection,
    rematch: { line, told: () => lastRematch },
    signIn: (uid) => {
      game.send({ type: 'player.signedIn', uid })
      if (isPlayer(data, uid)) connection.send({ type: 'player.join' })
    },
    close: () => {
      stopPage()
      stopSide()
      connection.send({ type: 'connection.leave' })
      part()
      connection.stop()
      game.stop()
    },
  }
}

export const isPlayer = ({ wPId, bPId }: GameData, uid: string | null): boolean =>
  uid !== null && (uid === wPId || uid === bPId)
