import { titleBoardTypes } from '@kingside/api/facts'
import { and, eq, isNull } from 'drizzle-orm'
import type { FinishedGame } from '../../domain/games/game-store.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { byPlayer, type Settlement } from '../../domain/ratings/settlement.ts'
import { reachedTitle } from '../../domain/titles/reached-title.ts'
import { titleText } from '../../domain/titles/title-texts.ts'
import type { AwardedTitle } from '../../domain/titles/title-store.ts'
import { createNotificationStore } from '../accounts/notification-store.ts'
import type { Database } from '../database.ts'
import { accounts, foaTitles, players } from '../schema.ts'
import { countedGames, heldTitles } from './counted-games.ts'

const verified = 2

/**
 * Gives the players of a game the titles that it completes, within its settlement: the players' rows are locked there, so
 * two games that end at once give a title once.
 */
export async function awardTitles(
  tx: Database,
  {
    id,
    game,
    settlement,
    at,
  }: {
    readonly id: number
    readonly game: FinishedGame
    readonly settlement: Settlement
    readonly at: Date
  },
): Promise<readonly AwardedTitle[]> {
  const boardType = titleBoardTypes.find((known) => known === game.boardType)
  if (settlement.ratings?.kind !== 'fide' || boardType === undefined) return []
  const awarded: AwardedTitle[] = []
  for (const color of byPlayer(game.players)) {
    const { playerId } = game.players[color]
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), isNull(accounts.closedAt)))
    if (!account || !mayHaveTitle(account, game.endedAt)) continue
    const held = (await heldTitles(tx, playerId)).at(-1)?.title ?? null
    const games = await countedGames(tx, playerId, boardType)
    const reached = reachedTitle(boardType, games, held)
    if (!reached) continue
    const added = await tx
      .insert(foaTitles)
      .values({
        ...reached,
        playerId,
        boardType,
        games: games.length,
        gameId: id,
        awardedAt: at,
        key: createUid().slice(0, 16),
        mailDueAt: account.emailFolded === null ? null : at,
      })
      .onConflictDoNothing()
      .returning({ id: foaTitles.id })
    if (added.length === 0) continue
    await tx.update(players).set({ foaTitle: reached.title }).where(eq(players.id, playerId))
    const notification = await createNotificationStore(tx).add(
      {
        playerId,
        type: 'TITLE_AWARDED',
        ...titleText(account.language ?? 'en', reached.title),
        url: '/profile',
      },
      at,
    )
    awarded.push({ playerId, notification })
  }
  return awarded
}

/** A title takes Pro, as the game ended, and a FIDE ID that was verified. */
const mayHaveTitle = (
  {
    isAdmin,
    proUntil,
    fideId,
    fideVerifiedStatus,
  }: Pick<typeof accounts.$inferSelect, 'isAdmin' | 'proUntil' | 'fideId' | 'fideVerifiedStatus'>,
  at: Date,
): boolean =>
  (isAdmin || (proUntil !== null && proUntil > at)) &&
  fideId !== null &&
  fideVerifiedStatus === verified
