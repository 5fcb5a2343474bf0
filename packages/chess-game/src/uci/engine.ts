import { lanOf, type MoveIntent } from '../model/move.ts'
import { EngineError } from './engine-error.ts'
import { parseUciMessage, type UciMessage } from './messages.ts'
import type { UciTransport } from './transport.ts'

/** What to search and how long. */
export interface SearchRequest {
  /** FEN of the position that the game began with. */
  readonly initialFen: string
  /** The moves played since. */
  readonly moves: readonly MoveIntent[]
  /** Deepest iteration, in plies. */
  readonly depth?: number
  /** Longest thinking time, in milliseconds. */
  readonly moveTimeMs: number
}

export interface UciEngine {
  /** The engine's own name, such as "Stockfish 19". */
  readonly name: string
  /** Sets a UCI option, such as `Skill Level`. Unknown options are ignored by the engine. */
  readonly setOption: (name: string, value: string | number) => void
  /** Finds a move. Aborting stops the search and rejects with the signal's reason. @throws {EngineError} */
  readonly search: (request: SearchRequest, signal?: AbortSignal) => Promise<MoveIntent>
  readonly close: () => void
}

const answerLimitMs = 20_000
/** How much longer than its thinking time an engine may take to answer. */
const graceMs = 10_000

type Wait = { transport: UciTransport; limitMs: number; signal?: AbortSignal | undefined }

/** Resolves with the first message that `pick` accepts; rejects on death, time-out or abort. */
function waitFor<T>(
  { transport, limitMs, signal }: Wait,
  pick: (message: UciMessage) => T | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cleanUps: (() => void)[] = []
    const settle = (act: () => void) => {
      for (const cleanUp of cleanUps.splice(0)) cleanUp()
      act()
    }
    const timer = setTimeout(() => settle(() => reject(new EngineError('no-answer'))), limitMs)
    const abort = () => settle(() => reject(signal?.reason))
    signal?.addEventListener('abort', abort, { once: true })
    cleanUps.push(
      () => clearTimeout(timer),
      () => signal?.removeEventListener('abort', abort),
      transport.onFailure((cause) => settle(() => reject(new EngineError('crashed', { cause })))),
      transport.onLine((line) => {
        const found = pick(parseUciMessage(line))
        if (found !== undefined) settle(() => resolve(found))
      }),
    )
  })
}

const ready = (transport: UciTransport) => {
  const answer = waitFor({ transport, limitMs: answerLimitMs }, (message) =>
    message.type === 'readyok' ? true : undefined,
  )
  transport.send('isready')
  return answer
}

/**
 * Greets a UCI engine and waits until it is ready.
 * @throws {EngineError} when it does not answer within 20 seconds or dies.
 */
export async function startUciEngine(transport: UciTransport): Promise<UciEngine> {
  let name = 'UCI engine'
  const greeting = waitFor({ transport, limitMs: answerLimitMs }, (message) => {
    if (message.type === 'id') name = message.name
    return message.type === 'uciok' ? true : undefined
  })
  transport.send('uci')
  await greeting
  transport.send('ucinewgame')
  await ready(transport)
  return {
    name,
    setOption: (option, value) => transport.send(`setoption name ${option} value ${value}`),
    search: (request, signal) => search(transport, request, signal),
    close: transport.close,
  }
}

async function search(
  transport: UciTransport,
  { initialFen, moves, depth, moveTimeMs }: SearchRequest,
  signal?: AbortSignal,
): Promise<MoveIntent> {
  signal?.throwIfAborted()
  const played = moves.length > 0 ? ` moves ${moves.map(lanOf).join(' ')}` : ''
  transport.send(`position fen ${initialFen}${played}`)
  const limitMs = moveTimeMs + graceMs
  const answer = waitFor({ transport, limitMs, signal }, (message) =>
    message.type === 'bestmove' ? message : undefined,
  )
  const limit = depth === undefined ? '' : ` depth ${depth}`
  transport.send(`go movetime ${Math.max(1, Math.round(moveTimeMs))}${limit}`)
  try {
    const { move } = await answer
    if (!move) throw new EngineError('no-move')
    return move
  } catch (error) {
    // The stopped search still sends its bestmove, which the next search must not take for its own.
    if (signal?.aborted) {
      const late = waitFor({ transport, limitMs: graceMs }, (message) =>
        message.type === 'bestmove' ? true : undefined,
      )
      transport.send('stop')
      await late.catch(() => undefined)
    }
    throw error
  }
}
