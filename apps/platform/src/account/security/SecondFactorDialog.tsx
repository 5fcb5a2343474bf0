import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { Dialog } from '@kingside/design-system/Dialog'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { PasswordField } from '@kingside/design-system/PasswordField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { type ReactNode, useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { QrCode } from '../../platform/qr/index.ts'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { secondFactorMessages } from '../form/second-factor.messages.ts'
import { SecondFactorCode } from '../form/SecondFactorCode.tsx'
import { usePasswordTexts } from '../form/usePasswordTexts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { FactorProblem, FactorStep, OwnerProof } from './second-factor.types.ts'
import { messages } from './SecondFactor.messages.ts'
import { messages as common } from './Security.messages.ts'
import { messages as stepUp } from './StepUp.messages.ts'
import * as styles from './SecondFactor.css.ts'

export interface SecondFactorDialogProps {
  readonly open: boolean
  /** Stays while the dialog fades out; null before it was ever open. */
  readonly view: FactorStep | null
  /** Whether the password proves the owner too. */
  readonly hasPassword: boolean
  /** The first code of the app. */
  readonly onConfirm: (code: string) => void
  readonly onProof: (proof: OwnerProof) => void
  /** What was typed changed; its error is cleared. */
  readonly onChange: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The dialog in which two-step sign-in is set up, switched off, or gets new recovery codes. */
export function SecondFactorDialog({ open, view, onClose, ...props }: SecondFactorDialogProps) {
  const { formatMessage } = useIntl()
  // Recovery codes are shown once, so that neither Esc nor a click beside them takes them away.
  const areCodes = view?.step === 'codes'
  return (
    <Dialog
      open={open}
      title={formatMessage(view === null ? messages.title : titleOf(view))}
      {...(!areCodes && { closeLabel: formatMessage(messages.close) })}
      onOpenChange={(isOpen) => {
        if (!isOpen && !areCodes) onClose()
      }}
    >
      {view && <Step view={view} onClose={onClose} {...props} />}
    </Dialog>
  )
}

type StepProps = Omit<SecondFactorDialogProps, 'open' | 'view'>

function Step({ view, onRetry, onClose, ...props }: StepProps & { readonly view: FactorStep }) {
  const { formatMessage } = useIntl()
  switch (view.step) {
    case 'loading':
      return <Waiting>{formatMessage(messages.loading)}</Waiting>
    case 'failed':
      return (
        <ErrorState
          level={3}
          title={formatMessage(messages.keyFailed)}
          retryLabel={formatMessage(common.retry)}
          onRetry={onRetry}
        >
          <FormattedMessage {...common.failedText} />
        </ErrorState>
      )
    case 'scan':
      return <Scan view={view} onClose={onClose} {...props} />
    case 'proof':
      return <Proof view={view} onClose={onClose} {...props} />
    case 'codes':
      return <RecoveryCodes codes={view.codes} onSaved={onClose} />
    default:
      return view satisfies never
  }
}

interface ScanProps extends Pick<StepProps, 'onConfirm' | 'onChange' | 'onClose'> {
  readonly view: Extract<FactorStep, { readonly step: 'scan' }>
}

function Scan({ view, onConfirm, onChange, onClose }: ScanProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { secret, uri, problem, isSending } = view
  return (
    <Stack gap={5}>
      <Text as="p">
        <FormattedMessage {...messages.scan} />
      </Text>
      <Stack align="center">
        <QrCode text={uri} label={formatMessage(messages.qr)} size="large" />
      </Stack>
      <Stack gap={2} align="start">
        <Text as="p" weight="semibold">
          <FormattedMessage {...messages.key} />
        </Text>
        <code className={styles.key} dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton
          text={secret}
          size="s"
          texts={{
            copy: formatMessage(messages.copyKey),
            copied: formatMessage(messages.copied),
            failed: formatMessage(messages.notCopied),
          }}
        />
      </Stack>
      <Text as="p">
        <FormattedMessage {...messages.enter} />
      </Text>
      <ProblemBanner problem={problem} />
      <SecondFactorCode
        title={formatMessage(messages.turnOn)}
        problem={codeError(intl, problem)}
        isSending={isSending}
        submit={<FormattedMessage {...messages.turnOnNow} />}
        onSubmit={onConfirm}
        onChange={onChange}
        onCancel={onClose}
      />
    </Stack>
  )
}

interface ProofProps extends Pick<StepProps, 'hasPassword' | 'onProof' | 'onChange' | 'onClose'> {
  readonly view: Extract<FactorStep, { readonly step: 'proof' }>
}

function Proof({ view, hasPassword, onProof, onChange, onClose }: ProofProps) {
  const intl = useIntl()
  const { before, problem, isSending } = view
  const [way, setWay] = useState<'code' | 'password'>('code')
  const title = intl.formatMessage(titleOf(view))
  const submit = <FormattedMessage {...(before === 'off' ? messages.turnOff : messages.renew)} />
  const sending = { problem, isSending, submit, onChange }
  return (
    <Stack gap={5}>
      <Text as="p">
        <FormattedMessage {...(before === 'off' ? messages.turnOffText : messages.renewText)} />
      </Text>
      <ProblemBanner problem={problem} />
      {way === 'code' ? (
        <SecondFactorCode
          {...sending}
          title={title}
          problem={codeError(intl, problem)}
          hasRecovery
          onSubmit={(code) => onProof({ code })}
          onCancel={onClose}
        />
      ) : (
        <PasswordProof
          {...sending}
          title={title}
          onPassword={(password) => onProof({ password })}
        />
      )}
      {hasPassword && (
        <Inline justify="center">
          <Button
            type="ghost"
            disabled={isSending}
            onPress={() => {
              onChange()
              setWay(way === 'code' ? 'password' : 'code')
            }}
          >
            <FormattedMessage {...(way === 'code' ? messages.withPassword : messages.withCode)} />
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

interface PasswordProofProps {
  readonly title: string
  readonly submit: ReactNode
  readonly problem: FactorProblem | null
  readonly isSending: boolean
  readonly onPassword: (password: string) => void
  readonly onChange: () => void
}

function PasswordProof({ title, submit, problem, isSending, ...on }: PasswordProofProps) {
  const { formatMessage } = useIntl()
  const texts = usePasswordTexts()
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => {
    if (problem === 'empty') return { password: formatMessage(problems.fill_in_the_value) }
    return problem === 'wrong_password' ? { password: formatMessage(stepUp.wrongPassword) } : null
  }, [problem, formatMessage])
  return (
    <Form
      label={title}
      busy={isSending}
      {...(errors && { errors })}
      onSubmit={(data) => on.onPassword(formText(data, 'password'))}
    >
      <PasswordField
        label={formatMessage(accountMessages.password)}
        name="password"
        purpose="current"
        texts={texts}
        onChange={on.onChange}
      />
      <Button submit display="block" loading={isSending}>
        {submit}
      </Button>
    </Form>
  )
}

/** What is wrong, where it is not what was typed. */
function ProblemBanner({ problem }: { readonly problem: FactorProblem | null }) {
  const { formatMessage } = useIntl()
  switch (problem) {
    case null:
    case 'empty':
    case 'invalid_code':
    case 'wrong_password':
      return null
    case 'second_factor_changed':
      return <Banner type="danger" title={formatMessage(messages.changed)} />
    case 'throttled':
    case 'offline':
    case 'something_wents_wrong':
      return <Banner type="danger" title={formatMessage(problems[problem])} />
    default:
      return problem satisfies never
  }
}

/** The error below the field for a code; null is none. */
function codeError({ formatMessage }: IntlShape, problem: FactorProblem | null): string | null {
  if (problem === 'empty') return formatMessage(problems.fill_in_the_value)
  return problem === 'invalid_code' ? formatMessage(secondFactorMessages.invalidCode) : null
}

function titleOf(view: FactorStep) {
  switch (view.step) {
    case 'loading':
    case 'failed':
    case 'scan':
      return messages.turnOn
    case 'proof':
      return view.before === 'off' ? messages.turnOffTitle : messages.renewTitle
    case 'codes':
      return messages.codesTitle
    default:
      return view satisfies never
  }
}
