import { startFen } from '../position/start-fen.ts'
import { applyMove, parseFen } from '../position/position.ts'
import { type OpeningBook, openingBook, type PlayMove } from './opening-book.ts'
import { readOpenings } from './opening-tree.ts'

const play: PlayMove = (fen, move) => applyMove(parseFen(fen), move).fen

let book: Promise<OpeningBook> | undefined

async function load(): Promise<OpeningBook> {
  try {
    return openingBook(readOpenings(await import('./data.generated.ts')), startFen, play)
  } catch (error) {
    book = undefined
    throw error
  }
}

/**
 * Loads the book of openings, which bundlers keep in a file of its own. Every call returns the same book. Rejects with
 * the host's error when that file can't be loaded; a later call tries again.
 */
export function loadOpenings(): Promise<OpeningBook> {
  book ??= load()
  return book
}
