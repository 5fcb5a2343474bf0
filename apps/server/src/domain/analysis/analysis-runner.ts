import { type OpeningBook, startFen } from '@kingside/chess-game'
import type { Clock } from '../clock.ts'
import type { GameReader } from '../games/game-reader.ts'
import { analysisLimits } from './analysis-limits.ts'
import type { AnalysisJob, AnalysisStore } from './analysis-store.ts'
import type { Analyst } from './analyst.ts'
import {
  type AnalysedPly,
  endedItem,
  fenAt,
  type GameToAnalyse,
  judge,
} from '@kingside/chess-game/review'

export interface AnalysisRunnerDeps {
  readonly store: AnalysisStore
  readonly games: Pick<GameReader, 'find'>
  readonly analyst: Analyst
  readonly loadOpenings: () => Promise<Pick<OpeningBook, 'byMoves'>>
  readonly clock: Clock
  /** A position was judged, and is stored; must not reject. */
  readonly onJudged: (gameId: string, ply: AnalysedPly) => Promise<void>
  /** An analysis has come to its end. */
  readonly onFinished: (status: 'done' | 'failed') => void
  readonly onFailure: (event: string, error: unknown) => void
}

/** Analyses the queued games, one after the other. */
export interface AnalysisRunner {
  /** Looks at the queue now. Resolves when it is empty. Never rejects. */
  readonly wake: () => Promise<void>
  /** How many games waited when the queue was looked at last. */
  readonly waiting: () => number
  /**
   * Starts no further game; resolves when the positions analysed so far are stored. The game goes on at the next start.
   */
  readonly stop: () => Promise<void>
}

/**
 * The queue is a table: it survives a restart, and several processes share it. What a process has taken
 * up is its own for as long as it writes now and then; whoever takes it up after that goes on behind the
 * last position that is stored.
 */
export function createAnalysisRunner(deps: AnalysisRunnerDeps): AnalysisRunner {
  const { store, games, analyst, loadOpenings, clock, onJudged, onFinished, onFailure } = deps
  const ending = new AbortController()
  const isStopped = () => ending.signal.aborted
  let waiting = 0
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let stopTimer: (() => void) | null = null

  const leaseUntil = () => new Date(clock.now().getTime() + analysisLimits.leaseMs)

  const finish = async (job: AnalysisJob, status: 'done' | 'failed') => {
    await store.finish(job, status, clock.now())
    onFinished(status)
  }

  const look = (game: GameToAnalyse, ply: number) => {
    const fen = fenAt(game, ply)
    const { initialFen } = game
    const moves = game.moves.slice(0, ply).map(({ uci }) => uci)
    return endedItem(fen) ?? analyst.analyse({ ...analysisLimits.game, fen, initialFen, moves })
  }

  /** Continues a game's analysis. @returns whether this process analysed it to its end */
  const analyse = async (job: AnalysisJob): Promise<boolean> => {
    const game = await gameOf(job.gameId)
    const openingPlies = await pliesOfOpening(game)
    const plies = [...job.plies]
    while (plies.length <= game.moves.length && !isStopped()) {
      // oxlint-disable-next-line no-await-in-loop -- one engine, and each judgement needs the position before
      const found = judge(game, plies, await look(game, plies.length), openingPlies)
      plies.push(found)
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (!(await store.add(job, [found], leaseUntil()))) return false
      // oxlint-disable-next-line no-await-in-loop -- told in the order of the game
      await onJudged(job.gameId, found)
      // oxlint-disable-next-line no-await-in-loop -- for the operator, who watches the queue
      waiting = await store.countWaiting()
    }
    return plies.length > game.moves.length
  }

  const gameOf = async (gameId: string): Promise<GameToAnalyse> => {
    const record = await games.find(gameId)
    if (!record) throw new Error(`The game ${gameId} is to be analysed and is not there.`)
    return { initialFen: record.state.config.initialFen, moves: record.state.turns }
  }

  const pliesOfOpening = async ({ initialFen, moves }: GameToAnalyse): Promise<number> => {
    if (initialFen !== startFen) return 0
    const book = await loadOpenings()
    return book.byMoves(moves.map(({ uci }) => uci))?.ply ?? 0
  }

  const work = async (job: AnalysisJob): Promise<void> => {
    try {
      if (job.tries > analysisLimits.maxTries) await finish(job, 'failed')
      else if (await analyse(job)) await finish(job, 'done')
      else if (isStopped()) await store.release(job, { isOrderly: true })
    } catch (error) {
      if (!isStopped()) onFailure('analysis.game', error)
      await store.release(job, { isOrderly: isStopped() })
    }
  }

  const workOff = async (): Promise<void> => {
    while (!isStopped()) {
      // oxlint-disable-next-line no-await-in-loop -- games are analysed one after the other
      const job = await store.claim(clock.now(), leaseUntil())
      // oxlint-disable-next-line no-await-in-loop -- the same
      waiting = await store.countWaiting()
      if (!job) return
      // oxlint-disable-next-line no-await-in-loop -- the same
      await work(job)
    }
  }

  const run = async (): Promise<void> => {
    stopTimer?.()
    try {
      await workOff()
    } catch (error) {
      onFailure('analysis.queue', error)
    }
    if (!isStopped()) stopTimer = clock.after(analysisLimits.lookMs, () => void wake())
  }

  const wake = (): Promise<void> => {
    if (isStopped()) return running
    next ??= running.then(() => {
      next = null
      running = run()
      return running
    })
    return next
  }

  return {
    wake,
    waiting: () => waiting,
    stop: async () => {
      ending.abort()
      stopTimer?.()
      await next
      await running
    },
  }
}
