import {
  ApiError,
  createClient,
  type ApiClientOptions,
  type CallResponse,
  type GameData,
} from '@kingside/api'
import { getUid } from '@kingside/api/calls/accounts/profile'
import { getGame, getGamePgn, getGameResult } from '@kingside/api/calls/play/gaming'
import { clockSettingsOf } from '@kingside/chess-game'
import type { GameConfig } from '@kingside/machines/game'
import { modeOf } from './records.ts'

const calls = { game: getGame, pgn: getGamePgn, result: getGameResult, uid: getUid }

/** The result of a game, and the change of the ratings. */
export type GameResultData = CallResponse<typeof getGameResult>

/** The calls of a game's page beside the game's socket. */
export interface GameDataSource {
  readonly game: (gameId: string, signal: AbortSignal) => Promise<GameData>
  readonly result: (gameId: string, signal: AbortSignal) => Promise<GameResultData>
  readonly pgn: (gameId: string, signal: AbortSignal) => Promise<{ file_name: string; pgn: string }>
  /** The user's public uid; null for a user who has none yet. */
  readonly ownUid: (signal: AbortSignal) => Promise<string | null>
}

export function createGameDataSource(options: ApiClientOptions): GameDataSource {
  const api = createClient(calls, options)
  return {
    game: (id, signal) => api.game({ params: { id }, signal }),
    result: (id, signal) => api.result({ params: { id }, signal }),
    pgn: (id, signal) => api.pgn({ params: { id }, signal }),
    ownUid: async (signal) => (await api.uid({ query: {}, signal })).uid,
  }
}

/**
 * How long a game's data are kept after its page was left, in milliseconds: long enough for a quick return, and short
 * enough that a long session does not keep all games.
 */
const keptMs = 30_000

/** The query of a game, shared by its page and its connection. */
export const gameQuery = (source: Pick<GameDataSource, 'game'>, gameId: string) => ({
  queryKey: ['game', gameId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.game(gameId, signal),
  staleTime: Infinity,
  gcTime: keptMs,
})

/** The query of a game's result. */
export const resultQuery = (source: Pick<GameDataSource, 'result'>, gameId: string) => ({
  queryKey: ['game-result', gameId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.result(gameId, signal),
  staleTime: Infinity,
  gcTime: keptMs,
})

/** The settings and players of a game, as the machine takes them. */
export function configOf({ gId, wPId, bPId, publicExtra, scheduledPhCfg }: GameData): GameConfig {
  const { time_control: control, tournament_id: tournamentId, rating, rId: region } = publicExtra
  return {
    gameId: gId,
    whiteId: wPId,
    blackId: bPId,
    clock: clockSettingsOf(control),
    tournamentId,
    mode: modeOf(rating) ?? 'unrated',
    region,
    startsAt: scheduledPhCfg?.start ?? null,
  }
}

/** Whether the server has no such game; it refuses an id of unknown form as a bad request. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)

/** Whether the game is still played, so that data of finished games are not available. */
export const isUnfinished = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'game_not_finished'
