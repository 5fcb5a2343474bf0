import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { type ListFilter, listQuery, roundsQuery, topBoardsQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { ShortTournament } from '../tournament.types.ts'
import { useFacts } from '../useFacts.ts'
import { useTournamentNews } from '../use-tournament-news.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { useLiveBoards } from './use-live-boards.ts'

/** Of so many tournaments the boards are shown, the biggest first. */
const mostShown = 3
const running = {
  status: ['goes'],
  mode: 'online',
  ordering: '-popularity',
} satisfies ListFilter

export interface RunningTournamentsProps {
  readonly title: MessageDescriptor
}

/** Tournaments that go, each with the boards of its best players. */
export function RunningTournaments({ title }: RunningTournamentsProps) {
  const api = tournamentApiOf(useDependencies())
  const { data } = useQuery(listQuery(api, running, 1))
  const shown = data?.[0]?.results.slice(0, mostShown) ?? []
  if (shown.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="s">
        <FormattedMessage {...title} />
      </Heading>
      {shown.map((tournament) => (
        <Running key={tournament.id} tournament={tournament} />
      ))}
    </Stack>
  )
}

const none: readonly never[] = []
const nothing = () => {}

function Running({ tournament }: { readonly tournament: ShortTournament }) {
  const api = tournamentApiOf(useDependencies())
  const navigate = useNavigate()
  const { timeOf, kindOf } = useFacts()
  const { id, slug, name } = tournament
  const rounds = useQuery(roundsQuery(api, id))
  const boards = useQuery(topBoardsQuery(api, id, rounds.data?.at(-1)?.id ?? null))
  const shown = boards.data ?? none
  const live = useLiveBoards(shown)
  // The list does not tell how far its news are.
  useTournamentNews(id, id, 0, nothing)
  const path = `/tournaments/${slug}`
  const facts = `${timeOf(tournament)} · ${kindOf(tournament)}`
  return (
    <Stack as="section" gap={2}>
      <Inline gap={2}>
        <Heading level={3} size="xs">
          <Link href={path} onPress={() => void navigate(path)}>
            {name}
          </Link>
        </Heading>
        <Text size="s" tone="muted">
          {facts}
        </Text>
      </Inline>
      <BoardGrid
        label={name}
        boards={shown}
        live={live}
        onOpen={(gameId) => void navigate(`/game/${gameId}`)}
      />
    </Stack>
  )
}
