import type { UciTransport } from '@kingside/chess-game'
import { type AnalysisView, provideAnalysis, selectAnalysisView } from '@kingside/machines/analysis'
import { createActor } from 'xstate'
import { createAnalysisEngine } from './engine.ts'

/** The engine of a page; the position and the number of lines may change at any time. */
export interface PageEngine {
  readonly view: () => AnalysisView
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (fen: string, lines: number) => void
  readonly start: () => void
  readonly stop: () => void
  /** Frees the engine; showing a position again starts a new one. */
  readonly close: () => void
}

const off: AnalysisView = { status: 'off' }

export function createPageEngine(openTransport: () => Promise<UciTransport>): PageEngine {
  const engine = createAnalysisEngine(openTransport)
  const machine = provideAnalysis(engine)
  const listeners = new Set<() => void>()
  let view = off
  let running: { readonly lines: number; readonly actor: ReturnType<typeof open> } | null = null

  const open = (fen: string, lines: number) => {
    const actor = createActor(machine, { input: { fen, multipv: lines } })
    actor.subscribe((snapshot) => {
      view = selectAnalysisView(snapshot)
      for (const listener of listeners) listener()
    })
    return actor.start()
  }
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(fen, lines) {
      if (running?.lines === lines) {
        running.actor.send({ type: 'position.select', fen })
        return
      }
      // The machine takes the number of lines as input, so another number needs another actor.
      const wasOn = isOn(view)
      running?.actor.stop()
      running = { lines, actor: open(fen, lines) }
      if (wasOn) running.actor.send({ type: 'analysis.start' })
    },
    start: () => running?.actor.send({ type: 'analysis.start' }),
    stop: () => running?.actor.send({ type: 'analysis.stop' }),
    close() {
      running?.actor.stop()
      running = null
      view = off
      engine.close()
    },
  }
}

/** Whether the engine is starting, searching or done. */
export const isOn = ({ status }: AnalysisView): boolean => status !== 'off' && status !== 'failed'
