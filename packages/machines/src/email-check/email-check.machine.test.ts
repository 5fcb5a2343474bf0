import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideEmailCheck } from './email-check.machine.ts'
import type { EmailCheckDeps } from './email-check.types.ts'
import { selectEmailCheckView } from './email-check.view.ts'
import { emailProblem } from './email-rules.ts'

const never = () => new Promise<never>(() => {})
const refuses = (failure: string) => () => Promise.reject({ failure })
const email = 'aigerim@mail.example'

function start(deps: Partial<EmailCheckDeps> = {}) {
  const time = new SimulatedClock()
  const actor = createActor(provideEmailCheck({ checkEmail: never, sendCode: never, ...deps }), {
    clock: time,
    input: { email: '' },
  }).start()
  const view = () => selectEmailCheckView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (snapshot) => selectEmailCheckView(snapshot).status === status)
  const check = (address: string) => {
    actor.send({ type: 'email.change', email: address })
    actor.send({ type: 'email.check' })
  }
  return { actor, time, view, reach, check }
}

describe('the rule for addresses', () => {
  it.each([
    ['a@b.kz', null],
    ['  a@b.kz ', null],
    ['first.last+chess@mail.school.example', null],
    ['айгерим@пошта.укр', null],
    ['', 'empty_email'],
    [' \t\n', 'empty_email'],
    ['a', 'email_invalid'],
    ['a@b', 'email_invalid'],
    ['@b.kz', 'email_invalid'],
    ['a@.kz', 'email_invalid'],
    ['a@b..kz', 'email_invalid'],
    ['a@b.kz.', 'email_invalid'],
    ['a b@c.kz', 'email_invalid'],
    ['a@b@c.kz', 'email_invalid'],
    ['<a@b.kz>', 'email_invalid'],
    ['a@b.kz,c@d.kz', 'email_invalid'],
    [`${'a'.repeat(65)}@b.kz`, 'email_invalid'],
    [`a@${'b'.repeat(250)}.kz`, 'email_invalid'],
  ])('"%s" is %s', (text, problem) => {
    expect(emailProblem(text)).toBe(problem)
  })

  it('is applied in no time to hostile text', () => {
    const start = process.hrtime.bigint()
    emailProblem(`${'a@'.repeat(500_000)}.`)
    emailProblem(`a@${'b.'.repeat(120)}`)
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(200)
  })
})

describe('the check of an address', () => {
  it('asks about the trimmed address, and says that it is free', async () => {
    const checkEmail = vi.fn<EmailCheckDeps['checkEmail']>(async () => {})
    const { reach, view, check } = start({ checkEmail })
    check(` ${email} `)
    await reach('free')
    expect(checkEmail.mock.calls.map(([asked]) => asked)).toEqual([email])
    expect(view()).toEqual({ status: 'free', email: ` ${email} ` })
  })

  it.each([
    ['', 'empty_email'],
    ['aigerim@mail', 'email_invalid'],
  ])('asks nobody about "%s"', (address, code) => {
    const checkEmail = vi.fn<EmailCheckDeps['checkEmail']>(never)
    const { view, check } = start({ checkEmail })
    check(address)
    expect(view()).toEqual({ status: 'invalid', email: address, code })
    expect(checkEmail).not.toHaveBeenCalled()
  })

  it('asks once while the address stays the same', async () => {
    const checkEmail = vi.fn<EmailCheckDeps['checkEmail']>(async () => {})
    const { actor, reach, check } = start({ checkEmail })
    check(email)
    actor.send({ type: 'email.check' })
    await reach('free')
    actor.send({ type: 'email.check' })
    expect(checkEmail).toHaveBeenCalledTimes(1)
  })

  it('never shows an answer about an older text', async () => {
    const signals: AbortSignal[] = []
    let answer = () => {}
    const { actor, view, check } = start({
      checkEmail: (_, signal) => {
        signals.push(signal)
        return new Promise((resolve) => (answer = resolve))
      },
    })
    check(email)
    actor.send({ type: 'email.change', email: `${email}s` })
    answer()
    await Promise.resolve()
    expect(view()).toEqual({ status: 'editing', email: `${email}s` })
    expect(signals[0]?.aborted).toBe(true)
  })

  it.each([
    ['email_already_exists', 'taken'],
    ['email_domain_is_banned', 'banned'],
    ['throttled', 'failed'],
    ['offline', 'failed'],
    ['something_wents_wrong', 'failed'],
  ] as const)('answers %s: %s', async (code, status) => {
    const { view, reach, check } = start({ checkEmail: refuses(code) })
    check(email)
    await reach(status)
    expect(view()).toMatchObject({ status, email, code })
  })

  it('takes the server’s empty_email for what it is', async () => {
    const { view, reach, check } = start({ checkEmail: refuses('empty_email') })
    check(email)
    await reach('invalid')
    expect(view()).toMatchObject({ code: 'empty_email' })
  })

  it('takes a code that it does not know for something that went wrong', async () => {
    const { view, reach, check } = start({ checkEmail: refuses('teapot') })
    check(email)
    await reach('failed')
    expect(view()).toMatchObject({ code: 'something_wents_wrong' })
  })

  it('tells until when to wait after too many attempts', async () => {
    const checkEmail = () => Promise.reject({ failure: 'throttled', waitMs: 42_000, at: 1_000 })
    const { view, reach, check } = start({ checkEmail })
    check(email)
    await reach('failed')
    expect(view()).toMatchObject({ code: 'throttled', until: 43_000 })
  })

  it('gives up after 10 s, and can be asked again', () => {
    const { actor, view, time, check } = start()
    check(email)
    time.increment(10_000)
    expect(view()).toEqual({ status: 'failed', email, code: 'timeout', until: null })
    actor.send({ type: 'email.check' })
    expect(view().status).toBe('checking')
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })
})

describe('an address whose account is not verified', () => {
  const checkEmail = refuses('email_already_exists_not_verified')

  it('gets a new activation code at once', async () => {
    const sendCode = vi.fn<EmailCheckDeps['sendCode']>(async () => {})
    const { actor, view, check } = start({ checkEmail, sendCode })
    check(` ${email}`)
    await waitFor(actor, (snapshot) => snapshot.matches({ unverified: 'sent' }))
    expect(sendCode.mock.calls.map(([address]) => address)).toEqual([email])
    expect(view()).toMatchObject({
      status: 'unverified',
      sending: 'sent',
      code: 'email_already_exists_not_verified',
    })
  })

  it('says why the code was not sent, and tries again when asked', async () => {
    const { actor, view, check } = start({ checkEmail, sendCode: refuses('throttled') })
    check(email)
    await waitFor(actor, (snapshot) => snapshot.matches({ unverified: 'notSent' }))
    expect(view()).toMatchObject({ sending: 'not-sent', code: 'throttled' })
    actor.send({ type: 'code.resend' })
    expect(view()).toMatchObject({
      sending: 'sending',
      code: 'email_already_exists_not_verified',
    })
  })

  it('gives up on sending after 10 s', async () => {
    const { reach, view, time, check } = start({ checkEmail })
    check(email)
    await reach('unverified')
    time.increment(10_000)
    expect(view()).toMatchObject({ sending: 'not-sent', code: 'timeout' })
  })
})
