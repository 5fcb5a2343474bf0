import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideSession } from './session.machine.ts'
import { exampleProfile, exampleProProfile, sessionStates } from './session.states.ts'
import type { SessionDeps, SessionInput } from './session.types.ts'
import { accessLevel, selectSessionView } from './session.view.ts'

const never = () => new Promise<never>(() => {})
const refuses = (failure: string, detail?: string) => () =>
  Promise.reject(detail === undefined ? { failure } : { failure, detail })

const quarter = 900_000
const token = async () => ({ expiresMs: quarter })

/** A session whose server agrees with everything, but for the given dependencies. */
function start(deps: Partial<SessionDeps> = {}, input: Partial<SessionInput> = {}) {
  const time = new SimulatedClock()
  const all = {
    refreshToken: vi.fn<SessionDeps['refreshToken']>(deps.refreshToken ?? token),
    fetchProfile: vi.fn<SessionDeps['fetchProfile']>(
      deps.fetchProfile ?? (async () => exampleProfile),
    ),
    askUid: vi.fn<SessionDeps['askUid']>(deps.askUid ?? (async () => 'visitor-1')),
    endSession: vi.fn<SessionDeps['endSession']>(deps.endSession ?? (async () => {})),
    forgetLogin: vi.fn<SessionDeps['forgetLogin']>(deps.forgetLogin ?? (async () => {})),
  }
  const actor = createActor(provideSession(all), {
    clock: time,
    input: { isOnline: true, isSignOutPending: false, ...input },
  }).start()
  const view = () => selectSessionView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectSessionView(now).status === status)
  const visitor = () => waitFor(actor, (now) => now.matches({ unauthorized: 'visitor' }))
  const tokenIs = (state: 'fresh' | 'refreshing' | 'stale' | 'proving') =>
    waitFor(actor, (now) => now.matches({ signedIn: { token: state } }))
  const refuse = (number: number) => actor.send({ type: 'token.refuse', number })
  return { actor, all, time, view, reach, visitor, tokenIs, refuse }
}

