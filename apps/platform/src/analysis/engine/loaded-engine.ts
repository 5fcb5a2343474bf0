import {
  EngineError,
  startUciEngine,
  type UciEngine,
  type UciTransport,
} from '@kingside/chess-game'
import type { EngineFailure } from '@kingside/machines'

/** An engine that loads with its first use. */
export interface LoadedEngine {
  /** Rejects with an object whose `failure` says why; then another call tries again. */
  readonly engine: () => Promise<UciEngine>
  /** Frees it; another use loads a new one. */
  readonly close: () => void
}

export function createLoadedEngine(openTransport: () => Promise<UciTransport>): LoadedEngine {
  let running: Promise<UciEngine> | null = null
  const load = async (): Promise<UciEngine> => {
    if (typeof WebAssembly !== 'object') throw engineFailure('no-webassembly')
    let transport: UciTransport | undefined
    try {
      transport = await openTransport()
      return await startUciEngine(transport)
    } catch (cause) {
      transport?.close()
      throw engineFailure(isSilent(cause) ? 'no-answer' : 'load-failed')
    }
  }
  return {
    engine: async () => {
      const loading = (running ??= load())
      try {
        return await loading
      } catch (error) {
        if (running === loading) running = null
        throw error
      }
    },
    close: () => {
      const old = running
      running = null
      old?.then((engine) => engine.close()).catch(() => undefined)
    },
  }
}

/** Why an engine that had been loaded failed. */
export const failureOf = (error: unknown): EngineFailure =>
  isSilent(error) ? 'no-answer' : 'crashed'

export const engineFailure = (failure: EngineFailure) =>
  Object.assign(new Error(`The engine can't be had (${failure}).`), { failure })

const isSilent = (error: unknown): boolean =>
  error instanceof EngineError && error.code === 'no-answer'
