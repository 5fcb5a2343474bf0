import { type AnalysisItem, analysisItem } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideRetryMistakes } from './retry-mistakes.machine.ts'
import { exampleRetryMistakesInput } from './retry-mistakes.states.ts'
import type { RetryMistakesEvent } from './retry-mistakes.types.ts'
import { selectRetryMistakesView } from './retry-mistakes.view.ts'

/** The two mistakes of the shortest mate, with an engine that says what the position after a move is worth to Black. */
function start(
  look: (fen: string) => Promise<AnalysisItem> = (fen) => Promise.resolve(worth(fen, 0)),
) {
  const asked: string[] = []
  const machine = provideRetryMistakes({
    look: (fen) => {
      asked.push(fen)
      return look(fen)
    },
  })
  const actor = createActor(machine, { input: exampleRetryMistakesInput }).start()
  const view = () => selectRetryMistakesView(actor.getSnapshot())
  const reach = (status: string) =>
    waitFor(actor, (snapshot) => selectRetryMistakesView(snapshot).status === status)
  const send = (...events: readonly RetryMistakesEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { view, reach, send, asked }
}

const worth = (fen: string, value: number) =>
  analysisItem(fen, 14, [{ score: { type: 'cp', value }, pv: [] }])

describe('retry-mistakes', () => {
  it('knows the best move at once, and asks for the next', () => {
    const { view, send, asked } = start()
    expect(view()).toMatchObject({ status: 'asking', number: 1, total: 2, tried: null })
    send({ type: 'move.try', uci: 'e2e4' })
    expect(view()).toMatchObject({ status: 'found', tried: 'e2e4' })
    send({ type: 'moment.next' })
    expect(view()).toMatchObject({ status: 'asking', number: 2, tried: null })
    expect(asked).toEqual([])
  })

  it('lets the engine judge another move, and takes one that is nearly as good', async () => {
    const { view, send, reach, asked } = start()
    send({ type: 'move.try', uci: 'd2d4' })
    expect(view()).toMatchObject({ status: 'judging', tried: 'd2d4' })
    await reach('found')
    expect(asked).toEqual(['rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1'])
  })

  it('says that a move is not good enough, and lets try again', async () => {
    const { view, send, reach } = start((fen) => Promise.resolve(worth(fen, 200)))
    send({ type: 'move.try', uci: 'g2g4' })
    await reach('wrong')
    expect(view()).toMatchObject({ tried: 'g2g4', number: 1 })
    send({ type: 'move.try', uci: 'e2e4' })
    expect(view()).toMatchObject({ status: 'found' })
  })

  it('needs no engine for the move that was played', () => {
    const { view, send, asked } = start()
    send({ type: 'move.try', uci: 'f2f3' })
    expect(view()).toMatchObject({ status: 'wrong' })
    expect(asked).toEqual([])
  })

  it('takes the later of two moves for the one to judge', async () => {
    const answers: ((item: AnalysisItem) => void)[] = []
    const { view, send, reach, asked } = start(
      () =>
        new Promise((resolve) => {
          answers.push(resolve)
        }),
    )
    send({ type: 'move.try', uci: 'd2d4' }, { type: 'move.try', uci: 'c2c4' })
    answers[0]?.(worth(asked[0] ?? '', 500))
    answers[1]?.(worth(asked[1] ?? '', 0))
    await reach('found')
    expect(view()).toMatchObject({ tried: 'c2c4' })
  })

  it('says when the engine can’t judge, and counts only what was found', async () => {
    const { view, send, reach } = start(() => Promise.reject(new Error('?')))
    send({ type: 'move.try', uci: 'd2d4' })
    await reach('unjudged')
    send({ type: 'answer.show' })
    expect(view()).toMatchObject({ status: 'shown', number: 1 })
    send({ type: 'moment.next' }, { type: 'moment.skip' })
    expect(view()).toEqual({ status: 'finished', found: 0, total: 2 })
    send({ type: 'moments.restart' }, { type: 'move.try', uci: 'e2e4' }, { type: 'moment.next' })
    send({ type: 'move.try', uci: 'e2e4' }, { type: 'moment.next' })
    expect(view()).toEqual({ status: 'finished', found: 2, total: 2 })
  })

  it('goes on to the next one when one is skipped', () => {
    const { view, send } = start()
    send({ type: 'moment.skip' })
    expect(view()).toMatchObject({ status: 'asking', number: 2 })
  })
})
