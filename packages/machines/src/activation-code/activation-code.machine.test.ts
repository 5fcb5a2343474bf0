import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideActivationCode } from './activation-code.machine.ts'
import type { ActivationCodeDeps, CodeSent } from './activation-code.types.ts'
import { selectActivationCodeView } from './activation-code.view.ts'

const never = () => new Promise<never>(() => {})
const refuses =
  (failure: string, more: object = {}) =>
  () =>
    Promise.reject({ failure, ...more })
const email = 'aigerim@mail.example'

function start(deps: Partial<ActivationCodeDeps> = {}, sent: CodeSent | null = { at: 0 }) {
  const time = new SimulatedClock()
  const machine = provideActivationCode({ sendCode: never, verifyCode: never, ...deps })
  const actor = createActor(machine, { clock: time, input: { email, sent } }).start()
  const view = () => selectActivationCodeView(actor.getSnapshot())
  const open = () => {
    const now = view()
    if (now.status !== 'open') throw new Error(`The step is ${now.status}.`)
    return now
  }
  const reach = (part: 'entry' | 'resend', status: string) =>
    waitFor(actor, (snapshot) => {
      const now = selectActivationCodeView(snapshot)
      return now.status === 'open' && now[part].status === status
    })
  const submit = (code = '492017') => actor.send({ type: 'code.submit', code })
  const resend = () => actor.send({ type: 'code.resend' })
  return { actor, time, view, open, reach, submit, resend }
}

