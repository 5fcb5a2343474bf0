import { lanOf, type MoveIntent } from '../model/move.ts'
import { EngineError } from './engine-error.ts'
import {
  type BestMove,
  parseUciMessage,
  type UciInfo,
  type UciMessage,
  type UciOption,
} from './messages.ts'
import type { UciTransport } from './transport.ts'

/** The position to search, and limits. */
export interface SearchRequest {
  /** FEN of the position that the game began with. */
  readonly initialFen: string
  /** The moves played since `initialFen`. */
  readonly moves: readonly MoveIntent[]
  /** Deepest iteration, in plies. */
  readonly depth?: number
  /** Longest thinking time, in milliseconds. */
  readonly moveTimeMs: number
}

/** The position to analyse. Without depth, nodes or time the analysis runs until it is aborted. */
export interface AnalysisRequest extends Pick<SearchRequest, 'initialFen' | 'moves' | 'depth'> {
  /** Longest thinking time, in milliseconds. */
  readonly moveTimeMs?: number
  /** Most positions to search. */
  readonly nodes?: number
  /** Number of best lines (UCI's `MultiPV`). @default 1 */
  readonly lines?: number
}

/**
 * A running engine. It runs one task at a time: a search or analysis during another rejects with `busy`; while an
 * aborted one is stopping, the new one waits for it.
 */
export interface UciEngine {
  /** The engine's own name, such as "Stockfish 19". */
  readonly name: string
  /** The engine's author; empty when the engine does not send one. */
  readonly author: string
  /** The options that the engine offers. */
  readonly options: readonly UciOption[]
  /** Sets a UCI option, such as `Skill Level`. The engine ignores unknown options. */
  readonly setOption: (name: string, value: string | number) => void
  /** Searches for a move. Aborting stops the search and rejects with the signal's reason. @throws {EngineError} */
  readonly search: (request: SearchRequest, signal?: AbortSignal) => Promise<MoveIntent>
  /**
   * Reports the engine's `info` lines as they arrive. Aborting ends the analysis and resolves the promise. Sets
   * `MultiPV` while it runs.
   * @returns the best move; null when the position has none, or when aborted before the start.
   * @throws {EngineError}
   */
  readonly analyse: (
    request: AnalysisRequest,
    onInfo: (info: UciInfo) => void,
    signal?: AbortSignal,
  ) => Promise<MoveIntent | null>
  /** Ends the engine. A running task rejects with `closed`. */
  readonly close: () => void
}

const answerLimitMs = 20_000
/** How long an engine may take to answer beyond its thinking time. */
const graceMs = 10_000

