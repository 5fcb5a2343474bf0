import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { SignInView } from '@kingside/machines/sign-in'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from '../form/account.messages.ts'
import { secondFactorMessages } from '../form/second-factor.messages.ts'
import { SecondFactorCode } from '../form/SecondFactorCode.tsx'
import { messages } from './SignIn.messages.ts'
import { SignInNotice } from './SignInNotice.tsx'

export interface CodeStepProps {
  readonly view: Extract<SignInView, { readonly status: 'code' | 'verifying' }>
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (code: string) => void
  readonly onChange: () => void
  readonly onCancel: () => void
  /** Goes back to e-mail and password. */
  readonly onLeave: () => void
}

/** The second step of a sign-in: the code of the authenticator app. */
export function CodeStep({ view, now, onLeave, ...on }: CodeStepProps) {
  const { formatMessage } = useIntl()
  const refusal = view.status === 'code' ? view.refusal : null
  const isEmpty = view.status === 'code' && view.isEmpty
  const problem = isEmpty
    ? formatMessage(problems.fill_in_the_value)
    : refusal?.code === 'invalid_code'
      ? formatMessage(secondFactorMessages.invalidCode)
      : null
  return (
    <Stack gap={5}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.codeHint} />
      </Text>
      {refusal !== null && problem === null && (
        <SignInNotice
          view={{ status: 'refused', email: view.email, ...refusal }}
          now={now}
          onActivation={onLeave}
        />
      )}
      <SecondFactorCode
        title={formatMessage(messages.codeTitle)}
        problem={problem}
        isSending={view.status === 'verifying'}
        hasRecovery
        {...on}
      />
      <Inline justify="center">
        <Button type="ghost" disabled={view.status === 'verifying'} onPress={onLeave}>
          <FormattedMessage {...messages.codeLeave} />
        </Button>
      </Inline>
    </Stack>
  )
}
