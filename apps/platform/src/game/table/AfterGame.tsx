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
import { GamePgn } from './GamePgn.tsx'
import type { Graded } from './useGrades.tsx'

export interface AfterGameProps {
  readonly gameId: string
  readonly source: GameDataSource
  readonly view: GameView
  readonly review: Review
  /** The game was over already when the page was opened, so that it may have been analysed before. */
  readonly wasOver: boolean
  /** The moves have their grades. */
  readonly onGraded: (graded: Graded) => void
  /** Brings the board into sight. */
  readonly onShowBoard: () => void
}

/** What there is to do with a game that is over: its report, the engine, and the way to take it away. */
export function AfterGame({ view, source, ...props }: AfterGameProps) {
  const { gameId, review } = props
  // The server analyses no game that was aborted.
  const isAborted = view.status === 'over' && view.end?.result === 'ABORT'
  return (
    <>
      {view.turns.length > 0 && (
        <>
          {!isAborted && <Report {...props} />}
          <GameAnalysis gameId={gameId} fen={review.move?.fen ?? view.fen} />
        </>
      )}
      <GamePgn gameId={gameId} source={source} />
    </>
  )
}

function Report({
  gameId,
  review,
  wasOver,
  onGraded,
  onShowBoard,
}: Omit<AfterGameProps, 'view' | 'source'>) {
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
