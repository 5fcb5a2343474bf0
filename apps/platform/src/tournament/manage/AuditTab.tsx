import { EmptyState } from '@kingside/design-system/EmptyState'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { useIntl } from 'react-intl'
import { actMessages, auditMessages } from './manage.messages.ts'
import type { Act } from './manage.types.ts'

export interface AuditTabProps {
  readonly acts: readonly Act[]
}

const isNamed = (what: string): what is keyof typeof actMessages => what in actMessages

function useColumns(): readonly TableColumn<Act>[] {
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
      width: 'fit',
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
  ]
}

/** What was done by hand, the newest first. */
export function AuditTab({ acts }: AuditTabProps) {
  const { formatMessage } = useIntl()
  const columns = useColumns()
  return (
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
  )
}