describe('the start', () => {
  it('without a saved login is a visitor’s, with an anonymous uid', async () => {
    const { all, view, visitor } = start({ refreshToken: refuses('no_session') })
    expect(view()).toMatchObject({ status: 'loading' })
    await visitor()
    expect(view()).toEqual({
      status: 'unauthorized',
      isOnline: true,
      anonymousUid: 'visitor-1',
      reason: null,
      detail: null,
      isPrompting: false,
      canRetry: false,
    })
    expect(all.fetchProfile).not.toHaveBeenCalled()
  })

  it('with a saved login loads the profile', async () => {
    const { all, view, reach } = start()
    await reach('authorized')
    expect(view()).toMatchObject({ profile: exampleProfile, isTokenGood: true })
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
    expect(all.askUid).not.toHaveBeenCalled()
  })

  it.each([
    ['active', 'subscribed'],
    ['canceled', 'authorized'],
    ['', 'authorized'],
  ] as const)('with a purchase that is "%s" is %s', async (status, expected) => {
    const profile = {
      ...exampleProfile,
      recurring_purchase: { status, valid_to: null, cancel_at_period_end: null },
    }
    const { view, reach } = start({ fetchProfile: async () => profile })
    await reach(expected)
    expect(view()).toMatchObject({ status: expected, profile })
  })

  it.each([
    ['the saved login', 'refreshToken'],
    ['the profile', 'fetchProfile'],
  ] as const)('asks for %s 5 times with 10 s between, then logs out', async (_, name) => {
    const { all, view, time, actor, visitor } = start({ [name]: refuses('server_error') })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await waitFor(actor, (now) => {
        const shown = selectSessionView(now)
        return shown.status === 'loading' && shown.isWaiting && shown.attempt === attempt
      })
      expect(all[name]).toHaveBeenCalledTimes(attempt)
      time.increment(9_999)
      expect(all[name]).toHaveBeenCalledTimes(attempt)
      time.increment(1)
    }
    await visitor()
    expect(all[name]).toHaveBeenCalledTimes(5)
    expect(view()).toMatchObject({ reason: 'unreachable', canRetry: true })
    expect(all.forgetLogin).not.toHaveBeenCalled()
  })

  it('counts a question that takes longer than 10 s as failed', async () => {
    const { all, time, view } = start({ refreshToken: never })
    time.increment(10_000)
    expect(view()).toMatchObject({ status: 'loading', attempt: 1, isWaiting: true })
    time.increment(10_000)
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
  })

  it('asks again at once when the network comes back', async () => {
    const answers = [refuses('offline'), token]
    const { actor, view, reach } = start(
      { refreshToken: () => (answers.shift() ?? token)() },
      { isOnline: false },
    )
    await waitFor(actor, (now) => now.matches({ loading: 'loginMissed' }))
    expect(view()).toMatchObject({ isOnline: false, isWaiting: true })
    actor.send({ type: 'network.online' })
    await reach('authorized')
    expect(view()).toMatchObject({ isOnline: true })
  })

  it.each(['loginMissed', 'profileMissed'] as const)(
    'asks again at once when the user will not wait: %s',
    async (missed) => {
      const name = missed === 'loginMissed' ? 'refreshToken' : 'fetchProfile'
      const answers = [refuses('server_error'), never]
      const { actor, all, view } = start({ [name]: () => (answers.shift() ?? never)() })
      await waitFor(actor, (now) => now.matches({ loading: missed }))
      actor.send({ type: 'session.retry' })
      expect(view()).toMatchObject({ status: 'loading', attempt: 2, isWaiting: false })
      actor.send({ type: 'session.retry' })
      expect(all[name]).toHaveBeenCalledTimes(2)
    },
  )

  it.each(['session.retry', 'network.online'] as const)(
    'can begin anew after it gave up: %s',
    async (type) => {
      const { actor, time, reach, visitor } = start({
        refreshToken: vi
          .fn<SessionDeps['refreshToken']>(token)
          .mockImplementationOnce(refuses('offline'))
          .mockImplementationOnce(refuses('offline'))
          .mockImplementationOnce(refuses('offline'))
          .mockImplementationOnce(refuses('offline'))
          .mockImplementationOnce(refuses('offline')),
      })
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await waitFor(
          actor,
          (now) => now.matches({ loading: 'loginMissed' }) && now.context.attempt === attempt,
        )
        time.increment(10_000)
      }
      await visitor()
      actor.send({ type })
      await reach('authorized')
      expect(actor.getSnapshot().context).toMatchObject({ reason: null, attempt: 1 })
    },
  )

  it('clears the saved token and user id of an inactive user', async () => {
    const { all, view, visitor } = start({
      fetchProfile: refuses('user_inactive', 'User inactive or deleted.'),
    })
    await visitor()
    expect(all.fetchProfile).toHaveBeenCalledTimes(1)
    expect(all.forgetLogin).toHaveBeenCalledTimes(1)
    expect(view()).toMatchObject({ reason: 'user_inactive', detail: 'User inactive or deleted.' })
  })

  it('logs out an inactive user though the saved token could not be cleared', async () => {
    const { view, visitor } = start({
      fetchProfile: refuses('user_inactive'),
      forgetLogin: refuses('offline'),
    })
    await visitor()
    expect(view()).toMatchObject({ reason: 'user_inactive' })
  })

  it('takes a profile answer with code and detail for a failed authentication', async () => {
    const { all, view, visitor } = start({
      fetchProfile: refuses('authentication_failed', 'Token is invalid.'),
    })
    await visitor()
    expect(all.fetchProfile).toHaveBeenCalledTimes(1)
    expect(all.forgetLogin).not.toHaveBeenCalled()
    expect(view()).toMatchObject({ reason: 'authentication_failed', detail: 'Token is invalid.' })
  })

  it('can be broken off by a sign-out', async () => {
    const { actor, all, visitor } = start({ fetchProfile: never })
    await waitFor(actor, (now) => now.matches({ loading: 'fetchingProfile' }))
    actor.send({ type: 'session.signOut' })
    await visitor()
    expect(all.endSession).toHaveBeenCalledTimes(1)
  })
})

