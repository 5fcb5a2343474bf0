import { createClient, type UserProfile } from '@kingside/api'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { updateProfile } from '@kingside/api/calls/accounts/profile-change'
import { logoutEverywhere } from '@kingside/api/calls/accounts/sign-in'
import type { QueryClient } from '@tanstack/react-query'
import type { MemberFacts, MemberInfo, SaveRefusal } from '../form/member.types.ts'
import type { CallFailure } from '../../platform/server/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { profileChange } from './profile-change.ts'

const calls = { get: getProfile, update: updateProfile, everywhere: logoutEverywhere }

/** The calls with which members read and change their account. */
export interface ProfileCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<UserProfile>
    readonly select: (profile: UserProfile) => MemberFacts
  }
  /** Rejects with a `CallFailure`. */
  readonly save: (info: MemberInfo) => Promise<void>
  /** Ends every sign-in of the account. */
  readonly signOutEverywhere: () => Promise<void>
}

const queryKey = ['me', 'profile'] as const

/** Makes the calls, and keeps the session and the query in step. */
export function createProfileCalls(
  deps: AccountFlowDeps & { readonly queryClient: QueryClient },
): ProfileCalls {
  const { account, server, now, queryClient } = deps
  const { session } = deps.actors
  const api = createClient(calls, server)
  const asked = asking(now, { user_inactive: 'not_authenticated' })
  const keep = (profile: UserProfile) => {
    session.send({ type: 'profile.change', profile })
    return profile
  }
  return {
    query: {
      queryKey,
      // The session has just fetched the profile when the page was opened by its address.
      queryFn: async ({ signal }) =>
        account.recentProfile() ?? keep(await asked(api.get({ signal }))),
      select: memberFacts,
    },
    save: async (info) => {
      const profile = keep(await asked(api.update({ body: profileChange(info) })))
      queryClient.setQueryData(queryKey, profile)
    },
    signOutEverywhere: async () => {
      await asked(api.everywhere({ body: {} }))
    },
  }
}

function memberFacts(profile: UserProfile): MemberFacts {
  const { recurring_purchase: purchase } = profile
  return {
    email: profile.email,
    hasPassword: profile.has_password,
    info: {
      firstName: profile.first_name,
      lastName: profile.last_name,
      country: profile.country,
      birthDate: profile.birth_date ?? '',
      gender: profile.gender,
      newsletters: profile.receive_newsletters,
    },
    membership:
      purchase?.status === 'active'
        ? {
            plan: 'pro',
            until: purchase.valid_to,
            isEnding: purchase.cancel_at_period_end === true,
          }
        : { plan: profile.access_level === 2 ? 'granted' : 'free' },
    fide: { id: profile.fide_id, status: fideStatuses[profile.fide_verified_status] },
  }
}

const fideStatuses = ['none', 'on-check', 'verified'] as const

/** Why a change was not saved, as the forms show it. */
export function refusalOf(error: unknown): SaveRefusal {
  if (!isFailure(error)) return 'something_wents_wrong'
  switch (error.failure) {
    case 'incorrect_name':
    case 'incorrect_date':
    case 'not_authenticated':
    case 'throttled':
    case 'offline':
      return error.failure
    default:
      return 'something_wents_wrong'
  }
}

const isFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'failure' in error
