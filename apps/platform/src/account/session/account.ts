import type { SignedIn, UserProfile } from '@kingside/api'
import type { CodeSent } from '@kingside/machines/activation-code'
import { selectSessionView, type SessionMachine } from '@kingside/machines/session'
import type { SystemDialogsMachine } from '@kingside/machines/system-dialogs'
import type { ToasterMachine } from '@kingside/machines/toaster'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import { registrationStore } from '../registration/registration-store.ts'
import type { AccessTokens } from '../../platform/server/index.ts'
import type { SessionAdapter } from './session.calls.ts'

/** What the machines that sign in need from the session. */
export interface Account {
  /** Starts a session from a sign-in, here and in the other tabs. */
  readonly enter: (signedIn: SignedIn) => void
  /** Resolves when no call about the saved login is running: its answer could overwrite the cookie of a sign-in. */
  readonly settled: (signal?: AbortSignal) => Promise<void>
  /** The profile that the session has just fetched, with all its fields; null when it is not recent. */
  readonly recentProfile: () => UserProfile | null
  /** Activation codes that were mailed since the page was opened, by address. */
  readonly sentCodes: Map<string, CodeSent>
}

export interface OpenAccountDeps {
  readonly session: ActorRefFrom<SessionMachine>
  readonly tokens: AccessTokens
  readonly tellSignIn: SessionAdapter['tellSignIn']
  readonly recentProfile: SessionAdapter['recentProfile']
  readonly queryClient: QueryClient
  readonly dialogs: Pick<ActorRefFrom<SystemDialogsMachine>, 'send'>
  readonly toaster: Pick<ActorRefFrom<ToasterMachine>, 'send'>
}

/** Follows the session: notifies other tabs of a sign-in, and clears what was shown to another user. */
export function openAccount({
  session,
  tokens,
  tellSignIn,
  recentProfile,
  queryClient,
  dialogs,
  toaster,
}: OpenAccountDeps): Account {
  let isEntering = false
  let known: string | null = null
  /** Whether the page was shown before its user was known. */
  let isShownEarly = false

  const follow = (snapshot: SnapshotFrom<SessionMachine>) => {
    const view = selectSessionView(snapshot)
    if (view.status === 'loading' && view.isWaiting) isShownEarly = true
    const who = whoIs(view)
    if (who === null) return
    if (isEntering && who !== visitor) {
      isEntering = false
      tellSignIn(who)
    }
    const before = known ?? (isShownEarly ? visitor : who)
    known = who
    isShownEarly = false
    if (before === who) return
    if (before !== visitor) {
      registrationStore.write(null)
      dialogs.send({ type: 'dialogs.dismiss' })
      if (!isBanned(view)) toaster.send({ type: 'toasts.clear' })
    }
    void queryClient.resetQueries()
  }
  session.subscribe(follow)
  follow(session.getSnapshot())

  return {
    sentCodes: new Map(),
    recentProfile: () => {
      const recent = recentProfile()
      return recent === session.getSnapshot().context.profile ? recent : null
    },
    enter: (signedIn) => {
      isEntering = true
      session.send({ type: 'login.complete', ...tokens.keep(signedIn) })
    },
    settled: async (signal) => {
      await waitFor(session, isSettled, signal && { signal })
    },
  }
}

const visitor = 'visitor'

/** The user's key; null while unknown, and where the page is kept for the same user to return. */
function whoIs(view: ReturnType<typeof selectSessionView>): string | null {
  switch (view.status) {
    case 'loading':
    case 'signing-out':
      return null
    case 'unauthorized':
      return view.isPrompting ? null : visitor
    case 'authorized':
    case 'subscribed':
      return view.profile?.uid ?? null
    default:
      return view satisfies never
  }
}

/** The alert of a ban stays until it is dismissed, although the session has ended. */
const isBanned = (view: ReturnType<typeof selectSessionView>) =>
  view.status === 'unauthorized' && view.reason === 'banned'

const isSettled = (snapshot: SnapshotFrom<SessionMachine>) =>
  !snapshot.matches('opening') &&
  !snapshot.matches('signingOut') &&
  !snapshot.matches('forgetting') &&
  !snapshot.matches({ loading: 'readingLogin' })
