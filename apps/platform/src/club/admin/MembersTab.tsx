import { Badge } from '@kingside/design-system/Badge'
import { List, ListItem } from '@kingside/design-system/List'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { membersQuery, pageSize } from '../calls.ts'
import type { Club, ClubMember } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { MemberName } from '../page/ClubMembers.tsx'
import { Pages } from '../Pages.tsx'
import { useReader } from '../useReader.ts'
import { messages as words, roleMessages } from '../words.messages.ts'
import { BannedPlayers } from './BannedPlayers.tsx'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { type Asked, useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

/** Who is in a club: found by name, made an administrator or a member, removed. */
export function MembersTab({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState({ search: '', page: 1 })
  const members = useQuery(membersQuery(api, club.id, shown))
  const { run, refusal } = useChange()
  // Nobody bans themselves.
  const { uid } = useReader()
  const { question, ask } = useQuestion()
  if (members.isError && !members.data) {
    return (
      <Failed
        title={messages.membersFailed}
        isRetrying={members.isFetching}
        onRetry={() => void members.refetch()}
      />
    )
  }
  const { data } = members
  return (
    <Stack gap={4}>
      <SearchField
        label={formatMessage(messages.searchMembers)}
        clearLabel={formatMessage(messages.clearSearch)}
        onSearch={(search) => setShown({ search, page: 1 })}
        loading={members.isPlaceholderData}
        resultsText={data ? formatMessage(words.memberCount, { count: data.count }) : ''}
      />
      <AdminNotice message={refusal} />
      <List
        label={formatMessage(words.members)}
        empty={
          <Text tone="muted">
            <FormattedMessage {...messages.noMembers} />
          </Text>
        }
        {...(data === undefined && {
          status: 'loading',
          loadingLabel: formatMessage(messages.loading),
        })}
      >
        {data?.results.map((member) => (
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
            actions={
              <MenuButton
                label={formatMessage(messages.actionsOf, { name: member.name })}
                iconOnly
                items={questionsOf(club, member, run)
                  .filter(([id]) => id !== 'ban' || member.uid !== uid)
                  .map(([id, each]) => ({
                    id,
                    label: formatMessage(each.yes),
                    danger: id !== 'role',
                    onAction: () => ask(each),
                  }))}
              />
            }
          />
        ))}
      </List>
      {data && (
        <Pages
          page={shown.page}
          count={data.count}
          size={pageSize}
          isLoading={members.isPlaceholderData}
          onPage={(page) => setShown({ ...shown, page })}
        />
      )}
      <BannedPlayers club={club} />
      {question}
    </Stack>
  )
}

/** What can be done with a member, each with its question. */
function questionsOf(
  club: Club,
  member: ClubMember,
  run: ReturnType<typeof useChange>['run'],
): readonly (readonly ['role' | 'remove' | 'ban', Asked])[] {
  const { name, uid } = member
  const params = { id: club.id, uid }
  const to = member.role === 'admin' ? 'member' : 'admin'
  return [
    [
      'role',
      {
        title: to === 'admin' ? messages.promoteTitle : messages.demoteTitle,
        text: to === 'admin' ? messages.promoteText : messages.demoteText,
        yes: to === 'admin' ? messages.promote : messages.demote,
        no: words.cancel,
        name,
        isDanger: to === 'member',
        onYes: () => run((calls) => calls.members.setRole({ params, body: { role: to } })),
      },
    ],
    [
      'remove',
      {
        title: messages.removeTitle,
        text: messages.removeText,
        yes: messages.remove,
        no: messages.keep,
        name,
        onYes: () => run((calls) => calls.members.remove({ params })),
      },
    ],
    [
      'ban',
      {
        title: messages.banTitle,
        text: messages.banText,
        yes: messages.ban,
        no: words.cancel,
        name,
        onYes: () => run((calls) => calls.bans.add({ params })),
      },
    ],
  ]
}
