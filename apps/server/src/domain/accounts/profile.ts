import {
  initialRatings,
  type OwnRatings,
  type ProfileChange,
  type UserProfile,
} from '@kingside/api'
import { fideIdStatus, isDateUntil, type VerificationStatus } from '@kingside/api/facts'
import type { StoredMembership } from '../payments/payment-store.ts'
import { recurringPurchaseOf } from '../payments/recurring-purchase.ts'
import { type ActiveAccount, roleOf } from './account.ts'
import type { AccountChange } from './account-store.ts'
import { avatarUrl } from '../files/file-rules.ts'
import { parsePersonName } from './person-name.ts'
import type { AccountPorts } from './ports.ts'
import type { StoredRating } from './rating-store.ts'

/** The profile as only its owner sees it. */
export async function ownProfile(
  { fide, memberships, clock }: Pick<AccountPorts, 'fide' | 'memberships' | 'clock'>,
  account: ActiveAccount,
): Promise<UserProfile> {
  const newest = account.fideVerifiedStatus === 0 ? await fide.newest(account.id) : null
  const membership = await memberships.membershipOf(account.id)
  return profileOf(account, { newest: newest?.status ?? null, membership }, clock.now())
}

function profileOf(
  account: ActiveAccount,
  {
    newest,
    membership,
  }: {
    readonly newest: VerificationStatus | null
    readonly membership: StoredMembership | null
  },
  at: Date,
): UserProfile {
  const { player, proUntil } = account
  const role = roleOf(account, at)
  return {
    uid: player.uid,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    access_level: role === 'free' ? 1 : 2,
    fide_id: account.fideId,
    fide_verified_status: account.fideVerifiedStatus,
    fide_status: fideIdStatus(account.fideVerifiedStatus, newest),
    fide_verified_at: account.fideVerifiedAt?.toISOString() ?? null,
    country: account.countryId,
    free_account_requested: account.freeAccountRequested,
    gamification_consent: account.gamificationConsent,
    receive_newsletters: account.receiveNewsletters,
    birth_date: account.birthDate,
    gender: account.gender,
    avatar: avatarUrl(account.avatarId),
    player: { player_id: player.id, fide_title: player.title, foa_title: player.foaTitle },
    recurring_purchase: recurringPurchaseOf(membership, proUntil, at),
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

/** Whether a change touches what the federation has verified; what says the same, or was never said, may be sent. */
export function isLocked(account: ActiveAccount, change: AccountChange): boolean {
  if (account.fideVerifiedStatus !== 2) return false
  return verifiedFields.some((field) => {
    const [known, asked] = [account[field], change[field]]
    return asked !== undefined && known !== null && known !== '' && asked !== known
  })
}

const verifiedFields = ['firstName', 'lastName', 'countryId', 'birthDate', 'gender'] as const

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
