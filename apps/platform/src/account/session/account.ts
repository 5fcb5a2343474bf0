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

/** What the flows that sign in need of the session. */
export interface Account {
  /** Takes a sign-in into use, here and in the other tabs. */
  readonly enter: (signedIn: SignedIn) => void
  /**
   * Resolves when no call about the saved login is under way: its answer would come between a sign-in and its cookie.
   */
  readonly settled: (signal?: AbortSignal) => Promise<void>
  /** The profile that the session has, if it was asked for a moment ago: with all that the server tells. */
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

/** Watches who is there: the other tabs are told of a sign-in, and nobody sees what another was shown. */
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
  /** The page was shown before it was known to whom. */
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

/** Null while it is not known, and where the page stays as it was for the same person to come back. */
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

/** The alert of a ban stays until it is dismissed, though the session has ended. */
const isBanned = (view: ReturnType<typeof selectSessionView>) =>
  view.status === 'unauthorized' && view.reason === 'banned'

const isSettled = (snapshot: SnapshotFrom<SessionMachine>) =>
  !snapshot.matches('opening') &&
  !snapshot.matches('signingOut') &&
  !snapshot.matches('forgetting') &&
  !snapshot.matches({ loading: 'readingLogin' })
