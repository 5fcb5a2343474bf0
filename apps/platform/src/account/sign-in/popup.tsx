import { selectSignInView } from '@kingside/machines/sign-in'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createSignIn, socialAnswer } from './calls.ts'
import { usePageReturn } from '../form/usePageReturn.ts'
import { useDependencies } from '../../dependencies.ts'
import { useSite } from '../../platform/server/index.ts'
import { pathBelow, type PopupContentProps, useOutput } from '../../platform/page/index.ts'
import { useContinue } from '../form/useContinue.ts'
import { useWhenSignedIn } from '../session/useSignedIn.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { SignIn } from './SignIn.view.tsx'

/** Signs members in by password or a provider; when an invitation opened it, the form says what for. */
export function SignInPopup({ popup, params: { email, from } }: PopupContentProps) {
  const deps = useDependencies()
  const { actors, arrival } = deps
  const [social] = useState(arrival.social.peek)
  const [machine] = useState(() => createSignIn(deps, social))
  const actor = useActorRef(machine, {
    input: { path: from ?? pathBelow(), ...(email && { email }), ...socialAnswer(social) },
  })
  const view = useSelector(actor, selectSignInView)
  const output = useSelector(actor, (snapshot) => snapshot.output)
  const next = useContinue(deps, from)
  const open = (other: 'confirm' | 'password-reset' | 'registration', address?: string) =>
    actors.popups.send({
      type: 'popup.open',
      popup: other,
      params: { ...(address && { email: address }), ...(from && { from }) },
    })

  // A provider's answer counts once, even if the popup is opened again.
  useEffect(() => arrival.social.forget(), [arrival])
  useOutput(output, (done) => {
    if (done.next === 'session') next()
    else open('confirm', done.email)
  })
  useWhenSignedIn(deps, next, view.status !== 'returning')
  usePageReturn(() => actor.send({ type: 'page.return' }))

  return (
    <SignIn
      view={view}
      providers={useSite(deps.api)?.providers ?? []}
      invited={popup === 'sign-in-invite'}
      otherWay={<PasskeySignIn />}
      now={deps.now}
      onSubmit={(credentials) => actor.send({ type: 'form.submit', ...credentials })}
      onChange={() => actor.send({ type: 'form.change' })}
      onCancel={() => actor.send({ type: 'form.cancel' })}
      onSocial={(provider) => actor.send({ type: 'social.choose', provider })}
      onActivation={() => actor.send({ type: 'activation.request' })}
      onForgotten={() => open('password-reset', view.email)}
      onCode={(code) => actor.send({ type: 'code.submit', code })}
      onCodeChange={() => actor.send({ type: 'code.change' })}
      onCodeLeave={() => actor.send({ type: 'code.leave' })}
      onRegister={() => open('registration', view.email)}
    />
  )
}
