import { type Color, opposite } from '@kingside/chess-game'
import { formatEvaluation, leaderOf, type LineEvaluation, whiteShare } from './evaluation.ts'
import { englishEvaluationTexts, type EvaluationBarTexts } from './texts.ts'
import * as styles from './EvaluationBar.css.ts'

/** The directions of the bar. */
export const barLayouts = ['vertical', 'horizontal'] as const

export interface EvaluationBarProps {
  /** The engine's best line, or undefined without an evaluation. */
  readonly evaluation: LineEvaluation | undefined
  /** The side whose share is at the bottom, or at the inline start. @default 'w' */
  readonly orientation?: Color
  /** The bar fills the height of its container, or its width. @default 'vertical' */
  readonly layout?: (typeof barLayouts)[number]
  /** The side that has mated, when mate is on the board: it fills the bar. */
  readonly winner?: Color
  /** @default English */
  readonly texts?: EvaluationBarTexts
}

/** White's share of the bar shows which side is better; `whiteShare` has the formula. */
export function EvaluationBar({
  evaluation,
  orientation = 'w',
  layout = 'vertical',
  winner,
  texts = englishEvaluationTexts,
}: EvaluationBarProps) {
  const share = winner
    ? Number(winner === 'w')
    : evaluation === undefined
      ? 0.5
      : whiteShare(evaluation)
  const ownShare = orientation === 'w' ? share : 1 - share
  const leader = winner ?? (evaluation && leaderOf(evaluation)) ?? orientation
  const isKnown = evaluation !== undefined || winner !== undefined
  const judged = winner ? { line_eval: null, mate_in: 0 } : evaluation
  return (
    <div
      role="meter"
      aria-label={texts.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * share)}
      aria-valuetext={judged ? texts.value(judged) : texts.unknown}
      className={styles.root}
      data-layout={layout}
      data-far={opposite(orientation)}
      data-unknown={isKnown ? undefined : ''}
    >
      <span
        className={styles.fill}
        data-side={orientation}
        style={{
          transform: layout === 'vertical' ? `scaleY(${ownShare})` : `scaleX(${ownShare})`,
        }}
      />
      <span className={styles.middle} />
      {judged && (
        <span
          className={styles.label}
          data-side={leader}
          data-end={leader === orientation ? 'near' : 'far'}
        >
          <span dir="ltr">{formatEvaluation(judged).replace('−M', 'M')}</span>
        </span>
      )}
    </div>
  )
}
