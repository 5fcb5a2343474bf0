import { todayIso } from '@kingside/design-system'
import { createProfileCalls } from '../../adapters/accounts/profile.ts'
import { PersonalInfoConfirm } from '../../features/personal-info/PersonalInfoConfirm.tsx'
import { useCountries } from '../account/useCountries.ts'
import { useMember } from '../account/useMember.ts'
import { useWayOn } from '../account/useWayOn.ts'
import type { PopupContentProps } from '../../features/popups/Popups.tsx'
import type { PopupContent } from './index.ts'

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
