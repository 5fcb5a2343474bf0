import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsSignedIn } from '../../account/session/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'
import { Redirect, useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { createRelationCalls, relationsPageSize } from './calls.ts'
import { messages } from './People.messages.ts'
import { People, type PeopleList, type PeopleView } from './People.view.tsx'
import { useRelationChange } from './use-relation.ts'

/** Whom the reader follows and blocks: `?list=blocked&page=2`. */
export function PeopleRoute() {
  const deps = useDependencies()
  const { auth } = usePlayer(deps)
  const isSignedIn = useIsSignedIn(deps)
  return (
    <>
      <PageTitle {...messages.title} />
      {isSignedIn || auth === 'loading' ? <Lists isSignedIn={isSignedIn} /> : <Visitor />}
    </>
  )
}

function Lists({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const deps = useDependencies()
  const navigate = useNavigate()
  const params = useSearchParams()
  const [calls] = useState(() => createRelationCalls(deps.server))
  const list: PeopleList = params.get('list') === 'blocked' ? 'blocked' : 'following'
  const page = pageOf(params.get('page'))
  const options = { placeholderData: keepPreviousData, retry: false } as const
  const following = useQuery({
    ...calls.following(page),
    ...options,
    enabled: isSignedIn && list === 'following',
  })
  const blocked = useQuery({
    ...calls.blocked(page),
    ...options,
    enabled: isSignedIn && list === 'blocked',
  })
  const change = useRelationChange()
  useLobbyNews(deps.actors.lobby, ({ type }) => {
    if (type === 'followed.changed' && list === 'following') void following.refetch()
  })
  const asked = list === 'following' ? following : blocked
  const pageCount = Math.ceil((asked.data?.count ?? 0) / relationsPageSize)
  const addressOf = (to: PeopleList, number: number) =>
    `?${new URLSearchParams({ ...(to === 'blocked' && { list: to }), ...(number > 1 && { page: String(number) }) }).toString()}`
  const viewNow = (): PeopleView => {
    if (asked.isError) return { status: 'failed', isRetrying: asked.isFetching }
    if (list === 'following') {
      const { data } = following
      return data
        ? { status: 'ready', list, count: data.count, players: data.results }
        : { status: 'loading' }
    }
    const { data } = blocked
    return data
      ? { status: 'ready', list, count: data.count, players: data.results }
      : { status: 'loading' }
  }
  // The page of the address is past the last one.
  if (!asked.isPlaceholderData && pageCount > 0 && page > pageCount)
    return <Redirect to={addressOf(list, pageCount)} />
  return (
    <People
      list={list}
      view={viewNow()}
      page={page}
      pageCount={pageCount}
      pendingUid={change.isPending ? change.variables.uid : null}
      onList={(to) => void navigate(addressOf(to, 1))}
      onPage={(to) => void navigate(addressOf(list, to))}
      onPlayer={(uid) => void navigate(`/players/${uid}`)}
      onUnfollow={(uid) => change.mutate({ change: 'unfollow', uid })}
      onUnblock={(uid) => change.mutate({ change: 'unblock', uid })}
      onFind={() => void navigate('/players')}
      onRetry={() => void asked.refetch()}
    />
  )
}

function Visitor() {
  const { popups } = useDependencies().actors
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      level={1}
      icon={<CircleUser />}
      title={formatMessage(messages.visitor)}
      actions={
        <Button onPress={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}>
          <FormattedMessage {...messages.signIn} />
        </Button>
      }
    >
      <FormattedMessage {...messages.visitorText} />
    </EmptyState>
  )
}

function pageOf(text: string | null): number {
  return Math.max(1, /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1)
}
