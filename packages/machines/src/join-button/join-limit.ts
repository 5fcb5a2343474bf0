import { ageOn, type JoinLimit, joinLimits } from '@kingside/api/facts'
import {
  type FreshEntry,
  type JoinButtonContext,
  type JoinProfile,
  type JoinTournament,
  type ShownLimit,
} from './join-button.types.ts'

type Facts = Pick<JoinButtonContext, 'tournament' | 'profile' | 'today'>

const isJoinLimit = (code: string): code is JoinLimit => joinLimits.some((limit) => limit === code)

/** A server's code as a limit; one that this version does not know is `unknown`. */
export const toShownLimit = (code: string): ShownLimit => (isJoinLimit(code) ? code : 'unknown')

const isFidePlayer = ({ isPro, fideId, verification }: JoinProfile) =>
  isPro && fideId !== null && verification !== 'on-check'

const isFull = ({ tournament: { maxParticipants, signedUpAmount } }: Facts) =>
  maxParticipants !== null && signedUpAmount >= maxParticipants

function countryLimit({ tournament: { allowedCountries }, profile }: Facts): JoinLimit | null {
  if (allowedCountries.length === 0 || profile === null) return null
  if (profile.country === null) return 'country_not_set_error'
  return allowedCountries.includes(profile.country) ? null : 'signup_country_limit'
}

function ageLimit({ tournament: { ageMax }, profile, today }: Facts): JoinLimit | null {
  if (ageMax === null || profile === null) return null
  if (profile.birthDate === null) return 'age_not_set'
  return ageOn(today, profile.birthDate) > ageMax ? 'age_too_high' : null
}

/**
 * Why a person who has not joined can't join, or null. Each check overrides those before it, and the server's reason
 * overrides all; `tournament_not_paid` means a price rather than a limit.
 */
export function joinLimitOf(facts: Facts): ShownLimit | null {
  const { tournament, profile } = facts
  const reason = tournament.unavailabilityReason
  const checks: readonly (ShownLimit | null)[] = [
    tournament.ratingType === 'fide' && profile !== null && !isFidePlayer(profile)
      ? 'fide_players_only'
      : null,
    isFull(facts) ? 'too_many_players' : null,
    countryLimit(facts),
    ageLimit(facts),
    reason === null || reason === 'tournament_not_paid' ? null : toShownLimit(reason),
  ]
  return checks.findLast((limit) => limit !== null) ?? null
}

/** The limit that applies now: the code of a refused call is newer than the loaded data. */
export const limitNow = (context: JoinButtonContext): ShownLimit | null =>
  context.refusal !== null && context.refusal !== 'tournament_not_paid'
    ? context.refusal
    : joinLimitOf(context)

const isToBePaid = ({ tournament, refusal }: JoinButtonContext) =>
  refusal === 'tournament_not_paid' || tournament.unavailabilityReason === 'tournament_not_paid'

/** What a person still needs for a tournament of FIDE-rated games. */
function fideStep(profile: JoinProfile): 'needsPro' | 'needsFideId' | 'disabled' {
  if (!profile.isPro) return 'needsPro'
  return profile.fideId === null ? 'needsFideId' : 'disabled'
}

type Step = 'needsPro' | 'needsFideId' | 'confirmInfo' | 'verifyEmail' | 'disabled'

/** What a person can do about each limit; `disabled` for nothing. */
const steps: Readonly<Record<Exclude<ShownLimit, 'fide_players_only'>, Step>> = {
  no_user_data: 'confirmInfo',
  signup_not_opened_yet: 'disabled',
  signup_already_closed: 'disabled',
  too_many_players: 'disabled',
  signup_twice: 'disabled',
  same_time_tournament: 'disabled',
  signup_country_limit: 'disabled',
  rating_too_low: 'disabled',
  rating_too_high: 'disabled',
  age_too_high: 'disabled',
  age_too_low: 'disabled',
  title_not_allowed: 'disabled',
  event_max_tournament_participate: 'disabled',
  tournament_not_paid: 'disabled',
  gender_not_allowed: 'disabled',
  player_is_banned: 'disabled',
  country_not_set_error: 'confirmInfo',
  gender_not_set_error: 'confirmInfo',
  age_not_set: 'confirmInfo',
  email_verification_required: 'verifyEmail',
  community_members_only: 'disabled',
  invitation_only: 'disabled',
  unknown: 'disabled',
}

const stepFor = (limit: ShownLimit, profile: JoinProfile): Step =>
  limit === 'fide_players_only' ? fideStep(profile) : steps[limit]

/** Limits that also apply to a person with an account. */
const holdsForAll = (limit: ShownLimit | null) =>
  limit === 'signup_not_opened_yet' ||
  limit === 'signup_already_closed' ||
  limit === 'too_many_players'

/** Whether players of this kind of tournament may take a break. */
export const canPause = ({ kind }: JoinTournament) => kind === 'arena' || kind === 'swiss'

/** The states in which the button waits for the person. */
export type Situation =
  | 'ended'
  | 'banned'
  | 'withdrawn'
  | 'left'
  | 'pendingApproval'
  | 'onHold'
  | 'playing'
  | 'waiting'
  | 'loading'
  | 'needsAccount'
  | 'common'
  | 'paid'
  | Step

function participation({ tournament, you }: FreshEntry): Situation | null {
  if (tournament.status === 'completed') return 'ended'
  if (you?.status === 'banned' || you?.status === 'withdrawn') return you.status
  if (you?.status === 'left' && tournament.status === 'goes') return 'left'
  if (you?.status === 'pending') return 'pendingApproval'
  if (!tournament.userSigned) return null
  if (tournament.status === 'expected') return 'waiting'
  return you?.status === 'on-hold' || tournament.readyForArena === false ? 'onHold' : 'playing'
}

/** The state that follows from the data. */
export function situationOf(context: JoinButtonContext): Situation {
  const joined = participation(context)
  if (joined !== null) return joined
  if (context.isProfileLoading) return 'loading'
  const { profile, tournament } = context
  const limit = limitNow(context)
  if (profile === null) return holdsForAll(limit) ? 'disabled' : 'needsAccount'
  if (limit !== null) return stepFor(limit, profile)
  if (!isToBePaid(context)) return 'common'
  return tournament.entryPriceId === null ? 'disabled' : 'paid'
}
