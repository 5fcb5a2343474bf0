import { type Color, parseLan } from '@kingside/chess-game'
import type { GameToAnalyse } from '@kingside/chess-game/review'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Review } from '../../chess/review/index.ts'
import type { preferencesOf } from '../../settings/board/index.ts'
import type { GradedMove } from '../report/game-report.types.ts'
import { GradeMark } from '../report/GradeMark.tsx'
import { useMoveMarks } from '../report/useMoveMarks.ts'
import { RetryBar } from './RetryBar.tsx'
import { RetryBoard } from './RetryBoard.tsx'
import { startRetry } from './retry.ts'
import type { RetrySlots } from './review-slots.ts'
import type { ReviewView } from './review.types.ts'
import { ReviewPanel } from './ReviewPanel.view.tsx'
import { useGameReview } from './useGameReview.ts'
import type { Graded } from './useGrades.ts'

type Preferences = ReturnType<typeof preferencesOf>

export interface ReviewOfGameProps {
  readonly game: GameToAnalyse
  readonly review: Review
  /** The side that the reader played; null for a viewer. */
  readonly color: Color | null
  /** How often the reader asked for the review. */
  readonly asked: number
  readonly preferences: Preferences
  /** What another engine has found, in place of the browser's review. */
  readonly reported?: ReviewView | null
  /** What the server offers besides. */
  readonly report?: ReactNode
  /** Below the review, once it is open. */
  readonly children?: ReactNode
  /** Called when the moves have grades. */
  readonly onGraded: (graded: Graded) => void
  /** The reader looks for better moves; null at the end. */
  readonly onRetry: (retry: RetrySlots | null) => void
  /** Scrolls to the board. */
  readonly onShowBoard: () => void
}

/** The review of a finished game by the browser's engine: nothing until the reader asks for it, or a report exists. */
export function ReviewOfGame({
  game,
  review,
  color,
  asked,
  preferences,
  reported = null,
  report,
  children,
  ...on
}: ReviewOfGameProps) {
  const heading = useRef<HTMLDivElement>(null)
  const browser = useGameReview(game, color)
  const isOwn = color !== null
  const shown = reported ?? browser.view
  const moves = shown && 'moves' in shown ? shown.moves : none
  const marks = useMoveMarks(moves)

  const graded = useEffectEvent((shownMarks: typeof marks) =>
    on.onGraded({ moves, marks: shownMarks, markOn: markOf(moves, game) }),
  )
  useEffect(() => {
    if (moves.length > 0) graded(marks)
  }, [moves, marks])

  // The panel is there with the next frame.
  const goToPanel = () =>
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    })
  const open = useEffectEvent(() => {
    if (!reported && browser.view === null) browser.start()
    goToPanel()
  })
  useEffect(() => {
    if (asked > 0) open()
  }, [asked])

  if (!shown) return null
  return (
    <>
      <ReviewPanel
        view={shown}
        isOwn={isOwn}
        selected={review.selected + 1}
        headingRef={heading}
        report={report}
        onStart={browser.start}
        onRetry={() => {
          if (shown.status !== 'done') return
          const retry = startRetry(shown.moments, browser.engine)
          const leave = () => {
            on.onRetry(null)
            goToPanel()
          }
          on.onRetry(retrySlots(retry, isOwn, preferences, leave))
          // Board and words fit the window, at the top of the page.
          window.scrollTo({ top: 0, behavior: 'instant' })
        }}
        onSelect={(ply) => review.send({ type: 'move.select', index: ply - 1 })}
        onChosen={on.onShowBoard}
      />
      {children}
    </>
  )
}

const none: readonly GradedMove[] = []

/** The grades on the board, at the squares where the moves end. */
const markOf =
  (moves: readonly GradedMove[], game: GameToAnalyse) => (index: number, orientation: Color) => {
    const grade = moves[index]?.grade
    const square = parseLan(game.moves[index]?.uci ?? '')?.to
    return grade && square && <GradeMark grade={grade} square={square} orientation={orientation} />
  }

/** Board and words of the mistakes that are tried again. */
const retrySlots = (
  retry: ReturnType<typeof startRetry>,
  isOwn: boolean,
  preferences: Preferences,
  onLeave: () => void,
): RetrySlots => ({
  board: (orientation) => (
    <RetryBoard retry={retry} orientation={orientation} preferences={preferences} />
  ),
  bar: (orientation) => (
    <RetryBar
      retry={retry}
      isOwn={isOwn}
      orientation={orientation}
      hasTyped={preferences.typedMoves}
      hasKey={preferences.shortcutKeys}
      onLeave={onLeave}
    />
  ),
})
