import { todayIso } from '@kingside/design-system/DateField'
import { useState } from 'react'
import { createProfileCalls } from './calls.ts'
import { PersonalInfoConfirm } from './PersonalInfoConfirm.view.tsx'
import { useCountries } from '../form/useCountries.ts'
import { useMember } from './useMember.ts'
import { useContinue } from '../form/useContinue.ts'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'

/** Asks a member for the data that a tournament requires. */
export function ConfirmPersonalInfoPopup({ params: { from } }: PopupContentProps) {
  const deps = useDependencies()
  const [calls] = useState(() => createProfileCalls(deps))
  const countries = useCountries()
  const next = useContinue(deps, from)
  const { view, save, change, retry } = useMember(deps, calls, {
    optional: 'none',
    onSaved: next,
  })
  return (
    <PersonalInfoConfirm
      view={view}
      countries={countries}
      today={todayIso()}
      onSave={save}
      onChange={change}
      onRetry={retry}
      onSignIn={() =>
        deps.actors.popups.send({
          type: 'popup.open',
          popup: 'sign-in',
          ...(from && { params: { from } }),
        })
      }
    />
  )
}
