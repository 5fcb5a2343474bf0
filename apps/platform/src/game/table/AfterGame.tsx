import type { GameView } from '@kingside/machines/game'
import { useEffect, useEffectEvent } from 'react'
import type { GameDataSource } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  useGameReport,
  GameReport,
  type GradedMove,
  useMoveMarks,
} from '../../analysis/report/index.ts'
import type { Review } from '../../chess/review/index.ts'
import { GameAnalysis } from './GameAnalysis.tsx'
import { AccountOffer } from './keep-game.tsx'
import { LagGiven } from './LagGiven.tsx'
import { GamePgn } from './GamePgn.tsx'
import type { Graded } from './useGrades.tsx'

export interface AfterGameProps {
  readonly gameId: string
  readonly source: GameDataSource
  readonly view: GameView
  readonly review: Review
  /** Whether the reader played it. */
  readonly isOwn: boolean
  /** Whether the game was already over when the page was opened, so that an analysis may exist. */
  readonly wasOver: boolean
  /** Called when the moves have grades. */
  readonly onGraded: (graded: Graded) => void
  /** Scrolls to the board. */
  readonly onShowBoard: () => void
}

/** The parts for a finished game: its report, the engine, and the PGN. */
export function AfterGame({ view, source, isOwn, ...props }: AfterGameProps) {
  const { gameId, review } = props
  // The server does not analyse aborted games.
  const isAborted = view.status === 'over' && view.end?.result === 'ABORT'
  return (
    <>
      {isOwn && !isAborted && <AccountOffer />}
      {view.turns.length > 0 && (
        <>
          {!isAborted && <Report {...props} />}
          <GameAnalysis gameId={gameId} fen={review.move?.fen ?? view.fen} />
        </>
      )}
      <GamePgn gameId={gameId} source={source} />
      <LagGiven turns={view.turns} />
    </>
  )
}

function Report({
  gameId,
  review,
  wasOver,
  onGraded,
  onShowBoard,
}: Omit<AfterGameProps, 'isOwn' | 'view' | 'source'>) {
  const { popups } = useDependencies().actors
  const { view, begin } = useGameReport(gameId, wasOver)
  const graded = useEffectEvent(onGraded)
  const moves = view.status === 'done' ? view.moves : none
  const marks = useMoveMarks(moves)
  useEffect(() => {
    if (moves.length > 0) graded({ moves, marks })
  }, [moves, marks])
  return (
    <GameReport
      view={view}
      selected={review.selected + 1}
      onBegin={begin}
      onSelect={(ply) => review.send({ type: 'move.select', index: ply - 1 })}
      onChosen={onShowBoard}
      onUpgrade={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
      onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
    />
  )
}

const none: readonly GradedMove[] = []
