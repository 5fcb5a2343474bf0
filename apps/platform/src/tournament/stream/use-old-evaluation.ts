import type { LineEvaluation } from '@kingside/chess-board'
import { startFen } from '@kingside/chess-game'
import { useEffect, useState } from 'react'
import { useEngine } from '../../analysis/engine/index.ts'
import { useDependencies } from '../../dependencies.ts'
import type { LiveBoards } from '../live/live-boards.ts'
import { createOldPositions } from './old-position.ts'

const everyMs = 1_000
/** A rated game is never analysed sooner, in ms: its players may look at the stream. */
export const leastRatedDelayMs = 60_000

const openEngine = async () => {
  const { openStockfish } = await import('../../chess/engine/stockfish-transport.ts')
  return openStockfish()
}

/**
 * The engine's evaluation of a game as it was a while ago.
 * @param gameId null without a game, or where no evaluation is wanted
 * @param delayMs how long a position must have been left
 */
export function useOldEvaluation(
  live: LiveBoards,
  gameId: string | null,
  delayMs: number,
): LineEvaluation | undefined {
  const { now } = useDependencies()
  const [old, setOld] = useState<{ readonly gameId: string; readonly fen: string } | null>(null)
  useEffect(() => {
    if (gameId === null) return undefined
    const positions = createOldPositions()
    const see = () => {
      const position = live.of(gameId)
      if (position) positions.see(position.fen, position.at)
    }
    see()
    const stop = live.listen(gameId, see)
    const timer = setInterval(() => {
      const fen = positions.newest(now(), delayMs)
      if (fen !== null) setOld((known) => (known?.fen === fen ? known : { gameId, fen }))
    }, everyMs)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [live, gameId, delayMs, now])
  const fen = old !== null && old.gameId === gameId ? old.fen : null
  const { view, start, stop } = useEngine(openEngine, fen ?? startFen, 1)
  const isWanted = fen !== null
  useEffect(() => {
    if (isWanted) start()
    else stop()
  }, [isWanted, start, stop])
  const analysis = 'analysis' in view ? view.analysis : null
  const best = analysis?.lines[0]
  return isWanted && best ? { line_eval: best.lineEval, mate_in: best.mateIn } : undefined
}
