import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { bansQuery, pageSize } from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { MemberName } from '../page/ClubMembers.tsx'
import { Pages } from '../Pages.tsx'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { useChange } from './useChange.ts'

/** Who is banned from a club, each with the way back; nothing where nobody is. */
export function BannedPlayers({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage, formatDate } = useIntl()
  const [page, setPage] = useState(1)
  const bans = useQuery(bansQuery(api, club.id, page))
  const { run, refusal, isPending } = useChange()
  const { data } = bans
  if (bans.isError && !data) {
    return (
      <Failed
        title={messages.bansFailed}
        isRetrying={bans.isFetching}
        onRetry={() => void bans.refetch()}
      />
    )
  }
  if (!data || data.count === 0) return refusal && <AdminNotice message={refusal} />
  return (
    <Stack as="section" gap={3}>
      <Stack gap={1}>
        <Heading level={2} size="m">
          <FormattedMessage {...messages.banned} />
        </Heading>
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.bannedText} />
        </Text>
      </Stack>
      <AdminNotice message={refusal} />
      <List label={formatMessage(messages.banned)}>
        {data.results.map((ban) => (
          <ListItem
            key={ban.uid}
            title={<MemberName {...ban} />}
            meta={formatDate(ban.banned_at, { day: 'numeric', month: 'long', year: 'numeric' })}
            actions={
              <Button
                size="s"
                type="secondary"
                disabled={isPending}
                onPress={() =>
                  run((calls) => calls.bans.remove({ params: { id: club.id, uid: ban.uid } }))
                }
              >
                <FormattedMessage {...messages.liftBan} />
              </Button>
            }
          />
        ))}
      </List>
      <Pages
        page={page}
        count={data.count}
        size={pageSize}
        isLoading={bans.isPlaceholderData}
        onPage={setPage}
      />
    </Stack>
  )
}
