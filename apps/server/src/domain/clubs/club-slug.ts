import { reservedClubSlugs } from '@kingside/api/facts'
import { addressWords } from '../address-words.ts'

/** A club's part of its address, out of its name. @param count 1 for the first of the name */
export function clubSlugOf(name: string, count: number): string {
  const words = addressWords(name)
  // Numbers alone would be the id of a club.
  const isFit = words !== '' && !/^[\d-]+$/.test(words) && !reservedClubSlugs.includes(words)
  const base = isFit ? words : `club-${words}`.replace(/-$/, '')
  return count === 1 ? base : `${base}-${count}`
}
