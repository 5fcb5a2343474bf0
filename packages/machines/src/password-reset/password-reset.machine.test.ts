import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { providePasswordReset } from './password-reset.machine.ts'
import type { PasswordResetDeps, PasswordResetInput } from './password-reset.types.ts'
import { selectPasswordResetView } from './password-reset.view.ts'

const never = () => new Promise<never>(() => {})
const refuses =
  (failure: string, more: object = {}) =>
  () =>
    Promise.reject({ failure, ...more })

const email = 'aigerim@mail.example'
const token = 'bXkta2luZ2RvbQ'
const password = 'horsebattery7'
const untroubled = { problems: { email: null, password: null, repeat: null }, refusal: null }
const link: PasswordResetInput = { email, token }

function start(
  deps: Partial<PasswordResetDeps> = {},
  input: PasswordResetInput = { email: '', token: null },
) {
  const time = new SimulatedClock()
  const machine = providePasswordReset({ sendMail: never, setPassword: never, ...deps })
  const actor = createActor(machine, { clock: time, input }).start()
  const view = () => selectPasswordResetView(actor.getSnapshot())
  const until = (test: (shown: ReturnType<typeof view>) => boolean) =>
    waitFor(actor, (now) => test(selectPasswordResetView(now)))
  const reach = (step: ReturnType<typeof view>['step']) => until((shown) => shown.step === step)
  const refused = () => until((shown) => 'form' in shown && shown.form.status === 'refused')
  const ask = (address = email) => actor.send({ type: 'email.submit', email: address })
  const submit = (form: Partial<{ password: string; repeat: string }> = {}) =>
    actor.send({ type: 'password.submit', password, repeat: password, ...form })
  return { actor, time, view, reach, refused, ask, submit }
}

describe('asking for the mail', () => {
  it('sends it to the trimmed address, once', async () => {
    const sendMail = vi.fn<PasswordResetDeps['sendMail']>(async () => ({ at: 1_000 }))
    const { view, reach, ask } = start({ sendMail })
    ask(` ${email} `)
    ask()
    await reach('sent')
    expect(sendMail.mock.calls.map(([address]) => address)).toEqual([email])
    expect(view()).toEqual({ step: 'sent', email, canResend: false, until: 61_000, code: null })
  })

  it.each([
    ['', 'empty_email'],
    ['aigerim', 'email_invalid'],
  ])('asks nobody about "%s"', (address, problem) => {
    const sendMail = vi.fn<PasswordResetDeps['sendMail']>(never)
    const { actor, view, ask } = start({ sendMail })
    ask(address)
    expect(view()).toMatchObject({ form: { status: 'invalid', problems: { email: problem } } })
    expect(sendMail).not.toHaveBeenCalled()
    actor.send({ type: 'form.change' })
    expect(view()).toMatchObject({ form: { status: 'editing' } })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })

  it.each(['throttled', 'offline', 'something_wents_wrong'])('says %s', async (code) => {
    const { view, refused, ask } = start({ sendMail: refuses(code) })
    ask()
    await refused()
    expect(view()).toMatchObject({ step: 'request', email, form: { code } })
  })

  it('gives up after 10 s', () => {
    const { view, time, ask } = start()
    ask()
    time.increment(10_000)
    expect(view()).toMatchObject({ form: { status: 'refused', code: 'timeout' } })
  })

  it('offers another mail after 60 s, or after the server’s time', async () => {
    const waits = [undefined, 30_000]
    const sendMail = vi.fn<PasswordResetDeps['sendMail']>(async () => {
      const waitMs = waits.shift()
      return waitMs === undefined ? { at: 0 } : { at: 0, waitMs }
    })
    const { actor, view, time, reach, ask } = start({ sendMail })
    ask()
    await reach('sent')
    time.increment(59_999)
    actor.send({ type: 'mail.resend' })
    expect(sendMail).toHaveBeenCalledTimes(1)
    time.increment(1)
    expect(view()).toMatchObject({ canResend: true, until: null })
    actor.send({ type: 'mail.resend' })
    await reach('sent')
    expect(view()).toMatchObject({ canResend: false, until: 30_000 })
    time.increment(30_000)
    expect(view()).toMatchObject({ canResend: true })
  })

  it('waits on when it was too soon', async () => {
    const sendMail = refuses('resend_throttled', { waitMs: 45_000, at: 5_000 })
    const { actor, view, time, reach, ask } = start({ sendMail })
    ask()
    await reach('sent')
    expect(view()).toMatchObject({ canResend: false, until: 50_000, code: 'resend_throttled' })
    time.increment(45_000)
    expect(view()).toMatchObject({ canResend: true, code: null })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })

  it('can be begun again with another address', async () => {
    const sendMail = refuses('resend_throttled')
    const { actor, view, reach, ask } = start({ sendMail })
    ask()
    await reach('sent')
    actor.send({ type: 'request.restart' })
    expect(view()).toMatchObject({ step: 'request', email, form: { status: 'editing' } })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })
})

