import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideTournamentRun } from './tournament-run.machine.ts'
import { exampleStandings } from './tournament-run.states.ts'
import type { ResultWish, RunStanding, TournamentRunDeps } from './tournament-run.types.ts'
import { selectTournamentRunView } from './tournament-run.view.ts'

const { upcoming, unpaired, paired, running, between, finished } = exampleStandings
const never = () => new Promise<never>(() => {})

function start(standing: RunStanding, deps: Partial<TournamentRunDeps> = {}) {
  const clock = new SimulatedClock()
  const machine = provideTournamentRun({
    start: never,
    pair: never,
    startRound: never,
    finishRound: never,
    finish: never,
    setResult: never,
    ...deps,
  })
  const actor = createActor(machine, { input: { standing }, clock }).start()
  const view = () => selectTournamentRunView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectTournamentRunView(now).status === status)
  const type = (table: number, result: ResultWish['result'], reason = '') =>
    actor.send({ type: 'result.set', round: 2, table, result, reason })
  return { actor, clock, view, reach, type }
}

describe('a tournament that somebody runs', () => {
  it.each([
    [upcoming, 'upcoming'],
    [unpaired, 'between'],
    [paired, 'paired'],
    [running, 'running'],
    [between, 'between'],
    [finished, 'finished'],
  ] as const)('stands where the server says: %j', (standing, status) => {
    expect(start(standing).view().status).toBe(status)
  })

  it('asks before each step, and takes it once', async () => {
    const startRound = vi.fn<TournamentRunDeps['startRound']>(async () => running)
    const { actor, view, reach } = start(paired, { startRound })
    actor.send({ type: 'step.ask', step: 'start-round' })
    expect(view()).toMatchObject({ status: 'confirming', step: 'start-round' })
    actor.send({ type: 'question.close' })
    expect(view().status).toBe('paired')
    actor.send({ type: 'step.ask', step: 'start-round' })
    actor.send({ type: 'step.confirm' })
    actor.send({ type: 'step.confirm' })
    expect(view()).toMatchObject({ status: 'busy', doing: { step: 'start-round', round: 2 } })
    await reach('running')
    expect(startRound).toHaveBeenCalledOnce()
  })

  it.each([
    [upcoming, 'pair'],
    [{ ...upcoming, isDue: false }, 'start'],
    [unpaired, 'finish'],
    [running, 'pair'],
    [between, 'start-round'],
    [finished, 'finish'],
  ] as const)('does not ask about a step that is not due: %j, %s', (standing, step) => {
    const { actor, view } = start(standing)
    actor.send({ type: 'step.ask', step })
    expect(view().status).toBe(standing.stage)
  })

  it('pairs again the pairing that was seen, and finishes between two rounds', () => {
    const pair = vi.fn<TournamentRunDeps['pair']>(never)
    const again = start({ ...paired, pairingVersion: 3 }, { pair })
    again.actor.send({ type: 'step.ask', step: 'pair' })
    again.actor.send({ type: 'step.confirm' })
    expect(pair).toHaveBeenCalledWith({ round: 2, version: 3 }, expect.any(AbortSignal))
    const finish = vi.fn<TournamentRunDeps['finish']>(never)
    const stopped = start(between, { finish })
    stopped.actor.send({ type: 'step.ask', step: 'finish' })
    stopped.actor.send({ type: 'step.confirm' })
    expect(finish).toHaveBeenCalledOnce()
  })

  it('finishes a round with open tables only when somebody says so', () => {
    const finishRound = vi.fn<TournamentRunDeps['finishRound']>(never)
    const { actor, view } = start({ ...running, openTables: [2, 5] }, { finishRound })
    actor.send({ type: 'step.ask', step: 'finish-round' })
    expect(view()).toMatchObject({ status: 'confirming', openTables: [2, 5] })
    actor.send({ type: 'step.finishAnyway' })
    expect(finishRound).toHaveBeenCalledWith({ round: 2, anyway: true }, expect.any(AbortSignal))
  })

  it('offers to finish anyway when only the server knew of the open tables', async () => {
    const finishRound = vi
      .fn<TournamentRunDeps['finishRound']>()
      .mockRejectedValueOnce({ failure: 'round_unfinished' })
      .mockResolvedValue(between)
    const { actor, view, reach } = start({ ...running, openTables: [] }, { finishRound })
    actor.send({ type: 'step.ask', step: 'finish-round' })
    actor.send({ type: 'step.confirm' })
    await reach('refused')
    actor.send({ type: 'standing.update', standing: running })
    expect(view()).toMatchObject({ code: 'round_unfinished', standing: { openTables: [2] } })
    actor.send({ type: 'step.finishAnyway' })
    await reach('between')
    expect(finishRound.mock.calls.map(([{ anyway }]) => anyway)).toEqual([false, true])
  })

  it('finishes no other step anyway', () => {
    const { actor, view } = start(paired)
    actor.send({ type: 'step.ask', step: 'start-round' })
    actor.send({ type: 'step.finishAnyway' })
    expect(view().status).toBe('confirming')
  })

  it('stores results one after the other, as fast as they are typed, before the step that was asked for', async () => {
    const said: string[] = []
    const setResult = vi.fn<TournamentRunDeps['setResult']>(async ({ table, result }) => {
      said.push(`${table}: ${result}`)
    })
    const { actor, view, reach, type } = start({ ...running, openTables: [1, 2, 3] }, { setResult })
    type(1, '1-0')
    type(2, '0-1')
    type(3, '1-0')
    type(3, '1/2-1/2')
    actor.send({ type: 'step.ask', step: 'finish-round' })
    expect(view()).toMatchObject({
      status: 'busy',
      pending: [{ table: 1 }, { table: 2 }, { table: 3 }],
    })
    await reach('confirming')
    expect(said).toEqual(['1: 1-0', '2: 0-1', '3: 1/2-1/2'])
    expect(view()).toMatchObject({ step: 'finish-round', openTables: [], pending: [] })
  })

  it('keeps a result that was refused, stores the others, and tries again with the reason', async () => {
    const setResult = vi.fn<TournamentRunDeps['setResult']>(async ({ table, reason }) => {
      // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
      if (table === 1 && reason === '') throw { failure: 'reason_required' }
    })
    const { actor, view, reach, type } = start({ ...running, openTables: [1, 2] }, { setResult })
    type(1, '1-0')
    type(2, '0-1')
    await reach('refused')
    expect(view()).toMatchObject({
      code: 'reason_required',
      wish: { table: 1, result: '1-0' },
      standing: { openTables: [1] },
    })
    actor.send({ type: 'refusal.retry', reason: 'The other sheet was of last round.' })
    await reach('running')
    expect(setResult).toHaveBeenCalledTimes(3)
    expect(view().standing.openTables).toEqual([])
  })

  it('a new result for the same table takes the place of the one that was refused', async () => {
    const setResult = vi
      .fn<TournamentRunDeps['setResult']>()
      .mockRejectedValueOnce({ failure: 'offline' })
      .mockResolvedValue(null)
    const { view, reach, type } = start(running, { setResult })
    type(2, '1-0')
    await reach('refused')
    type(2, '0-1')
    await reach('running')
    expect(view().standing.openTables).toEqual([])
  })

  it.each([
    ['start-round', running],
    ['start-round', { ...paired, pairingVersion: 2 }],
    ['pair', { ...paired, pairingVersion: 2 }],
  ] as const)('who is asked about %s when another does something is told', (step, standing) => {
    const { actor, view } = start(paired)
    actor.send({ type: 'step.ask', step })
    actor.send({ type: 'standing.update', standing })
    expect(view()).toMatchObject({ status: 'refused', code: 'overtaken', standing })
    actor.send({ type: 'refusal.close' })
    expect(view().status).toBe(standing.stage)
  })

  it('who pairs a round that another has paired meanwhile does not pair it again', () => {
    const { actor, view } = start(unpaired)
    actor.send({ type: 'step.ask', step: 'pair' })
    actor.send({ type: 'standing.update', standing: { ...paired, round: 1 } })
    expect(view()).toMatchObject({ status: 'refused', code: 'overtaken' })
  })

  it('goes on with the question while other tables end', () => {
    const { actor, view } = start(running)
    actor.send({ type: 'step.ask', step: 'finish-round' })
    actor.send({ type: 'standing.update', standing: { ...running, openTables: [] } })
    expect(view()).toMatchObject({ status: 'confirming', openTables: [] })
  })

  it('stays in editing after a result, until it is closed or the tournament is over', async () => {
    const { actor, view, reach, type } = start(between, { setResult: async () => null })
    actor.send({ type: 'results.edit' })
    expect(view()).toMatchObject({ status: 'editingResults', isEditing: true })
    type(1, '1-0', 'Read wrongly.')
    await reach('editingResults')
    actor.send({ type: 'standing.update', standing: finished })
    expect(view().status).toBe('finished')
    actor.send({ type: 'standing.update', standing: between })
    actor.send({ type: 'results.close' })
    expect(view().status).toBe('between')
  })

  it.each([[{ failure: 'teapot' }], [undefined], [new Error('x')]])(
    'has a text for %j',
    async (reason) => {
      const { actor, view, reach } = start(upcoming, { start: () => Promise.reject(reason) })
      actor.send({ type: 'step.ask', step: 'start' })
      actor.send({ type: 'step.confirm' })
      await reach('refused')
      expect(view()).toMatchObject({ code: 'something_wents_wrong', wish: { step: 'start' } })
    },
  )

  it('gives up after 30 s, and can try again', () => {
    const { actor, view, clock } = start(upcoming)
    actor.send({ type: 'step.ask', step: 'start' })
    actor.send({ type: 'step.confirm' })
    clock.increment(30_000)
    expect(view()).toMatchObject({ status: 'refused', code: 'timeout' })
    actor.send({ type: 'refusal.retry', reason: '' })
    expect(view().status).toBe('busy')
  })
})
