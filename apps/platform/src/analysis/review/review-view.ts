import { type AnalysisItem, type Color, isSquare } from '@kingside/chess-game'
import { type AnalysedPly, type GameToAnalyse, keyMoments } from '@kingside/chess-game/review'
import type { GameReviewView } from '@kingside/machines/game-review'
import type { GameReport } from '../report/calls.ts'
import { gradedGame, sideOf } from '../report/report-view.ts'
import type { JudgedGame, ReviewView } from './review.types.ts'

/** "Three moments, 60 seconds": more than a few nobody looks at. */
const maxMoments = 3

/** The browser's review, as its panel shows it; null before it began. @param color whose mistakes; null for both sides' */
export function reviewView(
  view: GameReviewView,
  game: GameToAnalyse,
  color: Color | null,
): ReviewView | null {
  switch (view.status) {
    case 'off':
      return null
    case 'preparing':
      return { status: view.status }
    case 'failed':
      return view
    case 'scanning':
    case 'checking': {
      const { status, done, total } = view
      return { status, done, total, ...judged(view, game, color) }
    }
    case 'done':
      return { status: 'done', ...judged(view, game, color) }
    default:
      return view satisfies never
  }
}

type Judged = Extract<GameReviewView, { readonly plies: unknown }>

function judged(
  { plies, sides }: Pick<Judged, 'plies' | 'sides'>,
  game: GameToAnalyse,
  color: Color | null,
): JudgedGame {
  const of = (side: 'w' | 'b') =>
    sideOf({
      accuracy: sides?.[side].accuracy ?? null,
      average_centipawn_loss: sides?.[side].averageCentipawnLoss ?? null,
    })
  return {
    ...gradedGame(
      plies.map(({ ply, item, grade }) => ({
        ply,
        uci: game.moves[ply - 1]?.uci ?? null,
        analysis: item,
        grade,
      })),
    ),
    sides: sides && { white: of('w'), black: of('b') },
    moments: sides ? keyMoments(game, plies, color, maxMoments) : [],
  }
}

/** The server's report, as the same panel shows it; null before it is done. */
export function reviewOfReport(
  { status, plies, sides }: GameReport,
  game: GameToAnalyse,
  color: Color | null,
): ReviewView | null {
  if (status !== 'done') return null
  const known = plies.map(({ ply, analysis, grade, accuracy }): AnalysedPly => ({
    ply,
    item: itemOf(analysis),
    grade,
    accuracy,
  }))
  return {
    status,
    ...gradedGame(plies),
    sides: { white: sideOf(sides?.white), black: sideOf(sides?.black) },
    moments: keyMoments(game, known, color, maxMoments),
  }
}

/** The contract's squares are strings. */
const itemOf = ({ multipv, ...item }: GameReport['plies'][number]['analysis']): AnalysisItem => ({
  ...item,
  multipv: multipv.map(({ line, ...scores }) => ({
    ...scores,
    line: line.flatMap(({ from, to, ...move }) =>
      isSquare(from) && isSquare(to) ? [{ ...move, from, to }] : [],
    ),
  })),
})
