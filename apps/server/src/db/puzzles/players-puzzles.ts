import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Puzzle } from '../../domain/puzzles/puzzle.ts'
import type { Decision, PlayersPuzzles, Wanted } from '../../domain/puzzles/puzzle-store.ts'
import { extraPuzzles, pointsFor } from '../../domain/tower/tower-table.ts'
import type { Database } from '../database.ts'
import { givePoints } from '../tower/give-points.ts'
import { activatedPuzzles } from '../tower/tower-store.ts'
import {
  puzzleAttempts,
  puzzleRatings,
  puzzleReviews,
  puzzles,
  puzzleThemeEntries,
  puzzleUses,
} from '../schema.ts'
import { attemptOf, attemptsWithPuzzles, puzzleOf } from './attempt-rows.ts'
import { createPlayersRuns } from './players-runs.ts'

/** One player's puzzles, in a transaction that has the player's lock. */
export function createPlayersPuzzles(tx: Database, playerId: number): PlayersPuzzles {
  const attempts = puzzleAttempts
  const mine = eq(attempts.playerId, playerId)
  const one = async (which: SQL | undefined, ...order: readonly SQL[]) => {
    const [row] = await attemptsWithPuzzles(tx)
      .where(and(mine, which))
      .orderBy(...order)
      .limit(1)
    return row ? attemptOf(row) : null
  }
  return {
    open: (mode) => one(and(eq(attempts.mode, mode), isNull(attempts.endedAt))),
    find: (uid) => one(eq(attempts.uid, uid)),
    last: (puzzleId, mode) =>
      one(
        and(eq(attempts.puzzleId, puzzleId), eq(attempts.mode, mode), isNotNull(attempts.endedAt)),
        desc(attempts.endedAt),
      ),
    tried: async (slug) => {
      const [row] = await attemptsWithPuzzles(tx)
        .where(and(mine, eq(puzzles.slug, slug), isNotNull(attempts.endedAt)))
        .limit(1)
      return row ? puzzleOf(row.puzzle) : null
    },
    packed: async (slug) => {
      const [row] = await tx
        .select()
        .from(puzzles)
        .where(and(eq(puzzles.slug, slug), eq(puzzles.isPacked, true)))
      return row ? puzzleOf(row) : null
    },
    unseen: (wanted) => findUnseen(tx, playerId, wanted),
    due: async (day) => {
      const [row] = await tx
        .select({ puzzle: puzzles })
        .from(puzzleReviews)
        .innerJoin(puzzles, eq(puzzles.id, puzzleReviews.puzzleId))
        .where(and(eq(puzzleReviews.playerId, playerId), lte(puzzleReviews.dueOn, day)))
        .orderBy(asc(puzzleReviews.dueOn), asc(puzzleReviews.puzzleId))
        .limit(1)
      return row ? puzzleOf(row.puzzle) : null
    },
    give: async ({ uid, puzzle, mode, theme, inRun = null, at }) => {
      const [attempt] = await tx
        .insert(attempts)
        .values({ uid, playerId, puzzleId: puzzle.id, mode, theme, ...inRun, givenAt: at })
        .returning()
      if (!attempt) throw new Error('A try was not stored.')
      return { ...emptyAttempt, id: attempt.id, uid, playerId, mode, puzzle, inRun }
    },
    keep: async ({ uid, puzzle, at }) => {
      // It was never open here, beside the one that may be.
      const made = { uid, playerId, puzzleId: puzzle.id, mode: 'practice', givenAt: at } as const
      const [attempt] = await tx
        .insert(attempts)
        .values({ ...made, endedAt: at })
        .onConflictDoNothing()
        .returning()
      return attempt
        ? {
            ...emptyAttempt,
            id: attempt.id,
            uid,
            playerId,
            mode: attempt.mode,
            puzzle,
            inRun: null,
          }
        : null
    },
    drop: async ({ id }) => {
      await tx.delete(attempts).where(eq(attempts.id, id))
    },
    themeOf: async ({ id }) => {
      const [row] = await tx
        .select({ theme: attempts.theme })
        .from(attempts)
        .where(eq(attempts.id, id))
      return row?.theme ?? null
    },
    rating: async () => {
      const [row] = await tx
        .select()
        .from(puzzleRatings)
        .where(eq(puzzleRatings.playerId, playerId))
      return row ?? null
    },
    review: async (puzzleId) => {
      const [row] = await tx.select().from(puzzleReviews).where(reviewOf(playerId, puzzleId))
      return row ?? null
    },
    uses: async (puzzleId, day) => {
      const ofPlayer = eq(puzzleUses.playerId, playerId)
      const today = await tx.$count(puzzleUses, and(ofPlayer, eq(puzzleUses.day, day)))
      const has =
        puzzleId !== null &&
        (await tx.$count(puzzleUses, and(ofPlayer, eq(puzzleUses.puzzleId, puzzleId)))) > 0
      return { has, today }
    },
    extra: async (day) => extraPuzzles(await activatedPuzzles(tx, playerId, day)),
    use: async (puzzleId, day) => {
      await tx.insert(puzzleUses).values({ playerId, puzzleId, day })
    },
    begin: async ({ id, puzzle }, at) => {
      await tx.update(attempts).set({ begunAt: at }).where(eq(attempts.id, id))
      await tx
        .update(puzzles)
        .set({ plays: sql`${puzzles.plays} + 1` })
        .where(eq(puzzles.id, puzzle.id))
    },
    setFound: async ({ id }, found) => {
      await tx.update(attempts).set({ found }).where(eq(attempts.id, id))
    },
    decide: (attempt, decision) => writeDecision(tx, playerId, attempt, decision),
    runs: createPlayersRuns(tx, playerId),
  }
}

