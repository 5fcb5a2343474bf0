import { readFile } from 'node:fs/promises'
import { newPuzzleRating, packRules, puzzleThemes } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { puzzles, puzzleThemeEntries } from '../schema.ts'

/** A puzzle to store. */
export type NewPuzzle = Omit<typeof puzzles.$inferInsert, 'level' | 'volatility'>

const file = new URL('../../../data/puzzles.tsv', import.meta.url)
const atOnce = 500

/** Puts the puzzles that come with the server into a database that has none of them. @returns how many came in */
export async function fillPuzzles(db: Database): Promise<number> {
  const [any] = await db
    .select({ id: puzzles.id })
    .from(puzzles)
    .where(eq(puzzles.source, 'lichess'))
    .limit(1)
  return any ? 0 : addPuzzles(db, readPuzzles(await readFile(file, 'utf8')))
}

/** Stores puzzles with their themes; those that are there already stay as they are. */
export const addPuzzles = (db: Database, added: readonly NewPuzzle[]): Promise<number> =>
  db.transaction(async (tx) => {
    let count = 0
    for (let from = 0; from < added.length; from += atOnce) {
      const rows = added.slice(from, from + atOnce).map((puzzle) => ({
        ...puzzle,
        level: Math.round(puzzle.rating),
        volatility: newPuzzleRating.volatility,
      }))
      // oxlint-disable-next-line no-await-in-loop -- one statement can't take them all
      const stored = await tx
        .insert(puzzles)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: puzzles.id, level: puzzles.level, themes: puzzles.themes })
      count += stored.length
      const entries = stored.flatMap(({ id, level, themes }) =>
        puzzleThemes
          .filter((theme) => themes.includes(theme))
          .map((theme) => ({ theme, level, puzzleId: id })),
      )
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (entries.length > 0) await tx.insert(puzzleThemeEntries).values(entries)
    }
    return count
  })

/** Reads a table of puzzles: two lines of head, then one puzzle a line, with tabs between its fields. */
export const readPuzzles = (text: string): readonly NewPuzzle[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line, index) => {
      const [slug, rating, deviation, plays, popularity, game, themes, fen, moves] =
        line.split('\t')
      if (slug === undefined || themes === undefined || fen === undefined || moves === undefined) {
        throw new RangeError(`Line ${index + 3} of the puzzles has too few fields: ${line}`)
      }
      return {
        slug,
        source: 'lichess' as const,
        game: game === undefined || game === '' ? null : game,
        fen,
        moves: moves.split(' '),
        themes: themes.split(' '),
        rating: Number(rating),
        deviation: Number(deviation),
        plays: Number(plays),
        popularity: Number(popularity),
        isPacked: index % packRules.oneIn === 0,
      }
    })
