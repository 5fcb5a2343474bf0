import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { isForLife } from '../../domain/payments/pro-grants.ts'
import type { Item, ItemFilter, PlayersTower, TowerStore } from '../../domain/tower/tower-store.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { grantPro } from '../payments/grant-pro.ts'
import { accounts, shopCodes, towerClaims, towerItems } from '../schema.ts'
import { pointsOfPlayer } from './give-points.ts'

/** The tower on Postgres. */
export function createTowerStore(db: Database): TowerStore {
  return {
    forPlayer: (playerId, act) =>
      db.transaction(async (tx) => {
        await lockPlayers(tx, [playerId])
        return act(createPlayersTower(tx, playerId))
      }),
    items: async (playerId, filter, { limit, offset }) => {
      const fits = and(eq(towerItems.playerId, playerId), fitting(filter))
      const [count, rows] = await Promise.all([
        db.$count(towerItems, fits),
        db
          .select()
          .from(towerItems)
          .where(fits)
          .orderBy(desc(towerItems.id))
          .limit(limit)
          .offset(offset),
      ])
      return { count, items: rows.map(itemOf) }
    },
    countCodes: () => db.$count(shopCodes, isNull(shopCodes.takenAt)),
    addCodes: async (codes, at) => {
      if (codes.length === 0) return 0
      const added = await db
        .insert(shopCodes)
        .values(codes.map((code) => ({ code, addedAt: at })))
        .onConflictDoNothing()
        .returning({ code: shopCodes.code })
      return added.length
    },
  }
}

const fitting = ({ kind, isActivated }: ItemFilter) =>
  and(
    kind === null ? undefined : eq(towerItems.kind, kind),
    isActivated === null
      ? undefined
      : isActivated
        ? isNotNull(towerItems.activatedAt)
        : isNull(towerItems.activatedAt),
  )

const itemOf = ({
  id,
  kind,
  promoCode,
  acquiredAt,
  activatedAt,
}: typeof towerItems.$inferSelect): Item => ({ id, kind, promoCode, acquiredAt, activatedAt })

function createPlayersTower(tx: Database, playerId: number): PlayersTower {
  const isMine = eq(accounts.playerId, playerId)
  const accountOf = async () => {
    const [account] = await tx.select().from(accounts).where(isMine)
    if (!account) throw new Error(`The player ${playerId} has no account.`)
    return account
  }
  const written = ([row]: readonly (typeof towerItems.$inferSelect)[]): Item => {
    if (!row) throw new Error('An item of the tower was not stored.')
    return itemOf(row)
  }
  return {
    participant: accountOf,
    points: (day) => pointsOfPlayer(tx, playerId, day),
    claims: () =>
      tx
        .select({ rewardId: towerClaims.rewardId, claimedAt: towerClaims.claimedAt })
        .from(towerClaims)
        .where(eq(towerClaims.playerId, playerId)),
    coins: async () => {
      const [claimed] = await tx
        .select({ sum: sql<number>`coalesce(sum(${towerClaims.coins}), 0)::int` })
        .from(towerClaims)
        .where(eq(towerClaims.playerId, playerId))
      const [spent] = await tx
        .select({ sum: sql<number>`coalesce(sum(${towerItems.price}), 0)::int` })
        .from(towerItems)
        .where(eq(towerItems.playerId, playerId))
      return (claimed?.sum ?? 0) - (spent?.sum ?? 0)
    },
    claim: async (claim, at) => {
      await tx.insert(towerClaims).values({ playerId, ...claim, claimedAt: at })
    },
    acquire: async (item, at) =>
      written(
        await tx
          .insert(towerItems)
          .values({ playerId, ...item, acquiredAt: at })
          .returning(),
      ),
    item: async (id) => {
      const [row] = await tx
        .select()
        .from(towerItems)
        .where(and(eq(towerItems.id, id), eq(towerItems.playerId, playerId)))
      return row ? itemOf(row) : null
    },
    activate: async ({ id }, { at, ...code }) =>
      written(
        await tx
          .update(towerItems)
          .set({ activatedAt: at, ...code })
          .where(eq(towerItems.id, id))
          .returning(),
      ),
    takeCode: (at) => takeCode(tx, at),
    hasProForLife: async () => isForLife((await accountOf()).proUntil),
    grantPro: async ({ id }, months, at) => {
      const reason = `Item ${id} of the tower`
      const { id: accountId } = await accountOf()
      await grantPro(tx, accountId, { source: 'reward', length: { months }, reason }, at)
    },
  }
}

/** Two who ask at once get two codes, or one of them none. */
async function takeCode(tx: Database, at: Date): Promise<string | null> {
  const [free] = await tx
    .select({ code: shopCodes.code })
    .from(shopCodes)
    .where(isNull(shopCodes.takenAt))
    .orderBy(asc(shopCodes.addedAt), asc(shopCodes.code))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!free) return null
  await tx.update(shopCodes).set({ takenAt: at }).where(eq(shopCodes.code, free.code))
  return free.code
}

/** How many items of extra puzzles a player has activated on a day (UTC, as YYYY-MM-DD). */
export function activatedPuzzles(tx: Database, playerId: number, day: string): Promise<number> {
  const from = new Date(`${day}T00:00:00Z`)
  return tx.$count(
    towerItems,
    and(
      eq(towerItems.playerId, playerId),
      eq(towerItems.kind, 'EXTRA_PUZZLES'),
      gte(towerItems.activatedAt, from),
      lt(towerItems.activatedAt, new Date(from.getTime() + 86_400_000)),
    ),
  )
}
