import { Button } from '@kingside/design-system/Button'
import { Banner } from '@kingside/design-system/Banner'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { NumberField } from '@kingside/design-system/NumberField'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FieldsProps, FormSelect } from './FormFields.tsx'
import { failureMessages, messages, problemMessages } from './organise.messages.ts'
import type { FormChoices } from './organise.types.ts'

const noSeries = 'none'

/** The championship set of the club that it counts for, and a way to make one. */
export function SeriesField(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, choices, locked, onChange } = fields
  const [isOpen, setOpen] = useState(false)
  const { list, onAdd } = choices.series
  if (form.community === null) return null
  return (
    <Stack gap={2}>
      <FormSelect
        fields={fields}
        field="series"
        value={form.series ?? noSeries}
        options={[
          { value: noSeries, label: formatMessage(messages.none) },
          ...list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(id) => onChange({ series: id === noSeries ? null : id })}
      />
      {!locked.has('series') && (
        <Inline>
          <Button size="s" type="secondary" onPress={() => setOpen(true)}>
            <FormattedMessage {...messages.addSeries} />
          </Button>
        </Inline>
      )}
      {isOpen && (
        <SeriesDialog
          onAdd={async (added) => onChange({ series: await onAdd(added) })}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

const mostLetters = 60
const mostEntries = 1000

interface SeriesDialogProps {
  readonly onAdd: (...added: Parameters<FormChoices['series']['onAdd']>) => Promise<void>
  readonly onClose: () => void
}

/** Asks what a new championship set is called, and how often one player may join. */
function SeriesDialog({ onAdd, onClose }: SeriesDialogProps) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  const [joinLimit, setJoinLimit] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const submit = async () => {
    const typed = name.trim()
    if (typed === '') return setProblem(formatMessage(problemMessages.empty))
    if (typed.length > mostLetters) {
      return setProblem(formatMessage(problemMessages['too-long'], { most: mostLetters }))
    }
    setBusy(true)
    setFailed(false)
    try {
      await onAdd({ name: typed, joinLimit })
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={formatMessage(messages.addSeries)}
      closeLabel={formatMessage(messages.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Form errors={{}} busy={isBusy} onSubmit={() => void submit()}>
        <TextField
          label={formatMessage(messages.seriesName)}
          value={name}
          error={problem ?? undefined}
          onChange={(typed) => {
            setName(typed)
            setProblem(null)
          }}
        />
        <NumberField
          label={formatMessage(messages.seriesLimit)}
          help={formatMessage(messages.seriesLimitHelp)}
          texts={{
            increase: formatMessage(messages.increase),
            decrease: formatMessage(messages.decrease),
          }}
          min={1}
          max={mostEntries}
          value={joinLimit}
          onChange={setJoinLimit}
        />
        {isFailed && (
          <Banner type="danger" title={formatMessage(failureMessages.something_wents_wrong)} />
        )}
        <Inline justify="end" gap={3}>
          <Button type="secondary" onPress={onClose}>
            <FormattedMessage {...messages.dismiss} />
          </Button>
          <Button submit loading={isBusy}>
            <FormattedMessage {...messages.makeSeries} />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
