import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { Stack } from '@kingside/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { pageSize, requestsQuery } from '../calls.ts'
import type { Club, ClubRequest } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { MemberName } from '../page/ClubMembers.tsx'
import { Pages } from '../Pages.tsx'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

/** Who waits to be let in. */
export function RequestsTab({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage, formatDate } = useIntl()
  const [page, setPage] = useState(1)
  const requests = useQuery(requestsQuery(api, club.id, page))
  const { run, refusal, isPending } = useChange()
  const { question, ask } = useQuestion()
  if (requests.isError && !requests.data) {
    return (
      <Failed
        title={messages.requestsFailed}
        isRetrying={requests.isFetching}
        onRetry={() => void requests.refetch()}
      />
    )
  }
  const { data } = requests
  const params = { id: club.id }
  const at = ({ uid }: ClubRequest) => ({ params: { ...params, uid } })
  return (
    <Stack gap={4}>
      {data !== undefined && data.count > 1 && (
        <Inline>
          <Button
            loading={isPending}
            onPress={() =>
              ask({
                title: messages.approveAllTitle,
                text: messages.approveAllText,
                yes: messages.approveAll,
                no: words.cancel,
                isDanger: false,
                onYes: () => run((calls) => calls.requests.approveAll({ params })),
              })
            }
          >
            <FormattedMessage {...messages.approveAll} />
          </Button>
        </Inline>
      )}
      <AdminNotice message={refusal} />
      <List
        label={formatMessage(words.requests)}
        empty={
          <EmptyState size="s" icon={<UserRoundCheck />} title={formatMessage(messages.noRequests)}>
            <FormattedMessage {...messages.noRequestsText} />
          </EmptyState>
        }
        {...(data === undefined && {
          status: 'loading',
          loadingLabel: formatMessage(messages.loading),
        })}
      >
        {data?.results.map((request) => (
          <ListItem
            key={request.uid}
            title={<MemberName {...request} />}
            meta={formatDate(request.asked_at, { day: 'numeric', month: 'long' })}
            actions={
              <Inline gap={2} wrap={false}>
                <Button
                  size="s"
                  disabled={isPending}
                  onPress={() => run((calls) => calls.requests.approve(at(request)))}
                >
                  <FormattedMessage {...messages.approve} />
                </Button>
                <Button
                  size="s"
                  type="secondary"
                  disabled={isPending}
                  onPress={() => run((calls) => calls.requests.decline(at(request)))}
                >
                  <FormattedMessage {...messages.decline} />
                </Button>
                <MenuButton
                  iconOnly
                  size="s"
                  label={formatMessage(messages.actionsOf, { name: request.name })}
                  items={[
                    {
                      id: 'ban',
                      label: formatMessage(messages.declineAndBan),
                      danger: true,
                      onAction: () =>
                        ask({
                          title: messages.declineAndBanTitle,
                          text: messages.declineAndBanText,
                          yes: messages.declineAndBan,
                          no: words.cancel,
                          name: request.name,
                          // A ban takes the request with it.
                          onYes: () => run((calls) => calls.bans.add(at(request))),
                        }),
                    },
                  ]}
                />
              </Inline>
            }
          />
        ))}
      </List>
      {data && (
        <Pages
          page={page}
          count={data.count}
          size={pageSize}
          isLoading={requests.isPlaceholderData}
          onPage={setPage}
        />
      )}
      {question}
    </Stack>
  )
}
