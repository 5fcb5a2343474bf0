import type { GameView } from '@kingside/machines/game'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import type { GameDataSource } from '../../adapters/game/game-data.ts'
import type { AppDependencies } from '../../app/dependencies.ts'
import type { GradedMove } from '../../features/game-report/game-report.types.ts'
import { GameReport } from '../../features/game-report/GameReport.tsx'
import { createUseGameReport } from '../useGameReport.ts'
import { createGameAnalysis } from './GameAnalysis.tsx'
import { createGamePgn } from './GamePgn.tsx'
import type { Review } from './useReview.ts'

export interface AfterGameProps {
  readonly gameId: string
  readonly view: GameView
  readonly review: Review
  /** The moves have their grades. */
  readonly onGraded: (moves: readonly GradedMove[]) => void
}

/** What there is to do with a game that is over: its report, the engine, and the way to take it away. */
export function createAfterGame(
  deps: AppDependencies,
  source: GameDataSource,
): ComponentType<AfterGameProps> {
  const useGameReport = createUseGameReport(deps)
  const Analysis = createGameAnalysis(deps)
  const Pgn = createGamePgn(source)

  function Report({ gameId, review, onGraded }: AfterGameProps) {
    const { view, begin } = useGameReport(gameId, false)
    const graded = useEffectEvent(onGraded)
    const moves = view.status === 'done' ? view.moves : null
    useEffect(() => {
      if (moves) graded(moves)
    }, [moves])
    return (
      <GameReport
        view={view}
        selected={review.view.selected + 1}
        onBegin={begin}
        onSelect={(ply) => review.send({ type: 'move.select', index: ply - 1 })}
        onUpgrade={() => deps.actors.popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
        onSignIn={() => deps.actors.popups.send({ type: 'popup.open', popup: 'sign-in' })}
      />
    )
  }

  return function AfterGame(props) {
    const { gameId, view, review } = props
    return (
      <>
        {view.turns.length > 0 && (
          <>
            <Report {...props} />
            <Analysis gameId={gameId} fen={review.move?.fen ?? view.fen} />
          </>
        )}
        <Pgn gameId={gameId} />
      </>
    )
  }
}
