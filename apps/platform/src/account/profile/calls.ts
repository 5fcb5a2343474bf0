import { createClient, type UserProfile } from '@kingside/api'
import { listVerifications } from '@kingside/api/calls/accounts/identity'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { updateProfile } from '@kingside/api/calls/accounts/profile-change'
import { logoutEverywhere } from '@kingside/api/calls/accounts/sign-in'
import type { QueryClient } from '@tanstack/react-query'
import type { FideLine, MemberFacts, MemberInfo, SaveRefusal } from '../form/member.types.ts'
import type { CallFailure } from '../../platform/server/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { profileChange } from './profile-change.ts'

const calls = {
  get: getProfile,
  update: updateProfile,
  everywhere: logoutEverywhere,
  requests: listVerifications,
}

/** The calls with which members read and change their account. */
export interface ProfileCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<UserProfile>
    readonly select: (profile: UserProfile) => MemberFacts
  }
  /** Why the newest request about the FIDE ID was rejected, in the operator's words; null where there are none. */
  readonly rejection: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<string | null>
  }
  /** Rejects with a `CallFailure`. */
  readonly save: (info: MemberInfo) => Promise<void>
  /** Ends every sign-in of the account. */
  readonly signOutEverywhere: () => Promise<void>
}

/** The own profile among the queries. */
export const profileKey = ['me', 'profile'] as const

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
      queryKey: profileKey,
      // The session has just fetched the profile when the page was opened by its address.
      queryFn: async ({ signal }) =>
        account.recentProfile() ?? keep(await asked(api.get({ signal }))),
      select: memberFacts,
    },
    rejection: {
      queryKey: ['me', 'fide-rejection'],
      queryFn: async ({ signal }) => {
        const [newest] = await asked(api.requests({ signal }))
        return newest?.status === 'not_approved' && newest.reason !== '' ? newest.reason : null
      },
    },
    save: async (info) => {
      const profile = keep(await asked(api.update({ body: profileChange(info) })))
      queryClient.setQueryData(profileKey, profile)
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
    fide: fideLine(profile),
    avatar: profile.avatar,
  }
}

function fideLine({ fide_status: status, fide_id: id, fide_verified_at: since }: UserProfile) {
  switch (status) {
    case 'not_connected':
      return { status: 'none' } satisfies FideLine
    case 'on_check':
      return { status: 'on-check', id } satisfies FideLine
    case 'rejected':
      return { status: 'rejected' } satisfies FideLine
    case 'connected':
      return { status: 'verified', id, since } satisfies FideLine
    default:
      return status satisfies never
  }
}

/** Why a change was not saved, as the forms show it. */
export function refusalOf(error: unknown): SaveRefusal {
  if (!isFailure(error)) return 'something_wents_wrong'
  switch (error.failure) {
    case 'incorrect_name':
    case 'incorrect_date':
    case 'field_locked':
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
