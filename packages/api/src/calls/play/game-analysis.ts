import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'

import { gameParams } from './gaming-data.ts'
import { moveGrades } from '../../facts/games.ts'

export const analysisStatuses = ['queued', 'running', 'done', 'failed'] as const
export type AnalysisStatus = (typeof analysisStatuses)[number]

const square = z.string().check(z.regex(/^[a-h][1-8]$/))

const analysisMove = z.object({
  from: square,
  to: square,
  san: z.string(),
  lan: z.string(),
  /** The type of the piece that moves. */
  type: z.enum(['p', 'n', 'b', 'r', 'q', 'k']),
})

/** An engine's analysis of a position (specification 2, "Board model"). */
export const analysisItem = z.object({
  fen: z.string(),
  /** Search depth in plies; 0 where the game is over. */
  depth: z.int().check(z.nonnegative()),
  /** The best lines, best first; none where the game is over. */
  multipv: z.array(
    z.object({
      /** In pawns, from White's side; null when there is a mate instead. */
      line_eval: z.nullable(z.number()),
      /** Moves to mate, negative when Black mates; null when the engine found no mate. */
      mate_in: z.nullable(z.int()),
      line: z.array(analysisMove),
    }),
  ),
})

const ply = z.object({
  /** 0 is the start position of the game. */
  ply: z.int().check(z.nonnegative()),
  /** The move that led to this position, in UCI; null at ply 0. */
  uci: z.nullable(z.string()),
  /** The analysis of the position after the move, with the engine's first line. */
  analysis: analysisItem,
  /** Null at ply 0, and until the position before the move is analysed. */
  grade: z.nullable(z.enum(moveGrades)),
  /** 0 to 100; null where `grade` is null. */
  accuracy: z.nullable(z.number().check(z.gte(0), z.lte(100))),
})

const side = z.object({
  /** The mean accuracy of the side's moves, 0 to 100; null for a side without moves. */
  accuracy: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** The mean loss of a move, in hundredths of a pawn. */
  average_centipawn_loss: z.nullable(z.number().check(z.nonnegative())),
})

/** A game's analysis so far. Call again while `status` is `queued` or `running`. */
export const gameAnalysis = z.object({
  status: z.enum(analysisStatuses),
  /** The number of analysed positions, and of all positions. */
  progress: z.object({ done: z.int().check(z.nonnegative()), total: z.int().check(z.positive()) }),
  /** The analysed positions, in the order of the game. */
  plies: z.array(ply),
  /** Null until `status` is `done`. */
  sides: z.nullable(z.object({ white: side, black: side })),
})

/** How many analyses are left today (UTC); null is no limit. */
const analysesLeft = z.nullable(z.int().check(z.nonnegative()))

const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const exampleItem = {
  fen: startFen,
  depth: 14,
  multipv: [
    {
      line_eval: 0.32,
      mate_in: null,
      line: [{ from: 'e2', to: 'e4', san: 'e4', lan: 'e2e4', type: 'p' }],
    },
  ],
} as const

const exampleAnalysis = {
  status: 'running',
  progress: { done: 1, total: 58 },
  plies: [{ ply: 0, uci: null, analysis: exampleItem, grade: null, accuracy: null }],
  sides: null,
} as const

const refusals = ['no_access_to_board_analysis', 'position_in_running_game'] as const

const gameRefusals = [...refusals, 'game_not_found', 'not_suitable_for_express_analysis'] as const

export const requestAnalysisAccess = defineCall({
  id: 'gaming.analysis.access',
  method: 'POST',
  path: 'online/gaming/:id/analysis/access/',
  summary:
    "Asks to analyse a finished game in the browser; the first time that a player asks on a day takes one of the day's analyses.",
  params: gameParams,
  response: z.object({ analyses_left: analysesLeft }),
  errors: [...gameRefusals, 'free_analysis_exceeded'],
  roles: everyone,
  example: { analyses_left: 2 },
})

export const beginAnalysis = defineCall({
  id: 'gaming.analysis.begin',
  method: 'POST',
  path: 'online/gaming/:id/analysis/',
  summary:
    'Lets the server analyse a finished game; counts as `access` does. A game is analysed once, for everybody.',
  params: gameParams,
  response: z.extend(gameAnalysis, { analyses_left: analysesLeft }),
  errors: [...gameRefusals, 'free_analysis_exceeded'],
  roles: everyone,
  example: { ...exampleAnalysis, analyses_left: 2 },
})

export const readAnalysis = defineCall({
  id: 'gaming.analysis.get',
  method: 'GET',
  path: 'online/gaming/:id/analysis/',
  summary:
    "Answers with a game's analysis as far as it is, to those who asked for it and to Pro; null where there is none for the player.",
  params: gameParams,
  response: z.nullable(gameAnalysis),
  errors: gameRefusals,
  roles: everyone,
  example: exampleAnalysis,
})

export const analysePosition = defineCall({
  id: 'analysis.position',
  method: 'POST',
  path: 'online/analysis/position/',
  summary: 'Lets Stockfish look at one position for about a second.',
  body: z.strictObject({
    fen: z.string().check(z.maxLength(200)),
    /** Number of lines. @default 1 */
    multipv: z.optional(z.int().check(z.gte(1), z.lte(5))),
  }),
  response: analysisItem,
  errors: refusals,
  roles: everyone,
  example: exampleItem,
})
