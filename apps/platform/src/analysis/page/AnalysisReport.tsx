import { type ChessGame, selectFirst, selectMove } from '@kingside/chess-game'
import { useNavigate } from '../../platform/router/index.ts'
import type { AnalysedGame } from './saved-analysis.ts'
import { useDependencies } from '../../dependencies.ts'
import { GameReport } from '../report/GameReport.view.tsx'
import { useGameReport } from '../report/useGameReport.ts'

export interface AnalysisReportProps {
  readonly source: AnalysedGame
  readonly game: ChessGame
  /** Requests the analysis. */
  readonly onBegin: () => void
  /** Called with the game when one of its moves was selected. */
  readonly onSelect: (game: ChessGame) => void
  /** Scrolls to the board. */
  readonly onShowBoard: () => void
}

/** The server's analysis of the whole online game. */
export function AnalysisReport({ source, game, onShowBoard, ...on }: AnalysisReportProps) {
  const { popups } = useDependencies().actors
  const { gameId, isReported } = source
  const navigate = useNavigate()
  const { view, begin } = useGameReport(gameId, isReported)
  const [at, ...deeper] = game.selectedMoveAddress
  return (
    <GameReport
      view={view}
      selected={deeper.length === 0 ? (at ?? -1) + 1 : null}
      onBegin={() => {
        begin()
        on.onBegin()
      }}
      onSelect={(ply) => {
        if (ply === 0) on.onSelect(selectFirst(game))
        else if (ply <= game.history.length) on.onSelect(selectMove(game, [ply - 1]))
      }}
      onChosen={onShowBoard}
      gamePage={{ href: `/game/${gameId}`, onOpen: () => void navigate(`/game/${gameId}`) }}
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
