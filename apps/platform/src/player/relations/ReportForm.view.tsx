import { type PlayerReportKind, playerReportKinds, playerReportLimits } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Form } from '@kingside/design-system/Form'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextArea } from '@kingside/design-system/TextArea'
import type {
  PlayerReportCode,
  PlayerReportForm,
  PlayerReportView,
} from '@kingside/machines/player-report'
import { MailCheck } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { kindMessages, messages } from './ReportForm.messages.ts'
import { messages as relationMessages } from './relations.messages.ts'

export interface ReportFormProps {
  readonly view: PlayerReportView
  /** The player's name; null while it is loading, or where there is none. */
  readonly name: string | null
  /** Whether a game goes with the report. */
  readonly hasGame: boolean
  readonly draft: PlayerReportForm
  readonly onSubmit: (form: PlayerReportForm) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: (change: Partial<PlayerReportForm>) => void
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** Reports a player to the people who run the site. */
export function ReportForm({ view, onClose, ...props }: ReportFormProps) {
  const { formatMessage } = useIntl()
  if (view.status !== 'sent') return <Fields view={view} {...props} />
  return (
    <div role="status">
      <EmptyState
        icon={<MailCheck />}
        title={formatMessage(messages.sent)}
        actions={
          <Button type="secondary" onPress={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        }
      >
        <FormattedMessage {...messages.sentText} values={{ left: view.leftToday }} />
      </EmptyState>
    </div>
  )
}

interface FieldsProps extends Omit<ReportFormProps, 'view' | 'onClose'> {
  readonly view: Exclude<PlayerReportView, { readonly status: 'sent' }>
}

function Fields({ view, name, hasGame, draft, onSubmit, onChange, onCancel }: FieldsProps) {
  const { formatMessage } = useIntl()
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => errorsOf(view, formatMessage), [view, formatMessage])
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        {name !== null && (
          <Text as="p" weight="bold">
            <FormattedMessage {...relationMessages.blockPlayer} values={{ name }} />
          </Text>
        )}
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.lead} />
          {hasGame && (
            <>
              {' '}
              <FormattedMessage {...messages.withGame} />
            </>
          )}
        </Text>
      </Stack>
      {view.status === 'refused' && (
        <Banner type="danger" title={formatMessage(messages.failed)}>
          <FormattedMessage {...refusalMessages[view.code]} />
        </Banner>
      )}
      <Form errors={errors} busy={view.status === 'sending'} onSubmit={() => onSubmit(draft)}>
        <RadioCards<PlayerReportKind>
          label={formatMessage(messages.kind)}
          name="kind"
          columns={1}
          options={playerReportKinds.map((kind) => ({
            value: kind,
            title: formatMessage(kindMessages[kind]),
          }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <TextArea
          label={formatMessage(messages.text)}
          name="text"
          rows={3}
          help={formatMessage(messages.textHelp)}
          value={draft.text}
          counter={{
            limit: playerReportLimits.text.maxLength,
            text: (count) =>
              formatMessage(messages.left, { left: Math.max(0, count), over: Math.max(0, -count) }),
          }}
          onChange={(text) => onChange({ text })}
        />
        <Button
          submit
          loading={view.status === 'sending'}
          onCancel={onCancel}
          cancelLabel={formatMessage(messages.cancel)}
        >
          <FormattedMessage {...messages.send} />
        </Button>
      </Form>
    </Stack>
  )
}

const refusalMessages = {
  report_limit_reached: messages.limit,
  game_not_found: messages.game,
  not_found: messages.gone,
  own_account: messages.gone,
  unauthorised: messages.session,
  offline: messages.offline,
  timeout: messages.retry,
  something_wents_wrong: messages.retry,
} as const satisfies Record<PlayerReportCode, unknown>

const textProblems = { fill_in_the_value: messages.fillText, too_long: messages.tooLong } as const

function errorsOf(
  view: FieldsProps['view'],
  formatMessage: IntlShape['formatMessage'],
): Readonly<Partial<Record<'kind' | 'text', string>>> {
  if (view.status !== 'invalid') return noErrors
  const { kind, text } = view.problems
  return {
    ...(kind !== null && { kind: formatMessage(messages.chooseKind) }),
    ...(text !== null && { text: formatMessage(textProblems[text]) }),
  }
}

const noErrors = {}
