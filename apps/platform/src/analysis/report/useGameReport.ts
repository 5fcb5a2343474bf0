import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNotFound } from '../../chess/record/index.ts'
import { createGameReports, type GameReport, pauseMs, reportRefusal } from './calls.ts'
import { useDependencies } from '../../dependencies.ts'
import type { GameReportView } from './game-report.types.ts'
import { reportView } from './report-view.ts'

const isUnderWay = (report: GameReport | null | undefined) =>
  report?.status === 'queued' || report?.status === 'running'

/** The state of a game's analysis, with the function that requests it. */
export interface ShownReport {
  readonly view: GameReportView
  /** What the server answered last. */
  readonly report: GameReport | null
  readonly begin: () => void
}

/**
 * Follows the server's analysis of a whole game.
 * @param isReported whether an earlier visit may have requested the analysis, so that an existing one is read
 * @param heard how many moves were judged as far as the game's line told. @default 0
 */
export function useGameReport(gameId: string, isReported: boolean, heard = 0): ShownReport {
  const { server, actors } = useDependencies()
  const [reports] = useState(() => createGameReports(server))
  const isVisitor = useSelector(actors.session, ({ context: { profile } }) => profile === null)
  const queries = useQueryClient()
  /** The number of presses in this visit; before the first, only an existing analysis is read. */
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
    // A visitor has no analysis, so the server would refuse the call.
    enabled: who !== null && (presses > 0 || (isReported && !isVisitor)),
    staleTime: Infinity,
    gcTime: 0,
    retry: (times, error) => times < 1 && reportRefusal(error) === null && !isNotFound(error),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data) ? pauseMs(state.dataUpdateCount) : false,
  })
  // The last move is judged: nothing is to be waited for any more.
  const read = useEffectEvent(() => void report.refetch())
  const isFound = isUnderWay(report.data) && heard + 1 >= (report.data?.progress.total ?? Infinity)
  useEffect(() => {
    if (isFound) read()
  }, [isFound])
  const view = reportView({
    report: report.data,
    heard,
    error: report.error,
    isAsking: report.isFetching,
    isAsked: presses > 0,
    isVisitor,
  })
  return {
    view,
    report: report.data ?? null,
    begin: () => {
      // A failed read is repeated; a new request would use one of the day's analyses.
      const isUnread = presses === 0 && view.status === 'failed' && view.reason === 'unreachable'
      if (isUnread) void report.refetch()
      else setPresses(presses + 1)
    },
  }
}
