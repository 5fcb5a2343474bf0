import { lockedOnceJoined } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { keptOf, nothingKept, savable } from './tournament-draft.form.ts'
import { provideTournamentDraft } from './tournament-draft.machine.ts'
import { exampleForm } from './tournament-draft.states.ts'
import type {
  FormChange,
  KeptChange,
  LoadedForm,
  TournamentDraftDeps,
  TournamentFormKind,
} from './tournament-draft.types.ts'
import { type FormState, selectTournamentDraftView } from './tournament-draft.view.ts'

const never = () => new Promise<never>(() => {})
const loaded: LoadedForm = { version: 4, form: exampleForm, locked: [] }
const now = '2026-11-28T15:00:00.000Z'

interface Started {
  readonly kind?: TournamentFormKind
  readonly kept?: KeptChange
  readonly deps?: Partial<TournamentDraftDeps>
}

/** A form whose server counts versions and takes everything. */
async function open({ kind = 'draft', kept = nothingKept, deps = {} }: Started = {}) {
  const clock = new SimulatedClock()
  const save = vi.fn<TournamentDraftDeps['save']>(async ({ version }) => ({ version: version + 1 }))
  const machine = provideTournamentDraft({
    load: async () => loaded,
    save,
    publish: never,
    delete: never,
    ...deps,
  })
  const actor = createActor(machine, { input: { kind, kept }, clock }).start()
  const view = () => selectTournamentDraftView(actor.getSnapshot())
  const stateNow = () => {
    const shown = view()
    return shown.status === 'form' ? shown.state : shown.status
  }
  const reach = (state: FormState | 'published') =>
    waitFor(actor, (snapshot) => {
      const shown = selectTournamentDraftView(snapshot)
      return (shown.status === 'form' ? shown.state : shown.status) === state
    })
  const type = (change: FormChange) => actor.send({ type: 'form.change', change })
  const submit = () => actor.send({ type: 'form.submit', now, takesFees: null })
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
  return { actor, clock, save, view, stateNow, reach, type, submit }
}

