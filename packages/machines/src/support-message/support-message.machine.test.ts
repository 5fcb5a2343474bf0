import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideSupportMessage } from './support-message.machine.ts'
import { exampleForm } from './support-message.states.ts'
import type { SupportMessageDeps, SupportMessageForm } from './support-message.types.ts'
import { selectSupportMessageView } from './support-message.view.ts'

const never = () => new Promise<never>(() => {})

function start(sendMessage: SupportMessageDeps['sendMessage'] = never) {
  const time = new SimulatedClock()
  const actor = createActor(provideSupportMessage({ sendMessage }), { clock: time }).start()
  const view = () => selectSupportMessageView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectSupportMessageView(now).status === status)
  const submit = (changes: Partial<SupportMessageForm> = {}) =>
    actor.send({ type: 'form.submit', ...exampleForm, ...changes })
  return { actor, time, view, reach, submit }
}

describe('writing to the support', () => {
  it('sends the message once, trimmed, and says where the answer goes', async () => {
    const sendMessage = vi.fn<SupportMessageDeps['sendMessage']>(async () => {})
    const { actor, view, reach, submit } = start(sendMessage)
    submit({ subject: ` ${exampleForm.subject} ` })
    submit()
    await reach('sent')
    expect(sendMessage.mock.calls.map(([form]) => form)).toEqual([exampleForm])
    expect(view()).toEqual({ status: 'sent', replyTo: exampleForm.replyTo })
    actor.send({ type: 'form.again' })
    expect(view()).toEqual({ status: 'editing' })
  })

  it.each([
    [{ subject: ' ' }, { subject: 'fill_in_the_value' }],
    [{ subject: 'x'.repeat(121) }, { subject: 'too_long' }],
    [{ message: '' }, { message: 'fill_in_the_value' }],
    [{ message: 'x'.repeat(4_001) }, { message: 'too_long' }],
    [{ replyTo: '' }, { replyTo: 'empty_email' }],
    [{ replyTo: 'dana' }, { replyTo: 'email_invalid' }],
  ])('refuses %j without asking', (changes, problems) => {
    const sendMessage = vi.fn<SupportMessageDeps['sendMessage']>(never)
    const { actor, view, submit } = start(sendMessage)
    submit(changes)
    expect(view()).toEqual({
      status: 'invalid',
      problems: { subject: null, message: null, replyTo: null, ...problems },
    })
    expect(sendMessage).not.toHaveBeenCalled()
    actor.send({ type: 'form.change' })
    expect(view()).toEqual({ status: 'editing' })
  })

  it('says when it may be tried again', async () => {
    const failure = { failure: 'throttled', waitMs: 60_000, at: 5_000 }
    const { view, reach, submit } = start(() => Promise.reject(failure))
    submit()
    await reach('refused')
    expect(view()).toEqual({ status: 'refused', code: 'throttled', until: 65_000 })
  })

  it.each([
    [{ failure: 'offline' }, 'offline'],
    [{ failure: 'email_invalid' }, 'email_invalid'],
    [{ failure: 'teapot' }, 'something_wents_wrong'],
    [undefined, 'something_wents_wrong'],
  ])('has an answer to %j', async (reason, code) => {
    const { view, reach, submit } = start(() => Promise.reject(reason))
    submit()
    await reach('refused')
    expect(view()).toMatchObject({ status: 'refused', code })
    submit()
    expect(view()).toEqual({ status: 'sending' })
  })

  it('gives up after 10 s, and can be cancelled', () => {
    const signals: AbortSignal[] = []
    const { actor, view, time, submit } = start((_, signal) => {
      signals.push(signal)
      return never()
    })
    submit()
    time.increment(10_000)
    expect(view()).toMatchObject({ status: 'refused', code: 'timeout' })
    submit()
    actor.send({ type: 'form.cancel' })
    expect(view()).toEqual({ status: 'editing' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})