describe('a visitor', () => {
  it('is asked for every 10 s until the server answers', async () => {
    const answers = [refuses('offline'), async () => 'visitor-2']
    const { actor, time, view, visitor } = start({
      refreshToken: refuses('no_session'),
      askUid: () => (answers.shift() ?? never)(),
    })
    await waitFor(actor, (now) => now.matches({ unauthorized: 'unidentified' }))
    expect(view()).toMatchObject({ anonymousUid: null })
    time.increment(10_000)
    await visitor()
    expect(view()).toMatchObject({ anonymousUid: 'visitor-2' })
  })

  it('is asked for at once when the page asks again', async () => {
    const answers = [refuses('offline'), async () => 'visitor-2']
    const { actor, view, visitor } = start({
      refreshToken: refuses('no_session'),
      askUid: () => (answers.shift() ?? never)(),
    })
    await waitFor(actor, (now) => now.matches({ unauthorized: 'unidentified' }))
    actor.send({ type: 'session.retry' })
    await visitor()
    expect(view()).toMatchObject({ anonymousUid: 'visitor-2' })
  })

  it.each(['session.retry', 'network.online'] as const)('stays one: %s', async (type) => {
    const { actor, all, view, visitor } = start({ refreshToken: refuses('no_session') })
    await visitor()
    actor.send({ type })
    expect(view()).toMatchObject({ status: 'unauthorized', anonymousUid: 'visitor-1' })
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
    expect(all.askUid).toHaveBeenCalledTimes(1)
  })

  it('whose uid the server does not know is asked for anew', async () => {
    const uids = ['visitor-1', 'visitor-2']
    const { actor, view, visitor } = start({
      refreshToken: refuses('no_session'),
      askUid: async () => uids.shift() ?? 'nobody',
    })
    await visitor()
    actor.send({ type: 'uid.refuse' })
    await visitor()
    expect(view()).toMatchObject({ status: 'unauthorized', anonymousUid: 'visitor-2' })
  })

  it('becomes a user when a sign-in is complete', async () => {
    const { actor, all, view, reach, visitor } = start({ refreshToken: refuses('no_session') })
    await visitor()
    actor.send({ type: 'login.complete', expiresMs: quarter })
    await reach('authorized')
    expect(view()).toMatchObject({ profile: exampleProfile })
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
  })

  it('R57: keeps the anonymous uid through the sign-in, so a running game can follow', async () => {
    const { actor, view, reach, visitor } = start({ refreshToken: refuses('no_session') })
    await visitor()
    actor.send({ type: 'login.complete', expiresMs: quarter })
    await reach('authorized')
    expect(view()).toMatchObject({ anonymousUid: 'visitor-1', profile: { uid: 'u-7f3k2' } })
  })

  it('becomes a user when another tab signs in', async () => {
    const answers = [refuses('no_session'), token]
    const { actor, reach, visitor } = start({
      refreshToken: () => (answers.shift() ?? token)(),
    })
    await visitor()
    actor.send({ type: 'tab.signIn', uid: exampleProfile.uid })
    await reach('authorized')
    expect(answers).toEqual([])
  })
})

