import { selectSessionView, type SessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { createAccountActions } from '../session/account-actions.ts'
import { messages } from './Security.messages.ts'
import { Security } from './Security.view.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import { OwnDataPart } from './OwnDataPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { useStepUp } from './useStepUp.tsx'
import { SessionsPart } from './SessionsPart.tsx'

/** The page on signing in: devices, passkeys, two-step sign-in, own details, and the end of the account. */
export function SecurityRoute() {
  const deps = useDependencies()
  const navigate = useNavigate()
  const session = useSelector(deps.actors.session, selectSessionView)
  const { guard, dialog } = useStepUp()
  const [closesAt, setClosesAt] = useState<string | null>(null)
  const reader = readerOf(session)
  return (
    <>
      <PageTitle {...messages.title} />
      <Security
        reader={reader}
        closesAt={reader === 'member' ? null : closesAt}
        onSignIn={createAccountActions(deps).signIn}
        onProfile={() => void navigate('/profile')}
      >
        <SessionsPart />
        <PasskeysPart guard={guard} />
        <SecondFactorPart />
        <OwnDataPart guard={guard} />
        <DeletionPart
          guard={guard}
          onAsked={(at) => {
            setClosesAt(at)
            deps.actors.session.send({ type: 'session.signOut' })
          }}
        />
      </Security>
      {dialog}
    </>
  )
}

function readerOf(session: SessionView): 'unknown' | 'visitor' | 'member' {
  switch (session.status) {
    case 'authorized':
    case 'subscribed':
      return 'member'
    case 'loading':
      return 'unknown'
    case 'unauthorized':
    case 'signing-out':
      return 'visitor'
    default:
      return session satisfies never
  }
}
