import { todayIso } from '@kingside/design-system/DateField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { createProfileCalls } from './calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './Profile.messages.ts'
import { Profile } from './Profile.view.tsx'
import { latePart, PageTitle } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { createAccountActions } from '../session/account-actions.ts'
import { useCountries } from '../form/useCountries.ts'
import type { MemberFacts } from '../form/member.types.ts'
import { OwnTitlesPart, type TitleNeeds } from '../titles/index.ts'
import { useMember } from './useMember.ts'

/** Everything about uploads loads after the page. */
const LateAvatar = latePart(async () => (await import('./AvatarPart.tsx')).AvatarPart)

/** The own profile. */
export function ProfileRoute() {
  const deps = useDependencies()
  const { session, popups, toaster } = deps.actors
  const [calls] = useState(() => createProfileCalls(deps))
  const [actions] = useState(() => createAccountActions(deps))
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const countries = useCountries()
  const { uid } = usePlayer(deps)
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
  const rejection = useQuery({
    ...calls.rejection,
    enabled: view.status === 'ready' && view.member.fide.status === 'rejected',
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
        avatar={view.status === 'ready' && <LateAvatar url={view.member.avatar} />}
        rejection={rejection.data ?? null}
        titles={view.status === 'ready' && <OwnTitlesPart needs={needsOf(view.member)} />}
        onSave={save}
        onChange={change}
        onRetry={retry}
        onSignIn={actions.signIn}
        onRegister={actions.register}
        onChangePassword={actions.changePassword}
        onSetPassword={setPassword}
        onUpgrade={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
        onManageMembership={(path) => void navigate(path)}
        onConnectFide={() => popups.send({ type: 'popup.open', popup: 'fide' })}
        publicPath={uid === null ? null : `/players/${uid}`}
        onPublic={(path) => void navigate(path)}
        onGames={() => void navigate('/profile/games')}
        onPeople={() => void navigate('/profile/people')}
        onSignOut={actions.signOut}
        onSecurity={() => void navigate('/profile/security')}
        onSignOutEverywhere={() => ending.mutate()}
      />
    </>
  )
}

const needsOf = ({ membership, fide }: MemberFacts): TitleNeeds => ({
  hasPro: membership.plan !== 'free',
  fide: fide.status === 'rejected' ? 'none' : fide.status,
})
