import { newPuzzleRating, puzzleLimits } from '@kingside/api/facts'
import type { Puzzle } from './puzzle.ts'
import type { PlayersPuzzles, Wanted } from './puzzle-store.ts'

/** No puzzle is harder. */
export const highestLevel = 4000

/**
 * A puzzle that the player never tried, near the player's rating: nearer ones first.
 * @param random from 0 to 1
 * @returns null when the player has tried them all
 */
export async function chooseUnseen(
  own: PlayersPuzzles,
  { theme, packed }: Pick<Wanted, 'theme' | 'packed'>,
  random: () => number,
): Promise<Puzzle | null> {
  const { rating } = (await own.rating()) ?? newPuzzleRating
  for (let width: number = puzzleLimits.window; ; width *= 2) {
    const from = Math.max(0, Math.round(rating - width))
    const to = Math.min(highestLevel, Math.round(rating + width))
    const level = Math.round(from + random() * (to - from))
    // oxlint-disable-next-line no-await-in-loop -- a wider search only where the narrow one found nothing
    const puzzle = await own.unseen({ theme, packed, level, from, to })
    if (puzzle) return puzzle
    if (from === 0 && to === highestLevel) return null
  }
}