describe('the access token', () => {
  it('is renewed one minute before its end', async () => {
    const { all, time, reach, tokenIs } = start()
    await reach('authorized')
    time.increment(quarter - 60_001)
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
    time.increment(1)
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
    await tokenIs('fresh')
    time.increment(quarter - 60_000)
    expect(all.refreshToken).toHaveBeenCalledTimes(3)
  })

  it('of 7 days is renewed too', async () => {
    const week = 604_800_000
    const { all, time, reach } = start({ refreshToken: async () => ({ expiresMs: week }) })
    await reach('authorized')
    time.increment(week - 60_000)
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
  })

  it.each([[Number.NaN], [-5], [0], [Number.POSITIVE_INFINITY], [1e15]])(
    'with a life of %s ms makes no storm of renewals',
    async (expiresMs) => {
      const { all, time, reach } = start({ refreshToken: async () => ({ expiresMs }) })
      await reach('authorized')
      time.increment(999)
      expect(all.refreshToken).toHaveBeenCalledTimes(1)
    },
  )

  it('is renewed once, however many calls were refused at once', async () => {
    const { all, view, reach, refuse, tokenIs } = start()
    await reach('authorized')
    for (let call = 0; call < 20; call += 1) refuse(1)
    expect(view()).toMatchObject({ status: 'authorized', isTokenGood: false })
    await tokenIs('proving')
    expect(view()).toMatchObject({ isTokenGood: true })
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
  })

  it('is not renewed by the late refusal of an older one', async () => {
    const { all, reach, refuse, tokenIs } = start()
    await reach('authorized')
    refuse(1)
    await tokenIs('proving')
    refuse(1)
    refuse(7)
    await tokenIs('proving')
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
  })

  it('R56: that is refused is renewed once, then the sign-in is asked for over the board', async () => {
    const { all, view, reach, refuse, tokenIs, visitor } = start()
    await reach('authorized')
    refuse(1)
    await tokenIs('proving')
    refuse(2)
    await visitor()
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
    expect(view()).toMatchObject({ reason: 'session_expired', isPrompting: true })
  })

  it('R56: renewed in the middle of a game leaves the user signed in all the while', async () => {
    const statuses = new Set<string>()
    const { actor, time, reach, tokenIs } = start()
    await reach('authorized')
    actor.subscribe((now) => statuses.add(selectSessionView(now).status))
    time.increment(quarter - 60_000)
    await tokenIs('fresh')
    expect([...statuses]).toEqual(['authorized'])
  })

  it('is trusted again after 30 s', async () => {
    const { all, time, reach, refuse, tokenIs } = start()
    await reach('authorized')
    refuse(1)
    await tokenIs('proving')
    time.increment(30_000)
    refuse(2)
    await tokenIs('proving')
    expect(all.refreshToken).toHaveBeenCalledTimes(3)
  })

  it('ends the session when the saved login is older than 7 days', async () => {
    const answers = [token, refuses('no_session')]
    const { time, view, reach, visitor } = start({
      refreshToken: () => (answers.shift() ?? never)(),
    })
    await reach('authorized')
    time.increment(quarter)
    await visitor()
    expect(view()).toMatchObject({ reason: 'session_expired', isPrompting: true })
  })

  it('clears everything when the user turns out to be inactive', async () => {
    const answers = [token, refuses('user_inactive', 'Closed.')]
    const { all, time, view, reach, visitor } = start({
      refreshToken: () => (answers.shift() ?? never)(),
    })
    await reach('authorized')
    time.increment(quarter)
    await visitor()
    expect(all.forgetLogin).toHaveBeenCalledTimes(1)
    expect(view()).toMatchObject({ reason: 'user_inactive', detail: 'Closed.' })
  })

  it('says why when the user is banned, at once and without asking for a sign-in', async () => {
    const { actor, all, view, reach, visitor } = start({})
    await reach('authorized')
    actor.send({ type: 'account.ban', detail: 'Engine use.' })
    await visitor()
    expect(all.forgetLogin).toHaveBeenCalledTimes(1)
    expect(all.endSession).not.toHaveBeenCalled()
    expect(view()).toMatchObject({ reason: 'banned', detail: 'Engine use.', isPrompting: false })
  })

  it('says why also when a call was refused before the word of the ban was there', async () => {
    const answers = [token]
    const { actor, view, reach, visitor } = start({
      refreshToken: () => (answers.shift() ?? refuses('no_session'))(),
    })
    await reach('authorized')
    actor.send({ type: 'token.refuse', number: 1 })
    await visitor()
    expect(view()).toMatchObject({ reason: 'session_expired', isPrompting: true })
    actor.send({ type: 'account.ban', detail: 'Engine use.' })
    expect(view()).toMatchObject({ reason: 'banned', detail: 'Engine use.', isPrompting: false })
  })

  it('says why, in the server’s words, when the ban came while nobody was there', async () => {
    const banned = refuses('player_banned', 'Your account is banned for ever.')
    const said = {
      reason: 'banned',
      detail: 'Your account is banned for ever.',
      isPrompting: false,
    }
    const opened = start({ refreshToken: banned })
    await opened.visitor()
    expect(opened.all.forgetLogin).toHaveBeenCalledTimes(1)
    expect(opened.view()).toMatchObject(said)

    const answers = [token]
    const back = start({ refreshToken: () => (answers.shift() ?? banned)() })
    await back.reach('authorized')
    back.actor.send({ type: 'page.wake', ageMs: quarter })
    await back.visitor()
    expect(back.all.forgetLogin).toHaveBeenCalledTimes(1)
    expect(back.view()).toMatchObject(said)
    back.actor.send({ type: 'account.ban', detail: 'Engine use.' })
    expect(back.view()).toMatchObject({ reason: 'banned', detail: 'Engine use.' })
  })

  it('never signs anybody out because the network is gone', async () => {
    const answers = [token]
    const { actor, all, time, view, reach, tokenIs } = start({
      refreshToken: () => (answers.shift() ?? refuses('offline'))(),
    })
    await reach('authorized')
    actor.send({ type: 'network.offline' })
    time.increment(quarter - 60_000)
    for (let attempt = 2; attempt <= 20; attempt += 1) {
      await tokenIs('stale')
      expect(all.refreshToken).toHaveBeenCalledTimes(attempt)
      time.increment(10_000)
    }
    expect(view()).toMatchObject({ status: 'authorized', isOnline: false, isTokenGood: false })
    await tokenIs('stale')
    answers.push(token)
    actor.send({ type: 'network.online' })
    await tokenIs('fresh')
    expect(view()).toMatchObject({ isOnline: true, isTokenGood: true })
  })

  it('R55: is renewed at once after a long sleep, and not after a short one', async () => {
    const { actor, all, reach, tokenIs } = start()
    await reach('authorized')
    actor.send({ type: 'page.wake', ageMs: 839_999 })
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
    actor.send({ type: 'page.wake', ageMs: 840_000 })
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
    await tokenIs('fresh')
  })
})

