import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AddressForm } from '../form/AddressForm.tsx'
import { codeOnItsWay } from './activation-code.calls.ts'
import { CodeStep } from './CodeStep.tsx'
import { useContinue } from '../form/useContinue.ts'
import { messages } from '../profile/Profile.messages.ts'
import { useDependencies } from '../../dependencies.ts'
import { type PopupContentProps, Waiting } from '../../platform/page/index.ts'

/** Confirms an address with the code that was mailed to it. */
export function ConfirmPopup({ params }: PopupContentProps) {
  const deps = useDependencies()
  const { actors } = deps
  const profileEmail = useSelector(actors.session, ({ context }) => context.profile?.email)
  // An account of a provider may have no address at all, and after a reload the profile comes later than the popup.
  const given = params.email ?? (profileEmail || null)
  const [typed, setTyped] = useState<string | null | undefined>(undefined)
  const email = typed === undefined ? given : typed
  const isKnown = useSelector(
    actors.session,
    (snapshot) => selectSessionView(snapshot).status !== 'loading',
  )
  const { formatMessage } = useIntl()
  const next = useContinue(deps, params.from)
  if (email === null)
    return isKnown ? (
      <AddressForm onSubmit={setTyped} />
    ) : (
      <Waiting>{formatMessage(messages.loading)}</Waiting>
    )
  return (
    <CodeStep
      key={email}
      deps={deps}
      email={email}
      sent={codeOnItsWay(deps, email)}
      alone={profileEmail === undefined}
      onVerified={next}
      onOtherAddress={() => setTyped(null)}
    />
  )
}
