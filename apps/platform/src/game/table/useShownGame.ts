import type { GameView } from '@kingside/machines/game'
import type { ShownGame } from './shown-game.ts'

/** The part of the game that its board shows; the same object until it changes. */
export function useShownGame(view: GameView): ShownGame {
  const isPlaying = view.status === 'playing'
  const isKnown = view.status !== 'pre-play' || view.turns.length > 0
  const promotion = isPlaying ? view.promotion : null
  return {
    fen: isKnown ? view.fen : noPieces,
    lastMove: view.lastMove,
    isToMove: isPlaying && view.color === view.turn,
    promotion,
    premoves: isPlaying ? view.premoves : none,
    premover: isPlaying && view.canPremove && promotion === null ? view.color : null,
  }
}

const none: readonly string[] = []

/** Before the server's first snapshot the position is unknown, so the board is empty. */
const noPieces = '8/8/8/8/8/8/8/8 w - - 0 1'
