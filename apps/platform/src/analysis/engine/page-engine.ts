import type { UciTransport } from '@kingside/chess-game'
import { type AnalysisView, provideAnalysis, selectAnalysisView } from '@kingside/machines/analysis'
import { createActor } from 'xstate'
import { createAnalysisEngine } from './calls.ts'

/** The engine of a page, which may be told at any time what to think about, and how widely. */
export interface PageEngine {
  readonly view: () => AnalysisView
  /** @returns ends the listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (fen: string, lines: number) => void
  readonly start: () => void
  readonly stop: () => void
  /** Frees it; shown a position again, it begins anew. */
  readonly close: () => void
}

/** Nobody asks for access: what stands on this board is the reader's own. */
const requestAccess = async () => {}

const off: AnalysisView = { status: 'off' }

export function createPageEngine(openTransport: () => Promise<UciTransport>): PageEngine {
  const engine = createAnalysisEngine({ openTransport, requestAccess })
  const machine = provideAnalysis(engine)
  const listeners = new Set<() => void>()
  let view = off
  let running: { readonly lines: number; readonly actor: ReturnType<typeof open> } | null = null

  const open = (fen: string, lines: number) => {
    const actor = createActor(machine, { input: { boardId: 'analysis', fen, multipv: lines } })
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
      // How many lines there are is given to the machine once, so another number is another actor.
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

/** Whether the engine thinks, has thought, or is on its way. */
export const isOn = ({ status }: AnalysisView): boolean => status !== 'off' && status !== 'failed'
