import type { ComputerGameView } from '@kingside/machines'
import { useState } from 'react'
import { AnalysisLink, analysisPath } from '../../analysis/page/index.ts'
import { type RetrySlots, useGrades } from '../../analysis/review/index.ts'
import { useBoardInSight } from '../../chess/board/index.ts'
import type { Review } from '../../chess/review/index.ts'
import { lazyPart } from '../../platform/page/index.ts'
import type { preferencesOf } from '../../settings/board/index.ts'

// Not needed before the game is over.
const ReviewOfGame = lazyPart(
  async () => (await import('../../analysis/review/ReviewOfGame.tsx')).ReviewOfGame,
)

/** The review of a game against the computer, once it is over. */
export function useReviewing(
  { game, setup }: ComputerGameView,
  review: Review,
  preferences: ReturnType<typeof preferencesOf>,
) {
  const { mark, marks, setGraded } = useGrades(review)
  const { boardRef, showBoard } = useBoardInSight()
  const [asked, setAsked] = useState(0)
  const [retry, setRetry] = useState<RetrySlots | null>(null)
  const { initialFen, history } = game
  return {
    mark,
    marks,
    boardRef,
    retry,
    leaveRetry: () => setRetry(null),
    ask: () => setAsked(asked + 1),
    panel: (
      <>
        <ReviewOfGame
          game={{ initialFen, moves: history.map(({ lan, fen }) => ({ uci: lan, fen })) }}
          review={review}
          color={setup.playerColor}
          asked={asked}
          preferences={preferences}
          onGraded={setGraded}
          onRetry={setRetry}
          onShowBoard={showBoard}
        />
        <AnalysisLink
          path={analysisPath(
            initialFen,
            history.map(({ lan }) => lan),
          )}
          display="block"
        />
      </>
    ),
  }
}
