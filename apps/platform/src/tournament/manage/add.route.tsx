import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { SearchField } from '@kingside/design-system/SearchField'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle, PageLoading } from '../../platform/page/index.ts'
import { Redirect, useParams } from '../../platform/router/index.ts'
import { keyOf } from '../calls.ts'
import { AddPlayers, type Outcome } from './AddPlayers.view.tsx'
import {
  clubMembersQuery,
  foundQuery,
  listedQuery,
  manageApiOf,
  participantsQuery,
  progressQuery,
} from './manage.calls.ts'
import { ListedPlayers } from './ListedPlayers.view.tsx'
import { addMessages } from './manage.messages.ts'
import { useKeptFocus } from './useKeptFocus.ts'

/** Where those who run a tournament look for players and add them. */
export function AddParticipantsRoute() {
  const { id = '' } = useParams()
  const api = manageApiOf(useDependencies())
  const client = useQueryClient()
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<'club' | 'all' | 'list'>('club')
  const [names, setNames] = useState<readonly string[]>([])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const progress = useQuery(progressQuery(api, id))
  const participants = useQuery(participantsQuery(api, id))
  const club = progress.data?.tournament.community_that_organized ?? null
  const isList = scope === 'list'
  const isOfClub = club !== null && scope === 'club'
  const ofClub = useQuery(clubMembersQuery(api, isOfClub ? club.id : null, name))
  const ofAll = useQuery(foundQuery(api, isOfClub || isList ? '' : name))
  const ofList = useQuery(listedQuery(api, isList ? names : []))
  const found = isOfClub ? ofClub : ofAll
  const adding = useMutation({
    mutationFn: (uids: readonly string[]) => api.add({ params: { id }, body: { uids } }),
    onSuccess: ({ results }) => {
      const added = results.map(({ uid, outcome: kind, code }) => [uid, { kind, code }] as const)
      setOutcomes((before) => new Map([...before, ...added]))
      return client.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  if (progress.isError) return <Redirect to={`/tournaments/${id}/manage`} />
  if (!progress.data) return <PageLoading whole />
  const { tournament } = progress.data
  const isIn = (participants.data ?? []).flatMap((one) =>
    one.status === 'joined' || one.status === 'pending' || one.status === 'on-hold'
      ? [[one.player_uid, { kind: 'in', code: null }] as const]
      : [],
  )
  const listed = ofList.data ?? []
  const players = (isList ? listed.flatMap((one) => one.players) : (found.data ?? [])).filter(
    ({ kind }) => kind === 'member',
  )
  const missing = listed.filter((one) => one.players.length === 0).map((one) => one.name)
  return (
    <div ref={root}>
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
        <div>
          <SegmentedControl
            label={formatMessage(addMessages.scope)}
            value={club === null && scope === 'club' ? 'all' : scope}
            options={[
              ...(club === null
                ? []
                : [{ value: 'club' as const, title: formatMessage(addMessages.ofClub) }]),
              { value: 'all' as const, title: formatMessage(addMessages.ofAll) },
              { value: 'list' as const, title: formatMessage(addMessages.ofList) },
            ]}
            onChange={setScope}
          />
        </div>
        {isList ? (
          <ListedPlayers isLooking={ofList.isFetching} missing={missing} onLook={setNames} />
        ) : (
          <SearchField
            label={formatMessage(addMessages.search)}
            clearLabel={formatMessage(addMessages.clear)}
            value={name}
            onChange={setName}
          />
        )}
        {!isList && players.length === 0 && !found.isFetching && (
          <EmptyState title={formatMessage(addMessages.none)}>
            {!isOfClub && <FormattedMessage {...addMessages.noneHint} />}
          </EmptyState>
        )}
        {(adding.isError || ofList.isError) && (
          <Text tone="danger">
            <FormattedMessage {...(adding.isError ? addMessages.failed : addMessages.lookFailed)} />
          </Text>
        )}
        <AddPlayers
          players={players}
          outcomes={new Map([...isIn, ...outcomes])}
          adding={adding.isPending ? adding.variables : []}
          onAdd={(uids) => adding.mutate(uids)}
        />
      </Stack>
    </div>
  )
}
