import type { GameView } from '@kingside/machines/game'
import { ReportProgress, useGameReport } from '../../analysis/report/index.ts'
import {
  reviewOfReport,
  ReviewOfGame,
  type ReviewOfGameProps,
} from '../../analysis/review/index.ts'
import type { GameDataSource } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { GameAnalysis } from './GameAnalysis.tsx'
import { GamePgn } from './GamePgn.tsx'
import { AnalysisOffer } from './AnalysisOffer.tsx'
import { AccountOffer } from './keep-game.tsx'
import { LagGiven } from './LagGiven.tsx'
import { isReviewable } from './reviewable.ts'

export interface AfterGameProps extends Omit<
  ReviewOfGameProps,
  'game' | 'color' | 'reported' | 'report' | 'children'
> {
  readonly gameId: string
  readonly source: GameDataSource
  readonly view: GameView
  /** Whether the reader played it. */
  readonly isOwn: boolean
  /** Whether the game was already over when the page was opened, so that a report may exist. */
  readonly wasOver: boolean
}

/** The parts for a finished game: its review, the engine, and the PGN. */
export function AfterGame({ view, source, isOwn, ...props }: AfterGameProps) {
  if (view.status !== 'over') return null
  return (
    <>
      {isReviewable(view) && <OnlineReview {...props} view={view} isOwn={isOwn} />}
      {isOwn && view.end?.result !== 'ABORT' && <AccountOffer />}
      {isOwn && <AnalysisOffer gameId={props.gameId} plies={view.turns.length} />}
      <GamePgn gameId={props.gameId} source={source} />
      <LagGiven turns={view.turns} />
    </>
  )
}

/** The browser's review, or the server's once it is there. */
function OnlineReview({ gameId, view, isOwn, wasOver, ...props }: Omit<AfterGameProps, 'source'>) {
  const { popups } = useDependencies().actors
  const game = { initialFen: view.initialFen, moves: view.turns }
  const color = isOwn ? view.color : null
  const heard = Object.keys(view.grades).length
  const server = useGameReport(gameId, wasOver, heard)
  return (
    <ReviewOfGame
      {...props}
      game={game}
      color={color}
      reported={server.report && reviewOfReport(server.report, game, color)}
      report={
        server.view.status !== 'done' &&
        server.view.status !== 'reading' && (
          <ReportProgress
            view={server.view}
            onBegin={server.begin}
            onUpgrade={() =>
              popups.send({
                type: 'popup.open',
                popup: 'upgrade-to-pro',
                params: { paywall: 'analysis' },
              })
            }
            onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
          />
        )
      }
    >
      <GameAnalysis gameId={gameId} fen={props.review.move?.fen ?? view.fen} />
    </ReviewOfGame>
  )
}