describe('the sign-out', () => {
  it('ends the session, and the next visitor is another', async () => {
    const uids = ['visitor-1', 'visitor-2']
    const answers = [refuses('no_session')]
    const { actor, all, view, reach, visitor } = start({
      refreshToken: () => (answers.shift() ?? token)(),
      askUid: async () => uids.shift() ?? '',
    })
    await visitor()
    actor.send({ type: 'login.complete', expiresMs: quarter })
    await reach('authorized')
    actor.send({ type: 'session.signOut' })
    expect(view()).toEqual({ status: 'signing-out', isOnline: true })
    expect(actor.getSnapshot().context).toMatchObject({ profile: null, anonymousUid: null })
    actor.send({ type: 'session.signOut' })
    await visitor()
    expect(all.endSession).toHaveBeenCalledTimes(1)
    expect(view()).toMatchObject({ reason: 'signed_out', anonymousUid: 'visitor-2' })
    expect(actor.getSnapshot().context.isSignOutPending).toBe(false)
  })

  it('holds though the server was not reached, and is made up for later', async () => {
    const answers = [refuses('offline'), async () => {}]
    const { actor, all, reach, visitor } = start({
      endSession: () => (answers.shift() ?? never)(),
    })
    await reach('authorized')
    actor.send({ type: 'session.signOut' })
    await visitor()
    expect(actor.getSnapshot().context).toMatchObject({ profile: null, isSignOutPending: true })
    actor.send({ type: 'network.online' })
    await waitFor(actor, ({ context }) => !context.isSignOutPending)
    expect(all.endSession).toHaveBeenCalledTimes(2)
  })

  it('gives up on the server after 10 s', async () => {
    const { actor, time, reach, view } = start({ endSession: never })
    await reach('authorized')
    actor.send({ type: 'session.signOut' })
    time.increment(10_000)
    expect(view()).toMatchObject({ status: 'unauthorized', reason: 'signed_out' })
    expect(actor.getSnapshot().context.isSignOutPending).toBe(true)
  })

  it('that was left over from the last visit comes before the saved login', async () => {
    const { all, visitor } = start({}, { isSignOutPending: true })
    await visitor()
    expect(all.endSession).toHaveBeenCalledTimes(1)
    expect(all.refreshToken).not.toHaveBeenCalled()
  })

  it('that is pending is forgotten by a new sign-in', async () => {
    const { actor, reach, visitor } = start(
      { endSession: refuses('offline') },
      { isSignOutPending: true },
    )
    await visitor()
    actor.send({ type: 'login.complete', expiresMs: quarter })
    await reach('authorized')
    expect(actor.getSnapshot().context.isSignOutPending).toBe(false)
  })

  it('in another tab is one here, without asking the server', async () => {
    const { actor, all, view, reach, visitor } = start()
    await reach('authorized')
    actor.send({ type: 'tab.signOut' })
    await visitor()
    expect(all.endSession).not.toHaveBeenCalled()
    expect(view()).toMatchObject({ reason: 'signed_out_elsewhere', isPrompting: false })
  })

  it('makes late answers of the ended session mean nothing', async () => {
    const { actor, all, view, reach, refuse, visitor } = start()
    await reach('authorized')
    actor.send({ type: 'session.signOut' })
    await visitor()
    refuse(1)
    actor.send({ type: 'profile.change', profile: exampleProfile })
    actor.send({ type: 'page.wake', ageMs: quarter })
    expect(view()).toMatchObject({ status: 'unauthorized' })
    expect(actor.getSnapshot().context.profile).toBeNull()
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
  })

  it('leaves no renewal behind', async () => {
    const { actor, all, time, reach, visitor } = start()
    await reach('authorized')
    actor.send({ type: 'session.signOut' })
    await visitor()
    time.increment(7 * 86_400_000)
    expect(all.refreshToken).toHaveBeenCalledTimes(1)
  })
})

