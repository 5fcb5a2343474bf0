import type { ApiClientOptions } from '@kingside/api'
import { type Color, turnOf } from '@kingside/chess-game'
import { type GameLineEvent, provideGameConnection } from '@kingside/machines/game-connection'
import { createActor } from 'xstate'
import { listenToPage } from '../../platform/page/index.ts'
import { createGameLine, type OpenSocket } from '../../platform/realtime/index.ts'
import { lineSignals } from './line-signals.ts'

/** How a game stands, for those who look at it among others. */
export interface WatchedPosition {
  readonly fen: string
  /** In UCI; null before the first. */
  readonly lastMove: string | null
  /** What each side had left at `at`, in ms. */
  readonly leftMs: Readonly<Record<Color, number>>
  /** Whether the clock of the side to move has run since. */
  readonly isRunning: boolean
  /** On the page's monotonic clock, in ms. */
  readonly at: number
}

export interface WatchGameOptions {
  readonly gameId: string
  readonly region: string
  readonly server: ApiClientOptions
  readonly openSocket: OpenSocket
  /** The page's monotonic clock, in ms. */
  readonly now: () => number
  readonly tell: (position: WatchedPosition) => void
}

/**
 * Follows the position of a game by a socket of its own, without its model.
 * @returns a function that leaves it
 */
export function watchGame({ gameId, region, now, ...options }: WatchGameOptions): () => void {
  const line = createGameLine(options.server, region, now, options.openSocket)
  const connection = createActor(provideGameConnection(line), {
    input: { gameId, region, userType: 'viewer' },
  })
  let known: WatchedPosition | null = null
  connection.on('*', (event) => {
    const next = positionAfter(known, event)
    if (next === known || next === null) return
    known = next
    options.tell(next)
  })
  const stopPage = listenToPage((signal) => connection.send({ type: lineSignals[signal] }))
  connection.start()
  return () => {
    stopPage()
    connection.send({ type: 'connection.leave' })
    connection.stop()
  }
}

function positionAfter(known: WatchedPosition | null, told: GameLineEvent): WatchedPosition | null {
  if (told.type === 'server.snapshot') {
    const { turns, initialFen, clocks, running } = told.snapshot
    const last = turns.at(-1)
    return {
      fen: last?.fen ?? initialFen,
      lastMove: last?.uci ?? null,
      leftMs: clocks,
      isRunning: running,
      at: told.at,
    }
  }
  if (told.type !== 'server.event') return known
  const { event, at } = told
  switch (event.type) {
    case 'MOVED': {
      const { fen, uci, clocks, running } = event.data
      return { fen, lastMove: uci, leftMs: clocks, isRunning: running, at }
    }
    case 'TIME_CHANGED':
      return known && { ...known, leftMs: event.data.clocks, isRunning: event.data.running, at }
    case 'PHASE_CHANGED':
      return known && event.data.end ? stopped(known, at) : known
    default:
      return known
  }
}

/** Whoever had the move has used what has gone since. */
function stopped(position: WatchedPosition, at: number): WatchedPosition {
  if (!position.isRunning) return position
  const turn = turnOf(position.fen)
  const left = Math.max(0, position.leftMs[turn] - (at - position.at))
  return { ...position, leftMs: { ...position.leftMs, [turn]: left }, isRunning: false, at }
}