const emptyAttempt = {
  found: 0,
  result: null,
  rating: null,
  begunAt: null,
  endedAt: null,
} as const

const reviewOf = (playerId: number, puzzleId: number) =>
  and(eq(puzzleReviews.playerId, playerId), eq(puzzleReviews.puzzleId, puzzleId))

/** From the wanted level upwards, and if there is none, downwards: both along an index. */
async function findUnseen(
  tx: Database,
  playerId: number,
  { theme, level, from, to, packed }: Wanted,
): Promise<Puzzle | null> {
  const source =
    theme === null
      ? {
          table: puzzles,
          level: puzzles.level,
          id: puzzles.id,
          which: packed ? undefined : eq(puzzles.isPacked, false),
        }
      : {
          table: puzzleThemeEntries,
          level: puzzleThemeEntries.level,
          id: puzzleThemeEntries.puzzleId,
          // Themes are of practice, where those of the pack will do.
          which: eq(puzzleThemeEntries.theme, theme),
        }
  const isUnseen = notExists(
    tx
      .select({ one: sql`1` })
      .from(puzzleAttempts)
      .where(and(eq(puzzleAttempts.playerId, playerId), eq(puzzleAttempts.puzzleId, source.id))),
  )
  const first = async (range: SQL | undefined, ...order: readonly SQL[]) => {
    const [row] = await tx
      .select({ id: source.id })
      .from(source.table)
      .where(and(source.which, range, isUnseen))
      .orderBy(...order)
      .limit(1)
    return row
  }
  const found =
    (await first(
      and(gte(source.level, level), lte(source.level, to)),
      asc(source.level),
      asc(source.id),
    )) ??
    (await first(
      and(lt(source.level, level), gte(source.level, from)),
      desc(source.level),
      desc(source.id),
    ))
  if (!found) return null
  const [row] = await tx.select().from(puzzles).where(eq(puzzles.id, found.id))
  return row ? puzzleOf(row) : null
}

async function writeDecision(
  tx: Database,
  playerId: number,
  { id, puzzle }: { readonly id: number; readonly puzzle: Puzzle },
  { result, at, rated, review }: Decision,
): Promise<void> {
  await tx
    .update(puzzleAttempts)
    .set({
      result,
      endedAt: at,
      ...(rated && { ratingBefore: rated.before.rating, ratingAfter: rated.player.rating }),
    })
    .where(eq(puzzleAttempts.id, id))
  if (rated) {
    const rating = { ...rated.player, updatedAt: at }
    await tx
      .insert(puzzleRatings)
      .values({ playerId, ...rating })
      .onConflictDoUpdate({ target: puzzleRatings.playerId, set: rating })
    await tx.update(puzzles).set(rated.puzzle).where(eq(puzzles.id, puzzle.id))
    if (result === 'solved') {
      const pointsOf = new Map([[playerId, pointsFor.puzzle]])
      await givePoints(tx, { source: 'puzzle', sourceId: puzzle.id, pointsOf, at })
    }
  }
  if (!review) {
    await tx.delete(puzzleReviews).where(reviewOf(playerId, puzzle.id))
    return
  }
  const { stage, dueOn } = review
  await tx
    .insert(puzzleReviews)
    .values({ playerId, puzzleId: puzzle.id, stage, dueOn })
    .onConflictDoUpdate({
      target: [puzzleReviews.playerId, puzzleReviews.puzzleId],
      set: { stage, dueOn },
    })
}
