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

/** How a game ended, and what it did to the ratings. */
export type GameResultData = CallResponse<typeof getGameResult>

/** What the page of a game asks of the server beside the game's socket. */
export interface GameDataSource {
  readonly game: (gameId: string, signal: AbortSignal) => Promise<GameData>
  readonly result: (gameId: string, signal: AbortSignal) => Promise<GameResultData>
  readonly pgn: (gameId: string, signal: AbortSignal) => Promise<{ file_name: string; pgn: string }>
  /** Under which uid others see who looks; null for somebody who is nobody yet. */
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
 * How long what the server said of a game is kept once its page was left, in milliseconds: who goes back soon need not
 * wait, and who plays all evening does not carry all games along.
 */
const keptMs = 30_000

/** A game as queries know it, which its page and its line share. */
export const gameQuery = (source: Pick<GameDataSource, 'game'>, gameId: string) => ({
  queryKey: ['game', gameId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.game(gameId, signal),
  staleTime: Infinity,
  gcTime: keptMs,
})

/** A game's result as queries know it. */
export const resultQuery = (source: Pick<GameDataSource, 'result'>, gameId: string) => ({
  queryKey: ['game-result', gameId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.result(gameId, signal),
  staleTime: Infinity,
  gcTime: keptMs,
})

/** What does not change during a game, as the machine takes it. */
export function configOf({ gId, wPId, bPId, publicExtra }: GameData): GameConfig {
  const { time_control: control, tournament_id: tournamentId, rating, rId: region } = publicExtra
  return {
    gameId: gId,
    whiteId: wPId,
    blackId: bPId,
    clock: clockSettingsOf(control),
    tournamentId,
    mode: modeOf(rating) ?? 'unrated',
    region,
  }
}

/** Whether the server knows no such game; an id of no known form is refused as a bad request. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)

/** Whether the game is still going on, so that what is only for finished ones is not to be had. */
export const isUnfinished = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'game_not_finished'