describe('the form of a tournament', () => {
  it('is saved 2 s after the last change, with what was changed only', async () => {
    const { clock, save, stateNow, reach, type } = await open()
    type({ description: 'One' })
    clock.increment(1_500)
    type({ rounds: 9 })
    clock.increment(1_500)
    expect(stateNow()).toBe('dirty')
    expect(save).not.toHaveBeenCalled()
    clock.increment(500)
    await reach('saved')
    expect(save.mock.calls.map(([sent]) => sent)).toEqual([
      { version: 4, form: { description: 'One', rounds: 9 } },
    ])
  })

  it('saves what is typed during a save with the next one', async () => {
    const answers: (() => void)[] = []
    const save = vi.fn<TournamentDraftDeps['save']>(
      ({ version }) =>
        new Promise((resolve) => answers.push(() => resolve({ version: version + 1 }))),
    )
    const { clock, stateNow, reach, type } = await open({ deps: { save } })
    type({ description: 'One' })
    clock.increment(2_000)
    type({ description: 'Two' })
    expect(stateNow()).toBe('saving')
    answers[0]?.()
    await reach('dirty')
    clock.increment(2_000)
    expect(save.mock.lastCall?.[0]).toEqual({ version: 5, form: { description: 'Two' } })
    answers[1]?.()
    await reach('saved')
  })

  it('keeps a text while the server can’t be reached, and sends it later', async () => {
    const save = vi
      .fn<TournamentDraftDeps['save']>()
      .mockRejectedValueOnce({ failure: 'offline' })
      .mockRejectedValueOnce({ failure: 'timeout' })
      .mockResolvedValue({ version: 5 })
    const { actor, clock, view, reach, type } = await open({ deps: { save } })
    type({ description: 'Offline' })
    clock.increment(2_000)
    await reach('failed')
    expect(view()).toMatchObject({
      form: { description: 'Offline' },
      code: 'offline',
      isUnsaved: true,
    })
    clock.increment(15_000)
    await reach('failed')
    expect(save).toHaveBeenCalledTimes(2)
    actor.send({ type: 'connection.restore' })
    await reach('saved')
    expect(view()).toMatchObject({ form: { description: 'Offline' }, code: null, isUnsaved: false })
  })

  it('brings back what was typed before a reload, and saves it', async () => {
    const first = await open()
    first.type({ description: 'Typed' })
    const kept = keptOf(first.actor.getSnapshot().context)
    first.actor.stop()
    const { clock, save, view, reach } = await open({ kept })
    expect(view()).toMatchObject({ state: 'dirty', form: { description: 'Typed' } })
    clock.increment(2_000)
    await reach('saved')
    expect(save.mock.lastCall?.[0].form).toEqual({ description: 'Typed' })
  })

  it('brings back rows that are not filled in yet, and texts that can’t be saved', async () => {
    const first = await open()
    const faq = [{ question: 'Where?', explanation: '' }]
    first.type({ faq, name: 'Кубок' })
    const kept = keptOf(first.actor.getSnapshot().context)
    const { view } = await open({ kept })
    expect(view()).toMatchObject({ state: 'clean', form: { faq, name: 'Кубок' } })
  })

  it.each([
    ['another field was saved meanwhile', { rounds: 9 }, 'dirty'],
    ['it was saved on its way out', { description: 'Sent' }, 'dirty'],
    ['the same was saved meanwhile', { description: 'Typed' }, 'clean'],
    ['the same field was saved differently', { description: 'Other' }, 'conflict'],
  ] as const)('after a reload, when %s', async (_, saved, state) => {
    const kept: KeptChange = {
      mine: { description: 'Typed' },
      base: { description: exampleForm.description },
      sent: { description: 'Sent' },
    }
    const load = async () => ({ ...loaded, version: 5, form: { ...exampleForm, ...saved } })
    const { view } = await open({ kept, deps: { load } })
    expect(view()).toMatchObject({ state, form: { description: 'Typed' } })
  })

  const conflict = async () => {
    const newer = { ...exampleForm, description: 'Theirs', rounds: 9 }
    const load = vi
      .fn<TournamentDraftDeps['load']>()
      .mockResolvedValueOnce(loaded)
      .mockResolvedValue({ ...loaded, version: 7, form: newer })
    const save = vi
      .fn<TournamentDraftDeps['save']>()
      .mockRejectedValueOnce({ failure: 'changed_meanwhile' })
      .mockResolvedValue({ version: 8 })
    const opened = await open({ deps: { load, save } })
    opened.type({ description: 'Mine' })
    opened.clock.increment(2_000)
    await opened.reach('conflict')
    return { ...opened, save }
  }

  it('keeps the text when somebody else has saved a newer version, until its owner chooses', async () => {
    const { clock, view, type, save } = await conflict()
    type({ description: 'Mine, still' })
    clock.increment(60_000)
    expect(view()).toMatchObject({ state: 'conflict', form: { description: 'Mine, still' } })
    expect(save).toHaveBeenCalledOnce()
  })

  it('takes the newer version', async () => {
    const { actor, view, reach } = await conflict()
    actor.send({ type: 'newer.load' })
    await reach('clean')
    expect(view()).toMatchObject({ form: { description: 'Theirs', rounds: 9 } })
  })

  it('puts its own fields over the newer version, and leaves the others', async () => {
    const { actor, clock, view, reach, save } = await conflict()
    actor.send({ type: 'mine.keep' })
    await reach('dirty')
    expect(view()).toMatchObject({ form: { description: 'Mine', rounds: 9 } })
    clock.increment(2_000)
    await reach('saved')
    expect(save.mock.lastCall?.[0]).toEqual({ version: 7, form: { description: 'Mine' } })
  })

  it('publishes once everything is saved', async () => {
    const publish = vi.fn<TournamentDraftDeps['publish']>(async () => ({ slug: 'autumn-swiss' }))
    const { save, view, reach, type, submit } = await open({ deps: { publish } })
    type({ description: 'Last word' })
    submit()
    await reach('published')
    expect(save).toHaveBeenCalledOnce()
    expect(publish).toHaveBeenCalledOnce()
    expect(view()).toEqual({ status: 'published', slug: 'autumn-swiss' })
  })

  it('says what is missing until it is filled in, and saves the rest', async () => {
    const { save, view, reach, type, submit } = await open()
    type({ rounds: null, time_control_id: null })
    submit()
    await reach('invalid')
    expect(save).toHaveBeenCalledOnce()
    const problemsNow = () => {
      const shown = view()
      return shown.status === 'form' ? shown.problems.map(({ field }) => field) : null
    }
    expect(problemsNow()).toEqual(['time_control_id', 'rounds'])
    type({ rounds: 5 })
    expect(problemsNow()).toEqual(['time_control_id'])
  })

  it('tells of a text that can’t be saved, and saves what else was typed', async () => {
    const { clock, save, view, reach, type } = await open()
    type({ description: 'Кубок', rounds: 9 })
    clock.increment(2_000)
    await reach('invalid')
    expect(save.mock.lastCall?.[0].form).toEqual({ rounds: 9 })
    expect(view()).toMatchObject({
      problems: [{ field: 'description', problem: 'not-ascii' }],
      form: { description: 'Кубок' },
    })
  })

  it.each(['not_community_administrator', 'not_organiser'])(
    'keeps the form of who may not save it any more (%s)',
    async (failure) => {
      const { view, reach, type, submit } = await open({
        kind: 'published',
        deps: { save: () => Promise.reject({ failure }) },
      })
      type({ description: 'Mine' })
      submit()
      await reach('refused')
      expect(view()).toMatchObject({
        code: failure,
        form: { description: 'Mine' },
        isUnsaved: true,
      })
    },
  )

  it('saves a published tournament when its organiser says so, not before', async () => {
    const { clock, save, stateNow, reach, type, submit } = await open({ kind: 'published' })
    type({ description: 'Typed' })
    clock.increment(60_000)
    expect(stateNow()).toBe('dirty')
    expect(save).not.toHaveBeenCalled()
    submit()
    await reach('saved')
  })

  it('stays when it was deleted elsewhere', async () => {
    const { clock, view, reach, type } = await open({
      deps: { save: () => Promise.reject({ failure: 'not_found' }) },
    })
    type({ description: 'Typed' })
    clock.increment(2_000)
    await reach('gone')
    expect(view()).toMatchObject({ form: { description: 'Typed' } })
  })
})

