import { type Color, parseLan } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { GameDataSource } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  type GradedMove,
  GradeMark,
  ReportProgress,
  useGameReport,
  useMoveMarks,
} from '../../analysis/report/index.ts'
import {
  RetryBar,
  RetryBoard,
  reviewOfReport,
  ReviewPanel,
  startRetry,
  useGameReview,
} from '../../analysis/review/index.ts'
import type { preferencesOf } from '../../settings/board/index.ts'
import type { Review } from '../../chess/review/index.ts'
import type { RetrySlots } from './Game.view.tsx'
import { GameAnalysis } from './GameAnalysis.tsx'
import { AccountOffer } from './keep-game.tsx'
import { LagGiven } from './LagGiven.tsx'
import { GamePgn } from './GamePgn.tsx'
import { isReviewable } from './reviewable.ts'
import type { Graded } from './useGrades.ts'

export interface AfterGameProps {
  readonly gameId: string
  readonly source: GameDataSource
  readonly view: GameView
  readonly review: Review
  /** Whether the reader played it. */
  readonly isOwn: boolean
  /** Whether the game was already over when the page was opened, so that a report may exist. */
  readonly wasOver: boolean
  /** How often the reader asked for the review. */
  readonly asked: number
  /** Whether better moves are being looked for on the board. */
  readonly isRetrying: boolean
  /** Called when the moves have grades. */
  readonly onGraded: (graded: Graded) => void
  readonly preferences: ReturnType<typeof preferencesOf>
  /** The reader looks for better moves; null at the end. */
  readonly onRetry: (retry: RetrySlots | null) => void
  /** Scrolls to the board. */
  readonly onShowBoard: () => void
}

/** The parts for a finished game: its review, the engine, and the PGN. */
export function AfterGame({ view, source, isOwn, ...props }: AfterGameProps) {
  if (view.status !== 'over') return null
  return (
    <>
      {isReviewable(view) && <ReviewOfGame {...props} view={view} isOwn={isOwn} />}
      {isOwn && view.end?.result !== 'ABORT' && <AccountOffer />}
      <GamePgn gameId={props.gameId} source={source} />
      <LagGiven turns={view.turns} />
    </>
  )
}

function ReviewOfGame({
  gameId,
  view,
  review,
  isOwn,
  wasOver,
  asked,
  isRetrying,
  preferences,
  ...on
}: Omit<AfterGameProps, 'source'>) {
  const { popups } = useDependencies().actors
  const heading = useRef<HTMLDivElement>(null)
  const game = { initialFen: view.initialFen, moves: view.turns }
  const color = isOwn ? view.color : null
  const server = useGameReport(gameId, wasOver)
  const browser = useGameReview(game, color)
  const reported = server.report && reviewOfReport(server.report, game, color)
  const shown = reported ?? browser.view
  const moves = shown && 'moves' in shown ? shown.moves : none
  const marks = useMoveMarks(moves)

  const graded = useEffectEvent((shownMarks: typeof marks) =>
    on.onGraded({ moves, marks: shownMarks, markOn: markOf(moves, view.turns) }),
  )
  useEffect(() => {
    if (moves.length > 0) graded(marks)
  }, [moves, marks])

  const open = useEffectEvent(() => {
    if (!reported && browser.view === null) browser.start()
    // The panel is there with the next frame.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    })
  })
  useEffect(() => {
    if (asked > 0 && !isRetrying) open()
  }, [asked, isRetrying])

  if (!shown) return null
  return (
    <>
      <ReviewPanel
        view={shown}
        isOwn={isOwn}
        selected={review.selected + 1}
        headingRef={heading}
        report={
          server.view.status !== 'done' &&
          server.view.status !== 'reading' && (
            <ReportProgress
              view={server.view}
              onBegin={server.begin}
              onUpgrade={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
              onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
            />
          )
        }
        onStart={browser.start}
        onRetry={() => {
          if (shown.status !== 'done') return
          const retry = startRetry(shown.moments, browser.engine)
          on.onRetry(retrySlots(retry, isOwn, preferences, () => on.onRetry(null)))
          // Board and words fit the window, at the top of the page.
          window.scrollTo({ top: 0, behavior: 'instant' })
        }}
        onSelect={(ply) => review.send({ type: 'move.select', index: ply - 1 })}
        onChosen={on.onShowBoard}
      />
      <GameAnalysis gameId={gameId} fen={review.move?.fen ?? view.fen} />
    </>
  )
}

const none: readonly GradedMove[] = []

/** The grades on the board, at the squares where the moves end. */
const markOf =
  (moves: readonly GradedMove[], turns: GameView['turns']) =>
  (index: number, orientation: Color) => {
    const grade = moves[index]?.grade
    const square = parseLan(turns[index]?.uci ?? '')?.to
    return grade && square && <GradeMark grade={grade} square={square} orientation={orientation} />
  }

/** Board and words of the mistakes that are tried again. */
const retrySlots = (
  retry: ReturnType<typeof startRetry>,
  isOwn: boolean,
  preferences: AfterGameProps['preferences'],
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
