import { selectPasswordResetView } from '@kingside/machines/password-reset'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPasswordReset } from './password-reset.calls.ts'
import { PasswordReset } from './PasswordReset.view.tsx'
import { useDependencies } from '../../dependencies.ts'
import { type PopupContentProps, useOutput } from '../../platform/page/index.ts'
import { useIsSignedIn } from '../session/useSignedIn.ts'

/** The popup of the password reset: requests the mail, and opens from its link. */
export function PasswordResetPopup({ params: { email = '', from } }: PopupContentProps) {
  const deps = useDependencies()
  const { actors, arrival, now } = deps
  const [token] = useState(arrival.resetToken.peek)
  const [machine] = useState(() => createPasswordReset(deps))
  const actor = useActorRef(machine, { input: { email, token } })
  const view = useSelector(actor, selectPasswordResetView)
  const output = useSelector(actor, (snapshot) => snapshot.output)
  const isSignedIn = useIsSignedIn(deps)

  useEffect(() => arrival.resetToken.forget(), [arrival])
  // The server has ended all sessions of the account.
  useOutput(output, () => {
    if (isSignedIn) actors.session.send({ type: 'session.signOut' })
  })

  return (
    <PasswordReset
      view={view}
      now={now}
      onEmail={(address) => actor.send({ type: 'email.submit', email: address })}
      onResend={() => actor.send({ type: 'mail.resend' })}
      onPassword={(form) => actor.send({ type: 'password.submit', ...form })}
      onChange={() => actor.send({ type: 'form.change' })}
      onRestart={() => actor.send({ type: 'request.restart' })}
      onSignIn={() =>
        actors.popups.send({
          type: 'popup.open',
          popup: 'sign-in',
          params: { email: view.email, ...(from && { from }) },
        })
      }
    />
  )
}
