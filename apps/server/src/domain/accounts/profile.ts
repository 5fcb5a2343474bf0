import {
  initialRatings,
  type OwnRatings,
  type ProfileChange,
  type UserProfile,
} from '@kingside/api'
import { isDateUntil } from '@kingside/api/facts'
import { type ActiveAccount, roleOf } from './account.ts'
import type { AccountChange } from './account-store.ts'
import { parsePersonName } from './person-name.ts'
import type { StoredRating } from './rating-store.ts'

/** The profile as only its owner sees it. */
export function profileOf(account: ActiveAccount, at: Date): UserProfile {
  const { player, proUntil } = account
  const role = roleOf(account, at)
  const isPro = proUntil !== null && proUntil > at
  return {
    uid: player.uid,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    access_level: role === 'free' ? 1 : 2,
    fide_id: account.fideId,
    fide_verified_status: account.fideVerifiedStatus,
    country: account.countryId,
    free_account_requested: account.freeAccountRequested,
    gamification_consent: account.gamificationConsent,
    receive_newsletters: account.receiveNewsletters,
    birth_date: account.birthDate,
    gender: account.gender,
    player: { player_id: player.id, fide_title: player.title, foa_title: null },
    recurring_purchase: isPro
      ? { status: 'active', valid_to: proUntil.toISOString(), cancel_at_period_end: null }
      : null,
    has_password: account.passwordHash !== null,
  }
}

/**
 * A change that was asked for as the store takes it, or the code of what is wrong with it. An empty name takes it away.
 * @param today as YYYY-MM-DD
 */
export function parseProfileChange(
  change: ProfileChange,
  today: string,
): AccountChange | 'incorrect_name' | 'incorrect_date' {
  const firstName = change.first_name && parsePersonName(change.first_name)
  const lastName = change.last_name && parsePersonName(change.last_name)
  if (firstName === null || lastName === null) return 'incorrect_name'
  if (change.birth_date != null && !isDateUntil(change.birth_date, today)) return 'incorrect_date'
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(change.country !== undefined && { countryId: change.country }),
    ...(change.birth_date !== undefined && { birthDate: change.birth_date }),
    ...(change.gender !== undefined && { gender: change.gender }),
    ...(change.receive_newsletters !== undefined && {
      receiveNewsletters: change.receive_newsletters,
    }),
    ...(change.gamification_consent !== undefined && {
      gamificationConsent: change.gamification_consent,
    }),
  }
}

/** The ratings in whole points; where no rated game was played, the starting value. */
export function ratingsOf(stored: readonly StoredRating[]): OwnRatings {
  const of = (kind: StoredRating['kind'], boardType: StoredRating['boardType']) => {
    const found = stored.find((row) => row.kind === kind && row.boardType === boardType)
    return Math.max(0, Math.round(found?.rating ?? initialRatings[kind]))
  }
  return {
    worldchess_bullet: of('worldchess', 'bullet'),
    worldchess_blitz: of('worldchess', 'blitz'),
    worldchess_rapid: of('worldchess', 'rapid'),
    worldchess_classic: of('worldchess', 'classic'),
    worldchess_armageddon: of('worldchess', 'armageddon'),
    worldchess_daily: of('worldchess', 'daily'),
    fide_bullet: of('fide', 'bullet'),
    fide_blitz: of('fide', 'blitz'),
    fide_rapid: of('fide', 'rapid'),
    fide_classic: of('fide', 'classic'),
    fide_armageddon: of('fide', 'armageddon'),
    fide_daily: of('fide', 'daily'),
  }
}
