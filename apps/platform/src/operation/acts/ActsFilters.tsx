import { type OperatorAction, operatorActions } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { DateField } from '@kingside/design-system/DateField'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dateTexts, FilterSelect } from '../list/index.ts'
import { actionMessages, messages } from './acts.messages.ts'

export interface ActsFilterValues {
  readonly action: OperatorAction | null
  readonly operator: string
  readonly subject: string
  /** YYYY-MM-DD, in UTC. */
  readonly from: string | null
  readonly to: string | null
}

export interface ActsFiltersProps {
  readonly values: ActsFilterValues
  readonly onApply: (values: Readonly<Record<keyof ActsFilterValues, string | null>>) => void
}

/** Which entries of the audit log are shown. */
export function ActsFilters({ values, onApply }: ActsFiltersProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState(values)
  const change = (changed: Partial<ActsFilterValues>) => setChosen({ ...chosen, ...changed })
  const dates = dateTexts(formatMessage)
  return (
    <Form label={formatMessage(messages.apply)} onSubmit={() => onApply({ ...chosen })}>
      <Grid column="s" gap={3}>
        <FilterSelect
          label={formatMessage(messages.what)}
          value={chosen.action}
          options={operatorActions.map((value) => ({
            value,
            label: formatMessage(actionMessages[value]),
          }))}
          onChange={(action) => change({ action })}
        />
        <TextField
          label={formatMessage(messages.who)}
          name="operator"
          size="s"
          autoComplete="off"
          value={chosen.operator}
          onChange={(operator) => change({ operator })}
        />
        <TextField
          label={formatMessage(messages.onWhom)}
          name="subject"
          size="s"
          autoComplete="off"
          value={chosen.subject}
          onChange={(subject) => change({ subject })}
        />
        <DateField
          label={formatMessage(messages.from)}
          size="s"
          texts={dates}
          value={chosen.from}
          onChange={(from) => change({ from })}
        />
        <DateField
          label={formatMessage(messages.to)}
          size="s"
          texts={dates}
          value={chosen.to}
          onChange={(to) => change({ to })}
        />
      </Grid>
      <Button submit size="s" type="secondary">
        <FormattedMessage {...messages.apply} />
      </Button>
    </Form>
  )
}
