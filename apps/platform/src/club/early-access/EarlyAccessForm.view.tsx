import { clubLimits } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { EmailField } from '@kingside/design-system/EmailField'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Form } from '@kingside/design-system/Form'
import { Link } from '@kingside/design-system/Link'
import { TextArea } from '@kingside/design-system/TextArea'
import { emailProblem } from '@kingside/machines/email-check'
import { MailCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { formText, problems } from '../../account/form/index.ts'
import { WaitTime } from '../../platform/page/index.ts'
import * as styles from './EarlyAccess.css.ts'
import { messages } from './early-access.messages.ts'
import type { EarlyAccessDraft, EarlyAccessForm, EarlyAccessView } from './early-access.types.ts'

export interface EarlyAccessFormProps {
  readonly view: EarlyAccessView
  /** What the fields hold at first. */
  readonly draft: EarlyAccessDraft
  /** The time on the clock of `until`, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (form: EarlyAccessForm) => void
  readonly onChange: (change: Partial<EarlyAccessDraft>) => void
  readonly onAgain: () => void
}

/** They open beside the form: what was typed stays. */
const links = {
  terms: (
    <Link href="/terms" newTab>
      <FormattedMessage {...messages.terms} />
    </Link>
  ),
  privacy: (
    <Link href="/privacy" newTab>
      <FormattedMessage {...messages.privacy} />
    </Link>
  ),
}

/** Asks for early access: address, message and the agreement to the terms. */
export function EarlyAccessFields(props: EarlyAccessFormProps) {
  const { view, onAgain } = props
  const { formatMessage } = useIntl()
  if (view.status !== 'sent') return <Fields {...props} view={view} />
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
        <FormattedMessage {...messages.sentText} values={{ email: view.email }} />
      </EmptyState>
    </div>
  )
}

interface FieldsProps extends EarlyAccessFormProps {
  readonly view: Exclude<EarlyAccessView, { readonly status: 'sent' }>
}

type Errors = Readonly<Partial<Record<'email' | 'message' | 'agreement', string>>>
const noErrors: Errors = {}

function Fields({ view, draft, now, onSubmit, onChange }: FieldsProps) {
  const { formatMessage } = useIntl()
  const [found, setFound] = useState(noErrors)
  const isUnknownAddress = view.status === 'refused' && view.code === 'email_invalid'
  const errors = useMemo(
    () => (isUnknownAddress ? { email: formatMessage(problems.email_invalid) } : found),
    [isUnknownAddress, found, formatMessage],
  )
  const submit = (data: FormData) => {
    const form = {
      email: formText(data, 'email').trim(),
      message: formText(data, 'message').trim(),
      hasAgreed: data.has('agreement'),
      website: formText(data, 'website'),
    }
    const wrong = errorsOf(form, formatMessage)
    setFound(wrong)
    if (Object.keys(wrong).length === 0) onSubmit(form)
  }
  return (
    <>
      {view.status === 'refused' && view.code !== 'email_invalid' && (
        <div role="alert">
          <Banner type="danger" title={formatMessage(messages.failed)}>
            <Refusal code={view.code} until={view.until} now={now} />
          </Banner>
        </div>
      )}
      <Form
        label={formatMessage(messages.ask)}
        errors={errors}
        busy={view.status === 'sending'}
        onSubmit={submit}
      >
        <EmailField
          label={formatMessage(messages.email)}
          name="email"
          required
          defaultValue={draft.email}
          onChange={(email) => onChange({ email })}
        />
        <TextArea
          label={formatMessage(messages.message)}
          name="message"
          required
          rows={4}
          help={formatMessage(messages.messageHelp)}
          defaultValue={draft.message}
          counter={{
            limit: clubLimits.earlyAccess,
            text: (left) =>
              formatMessage(messages.left, { left: Math.max(0, left), over: Math.max(0, -left) }),
          }}
          onChange={(message) => onChange({ message })}
        />
        {/* What fills this in is a program. */}
        <div className={styles.unseen} aria-hidden="true">
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <Checkbox
          name="agreement"
          required
          defaultChecked={draft.hasAgreed}
          {...(errors.agreement !== undefined && { error: errors.agreement })}
          onChange={(hasAgreed) => {
            onChange({ hasAgreed })
            setFound(({ agreement: _, ...others }) => others)
          }}
        >
          <FormattedMessage {...messages.agreement} values={links} />
        </Checkbox>
        <Button submit loading={view.status === 'sending'}>
          <FormattedMessage {...messages.send} />
        </Button>
      </Form>
    </>
  )
}

function errorsOf(form: EarlyAccessDraft, formatMessage: IntlShape['formatMessage']): Errors {
  const email = emailProblem(form.email)
  return {
    ...(email !== null && { email: formatMessage(problems[email]) }),
    ...(form.message === '' && { message: formatMessage(problems.fill_in_the_value) }),
    ...(form.message.length > clubLimits.earlyAccess && {
      message: formatMessage(messages.tooLong),
    }),
    ...(!form.hasAgreed && { agreement: formatMessage(problems.fill_in_the_value) }),
  }
}

interface RefusalProps extends Pick<EarlyAccessFormProps, 'now'> {
  readonly code: 'throttled' | 'offline' | 'failed'
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
      return <FormattedMessage {...messages.offline} />
    case 'failed':
      return <FormattedMessage {...messages.failedText} />
    default:
      return code satisfies never
  }
}
