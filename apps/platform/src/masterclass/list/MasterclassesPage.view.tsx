import { languageTag, locales } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Select } from '@kingside/design-system/Select'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays, GraduationCap, List as ListIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ArchiveChoices, archivePage, type MasterclassSummary } from '../masterclass.types.ts'
import { Badges, Facts } from '../Facts.tsx'
import { Failed } from '../Failed.tsx'
import { languageNames } from '../language-names.ts'
import * as styles from '../masterclass.css.ts'
import { messages } from '../words.messages.ts'
import { messages as words } from './month.messages.ts'

/** How far a list is that the server is asked for. */
export type LoadedList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly all: readonly MasterclassSummary[]
      /** On all pages. */
      readonly count: number
    }

export interface MasterclassesPageProps {
  readonly ahead: LoadedList
  readonly archive: LoadedList
  readonly choices: ArchiveChoices
  readonly onChoose: (choices: ArchiveChoices) => void
  readonly onOpen: (path: string) => void
  readonly onRetry: () => void
  /** The calendar of a month, where it is chosen. */
  readonly month: ReactNode
  readonly view: AheadView
  readonly onView: (view: AheadView) => void
}

/** How what is to come is shown. */
export type AheadView = 'list' | 'calendar'

/** What is live and to come, and what can be watched again. */
export function MasterclassesPage(props: MasterclassesPageProps) {
  const { ahead, month, view, onView, onOpen, onRetry } = props
  const { formatMessage } = useIntl()
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.intro} />
        </Text>
      </Stack>
      <Stack gap={3}>
        <Inline justify="between" gap={3}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.ahead} />
          </Heading>
          <SegmentedControl
            label={formatMessage(words.view)}
            value={view}
            onChange={onView}
            options={[
              { value: 'list', title: formatMessage(words.list), icon: <ListIcon /> },
              { value: 'calendar', title: formatMessage(words.calendar), icon: <CalendarDays /> },
            ]}
          />
        </Inline>
        {view === 'calendar' ? (
          month
        ) : (
          <Tiles list={ahead} empty="noneAhead" onOpen={onOpen} onRetry={onRetry} />
        )}
      </Stack>
      <Archive {...props} />
    </Stack>
  )
}

function Archive({ archive, choices, onChoose, onOpen, onRetry }: MasterclassesPageProps) {
  const { formatMessage } = useIntl()
  const choose = (change: Partial<ArchiveChoices>) => onChoose({ ...choices, page: 1, ...change })
  const count = archive.status === 'ready' ? Math.ceil(archive.count / archivePage) : 1
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.archive} />
      </Heading>
      <div className={styles.filters}>
        <SegmentedControl
          label={formatMessage(messages.kind)}
          value={choices.kind ?? 'all'}
          onChange={(kind) => choose({ kind: kind === 'all' ? null : kind })}
          options={[
            { value: 'all', title: formatMessage(messages.all) },
            { value: 'masterclass', title: formatMessage(messages.lessons) },
            { value: 'qa', title: formatMessage(messages.qa) },
          ]}
        />
        <Select
          label={formatMessage(messages.language)}
          labelHidden
          value={choices.language ?? 'any'}
          onChange={(language) => choose({ language: language === 'any' ? null : language })}
          options={[
            { value: 'any', label: formatMessage(messages.anyLanguage) },
            ...locales.map((value) => ({
              value,
              label: languageNames[value],
              lang: languageTag(value),
            })),
          ]}
          texts={{
            placeholder: formatMessage(messages.anyLanguage),
            empty: formatMessage(messages.anyLanguage),
          }}
        />
      </div>
      <Tiles list={archive} empty="noneFound" onOpen={onOpen} onRetry={onRetry} />
      {count > 1 && (
        <GoToPage
          page={choices.page}
          count={count}
          onChange={(page) => choose({ page })}
          texts={{
            label: formatMessage(messages.pages),
            previous: formatMessage(messages.previous),
            next: formatMessage(messages.next),
            page: (page) => formatMessage(messages.page, { page }),
            position: (page, all) => formatMessage(messages.position, { count: all, page }),
          }}
        />
      )}
    </Stack>
  )
}

interface TilesProps extends Pick<MasterclassesPageProps, 'onOpen' | 'onRetry'> {
  readonly list: LoadedList
  readonly empty: 'noneAhead' | 'noneFound'
}

function Tiles({ list, empty, onOpen, onRetry }: TilesProps) {
  const { formatMessage } = useIntl()
  switch (list.status) {
    case 'loading':
      return <Skeleton lines={4} />
    case 'failed':
      return <Failed isRetrying={list.isRetrying} onRetry={onRetry} />
    case 'ready':
      return list.all.length === 0 ? (
        <EmptyState
          size="s"
          level={3}
          icon={<GraduationCap />}
          title={formatMessage(messages[empty])}
        />
      ) : (
        <ul className={styles.tiles}>
          {list.all.map((each) => (
            <li key={each.slug} className={styles.tile}>
              <Badges of={each} />
              <Heading level={3} size="s">
                <Link
                  href={`/masterclass/${each.slug}`}
                  tone="plain"
                  onPress={() => onOpen(`/masterclass/${each.slug}`)}
                >
                  <bdi lang={languageTag(each.language)}>{each.title}</bdi>
                </Link>
              </Heading>
              <Facts of={each} />
            </li>
          ))}
        </ul>
      )
    default:
      return list satisfies never
  }
}
