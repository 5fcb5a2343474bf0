import type { TournamentForm } from '@kingside/api'
import type { FieldProblem } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FormChange } from './FormFields.tsx'
import { messages, problemMessages } from './organise.messages.ts'
import type { FormChoices } from './organise.types.ts'
import { TournamentFormFields } from './TournamentForm.view.tsx'
import type { SaveState } from './use-form.ts'

export interface FormPageProps {
  readonly kind: 'draft' | 'published'
  readonly form: TournamentForm
  readonly choices: FormChoices
  readonly locked: readonly string[]
  readonly state: SaveState
  /** What keeps it from being published, once that was asked for. */
  readonly problems: readonly FieldProblem[]
  /** The server’s code of what was refused; null is nothing. */
  readonly failure: string | null
  readonly isBusy: boolean
  /** What else can be done with it. */
  readonly actions: ReactNode
  readonly onChange: (change: FormChange) => void
  readonly onSubmit: () => void
  readonly onReload: () => void
}

/** The form of a tournament. */
export function FormPage(props: FormPageProps) {
  const { kind, form, locked, state, problems, failure, isBusy, actions } = props
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const isDraft = kind === 'draft'
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="l">
          <FormattedMessage {...(isDraft ? messages.newTitle : messages.editTitle)} />
        </Heading>
        {form.community === null && isDraft && (
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.lead} />
          </Text>
        )}
      </Stack>
      {state === 'conflict' && (
        <Banner
          type="warning"
          title={formatMessage(messages.conflict)}
          action={
            <Button size="s" onPress={props.onReload}>
              <FormattedMessage {...messages.reload} />
            </Button>
          }
        >
          <FormattedMessage {...messages.conflictText} />
        </Banner>
      )}
      <TournamentFormFields
        form={form}
        choices={props.choices}
        errors={new Map(problems.map((problem) => [problem.field, textOf(problem)]))}
        locked={new Set(locked)}
        onChange={props.onChange}
      />
      {problems.length > 0 && <Banner type="danger" title={formatMessage(messages.problems)} />}
      {failure !== null && <Banner type="danger" title={formatMessage(failureOf(failure))} />}
      <Inline gap={3}>
        <Button loading={isBusy} disabled={state === 'conflict'} onPress={props.onSubmit}>
          <FormattedMessage {...(isDraft ? messages.publish : messages.save)} />
        </Button>
        {actions}
        <div role="status">
          <Text size="s" tone={state === 'failed' ? 'danger' : 'muted'}>
            <SaveText state={state} />
          </Text>
        </div>
      </Inline>
    </Stack>
  )
}

function SaveText({ state }: Pick<FormPageProps, 'state'>) {
  switch (state) {
    case 'clean':
    case 'conflict':
      return null
    case 'dirty':
      return <FormattedMessage {...messages.dirty} />
    case 'saving':
      return <FormattedMessage {...messages.saving} />
    case 'saved':
      return <FormattedMessage {...messages.saved} />
    case 'failed':
      return <FormattedMessage {...messages.notSaved} />
    default:
      return state satisfies never
  }
}

function failureOf(code: string) {
  switch (code) {
    case 'too_many_own_tournaments':
      return messages.tooMany
    case 'email_verification_required':
      return messages.unconfirmed
    case 'field_locked':
      return messages.locked
    case 'form_incomplete':
    case 'bad_request':
      return messages.problems
    default:
      return messages.refused
  }
}

function useProblemText() {
  const { formatMessage } = useIntl()
  return ({ problem, least = 0, most = 0 }: FieldProblem): string => {
    if (problem === 'too-few' || problem === 'below-joined') {
      return formatMessage(problemMessages[problem], { least })
    }
    if (problem === 'too-many') return formatMessage(problemMessages[problem], { most })
    return formatMessage(problemMessages[problem])
  }
}
