import {
  carelessMove,
  EngineError,
  levelSettings,
  startUciEngine,
  thinkingTime,
  type UciEngine,
  type UciScore,
  type UciTransport,
} from '@kingside/chess-game'
import type { ComputerGameDeps, EngineFailure, FindMoveInput } from '@kingside/machines'

/** Why the engine does not work, as an error that the game's machine understands. */
export class ComputerOpponentError extends Error {
  override readonly name = 'ComputerOpponentError'
  readonly failure: EngineFailure
  constructor(failure: EngineFailure, options?: ErrorOptions) {
    super(`The computer opponent can't go on (${failure}). Close it and start it again.`, options)
    this.failure = failure
  }
}

export interface ComputerOpponentHost {
  readonly openTransport: () => UciTransport | Promise<UciTransport>
  /** Whether this browser can run the engine. */
  readonly hasWebAssembly: () => boolean
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Waits, so that the computer's move does not come at the same moment as the player's. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** As `Math.random`. */
  readonly random: () => number
}

/** The shortest time between the player's move and the reply, in milliseconds. */
const shortestReplyMs = 400

/**
 * The engine as an opponent: loaded on first use, kept for the next game, replaced after an error. `close()` frees it.
 */
export function createComputerOpponent(host: ComputerOpponentHost) {
  let running: Promise<UciEngine> | null = null

  const close = () => {
    const old = running
    running = null
    old?.then((engine) => engine.close()).catch(() => undefined)
  }

  const load = async (): Promise<UciEngine> => {
    if (!host.hasWebAssembly()) throw new ComputerOpponentError('no-webassembly')
    let transport: UciTransport | undefined
    try {
      transport = await host.openTransport()
      return await startUciEngine(transport)
    } catch (cause) {
      transport?.close()
      const silent = cause instanceof EngineError && cause.code === 'no-answer'
      throw new ComputerOpponentError(silent ? 'no-answer' : 'load-failed', { cause })
    }
  }

  const engine = (): Promise<UciEngine> => {
    running ??= load()
    return running
  }

  /** An engine that failed is not used again: the next start loads a new one. */
  const replaceOnFailure = async <T>(task: Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      return await task
    } catch (cause) {
      if (signal.aborted) throw cause
      close()
      if (cause instanceof ComputerOpponentError) throw cause
      const silent = cause instanceof EngineError && cause.code === 'no-answer'
      throw new ComputerOpponentError(silent ? 'no-answer' : 'crashed', { cause })
    }
  }

  const search = async ({ game, level, leftMs }: FindMoveInput, signal: AbortSignal) => {
    const { skill, depth } = levelSettings(level)
    const ready = await engine()
    ready.setOption('Skill Level', skill)
    const rushed = leftMs !== null && leftMs < 30_000
    const waited = () => host.pause(rushed ? 0 : shortestReplyMs, signal)
    const careless = carelessMove(level, game.currentFen, host.random)
    if (careless) {
      await waited()
      return { move: careless, at: host.now() }
    }
    let scoreCp: number | undefined
    const request = {
      initialFen: game.initialFen,
      moves: game.history,
      depth,
      moveTimeMs: thinkingTime(level, leftMs),
    }
    const [move] = await Promise.all([
      ready.analyse(
        request,
        ({ score, multipv = 1 }) => {
          if (score && score.bound === undefined && multipv === 1) scoreCp = centipawnsOf(score)
        },
        signal,
      ),
      waited(),
    ])
    signal.throwIfAborted()
    if (!move) throw new EngineError('no-move')
    return { move, at: host.now(), ...(scoreCp !== undefined && { scoreCp }) }
  }

  return {
    startEngine: async (signal) => {
      await replaceOnFailure(engine(), signal)
      return { at: host.now() }
    },
    findMove: (input, signal) => replaceOnFailure(search(input, signal), signal),
    close,
  } satisfies Pick<ComputerGameDeps, 'startEngine' | 'findMove'> & { close: () => void }
}

export type ComputerOpponent = ReturnType<typeof createComputerOpponent>

/** A mate is worth more than everything on the board. */
const mateCp = 100_000

const centipawnsOf = ({ type, value }: UciScore) =>
  type === 'mate' ? Math.sign(value) * mateCp : value

/** Resolves after `ms`, or rejects at once when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