/** Sends commands and waits for the engine's answers, one at a time, until it crashes or is closed. */
function openDialogue(transport: UciTransport) {
  const end = new AbortController()
  transport.onFailure((cause) => end.abort(new EngineError('crashed', { cause })))

  /**
   * Resolves with the first message that `pick` accepts; rejects when the engine crashes or times out.
   * Aborting sends `stop`, and the engine must then answer within the grace time.
   */
  const answer = async <T>(
    pick: (message: UciMessage) => T | undefined,
    limitMs: number,
    signal?: AbortSignal,
  ): Promise<T> => {
    const cleanUps: (() => void)[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    end.signal.throwIfAborted()
    try {
      return await new Promise((resolve, reject) => {
        const limit = (ms: number) => {
          clearTimeout(timer)
          // A timer of 2³¹ ms or more would fire at once.
          if (ms < 2 ** 31) timer = setTimeout(() => reject(new EngineError('no-answer')), ms)
        }
        const onAbort = (source: AbortSignal | undefined, act: () => void) => {
          source?.addEventListener('abort', act)
          cleanUps.push(() => source?.removeEventListener('abort', act))
        }
        limit(limitMs)
        onAbort(end.signal, () => reject(end.signal.reason))
        onAbort(signal, () => {
          limit(graceMs)
          transport.send('stop')
        })
        cleanUps.push(
          transport.onLine((line) => {
            const found = pick(parseUciMessage(line))
            if (found !== undefined) resolve(found)
          }),
        )
      })
    } finally {
      clearTimeout(timer)
      for (const cleanUp of cleanUps) cleanUp()
    }
  }

  return { answer, end }
}

/**
 * Does the UCI handshake and waits until the engine is ready.
 * @throws {EngineError} when it does not answer within 20 seconds or crashes.
 */
export async function startUciEngine(transport: UciTransport): Promise<UciEngine> {
  const send = (line: string) => transport.send(line)
  const { answer, end } = openDialogue(transport)
  const id = { name: 'UCI engine', author: '' }
  const options: UciOption[] = []
  let multiPv: string | number = 1

  const setOption = (name: string, value: string | number) =>
    send(`setoption name ${name} value ${value}`)

  const handshake = answer((message) => {
    if (message.type === 'id') id[message.key] = message.value
    if (message.type === 'option') options.push(message.option)
    return message.type === 'uciok' ? true : undefined
  }, answerLimitMs)
  send('uci')
  await handshake
  send('ucinewgame')
  const ready = answer((message) => (message.type === 'readyok' ? true : undefined), answerLimitMs)
  send('isready')
  await ready

  let running:
    | { readonly signal: AbortSignal | undefined; readonly done: Promise<void> }
    | undefined

  /** Runs one task at a time. An aborted task that is still stopping is awaited first. */
  async function exclusively<T>(
    signal: AbortSignal | undefined,
    task: () => Promise<T>,
  ): Promise<T> {
    if (running) {
      if (!running.signal?.aborted) throw new EngineError('busy')
      await running.done
      return exclusively(signal, task)
    }
    end.signal.throwIfAborted()
    const result = task()
    const nothing = () => undefined
    running = { signal, done: result.then(nothing, nothing) }
    try {
      return await result
    } finally {
      running = undefined
    }
  }

  /** Searches a position until the engine sends its best move. */
  function go(
    request: AnalysisRequest,
    onInfo: (info: UciInfo) => void,
    signal?: AbortSignal,
  ): Promise<BestMove> {
    const { initialFen, moves, depth, nodes, moveTimeMs } = request
    const played = moves.length > 0 ? ` moves ${moves.map(lanOf).join(' ')}` : ''
    send(`position fen ${initialFen}${played}`)
    const best = answer(
      (message) => {
        if (message.type === 'info') onInfo(message.info)
        return message.type === 'bestmove' ? message : undefined
      },
      (moveTimeMs ?? Infinity) + graceMs,
      signal,
    )
    const limits = Object.entries({
      movetime: moveTimeMs === undefined ? undefined : Math.max(1, Math.round(moveTimeMs)),
      depth,
      nodes,
    }).map(([limit, value]) => (value === undefined ? '' : ` ${limit} ${value}`))
    send(`go${limits.join('') || ' infinite'}`)
    return best
  }

  return {
    ...id,
    options,
    setOption: (name, value) => {
      // UCI option names are case-insensitive.
      if (name.toLowerCase() === 'multipv') multiPv = value
      setOption(name, value)
    },
    search: (request, signal) =>
      exclusively(signal, async () => {
        signal?.throwIfAborted()
        try {
          const { move } = await go(request, () => undefined, signal)
          if (!move) throw new EngineError('no-move')
          return move
        } finally {
          signal?.throwIfAborted()
        }
      }),
    analyse: (request, onInfo, signal) =>
      exclusively(signal, async () => {
        if (signal?.aborted) return null
        setOption('MultiPV', request.lines ?? 1)
        try {
          return (await go(request, onInfo, signal)).move
        } finally {
          if (!end.signal.aborted) setOption('MultiPV', multiPv)
        }
      }),
    close: () => {
      end.abort(new EngineError('closed'))
      transport.close()
    },
  }
}
