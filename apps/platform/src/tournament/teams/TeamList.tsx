import { Accordion } from '@kingside/design-system/Accordion'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { LoadMore } from '@kingside/design-system/LoadMore'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Users } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { teamsQuery, teamsPageSize } from '../calls.ts'
import { messages as pageMessages, standingMessages } from '../page/page.messages.ts'
import { pointsText } from '../page/points.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Team } from '../tournament.types.ts'
import { usePages } from '../use-pages.ts'
import { TeamPlayers } from './TeamPlayers.tsx'
import { messages } from './teams.messages.ts'

export interface TeamListProps {
  /** The id or slug of the page's address. */
  readonly addressId: string
  /** The public uid of the reader. */
  readonly ownUid: string | null
  /** The page's address, to invite to a team. */
  readonly url: string
  /** Whether players can still join. */
  readonly isOpen: boolean
}

/** The teams by their points; each opens to its players. */
export function TeamList({ addressId, ownUid, url, isOpen }: TeamListProps) {
  const api = tournamentApiOf(useDependencies())
  const { formatMessage, formatNumber } = useIntl()
  const list = usePages(
    (pages) => teamsQuery(api, addressId, ownUid, pages),
    teamsPageSize,
    `${addressId} ${ownUid ?? ''}`,
  )
  const { pages } = list
  if (!pages) {
    return list.isFailed ? (
      <ErrorState
        size="s"
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(pageMessages.retry)}
        retrying={list.isFetching}
        onRetry={list.retry}
      />
    ) : (
      <Skeleton shape="block" ratio={3} />
    )
  }
  const teams = pages.flatMap((page) => page.data)
  const count = pages[0]?.count ?? 0
  if (count === 0) {
    return (
      <EmptyState size="s" icon={<Users />} title={formatMessage(messages.empty)}>
        <FormattedMessage {...messages.emptyHint} />
      </EmptyState>
    )
  }
  const wordsOf = ({ players, is_own: isOwn }: Team) => {
    const words = formatMessage(messages.players, { count: players })
    return isOwn ? `${formatMessage(messages.own)} · ${words}` : words
  }
  return (
    <Stack gap={4}>
      <Accordion
        headingLevel={3}
        multiple
        variant="cards"
        items={teams.map((team) => ({
          value: team.id,
          title: formatMessage(messages.title, { place: team.place, name: team.name }),
          description: wordsOf(team),
          aside: formatMessage(standingMessages.pointsOf, {
            points: team.points,
            text: pointsText(team.points),
          }),
          content: (
            <Stack gap={3}>
              {team.is_own && isOpen && (
                <Inline>
                  <CopyButton
                    size="s"
                    text={`${url}?team=${team.id}`}
                    texts={{
                      copy: formatMessage(messages.invite),
                      copied: formatMessage(messages.copied),
                      failed: formatMessage(messages.notCopied),
                    }}
                  />
                </Inline>
              )}
              <TeamPlayers addressId={addressId} team={team} ownUid={ownUid} />
            </Stack>
          ),
        }))}
      />
      <LoadMore
        status={list.more}
        onLoad={() => void list.loadMore()}
        progress={formatMessage(messages.progress, {
          shown: formatNumber(teams.length),
          count: formatNumber(count),
        })}
        texts={{
          load: formatMessage(messages.more),
          loading: formatMessage(messages.loading),
          retry: formatMessage(pageMessages.retry),
          failed: formatMessage(messages.failed),
        }}
      />
    </Stack>
  )
}
