import { formatEvaluation } from '@kingside/chess-board'
import { Badge } from '@kingside/design-system/Badge'
import { Stack } from '@kingside/design-system/Stack'
import { type PointerEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './EvaluationGraph.css.ts'
import { type GraphPoint, graphPoints, numbered } from './evaluations.ts'
import type { GradedMove, PlyEvaluation } from './game-report.types.ts'
import { gradeMessages, messages } from './GameReport.messages.ts'
import { gradeTones, isNotable } from './grade-looks.ts'
import { useGraphWords } from './useGraphWords.ts'

export interface EvaluationGraphProps {
  /** The evaluation of the start position. */
  readonly start: PlyEvaluation | null
  readonly moves: readonly GradedMove[]
  /** The ply on the board; null for a position that is not in the game. */
  readonly selected: number | null
  /** Shows the position after a ply; 0 is the start. */
  readonly onSelect: (ply: number) => void
  /** A press that selected a position has ended. */
  readonly onChosen: () => void
}

/** A graph of the evaluation after each move. A press or a key shows the position there. */
export function EvaluationGraph({ start, moves, selected, ...on }: EvaluationGraphProps) {
  const { formatMessage } = useIntl()
  const [pointed, setPointed] = useState<number | null>(null)
  const points = graphPoints(start, moves)
  const { wordsOf, summary } = useGraphWords(points)
  const last = points.length - 1
  const onBoard = selected === null ? undefined : points[selected]
  const shown = (pointed === null ? undefined : points[pointed]) ?? onBoard

  const point = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = width === 0 ? 0 : (clientX - left) / width
    setPointed(Math.max(0, Math.min(Math.round(share * last), last)))
  }

  return (
    <Stack gap={1}>
      <div className={styles.root}>
        <Picture points={points} label={summary} />
        {points.map(
          (at) =>
            at.move?.grade &&
            isNotable(at.move.grade) && (
              <span
                key={at.ply}
                className={styles.dots[gradeTones[at.move.grade]]}
                style={placeOf(at, last)}
              />
            ),
        )}
        {pointed !== null && shown && (
          <span className={styles.cursor} data-pointed style={{ left: xOf(shown, last) }} />
        )}
        {onBoard && (
          <>
            <span className={styles.cursor} style={{ left: xOf(onBoard, last) }} />
            <span className={styles.selected} style={placeOf(onBoard, last)} />
          </>
        )}
        <input
          type="range"
          className={styles.slider}
          style={{ left: `${side}%`, width: `${100 - 2 * side}%` }}
          min={0}
          max={last}
          value={selected ?? 0}
          aria-label={formatMessage(messages.graph)}
          aria-valuetext={onBoard ? wordsOf(onBoard) : formatMessage(messages.graphElsewhere)}
          onChange={({ currentTarget }) => on.onSelect(Number(currentTarget.value))}
          onPointerUp={on.onChosen}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        />
      </div>
      <Caption point={shown} />
    </Stack>
  )
}

/** The margins at the sides, above and below, in percent, so that points at an edge are drawn whole. */
const side = 2
const edge = 7

const x = ({ ply }: GraphPoint, last: number) => side + (ply / last) * (100 - 2 * side)
const y = ({ share }: GraphPoint) => edge + (1 - share) * (100 - 2 * edge)
const xOf = (point: GraphPoint, last: number) => `${x(point, last)}%`
const placeOf = (point: GraphPoint, last: number) => ({
  left: xOf(point, last),
  top: `${y(point)}%`,
})

interface PictureProps {
  readonly points: readonly GraphPoint[]
  /** The description of the graph. */
  readonly label: string
}

function Picture({ points, label }: PictureProps) {
  const last = points.length - 1
  const line = points.map((point) => `${x(point, last).toFixed(2)} ${y(point).toFixed(2)}`)
  const [first, end] = [points[0], points[last]]
  if (!first || !end) return null
  // The first and last values continue to the edges.
  const area = `M0 100L0 ${y(first)}L${line.join('L')}L100 ${y(end)}L100 100Z`
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path className={styles.white} d={area} />
      <path className={styles.middle} d="M0 50L100 50" />
    </svg>
  )
}

/** The move, its grade and its score. Hidden from screen readers, which get them from the slider. */
function Caption({ point }: { readonly point: GraphPoint | undefined }) {
  const grade = point?.move?.grade
  return (
    <div className={styles.caption} aria-hidden="true">
      {point?.move && <span dir="ltr">{numbered(point.move)}</span>}
      {point && !point.move && <FormattedMessage {...messages.graphStart} />}
      {!point && <FormattedMessage {...messages.graphElsewhere} />}
      {grade && (
        <Badge tone={gradeTones[grade]} size="s">
          <FormattedMessage {...gradeMessages[grade]} />
        </Badge>
      )}
      {point?.evaluation && (
        <span className={styles.value} dir="ltr">
          {formatEvaluation(point.evaluation)}
        </span>
      )}
    </div>
  )
}
