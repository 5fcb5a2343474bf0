import { todayIso } from '@kingside/design-system'
import { createProfileCalls } from './calls.ts'
import { PersonalInfoConfirm } from './PersonalInfoConfirm.view.tsx'
import { useCountries } from '../form/useCountries.ts'
import { useMember } from './useMember.ts'
import { useWayOn } from '../form/useWayOn.ts'
import type { PopupContent, PopupContentProps } from '../../platform/page/index.ts'

/** Asks a member for the data that a tournament needs. */
export const confirmPersonalInfoPopup: PopupContent = (deps) => {
  const calls = createProfileCalls(deps)

  function ConfirmPersonalInfoPopup({ params: { from } }: PopupContentProps) {
    const countries = useCountries()
    const goOn = useWayOn(deps, from)
    const { view, save, change, retry } = useMember(deps, calls, {
      optional: 'none',
      onSaved: goOn,
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

  return ConfirmPersonalInfoPopup
}
