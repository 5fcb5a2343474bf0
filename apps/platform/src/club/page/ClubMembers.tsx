import { Badge } from '@kingside/design-system/Badge'
import { Flag } from '@kingside/design-system/Flag'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { PlayerName } from '../../chess/terms/index.ts'
import type { ClubMember, Loaded } from '../club.types.ts'
import { Failed } from '../Failed.tsx'
import { Pages } from '../Pages.tsx'
import { messages as words, roleMessages } from '../words.messages.ts'
import { Part } from './ClubContents.tsx'
import { messages } from './page.messages.ts'

export interface ClubMembersProps {
  readonly members: Loaded<{ readonly count: number; readonly results: readonly ClubMember[] }>
  readonly page: number
  readonly pageSize: number
  readonly isLoadingMore: boolean
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
}

/** Who is in a club, page by page. */
export function ClubMembers({ members, onRetry, ...pages }: ClubMembersProps) {
  const { formatMessage } = useIntl()
  return (
    <Part title={words.members}>
      {members.status === 'failed' ? (
        <Failed title={messages.membersFailed} isRetrying={members.isRetrying} onRetry={onRetry} />
      ) : (
        <Stack gap={3}>
          <List
            label={formatMessage(words.members)}
            empty={
              <Text tone="muted" size="s">
                <FormattedMessage {...messages.noMembers} />
              </Text>
            }
            {...(members.status === 'loading' && {
              status: 'loading',
              loadingLabel: formatMessage(messages.loadingMembers),
            })}
          >
            {members.status === 'ready' &&
              members.data.results.map((member) => (
                <ListItem
                  key={member.uid}
                  title={<MemberName {...member} />}
                  {...(member.role === 'admin' && {
                    trailing: (
                      <Badge tone="info">
                        <FormattedMessage {...roleMessages.admin} />
                      </Badge>
                    ),
                  })}
                />
              ))}
          </List>
          {members.status === 'ready' && (
            <Pages
              page={pages.page}
              count={members.data.count}
              size={pages.pageSize}
              isLoading={pages.isLoadingMore}
              onPage={pages.onPage}
            />
          )}
        </Stack>
      )}
    </Part>
  )
}

/** A member with flag, title and rating, as a link to their profile. */
export function MemberName({
  uid,
  name,
  title,
  rating,
  country,
  is_provisional: isProvisional,
}: Pick<ClubMember, 'uid' | 'name' | 'title' | 'rating' | 'country' | 'is_provisional'>) {
  const { formatDisplayName } = useIntl()
  return (
    <Inline gap={2} wrap={false}>
      {country !== null && (
        <Flag code={country} name={formatDisplayName(country, { type: 'region' }) ?? country} />
      )}
      <PlayerName
        name={name}
        title={title}
        rating={rating}
        isProvisional={isProvisional}
        isDeleted={name === ''}
        {...(name !== '' && { linksTo: uid })}
      />
    </Inline>
  )
}
