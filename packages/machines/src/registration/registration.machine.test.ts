import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { restoreSnapshot, storeSnapshot } from '../stored.ts'
import { isDateUntil } from '@kingside/api/facts'
import { passwordProblem, signUpPasswordProblem } from './password-rules.ts'
import { provideRegistration, registrationMachine } from './registration.machine.ts'
import { registrationStates, snapshotAt } from './registration.states.ts'
import {
  isRegistrationContext,
  registrationVersion,
  toStoredRegistration,
} from './registration.stored.ts'
import {
  type ShownIdentityStatus,
  type PaymentStatus,
  type PersonalInfo,
  type RegistrationDeps,
  type RegistrationInput,
  registrationPlans,
  type RegistrationStep,
  registrationSteps,
} from './registration.types.ts'
import { activationCodeOf, selectRegistrationView } from './registration.view.ts'

const never = () => new Promise<never>(() => {})
const done = async () => {}
const refuses = (failure: string) => () => Promise.reject({ failure })

const email = 'aigerim@mail.example'
const password = 'Horsebattery7'
const today = '2026-11-21'
const info: PersonalInfo = {
  firstName: 'Aigerim',
  lastName: 'Nurlanova',
  country: 84,
  birthDate: '1998-05-17',
  newsletters: true,
}

type Snapshot = ReturnType<typeof snapshotAt>

/** A flow whose server agrees with everything, but for the given dependencies. */
function start(
  deps: Partial<RegistrationDeps> = {},
  input: RegistrationInput = { plan: 'pro' },
  snapshot?: Snapshot,
) {
  const time = new SimulatedClock()
  const all = {
    register: vi.fn<RegistrationDeps['register']>(async () => ({ at: time.now() })),
    activationCode: { sendCode: async () => ({ at: time.now() }), verifyCode: done },
    saveInfo: vi.fn<RegistrationDeps['saveInfo']>(done),
    connectFide: vi.fn<RegistrationDeps['connectFide']>(done),
    askIdentity: vi.fn<RegistrationDeps['askIdentity']>(async () => 'none' as const),
    openIdentity: vi.fn<RegistrationDeps['openIdentity']>(done),
    openCheckout: vi.fn<RegistrationDeps['openCheckout']>(done),
    askPayment: vi.fn<RegistrationDeps['askPayment']>(async () => 'active' as const),
  }
  const machine = provideRegistration({ ...all, ...deps })
  const actor = createActor(
    machine,
    snapshot ? { clock: time, snapshot, input } : { clock: time, input },
  ).start()
  const view = () => selectRegistrationView(actor.getSnapshot())
  const until = (test: (shown: ReturnType<typeof view>) => boolean) =>
    waitFor(actor, (now) => test(selectRegistrationView(now)))
  const reach = (step: RegistrationStep | 'done') => until((shown) => shown.step === step)
  const identity = (status: string) =>
    until((shown) => shown.step === 'identity-check' && shown.identity.status === status)
  const payment = (status: string) =>
    until((shown) => shown.step === 'payment' && shown.payment.status === status)
  const submit = (form: Partial<{ email: string; password: string; repeat: string }> = {}) =>
    actor.send({ type: 'credentials.submit', email, password, repeat: password, ...form })
  const submitInfo = (changes: Partial<PersonalInfo> = {}) =>
    actor.send({ type: 'info.submit', info: { ...info, ...changes }, today })
  const enterCode = () =>
    activationCodeOf(actor.getSnapshot())?.send({ type: 'code.submit', code: '492017' })
  const walkTo = async (step: 'personal-info' | 'fide-id' | 'identity-check') => {
    submit()
    await reach('activation-code')
    enterCode()
    await reach('personal-info')
    if (step === 'personal-info') return
    submitInfo()
    await reach('fide-id')
    if (step === 'fide-id') return
    actor.send({ type: 'fide.submit', fideId: ' 13700316 ' })
    await identity('offered')
  }
  const reaches = { until, reach, identity, payment }
  return { actor, all, time, view, ...reaches, submit, submitInfo, enterCode, walkTo }
}

