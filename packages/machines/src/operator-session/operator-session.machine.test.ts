import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideOperatorSession } from './operator-session.machine.ts'
import type { OperatorSessionDeps } from './operator-session.types.ts'
import { selectOperatorSessionView } from './operator-session.view.ts'

const never = () => new Promise<never>(() => {})
const refuses = (failure: string) => () => Promise.reject({ failure })
const operator = 'operator@kingside.example'
const closed = async () => ({ state: 'closed', hasSecondFactor: true }) as const

function start(deps: Partial<OperatorSessionDeps> = {}) {
  const time = new SimulatedClock()
  const machine = provideOperatorSession({
    readStanding: closed,
    openSession: never,
    closeSession: never,
    ...deps,
  })
  const actor = createActor(machine, { clock: time }).start()
  const view = () => selectOperatorSessionView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (snapshot) => selectOperatorSessionView(snapshot).status === status)
  return { actor, time, view, reach }
}

const asking = { status: 'asking', isOver: false, isEmpty: false, refusal: null }

describe('the way into the operators’ pages', () => {
  it('is a code of the app', async () => {
    const openSession = vi.fn<OperatorSessionDeps['openSession']>(async () => ({ operator }))
    const { actor, view, reach } = start({ openSession })
    await reach('asking')
    actor.send({ type: 'code.submit', code: ' ' })
    expect(view()).toEqual({ ...asking, isEmpty: true })
    actor.send({ type: 'code.change' })
    expect(view()).toEqual(asking)
    actor.send({ type: 'code.submit', code: '123456' })
    expect(view().status).toBe('opening')
    await reach('open')
    expect(view()).toEqual({ status: 'open', operator, isClosing: false })
    expect(openSession.mock.calls[0]?.[0]).toBe('123456')
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('123456')
  })

  it('goes on with a session that is open', async () => {
    const { reach, view } = start({ readStanding: async () => ({ state: 'open', operator }) })
    await reach('open')
    expect(view()).toMatchObject({ operator })
  })

  it('is hidden from others, asks for a second factor where there is none, and can be tried again', async () => {
    await start({ readStanding: refuses('not_found') }).reach('hidden')
    await start({
      readStanding: async () => ({ state: 'closed', hasSecondFactor: false }),
    }).reach('without-factor')
    const { actor, view, reach } = start({ readStanding: refuses('offline') })
    await reach('failed')
    actor.send({ type: 'session.retry' })
    expect(view().status).toBe('checking')
    await reach('failed')
  })

  it.each([
    ['invalid_code', 'asking'],
    ['not_found', 'hidden'],
    ['second_factor_changed', 'without-factor'],
  ] as const)('answers %s with %s', async (failure, status) => {
    const { actor, view, reach } = start({ openSession: refuses(failure) })
    await reach('asking')
    actor.send({ type: 'code.submit', code: '123456' })
    await reach('opening')
    await waitFor(actor, (snapshot) => snapshot.value !== 'opening')
    expect(view().status).toBe(status)
  })

  it('gives up after 10 s, and can be cancelled', async () => {
    const waiting = start({ readStanding: never })
    waiting.time.increment(10_000)
    expect(waiting.view().status).toBe('failed')
    const { actor, time, view, reach } = start()
    await reach('asking')
    actor.send({ type: 'code.submit', code: '123456' })
    time.increment(10_000)
    expect(view()).toMatchObject({ refusal: { code: 'timeout' } })
    actor.send({ type: 'code.submit', code: '123456' })
    actor.send({ type: 'code.cancel' })
    expect(view()).toEqual(asking)
  })

  it('closes when it is told, or by itself', async () => {
    const open = async () => ({ state: 'open', operator }) as const
    const over = start({ readStanding: open })
    await over.reach('open')
    over.actor.send({ type: 'session.over' })
    expect(over.view()).toEqual({ ...asking, isOver: true })

    const left = start({ readStanding: open, closeSession: async () => {} })
    await left.reach('open')
    left.actor.send({ type: 'session.close' })
    expect(left.view()).toMatchObject({ isClosing: true })
    await left.reach('asking')
    expect(left.view()).toEqual(asking)

    const failing = start({ readStanding: open, closeSession: refuses('offline') })
    await failing.reach('open')
    failing.actor.send({ type: 'session.close' })
    await waitFor(failing.actor, (snapshot) => snapshot.value === 'open')
  })
})
