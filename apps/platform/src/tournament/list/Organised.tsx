import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { StageBadge } from '../StageBadge.tsx'
import type { ShortTournament } from '../tournament.types.ts'
import { messages } from './list.messages.ts'

/** A tournament that is not published. */
export interface ListedDraft {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly savedAt: string
}

export interface OrganisedProps {
  readonly drafts: readonly ListedDraft[]
  /** The latest first. */
  readonly tournaments: readonly ShortTournament[]
  readonly onOpen: (path: string) => void
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly meta: string
  readonly badge: ReactNode
}

/** So many are shown before the reader asks for all. */
const few = 3

/** What the reader runs, with the way back to each form and each tournament; nothing without any. */
export function Organised({ drafts, tournaments, onOpen }: OrganisedProps) {
  const { formatMessage } = useIntl()
  const [isWhole, setWhole] = useState(false)
  const all = useEntries(drafts, tournaments)
  if (all.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="s">
          <FormattedMessage {...messages.organised} />
        </Heading>
        {!isWhole && all.length > few && (
          <Button type="ghost" size="s" onPress={() => setWhole(true)}>
            <FormattedMessage {...messages.allOrganised} values={{ count: all.length }} />
          </Button>
        )}
      </Inline>
      <List label={formatMessage(messages.organised)}>
        {all.slice(0, isWhole ? all.length : few).map(({ path, name, meta, badge }) => (
          <ListItem
            key={path}
            title={name}
            meta={meta}
            trailing={badge}
            href={path}
            onPress={() => onOpen(path)}
          />
        ))}
      </List>
    </Stack>
  )
}

/** What is played or comes next goes first, then what is not published, then what is over. */
function useEntries(
  drafts: readonly ListedDraft[],
  tournaments: readonly ShortTournament[],
): readonly Entry[] {
  const { formatMessage, formatDate } = useIntl()
  const dateOf = (at: string) =>
    formatDate(at, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  const isOver = ({ status }: ShortTournament) => status === 'completed'
  const run = (tournament: ShortTournament): Entry => ({
    path: `/tournaments/${tournament.slug}/manage`,
    name: tournament.name,
    meta: dateOf(tournament.start),
    badge: <StageBadge tournament={tournament} />,
  })
  return [
    ...tournaments
      .filter((one) => !isOver(one))
      .toReversed()
      .map(run),
    ...drafts.map(({ id, name, savedAt }): Entry => ({
      path: `/tournaments/drafts/${id}`,
      name,
      meta: formatMessage(messages.draftSaved, { date: dateOf(savedAt) }),
      badge: (
        <Badge>
          <FormattedMessage {...messages.draft} />
        </Badge>
      ),
    })),
    ...tournaments.filter(isOver).map(run),
  ]
}
