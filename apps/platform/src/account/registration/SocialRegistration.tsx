import { Stack } from '@kingside/design-system/Stack'
import { selectSignInView } from '@kingside/machines/sign-in'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { SocialProviders } from '../sign-in/SocialProviders.tsx'
import { createSignIn } from '../sign-in/calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { SignInNotice } from '../sign-in/SignInNotice.tsx'
import { usePageReturn } from '../form/usePageReturn.ts'
import { pathBelow } from '../../platform/page/index.ts'
import { useSite } from '../../platform/server/index.ts'

export interface SocialRegistrationProps {
  readonly deps: AppDependencies
  /** The page that the registration was opened for. */
  readonly from: string | undefined
}

/** The providers of the first step. Signing in with one also makes an account, so the sign-in handles its answer. */
export function SocialRegistration({ deps, from }: SocialRegistrationProps) {
  const [machine] = useState(() => createSignIn(deps, null))
  const actor = useActorRef(machine, { input: { path: from ?? pathBelow() } })
  const view = useSelector(actor, selectSignInView)
  usePageReturn(() => actor.send({ type: 'page.return' }))
  return (
    <Stack gap={5}>
      <SignInNotice
        view={view}
        now={deps.now}
        onActivation={() => actor.send({ type: 'activation.request' })}
      />
      <SocialProviders
        providers={useSite(deps.api)?.providers ?? []}
        chosen={view.status === 'redirecting' ? view.provider : null}
        disabled={view.status === 'redirecting'}
        onSocial={(provider) => actor.send({ type: 'social.choose', provider })}
        onCancel={() => actor.send({ type: 'form.cancel' })}
      />
    </Stack>
  )
}
