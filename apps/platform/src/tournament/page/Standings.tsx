import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { LoadMore, type LoadMoreStatus } from '@kingside/design-system/LoadMore'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Table } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { from } from '@kingside/design-system/theme'
import { ListOrdered } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import type { Participant, StandingRow, Tournament } from '../tournament.types.ts'
import { useLoadable } from '../useLoadable.tsx'
import { messages, standingMessages, tabMessages } from './page.messages.ts'
import { pointsText } from './points.ts'
import { useStandingColumns } from './useStandingColumns.tsx'

export type StandingsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly rows: readonly StandingRow[]
      readonly count: number
      /** The reader's own row, also while it is not among the rows. */
      readonly you: StandingRow | null
      readonly more: LoadMoreStatus
    }

export interface StandingsProps {
  readonly tournament: Pick<Tournament, 'kind' | 'tie_breaks'>
  readonly view: StandingsView
  /** Loads more rows. Resolves to whether it has got some. */
  readonly onMore: () => Promise<boolean>
  readonly onRetry: () => void
}

/** Who has how many points. Rows stay where they are read while they change. */
export function Standings({ tournament, view, onMore, onRetry }: StandingsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const isWide = useMedia(from('tablet'))
  const columns = useStandingColumns(tournament, isWide)
  const root = useRef<HTMLDivElement>(null)
  const you = view.status === 'ready' ? view.you : null
  const rows = view.status === 'ready' ? view.rows : []
  const isOwnLoaded = you !== null && rows.some((row) => isSame(row, you))
  const isOwnSeen = useIsOwnSeen(root, isOwnLoaded)

  const loadable = useLoadable(
    {
      isLoaded: view.status === 'ready',
      isFailed: view.status === 'failed',
      isFetching: view.status === 'failed' && view.isRetrying,
      onRetry,
    },
    { ...standingMessages, retry: messages.retry },
  )

  if (view.status === 'ready' && rows.length === 0) {
    return (
      <EmptyState size="s" icon={<ListOrdered />} title={formatMessage(standingMessages.empty)}>
        <FormattedMessage {...standingMessages.emptyHint} />
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <div ref={root}>
        <Table
          caption={formatMessage(tabMessages.standings)}
          captionHidden
          columns={columns}
          rowHeader="player"
          rows={rows}
          rowKey={({ player }) => player.player_uid}
          rowMarks={(row) => ({
            ...(you !== null && isSame(row, you) && { own: formatMessage(messages.you) }),
            ...marksOf(row.player, (message) => formatMessage(message)),
          })}
          phone="fit"
          density={isWide ? 'comfortable' : 'compact'}
          skeletonRows={8}
          empty={null}
          {...loadable}
        />
      </div>
      {you !== null && !isOwnSeen && (
        <OwnRow row={you} onGo={() => void goToOwn(root.current, onMore)} />
      )}
      {view.status === 'ready' && view.rows.length > 0 && (
        <LoadMore
          status={view.more}
          onLoad={() => void onMore()}
          progress={formatMessage(standingMessages.progress, {
            shown: formatNumber(view.rows.length),
            count: formatNumber(view.count),
          })}
          texts={{
            load: formatMessage(standingMessages.more),
            loading: formatMessage(standingMessages.loading),
            retry: formatMessage(messages.retry),
            failed: formatMessage(standingMessages.failed),
          }}
        />
      )}
    </Stack>
  )
}

const isSame = (one: StandingRow, other: StandingRow) =>
  one.player.player_uid === other.player.player_uid

const ended = {
  withdrawn: standingMessages.withdrawn,
  disqualified: standingMessages.disqualified,
  left: standingMessages.left,
  banned: standingMessages.banned,
} as const

function marksOf(
  { status }: Participant,
  format: (message: (typeof ended)[keyof typeof ended]) => string,
) {
  switch (status) {
    case 'withdrawn':
    case 'disqualified':
    case 'left':
    case 'banned':
      return { disabled: format(ended[status]) }
    case 'pending':
    case 'joined':
    case 'on-hold':
      return {}
    default:
      return status satisfies never
  }
}

/** The reader's place, while their own row can't be seen. */
function OwnRow({ row, onGo }: { readonly row: StandingRow; readonly onGo: () => void }) {
  const { formatMessage, formatNumber } = useIntl()
  const points = formatMessage(standingMessages.pointsOf, {
    points: row.points,
    text: pointsText(row.points),
  })
  return (
    <Surface tone="raised" padding={3}>
      <Inline justify="between" gap={3}>
        <Text weight="semibold">
          <FormattedMessage
            {...standingMessages.own}
            values={{ place: formatNumber(row.place), points }}
          />
        </Text>
        <Button type="secondary" size="s" onPress={onGo}>
          <FormattedMessage {...standingMessages.goToOwn} />
        </Button>
      </Inline>
    </Surface>
  )
}

/** The design system marks the reader's own row so. */
const ownSelector = '[data-own]'

function useIsOwnSeen(root: React.RefObject<HTMLElement | null>, isLoaded: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const row = isLoaded ? root.current?.querySelector(ownSelector) : null
    if (!row) return undefined
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    watch.observe(row)
    return () => watch.disconnect()
  }, [root, isLoaded])
  return isLoaded && isSeen
}

/** Loads rows until the own one is there, and scrolls to it. */
async function goToOwn(root: HTMLElement | null, onMore: StandingsProps['onMore']): Promise<void> {
  for (let isThereMore = true; isThereMore;) {
    const row = root?.querySelector(ownSelector)
    if (row) return row.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line no-await-in-loop -- page by page
    isThereMore = await onMore()
    // oxlint-disable-next-line no-await-in-loop -- until the rows are drawn
    await new Promise(requestAnimationFrame)
  }
}
