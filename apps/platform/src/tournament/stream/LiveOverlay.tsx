import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useStageName } from '../bracket/useStageName.ts'
import {
  boardsPageSize,
  boardsQuery,
  bracketQuery,
  roundsQuery,
  standingQuery,
  topBoardsQuery,
} from '../calls.ts'
import { useLiveBoards } from '../live/use-live-boards.ts'
import { messages as phaseMessages } from '../phase/TournamentPhase.messages.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Board, Tournament } from '../tournament.types.ts'
import { useFacts } from '../useFacts.ts'
import { useTournamentNews } from '../use-tournament-news.ts'
import { Overlay } from './Overlay.view.tsx'
import type { OverlayChoices } from './overlay-choices.ts'
import { leastRatedDelayMs, useOldEvaluation } from './use-old-evaluation.ts'

export interface LiveOverlayProps {
  readonly addressId: string
  readonly tournament: Tournament
  readonly choices: OverlayChoices
}

const placesShown = 8
const smallShown = 8
const nothing = () => {}
const none: readonly Board[] = []

/** An overlay that follows its tournament. */
export function LiveOverlay({ addressId, tournament, choices }: LiveOverlayProps) {
  const api = tournamentApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const { timeOf, kindOf } = useFacts()
  const stageName = useStageName()
  const { id, v, rounds: roundCount } = tournament
  useTournamentNews(id, addressId, v, nothing)
  const rounds = useQuery(roundsQuery(api, addressId))
  const standing = useQuery(standingQuery(api, addressId, null, 1))
  const isBracket = tournament.kind === 'playoff' || tournament.kind === 'armageddon'
  const bracket = useQuery({ ...bracketQuery(api, addressId), enabled: isBracket })
  const latest = rounds.data?.at(-1) ?? null
  const top = useQuery(topBoardsQuery(api, addressId, latest?.id ?? null))
  const page = Math.ceil((choices.board ?? 1) / boardsPageSize)
  const listed = useQuery({
    ...boardsQuery(api, addressId, { roundId: null, page, statuses: [] }),
    placeholderData: keepPreviousData,
  })
  const best = top.data ?? none
  const all = listed.data?.results ?? none
  const chosen =
    choices.board === null ? undefined : all.find(({ table }) => table === choices.board)
  const main = chosen ?? best[0] ?? null
  const side = best.find(({ board_id: gameId }) => gameId !== main?.board_id) ?? null
  // The large ones have sockets of their own; the news tell of the small ones once a second.
  const large = useMemo(
    () => [main, side].filter((board): board is Board => board !== null),
    [main, side],
  )
  const small = useMemo(() => all.slice(0, smallShown), [all])
  const shown = useMemo(() => [...large, ...small], [large, small])
  const live = useLiveBoards(shown, large)
  const delayMs = Math.max(
    tournament.viewer_delay_s * 1000,
    tournament.rating_type === 'non-rated' ? 0 : leastRatedDelayMs,
  )
  const isJudged = choices.on.has('analysis') && choices.on.has('main-board')
  const evaluation = useOldEvaluation(live, isJudged ? (main?.board_id ?? null) : null, delayMs)
  const stages = bracket.data?.stages.length ?? 0
  return (
    <Overlay
      choices={choices}
      tournament={tournament}
      facts={`${timeOf(tournament)} · ${kindOf(tournament)}`}
      roundNumber={
        latest &&
        (roundCount === null
          ? formatMessage(phaseMessages.round, { number: latest.number })
          : formatMessage(phaseMessages.roundOf, { number: latest.number, of: roundCount }))
      }
      roundName={
        stages > 0 && bracket.data
          ? stageName(2 ** (bracket.data.stage_count - stages + 1))
          : kindOf(tournament)
      }
      site={window.location.host}
      main={main}
      side={side}
      boards={small}
      live={live}
      standing={(standing.data?.[0]?.data ?? []).slice(0, placesShown)}
      evaluation={evaluation}
    />
  )
}
