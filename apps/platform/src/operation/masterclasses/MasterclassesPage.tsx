import { masterclassStatuses } from '@kingside/api/facts'
import { Badge } from '@kingside/design-system/Badge'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GraduationCap, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  failureText,
  FilterSelect,
  listMessages,
  oneOf,
  operationKey,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { MasterclassDialog } from './MasterclassDialog.tsx'
import {
  isChangedMeanwhile,
  masterclassCalls,
  type MasterclassValues,
  type OperatorMasterclass,
} from './masterclasses.calls.ts'
import { messages, statusMessages } from './masterclasses.messages.ts'

/** The masterclasses, which operators write. */
export function MasterclassesPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const address = useListAddress()
  const { page } = address
  const status = oneOf(masterclassStatuses, address.get('status'))
  const api = useOperatorApi(masterclassCalls)
  const query = useOperatorList(['masterclasses', status, page], (signal) =>
    api.list({ query: { ...partOf(page), ...(status && { status }) }, signal }),
  )
  const [edited, setEdited] = useState<OperatorMasterclass | 'new' | null>(null)
  const [removed, setRemoved] = useState<OperatorMasterclass | null>(null)
  const { write, remove } = useWrites({
    onWritten: () => setEdited(null),
    onRemoved: () => setRemoved(null),
  })
  const edit = (masterclass: OperatorMasterclass | 'new' | null) => {
    write.reset()
    remove.reset()
    setEdited(masterclass)
  }
  const columns = useMemo(
    () => columnsOf(intl, { onEdit: setEdited, onRemove: setRemoved }),
    [intl],
  )
  return (
    <Stack gap={4}>
      <div role="status">
        {write.isSuccess && <Banner type="success" title={formatMessage(messages.saved)} />}
        {remove.isSuccess && <Banner type="success" title={formatMessage(messages.removed)} />}
        {remove.isError && (
          <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
            {failureText(remove.error)}
          </Banner>
        )}
      </div>
      <Inline justify="between" gap={3} align="end">
        <FilterSelect
          label={formatMessage(messages.status)}
          value={status ?? null}
          options={masterclassStatuses.map((value) => ({
            value,
            label: formatMessage(statusMessages[value]),
          }))}
          onChange={(chosen) => address.set({ status: chosen })}
        />
        <Button icon={<Plus />} onPress={() => edit('new')}>
          <FormattedMessage {...messages.add} />
        </Button>
      </Inline>
      <OperatorTable
        caption={formatMessage(messages.title)}
        columns={columns}
        rowHeader="name"
        rowKey={({ id }) => id}
        query={query}
        page={page}
        isFiltered={status !== undefined}
        empty={
          <EmptyState size="s" icon={<GraduationCap />} title={formatMessage(messages.empty)} />
        }
        onPage={address.setPage}
      />
      {edited !== null && (
        <MasterclassDialog
          masterclass={edited === 'new' ? null : edited}
          isSending={write.isPending}
          failure={failureOf(write)}
          onSubmit={(values) => write.mutate({ of: edited === 'new' ? null : edited, values })}
          onClose={() => edit(null)}
        />
      )}
      {removed !== null && (
        <ConfirmDialog
          open
          danger
          pending={remove.isPending}
          title={formatMessage(messages.removeTitle, { title: removed.title })}
          message={formatMessage(messages.removeText)}
          yesLabel={formatMessage(messages.remove)}
          noLabel={formatMessage(messages.keep)}
          onAnswer={(isSure) => (isSure ? remove.mutate(removed) : setRemoved(null))}
        />
      )}
    </Stack>
  )
}

interface Written {
  /** Null is a new one. */
  readonly of: OperatorMasterclass | null
  readonly values: MasterclassValues
}

/** Writes masterclasses and takes them away; the lists are read anew then. */
function useWrites({
  onWritten,
  onRemoved,
}: {
  readonly onWritten: () => void
  readonly onRemoved: () => void
}) {
  const api = useOperatorApi(masterclassCalls)
  const queryClient = useQueryClient()
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [operationKey] })
  const write = useMutation({
    mutationFn: ({ of, values }: Written) =>
      of === null
        ? api.add({ body: values })
        : api.change({ params: { id: of.id }, body: { version: of.version, values } }),
    onSuccess: onWritten,
    onSettled: readAnew,
  })
  const remove = useMutation({
    mutationFn: ({ id }: OperatorMasterclass) => api.remove({ params: { id } }),
    onSettled: async () => {
      onRemoved()
      await readAnew()
    },
  })
  return { write, remove }
}

function failureOf({ isError, error }: { readonly isError: boolean; readonly error: unknown }) {
  if (!isError) return null
  return isChangedMeanwhile(error) ? ('changed' as const) : { detail: failureText(error) }
}

interface Acts {
  readonly onEdit: (masterclass: OperatorMasterclass) => void
  readonly onRemove: (masterclass: OperatorMasterclass) => void
}

const inUtc = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

function columnsOf(
  { formatMessage, formatDate, formatList }: IntlShape,
  { onEdit, onRemove }: Acts,
): readonly TableColumn<OperatorMasterclass, 'name' | 'start' | 'actions'>[] {
  return [
    {
      id: 'name',
      header: formatMessage(messages.name),
      cell: ({ title, lecturer, status, missing_files: files }) => (
        <Stack gap={1}>
          <bdi>{title}</bdi>
          <Inline gap={2}>
            <Badge size="s" tone={status === 'live' ? 'success' : 'neutral'}>
              {formatMessage(statusMessages[status])}
            </Badge>
            <Text size="s" tone="muted">
              <bdi>{lecturer}</bdi>
            </Text>
          </Inline>
          {files.length > 0 && (
            <Text size="s" tone="danger">
              {formatMessage(messages.missingFiles, { files: formatList(files) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'start',
      header: formatMessage(messages.start),
      cell: ({ starts_at: start }) => <time dateTime={start}>{formatDate(start, inUtc)}</time>,
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      cell: (masterclass) => (
        <Inline gap={2}>
          <Button size="s" type="secondary" onPress={() => onEdit(masterclass)}>
            <FormattedMessage {...messages.edit} />
          </Button>
          <IconButton
            size="s"
            label={formatMessage(messages.removeOf, { title: masterclass.title })}
            onPress={() => onRemove(masterclass)}
          >
            <Trash2 />
          </IconButton>
        </Inline>
      ),
    },
  ]
}