describe('the profile', () => {
  it('that becomes Pro makes the user subscribed, and back', async () => {
    const { actor, view, reach } = start()
    await reach('authorized')
    actor.send({ type: 'profile.change', profile: exampleProProfile })
    expect(view()).toMatchObject({ status: 'subscribed', profile: exampleProProfile })
    actor.send({ type: 'profile.change', profile: exampleProfile })
    expect(view()).toMatchObject({ status: 'authorized', profile: exampleProfile })
  })

  it('of somebody else is not taken', async () => {
    const { actor, view, reach } = start()
    await reach('authorized')
    actor.send({ type: 'profile.change', profile: { ...exampleProProfile, uid: 'u-other' } })
    expect(view()).toMatchObject({ status: 'authorized', profile: exampleProfile })
  })

  it('is loaded anew when another tab signs in as somebody else, and only then', async () => {
    const profiles = [exampleProfile, { ...exampleProProfile, uid: 'u-other' }]
    const { actor, all, view, reach } = start({
      fetchProfile: async () => profiles.shift() ?? exampleProfile,
    })
    await reach('authorized')
    actor.send({ type: 'tab.signIn', uid: exampleProfile.uid })
    expect(view()).toMatchObject({ status: 'authorized' })
    actor.send({ type: 'tab.signIn', uid: 'u-other' })
    expect(actor.getSnapshot().context.profile).toBeNull()
    await reach('subscribed')
    expect(all.refreshToken).toHaveBeenCalledTimes(2)
  })
})

it.each([
  ['loading.readingLogin', 0],
  ['unauthorized.visitor', 0],
  ['signingOut', 0],
  ['signedIn.plan.authorized', 1],
  ['signedIn.plan.subscribed', 2],
] as const)('%s has access level %s', (name, level) => {
  expect(accessLevel(selectSessionView(sessionStates[name]))).toBe(level)
})
