import { arbiterResults } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { IconButton } from '@kingside/design-system/IconButton'
import { LoadMore } from '@kingside/design-system/LoadMore'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Pages } from '../use-pages.ts'
import * as styles from './manage.css.ts'
import { actMessages, auditMessages, messages } from './manage.messages.ts'
import type { Act, Result, RunHandlers } from './manage.types.ts'

export interface AuditTabProps {
  readonly audit: Pick<
    Pages<{ readonly count: number; readonly results: readonly Act[] }>,
    'pages' | 'more' | 'loadMore'
  >
  /** Sets a changed result back; null where results can’t be changed any more. */
  readonly onUndo: RunHandlers['onResult'] | null
}

const isNamed = (what: string): what is keyof typeof actMessages => what in actMessages

/** The change of a result that can be set back. */
interface Change {
  readonly round: number
  readonly table: number
  readonly before: Result
}

/** What a change has changed; null where it was no change of a result. */
function changeOf({ what, round, table, before }: Act): Change | null {
  const result = arbiterResults.find((one) => one === before)
  if (what !== 'run.result' && what !== 'run.result.unrated') return null
  return round === null || table === null || result === undefined
    ? null
    : { round, table, before: result }
}

/** The changes that nothing has changed since: of each board the newest. */
function latestChanges(acts: readonly Act[]): ReadonlyMap<Act, Change> {
  const boards = new Set<string>()
  const latest = new Map<Act, Change>()
  for (const act of acts) {
    const board = `${act.round} ${act.table}`
    const isOfBoard = act.table !== null
    const change = isOfBoard && !boards.has(board) ? changeOf(act) : null
    if (isOfBoard) boards.add(board)
    if (change) latest.set(act, change)
  }
  return latest
}

function useColumns(
  changes: ReadonlyMap<Act, Change>,
  onUndo: AuditTabProps['onUndo'],
): readonly TableColumn<Act>[] {
  const { formatMessage, formatDate } = useIntl()
  const placeOf = ({ round, table }: Act): string | null => {
    if (round === null) return null
    return table === null
      ? formatMessage(auditMessages.inRound, { round })
      : formatMessage(auditMessages.at, { round, table })
  }
  return [
    {
      id: 'when',
      header: formatMessage(auditMessages.when),
      cell: ({ at }) => formatDate(at, { dateStyle: 'short', timeStyle: 'medium' }),
    },
    { id: 'who', header: formatMessage(auditMessages.who), cell: ({ who }) => who.name },
    {
      id: 'what',
      header: formatMessage(auditMessages.what),
      cell: (act) => (
        <Stack gap={0}>
          {formatMessage(isNamed(act.what) ? actMessages[act.what] : actMessages.other)}
          {placeOf(act) !== null && (
            <Text size="s" tone="muted">
              {placeOf(act)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'change',
      header: formatMessage(auditMessages.change),
      cell: ({ before, after, reason }) => (
        <Stack gap={0}>
          {[before, after].filter((part) => part !== null).join(' → ')}
          {reason !== null && (
            <Text size="s" tone="muted">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    ...(onUndo === null
      ? []
      : [
          {
            id: 'undo',
            header: formatMessage(auditMessages.undo),
            width: 'fit' as const,
            cell: (act: Act) => {
              const change = changes.get(act)
              if (!change) return null
              const { round, table, before: result } = change
              const reason = formatMessage(auditMessages.undone)
              return (
                <div className={styles.screenOnly}>
                  <IconButton
                    size="s"
                    label={formatMessage(auditMessages.undoAt, { round, table })}
                    onPress={() => onUndo({ round, table, result, reason })}
                  >
                    <Undo2 />
                  </IconButton>
                </div>
              )
            },
          },
        ]),
  ]
}

/** What was done by hand, the newest first. */
export function AuditTab({ audit, onUndo }: AuditTabProps) {
  const { formatMessage, formatNumber } = useIntl()
  const acts = audit.pages?.flatMap(({ results }) => results) ?? []
  const columns = useColumns(latestChanges(acts), onUndo)
  const count = audit.pages?.[0]?.count ?? 0
  return (
    <Stack gap={4}>
      <Table
        caption={formatMessage(auditMessages.caption)}
        captionHidden
        columns={columns}
        rowHeader="what"
        rows={acts}
        rowKey={({ at, what, table }) => `${at} ${what} ${table ?? ''}`}
        density="compact"
        empty={<EmptyState title={formatMessage(auditMessages.empty)} />}
      />
      {count > acts.length && (
        <div className={styles.screenOnly}>
          <LoadMore
            status={audit.more}
            onLoad={() => void audit.loadMore()}
            progress={formatMessage(auditMessages.progress, {
              shown: formatNumber(acts.length),
              count: formatNumber(count),
            })}
            texts={{
              load: formatMessage(auditMessages.more),
              loading: formatMessage(auditMessages.loading),
              retry: formatMessage(messages.retry),
              failed: formatMessage(auditMessages.failed),
            }}
          />
        </div>
      )}
    </Stack>
  )
}
