import { EmptyState } from '@kingside/design-system/EmptyState'
import { Button } from '@kingside/design-system/Button'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import { Text } from '@kingside/design-system/Text'
import { Plus, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Loaded, ShortClub } from '../club.types.ts'
import { Failed } from '../Failed.tsx'
import { Pages } from '../Pages.tsx'
import { messages as words } from '../words.messages.ts'
import { type ClubChoices, clubTabs, isFiltered } from './club-choices.ts'
import type { CountryNames } from '../CountryFilter.tsx'
import { ClubFilters } from './ClubFilters.tsx'
import { ClubTile } from './ClubTile.tsx'
import { messages, tabMessages } from './list.messages.ts'

/** A page of clubs. */
export interface ClubPage {
  readonly count: number
  readonly results: readonly ShortClub[]
}

export interface ClubsPageProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  readonly isMember: boolean
  readonly all: Loaded<ClubPage>
  /** Whether another page or filter loads while these clubs stay. */
  readonly isLoadingMore: boolean
  readonly mine: Loaded<readonly ShortClub[]>
  /** How many clubs are on a page. */
  readonly pageSize: number
  readonly events: ReactNode
  readonly onChoose: (choices: ClubChoices) => void
  readonly onCreate: () => void
  readonly onSignIn: () => void
  readonly onOpen: (path: string) => void
  readonly onRetry: () => void
}

/** All clubs, the reader's own, and what clubs do. */
export function ClubsPage(props: ClubsPageProps) {
  const { choices, mine, events, onChoose, onCreate, onOpen } = props
  const { formatMessage } = useIntl()
  const contents = { all: <AllClubs {...props} />, mine: <MyClubs {...props} />, events }
  const waiting =
    mine.status === 'ready'
      ? mine.data.reduce((sum, { requests_waiting: count }) => sum + (count ?? 0), 0)
      : 0
  return (
    <Stack gap={5}>
      <Inline justify="between" align="center" gap={3}>
        <Heading level={1} size="l">
          <FormattedMessage {...words.clubs} />
        </Heading>
        <LinkButton href="/community/create" icon={<Plus />} onPress={onCreate}>
          <FormattedMessage {...messages.create} />
        </LinkButton>
      </Inline>
      <Tabs
        label={formatMessage(words.clubs)}
        value={choices.tab}
        activation="press"
        onChange={(tab) => onChoose({ ...choices, tab, page: 1 })}
        tabs={clubTabs.map((value) => ({
          value,
          label: formatMessage(tabMessages[value]),
          content: contents[value],
          ...(value === 'mine' &&
            waiting > 0 && {
              count: waiting,
              countLabel: formatMessage(words.requestsWaiting, { count: waiting }),
            }),
        }))}
      />
      <Text size="s" tone="muted">
        <Link href="/chess-clubs-revolution" onPress={() => onOpen('/chess-clubs-revolution')}>
          <FormattedMessage {...messages.forOrganisers} />
        </Link>
      </Text>
    </Stack>
  )
}

function AllClubs(props: ClubsPageProps) {
  const { choices, countries, all, onChoose, onRetry, onOpen } = props
  const { formatMessage } = useIntl()
  const count = all.status === 'ready' ? all.data.count : 0
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    onChoose({ ...choices, search: '', country: null, membership: null, page: 1 })
  }
  return (
    <Stack gap={4}>
      <ClubFilters
        // What is typed goes when the filters are cleared.
        key={cleared}
        choices={choices}
        countries={countries}
        resultsText={all.status === 'ready' ? formatMessage(messages.clubCount, { count }) : ''}
        onChoose={onChoose}
      />
      {all.status === 'loading' && <Loading />}
      {all.status === 'failed' && (
        <Failed title={messages.failed} isRetrying={all.isRetrying} onRetry={onRetry} />
      )}
      {all.status === 'ready' && count === 0 && (
        <EmptyState
          icon={<Users />}
          title={formatMessage(isFiltered(choices) ? messages.noMatch : messages.none)}
          {...(isFiltered(choices) && {
            actions: (
              <Button type="secondary" onPress={clear}>
                <FormattedMessage {...messages.clear} />
              </Button>
            ),
          })}
        >
          {!isFiltered(choices) && <FormattedMessage {...messages.noneText} />}
        </EmptyState>
      )}
      {all.status === 'ready' && count > 0 && (
        <>
          <Clubs clubs={all.data.results} label={formatMessage(tabMessages.all)} onOpen={onOpen} />
          <Pages
            page={choices.page}
            count={count}
            size={props.pageSize}
            isLoading={props.isLoadingMore}
            onPage={(page) => onChoose({ ...choices, page })}
          />
        </>
      )}
    </Stack>
  )
}

function MyClubs({ mine, isMember, onSignIn, onChoose, choices, onOpen, onRetry }: ClubsPageProps) {
  const { formatMessage } = useIntl()
  if (!isMember) {
    return (
      <EmptyState
        icon={<Users />}
        title={formatMessage(messages.visitorMine)}
        actions={
          <Button onPress={onSignIn}>
            <FormattedMessage {...words.signIn} />
          </Button>
        }
      >
        <FormattedMessage {...messages.visitorMineText} />
      </EmptyState>
    )
  }
  if (mine.status === 'loading') return <Loading />
  if (mine.status === 'failed') {
    return <Failed title={messages.failed} isRetrying={mine.isRetrying} onRetry={onRetry} />
  }
  if (mine.data.length === 0) {
    return (
      <EmptyState
        icon={<Users />}
        title={formatMessage(messages.noneOfMine)}
        actions={
          <Button type="secondary" onPress={() => onChoose({ ...choices, tab: 'all' })}>
            <FormattedMessage {...messages.findOne} />
          </Button>
        }
      >
        <FormattedMessage {...messages.noneOfMineText} />
      </EmptyState>
    )
  }
  return <Clubs clubs={mine.data} label={formatMessage(tabMessages.mine)} onOpen={onOpen} />
}

function Clubs({
  clubs,
  label,
  onOpen,
}: {
  readonly clubs: readonly ShortClub[]
  readonly label: string
  readonly onOpen: (path: string) => void
}) {
  return (
    <Grid as="ul" label={label}>
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubTile club={club} onOpen={onOpen} />
        </li>
      ))}
    </Grid>
  )
}

const Loading = () => (
  <Grid>
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} shape="block" ratio={2} />
    ))}
  </Grid>
)