describe('the mailed link', () => {
  it('sets the new password, and forgets the token', async () => {
    const setPassword = vi.fn<PasswordResetDeps['setPassword']>(async () => {})
    const { actor, view, reach, submit } = start({ setPassword }, { email: ` ${email} `, token })
    expect(view()).toMatchObject({ step: 'new-password', email, form: { status: 'editing' } })
    submit()
    submit()
    await reach('done')
    expect(setPassword.mock.calls.map(([input]) => input)).toEqual([{ email, token, password }])
    expect(actor.getSnapshot().context.token).toBeNull()
    expect(actor.getSnapshot().output).toEqual({ email })
  })

  it.each([
    [
      { password: '', repeat: '' },
      { password: 'empty_password', repeat: null },
    ],
    [
      { password: 'short1', repeat: 'short1' },
      { password: 'weak_password', repeat: null },
    ],
    [{ repeat: 'Horsebattery7' }, { password: null, repeat: 'passwords_must_be_equal' }],
  ])('refuses %j without asking', (form, problems) => {
    const setPassword = vi.fn<PasswordResetDeps['setPassword']>(never)
    const { view, submit } = start({ setPassword }, link)
    submit(form)
    expect(view()).toMatchObject({ form: { status: 'invalid', problems } })
    expect(setPassword).not.toHaveBeenCalled()
  })

  it.each([
    'password_too_short',
    'password_too_common',
    'password_entirely_numeric',
    'password_too_similar',
    'throttled',
    'offline',
  ])('stays alive when the server refuses the password: %s', async (code) => {
    const { actor, view, refused, submit } = start({ setPassword: refuses(code) }, link)
    submit()
    await refused()
    expect(view()).toMatchObject({ step: 'new-password', form: { code } })
    expect(actor.getSnapshot().context.token).toBe(token)
    submit()
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
    await refused()
    actor.send({ type: 'form.change' })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })

  it('that is dead leads back to asking for a mail', async () => {
    const { actor, view, reach, submit } = start({ setPassword: refuses('invalid_token') }, link)
    submit()
    await reach('dead-token')
    expect(actor.getSnapshot().context.token).toBeNull()
    actor.send({ type: 'request.restart' })
    expect(view()).toMatchObject({ step: 'request', email })
  })

  it.each(['', 'aigerim'])('without a usable address ("%s") is dead', (address) => {
    const { actor, view } = start({}, { email: address, token })
    expect(view()).toMatchObject({ step: 'dead-token', code: 'invalid_token' })
    expect(actor.getSnapshot().context.token).toBeNull()
  })

  it('gives up after 10 s, and keeps no password', () => {
    const { actor, view, time, submit } = start({}, link)
    submit()
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password)
    time.increment(10_000)
    expect(view()).toMatchObject({ form: { status: 'refused', code: 'timeout' } })
  })
})
