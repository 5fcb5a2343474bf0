import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { CodeField } from '@kingside/design-system/CodeField'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type {
  ActivationCodeCode,
  ActivationCodeView,
  CodeEntryView,
  ResendView,
} from '@kingside/machines/activation-code'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import { ThrottledBanner } from '../form/ThrottledBanner.tsx'
import { messages } from './ActivationCode.messages.ts'
import { codeProblems } from './code-problems.ts'
import { ResendCode } from './ResendCode.tsx'

export interface ActivationCodeProps {
  readonly view: ActivationCodeView
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (code: string) => void
  /** The code was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onResend: () => void
  /** Goes back to the form with the address. */
  readonly onOtherAddress: () => void
  /** Shows its own button back, because nothing around it has one. @default false */
  readonly alone?: boolean
}

/** The step that asks for the six digits of the mail. The last digit submits the code. */
export function ActivationCode({
  view,
  onOtherAddress,
  alone = false,
  ...on
}: ActivationCodeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'open':
      return (
        <Stack gap={4}>
          <CodeForm email={view.email} entry={view.entry} resend={view.resend} {...on} />
          {alone && (
            <Inline justify="center">
              <Button type="ghost" onPress={onOtherAddress}>
                <FormattedMessage {...messages.otherAddress} />
              </Button>
            </Inline>
          )}
        </Stack>
      )
    case 'unknown-account':
      return (
        <Banner
          type="danger"
          title={formatMessage(messages.notFound)}
          action={
            <Button size="s" type="secondary" onPress={onOtherAddress}>
              <FormattedMessage {...messages.otherAddress} />
            </Button>
          }
        >
          {view.email}
        </Banner>
      )
    case 'verified':
      return <Banner type="success" title={formatMessage(messages.verified)} />
    default:
      return view satisfies never
  }
}

interface CodeFormProps extends Omit<ActivationCodeProps, 'view' | 'onOtherAddress' | 'alone'> {
  readonly email: string
  readonly entry: CodeEntryView
  readonly resend: ResendView
}

function CodeForm({ email, entry, resend, now, onSubmit, onChange, onResend }: CodeFormProps) {
  const { formatMessage } = useIntl()
  const problem = problemOf(entry)
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(
    () => problem && { code: formatMessage(codeProblems[problem]) },
    [problem, formatMessage],
  )
  const verifying = entry.status === 'verifying'
  const throttled = entry.status === 'throttled'
  const closed = entry.status === 'reset'

  return (
    <Stack gap={5}>
      {entry.status === 'throttled' && <ThrottledBanner until={entry.until} now={now} />}
      <Form
        label={formatMessage(messages.title)}
        busy={verifying || throttled || closed}
        {...(errors && { errors })}
        onSubmit={(data) => onSubmit(formText(data, 'code'))}
      >
        <CodeField
          label={formatMessage(messages.code)}
          name="code"
          help={closed ? undefined : <SentTo email={email} resend={resend} />}
          disabled={throttled}
          disabledReason={closed ? formatMessage(messages.resetReason) : undefined}
          onChange={onChange}
          onComplete={onSubmit}
          resend={<ResendCode view={resend} now={now} onResend={onResend} />}
        />
        {!closed && (
          <Button submit display="block" loading={verifying} disabled={throttled}>
            <FormattedMessage {...messages.submit} />
          </Button>
        )}
      </Form>
    </Stack>
  )
}

function SentTo({ email, resend }: Pick<CodeFormProps, 'email' | 'resend'>) {
  if (resend.status === 'failed') return null
  const message = resend.status === 'sending' ? messages.sending : messages.sent
  return <FormattedMessage {...message} values={{ email }} />
}

function problemOf(entry: CodeEntryView): ActivationCodeCode | null {
  switch (entry.status) {
    case 'wrong':
    case 'reset':
      return entry.code
    case 'editing':
    case 'verifying':
    case 'throttled':
      return null
    default:
      return entry satisfies never
  }
}
