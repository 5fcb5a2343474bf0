import { formatPgnClock } from '../clock/pgn-clock.ts'
import type { Evaluation, MarkerColor, MoveComment } from '../game/move-comment.ts'

const letterOfColor: Readonly<Record<MarkerColor, string>> = {
  green: 'G',
  red: 'R',
  blue: 'B',
  yellow: 'Y',
}

const evaluationText = (evaluation: Evaluation): string =>
  ('mate' in evaluation
    ? `#${evaluation.mate}`
    : String(Math.round(evaluation.pawns * 10_000) / 10_000)) +
  (evaluation.depth === undefined ? '' : `,${evaluation.depth}`)

/** The commands and text of a comment, without braces. */
export function commentText(comment: MoveComment): string {
  const { text, evaluation, clock, elapsed, squares = [], arrows = [] } = comment
  return [
    evaluation && `[%eval ${evaluationText(evaluation)}]`,
    clock !== undefined && `[%clk ${formatPgnClock(clock)}]`,
    elapsed !== undefined && `[%emt ${formatPgnClock(elapsed)}]`,
    squares.length > 0 &&
      `[%csl ${squares.map(({ color, square }) => letterOfColor[color] + square).join(',')}]`,
    arrows.length > 0 &&
      `[%cal ${arrows.map(({ color, from, to }) => letterOfColor[color] + from + to).join(',')}]`,
    text,
  ]
    .filter(Boolean)
    .join(' ')
}
