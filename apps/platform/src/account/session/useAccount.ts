import type { Account, FideIdLink, MemberAccount } from '@kingside/design-system/AccountMenu'
import type { SessionView, UserProfile } from '@kingside/machines/session'
import { useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages } from './account-actions.messages.ts'
import type { AccountActions } from './account-actions.ts'

/** The content of the account menu for the current user. */
export function useAccount(view: SessionView, actions: AccountActions): Account {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const memberOf = useMember(actions)
  switch (view.status) {
    case 'loading':
    case 'signing-out':
      return { state: 'loading', label: formatMessage(messages.loading) }
    case 'unauthorized':
      return {
        state: 'visitor',
        label: formatMessage(messages.visitor),
        name: formatMessage(messages.guest),
        detail: formatMessage(messages.invitation),
        signIn: { label: formatMessage(messages.signIn), onPress: actions.signIn },
        register: { label: formatMessage(messages.register), onPress: actions.register },
        games: {
          label: formatMessage(messages.games),
          href: '/profile/games',
          onPress: () => void navigate('/profile/games'),
        },
        settings: {
          label: formatMessage(messages.settings),
          href: '/settings',
          onPress: () => void navigate('/settings'),
        },
      }
    case 'authorized':
    case 'subscribed':
      return view.profile
        ? memberOf(view.profile, view.status === 'subscribed')
        : { state: 'loading', label: formatMessage(messages.loading) }
    default:
      return view satisfies never
  }
}

function useMember(actions: AccountActions) {
  const { formatMessage, formatDate } = useIntl()
  const navigate = useNavigate()
  const go = (path: string) => void navigate(path)

  const planOf = ({ recurring_purchase: purchase }: UserProfile, isPro: boolean): string => {
    if (!isPro) return formatMessage(messages.beginner)
    const until = purchase?.valid_to ?? null
    if (until === null) return formatMessage(messages.pro)
    const date = formatDate(until, { day: 'numeric', month: 'short', year: 'numeric' })
    return formatMessage(messages.proUntil, { date })
  }

  return (profile: UserProfile, isPro: boolean): MemberAccount => {
    const name = nameOf(profile)
    const fide = fideStates[profile.fide_id === null ? 'none' : profile.fide_verified_status]
    return {
      state: 'member',
      label: formatMessage(messages.member, { name }),
      name,
      ...(name !== profile.email && { detail: profile.email }),
      ...(isPro && { plan: formatMessage(messages.pro) }),
      profile: {
        label: formatMessage(messages.profile),
        href: '/profile',
        onPress: () => actions.openProfile(go),
      },
      games: {
        label: formatMessage(messages.games),
        href: '/profile/games',
        onPress: () => go('/profile/games'),
      },
      tower: {
        label: formatMessage(messages.tower),
        href: '/tower',
        onPress: () => go('/tower'),
      },
      subscription: {
        label: formatMessage(messages.subscription),
        href: '/membership',
        status: planOf(profile, isPro),
        onPress: () => go('/membership'),
      },
      fideId: {
        label: formatMessage(messages.fideId),
        href: '?popup=fide',
        status: formatMessage(fide.message),
        tone: fide.tone,
        onPress: () => go('?popup=fide'),
      },
      settings: {
        label: formatMessage(messages.settings),
        href: '/settings',
        onPress: () => go('/settings'),
      },
      signOut: { label: formatMessage(messages.signOut), onPress: actions.signOut },
    }
  }
}

const fideStates = {
  none: { message: messages.fideNone, tone: 'neutral' },
  0: { message: messages.fideUnverified, tone: 'neutral' },
  1: { message: messages.fideOnCheck, tone: 'warning' },
  2: { message: messages.fideVerified, tone: 'success' },
} as const satisfies Record<
  'none' | UserProfile['fide_verified_status'],
  { readonly message: object; readonly tone: NonNullable<FideIdLink['tone']> }
>

/** The user's name, or the address when there is none yet. */
function nameOf(profile: UserProfile): string {
  const parts = [textAt(profile, 'first_name'), textAt(profile, 'last_name')]
  return parts.filter((part) => part !== '').join(' ') || profile.email
}

/** A text field of the profile that the session's type does not have. */
function textAt(profile: object, name: string): string {
  const value: unknown = Reflect.get(profile, name)
  return typeof value === 'string' ? value.trim() : ''
}
