import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { providePasswordChange } from './password-change.machine.ts'
import type { PasswordChangeDeps, PasswordChangeForm } from './password-change.types.ts'
import { selectPasswordChangeView } from './password-change.view.ts'

const never = () => new Promise<never>(() => {})
const rejects = (reason: unknown) => () => Promise.reject(reason)

const form: PasswordChangeForm = {
  current: 'horsebattery6',
  password: 'horsebattery7',
  repeat: 'horsebattery7',
}

function start(changePassword: PasswordChangeDeps['changePassword'] = never) {
  const time = new SimulatedClock()
  const actor = createActor(providePasswordChange({ changePassword }), { clock: time }).start()
  const view = () => selectPasswordChangeView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectPasswordChangeView(now).status === status)
  const submit = (changes: Partial<PasswordChangeForm> = {}) =>
    actor.send({ type: 'password.submit', ...form, ...changes })
  return { actor, time, view, reach, submit }
}

describe('changing the password', () => {
  it('sends the present and the new one, once', async () => {
    const changePassword = vi.fn<PasswordChangeDeps['changePassword']>(async () => {})
    const { actor, reach, submit } = start(changePassword)
    submit()
    submit()
    await reach('changed')
    expect(changePassword.mock.calls.map(([input]) => input)).toEqual([
      { current: form.current, password: form.password },
    ])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([
    [{ current: '' }, { current: 'fill_in_the_value', password: null, repeat: null }],
    [
      { password: '', repeat: '' },
      { current: null, password: 'empty_password', repeat: null },
    ],
    [
      { password: 'horse7', repeat: 'horse7' },
      { current: null, password: 'weak_password', repeat: null },
    ],
    [
      { password: 'horsebattery', repeat: 'horsebattery' },
      { current: null, password: 'weak_password', repeat: null },
    ],
    [
      { password: form.current, repeat: form.current },
      { current: null, password: 'password_is_same', repeat: null },
    ],
    [{ repeat: '' }, { current: null, password: null, repeat: 'passwords_must_be_equal' }],
  ])('refuses %j without asking', (changes, problems) => {
    const changePassword = vi.fn<PasswordChangeDeps['changePassword']>(never)
    const { actor, view, submit } = start(changePassword)
    submit(changes)
    expect(view()).toEqual({ status: 'invalid', problems })
    expect(changePassword).not.toHaveBeenCalled()
    actor.send({ type: 'form.change' })
    expect(view()).toEqual({ status: 'editing' })
  })

  it.each([
    'wrong_password',
    'password_too_short',
    'password_too_common',
    'password_entirely_numeric',
    'password_too_similar',
    'throttled',
    'offline',
    'something_wents_wrong',
  ] as const)('says why it was refused: %s', async (code) => {
    const { actor, view, reach, submit } = start(rejects({ failure: code }))
    submit()
    await reach('refused')
    expect(view()).toEqual({ status: 'refused', code })
    submit()
    expect(view()).toEqual({ status: 'saving' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await reach('refused')
    actor.send({ type: 'form.change' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it.each([[new Error('?')], [undefined], [{ failure: 'teapot' }]])(
    'has an answer to any failure: %s',
    async (reason) => {
      const { view, reach, submit } = start(rejects(reason))
      submit()
      await reach('refused')
      expect(view()).toEqual({ status: 'refused', code: 'something_wents_wrong' })
    },
  )

  it('says that the session is over instead of blaming the password', async () => {
    const { view, reach, submit } = start(rejects({ failure: 'not_authenticated' }))
    submit()
    await reach('signed-out')
    expect(view()).toEqual({ status: 'signed-out', code: 'not_authenticated' })
  })

  it('gives up after 10 s', () => {
    const { view, time, submit } = start()
    submit()
    time.increment(9_999)
    expect(view()).toEqual({ status: 'saving' })
    time.increment(1)
    expect(view()).toEqual({ status: 'refused', code: 'timeout' })
  })

  it('can be cancelled, and ends its call', () => {
    const signals: AbortSignal[] = []
    const { actor, view, submit } = start((_, signal) => {
      signals.push(signal)
      return never()
    })
    submit()
    actor.send({ type: 'form.cancel' })
    expect(view()).toEqual({ status: 'editing' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('keeps no password in the context', () => {
    const { actor, submit } = start()
    submit()
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('horsebattery')
  })
})