describe('the rule for passwords', () => {
  it.each([
    ['', 'empty_password'],
    ['Abcdef1', 'weak_password'],
    ['abcdefgh', 'weak_password'],
    ['12345678', 'weak_password'],
    ['horsebattery7', null],
    ['лошадка77', null],
  ])('"%s" is %s', (text, problem) => {
    expect(passwordProblem(text)).toBe(problem)
  })

  it.each([
    ['', 'empty_password'],
    ['Horseba7', null],
    ['Horseb7', 'weak_password'],
    ['horsebattery7', 'weak_password'],
    ['HORSEBATTERY7', 'weak_password'],
    ['Horsebattery', 'weak_password'],
    ['Лошадка77', null],
    ['12345', 'password_too_common'],
    ['qwerty', 'password_too_common'],
    ['password', 'password_too_common'],
    ['Password1', 'password_too_common'],
    ['QwErTy2026!', 'password_too_common'],
    ['1234567890', 'password_too_common'],
    ['Aigerim7@Mail.Example', 'password_is_email'],
  ])('at sign-up "%s" is %s', (text, problem) => {
    expect(signUpPasswordProblem(text, ' aigerim7@mail.example')).toBe(problem)
  })
})

describe('the rule for dates', () => {
  it.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    [today, true],
    ['2026-11-22', false],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2001-04-31', false],
    ['2001-13-01', false],
    ['2001-00-10', false],
    ['2001-01-00', false],
    ['01.02.2001', false],
    ['2001-1-2', false],
    [' 2001-01-02', false],
    ['2001-01-02T00:00', false],
  ])('"%s" is %s', (text, isRight) => {
    expect(isDateUntil(text, today)).toBe(isRight)
  })
})

describe('the steps of each plan', () => {
  it('are three for a free account', async () => {
    const { actor, view, walkTo, reach, submitInfo } = start({}, { plan: 'free' })
    expect(view()).toMatchObject({ step: 'credentials', number: 1, count: 3 })
    await walkTo('personal-info')
    expect(view()).toMatchObject({ number: 3, count: 3 })
    submitInfo()
    await reach('done')
    expect(actor.getSnapshot().output).toEqual({ email, plan: 'free', isComplete: true })
  })

  it('are five for a titled player’s free Pro', async () => {
    const { actor, view, walkTo, reach } = start(
      { askIdentity: async () => 'verified' },
      { plan: 'free_pro' },
    )
    await walkTo('fide-id')
    expect(view()).toMatchObject({ number: 4, count: 5 })
    actor.send({ type: 'fide.submit', fideId: '13700316' })
    await reach('identity-check')
    expect(view()).toMatchObject({ number: 5, count: 5 })
    await waitFor(actor, (now) => now.matches({ identityCheck: 'verified' }))
    actor.send({ type: 'step.next' })
    expect(actor.getSnapshot().output).toEqual({ email, plan: 'free_pro', isComplete: true })
  })

  it('are six for Pro, the last of them the payment', async () => {
    const { actor, view, walkTo, reach, payment } = start()
    await walkTo('identity-check')
    actor.send({ type: 'identity.skip' })
    expect(view()).toMatchObject({ step: 'payment', number: 6, count: 6 })
    actor.send({ type: 'payment.choose', price: 'pro-monthly' })
    await payment('away')
    actor.send({ type: 'flow.resume', at: 0 })
    await reach('done')
    expect(actor.getSnapshot().output).toEqual({ email, plan: 'pro', isComplete: true })
  })

  it.each(registrationPlans)('never count beyond their number: %s', (plan) => {
    const numbers = Object.values(registrationStates)
      .map(({ value, context }) => selectRegistrationView(snapshotAt(value, { ...context, plan })))
      .flatMap((view) => (view.step === 'done' ? [] : [view.number]))
    expect(Math.max(...numbers)).toBe(registrationSteps[plan].length)
  })
})

