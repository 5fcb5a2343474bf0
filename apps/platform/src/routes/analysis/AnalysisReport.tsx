import { type ChessGame, selectMove } from '@kingside/chess-game'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  createGameReports,
  type GameReport as Report,
  pauseMs,
  reportRefusal,
} from '../../adapters/game/game-report.ts'
import type { AnalysedGame } from '../../adapters/game/saved-analysis.ts'
import type { AppDependencies } from '../../app/dependencies.ts'
import { GameReport } from '../../features/game-report/GameReport.tsx'
import { reportView } from './report-view.ts'

export interface AnalysisReportProps {
  readonly source: AnalysedGame
  readonly game: ChessGame
  /** The analysis was asked for. */
  readonly onBegin: () => void
  /** A move of the game was chosen. */
  readonly onSelect: (game: ChessGame) => void
}

const isUnderWay = (report: Report | undefined) =>
  report?.status === 'queued' || report?.status === 'running'

/** The server's analysis of the whole online game. */
export function createAnalysisReport({ server, actors }: AppDependencies) {
  const reports = createGameReports(server)

  return function AnalysisReport({ source, game, onBegin, onSelect }: AnalysisReportProps) {
    const { gameId, isReported } = source
    const queries = useQueryClient()
    const navigate = useNavigate()
    /** How often the button was pressed in this visit; before that, what is there is only read. */
    const [presses, setPresses] = useState(0)
    const who = useSelector(
      actors.session,
      ({ context: { profile, anonymousUid } }) => profile?.uid ?? anonymousUid,
    )
    const queryKey = ['game-report', gameId, who, presses]
    const report = useQuery({
      queryKey,
      queryFn: ({ signal }) =>
        presses > 0 && !queries.getQueryData(queryKey)
          ? reports.begin(gameId, signal)
          : reports.read(gameId, signal),
      enabled: who !== null && (isReported || presses > 0),
      staleTime: Infinity,
      gcTime: 0,
      retry: (times, error) => times < 1 && reportRefusal(error) === null,
      refetchInterval: ({ state }) =>
        isUnderWay(state.data) ? pauseMs(state.dataUpdateCount) : false,
    })
    const begin = () => {
      setPresses(presses + 1)
      onBegin()
    }
    const [at, ...deeper] = game.selectedMoveAddress
    return (
      <GameReport
        view={reportView({
          report: report.data,
          error: report.error,
          isAsking: report.isFetching,
          isAsked: presses > 0,
        })}
        selected={deeper.length === 0 && at !== undefined ? at + 1 : null}
        onBegin={begin}
        onSelect={(ply) => {
          if (ply <= game.history.length) onSelect(selectMove(game, [ply - 1]))
        }}
        gameHref={`/game/${gameId}`}
        onOpenGame={() => void navigate(`/game/${gameId}`)}
        onUpgrade={() => actors.popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
      />
    )
  }
}
