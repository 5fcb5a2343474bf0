import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { providePlayerReport } from './player-report.machine.ts'
import { exampleReport } from './player-report.states.ts'
import type { PlayerReportDeps, PlayerReportForm } from './player-report.types.ts'
import { selectPlayerReportView } from './player-report.view.ts'

const never = () => new Promise<never>(() => {})

function start(sendReport: PlayerReportDeps['sendReport'] = never) {
  const time = new SimulatedClock()
  const actor = createActor(providePlayerReport({ sendReport }), { clock: time }).start()
  const view = () => selectPlayerReportView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectPlayerReportView(now).status === status)
  const submit = (changes: Partial<PlayerReportForm> = {}) =>
    actor.send({ type: 'form.submit', ...exampleReport, ...changes })
  return { actor, time, view, reach, submit }
}

describe('reporting a player', () => {
  it('sends the report once, trimmed, and says how many are left today', async () => {
    const sendReport = vi.fn<PlayerReportDeps['sendReport']>(async () => ({ leftToday: 4 }))
    const { view, reach, submit } = start(sendReport)
    submit({ text: ` ${exampleReport.text} ` })
    submit()
    await reach('sent')
    expect(sendReport.mock.calls.map(([report]) => report)).toEqual([exampleReport])
    expect(view()).toEqual({ status: 'sent', leftToday: 4 })
  })

  it.each([
    [{ kind: null }, { kind: 'fill_in_the_value' }],
    [{ kind: 'other', text: '  ' }, { text: 'fill_in_the_value' }],
    [{ text: 'x'.repeat(1_001) }, { text: 'too_long' }],
  ] as const)('refuses %j without asking', (changes, problems) => {
    const sendReport = vi.fn<PlayerReportDeps['sendReport']>(never)
    const { actor, view, submit } = start(sendReport)
    submit(changes)
    expect(view()).toEqual({
      status: 'invalid',
      problems: { kind: null, text: null, ...problems },
    })
    expect(sendReport).not.toHaveBeenCalled()
    actor.send({ type: 'form.change' })
    expect(view()).toEqual({ status: 'editing' })
  })

  it('needs no words for a kind that says it', () => {
    const { view, submit } = start()
    submit({ text: '' })
    expect(view()).toEqual({ status: 'sending' })
  })

  it.each([
    [{ failure: 'report_limit_reached' }, 'report_limit_reached'],
    [{ failure: 'offline' }, 'offline'],
    [{ failure: 'teapot' }, 'something_wents_wrong'],
    [undefined, 'something_wents_wrong'],
  ])('has an answer to %j, and can be sent again', async (reason, code) => {
    const { view, reach, submit } = start(() => Promise.reject(reason))
    submit()
    await reach('refused')
    expect(view()).toEqual({ status: 'refused', code })
    submit()
    expect(view()).toEqual({ status: 'sending' })
  })

  it('gives up after 10 s, and can be cancelled', () => {
    const { actor, view, time, submit } = start()
    submit()
    time.increment(10_000)
    expect(view()).toEqual({ status: 'refused', code: 'timeout' })
    submit()
    actor.send({ type: 'form.cancel' })
    expect(view()).toEqual({ status: 'editing' })
  })
})
