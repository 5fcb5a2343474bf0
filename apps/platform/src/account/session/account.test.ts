import { provideSession, type SessionDeps, type UserProfile } from '@kingside/machines/session'
import { provideSystemDialogs } from '@kingside/machines/system-dialogs'
import { maxToasts, provideToaster, selectToasterView } from '@kingside/machines/toaster'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createAccessTokens } from '../../platform/server/access-token.ts'
import { openAccount } from './account.ts'

const profileOf = (uid: string): UserProfile => ({
  uid,
  has_password: true,
  email: `${uid}@mail.example`,
  fide_id: null,
  fide_verified_status: 0,
  country: null,
  free_account_requested: false,
  gamification_consent: false,
  receive_newsletters: false,
  birth_date: null,
  gender: null,
  player: null,
  recurring_purchase: null,
})

const signedIn = { access_token: 'token', expires_in: 900 }

/** A page whose server knows no saved login and then, after a sign-in, this member. */
async function openPage(deps: Partial<SessionDeps> = {}) {
  const session = createActor(
    provideSession({
      refreshToken: () => Promise.reject(new NoSession()),
      fetchProfile: async () => profileOf('dana'),
      askUid: async () => 'visitor',
      endSession: async () => {},
      forgetLogin: async () => {},
      ...deps,
    }),
    { input: { isOnline: true, isSignOutPending: false } },
  ).start()
  const queryClient = new QueryClient()
  const tellSignIn = vi.fn<(uid: string) => void>()
  const tokens = createAccessTokens(() => 0)
  const dialogs = createActor(provideSystemDialogs()).start()
  const toaster = createActor(provideToaster(), { input: { most: maxToasts } }).start()
  const recentProfile = () => null
  const account = openAccount({
    session,
    tokens,
    tellSignIn,
    recentProfile,
    queryClient,
    dialogs,
    toaster,
  })
  const toasts = () => selectToasterView(toaster.getSnapshot()).status
  return { dialogs, toaster, toasts, session, queryClient, tellSignIn, account }
}

class NoSession extends Error {
  readonly failure = 'no_session'
}

it('tells the other tabs who has signed in, and forgets what the visitor was shown', async () => {
  const { session, queryClient, tellSignIn, account } = await openPage()
  await waitFor(session, (snapshot) => snapshot.matches({ unauthorized: 'visitor' }))
  queryClient.setQueryData(['games'], 'of the visitor')
  account.enter(signedIn)
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  expect(tellSignIn.mock.calls).toEqual([['dana']])
  expect(queryClient.getQueryData(['games'])).toBeUndefined()
})

it('keeps what a member was shown until somebody else is there', async () => {
  const { session, queryClient, tellSignIn, dialogs } = await openPage({
    refreshToken: async () => ({ expiresMs: 900_000 }),
  })
  queryClient.setQueryData(['countries'], 'of the first page')
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  expect(queryClient.getQueryData(['countries'])).toBe('of the first page')
  session.send({ type: 'profile.change', profile: { ...profileOf('dana'), country: 84 } })
  expect(queryClient.getQueryData(['countries'])).toBe('of the first page')
  dialogs.send({ type: 'dialog.alert', dialog: { id: 'hello', title: { text: 'For Dana' } } })
  session.send({ type: 'session.signOut' })
  await waitFor(session, (snapshot) => snapshot.matches('unauthorized'))
  expect(queryClient.getQueryData(['countries'])).toBeUndefined()
  expect(dialogs.getSnapshot().context.answered).toBe(true)
  expect(tellSignIn).not.toHaveBeenCalled()
})

const remembered = { refreshToken: async () => ({ expiresMs: 900_000 }) }

it('takes away what a member was told in passing when the member signs out', async () => {
  const { session, toaster, toasts } = await openPage(remembered)
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  toaster.send({ type: 'toast.add', toast: { id: 'hello', title: { text: 'For Dana' } } })
  expect(toasts()).toBe('showing')
  session.send({ type: 'session.signOut' })
  await waitFor(session, (snapshot) => snapshot.matches('unauthorized'))
  expect(toasts()).toBe('empty')
})

it('leaves the alert of a ban, which ends the session', async () => {
  const { session, toaster, toasts } = await openPage(remembered)
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  toaster.send({ type: 'toast.add', toast: { id: 'ban', title: { text: 'You are banned' } } })
  session.send({ type: 'account.ban', detail: 'For help from an engine.' })
  await waitFor(session, (snapshot) => snapshot.matches('unauthorized'))
  expect(toasts()).toBe('showing')
})

it('lets a sign-in wait for the call about the saved login', async () => {
  let refuse = (_: NoSession) => {}
  const answer = new Promise<never>((_, reject) => {
    refuse = reject
  })
  const { session, account } = await openPage({ refreshToken: () => answer })
  const order: string[] = []
  const settled = account.settled().then(() => order.push('settled'))
  await Promise.resolve()
  order.push('answered')
  refuse(new NoSession())
  await settled
  expect(order).toEqual(['answered', 'settled'])
  expect(session.getSnapshot().matches('unauthorized')).toBe(true)
})
