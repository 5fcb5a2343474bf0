import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import type { FideIdView, FideQuery } from '@kingside/machines/fide-id'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import { FideFrame } from './FideFrame.tsx'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'
import { messages } from './FideId.messages.ts'
import { useFideErrors } from './useFideErrors.ts'

export interface FideSearchProps {
  readonly view: Extract<FideIdView, { readonly step: 'searching' }>
  readonly now: FideRefusedProps['now']
  readonly onSearch: (query: FideQuery) => void
  readonly onBack: () => void
}

/** The search of the federation's list: by the id, or by name and year of birth. */
export function FideSearch({ view, now, onSearch, onBack }: FideSearchProps) {
  const { formatMessage } = useIntl()
  const { query, isAsking, problems, refusal } = view
  const [by, setBy] = useState(query.by)
  const errors = useFideErrors(problems)
  const submit = (data: FormData) =>
    onSearch({
      by,
      fideId: by === 'id' ? formText(data, 'fideId') : query.fideId,
      fullName: by === 'name' ? formText(data, 'fullName') : query.fullName,
      birthYear: by === 'name' ? formText(data, 'birthYear') : query.birthYear,
    })
  return (
    <FideFrame step="searching" title={formatMessage(messages.search)} onBack={onBack}>
      {refusal && <FideRefused refusal={refusal} now={now} />}
      <SegmentedControl
        label={formatMessage(messages.searchBy)}
        options={[
          { value: 'id', title: formatMessage(messages.byId) },
          { value: 'name', title: formatMessage(messages.byName) },
        ]}
        value={by}
        onChange={setBy}
      />
      <Form
        key={by}
        label={formatMessage(messages.search)}
        busy={isAsking}
        errors={errors}
        onSubmit={submit}
      >
        {by === 'id' ? (
          <TextField
            label={formatMessage(messages.byId)}
            name="fideId"
            autoComplete="off"
            help={formatMessage(messages.idHelp)}
            defaultValue={query.fideId}
          />
        ) : (
          <Stack gap={5}>
            <TextField
              label={formatMessage(messages.fullName)}
              name="fullName"
              autoComplete="name"
              help={formatMessage(messages.fullNameHelp)}
              defaultValue={query.fullName}
            />
            <TextField
              label={formatMessage(messages.birthYear)}
              name="birthYear"
              autoComplete="off"
              defaultValue={query.birthYear}
            />
          </Stack>
        )}
        <Button submit display="block" loading={isAsking}>
          <FormattedMessage {...messages.find} />
        </Button>
      </Form>
    </FideFrame>
  )
}
