import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'

import { exampleGame, exampleGameId } from './examples.ts'
import { beginAnalysis, readAnalysis, requestAnalysisAccess } from './game-analysis.ts'
import { gameData, gameParams } from './gaming-data.ts'
import { endReasons, gameResults, resultNumbers } from '../../facts/games.ts'
import { getTopRatedGame, listTopRatedGames } from './top-games.ts'

export const getGame = defineCall({
  id: 'gaming.get',
  method: 'GET',
  path: 'online/gaming/:id/',
  summary: 'Tells who plays a game, for what, and how far it is.',
  params: gameParams,
  response: gameData,
  errors: ['game_not_found'],
  roles: everyone,
  example: exampleGame,
})

const ratingChange = z.nullable(z.object({ before: z.int(), after: z.int() }))

export const getGameResult = defineCall({
  id: 'gaming.result',
  method: 'GET',
  path: 'online/gaming/:id/result/',
  summary: 'Tells how a game ended and what it did to the ratings.',
  params: gameParams,
  response: z.object({
    result: z.literal(Object.values(resultNumbers)),
    result_name: z.enum(gameResults),
    reason: z.enum(endReasons),
    ended_at: z.iso.datetime(),
    /** Whether the ratings are final. */
    is_settled: z.boolean(),
    /** Null where the game changed no rating. */
    ratings: z.object({ white: ratingChange, black: ratingChange }),
  }),
  errors: ['game_not_found', 'game_not_finished'],
  roles: everyone,
  example: {
    result: 1,
    result_name: 'WHITE_WIN',
    reason: 'checkmate',
    ended_at: '2026-01-31T12:06:12.000Z',
    is_settled: true,
    ratings: { white: { before: 1480, after: 1489 }, black: { before: 1502, after: 1493 } },
  },
})

export const getGamePgn = defineCall({
  id: 'gaming.pgn',
  method: 'GET',
  path: 'online/gaming/:id/pgn/',
  summary: "Writes a finished game as PGN, with both sides' clocks.",
  params: gameParams,
  response: z.object({ file_name: z.string(), pgn: z.string() }),
  errors: ['game_not_found', 'game_not_finished'],
  roles: everyone,
  example: {
    file_name: `kingside-${exampleGameId}.pgn`,
    pgn: '[Event "Rated blitz"]\n[Result "1-0"]\n\n1. e4 {[%clk 0:03:00]} 1-0\n',
  },
})

/** The calls about games; moves and events use the game socket. */
export const gamingCalls = {
  get: getGame,
  result: getGameResult,
  pgn: getGamePgn,
  topRated: getTopRatedGame,
  topRatedList: listTopRatedGames,
  analysis: { access: requestAnalysisAccess, begin: beginAnalysis, get: readAnalysis },
}
