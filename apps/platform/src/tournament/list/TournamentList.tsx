import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { LoadMore } from '@kingside/design-system/LoadMore'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Trophy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShortTournament } from '../tournament.types.ts'
import * as styles from './cards.css.ts'
import { Cards } from './Cards.tsx'
import { messages } from './list.messages.ts'
import { TournamentTile } from './TournamentTile.tsx'

/** A list that is loaded part by part. */
export type TournamentListView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      /** Those that are shown. */
      readonly tournaments: readonly ShortTournament[]
      readonly count: number
      readonly more: 'ready' | 'loading' | 'failed' | 'done'
    }

export interface TournamentListProps {
  readonly view: TournamentListView
  /** Whether filters leave something out. */
  readonly isFiltered: boolean
  readonly onClear: () => void
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly onOpen: (path: string) => void
}

/** The tournaments of a tab. */
export function TournamentList({ view, ...on }: TournamentListProps) {
  const { formatMessage, formatNumber } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <ErrorState
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={on.onRetry}
        >
          <FormattedMessage {...messages.failedHint} />
        </ErrorState>
      )
    case 'ready':
      if (view.tournaments.length === 0) return <Empty {...on} />
      return (
        <Stack gap={4}>
          <Cards label={formatMessage(messages.list)}>
            {view.tournaments.map((tournament) => (
              <li key={tournament.id}>
                <TournamentTile tournament={tournament} onOpen={on.onOpen} />
              </li>
            ))}
          </Cards>
          <LoadMore
            status={view.more}
            onLoad={on.onMore}
            progress={formatMessage(messages.progress, {
              shown: formatNumber(view.tournaments.length),
              count: formatNumber(view.count),
            })}
            texts={{
              load: formatMessage(messages.more),
              loading: formatMessage(messages.moreLoading),
              retry: formatMessage(messages.retry),
              failed: formatMessage(messages.moreFailed),
            }}
          />
        </Stack>
      )
    default:
      return view satisfies never
  }
}

function Empty({
  isFiltered,
  onClear,
  onOpen,
}: Pick<TournamentListProps, 'isFiltered' | 'onClear' | 'onOpen'>) {
  const { formatMessage } = useIntl()
  if (isFiltered) {
    return (
      <EmptyState
        size="s"
        icon={<Trophy />}
        title={formatMessage(messages.noMatch)}
        actions={
          <Button type="secondary" onPress={onClear}>
            <FormattedMessage {...messages.clear} />
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      size="s"
      icon={<Trophy />}
      title={formatMessage(messages.empty)}
      actions={
        <LinkButton href="/tournaments" type="secondary" onPress={() => onOpen('/tournaments')}>
          <FormattedMessage {...messages.popular} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.emptyHint} />
    </EmptyState>
  )
}

const placeholders = ['1', '2', '3', '4', '5', '6'] as const

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div className={styles.cards}>
        {placeholders.map((key) => (
          <Surface key={key} radius="xl">
            <Stack gap={4}>
              <Skeleton size="l" />
              <Skeleton />
              <Skeleton size="s" />
            </Stack>
          </Surface>
        ))}
      </div>
    </div>
  )
}
