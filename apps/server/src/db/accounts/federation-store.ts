import type { FederationPlayer } from '@kingside/api'
import { and, asc, eq, ilike } from 'drizzle-orm'
import type { FederationSearch, FederationStore } from '../../domain/accounts/federation-store.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { accounts, federationPlayers } from '../schema.ts'

export function createFederationStore(db: Database): FederationStore {
  return {
    search: async (search, limit) => {
      const rows = await db
        .select()
        .from(federationPlayers)
        .leftJoin(accounts, eq(accounts.fideId, federationPlayers.fideId))
        .where(matches(search))
        .orderBy(asc(federationPlayers.fullName), asc(federationPlayers.fideId))
        .limit(limit)
      return rows.map(({ federation_players: row, accounts: account }) => ({
        fide_id: row.fideId,
        full_name: row.fullName,
        birth_year: row.birthYear,
        federation: row.federation,
        title: row.title,
        status: statusOf(row.isBanned, account !== null),
      }))
    },
  }
}

function statusOf(isBanned: boolean, isAssigned: boolean): FederationPlayer['status'] {
  if (isBanned) return 'banned'
  return isAssigned ? 'assigned' : 'free'
}

function matches(search: FederationSearch) {
  if ('fideId' in search) return eq(federationPlayers.fideId, search.fideId)
  const words = search.fullName.split(/[\s,]+/).filter((word) => word !== '')
  return and(
    eq(federationPlayers.birthYear, search.birthYear),
    ...words.map((word) => ilike(federationPlayers.fullName, `%${escapeLike(word)}%`)),
  )
}
