import { socialProviders } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideSignIn } from './sign-in.machine.ts'
import { type SignInDeps, type SignInInput } from './sign-in.types.ts'
import { selectSignInView } from './sign-in.view.ts'

const never = () => new Promise<never>(() => {})
const email = 'aigerim@mail.example'
const password = 'Horsebattery7'

function start(deps: Partial<SignInDeps> = {}, input: Partial<SignInInput> = {}) {
  const time = new SimulatedClock()
  const machine = provideSignIn({
    logIn: never,
    openProvider: never,
    finishSocial: never,
    verifyCode: never,
    ...deps,
  })
  const actor = createActor(machine, {
    clock: time,
    input: { path: '/tournaments', ...input },
  }).start()
  const view = () => selectSignInView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (snapshot) => selectSignInView(snapshot).status === status)
  const submit = (form: Partial<{ email: string; password: string }> = {}) =>
    actor.send({ type: 'form.submit', email, password, ...form })
  return { actor, time, view, reach, submit }
}

const rejects = (reason: unknown) => () => Promise.reject(reason)
const refuses = (failure: string, detail?: string) => () =>
  Promise.reject(detail === undefined ? { failure } : { failure, detail })

describe('signing in with e-mail and password', () => {
  it('begins with an empty form, or with a known address', () => {
    expect(start().view()).toEqual({ status: 'editing', email: '' })
    expect(start({}, { email }).view()).toEqual({ status: 'editing', email })
  })

  it('ends in a session', async () => {
    const logIn = vi.fn<SignInDeps['logIn']>(async () => 'session')
    const { actor, reach, submit } = start({ logIn })
    submit({ email: `  ${email} ` })
    await reach('signed-in')
    expect(logIn.mock.calls[0]?.[0]).toEqual({ email, password })
    expect(actor.getSnapshot().output).toEqual({ next: 'session', email })
  })

  it.each([
    ['', password, { email: 'empty_email', password: null }],
    ['   ', password, { email: 'empty_email', password: null }],
    ['aigerim', password, { email: 'email_invalid', password: null }],
    [email, '', { email: null, password: 'password_required' }],
    ['a@b', '', { email: 'email_invalid', password: 'password_required' }],
  ])('asks nobody about an incomplete form: "%s", "%s"', (address, secret, problems) => {
    const logIn = vi.fn<SignInDeps['logIn']>(never)
    const { view, submit } = start({ logIn })
    submit({ email: address, password: secret })
    expect(view()).toEqual({ status: 'invalid', email: address.trim(), problems })
    expect(logIn).not.toHaveBeenCalled()
  })

  it('asks for no more of the password than that there is one', () => {
    const { view, submit } = start()
    submit({ password: ' ' })
    expect(view().status).toBe('submitting')
  })

  it('takes the complaint away as soon as a field changes', () => {
    const { actor, view, submit } = start()
    submit({ email: '' })
    actor.send({ type: 'form.change' })
    expect(view()).toEqual({ status: 'editing', email: '' })
    expect(actor.getSnapshot().context.problems).toEqual({ email: null, password: null })
  })

  it('takes a refusal away as soon as a field changes', async () => {
    const { actor, view, reach, submit } = start({ logIn: refuses('invalid_credentials') })
    submit()
    await reach('refused')
    actor.send({ type: 'form.change' })
    expect(view()).toEqual({ status: 'editing', email })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('sends one submission at a time', () => {
    const logIn = vi.fn<SignInDeps['logIn']>(never)
    const { submit } = start({ logIn })
    submit()
    submit()
    expect(logIn).toHaveBeenCalledTimes(1)
  })

  it('gives up after 10 s, and aborts the call', () => {
    let signal: AbortSignal | null = null
    const { view, time, submit } = start({
      logIn: (_, abort) => {
        signal = abort
        return never()
      },
    })
    submit()
    time.increment(9_999)
    expect(view().status).toBe('submitting')
    time.increment(1)
    expect(view()).toMatchObject({ status: 'refused', code: 'timeout' })
    expect(signal).toMatchObject({ aborted: true })
  })

  it('can be cancelled, and an answer that comes late changes nothing', async () => {
    let answer = () => {}
    const { actor, view, submit } = start({
      logIn: () => new Promise((resolve) => (answer = () => resolve('session'))),
    })
    submit()
    actor.send({ type: 'form.cancel' })
    answer()
    await Promise.resolve()
    expect(view()).toEqual({ status: 'editing', email })
  })

  it('keeps no password in any snapshot', async () => {
    const { actor, reach, submit } = start({ logIn: refuses('invalid_credentials') })
    submit()
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password)
    await reach('refused')
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password)
  })
})

