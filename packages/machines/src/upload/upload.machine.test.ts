import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideUpload } from './upload.machine.ts'
import { cover } from './upload.states.ts'
import { type ChosenFile, coverLimits, problemOfStatus, type UploadInput } from './upload.types.ts'
import { selectUploadView } from './upload.view.ts'

function start(input: Partial<UploadInput> = {}) {
  const clock = new SimulatedClock()
  const sent: { id: string; signal: AbortSignal }[] = []
  let network = {
    progress: (_share: number) => {},
    finish: (_url: string) => {},
    fail: (_error: unknown) => {},
  }
  const machine = provideUpload({
    sendFile: (id, onProgress, signal) => {
      sent.push({ id, signal })
      return new Promise((resolve, reject) => {
        network = { progress: onProgress, finish: (url) => resolve({ url }), fail: reject }
      })
    },
  })
  const actor = createActor(machine, {
    clock,
    input: { limits: coverLimits, url: null, ...input },
  }).start()
  const view = () => selectUploadView(actor.getSnapshot())
  return {
    actor,
    clock,
    sent,
    view,
    choose: (file: Partial<ChosenFile> = {}) =>
      actor.send({ type: 'file.choose', file: { ...cover, ...file } }),
    progress: (share: number) => network.progress(share),
    finish: (url = '/media/new.png') => network.finish(url),
    fail: (error: unknown) => network.fail(error),
    reach: (status: string) => vi.waitUntil(() => view().status === status),
  }
}

describe('an upload', () => {
  it('goes from nothing over its progress to the place where the server keeps it', async () => {
    const { choose, finish, progress, reach, sent, view } = start()
    expect(view()).toEqual({ status: 'empty' })
    choose()
    expect(view()).toEqual({ status: 'sending', file: cover, progress: null, url: null })
    progress(0.4)
    expect(view()).toMatchObject({ progress: 0.4 })
    finish()
    await reach('done')
    expect(view()).toEqual({ status: 'done', file: cover, url: '/media/new.png' })
    expect(sent.map(({ id }) => id)).toEqual([cover.id])
  })

  it('shows a progress that never runs back and stays from 0 to 1', () => {
    const { choose, progress, view } = start()
    choose()
    const shown = [0.4, 0.2, Number.NaN, 7, -1].map((share) => {
      progress(share)
      const now = view()
      return now.status === 'sending' ? now.progress : null
    })
    expect(shown).toEqual([0.4, 0.4, 0.4, 1, 1])
  })

  it('begins with the file that the server has from before', () => {
    expect(start({ url: '/media/old.png' }).view()).toEqual({
      status: 'done',
      file: null,
      url: '/media/old.png',
    })
  })

  it('that is cancelled stops, and leaves the file from before', () => {
    const { actor, choose, sent, view } = start({ url: '/media/old.png' })
    choose()
    expect(view()).toMatchObject({ status: 'sending', url: '/media/old.png' })
    actor.send({ type: 'upload.cancel' })
    expect(view()).toEqual({ status: 'done', file: null, url: '/media/old.png' })
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('makes way for another file that is chosen meanwhile', async () => {
    const { choose, finish, reach, sent, view } = start()
    choose()
    choose({ id: 'file-9' })
    expect(sent.map(({ id, signal }) => [id, signal.aborted])).toEqual([
      [cover.id, true],
      ['file-9', false],
    ])
    finish()
    await reach('done')
    expect(view()).toMatchObject({ file: { id: 'file-9' } })
  })

  it('is taken away with the file from before', () => {
    const { actor, view } = start({ url: '/media/old.png' })
    actor.send({ type: 'file.remove' })
    expect(view()).toEqual({ status: 'empty' })
  })

  it('is not found in a page that was left: what comes late changes nothing', async () => {
    const { actor, choose, finish, view } = start()
    choose()
    actor.send({ type: 'upload.cancel' })
    finish()
    await Promise.resolve()
    expect(view()).toEqual({ status: 'empty' })
  })
})

describe('a file', () => {
  it.each<[Partial<ChosenFile>, string]>([
    [{ mime: 'application/pdf', name: 'a.pdf' }, 'wrong_type'],
    [{ mime: '' }, 'wrong_type'],
    [{ size: 5_000_001 }, 'too_large'],
    [{ size: 0 }, 'empty'],
    [{ mime: 'application/pdf', size: 9_000_000 }, 'wrong_type'],
  ])('is refused before anything is sent: %o', (file, problem) => {
    const { actor, choose, sent, view } = start()
    choose(file)
    expect(view()).toMatchObject({ status: 'failed', problem, retryable: false })
    actor.send({ type: 'upload.retry' })
    expect([view().status, sent]).toEqual(['failed', []])
  })

  it.each<[Partial<ChosenFile>, UploadInput['limits']]>([
    [{ size: 5_000_000 }, coverLimits],
    [{ mime: 'image/svg+xml' }, coverLimits],
    [{ mime: 'image/jpeg' }, coverLimits],
    [{ mime: 'image/webp' }, { accept: ['image/*'], maxBytes: null }],
    [
      { mime: '', name: 'GAMES.PGN' },
      { accept: ['.pgn'], maxBytes: null },
    ],
    [
      { mime: 'x/y', size: 1e12 },
      { accept: null, maxBytes: null },
    ],
  ])('is sent: %o within %o', (file, limits) => {
    const { choose, view } = start({ limits })
    choose(file)
    expect(view().status).toBe('sending')
  })

  it('that was refused leaves the one from before, when it is put away', () => {
    const { actor, choose, view } = start({ url: '/media/old.png' })
    choose({ size: 0 })
    expect(view()).toMatchObject({ status: 'failed', url: '/media/old.png' })
    actor.send({ type: 'upload.cancel' })
    expect(view()).toMatchObject({ status: 'done', url: '/media/old.png' })
  })
})

describe('a failure', () => {
  it.each([
    [{ status: 413 }, 'too_large', false],
    [{ status: 415 }, 'wrong_type', false],
    [{ status: 429 }, 'quota', false],
    [{ status: 500 }, 'failed', true],
    [{ status: 0 }, 'offline', true],
    [new Error('network'), 'offline', true],
    [null, 'offline', true],
  ])('of %o marks the file: %s', async (error, problem, retryable) => {
    const { choose, fail, reach, view } = start()
    choose()
    fail(error)
    await reach('failed')
    expect(view()).toMatchObject({ status: 'failed', problem, retryable })
  })

  it('can be tried again when that helps', async () => {
    const { actor, choose, fail, finish, progress, reach, view } = start()
    choose()
    progress(0.9)
    fail({ status: 500 })
    await reach('failed')
    actor.send({ type: 'upload.retry' })
    expect(view()).toMatchObject({ status: 'sending', progress: null })
    finish()
    await reach('done')
  })

  it('comes after 10,000 ms in which nothing moved, and the call is aborted', () => {
    const { choose, clock, progress, sent, view } = start()
    choose()
    clock.increment(9_999)
    progress(0.5)
    clock.increment(9_999)
    expect(view().status).toBe('sending')
    expect(sent).toHaveLength(1)
    clock.increment(1)
    expect(view()).toMatchObject({ status: 'failed', problem: 'timed_out', retryable: true })
    expect(sent[0]?.signal.aborted).toBe(true)
  })
})

it('takes every other status for a failure', () => {
  expect([400, 401, 403, 404, 502].map(problemOfStatus)).toEqual(Array(5).fill('failed'))
})