describe('the rounds of a published tournament', () => {
  const roundsFrom = async (locked: readonly string[]) => {
    const { view, type } = await open({
      kind: 'published',
      deps: { load: async () => ({ ...loaded, locked }) },
    })
    type({ rounds: (exampleForm.rounds ?? 0) + 4 })
    const shown = view()
    return shown.status === 'form' ? shown.leastRounds : undefined
  }

  it('can only become more once somebody has joined', async () => {
    expect(await roundsFrom([])).toBeNull()
    expect(await roundsFrom(lockedOnceJoined)).toBe(exampleForm.rounds)
  })

  it('stay once it is played', async () => {
    expect(await roundsFrom(['rounds', 'start'])).toBeNull()
  })
})

describe('what is saved of a form', () => {
  const arbiter = { name: 'Ann', title: null, player_uid: null }
  const prize = { place: 1, and_more: false, text: '', amount_cents: null, currency: null }

  it('leaves out arbiters without a name, and questions without an answer', () => {
    expect(savable({ arbiters: [arbiter, { ...arbiter, name: ' ' }] })).toEqual({
      arbiters: [arbiter],
    })
    expect(savable({ chief_arbiter: { ...arbiter, name: '' } })).toEqual({ chief_arbiter: null })
    expect(savable({ faq: [{ question: 'Where?', explanation: '' }] })).toEqual({ faq: [] })
  })

  it('has no empty texts of prizes, and no currency without an amount', () => {
    expect(savable({ prizes: [{ ...prize, currency: 'EUR' }] })).toEqual({
      prizes: [{ ...prize, text: null }],
    })
    const money = { ...prize, amount_cents: 5_000, currency: 'EUR' }
    expect(savable({ prizes: [money] })).toEqual({ prizes: [{ ...money, text: null }] })
  })

  it('adds nothing that did not change', () => {
    expect(savable({ name: 'Cup' })).toEqual({ name: 'Cup' })
    expect(savable({ chief_arbiter: null })).toEqual({ chief_arbiter: null })
  })
})
