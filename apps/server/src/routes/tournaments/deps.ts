import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { Clock } from '../../domain/clock.ts'
import type { ClubRights } from '../../domain/clubs/club-rights.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import type { CalendarStore } from '../../domain/tournaments/calendar-store.ts'
import type { Relay } from '../../domain/tournaments/relay.ts'
import type { AddedGames } from '../../domain/tournaments/organise/added-games.ts'
import type { AuditReader } from '../../domain/tournaments/organise/audit-reader.ts'
import type { ByHand } from '../../domain/tournaments/organise/by-hand.ts'
import type { OrganisingClubs } from '../../domain/tournaments/organise/clubs.ts'
import type { DraftStore } from '../../domain/tournaments/organise/draft-store.ts'
import type { Organise } from '../../domain/tournaments/organise/organise.ts'
import type { Participants } from '../../domain/tournaments/organise/participants.ts'
import type { FileStore } from '../../domain/tournaments/file-store.ts'
import type { Organising } from '../../domain/tournaments/organising.ts'
import type { Entries } from '../../domain/tournaments/entries.ts'
import type { Refusal } from '../../domain/tournaments/join-limit.ts'
import type { NewsSource } from '../../domain/tournaments/tell-news.ts'
import type {
  TournamentReader,
  TournamentRecord,
} from '../../domain/tournaments/tournament-reader.ts'

export interface TournamentRouteDeps {
  readonly reader: TournamentReader
  readonly entries: Entries
  readonly organising: Organising
  readonly organise: Organise
  readonly drafts: DraftStore
  readonly byHand: ByHand
  readonly addedGames: AddedGames
  readonly participants: Participants
  readonly hosts: OrganisingClubs
  readonly audit: AuditReader
  readonly files: FileStore
  readonly calendars: CalendarStore
  readonly relay: Relay
  readonly clubs: ClubRights
  readonly limiter: RateLimiter
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The tournament of an address, by its id or its slug.
 * @throws CallError `not_found`, also where the caller may not know of it
 */
export async function findTournament(
  { reader }: Pick<TournamentRouteDeps, 'reader'>,
  idOrSlug: string,
  { player }: Caller,
): Promise<TournamentRecord> {
  const found = await reader.find(idOrSlug, player?.id ?? null)
  if (!found) throw new CallError('not_found', 'There is no such tournament.')
  return found
}

export const sourceOf = ({ id, rules }: TournamentRecord): NewsSource => ({
  id,
  delayMs: rules.viewerDelaySeconds * 1000,
})

/** Why the caller can't join each, by their ids; none for a visitor, who has to sign in first anyway. */
export async function limitsOf(
  { entries }: Pick<TournamentRouteDeps, 'entries'>,
  tournaments: readonly TournamentRecord[],
  { player, role }: Caller,
): Promise<ReadonlyMap<number, Refusal | null>> {
  if (player === null || role === 'anonymous') return new Map()
  return entries.limitsOf(
    tournaments.map(({ id }) => id),
    player.id,
  )
}

/** @throws CallError for a member without a player, who can't be */
export function memberOf({ player }: Caller) {
  if (player === null) throw new CallError('unauthorised', 'Sign in first.')
  return player
}