describe('a refused sign-in', () => {
  it.each([
    'invalid_credentials',
    'user_inactive',
    'email_already_exists',
    'email_domain_is_banned',
    'throttled',
    'offline',
    'something_wents_wrong',
  ])('says why: %s', async (code) => {
    const { view, reach, submit } = start({ logIn: refuses(code) })
    submit()
    await reach('refused')
    expect(view()).toEqual({ status: 'refused', email, code, detail: null, until: null })
  })

  it('says until when, where the server names a wait', async () => {
    const logIn = rejects({ failure: 'throttled', waitMs: 60_000, at: 5_000 })
    const { view, reach, submit } = start({ logIn })
    submit()
    await reach('refused')
    expect(view()).toMatchObject({ code: 'throttled', until: 65_000 })
  })

  it('shows a code that it does not know as the server put it', async () => {
    const { view, reach, submit } = start({ logIn: refuses('other', 'Closed for the winter.') })
    submit()
    await reach('refused')
    expect(view()).toMatchObject({ code: 'other', detail: 'Closed for the winter.' })
  })

  it.each([[new Error('?')], [null], ['text'], [{ failure: 7, detail: {} }]])(
    'has an answer to any failure: %s',
    async (error) => {
      const { view, reach, submit } = start({ logIn: rejects(error) })
      submit()
      await reach('refused')
      expect(view()).toMatchObject({ code: 'something_wents_wrong', detail: null })
    },
  )

  it('leads an unverified account to the activation code', async () => {
    const { actor, reach, submit } = start({ logIn: refuses('not_verified') })
    submit()
    await reach('unverified')
    actor.send({ type: 'activation.request' })
    expect(actor.getSnapshot().output).toEqual({ next: 'activation-code', email })
  })

  it('shows a banned player the server’s words, and lets another account in', async () => {
    const detail = 'Banned until 1 March 2027.'
    const { view, reach, submit } = start({ logIn: refuses('player_banned', detail) })
    submit()
    await reach('banned')
    expect(view()).toEqual({ status: 'banned', email, detail })
    submit({ email: 'other@mail.example' })
    expect(view()).toMatchObject({ status: 'submitting', email: 'other@mail.example' })
  })
})

describe('social sign-in', () => {
  it.each(socialProviders)('leaves for %s with the path of the page', (provider) => {
    const openProvider = vi.fn<SignInDeps['openProvider']>(never)
    const { actor, view } = start({ openProvider })
    actor.send({ type: 'social.choose', provider })
    expect(openProvider.mock.calls[0]?.[0]).toEqual({ provider, path: '/tournaments' })
    expect(view()).toMatchObject({ status: 'redirecting', provider })
  })

  it.each(['page.return', 'form.cancel'] as const)('is ready again after %s', (type) => {
    const { actor, view } = start()
    actor.send({ type: 'social.choose', provider: 'google' })
    actor.send({ type })
    expect(view().status).toBe('editing')
    expect(actor.getSnapshot().context.provider).toBeNull()
  })

  it('says that the provider could not be reached', async () => {
    const { actor, view, reach } = start({ openProvider: refuses('offline') })
    actor.send({ type: 'social.choose', provider: 'apple' })
    await reach('refused')
    expect(view()).toMatchObject({ code: 'offline' })
  })

  const answer = { kind: 'code', code: 'c0de', state: 'n0nce' } as const

  it('exchanges the provider’s code for a session, and forgets it', async () => {
    const finishSocial = vi.fn<SignInDeps['finishSocial']>(async () => 'session')
    const { actor, reach } = start({ finishSocial }, { answer })
    await reach('signed-in')
    expect(finishSocial.mock.calls[0]?.[0]).toEqual(answer)
    expect(actor.getSnapshot().context.answer).toBeNull()
    expect(actor.getSnapshot().output).toMatchObject({ next: 'session' })
  })

  it.each([
    ['social_failed', 'refused'],
    ['not_verified', 'refused'],
    ['player_banned', 'banned'],
  ] as const)('is refused with %s', async (code, status) => {
    const { view, reach } = start({ finishSocial: refuses(code) }, { answer })
    await reach(status)
    expect(view()).toMatchObject({ status })
  })

  it('gives up on the exchange after 10 s', () => {
    const { view, time } = start({}, { answer })
    expect(view().status).toBe('returning')
    time.increment(10_000)
    expect(view()).toMatchObject({ status: 'refused', code: 'timeout' })
  })

  it('says that the visitor closed the provider’s page', () => {
    const { view } = start({}, { answer: { kind: 'cancelled' } })
    expect(view()).toMatchObject({ status: 'refused', code: 'social_cancelled' })
  })
})

