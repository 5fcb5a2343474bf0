import {
  type AnalysisItem,
  analysisItem,
  applyMove,
  parseFen,
  startFen,
} from '@kingside/chess-game'
import { type GameToAnalyse, judgeAll } from '@kingside/chess-game/review'
import type { SnapshotFrom } from 'xstate'
import { type gameReviewMachine, provideGameReview } from './game-review.machine.ts'
import type { GameReviewContext, GameReviewEvent, GameReviewInput } from './game-review.types.ts'

type Snapshot = SnapshotFrom<typeof gameReviewMachine>

/** The machine with an engine that never answers. */
export const exampleGameReview = provideGameReview({
  prepare: () => new Promise(() => {}),
  look: () => new Promise(() => {}),
})

const playOut = (line: string): GameToAnalyse => {
  let position = parseFen(startFen)
  const moves = line.split(' ').map((uci) => {
    position = applyMove(position, uci)
    return { uci, fen: position.fen }
  })
  return { initialFen: startFen, moves }
}

/** The shortest mate: White gives the game away with its second move. */
export const exampleReviewedGame: GameToAnalyse = playOut('f2f3 e7e5 g2g4 d8h4')

const said: readonly (readonly [best: string, centipawns: number])[] = [
  ['e2e4', 30],
  ['e7e5', 70],
  ['e2e4', -60],
  ['d8h4', 1_000],
]

/** What an engine says of each position of the example, from ply 0 on. */
export const exampleReviewItems: readonly AnalysisItem[] = [
  startFen,
  ...exampleReviewedGame.moves.map(({ fen }) => fen),
].map((fen, ply) => {
  const found = said[ply]
  if (!found) return { fen, depth: 0, multipv: [] }
  return analysisItem(fen, 10, [{ score: { type: 'cp', value: found[1] }, pv: [found[0]] }])
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const gameReviewSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<GameReviewContext> = {},
): Snapshot =>
  exampleGameReview.resolveState({
    value,
    context: {
      game: exampleReviewedGame,
      openingPlies: 0,
      plies: [],
      toCheck: [],
      checked: 0,
      failure: null,
      ...context,
    },
  })

const plies = judgeAll(exampleReviewedGame, exampleReviewItems, 0)

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const gameReviewStates = {
  off: gameReviewSnapshotAt('off'),
  preparing: gameReviewSnapshotAt('preparing'),
  scanning: gameReviewSnapshotAt('scanning', { plies: plies.slice(0, 2) }),
  checking: gameReviewSnapshotAt('checking', { plies, toCheck: [2, 3], checked: 1 }),
  done: gameReviewSnapshotAt('done', { plies, toCheck: [2, 3], checked: 2 }),
  failed: gameReviewSnapshotAt('failed', { failure: 'load-failed' }),
} satisfies Record<string, Snapshot>

export const exampleGameReviewInput: GameReviewInput = { game: exampleReviewedGame }

export const exampleGameReviewEvents = {
  'review.start': [{ type: 'review.start' }],
} satisfies {
  readonly [Type in GameReviewEvent['type']]: readonly Extract<
    GameReviewEvent,
    { readonly type: Type }
  >[]
}
