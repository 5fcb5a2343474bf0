import { todayIso } from '@kingside/design-system/DateField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { createProfileCalls } from './calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './Profile.messages.ts'
import { Profile } from './Profile.view.tsx'
import { PageTitle } from '../../platform/page/index.ts'
import { createAccountActions } from '../session/account-actions.ts'
import { useCountries } from '../form/useCountries.ts'
import { useMember } from './useMember.ts'

/** The own profile. */
export function ProfileRoute() {
  const deps = useDependencies()
  const { session, popups, toaster } = deps.actors
  const [calls] = useState(() => createProfileCalls(deps))
  const [actions] = useState(() => createAccountActions(deps))
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const countries = useCountries()
  const { view, save, change, retry } = useMember(deps, calls, {
    optional: 'all',
    onSaved: () =>
      toaster.send({
        type: 'toast.add',
        toast: {
          id: 'profile-saved',
          type: 'success',
          color: 'subdued',
          title: { text: formatMessage(messages.saved) },
          dismiss: { duration: 3000 },
        },
      }),
  })
  const ending = useMutation({
    mutationFn: calls.signOutEverywhere,
    onSuccess: () => session.send({ type: 'session.signOut' }),
    onError: () =>
      toaster.send({
        type: 'toast.add',
        toast: {
          id: 'sign-out-everywhere-failed',
          type: 'danger',
          title: { text: formatMessage(messages.everywhereFailed) },
        },
      }),
  })
  const setPassword = () => {
    const email = view.status === 'ready' ? view.member.email : ''
    popups.send({
      type: 'popup.open',
      popup: 'password-reset',
      ...(email !== '' && { params: { email } }),
    })
  }
  return (
    <>
      <PageTitle {...messages.title} />
      <Profile
        view={view}
        countries={countries}
        today={todayIso()}
        isEnding={ending.isPending}
        onSave={save}
        onChange={change}
        onRetry={retry}
        onSignIn={actions.signIn}
        onRegister={actions.register}
        onChangePassword={actions.changePassword}
        onSetPassword={setPassword}
        onUpgrade={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
        onConnectFide={() => popups.send({ type: 'popup.open', popup: 'fide' })}
        onGames={() => void navigate('/profile/games')}
        onSignOut={actions.signOut}
        onSignOutEverywhere={() => ending.mutate()}
      />
    </>
  )
}
