import type { ConfirmationWay } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { CodeField } from '@kingside/design-system/CodeField'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { PasswordField } from '@kingside/design-system/PasswordField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { KeyRound } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { usePasswordTexts } from '../form/usePasswordTexts.ts'
import { messages } from './StepUp.messages.ts'

/** Why a proof was not taken. */
export type StepUpProblem =
  | 'wrong_password'
  | 'invalid_code'
  | 'code_is_reset'
  | 'passkey_refused'
  | 'throttled'
  | 'offline'
  | 'something_wents_wrong'

export interface StepUpProps {
  readonly open: boolean
  /** Null while they load. */
  readonly ways: readonly ConfirmationWay[] | null
  /** Whether the ways could not be loaded. */
  readonly isFailed: boolean
  readonly isCodeSent: boolean
  /** What is being sent; null is nothing. */
  readonly sending: 'password' | 'code' | 'passkey' | 'code-mail' | null
  readonly problem: StepUpProblem | null
  readonly onPassword: (password: string) => void
  readonly onCode: (code: string) => void
  readonly onPasskey: () => void
  readonly onSendCode: () => void
  readonly onClose: () => void
}

/** The dialog in which a member proves who it is: by passkey, password or a mailed code. */
export function StepUp({ open, onClose, ...props }: StepUpProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={open}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.text)}
      closeLabel={formatMessage(messages.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Ways {...props} />
    </Dialog>
  )
}

type WaysProps = Omit<StepUpProps, 'open' | 'onClose'>

function Ways({ ways, isFailed, ...props }: WaysProps) {
  const { formatMessage } = useIntl()
  if (isFailed) return <Banner type="danger" title={formatMessage(messages.failed)} />
  if (ways === null) return <Waiting>{formatMessage(messages.loading)}</Waiting>
  if (ways.length === 0) {
    return (
      <Text as="p">
        <FormattedMessage {...messages.none} />
      </Text>
    )
  }
  const { sending, problem, onPasskey } = props
  return (
    <Stack gap={5}>
      {problem !== null && problem in bannerProblems && (
        <Banner type="danger" title={formatMessage(bannerOf(problem))} />
      )}
      {ways.includes('passkey') && (
        <Button
          display="block"
          icon={<KeyRound />}
          loading={sending === 'passkey'}
          onPress={onPasskey}
        >
          <FormattedMessage {...messages.passkey} />
        </Button>
      )}
      {ways.includes('password') && !props.isCodeSent && <PasswordWay {...props} />}
      {ways.includes('code') && <CodeWay {...props} />}
    </Stack>
  )
}

type WayProps = Omit<WaysProps, 'ways' | 'isFailed'>

function PasswordWay({ problem, sending, onPassword }: WayProps) {
  const { formatMessage } = useIntl()
  const texts = usePasswordTexts()
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(
    () =>
      problem === 'wrong_password' ? { password: formatMessage(messages.wrongPassword) } : null,
    [problem, formatMessage],
  )
  return (
    <Form
      label={formatMessage(messages.title)}
      busy={sending === 'password'}
      {...(errors && { errors })}
      onSubmit={(data) => onPassword(formText(data, 'password'))}
    >
      <PasswordField
        label={formatMessage(accountMessages.password)}
        name="password"
        purpose="current"
        texts={texts}
      />
      <Button submit display="block" loading={sending === 'password'}>
        <FormattedMessage {...messages.confirm} />
      </Button>
    </Form>
  )
}

function CodeWay({ isCodeSent, problem, sending, onCode, onSendCode }: WayProps) {
  const { formatMessage } = useIntl()
  const errors = useMemo(() => {
    if (problem === 'invalid_code') return { code: formatMessage(messages.wrongCode) }
    return problem === 'code_is_reset' ? { code: formatMessage(messages.spentCode) } : null
  }, [problem, formatMessage])
  const send = (
    <Button type="ghost" display="block" loading={sending === 'code-mail'} onPress={onSendCode}>
      <FormattedMessage {...messages.sendCode} />
    </Button>
  )
  if (!isCodeSent) return send
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.codeSent} />
      </Text>
      <Form
        label={formatMessage(messages.title)}
        busy={sending === 'code'}
        {...(errors && { errors })}
        onSubmit={(data) => onCode(formText(data, 'code'))}
      >
        <CodeField label={formatMessage(messages.code)} name="code" />
        <Button submit display="block" loading={sending === 'code'}>
          <FormattedMessage {...messages.confirm} />
        </Button>
      </Form>
      {problem === 'code_is_reset' && send}
    </Stack>
  )
}

const bannerProblems = {
  passkey_refused: messages.passkeyRefused,
  throttled: problems.throttled,
  offline: problems.offline,
  something_wents_wrong: problems.something_wents_wrong,
} as const

const bannerOf = (problem: StepUpProblem) =>
  problem === 'passkey_refused' || problem === 'throttled' || problem === 'offline'
    ? bannerProblems[problem]
    : bannerProblems.something_wents_wrong
