import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isNotFound } from '../../chess/record/index.ts'
import { createGameReports, type GameReport, pauseMs, reportRefusal } from './calls.ts'
import { useDependencies } from '../../dependencies.ts'
import type { GameReportView } from './game-report.types.ts'
import { reportView } from './report-view.ts'

const isUnderWay = (report: GameReport | null | undefined) =>
  report?.status === 'queued' || report?.status === 'running'

/** A game's analysis as it is shown, and the way to ask for it. */
export interface ShownReport {
  readonly view: GameReportView
  readonly begin: () => void
}

/**
 * Follows the server's analysis of a whole game.
 * @param isReported the analysis may have been asked for in an earlier visit: what is there is read
 */
export function useGameReport(gameId: string, isReported: boolean): ShownReport {
  const { server, actors } = useDependencies()
  const [reports] = useState(() => createGameReports(server))
  const isVisitor = useSelector(actors.session, ({ context: { profile } }) => profile === null)
  const queries = useQueryClient()
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
    // A visitor has none, and would only be refused.
    enabled: who !== null && (presses > 0 || (isReported && !isVisitor)),
    staleTime: Infinity,
    gcTime: 0,
    retry: (times, error) => times < 1 && reportRefusal(error) === null && !isNotFound(error),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data) ? pauseMs(state.dataUpdateCount) : false,
  })
  const view = reportView({
    report: report.data,
    error: report.error,
    isAsking: report.isFetching,
    isAsked: presses > 0,
    isVisitor,
  })
  return {
    view,
    begin: () => {
      // What could not be read is read again: there is no analysis to be taken for it yet.
      const isUnread = presses === 0 && view.status === 'failed' && view.reason === 'unreachable'
      if (isUnread) void report.refetch()
      else setPresses(presses + 1)
    },
  }
}
