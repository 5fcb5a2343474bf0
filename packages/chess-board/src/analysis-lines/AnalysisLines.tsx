import type { AnalysisItem, AnalysisLine } from '@kingside/chess-game'
import { formatEvaluation, leaderOf } from '../evaluation-bar/evaluation.ts'
import { numberedMoves } from './numbered-moves.ts'
import { type AnalysisLinesTexts, englishAnalysisTexts } from './texts.ts'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import * as styles from './AnalysisLines.css.ts'

/** The state of the analysis. */
export type AnalysisState =
  /** The engine was not started, or has not answered yet. */
  | { readonly status: 'waiting' }
  /** The engine is searching; `item` is its best analysis so far. */
  | { readonly status: 'thinking'; readonly item?: AnalysisItem | undefined }
  | { readonly status: 'done'; readonly item: AnalysisItem }
  /** There is no analysis; `reason` is shown. */
  | { readonly status: 'unavailable'; readonly reason: string }

export interface AnalysisLinesProps {
  readonly state: AnalysisState
  /** Number of rows to reserve, whether or not their lines have arrived. @default 3 */
  readonly count?: number
  /** Called when a move is pressed, with its line and its index in the line. Without it moves are plain text. */
  readonly onPlay?: (line: AnalysisLine, ply: number) => void
  /** @default English */
  readonly texts?: AnalysisLinesTexts
}

/** The engine's best lines with their scores. The list keeps its height while the engine searches. */
export function AnalysisLines({
  state,
  count = 3,
  onPlay,
  texts = englishAnalysisTexts,
}: AnalysisLinesProps) {
  if (state.status === 'unavailable') {
    return (
      <div role="group" aria-label={texts.label} className={styles.root}>
        <p className={styles.message}>{state.reason}</p>
      </div>
    )
  }
  const item = state.status === 'waiting' ? undefined : state.item
  const lines = item?.multipv.slice(0, count) ?? []
  const isOver = state.status === 'done' && lines.length === 0
  const missing = isOver || state.status === 'done' ? 0 : count - lines.length
  return (
    <div
      role="group"
      aria-label={texts.label}
      aria-busy={state.status === 'thinking' || undefined}
      className={styles.root}
    >
      <p className={styles.head} data-status={state.status}>
        {item && !isOver && <span>{texts.depth(item.depth)}</span>}
        {state.status !== 'done' && (
          <span className={styles.status}>
            <span className={styles.dot} aria-hidden="true" />
            {texts[state.status]}
          </span>
        )}
      </p>
      {isOver ? (
        <p className={styles.message}>{texts.noLines}</p>
      ) : (
        <ol className={styles.lines}>
          {item &&
            lines.map((line, index) => (
              <li key={index} className={styles.line}>
                <span
                  className={styles.evaluation}
                  data-side={leaderOf(line) ?? undefined}
                  dir="ltr"
                >
                  <span aria-hidden="true">{formatEvaluation(line)}</span>
                  <span className={visuallyHidden}>{texts.evaluation(line)}</span>
                </span>
                <span className={styles.moves} dir="ltr">
                  {numberedMoves(item.fen, line.line).map(({ ply, san, number }) => (
                    <Move
                      key={ply}
                      san={san}
                      number={number}
                      onPress={onPlay && (() => onPlay(line, ply))}
                    />
                  ))}
                </span>
              </li>
            ))}
          {Array.from({ length: missing }, (_, index) => (
            <li key={`missing-${index}`} className={styles.line} aria-hidden="true">
              <span className={styles.evaluation} data-missing="" />
              <span className={styles.missing} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface MoveProps {
  readonly san: string
  readonly number: string
  readonly onPress: (() => void) | undefined
}

function Move({ san, number, onPress }: MoveProps) {
  const text =
    number === '' ? (
      san
    ) : (
      <>
        <span className={styles.number}>{number}</span> {san}
      </>
    )
  return onPress ? (
    <button type="button" className={styles.move} data-pressable="" onClick={onPress}>
      {text}
    </button>
  ) : (
    <span className={styles.move}>{text}</span>
  )
}
