import { List, ListItem } from '@kingside/design-system/List'
import { Text } from '@kingside/design-system/Text'
import type { CallResponse } from '@kingside/api'
import type { listShortTournaments } from '@kingside/api/calls/tournaments/lists'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as words } from '../words.messages.ts'
import { Part } from './ClubContents.tsx'
import { messages } from './page.messages.ts'

export type OpenTournament = CallResponse<typeof listShortTournaments>['results'][number]

export interface ClubTournamentsProps {
  readonly tournaments: readonly OpenTournament[]
  readonly onOpen: (path: string) => void
}

/** The tournaments of a club that are played or come. */
export function ClubTournaments({ tournaments, onOpen }: ClubTournamentsProps) {
  const { formatMessage, formatDate } = useIntl()
  const startOf = (start: string) =>
    formatDate(start, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  return (
    <Part title={words.tournaments}>
      <List
        label={formatMessage(words.tournaments)}
        empty={
          <Text tone="muted" size="s">
            <FormattedMessage {...messages.noTournaments} />
          </Text>
        }
      >
        {tournaments.map(({ id, slug, name, start, status, signed_up_amount: count }) => (
          <ListItem
            key={id}
            title={name}
            meta={[
              status === 'goes' ? formatMessage(words.inProgress) : startOf(start),
              formatMessage(words.playerCount, { count }),
            ].join(' · ')}
            href={`/tournaments/${slug}`}
            onPress={() => onOpen(`/tournaments/${slug}`)}
          />
        ))}
      </List>
    </Part>
  )
}
