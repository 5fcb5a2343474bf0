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

/** The session machine's calls to server and browser, and the messages of other tabs. */
export interface SessionAdapter extends SessionDeps {
  /** Whether an earlier sign-out could not reach the server. */
  readonly isSignOutPending: () => boolean
  /** The member's profile with all its fields; null when it is not recent. */
  readonly recentProfile: () => UserProfile | null
  /** Notifies the other tabs of the user who signed in. */
  readonly tellSignIn: (uid: string) => void
  /** @returns a function that stops listening */
  readonly listen: (listener: (message: TabMessage) => void) => () => void
}

/** The messages between tabs. */
export type TabMessage =
  | { readonly type: 'tab.signIn'; readonly uid: string }
  | { readonly type: 'tab.signOut' }

export interface SessionAdapterDeps {
  readonly options: ApiClientOptions
  readonly tokens: AccessTokens
  readonly store: KeyValueStore
  /** Called with the server's answer to a visitor's ping. */
  readonly onPing: (answer: PingAnswer) => void
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
}

const pendingKey = 'kingside.signOutPending'
const lockName = 'kingside.refresh'
/** How long a fetched profile is recent, so that an opening page need not fetch it again. */
const recentMs = 30_000

/** Makes the adapter for the page's own server. */
export function createSessionAdapter(deps: SessionAdapterDeps): SessionAdapter {
  const { options, tokens, store, onPing, now } = deps
  const api = createClient(calls, options)
  const tabs = new BroadcastChannel('kingside.session')
  let told: { readonly profile: UserProfile; readonly at: number } | null = null

  const asked = async <T>(call: Promise<T>, isRefusal = isUnauthorised): Promise<T> => {
    try {
      return await call
    } catch (error) {
      // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
      throw { ...failureOf(error, now), ...(isRefusal(error) && refused) }
    }
  }

  return {
    isSignOutPending: () => store.getItem(pendingKey) !== null,
    // The server takes a saved login that is used twice at once for stolen.
    refreshToken: async (signal) => {
      if (!loginMark.isThere()) throw noSession()
      return alone(signal, async () => tokens.keep(await asked(api.refresh({ signal }))))
    },
    fetchProfile: async (signal) => {
      const profile = await asked(api.profile({ signal }), isRefusedForGood)
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

/** Whether a token was refused; `user_inactive`, `player_banned` and `no_session` have codes of their own. */
const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.response?.status === 401 &&
  (error.body === null || error.body.code === 'unauthorised')

/** Whether the server will not give the profile, however often it is asked: any 4xx with its reason, but not 429. */
const isRefusedForGood = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || !error.response) return false
  const { status } = error.response
  const isReasoned = error.body !== null && error.body.code !== 'user_inactive'
  return isUnauthorised(error) || (isReasoned && status >= 400 && status < 500 && status !== 429)
}

/** Runs a task in one tab at a time. */
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
