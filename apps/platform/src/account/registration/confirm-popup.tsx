import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { AddressForm } from '../form/AddressForm.tsx'
import { codeOnItsWay } from './activation-code.calls.ts'
import { CodeStep } from './CodeStep.tsx'
import { useWayOn } from '../form/useWayOn.ts'
import type { PopupContent, PopupContentProps } from '../../platform/page/index.ts'

/** Confirms an address by the code that was mailed to it. */
export const confirmPopup: PopupContent = (deps) => {
  const { actors } = deps

  function ConfirmPopup({ params }: PopupContentProps) {
    const profileEmail = useSelector(actors.session, ({ context }) => context.profile?.email)
    const given = params.email ?? profileEmail ?? null
    const [email, setEmail] = useState(given)
    const goOn = useWayOn(deps, params.from)
    if (email === null) return <AddressForm onSubmit={setEmail} />
    return (
      <CodeStep
        key={email}
        deps={deps}
        email={email}
        sent={codeOnItsWay(deps, email)}
        alone={profileEmail === undefined}
        onVerified={goOn}
        onOtherAddress={() => setEmail(null)}
      />
    )
  }

  return ConfirmPopup
}