describe('entering a code', () => {
  it.each(['492017', '492 017', '492-017', ' 492017\n'])('verifies "%s"', async (code) => {
    const verifyCode = vi.fn<ActivationCodeDeps['verifyCode']>(async () => {})
    const { actor, view, submit } = start({ verifyCode })
    submit(code)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(verifyCode.mock.calls[0]?.[0]).toEqual({ email, code: '492017' })
    expect(view()).toEqual({ status: 'verified', email })
    expect(actor.getSnapshot().output).toEqual({ email })
  })

  it.each([
    ['', 'empty_code'],
    ['  ', 'empty_code'],
    ['49201', 'malformed_code'],
    ['4920177', 'malformed_code'],
    ['49201a', 'malformed_code'],
    ['٤٩٢٠١٧', 'malformed_code'],
    ['-492.17', 'malformed_code'],
  ])('asks nobody about "%s"', (code, problem) => {
    const verifyCode = vi.fn<ActivationCodeDeps['verifyCode']>(never)
    const { open, submit } = start({ verifyCode })
    submit(code)
    expect(open().entry).toEqual({ status: 'wrong', code: problem })
    submit(code)
    expect(open().entry).toEqual({ status: 'wrong', code: problem })
    expect(verifyCode).not.toHaveBeenCalled()
  })

  it('takes the complaint away as soon as the field changes', () => {
    const { actor, open, submit } = start()
    submit('1')
    actor.send({ type: 'code.change' })
    expect(open().entry).toEqual({ status: 'editing' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('verifies one code at a time', () => {
    const verifyCode = vi.fn<ActivationCodeDeps['verifyCode']>(never)
    const { submit } = start({ verifyCode })
    submit()
    submit('111111')
    expect(verifyCode).toHaveBeenCalledTimes(1)
  })

  it.each(['invalid_code', 'unknown', 'offline'] as const)('says %s', async (code) => {
    const { actor, open, reach, submit } = start({ verifyCode: refuses(code) })
    submit()
    await reach('entry', 'wrong')
    expect(open().entry).toEqual({ status: 'wrong', code })
    submit('111111')
    expect(open().entry).toEqual({ status: 'verifying' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('takes an unknown failure for unknown', async () => {
    const { open, reach, submit } = start({ verifyCode: refuses('teapot') })
    submit()
    await reach('entry', 'wrong')
    expect(open().entry).toMatchObject({ code: 'unknown' })
  })

  it('gives up after 10 s', () => {
    const { open, time, submit } = start()
    submit()
    time.increment(10_000)
    expect(open().entry).toEqual({ status: 'wrong', code: 'timeout' })
  })

  it('takes no code after too many tries until a new one is on its way', async () => {
    const verifyCode = vi.fn<ActivationCodeDeps['verifyCode']>(refuses('code_is_reset'))
    const sendCode = vi.fn<ActivationCodeDeps['sendCode']>(async () => ({ at: 60_000 }))
    const { actor, open, reach, time, submit, resend } = start({ verifyCode, sendCode })
    submit()
    await reach('entry', 'reset')
    submit('111111')
    expect(verifyCode).toHaveBeenCalledTimes(1)
    time.increment(60_000)
    resend()
    await reach('resend', 'waiting')
    expect(open().entry).toEqual({ status: 'editing' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('takes no code while the server asks to wait', async () => {
    const verifyCode = vi.fn(refuses('throttled', { waitMs: 300_000, at: 2_000 }))
    const { open, reach, time, submit } = start({ verifyCode })
    submit()
    await reach('entry', 'throttled')
    expect(open().entry).toEqual({ status: 'throttled', code: 'throttled', until: 302_000 })
    time.increment(299_999)
    submit()
    expect(verifyCode).toHaveBeenCalledTimes(1)
    time.increment(1)
    expect(open().entry).toEqual({ status: 'editing' })
  })

  it('waits 60 s when the server names no time', async () => {
    const { actor, open, reach, time, submit } = start({ verifyCode: refuses('throttled') })
    submit()
    await reach('entry', 'throttled')
    expect(open().entry).toMatchObject({ until: null })
    time.increment(60_000)
    expect(open().entry).toEqual({ status: 'editing' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('keeps no code in the context', () => {
    const { actor, submit } = start()
    submit()
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('492017')
  })
})

describe('asking for another code', () => {
  it('has to wait 60 s after the first', () => {
    const sendCode = vi.fn<ActivationCodeDeps['sendCode']>(never)
    const { open, time, resend } = start({ sendCode }, { at: 7_000 })
    expect(open().resend).toEqual({ status: 'waiting', until: 67_000, code: null })
    resend()
    time.increment(59_999)
    resend()
    expect(sendCode).not.toHaveBeenCalled()
    time.increment(1)
    expect(open().resend).toEqual({ status: 'ready' })
    resend()
    resend()
    expect(sendCode).toHaveBeenCalledTimes(1)
    expect(sendCode.mock.calls[0]?.[0]).toBe(email)
  })

  it('waits as long as the server says', async () => {
    const sendCode = async () => ({ at: 1_000, waitMs: 30_000 })
    const { open, reach, time } = start({ sendCode }, null)
    expect(open().resend).toEqual({ status: 'sending' })
    await reach('resend', 'waiting')
    expect(open().resend).toEqual({ status: 'waiting', until: 31_000, code: null })
    time.increment(30_000)
    expect(open().resend).toEqual({ status: 'ready' })
  })

  it.each(['resend_throttled', 'throttled'])('waits on when it was too soon: %s', async (code) => {
    const sendCode = refuses(code, { waitMs: 900_000, at: 4_000 })
    const { actor, open, reach, time } = start({ sendCode }, null)
    await reach('resend', 'waiting')
    expect(open().resend).toEqual({ status: 'waiting', until: 904_000, code })
    time.increment(900_000)
    expect(open().resend).toEqual({ status: 'ready' })
    expect(actor.getSnapshot().context.resendRefusal).toBeNull()
  })

  it.each([[-1], [Number.NaN], [1e12], ['60'], [null]])(
    'does not believe a wait of %s ms',
    async (waitMs) => {
      const sendCode = refuses('resend_throttled', { waitMs, at: 0 })
      const { open, reach } = start({ sendCode }, null)
      await reach('resend', 'waiting')
      expect(open().resend).toMatchObject({ until: 60_000 })
    },
  )

  it('says why none was sent, and can be asked again at once', async () => {
    const { actor, open, reach, resend } = start({ sendCode: refuses('offline') }, null)
    await reach('resend', 'failed')
    expect(open().resend).toEqual({ status: 'failed', code: 'offline' })
    resend()
    expect(open().resend).toEqual({ status: 'sending' })
    expect(actor.getSnapshot().context.resendRefusal).toBeNull()
  })

  it('gives up after 10 s', () => {
    const { open, time } = start({}, null)
    time.increment(10_000)
    expect(open().resend).toEqual({ status: 'failed', code: 'timeout' })
  })

  it('ends where there is no account with the address', async () => {
    const { actor, view } = start({ sendCode: refuses('account_not_found') }, null)
    await waitFor(actor, (snapshot) => snapshot.matches('unknownAccount'))
    expect(view()).toEqual({ status: 'unknown-account', email, code: 'account_not_found' })
  })

  it('takes back the complaint about the old code', async () => {
    const sendCode = async () => ({ at: 0 })
    const { actor, open, reach, time, submit, resend } = start({ sendCode })
    time.increment(60_000)
    submit('1')
    resend()
    await reach('resend', 'waiting')
    expect(open().entry).toEqual({ status: 'editing' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })
})
