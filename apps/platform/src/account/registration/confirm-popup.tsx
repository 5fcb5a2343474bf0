import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { AddressForm } from '../form/AddressForm.tsx'
import { codeOnItsWay } from './activation-code.calls.ts'
import { CodeStep } from './CodeStep.tsx'
import { useContinue } from '../form/useContinue.ts'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'

/** Confirms an address with the code that was mailed to it. */
export function ConfirmPopup({ params }: PopupContentProps) {
  const deps = useDependencies()
  const { actors } = deps
  const profileEmail = useSelector(actors.session, ({ context }) => context.profile?.email)
  const given = params.email ?? profileEmail ?? null
  const [email, setEmail] = useState(given)
  const next = useContinue(deps, params.from)
  if (email === null) return <AddressForm onSubmit={setEmail} />
  return (
    <CodeStep
      key={email}
      deps={deps}
      email={email}
      sent={codeOnItsWay(deps, email)}
      alone={profileEmail === undefined}
      onVerified={next}
      onOtherAddress={() => setEmail(null)}
    />
  )
}
