import type { FollowedPlayer, LobbyPlayer } from '@kingside/api'
import { Avatar } from '@kingside/design-system/Avatar'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Ban, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { isDeleted } from '../../chess/record/index.ts'
import { PlayerName, useName } from '../../chess/terms/index.ts'
import { messages } from './People.messages.ts'
import { messages as relationMessages } from './relations.messages.ts'

export const peopleLists = ['following', 'blocked'] as const
export type PeopleList = (typeof peopleLists)[number]

export interface BlockedPlayer {
  readonly player: LobbyPlayer
  readonly since: string
}

/** A page of one of the lists. */
export type PeopleView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly list: 'following'
      readonly count: number
      readonly players: readonly FollowedPlayer[]
    }
  | {
      readonly status: 'ready'
      readonly list: 'blocked'
      readonly count: number
      readonly players: readonly BlockedPlayer[]
    }

export interface PeopleProps {
  readonly list: PeopleList
  readonly view: PeopleView
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  /** Whose button is being saved; null is nobody's. */
  readonly pendingUid: string | null
  readonly onList: (list: PeopleList) => void
  readonly onPage: (page: number) => void
  /** Opens a player's page, for routers. */
  readonly onPlayer: (uid: string) => void
  readonly onUnfollow: (uid: string) => void
  readonly onUnblock: (uid: string) => void
  /** Opens the search for players, for routers. */
  readonly onFind: () => void
  readonly onRetry: () => void
}

/** Whom the reader follows and blocks. */
export function People({ list, page, pageCount, onList, onPage, ...props }: PeopleProps) {
  const { formatMessage } = useIntl()
  const content = (
    <Stack gap={4}>
      <Players list={list} {...props} />
      <GoToPage
        page={page}
        count={pageCount}
        onChange={onPage}
        texts={{
          label: formatMessage(messages.pages),
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          page: (number) => formatMessage(messages.page, { page: number }),
          position: (number, count) => formatMessage(messages.position, { page: number, count }),
        }}
      />
    </Stack>
  )
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Tabs<PeopleList>
        label={formatMessage(messages.lists)}
        value={list}
        onChange={onList}
        tabs={peopleLists.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          content,
        }))}
      />
    </Stack>
  )
}

type PlayersProps = Omit<PeopleProps, 'page' | 'pageCount' | 'onList' | 'onPage'>

function Players(props: PlayersProps) {
  const { list, view, onRetry } = props
  const { formatMessage } = useIntl()
  const shared = { label: formatMessage(messages[list]) }
  switch (view.status) {
    case 'loading':
      return <List {...shared} status="loading" loadingLabel={formatMessage(messages.loading)} />
    case 'failed':
      return (
        <List
          {...shared}
          status="failed"
          failure={
            <ErrorState
              title={formatMessage(messages.failed)}
              retryLabel={formatMessage(messages.retry)}
              retrying={view.isRetrying}
              onRetry={onRetry}
            >
              <FormattedMessage {...messages.failedText} />
            </ErrorState>
          }
        />
      )
    case 'ready':
      return (
        <List {...shared} empty={<Nobody {...props} />}>
          {view.list === 'following'
            ? view.players.map((followed) => (
                <Followed key={followed.player.uid} {...props} followed={followed} />
              ))
            : view.players.map((blocked) => (
                <Blocked key={blocked.player.uid} {...props} blocked={blocked} />
              ))}
        </List>
      )
    default:
      return view satisfies never
  }
}

function Followed({
  followed: { player, is_online, game_id },
  ...props
}: PlayersProps & { readonly followed: FollowedPlayer }) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const name = nameOf(player.name, isDeleted(player))
  const state = game_id !== null ? 'playing' : is_online ? 'online' : 'offline'
  return (
    <Item
      {...props}
      player={player}
      meta={<FormattedMessage {...messages[state]} />}
      action={
        <Button
          type="secondary"
          size="s"
          loading={props.pendingUid === player.uid}
          onPress={() => props.onUnfollow(player.uid)}
        >
          <span aria-hidden="true">
            <FormattedMessage {...relationMessages.unfollow} />
          </span>
          <VisuallyHidden>{formatMessage(messages.unfollowName, { name })}</VisuallyHidden>
        </Button>
      }
    />
  )
}

function Blocked({
  blocked: { player, since },
  ...props
}: PlayersProps & { readonly blocked: BlockedPlayer }) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const name = nameOf(player.name, isDeleted(player))
  return (
    <Item
      {...props}
      player={player}
      meta={
        <FormattedMessage
          {...messages.since}
          values={{
            date: <FormattedDate value={since} day="numeric" month="long" year="numeric" />,
          }}
        />
      }
      action={
        <Button
          type="secondary"
          size="s"
          loading={props.pendingUid === player.uid}
          onPress={() => props.onUnblock(player.uid)}
        >
          <span aria-hidden="true">
            <FormattedMessage {...relationMessages.unblock} />
          </span>
          <VisuallyHidden>{formatMessage(messages.unblockName, { name })}</VisuallyHidden>
        </Button>
      }
    />
  )
}

interface ItemProps extends Pick<PeopleProps, 'onPlayer'> {
  readonly player: LobbyPlayer
  readonly meta: ReactNode
  readonly action: ReactNode
}

const Item = ({ player, meta, action, onPlayer }: ItemProps) => (
  <ListItem
    href={`/players/${player.uid}`}
    onPress={() => onPlayer(player.uid)}
    leading={<Avatar name={player.name} nameBeside />}
    title={<PlayerName name={player.name} title={player.title} isDeleted={isDeleted(player)} />}
    meta={meta}
    actions={action}
  />
)

function Nobody({ list, onFind }: Pick<PeopleProps, 'list' | 'onFind'>) {
  const { formatMessage } = useIntl()
  if (list === 'blocked') {
    return (
      <EmptyState icon={<Ban />} title={formatMessage(messages.noBlocked)}>
        <FormattedMessage {...messages.noBlockedText} />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<UserPlus />}
      title={formatMessage(messages.noFollowing)}
      actions={
        <LinkButton href="/players" onPress={onFind}>
          <FormattedMessage {...messages.findPlayers} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.noFollowingText} />
    </EmptyState>
  )
}
