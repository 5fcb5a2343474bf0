import { supportLimits } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import type {
  SupportMessageForm,
  SupportMessageProblems,
  SupportMessageView,
} from '@kingside/machines/support-message'
import { MailCheck } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { formText, problems } from '../../account/form/index.ts'
import { WaitTime } from '../../platform/page/index.ts'
import { messages } from './SupportForm.messages.ts'

export interface SupportFormProps {
  /** Whom it writes to. @default 'support' */
  readonly to?: 'support' | 'organisers'
  readonly view: SupportMessageView
  /** What the fields hold at first. */
  readonly draft: SupportMessageForm
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (form: SupportMessageForm) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: (change: Partial<SupportMessageForm>) => void
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** Writes to the operator: subject, message and the address for the answer. */
export function SupportForm({ view, onAgain, ...on }: SupportFormProps) {
  const { formatMessage } = useIntl()
  if (view.status !== 'sent') return <MessageForm view={view} {...on} />
  return (
    <div role="status">
      <EmptyState
        icon={<MailCheck />}
        title={formatMessage(messages.sent)}
        actions={
          <Button type="secondary" onPress={onAgain}>
            <FormattedMessage {...messages.again} />
          </Button>
        }
      >
        <FormattedMessage {...messages.sentText} values={{ email: view.replyTo }} />
      </EmptyState>
    </div>
  )
}

interface MessageFormProps extends Omit<SupportFormProps, 'view' | 'onAgain'> {
  readonly view: Exclude<SupportMessageView, { readonly status: 'sent' }>
}

function MessageForm({
  to = 'support',
  view,
  draft,
  now,
  onSubmit,
  onChange,
  onCancel,
}: MessageFormProps) {
  const { formatMessage } = useIntl()
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => errorsOf(view, formatMessage), [view, formatMessage])
  const left = (count: number) =>
    formatMessage(messages.left, { left: Math.max(0, count), over: Math.max(0, -count) })
  return (
    <Stack gap={5}>
      <Text as="p" tone="muted">
        <FormattedMessage {...leads[to]} />
      </Text>
      {view.status === 'refused' && view.code !== 'email_invalid' && (
        <Banner type="danger" title={formatMessage(messages.failed)}>
          <Refusal code={view.code} until={view.until} now={now} />
        </Banner>
      )}
      <Form
        errors={errors}
        busy={view.status === 'sending'}
        onSubmit={(data) =>
          onSubmit({
            subject: formText(data, 'subject'),
            message: formText(data, 'message'),
            replyTo: formText(data, 'replyTo'),
          })
        }
      >
        <TextField
          label={formatMessage(to === 'support' ? messages.subject : messages.name)}
          name="subject"
          defaultValue={draft.subject}
          counter={{ limit: supportLimits.subject.maxLength, text: left }}
          onChange={(subject) => onChange({ subject })}
        />
        <TextArea
          label={formatMessage(messages.message)}
          name="message"
          rows={4}
          defaultValue={draft.message}
          counter={{ limit: supportLimits.message.maxLength, text: left }}
          onChange={(message) => onChange({ message })}
        />
        <EmailField
          label={formatMessage(messages.replyTo)}
          name="replyTo"
          help={formatMessage(messages.replyToHelp)}
          defaultValue={draft.replyTo}
          onChange={(replyTo) => onChange({ replyTo })}
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

const leads = { support: messages.lead, organisers: messages.organisersLead } as const

interface RefusalProps extends Pick<SupportFormProps, 'now'> {
  readonly code: 'throttled' | 'offline' | 'timeout' | 'something_wents_wrong'
  readonly until: number | null
}

function Refusal({ code, until, now }: RefusalProps) {
  switch (code) {
    case 'throttled':
      return (
        <FormattedMessage
          {...messages.throttled}
          values={{ time: <WaitTime until={until} now={now} /> }}
        />
      )
    case 'offline':
      return <FormattedMessage {...messages.offlineText} />
    case 'timeout':
    case 'something_wents_wrong':
      return <FormattedMessage {...messages.failedText} />
    default:
      return code satisfies never
  }
}

const textProblems = {
  fill_in_the_value: problems.fill_in_the_value,
  too_long: messages.tooLong,
} as const

function errorsOf(
  view: MessageFormProps['view'],
  formatMessage: IntlShape['formatMessage'],
): Readonly<Partial<Record<keyof SupportMessageProblems, string>>> {
  switch (view.status) {
    case 'invalid': {
      const { subject, message, replyTo } = view.problems
      return {
        ...(subject !== null && { subject: formatMessage(textProblems[subject]) }),
        ...(message !== null && { message: formatMessage(textProblems[message]) }),
        ...(replyTo !== null && { replyTo: formatMessage(problems[replyTo]) }),
      }
    }
    case 'refused':
      return view.code === 'email_invalid'
        ? { replyTo: formatMessage(problems.email_invalid) }
        : noErrors
    case 'editing':
    case 'sending':
      return noErrors
    default:
      return view satisfies never
  }
}

const noErrors = {}
