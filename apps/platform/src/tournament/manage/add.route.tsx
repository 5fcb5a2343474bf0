import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle, PageLoading } from '../../platform/page/index.ts'
import { Redirect, useParams } from '../../platform/router/index.ts'
import { keyOf } from '../calls.ts'
import { foundQuery, manageApiOf, participantsQuery, progressQuery } from './manage.calls.ts'
import { addMessages } from './manage.messages.ts'

type Outcome = 'added' | 'invited' | 'refused' | 'in'

/** Where those who run a tournament look for players and add them. */
export function AddParticipantsRoute() {
  const { id = '' } = useParams()
  const api = manageApiOf(useDependencies())
  const client = useQueryClient()
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const progress = useQuery(progressQuery(api, id))
  const participants = useQuery(participantsQuery(api, id))
  const found = useQuery(foundQuery(api, name))
  const adding = useMutation({
    mutationFn: (uid: string) => api.add({ params: { id }, body: { uids: [uid] } }),
    onSuccess: ({ results }) => {
      setOutcomes(new Map([...outcomes, ...results.map((one) => [one.uid, one.outcome] as const)]))
      return client.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
  if (progress.isError) return <Redirect to={`/tournaments/${id}/manage`} />
  if (!progress.data) return <PageLoading whole />
  const { tournament } = progress.data
  const isIn = new Set(
    participants.data?.flatMap((one) =>
      one.status === 'joined' || one.status === 'pending' || one.status === 'on-hold'
        ? [one.player_uid]
        : [],
    ),
  )
  const outcomeOf = (uid: string): Outcome | null =>
    outcomes.get(uid) ?? (isIn.has(uid) ? 'in' : null)
  const members = found.data?.filter(({ kind }) => kind === 'member') ?? []
  return (
    <Stack gap={5}>
      <NamedTitle name={tournament.name} />
      <Link href={`/tournaments/${tournament.slug}/manage`}>
        <FormattedMessage {...addMessages.back} />
      </Link>
      <Heading level={1} size="l">
        <FormattedMessage {...addMessages.title} values={{ name: tournament.name }} />
      </Heading>
      <Text as="p" tone="muted">
        <FormattedMessage {...addMessages.lead} />
      </Text>
      <SearchField
        label={formatMessage(addMessages.search)}
        clearLabel={formatMessage(addMessages.clear)}
        value={name}
        onChange={setName}
      />
      {members.length === 0 && !found.isFetching && (
        <EmptyState title={formatMessage(addMessages.none)}>
          <FormattedMessage {...addMessages.noneHint} />
        </EmptyState>
      )}
      <Stack as="ul" gap={2}>
        {members.map((member) => {
          const outcome = outcomeOf(member.uid)
          return (
            <Inline key={member.uid} as="li" justify="between" gap={3}>
              <Text>
                {[member.title, member.name, member.rating]
                  .filter((part) => part !== null)
                  .join(' ')}
              </Text>
              {outcome === null ? (
                <Button
                  size="s"
                  loading={adding.isPending && adding.variables === member.uid}
                  onPress={() => adding.mutate(member.uid)}
                >
                  <FormattedMessage {...addMessages.add} values={{ name: member.name }} />
                </Button>
              ) : (
                <Text tone="muted">
                  <FormattedMessage {...addMessages[outcome]} />
                </Text>
              )}
            </Inline>
          )
        })}
      </Stack>
    </Stack>
  )
}
