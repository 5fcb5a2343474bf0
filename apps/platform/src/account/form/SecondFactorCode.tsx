import { Button } from '@kingside/design-system/Button'
import { CodeField } from '@kingside/design-system/CodeField'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import { type ReactNode, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from './account.messages.ts'
import { formText } from './form-text.ts'
import { secondFactorMessages as messages } from './second-factor.messages.ts'

export interface SecondFactorCodeProps {
  /** Names the form. */
  readonly title: string
  /** What is wrong with the code; null when nothing is. */
  readonly problem: string | null
  readonly isSending: boolean
  /** Whether a recovery code does as well. @default false */
  readonly hasRecovery?: boolean
  /** On the button that sends the code. @default “Continue” */
  readonly submit?: ReactNode
  readonly onSubmit: (code: string) => void
  /** The code was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onCancel: () => void
}

/** Asks for the code of the authenticator app, or for a recovery code. The app's last digit sends it. */
export function SecondFactorCode({
  title,
  problem,
  isSending,
  hasRecovery = false,
  submit,
  onSubmit,
  onChange,
  onCancel,
}: SecondFactorCodeProps) {
  const { formatMessage } = useIntl()
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => problem !== null && { code: problem }, [problem])
  return (
    <Stack gap={4}>
      <Form
        label={title}
        busy={isSending}
        {...(errors && { errors })}
        onSubmit={(data) => onSubmit(formText(data, 'code'))}
      >
        {way === 'app' ? (
          <CodeField
            key="app"
            label={formatMessage(messages.code)}
            name="code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a screen that asks for a code begins there
            autoFocus
            onChange={onChange}
            onComplete={onSubmit}
          />
        ) : (
          <TextField
            key="recovery"
            label={formatMessage(messages.recoveryCode)}
            name="code"
            autoComplete="off"
            onChange={onChange}
          />
        )}
        <Button
          submit
          display="block"
          loading={isSending}
          onCancel={onCancel}
          cancelLabel={formatMessage(accountMessages.cancel)}
        >
          {submit ?? <FormattedMessage {...messages.submit} />}
        </Button>
      </Form>
      {hasRecovery && (
        <Inline justify="center">
          <Button
            type="ghost"
            disabled={isSending}
            onPress={() => {
              onChange()
              setWay(way === 'app' ? 'recovery' : 'app')
            }}
          >
            <FormattedMessage {...(way === 'app' ? messages.withRecovery : messages.withApp)} />
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
