import {
  type ChessGame,
  loadOpenings,
  type Opening,
  type OpeningBook,
  startFen,
} from '@kingside/chess-game'
import { useEffect, useState } from 'react'

/** What the opening on the board is called; null while the book is on its way, and without a name. */
export function useOpening(game: ChessGame): Opening | null {
  const [book, setBook] = useState<OpeningBook | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const load = async () => {
      try {
        const loaded = await loadOpenings()
        if (!end.signal.aborted) setBook(loaded)
      } catch {
        // Without the book the board works as well; the next visit asks again.
      }
    }
    void load()
    return () => end.abort()
  }, [])
  // By moves, not by positions: those would have to be made first, half a second on a phone.
  if (!book || game.initialFen !== startFen) return null
  return book.byMoves(game.selectedMoveHistory.map(({ lan }) => lan)) ?? null
}
