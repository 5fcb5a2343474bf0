import { selectPasswordChangeView } from '@kingside/machines/password-change'
import { selectSessionView } from '@kingside/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { createPasswordChange } from './password-change.calls.ts'
import { NoPassword } from './NoPassword.tsx'
import { PasswordChange } from './PasswordChange.view.tsx'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'

/** Changes the password of a member, or leads to the first one; visitors are asked to sign in first. */
export function PasswordChangePopup({ params: { from } }: PopupContentProps) {
  const deps = useDependencies()
  const { session, popups } = deps.actors
  const [machine] = useState(() => createPasswordChange(deps))
  const actor = useActorRef(machine)
  const view = useSelector(actor, selectPasswordChangeView)
  const reader = useSelector(session, selectSessionView)
  const profile = 'profile' in reader ? reader.profile : null
  if (profile?.has_password === false) {
    const params = { email: profile.email, ...(from && { from }) }
    return (
      <NoPassword
        onSet={() => popups.send({ type: 'popup.open', popup: 'password-reset', params })}
      />
    )
  }
  return (
    <PasswordChange
      view={reader.status === 'unauthorized' ? signedOut : view}
      onSubmit={(form) => actor.send({ type: 'password.submit', ...form })}
      onChange={() => actor.send({ type: 'form.change' })}
      onCancel={() => actor.send({ type: 'form.cancel' })}
      onSignIn={() =>
        popups.send({
          type: 'popup.open',
          popup: 'sign-in',
          ...(from && { params: { from } }),
        })
      }
    />
  )
}

const signedOut = { status: 'signed-out', code: 'not_authenticated' } as const
