import { selectSessionView } from '@kingside/machines/session'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import {
  type ListFilter,
  listPageSize,
  listQuery,
  myQuery,
  organisedQuery,
  ownDraftsQuery,
} from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { usePages } from '../use-pages.ts'
import { addressOf, choicesOf, filterOf } from './list-choices.ts'
import { Organised } from './Organised.tsx'
import { TournamentCalendar } from './LateCalendar.tsx'
import { messages } from './list.messages.ts'
import type { TournamentListView } from './TournamentList.tsx'
import { TournamentsPage } from './TournamentsPage.view.tsx'

/** Whether there is neither an answer nor a failure yet. */
const isFirstAsked = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => isPending && failureCount === 0

/** So many cards are added by a press. */
const step = 24
const mostFeatured = 3
const featuredFilter = {
  status: ['expected', 'goes'],
  featured: true,
  ordering: 'start',
} satisfies ListFilter

/** All tournaments, with tab and filters in the address. */
export function TournamentsRoute() {
  const deps = useDependencies()
  const api = tournamentApiOf(deps)
  const navigate = useNavigate()
  const choices = choicesOf(useSearchParams())
  const session = useSelector(deps.actors.session, selectSessionView)
  const isMember = session.status === 'authorized' || session.status === 'subscribed'
  const address = addressOf(choices)
  const list = usePages((pages) => listQuery(api, filterOf(choices), pages), listPageSize, address)
  const mine = useQuery(myQuery(api, isMember))
  const organised = useQuery(organisedQuery(api, isMember))
  const drafts = useQuery(ownDraftsQuery(api, isMember))
  const featured = useQuery(listQuery(api, featuredFilter, 1))
  const recommended =
    choices.stage === 'open' ? (featured.data?.[0]?.results.slice(0, mostFeatured) ?? []) : []
  const [shown, setShown] = useState({ address, count: step })
  const count = shown.address === address ? shown.count : step

  const loaded = list.pages?.flatMap(({ results }) => results) ?? []
  const viewNow = (): TournamentListView => {
    if (list.pages === undefined) {
      return list.isFailed
        ? { status: 'failed', isRetrying: list.isFetching }
        : { status: 'loading' }
    }
    return {
      status: 'ready',
      tournaments: loaded.slice(0, count),
      count: list.pages[0]?.count ?? 0,
      more: loaded.length > count ? 'ready' : list.more,
    }
  }
  const more = () => {
    setShown({ address, count: count + step })
    if (loaded.length < count + step) void list.loadMore()
  }
  return (
    <>
      <PageTitle {...messages.title} />
      <TournamentsPage
        choices={choices}
        view={viewNow()}
        yours={isMember ? (mine.data ?? []) : []}
        organised={
          // At once: tournaments that come after drafts would move what one is about to press.
          isMember &&
          !isFirstAsked(organised) &&
          !isFirstAsked(drafts) && (
            <Organised
              drafts={(drafts.data ?? []).map(({ id, form, saved_at: savedAt }) => ({
                id,
                name: form.name,
                savedAt,
              }))}
              tournaments={organised.data ?? []}
              onOpen={(path) => void navigate(path)}
            />
          )
        }
        featured={recommended}
        isMember={isMember}
        calendar={
          <TournamentCalendar
            filter={filterOf(choices)}
            isMember={isMember}
            onOpen={(path) => void navigate(path)}
          />
        }
        onChoose={(chosen) => void navigate(addressOf(chosen))}
        onMore={more}
        onRetry={list.retry}
        onOpen={(path) => void navigate(path)}
      />
    </>
  )
}