describe('an account with a second factor', () => {
  const needsCode = async () => 'second-factor' as const
  const atCode = async (deps: Partial<SignInDeps> = {}) => {
    const started = start({ logIn: needsCode, ...deps })
    started.submit()
    await started.reach('code')
    return started
  }
  const asked = { status: 'code', email, isEmpty: false, refusal: null }

  it('is asked for its code after the password, and signed in with it', async () => {
    const verifyCode = vi.fn<SignInDeps['verifyCode']>(async () => {})
    const { actor, view, reach } = await atCode({ verifyCode })
    expect(view()).toEqual(asked)
    actor.send({ type: 'code.submit', code: ' 123 456 ' })
    expect(view().status).toBe('verifying')
    await reach('signed-in')
    expect(verifyCode.mock.calls[0]?.[0]).toBe('123 456')
    expect(actor.getSnapshot().output).toEqual({ next: 'session', email })
  })

  it('is asked after a provider too', async () => {
    const { reach, view } = start(
      { finishSocial: needsCode },
      { answer: { kind: 'code', code: 'c0de', state: 'n0nce' } },
    )
    await reach('code')
    expect(view()).toMatchObject({ refusal: null })
  })

  it('sends no empty code', async () => {
    const { actor, view } = await atCode()
    actor.send({ type: 'code.submit', code: ' ' })
    expect(view()).toEqual({ ...asked, isEmpty: true })
    actor.send({ type: 'code.change' })
    expect(view()).toEqual(asked)
  })

  it('may try again after a wrong code, and go back', async () => {
    const { actor, view } = await atCode({ verifyCode: refuses('invalid_code') })
    actor.send({ type: 'code.submit', code: '123456' })
    await waitFor(actor, (snapshot) => snapshot.matches({ code: 'refused' }))
    expect(view()).toMatchObject({ refusal: { code: 'invalid_code' } })
    actor.send({ type: 'code.leave' })
    expect(view()).toEqual({ status: 'editing', email })
  })

  it('begins again when the code came too late or was wrong too often', async () => {
    const { actor, view, reach } = await atCode({ verifyCode: refuses('code_over') })
    actor.send({ type: 'code.submit', code: '123456' })
    await reach('refused')
    expect(view()).toMatchObject({ code: 'code_over' })
  })

  it('that was banned meanwhile reads the server’s words', async () => {
    const { actor, view, reach } = await atCode({ verifyCode: refuses('player_banned', 'Banned.') })
    actor.send({ type: 'code.submit', code: '123456' })
    await reach('banned')
    expect(view()).toMatchObject({ detail: 'Banned.' })
  })

  it('gives up after 10 s, and can be cancelled', async () => {
    const { actor, time, view } = await atCode()
    actor.send({ type: 'code.submit', code: '123456' })
    time.increment(10_000)
    expect(view()).toMatchObject({ status: 'code', refusal: { code: 'timeout' } })
    actor.send({ type: 'code.submit', code: '123456' })
    actor.send({ type: 'form.cancel' })
    expect(view()).toEqual(asked)
  })
})
