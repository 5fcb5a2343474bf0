import { startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideAnalysis } from './analysis.machine.ts'
import { exampleAnalysisInput, examplePositionAnalysis } from './analysis.states.ts'
import { type AnalysisDeps, type AnalysisSystemEvent, type EngineInput } from './analysis.types.ts'
import { selectAnalysisView } from './analysis.view.ts'

const other = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

/** An analysis with an engine that says what the test lets it say. */
function start(deps: Partial<AnalysisDeps> = {}) {
  const searches: EngineInput[] = []
  const tells: ((news: AnalysisSystemEvent) => void)[] = []
  const calls = { engine: 0, stopped: 0 }
  const machine = provideAnalysis({
    startEngine: async () => {
      calls.engine += 1
    },
    analyse: (input, tell) => {
      searches.push(input)
      tells.push(tell)
      return () => {
        calls.stopped += 1
      }
    },
    ...deps,
  })
  const actor = createActor(machine, { input: exampleAnalysisInput }).start()
  const view = () => selectAnalysisView(actor.getSnapshot())
  const reach = (status: string) =>
    waitFor(actor, (snapshot) => selectAnalysisView(snapshot).status === status)
  const think = async () => {
    actor.send({ type: 'analysis.start' })
    await reach('thinking')
  }
  return { actor, view, reach, think, searches, tells, calls }
}

describe('analysis', () => {
  it('loads the engine, and shows what it says', async () => {
    const { actor, view, think, searches, tells, calls } = start()
    expect(calls).toEqual({ engine: 0, stopped: 0 })
    await think()
    expect(searches).toEqual([{ fen: startFen, multipv: 2, lineLength: 3 }])
    expect(view()).toEqual({ status: 'thinking', fen: startFen, multipv: 2, analysis: null })
    tells[0]?.({ type: 'engine.found', analysis: examplePositionAnalysis })
    expect(view()).toMatchObject({ analysis: examplePositionAnalysis })
    tells[0]?.({ type: 'engine.finished', fen: startFen })
    expect(view()).toMatchObject({ status: 'finished', analysis: { depth: 18 } })
    actor.send({ type: 'analysis.stop' })
    expect(view()).toEqual({ status: 'off' })
  })

  it('shows three moves of a line', async () => {
    const { view, think, tells } = start()
    await think()
    const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4']
    const lines = [{ lineEval: null, mateIn: 9, moves }]
    tells[0]?.({ type: 'engine.found', analysis: { fen: startFen, depth: 3, lines } })
    expect(view()).toMatchObject({ analysis: { lines: [{ moves: ['e2e4', 'e7e5', 'g1f3'] }] } })
  })

  it('follows the board, and drops what is said of another position', async () => {
    const { actor, view, think, searches, tells, calls } = start()
    await think()
    actor.send({ type: 'position.select', fen: startFen })
    expect(searches).toHaveLength(1)
    actor.send({ type: 'position.select', fen: other })
    expect(searches.at(-1)).toMatchObject({ fen: other })
    expect(calls.stopped).toBe(1)
    actor.send({ type: 'engine.found', analysis: examplePositionAnalysis })
    actor.send({ type: 'engine.finished', fen: startFen })
    expect(view()).toEqual({ status: 'thinking', fen: other, multipv: 2, analysis: null })
    tells[1]?.({ type: 'engine.finished', fen: other })
    actor.send({ type: 'position.select', fen: startFen })
    expect(view()).toMatchObject({ status: 'thinking', fen: startFen })
  })

  it('tells why the engine did not start, and tries again', async () => {
    let broken = true
    const { actor, view, reach } = start({
      startEngine: () =>
        broken ? Promise.reject({ failure: 'no-webassembly' }) : Promise.resolve(),
    })
    actor.send({ type: 'analysis.start' })
    await reach('failed')
    expect(view()).toEqual({ status: 'failed', message: 'no-webassembly' })
    broken = false
    actor.send({ type: 'analysis.start' })
    await reach('thinking')
  })

  it('stops when the engine fails while it thinks', async () => {
    const { view, think, tells, calls } = start()
    await think()
    tells[0]?.({ type: 'engine.failed', failure: 'no-answer' })
    expect(view()).toEqual({ status: 'failed', message: 'no-answer' })
    expect(calls.stopped).toBe(1)
  })

  it('takes an engine that can not be used for a crash', async () => {
    const { actor, view, reach } = start({
      analyse: () => {
        throw new Error('?')
      },
    })
    actor.send({ type: 'analysis.start' })
    await reach('failed')
    expect(view()).toEqual({ status: 'failed', message: 'crashed' })
  })
})
