import {
  ApiError,
  createClient,
  sendPing,
  type ApiClientOptions,
  type UserProfile,
} from '@kingside/api'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { logout, refresh } from '@kingside/api/calls/accounts/sign-in'
import type { SessionDeps } from '@kingside/machines/session'
import type { KeyValueStore } from '../../platform/storage/index.ts'
import {
  type AccessTokens,
  failureOf,
  loginMark,
  type PingAnswer,
} from '../../platform/server/index.ts'

const calls = { refresh, logout, profile: getProfile, ping: sendPing }

/** What the session machine asks of server and browser, and what other tabs tell. */
export interface SessionAdapter extends SessionDeps {
  /** Whether an earlier sign-out could not reach the server. */
  readonly isSignOutPending: () => boolean
  /** All that the server told of the member, if it did so a moment ago. */
  readonly recentProfile: () => UserProfile | null
  /** Tells the other tabs who has signed in. */
  readonly tellSignIn: (uid: string) => void
  /** @returns what stops the listening */
  readonly listen: (listener: (message: TabMessage) => void) => () => void
}

/** What tabs tell each other. */
export type TabMessage =
  | { readonly type: 'tab.signIn'; readonly uid: string }
  | { readonly type: 'tab.signOut' }

export interface SessionAdapterDeps {
  readonly options: ApiClientOptions
  readonly tokens: AccessTokens
  readonly store: KeyValueStore
  /** Hears what the server answers to a visitor's ping. */
  readonly onPing: (answer: PingAnswer) => void
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
}

const pendingKey = 'kingside.signOutPending'
const lockName = 'kingside.refresh'
/** So long a page that opens need not ask for the profile again. */
const recentMs = 30_000

/** Makes the adapter for the page's own server. */
export function createSessionAdapter(deps: SessionAdapterDeps): SessionAdapter {
  const { options, tokens, store, onPing, now } = deps
  const api = createClient(calls, options)
  const tabs = new BroadcastChannel('kingside.session')
  let told: { readonly profile: UserProfile; readonly at: number } | null = null

  const asked = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      // oxlint-disable-next-line typescript/only-throw-error -- a machine reads plain data of what it is rejected with
      throw { ...failureOf(error, now), ...(isUnauthorised(error) && refused) }
    }
  }

  return {
    isSignOutPending: () => store.getItem(pendingKey) !== null,
    // A saved login that is used twice at once would be taken for stolen.
    refreshToken: async (signal) => {
      if (!loginMark.isThere()) throw noSession()
      return alone(signal, async () => tokens.keep(await asked(api.refresh({ signal }))))
    },
    fetchProfile: async (signal) => {
      const profile = await asked(api.profile({ signal }))
      told = { profile, at: now() }
      return profile
    },
    recentProfile: () => (told && now() - told.at < recentMs ? told.profile : null),
    askUid: async (signal) => {
      const answer = await asked(api.ping({ signal }))
      onPing(answer)
      return answer.uid
    },
    endSession: async (signal) => {
      tokens.drop()
      loginMark.clear()
      store.setItem(pendingKey, '1')
      tabs.postMessage({ type: 'tab.signOut' } satisfies TabMessage)
      await asked(api.logout({ signal }))
      store.removeItem(pendingKey)
    },
    forgetLogin: async () => {
      tokens.drop()
      loginMark.clear()
    },
    tellSignIn: (uid) => tabs.postMessage({ type: 'tab.signIn', uid } satisfies TabMessage),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const message = tabMessageOf(data)
        if (message) listener(message)
      }
      tabs.addEventListener('message', hear)
      return () => tabs.removeEventListener('message', hear)
    },
  }
}

const noSession = () =>
  Object.assign(new Error('Nobody has signed in with this browser.'), { failure: 'no_session' })

const refused = { failure: 'authentication_failed', code: 'authentication_failed' } as const

/** A token that is not taken; `user_inactive`, `player_banned` and `no_session` have codes of their own. */
const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.response?.status === 401 &&
  (error.body === null || error.body.code === 'unauthorised')

/** One tab at a time. */
function alone<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  // Pages without a secure origin have no locks.
  if (!('locks' in navigator)) return task()
  return navigator.locks.request(lockName, { signal }, task)
}

function tabMessageOf(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'tab.signOut') return { type: 'tab.signOut' }
  if (data.type !== 'tab.signIn' || !('uid' in data) || typeof data.uid !== 'string') return null
  return { type: 'tab.signIn', uid: data.uid }
}
