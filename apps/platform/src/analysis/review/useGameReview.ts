import type { Color } from '@kingside/chess-game'
import type { GameToAnalyse } from '@kingside/chess-game/review'
import { provideGameReview, selectGameReviewView } from '@kingside/machines/game-review'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createReviewEngine, type ReviewEngine } from './review-engine.ts'
import { reviewView } from './review-view.ts'
import type { ReviewView } from './review.types.ts'

const openTransport = async () =>
  (await import('../../chess/engine/stockfish-transport.ts')).openStockfish()

/** The browser's review of a game. */
export interface BrowserReview {
  /** Null before it began. */
  readonly view: ReviewView | null
  readonly engine: ReviewEngine
  /** Begins, or goes on after a failure. */
  readonly start: () => void
}

/** @param color whose mistakes are to be learnt from; null for both sides' */
export function useGameReview(game: GameToAnalyse, color: Color | null): BrowserReview {
  const [engine] = useState(() => createReviewEngine(openTransport))
  const [machine] = useState(() => provideGameReview(engine))
  const actor = useActorRef(machine, { input: { game } })
  const view = useSelector(actor, selectGameReviewView)
  useEffect(() => engine.close, [engine])
  return {
    view: reviewView(view, game, color),
    engine,
    start: () => actor.send({ type: 'review.start' }),
  }
}
