import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { CalendarDays, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShortTournament } from '../tournament.types.ts'
import { Cards } from './Cards.tsx'
import { isFiltered, type ListChoices, shownStages } from './list-choices.ts'
import { ListFilters } from './LateListFilters.tsx'
import { messages, tabMessages } from './list.messages.ts'
import { listTabs } from './tabs.ts'
import { TournamentList, type TournamentListView } from './TournamentList.tsx'
import { TournamentTile } from './TournamentTile.tsx'

export interface TournamentsPageProps {
  readonly choices: ListChoices
  readonly view: TournamentListView
  /** The reader's own, those that go first; empty shows nothing. */
  readonly yours: readonly ShortTournament[]
  /** What the reader runs, above all others. */
  readonly organised: ReactNode
  /** Those that the site recommends; empty shows nothing. */
  readonly featured: readonly ShortTournament[]
  readonly isMember: boolean
  /** The same tournaments by days, in place of the cards. */
  readonly calendar: ReactNode
  readonly onChoose: (choices: ListChoices) => void
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly onOpen: (path: string) => void
}

/** All tournaments: the reader's own, the recommended ones, and the rest by tabs and filters. */
export function TournamentsPage(props: TournamentsPageProps) {
  const { choices, view, yours, featured, isMember, onChoose, onMore, onRetry, onOpen } = props
  const { formatMessage } = useIntl()
  const clear = () =>
    onChoose({ ...choices, kind: null, speed: null, rating: null, isJoinable: false })
  const list = (
    <Stack gap={4}>
      <ListFilters choices={choices} isMember={isMember} onChange={onChoose} />
      {choices.view === 'calendar' ? (
        props.calendar
      ) : (
        <TournamentList
          view={view}
          isFiltered={isFiltered(choices)}
          onClear={clear}
          onMore={onMore}
          onRetry={onRetry}
          onOpen={onOpen}
        />
      )}
    </Stack>
  )
  return (
    <Stack gap={6}>
      <Inline justify="between" align="center" gap={3}>
        <Heading level={1} size="l">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Inline gap={2}>
          {isMember && (
            <LinkButton
              href="/tournaments/create"
              type="secondary"
              size="s"
              onPress={() => onOpen('/tournaments/create')}
            >
              <FormattedMessage {...messages.create} />
            </LinkButton>
          )}
          <LinkButton
            href="/community"
            type="secondary"
            size="s"
            onPress={() => onOpen('/community')}
          >
            <FormattedMessage {...messages.clubs} />
          </LinkButton>
        </Inline>
        <SegmentedControl
          label={formatMessage(messages.stage)}
          value={choices.stage}
          onChange={(stage) => onChoose({ ...choices, stage, isJoinable: false })}
          options={shownStages.map((value) => ({ value, title: formatMessage(messages[value]) }))}
        />
      </Inline>
      <Few title={messages.yours} tournaments={yours} onOpen={onOpen} />
      {props.organised}
      <Few title={messages.featured} tournaments={featured} onOpen={onOpen} />
      <Stack as="section" gap={3}>
        <Inline justify="between" gap={3}>
          <Heading level={2} size="s">
            <FormattedMessage {...messages.list} />
          </Heading>
          <SegmentedControl
            label={formatMessage(messages.view)}
            value={choices.view}
            onChange={(chosen) => onChoose({ ...choices, view: chosen })}
            options={[
              { value: 'cards', title: formatMessage(messages.cards), icon: <LayoutGrid /> },
              {
                value: 'calendar',
                title: formatMessage(messages.calendar),
                icon: <CalendarDays />,
              },
            ]}
          />
        </Inline>
        <Tabs
          label={formatMessage(messages.list)}
          value={choices.tab}
          activation="press"
          onChange={(tab) => onChoose({ ...choices, tab })}
          tabs={listTabs.map((value) => ({
            value,
            label: formatMessage(tabMessages[value]),
            content: list,
          }))}
        />
      </Stack>
    </Stack>
  )
}

/** A short list with a heading; nothing without tournaments. */
function Few({
  title,
  tournaments,
  onOpen,
}: {
  readonly title: MessageDescriptor
  readonly tournaments: readonly ShortTournament[]
  readonly onOpen: (path: string) => void
}) {
  const { formatMessage } = useIntl()
  if (tournaments.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="s">
        <FormattedMessage {...title} />
      </Heading>
      <Cards label={formatMessage(title)}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <TournamentTile tournament={tournament} onOpen={onOpen} />
          </li>
        ))}
      </Cards>
    </Stack>
  )
}
