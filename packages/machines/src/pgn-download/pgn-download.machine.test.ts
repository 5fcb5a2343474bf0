import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { providePgnDownload } from './pgn-download.machine.ts'
import type { PgnAnswer } from './pgn-download.types.ts'
import { selectPgnDownloadView } from './pgn-download.view.ts'

const ready: PgnAnswer = { status: 'ready', link: '/pgn/1' }

/** A server that gives these answers in turn, then none. */
function start(...answers: (PgnAnswer | Error)[]) {
  const time = new SimulatedClock()
  const asked: { id: string; signal: AbortSignal }[] = []
  const machine = providePgnDownload({
    fetchPgn: (id, signal) => {
      asked.push({ id, signal })
      const answer = answers.shift()
      if (answer instanceof Error) return Promise.reject(answer)
      return answer ? Promise.resolve(answer) : new Promise(() => {})
    },
  })
  const actor = createActor(machine, { clock: time, input: { id: 'g-1' } }).start()
  const view = () => selectPgnDownloadView(actor.getSnapshot())
  const reach = (value: 'ready' | 'notReady' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, time, asked, view, reach }
}

describe('the download of a PGN', () => {
  it('gives the link', async () => {
    const { actor, view, reach, asked } = start(ready)
    expect(asked).toEqual([])
    actor.send({ type: 'pgn.request' })
    await reach('ready')
    expect(view()).toEqual({ status: 'ready', link: '/pgn/1' })
    expect(asked.map(({ id }) => id)).toEqual(['g-1'])
  })

  it('asks again after 2 s as long as the PGN is not ready', async () => {
    const { actor, view, reach, asked, time } = start(
      { status: 'not-ready' },
      { status: 'not-ready' },
      ready,
    )
    actor.send({ type: 'pgn.request' })
    for (const calls of [1, 2]) {
      await reach('notReady')
      expect(view()).toEqual({ status: 'not-ready', message: 'pgn_not_ready' })
      time.increment(1_999)
      expect(asked).toHaveLength(calls)
      time.increment(1)
      expect(asked).toHaveLength(calls + 1)
    }
    await reach('ready')
  })

  it('says that the PGN is being prepared also while it is asked for again', async () => {
    const { actor, view, reach, time } = start({ status: 'not-ready' }, ready)
    actor.send({ type: 'pgn.request' })
    expect(view()).toEqual({ status: 'requesting', preparing: false })
    await reach('notReady')
    time.increment(2_000)
    expect(view()).toEqual({ status: 'requesting', preparing: true })
    await reach('ready')
    actor.send({ type: 'pgn.request' })
    expect(view()).toEqual({ status: 'requesting', preparing: false })
  })

  it('stops asking when the user leaves, and aborts the call', async () => {
    const { actor, view, reach, asked, time } = start({ status: 'not-ready' })
    actor.send({ type: 'pgn.request' })
    await reach('notReady')
    actor.send({ type: 'pgn.cancel' })
    time.increment(60_000)
    expect(asked).toHaveLength(1)
    actor.send({ type: 'pgn.request' })
    actor.send({ type: 'pgn.cancel' })
    expect(asked[1]?.signal.aborted).toBe(true)
    expect(view().status).toBe('idle')
  })

  it.each([new Error('500'), { status: 'error' } as const])(
    'fails and tries again',
    async (bad) => {
      const { actor, view, reach } = start(bad, ready)
      actor.send({ type: 'pgn.request' })
      await reach('failed')
      expect(view()).toEqual({ status: 'failed', message: 'pgn_failed', canRetry: true })
      actor.send({ type: 'pgn.request' })
      await reach('ready')
    },
  )

  it('forgets the old link when it is asked anew', async () => {
    const { actor, reach } = start(ready)
    actor.send({ type: 'pgn.request' })
    await reach('ready')
    actor.send({ type: 'pgn.request' })
    expect(actor.getSnapshot().context.link).toBeNull()
  })
})
