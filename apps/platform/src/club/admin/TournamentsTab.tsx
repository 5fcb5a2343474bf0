import { clubTournamentStates, type ClubTournamentState } from '@kingside/api/facts'
import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { MenuButton, type MenuItem } from '@kingside/design-system/MenuButton'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { pageSize, tournamentsQuery } from '../calls.ts'
import type { Club, ClubTournament } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { Pages } from '../Pages.tsx'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages, stateMessages } from './admin.messages.ts'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

const tones = {
  draft: 'neutral',
  upcoming: 'info',
  'in-progress': 'success',
  completed: 'neutral',
  canceled: 'warning',
} as const

/** The tournaments of a club by their state, which is in the address. */
export function TournamentsTab({ club }: { readonly club: Club }) {
  const deps = useDependencies()
  const api = clubApiOf(deps)
  const { formatMessage, formatDate } = useIntl()
  const navigate = useNavigate()
  const params = useSearchParams()
  const state = clubTournamentStates.find((each) => each === params.get('state')) ?? 'upcoming'
  const typed = params.get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1
  const path = `/community/${club.slug}/admin/tournaments`
  const tournaments = useQuery(tournamentsQuery(api, club.id, state, page))
  const { run, refusal, isPending } = useChange()
  const { question, ask } = useQuestion()
  const open = (to: string) => void navigate(to)
  const show = (next: ClubTournamentState, nextPage = 1) =>
    open(`${path}?state=${next}${nextPage > 1 ? `&page=${nextPage}` : ''}`)
  const itemsOf = useTournamentMenu(run, ask)
  const { data } = tournaments
  const targetOf = ({ id, state: its }: ClubTournament) =>
    its === 'draft' ? `/tournaments/drafts/${id}` : `${path}/${id}`
  return (
    <Stack gap={4}>
      <Inline>
        <Button
          icon={<Plus />}
          loading={isPending}
          onPress={() =>
            run(async (calls) => {
              // The form asks for the name; texts of tournaments are English.
              const body = { name: 'New tournament', community: club.id }
              const draft = await calls.drafts.create({ body })
              open(`/tournaments/drafts/${draft.id}`)
            })
          }
        >
          <FormattedMessage {...messages.createTournament} />
        </Button>
      </Inline>
      <div>
        <SegmentedControl
          label={formatMessage(messages.state)}
          value={state}
          onChange={(next) => show(next)}
          options={clubTournamentStates.map((value) => ({
            value,
            title: formatMessage(stateMessages[value]),
          }))}
        />
      </div>
      <AdminNotice message={refusal} />
      {tournaments.isError && !data ? (
        <Failed
          title={messages.tournamentsFailed}
          isRetrying={tournaments.isFetching}
          onRetry={() => void tournaments.refetch()}
        />
      ) : (
        <List
          label={formatMessage(words.tournaments)}
          empty={
            <EmptyState size="s" icon={<Trophy />} title={formatMessage(messages.noTournaments)} />
          }
          {...(data === undefined && {
            status: 'loading',
            loadingLabel: formatMessage(messages.loading),
          })}
        >
          {data?.results.map((tournament) => (
            <ListItem
              key={tournament.id}
              title={tournament.name}
              meta={[
                ...(tournament.start === null
                  ? []
                  : [
                      formatDate(tournament.start, {
                        day: 'numeric',
                        month: 'long',
                        hour: '2-digit',
                        minute: '2-digit',
                      }),
                    ]),
                formatMessage(words.playerCount, { count: tournament.signed_up_amount }),
              ].join(' · ')}
              trailing={
                <Badge tone={tones[tournament.state]}>
                  <FormattedMessage {...stateMessages[tournament.state]} />
                </Badge>
              }
              actions={
                <MenuButton
                  label={formatMessage(messages.actionsOf, { name: tournament.name })}
                  iconOnly
                  items={itemsOf(tournament)}
                />
              }
              href={targetOf(tournament)}
              onPress={() => open(targetOf(tournament))}
            />
          ))}
        </List>
      )}
      {data && (
        <Pages
          page={page}
          count={data.count}
          size={pageSize}
          isLoading={tournaments.isPlaceholderData}
          onPage={(next) => show(state, next)}
        />
      )}
      {question}
    </Stack>
  )
}

type Change = ReturnType<typeof useChange>
type Question = ReturnType<typeof useQuestion>

/** Returns what can be done with a tournament, by its state. */
function useTournamentMenu(run: Change['run'], ask: Question['ask']) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const open = (to: string) => void navigate(to)
  return (tournament: ClubTournament): readonly MenuItem[] => {
    const { id, slug, name, state: its } = tournament
    const isDraft = its === 'draft'
    const editPath = isDraft ? `/tournaments/drafts/${id}` : `/tournaments/${id}/edit`
    const deletion: MenuItem = {
      id: 'delete',
      label: formatMessage(messages.delete),
      danger: true,
      onAction: () =>
        ask({
          title: messages.deleteTournamentTitle,
          text: isDraft ? messages.deleteText : messages.deleteTournamentText,
          yes: messages.delete,
          no: messages.keep,
          name,
          onYes: () =>
            run((calls) =>
              isDraft
                ? calls.drafts.delete({ params: { draftId: id } })
                : calls.deleteTournament({ params: { id } }),
            ),
        }),
    }
    const more: readonly MenuItem[] = isDraft
      ? []
      : [
          {
            id: 'copy',
            label: formatMessage(messages.copyLink),
            onAction: () =>
              void navigator.clipboard.writeText(
                `${window.location.origin}/tournaments/${slug ?? id}`,
              ),
          },
          {
            id: 'duplicate',
            label: formatMessage(messages.duplicate),
            onAction: () =>
              run(async (calls) => {
                const draft = await calls.duplicateTournament({ params: { id } })
                open(`/tournaments/drafts/${draft.id}`)
              }),
          },
        ]
    return [
      {
        id: 'edit',
        label: formatMessage(messages.editTournament),
        href: editPath,
        onPress: () => open(editPath),
      },
      ...more,
      ...(isDraft || its === 'upcoming' ? [deletion] : []),
    ]
  }
}
