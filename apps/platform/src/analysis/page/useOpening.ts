import {
  type ChessGame,
  loadOpenings,
  type Opening,
  type OpeningBook,
  startFen,
} from '@kingside/chess-game'
import { useEffect, useState } from 'react'

/** The name of the opening on the board; null while the book loads, or without a name. */
export function useOpening(game: ChessGame): Opening | null {
  const [book, setBook] = useState<OpeningBook | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const load = async () => {
      try {
        const loaded = await loadOpenings()
        if (!end.signal.aborted) setBook(loaded)
      } catch {
        // The board works without the book; the next visit loads it again.
      }
    }
    void load()
    return () => end.abort()
  }, [])
  // Compares moves, not positions, because computing the positions takes half a second on a phone.
  if (!book || game.initialFen !== startFen) return null
  return book.byMoves(game.selectedMoveHistory.map(({ lan }) => lan)) ?? null
}
