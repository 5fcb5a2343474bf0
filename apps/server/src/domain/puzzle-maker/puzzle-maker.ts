import { createHash } from 'node:crypto'
import { findPuzzles, type FindDeps, type FoundPuzzle, type MakerGame } from './find-puzzles.ts'

/** Games in which puzzles are looked for, and where those that are found go. */
export interface MakerStore {
  /**
   * Takes a finished game that was not looked through, the latest first; another process does not get it too. Null: there
   * is none.
   * @param before it ended then, so that a game whose viewers see it late is over for them
   */
  readonly take: (now: Date, before: Date) => Promise<MakerGame | null>
  /** It was not looked through to its end. */
  readonly giveBack: (gameId: string) => Promise<void>
  /** Stores puzzles that are not there. @returns how many came in */
  readonly add: (found: readonly FoundPuzzle[]) => Promise<number>
}

export interface MakerDeps {
  readonly store: MakerStore
  readonly analyst: FindDeps['analyst']
  readonly now: () => Date
  /** Resolves when the machine has time for it: true goes on, false ends it. */
  readonly calm: () => Promise<boolean>
}

/** Viewers of a game are at most a day behind. */
const dayMs = 86_400_000

/**
 * Looks through games until there is none left, or it has to end.
 * @returns how many puzzles came in
 */
export async function makePuzzles({ store, analyst, now, calm }: MakerDeps): Promise<number> {
  let added = 0
  // oxlint-disable-next-line no-await-in-loop -- one game after the other
  while (await calm()) {
    // oxlint-disable-next-line no-await-in-loop -- the same
    const game = await store.take(now(), new Date(now().getTime() - dayMs))
    if (!game) return added
    // oxlint-disable-next-line no-await-in-loop -- the same
    const found = await lookThrough(game, { store, analyst, calm })
    if (found === null) return added
    // oxlint-disable-next-line no-await-in-loop -- the same
    added += await store.add(found)
  }
  return added
}

/** @returns null where it had to end before the game did */
async function lookThrough(
  game: MakerGame,
  { store, analyst, calm }: Pick<MakerDeps, 'store' | 'analyst' | 'calm'>,
): Promise<readonly FoundPuzzle[] | null> {
  let isEnded = false
  const goesOn = async () => {
    isEnded ||= !(await calm())
    return !isEnded
  }
  try {
    const found = await findPuzzles(game, { analyst, goesOn })
    if (!isEnded) return found
    await store.giveBack(game.id)
    return null
  } catch (error) {
    // An engine that can't be had says nothing of the game.
    await store.giveBack(game.id)
    throw error
  }
}

/** Names a puzzle of ours: always the same for the same moment of a game, which can't be told from it. */
export const slugOf = ({ game, ply }: Pick<FoundPuzzle, 'game' | 'ply'>): string =>
  `k${createHash('sha256').update(`${game}/${ply}`).digest('base64url').slice(0, 9)}`
