import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideFideId } from './fide-id.machine.ts'
import { examplePlayers } from './fide-id.states.ts'
import {
  emptyFiles,
  emptyQuery,
  emptyValues,
  type FideFacts,
  type FideIdDeps,
} from './fide-id.types.ts'
import { selectFideIdView } from './fide-id.view.ts'

const facts: FideFacts = {
  status: 'not_connected',
  fideId: null,
  verifiedAt: null,
  mayConnect: true,
  isChild: false,
  request: null,
  identity: { status: 'none', isRefused: false },
}

const never = () => new Promise<never>(() => {})

const deps: FideIdDeps = {
  load: async () => facts,
  claimTitle: async () => {},
  search: async () => examplePlayers,
  claim: async () => {},
  submit: async () => {},
  askByHand: async () => {},
  upload: async ({ field }) => ({ id: `file-of-${field}`, name: 'photo.jpg' }),
  askIdentity: async () => ({ status: 'none', isRefused: false }),
  openIdentity: never,
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

async function started(more: Partial<FideIdDeps> = {}) {
  const actor = createActor(provideFideId({ ...deps, ...more }), {
    input: { today: '2026-11-27', kept: null },
  }).start()
  await settled()
  return { actor, view: () => selectFideIdView(actor.getSnapshot()) }
}

describe('the FIDE ID', () => {
  it('is looked for, chosen, confirmed, and then proved at the provider', async () => {
    const { actor, view } = await started()
    expect(view()).toEqual({ step: 'choosing' })
    actor.send({ type: 'id.have' })
    actor.send({ type: 'search.submit', ...emptyQuery, fideId: '999000001' })
    await settled()
    expect(view()).toMatchObject({ step: 'results', players: examplePlayers })
    actor.send({ type: 'player.choose', fideId: 999_000_023 })
    expect(view()).toMatchObject({ step: 'results' })
    actor.send({ type: 'player.choose', fideId: 999_000_001 })
    actor.send({ type: 'claim.confirm' })
    await settled()
    expect(view()).toEqual({ step: 'identity', status: 'offered' })
    actor.send({ type: 'identity.start' })
    expect(view()).toEqual({ step: 'identity', status: 'opening' })
  })

  it('of a child is checked by hand, with the consent of a parent', async () => {
    const { actor, view } = await started({ load: async () => ({ ...facts, isChild: true }) })
    actor.send({ type: 'id.have' })
    actor.send({ type: 'search.submit', ...emptyQuery, fideId: '999000001' })
    await settled()
    actor.send({ type: 'player.choose', fideId: 999_000_001 })
    actor.send({ type: 'claim.confirm' })
    expect(view()).toMatchObject({ step: 'manual', form: { isChild: true } })
    actor.send({ type: 'form.submit', values: emptyValues })
    expect(view()).toMatchObject({
      form: {
        problems: {
          selfie: 'fill_in_the_value',
          consent: 'fill_in_the_value',
          agreement: 'fill_in_the_value',
        },
      },
    })
  })

  it('keeps the form when a photo is refused, and says it at the photo', async () => {
    const upload = () => Promise.reject(Object.assign(new Error(), { problem: 'wrong_type' }))
    const { actor, view } = await started({ upload })
    actor.send({ type: 'form.open' })
    actor.send({ type: 'form.change', values: { ...emptyValues, firstName: 'Dana' } })
    actor.send({ type: 'file.choose', field: 'selfie', fileId: 'a', size: 6_000_000 })
    expect(view()).toMatchObject({ form: { problems: { selfie: 'too_large' } } })
    actor.send({ type: 'file.choose', field: 'selfie', fileId: 'b', size: 60_000 })
    expect(view()).toMatchObject({ form: { uploading: 'selfie' } })
    await settled()
    expect(view()).toMatchObject({
      form: {
        values: { firstName: 'Dana' },
        files: emptyFiles,
        problems: { selfie: 'wrong_type' },
      },
    })
  })

  it('needs Pro, or a title', async () => {
    const { actor, view } = await started({ load: async () => ({ ...facts, mayConnect: false }) })
    expect(view()).toMatchObject({ step: 'needsPro' })
    actor.send({ type: 'title.claim' })
    await settled()
    expect(view()).toEqual({ step: 'choosing' })
  })

  it('says what the server says once the check is over', async () => {
    const answers = [
      {
        ...facts,
        status: 'on_check' as const,
        fideId: 1,
        request: {
          id: '1',
          status: 'waiting' as const,
          way: 'identity' as const,
          fideId: 1,
          reason: '',
        },
      },
      { ...facts, status: 'connected' as const, fideId: 1, verifiedAt: '2026-11-27T10:00:00Z' },
    ]
    const { view } = await started({
      load: async () => answers.shift() ?? facts,
      askIdentity: async () => ({ status: 'verified', isRefused: false }),
    })
    await settled()
    expect(view()).toEqual({ step: 'connected', fideId: 1, since: '2026-11-27T10:00:00Z' })
  })
})
