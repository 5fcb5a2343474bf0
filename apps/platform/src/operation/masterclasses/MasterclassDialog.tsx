import {
  type Locale,
  locales,
  masterclassKinds,
  masterclassLimits,
  masterclassStatuses,
} from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { DateField } from '@kingside/design-system/DateField'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { NumberField } from '@kingside/design-system/NumberField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { dateTexts, languageNames, listMessages } from '../list/index.ts'
import {
  formOf,
  type MasterclassForm,
  type MasterclassProblem,
  problemsOf,
  valuesOf,
} from './masterclass-form.ts'
import type { MasterclassValues, OperatorMasterclass } from './masterclasses.calls.ts'
import { kindMessages, messages, statusMessages } from './masterclasses.messages.ts'

export interface MasterclassDialogProps {
  /** Null is a new one. */
  readonly masterclass: OperatorMasterclass | null
  readonly isSending: boolean
  /** Why it was not saved; null while nothing went wrong. */
  readonly failure: 'changed' | { readonly detail: string | null } | null
  readonly onSubmit: (values: MasterclassValues) => void
  readonly onClose: () => void
}

/** What operators write of a masterclass. */
export function MasterclassDialog({
  masterclass,
  isSending,
  failure,
  onSubmit,
  onClose,
}: MasterclassDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [form, setForm] = useState(() => formOf(masterclass, ownLocale(locale)))
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<MasterclassForm>) => setForm((before) => ({ ...before, ...part }))
  const errors = useMemo(
    () => (isChecked ? errorsOf(form, formatMessage) : {}),
    [isChecked, form, formatMessage],
  )
  const title = formatMessage(masterclass === null ? messages.add : messages.editTitle)
  const submit = () => {
    setChecked(true)
    const values = valuesOf(form)
    if (values !== null) onSubmit(values)
  }
  return (
    <Dialog title={title} closeLabel={formatMessage(messages.close)} open onOpenChange={onClose}>
      <Form label={title} busy={isSending} errors={errors} onSubmit={submit}>
        <Stack gap={4}>
          {failure !== null && <Failure failure={failure} />}
          <About form={form} onChange={change} />
          <When form={form} onChange={change} error={errors['day'] ?? null} />
          <Where form={form} onChange={change} />
          <Button submit display="block" loading={isSending}>
            <FormattedMessage {...messages.save} />
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

interface PartProps {
  readonly form: MasterclassForm
  readonly onChange: (part: Partial<MasterclassForm>) => void
}

/** What it is, and who holds it. */
function About({ form, onChange }: PartProps) {
  const { formatMessage } = useIntl()
  const texts = useSelectTexts()
  return (
    <>
      <TextField
        label={formatMessage(messages.name)}
        name="title"
        value={form.title}
        onChange={(title) => onChange({ title: title.slice(0, masterclassLimits.title) })}
      />
      <TextArea
        label={formatMessage(messages.description)}
        name="description"
        value={form.description}
        onChange={(description) =>
          onChange({ description: description.slice(0, masterclassLimits.description) })
        }
      />
      <Grid column="s" gap={4}>
        <TextField
          label={formatMessage(messages.lecturer)}
          name="lecturer"
          value={form.lecturer}
          onChange={(name) => onChange({ lecturer: name.slice(0, masterclassLimits.lecturer) })}
        />
        <TextField
          label={formatMessage(messages.lecturerTitle)}
          help={formatMessage(messages.lecturerTitleHelp)}
          name="lecturerTitle"
          value={form.lecturerTitle}
          onChange={(text) =>
            onChange({ lecturerTitle: text.slice(0, masterclassLimits.lecturerTitle) })
          }
        />
        <Select
          label={formatMessage(messages.kind)}
          texts={texts}
          value={form.kind}
          options={masterclassKinds.map((value) => ({
            value,
            label: formatMessage(kindMessages[value]),
          }))}
          onChange={(kind) => onChange({ kind })}
        />
        <Select
          label={formatMessage(messages.language)}
          texts={texts}
          value={form.language}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => onChange({ language })}
        />
      </Grid>
    </>
  )
}

function When({ form, onChange, error }: PartProps & { readonly error: string | null }) {
  const { formatMessage } = useIntl()
  return (
    <Grid column="s" gap={4}>
      <DateField
        label={formatMessage(messages.day)}
        texts={dateTexts(formatMessage)}
        value={form.day}
        onChange={(day) => onChange({ day })}
        {...(error !== null && { error })}
      />
      <TextField
        label={formatMessage(messages.time)}
        help={formatMessage(messages.timeHelp)}
        name="time"
        autoComplete="off"
        value={form.time}
        onChange={(time) => onChange({ time })}
      />
      <NumberField
        label={formatMessage(messages.minutes)}
        texts={{
          increase: formatMessage(messages.more),
          decrease: formatMessage(messages.fewer),
        }}
        name="minutes"
        min={1}
        max={masterclassLimits.minutes}
        value={form.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
    </Grid>
  )
}

/** How far it is, who may watch it, and where. */
function Where({ form, onChange }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Select
        label={formatMessage(messages.status)}
        help={formatMessage(messages.statusHelp)}
        texts={useSelectTexts()}
        value={form.status}
        options={masterclassStatuses.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        onChange={(status) => onChange({ status })}
      />
      <Switch
        label={formatMessage(messages.free)}
        checked={form.isFree}
        onChange={(isFree) => onChange({ isFree })}
      />
      <TextField
        label={formatMessage(messages.stream)}
        help={formatMessage(messages.streamHelp)}
        name="stream"
        autoComplete="off"
        value={form.stream}
        onChange={(stream) => onChange({ stream })}
      />
      <TextField
        label={formatMessage(messages.recording)}
        help={formatMessage(messages.recordingHelp)}
        name="recording"
        autoComplete="off"
        value={form.recording}
        onChange={(recording) => onChange({ recording })}
      />
      <TextField
        label={formatMessage(messages.captions)}
        help={formatMessage(messages.captionsHelp)}
        name="captions"
        autoComplete="off"
        value={form.captions}
        onChange={(captions) => onChange({ captions })}
      />
    </>
  )
}

function Failure({
  failure,
}: {
  readonly failure: 'changed' | { readonly detail: string | null }
}) {
  const { formatMessage } = useIntl()
  return failure === 'changed' ? (
    <Banner type="warning" title={formatMessage(messages.changed)}>
      <FormattedMessage {...messages.changedText} />
    </Banner>
  ) : (
    <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
      {failure.detail}
    </Banner>
  )
}

function useSelectTexts() {
  const { formatMessage } = useIntl()
  return {
    placeholder: formatMessage(listMessages.choose),
    empty: formatMessage(listMessages.nothing),
  }
}

const problemMessages = {
  missing: listMessages.fillIn,
  'no-time': messages.noTime,
  'no-link': messages.noLink,
  'no-recording': messages.noRecording,
  'no-captions': messages.noCaptions,
} as const satisfies Record<MasterclassProblem, unknown>

const errorsOf = (
  form: MasterclassForm,
  formatMessage: IntlShape['formatMessage'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problemsOf(form)).map(([field, problem]) => [
      field,
      formatMessage(problemMessages[problem]),
    ]),
  )

const ownLocale = (locale: string): Locale =>
  locales.find((known) => known === (locale === 'kk' ? 'kz' : locale)) ?? 'en'
