import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { problems } from '../form/account.messages.ts'
import { failureName } from '../security/failure-name.ts'
import { hasPasskeys } from '../security/webauthn.ts'
import { createPasskeySignIn } from './passkey.calls.ts'
import { messages } from './passkey.messages.ts'

/** The button that signs in by a passkey, where the browser has them. */
export function PasskeySignIn() {
  const deps = useDependencies()
  const [signIn] = useState(() => createPasskeySignIn(deps))
  const { formatMessage } = useIntl()
  const signing = useMutation({ mutationFn: signIn })
  if (!hasPasskeys()) return null
  const problem = signing.isError ? problemOf(signing.error) : null
  return (
    <Stack gap={3}>
      {problem && <Banner type="danger" title={formatMessage(problem)} />}
      <Button
        type="secondary"
        display="block"
        icon={<KeyRound />}
        loading={signing.isPending}
        onPress={() => signing.mutate()}
      >
        <FormattedMessage {...messages.signIn} />
      </Button>
    </Stack>
  )
}

function problemOf(error: unknown) {
  switch (failureName(error)) {
    case 'given_up':
      return null
    case 'passkey_refused':
      return messages.refused
    case 'player_banned':
      return messages.banned
    case 'throttled':
      return problems.throttled
    case 'offline':
      return problems.offline
    default:
      return problems.something_wents_wrong
  }
}