describe('the credentials', () => {
  it.each([
    [{ email: '' }, { email: 'empty_email' }],
    [{ email: 'aigerim' }, { email: 'email_invalid' }],
    [{ password: '', repeat: '' }, { password: 'empty_password' }],
    [{ password: 'abc', repeat: 'abc' }, { password: 'password_too_common' }],
    [{ repeat: 'horsebattery7' }, { repeat: 'passwords_must_be_equal' }],
    [
      { email: 'x', password: 'y', repeat: 'z' },
      { email: 'email_invalid', password: 'weak_password', repeat: 'passwords_must_be_equal' },
    ],
  ])('%j ask nobody', (form, problems) => {
    const { all, view, submit } = start()
    submit(form)
    expect(view()).toMatchObject({ step: 'credentials', form: { status: 'invalid', problems } })
    expect(all.register).not.toHaveBeenCalled()
  })

  it('are sent trimmed, once, and kept but for the password', async () => {
    const { actor, all, submit, reach } = start()
    submit({ email: ` ${email} ` })
    submit()
    await reach('activation-code')
    expect(all.register.mock.calls.map(([form]) => form)).toEqual([{ email, password }])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(password)
  })

  it.each([
    'email_already_exists',
    'email_domain_is_banned',
    'empty_email',
    'password_too_short',
    'password_too_common',
    'password_entirely_numeric',
    'password_too_similar',
    'throttled',
    'offline',
    'something_wents_wrong',
  ])('may be refused: %s', async (code) => {
    const { actor, view, submit, until } = start({ register: refuses(code) })
    submit()
    await until((shown) => shown.step === 'credentials' && shown.form.status === 'refused')
    expect(view()).toMatchObject({ form: { status: 'refused', code }, email })
    actor.send({ type: 'form.change' })
    expect(view()).toMatchObject({ form: { status: 'editing' } })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('of an account that was never activated lead to a new activation code', async () => {
    const sendCode = vi.fn(never)
    const { submit, reach } = start({
      register: refuses('email_already_exists_not_verified'),
      activationCode: { sendCode, verifyCode: never },
    })
    submit()
    await reach('activation-code')
    expect(sendCode).toHaveBeenCalledTimes(1)
  })

  it('of such an account do so after another address, too', async () => {
    const sendCode = vi.fn(never)
    const answers = [async () => ({ at: 0 }), refuses('email_already_exists_not_verified')]
    const { actor, submit, reach } = start({
      register: () => (answers.shift() ?? never)(),
      activationCode: { sendCode, verifyCode: never },
    })
    submit()
    await reach('activation-code')
    actor.send({ type: 'step.back' })
    submit({ email: 'other@mail.example' })
    await reach('activation-code')
    expect(sendCode).toHaveBeenCalledTimes(1)
  })

  it('are given up after 10 s', () => {
    const { view, time, submit } = start({ register: never })
    submit()
    time.increment(10_000)
    expect(view()).toMatchObject({ form: { status: 'refused', code: 'timeout' } })
  })
})

describe('the activation code', () => {
  it('of a registration is on its way already', async () => {
    const sendCode = vi.fn(never)
    const { actor, submit, reach } = start({ activationCode: { sendCode, verifyCode: never } })
    submit()
    await reach('activation-code')
    expect(sendCode).not.toHaveBeenCalled()
    expect(activationCodeOf(actor.getSnapshot())?.getSnapshot().value).toMatchObject({
      open: { resend: 'waiting' },
    })
  })

  it('lets the visitor go back to another address', async () => {
    const { actor, all, view, submit, reach } = start()
    submit({ email: 'aigerin@mail.example' })
    await reach('activation-code')
    actor.send({ type: 'step.back' })
    expect(view()).toMatchObject({
      step: 'credentials',
      email: 'aigerin@mail.example',
      form: { status: 'editing' },
    })
    submit()
    await reach('activation-code')
    expect(all.register).toHaveBeenCalledTimes(2)
    expect(activationCodeOf(actor.getSnapshot())?.getSnapshot().context.email).toBe(email)
  })
})

describe('the personal info', () => {
  it.each([
    [{ firstName: '' }, { firstName: 'fill_in_the_value' }],
    [{ firstName: 'Anna2' }, { firstName: 'incorrect_name' }],
    [{ firstName: 'Anna--Maria' }, { firstName: 'incorrect_name' }],
    [{ firstName: 'Anna  Maria' }, { firstName: 'incorrect_name' }],
    [{ lastName: '-Kim' }, { lastName: 'incorrect_name' }],
    [{ country: null }, { country: 'fill_in_the_value' }],
    [{ birthDate: '2026-11-22' }, { birthDate: 'not_valid' }],
    [{ birthDate: '1899-12-31' }, { birthDate: 'not_valid' }],
  ])('%j is not saved', async (changes, problems) => {
    const { all, view, walkTo, submitInfo } = start()
    await walkTo('personal-info')
    submitInfo(changes)
    expect(view()).toMatchObject({
      form: { status: 'invalid', problems },
      info: { ...info, ...changes },
    })
    expect(all.saveInfo).not.toHaveBeenCalled()
  })

  it.each([
    { firstName: 'Anna-Maria de la Cruz' },
    { lastName: 'Әбдіқалықова' },
    { birthDate: '' },
  ])('%j is saved', async (changes) => {
    const { all, reach, walkTo, submitInfo } = start()
    await walkTo('personal-info')
    submitInfo(changes)
    await reach('fide-id')
    expect(all.saveInfo.mock.calls[0]?.[0]).toEqual({ info: { ...info, ...changes }, plan: 'pro' })
  })

  it('keeps what was entered when it is refused', async () => {
    const { view, until, walkTo, submitInfo } = start({ saveInfo: refuses('not_authenticated') })
    await walkTo('personal-info')
    submitInfo()
    await until((shown) => shown.step === 'personal-info' && shown.form.status === 'refused')
    expect(view()).toMatchObject({ form: { code: 'not_authenticated' }, info })
  })

  it('has no way back to the code: the account is active', async () => {
    const { actor, view, walkTo } = start()
    await walkTo('personal-info')
    expect(view()).toMatchObject({ canGoBack: false })
    actor.send({ type: 'step.back' })
    expect(view().step).toBe('personal-info')
  })
})

describe('the FIDE id', () => {
  it.each([
    ['', 'fill_in_the_value'],
    ['12', 'fill_in_the_value_properly'],
    ['13700316x', 'fill_in_the_value_properly'],
    ['0137003', 'fill_in_the_value_properly'],
    ['12345678901', 'fill_in_the_value_properly'],
  ])('"%s" asks nobody', async (fideId, problem) => {
    const { actor, all, view, walkTo } = start()
    await walkTo('fide-id')
    actor.send({ type: 'fide.submit', fideId })
    expect(view()).toMatchObject({ form: { status: 'invalid', problems: { fideId: problem } } })
    expect(all.connectFide).not.toHaveBeenCalled()
  })

  it.each(['already_assigned', 'permission_denied', 'not_authenticated', 'fide_id_not_found'])(
    'may be refused: %s',
    async (code) => {
      const { actor, view, until, walkTo } = start({ connectFide: refuses(code) })
      await walkTo('fide-id')
      actor.send({ type: 'fide.submit', fideId: '13700316' })
      await until((shown) => shown.step === 'fide-id' && shown.form.status === 'refused')
      expect(view()).toMatchObject({ form: { code }, fideId: '13700316', canGoOn: false })
    },
  )

  it('can be left for later, and then there is no identity to check', async () => {
    const { actor, all, view, walkTo } = start({}, { plan: 'free_pro' })
    await walkTo('fide-id')
    actor.send({ type: 'fide.skip' })
    expect(view().step).toBe('done')
    expect(all.askIdentity).not.toHaveBeenCalled()
    expect(actor.getSnapshot().output).toMatchObject({ isComplete: false })
  })

  it('is kept back and forth, with the personal info', async () => {
    const { actor, all, view, walkTo, identity, reach, submitInfo } = start()
    await walkTo('identity-check')
    actor.send({ type: 'step.back' })
    expect(view()).toMatchObject({ step: 'fide-id', fideId: '13700316', canGoOn: true })
    actor.send({ type: 'step.back' })
    expect(view()).toMatchObject({ step: 'personal-info', info })
    submitInfo()
    await reach('fide-id')
    actor.send({ type: 'step.next' })
    await identity('offered')
    expect(all.connectFide.mock.calls.map(([fideId]) => fideId)).toEqual(['13700316'])
  })
})

describe('the identity check', () => {
  it('leaves for the provider, and asks how it went on coming back', async () => {
    const answers: ShownIdentityStatus[] = ['none', 'processing', 'verified']
    const askIdentity = vi.fn<RegistrationDeps['askIdentity']>(
      async () => answers.shift() ?? 'verified',
    )
    const { actor, all, time, walkTo, identity, reach } = start({ askIdentity })
    await walkTo('identity-check')
    actor.send({ type: 'identity.start' })
    await identity('away')
    expect(all.openIdentity).toHaveBeenCalledTimes(1)
    actor.send({ type: 'flow.resume', at: 0 })
    await identity('processing')
    time.increment(4_999)
    expect(askIdentity).toHaveBeenCalledTimes(2)
    time.increment(1)
    await identity('verified')
    actor.send({ type: 'step.next' })
    await reach('payment')
  })

  it.each(['none', 'requires_input'] as const)('is offered when it is %s', async (status) => {
    const { walkTo, view } = start({ askIdentity: async () => status })
    await walkTo('identity-check')
    expect(view()).toMatchObject({ identity: { status: 'offered' } })
  })

  it('does not hold anybody up while the provider makes it', async () => {
    const { actor, view } = start(
      {},
      { plan: 'pro' },
      registrationStates['identityCheck.processing'],
    )
    actor.send({ type: 'step.next' })
    expect(view().step).toBe('payment')
  })

  it('looks the same, and can be left, while it is asked about once more', () => {
    const state = snapshotAt({ identityCheck: 'asking' }, { identity: 'processing' })
    const { actor, view } = start({}, { plan: 'pro' }, state)
    expect(view()).toMatchObject({ identity: { status: 'processing' } })
    actor.send({ type: 'step.next' })
    expect(view().step).toBe('payment')
  })

  it('cannot be left unseen while it is asked about for the first time', () => {
    const state = registrationStates['identityCheck.asking']
    const { actor, view } = start({ askIdentity: never }, { plan: 'pro' }, state)
    actor.send({ type: 'step.next' })
    expect(view()).toMatchObject({ identity: { status: 'asking' } })
  })

  it('that was cancelled can be begun again, or left for the manual form', () => {
    const state = registrationStates['identityCheck.canceled']
    const again = start({ openIdentity: never }, { plan: 'pro' }, state)
    again.actor.send({ type: 'identity.start' })
    expect(again.view()).toMatchObject({ identity: { status: 'opening' } })
    const later = start({}, { plan: 'pro' }, state)
    later.actor.send({ type: 'identity.skip' })
    expect(later.view().step).toBe('payment')
  })

  it('says that the provider failed, and can be left for later', async () => {
    const { actor, view, walkTo, identity } = start({ openIdentity: refuses('offline') })
    await walkTo('identity-check')
    actor.send({ type: 'identity.start' })
    await identity('failed')
    expect(view()).toMatchObject({ identity: { code: 'offline' } })
    actor.send({ type: 'identity.skip' })
    expect(view().step).toBe('payment')
  })

  it('asks for no more than 10 s', () => {
    const { actor, view, time } = start(
      { askIdentity: never },
      { plan: 'pro' },
      registrationStates['identityCheck.verified'],
    )
    actor.send({ type: 'flow.resume', at: 0 })
    time.increment(10_000)
    expect(view()).toMatchObject({ identity: { status: 'failed', code: 'timeout' } })
  })
})

describe('the payment', () => {
  const paying = (deps: Partial<RegistrationDeps>) =>
    start(deps, { plan: 'pro' }, registrationStates['payment.choosing'])

  it('is made on the provider’s page', async () => {
    const { actor, all, view, payment } = paying({})
    actor.send({ type: 'payment.choose', price: 'pro-annual' })
    await payment('away')
    expect(all.openCheckout.mock.calls[0]?.[0]).toBe('pro-annual')
    expect(view()).toMatchObject({ payment: { price: 'pro-annual' } })
  })

  const comeBack = async (flow: ReturnType<typeof start>) => {
    flow.actor.send({ type: 'payment.choose', price: 'pro-annual' })
    await flow.payment('away')
    flow.actor.send({ type: 'flow.resume', at: 0 })
  }

  it('counts only when the server says so, whatever the address said', async () => {
    const flow = paying({ askPayment: async () => 'none' })
    await comeBack(flow)
    await flow.payment('unpaid')
    flow.actor.send({ type: 'payment.choose', price: 'pro-monthly' })
    await flow.payment('away')
    expect(flow.all.openCheckout.mock.calls.at(-1)?.[0]).toBe('pro-monthly')
  })

  it('is asked about every 2 s, up to 15 times, then as the visitor likes', async () => {
    const answers: PaymentStatus[] = Array.from({ length: 15 }, () => 'pending')
    const askPayment = vi.fn<RegistrationDeps['askPayment']>(
      async () => answers.shift() ?? 'active',
    )
    const flow = paying({ askPayment })
    await comeBack(flow)
    for (let asked = 1; asked <= 15; asked += 1) {
      await waitFor(flow.actor, (now) => now.matches({ payment: 'pending' }))
      expect(askPayment).toHaveBeenCalledTimes(asked)
      flow.time.increment(1_999)
      expect(askPayment).toHaveBeenCalledTimes(asked)
      flow.time.increment(1)
    }
    expect(flow.view()).toMatchObject({ payment: { status: 'unconfirmed' } })
    flow.time.increment(60_000)
    expect(askPayment).toHaveBeenCalledTimes(15)
    flow.actor.send({ type: 'step.next' })
    await flow.reach('done')
    expect(flow.actor.getSnapshot().output).toMatchObject({ plan: 'pro', isComplete: true })
  })

  it('is asked about again when the question failed or took longer than 10 s', async () => {
    const askPayment = vi
      .fn<RegistrationDeps['askPayment']>(async () => 'active' as const)
      .mockImplementationOnce(refuses('offline'))
      .mockImplementationOnce(never)
    const flow = paying({ askPayment })
    await comeBack(flow)
    await waitFor(flow.actor, (now) => now.matches({ payment: 'pending' }))
    flow.time.increment(2_000)
    flow.time.increment(10_000)
    flow.time.increment(2_000)
    await flow.reach('done')
    expect(askPayment).toHaveBeenCalledTimes(3)
  })

  it('can be left for later: the account is free', () => {
    const { actor } = paying({})
    actor.send({ type: 'payment.skip' })
    expect(actor.getSnapshot().output).toEqual({ email, plan: 'free', isComplete: false })
  })

  it('says that the provider’s page could not be opened', async () => {
    const { actor, view, payment } = paying({ openCheckout: refuses('offline') })
    actor.send({ type: 'payment.choose', price: 'pro-annual' })
    await payment('failed')
    expect(view()).toMatchObject({ payment: { code: 'offline' } })
  })

  it('goes back to the step that came before it', () => {
    const checked = paying({})
    checked.actor.send({ type: 'step.back' })
    expect(checked.view().step).toBe('identity-check')
    const skipped = start(
      {},
      { plan: 'pro' },
      snapshotAt({ payment: 'choosing' }, { isFideConnected: false }),
    )
    skipped.actor.send({ type: 'step.back' })
    expect(skipped.view().step).toBe('fide-id')
  })
})

describe('every step', () => {
  const problems = { email: 'empty_email' } as const
  const troubled = {
    problems,
    refusal: { code: 'offline', detail: null, waitMs: null, at: null },
  } as const
  const untroubled = { problems: {}, refusal: null }

  it.each([
    ['step.back', 'activationCode'],
    ['step.back', { identityCheck: 'failed' }],
    ['step.back', { fideId: { filling: 'refused' } }],
    ['fide.skip', { fideId: { filling: 'refused' } }],
    ['step.back', { payment: 'failed' }],
    ['identity.start', { identityCheck: 'failed' }],
    ['form.change', { personalInfo: { filling: 'refused' } }],
    ['form.change', { fideId: { filling: 'refused' } }],
  ] as const)('takes the complaints of the last away: %s', (type, value) => {
    const context = { ...troubled, isFideConnected: true }
    const { actor } = start({ askIdentity: never }, { plan: 'pro' }, snapshotAt(value, context))
    actor.send({ type })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })

  it('takes its own complaints away when it is tried again', () => {
    const value = { payment: 'failed' } as const
    const { actor } = start({}, { plan: 'pro' }, snapshotAt(value, troubled))
    actor.send({ type: 'payment.choose', price: 'pro-annual' })
    expect(actor.getSnapshot().context).toMatchObject(untroubled)
  })

  it.each([
    [{ personalInfo: { filling: 'editing' } }, { type: 'info.submit', info, today }],
    [{ fideId: { filling: 'editing' } }, { type: 'fide.submit', fideId: '13700316' }],
  ] as const)('gives up after 10 s: %j', (value, event) => {
    const { actor, time, view } = start(
      { saveInfo: never, connectFide: never },
      { plan: 'pro' },
      snapshotAt(value),
    )
    actor.send(event)
    time.increment(9_999)
    expect(view()).toMatchObject({ form: { status: 'saving' } })
    time.increment(1)
    expect(view()).toMatchObject({ form: { status: 'refused', code: 'timeout' } })
  })

  it('gives up on a provider’s page after 10 s', () => {
    const identity = start(
      { openIdentity: never },
      { plan: 'pro' },
      registrationStates['identityCheck.failed'],
    )
    identity.actor.send({ type: 'identity.start' })
    identity.time.increment(10_000)
    expect(identity.view()).toMatchObject({ identity: { status: 'failed', code: 'timeout' } })
    const payment = start(
      { openCheckout: never },
      { plan: 'pro' },
      registrationStates['payment.choosing'],
    )
    payment.actor.send({ type: 'payment.choose', price: 'pro-annual' })
    payment.time.increment(10_000)
    expect(payment.view()).toMatchObject({ payment: { status: 'failed', code: 'timeout' } })
  })

  it('can be gone on from only when it is done', () => {
    const { actor, view } = start({}, { plan: 'pro' }, registrationStates['fideId.filling.editing'])
    actor.send({ type: 'step.next' })
    expect(view().step).toBe('fide-id')
  })

  it('does not ask about a payment that was not begun', () => {
    const { actor, view } = start({}, { plan: 'pro' }, registrationStates['payment.choosing'])
    actor.send({ type: 'flow.resume', at: 0 })
    expect(view()).toMatchObject({ payment: { status: 'choosing' } })
  })
})

describe('a reload', () => {
  const keep = (snapshot: Snapshot) =>
    storeSnapshot(toStoredRegistration(snapshot), registrationVersion)
  const restore = (text: string) =>
    restoreSnapshot(registrationMachine, text, {
      version: registrationVersion,
      isContext: isRegistrationContext,
    })

  it.each(Object.entries(registrationStates))('brings %s back', (_, example) => {
    const back = restore(keep(example))
    expect(back?.value).toEqual(example.value)
    expect(back?.context).toEqual({ ...example.context, problems: {}, refusal: null })
  })

  it.each(
    Object.entries(registrationStates).filter(
      ([name]) => name !== 'done' && name !== 'afterChecks',
    ),
  )('goes on at the step where it was, and not in the middle of a call: %s', (_, example) => {
    const flow = start(
      { askIdentity: never, askPayment: never },
      { plan: example.context.plan },
      restore(keep(example)) ?? undefined,
    )
    const step = flow.view().step
    flow.actor.send({ type: 'flow.resume', at: 1_000 })
    const view = flow.view()
    expect(view.step).toBe(step)
    expect('form' in view ? view.form : null).toEqual('form' in view ? { status: 'editing' } : null)
  })

  it('in the code step does not send another code, and waits before it offers one', async () => {
    const sendCode = vi.fn(never)
    const flow = start(
      { activationCode: { sendCode, verifyCode: done } },
      { plan: 'free' },
      restore(keep(registrationStates.activationCode)) ?? undefined,
    )
    flow.actor.send({ type: 'flow.resume', at: 5_000 })
    expect(activationCodeOf(flow.actor.getSnapshot())?.getSnapshot().context.resendAt).toBe(65_000)
    flow.enterCode()
    await flow.reach('personal-info')
    expect(sendCode).not.toHaveBeenCalled()
  })

  const context = registrationStates['payment.choosing'].context

  it.each([
    ['another plan', { plan: 'gold' }],
    ['no address', { email: null }],
    ['a book for a name', { info: { ...info, firstName: 'x'.repeat(1_001) } }],
    ['an info of another shape', { info: [] }],
    ['a country that is none', { info: { ...info, country: '84' } }],
    ['an unknown identity', { identity: 'trusted' }],
    ['another price', { price: 'pro-lifetime' }],
    ['paid in words', { isPaid: 'yes' }],
    ['no count', { asked: null }],
    ['problems of its own', { problems: { email: '<b>' } }],
    ['a refusal of its own', { refusal: { code: '<b>' } }],
    ['a time that is none', { codeSent: { at: '0' } }],
  ])('refuses what somebody else wrote: %s', (_, changes) => {
    const text = JSON.stringify({
      version: registrationVersion,
      value: { payment: 'choosing' },
      context: { ...context, ...changes },
    })
    expect(restore(text)).toBeNull()
  })

  it('believes no stored payment: the output is a hint, the session asks the server', () => {
    expect(isRegistrationContext({ ...context, isPaid: true })).toBe(true)
  })
})
