import { ageOn, type JoinLimit } from '@kingside/api/facts'

/** A tournament, as far as it decides who may join. */
export interface JoinTournament {
  readonly kind: 'match' | 'playoff' | 'swiss' | 'arena' | 'armageddon'
  readonly status: 'expected' | 'goes' | 'completed'
  readonly start: Date
  /** When it is over, as far as is known: `expectedEndOf`. */
  readonly end: Date
  /** Null: open since it was published. */
  readonly signupStart: Date | null
  /** Null: open until the start, or until the end of an arena. */
  readonly signupFinish: Date | null
  /** The round that is paired next, from 1. */
  readonly nextRound: number
  /** Through which round of a swiss a player may still come in. */
  readonly lateEntryRound: number
  /** Null is no limit. */
  readonly maxParticipants: number | null
  /** Pending and joined players, and seats that are kept for whoever is paying. */
  readonly seatsTaken: number
  readonly ratingType: 'non-rated' | 'worldchess' | 'fide' | 'otb'
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly ratingMin: number | null
  readonly ratingMax: number | null
  /** With both lists empty everybody may; else whoever is in one of them. */
  readonly allowedCountries: readonly string[]
  readonly allowedRegions: readonly string[]
  readonly allowedGender: 'all' | 'female' | 'male'
  /** Empty is no limit. */
  readonly allowedTitles: readonly string[]
  readonly isForClubMembers: boolean
  readonly isByInvitation: boolean
  /** Whether it is played elsewhere and only shown here. */
  readonly isBroadcast: boolean
  readonly isPaid: boolean
  /** How many tournaments of its series one player may join; null is no limit. */
  readonly seriesLimit: number | null
}

/** A person, as far as they decide whether they may join this tournament. */
export interface JoinPerson {
  /** Banned from everything, or from this tournament. */
  readonly isBanned: boolean
  readonly isEmailVerified: boolean
  readonly hasName: boolean
  /** Whether there is an entry that was not left before the start. */
  readonly isSignedUp: boolean
  /** As YYYY-MM-DD. */
  readonly birthDate: string | null
  readonly country: { readonly code: string; readonly region: string | null } | null
  readonly gender: 'female' | 'male' | null
  /** Of the federation and of its online arena. */
  readonly titles: readonly string[]
  /** In the tournament's family and board type; null where there is none. */
  readonly rating: number | null
  readonly isClubMember: boolean
  readonly isInvited: boolean
  /** Other tournaments that were joined: from when until when, and whether they are running. */
  readonly others: readonly {
    readonly start: Date
    readonly end: Date
    readonly isRunning: boolean
  }[]
  /** How many tournaments of the series were joined. */
  readonly seriesJoined: number
  readonly isPro: boolean
  readonly fide: 'none' | 'on-check' | 'verified'
  readonly hasPaid: boolean
}

export type Refusal = JoinLimit | 'unauthorised'

/** What somebody without a rating has: new players begin with it. */
const firstRating = { worldchess: 1200, 'non-rated': 1200, otb: 1200, fide: 0 } as const

/** When a tournament takes no more players. */
function closesAt({ kind, start, end, signupFinish }: JoinTournament): Date {
  return signupFinish ?? (kind === 'arena' ? end : start)
}

function isClosed(tournament: JoinTournament, now: Date): boolean {
  // Who plays in a broadcast is decided elsewhere.
  if (tournament.status === 'completed' || tournament.isBroadcast) return true
  if (tournament.status === 'goes' && tournament.kind === 'swiss') {
    return tournament.nextRound > tournament.lateEntryRound
  }
  if (tournament.status === 'goes' && tournament.kind !== 'arena') return true
  return now >= closesAt(tournament)
}

const overlaps = (
  one: { readonly start: Date; readonly end: Date },
  other: { readonly start: Date; readonly end: Date },
) => one.start < other.end && other.start < one.end

type Rule = (tournament: JoinTournament, person: JoinPerson, now: Date) => JoinLimit | null

const notBanned: Rule = (_, { isBanned }) => (isBanned ? 'player_is_banned' : null)

const oneAtATime: Rule = (tournament, { others }) =>
  others.some((other) => other.isRunning || overlaps(tournament, other))
    ? 'same_time_tournament'
    : null

const fidePlayer: Rule = ({ ratingType }, { isPro, fide }) =>
  ratingType === 'fide' && (!isPro || fide !== 'verified') ? 'fide_players_only' : null

/**
 * Each rule of joining, in the order in which they are told: whoever breaks several is told the first. It agrees
 * with that of the client's own limits (`join-limit.ts` of the join-button machine), so that both say the same.
 */
const rules: readonly Rule[] = [
  notBanned,
  (_, { isEmailVerified }) => (isEmailVerified ? null : 'email_verification_required'),
  (_, { hasName }) => (hasName ? null : 'no_user_data'),
  (_, { isSignedUp }) => (isSignedUp ? 'signup_twice' : null),
  ({ signupStart }, _, now) =>
    signupStart !== null && now < signupStart ? 'signup_not_opened_yet' : null,
  (tournament, _, now) => (isClosed(tournament, now) ? 'signup_already_closed' : null),
  ({ ageMin, ageMax, start }, { birthDate }) => {
    if (ageMin === null && ageMax === null) return null
    if (birthDate === null) return 'age_not_set'
    const age = ageOn(start.toISOString().slice(0, 10), birthDate)
    if (ageMin !== null && age < ageMin) return 'age_too_low'
    return ageMax !== null && age > ageMax ? 'age_too_high' : null
  },
  ({ allowedCountries, allowedRegions }, { country }) => {
    if (allowedCountries.length === 0 && allowedRegions.length === 0) return null
    if (country === null) return 'country_not_set_error'
    const isIn =
      allowedCountries.includes(country.code) ||
      (country.region !== null && allowedRegions.includes(country.region))
    return isIn ? null : 'signup_country_limit'
  },
  ({ allowedGender }, { gender }) => {
    if (allowedGender === 'all') return null
    if (gender === null) return 'gender_not_set_error'
    return gender === allowedGender ? null : 'gender_not_allowed'
  },
  ({ allowedTitles }, { titles }) =>
    allowedTitles.length === 0 || allowedTitles.some((title) => titles.includes(title))
      ? null
      : 'title_not_allowed',
  ({ ratingMin, ratingMax, ratingType }, person) => {
    const rating = person.rating ?? firstRating[ratingType]
    if (ratingMin !== null && rating < ratingMin) return 'rating_too_low'
    return ratingMax !== null && rating > ratingMax ? 'rating_too_high' : null
  },
  ({ isForClubMembers }, { isClubMember }) =>
    isForClubMembers && !isClubMember ? 'community_members_only' : null,
  ({ isByInvitation }, { isInvited }) => (isByInvitation && !isInvited ? 'invitation_only' : null),
  oneAtATime,
  ({ seriesLimit }, { seriesJoined }) =>
    seriesLimit !== null && seriesJoined >= seriesLimit ? 'event_max_tournament_participate' : null,
  ({ maxParticipants, seatsTaken }) =>
    maxParticipants !== null && seatsTaken >= maxParticipants ? 'too_many_players' : null,
  fidePlayer,
  ({ isPaid }, { hasPaid }) => (isPaid && !hasPaid ? 'tournament_not_paid' : null),
]

/**
 * Why somebody can't join a tournament now; null if they can.
 * @param person null for a visitor
 */
export function joinLimitOf(
  tournament: JoinTournament,
  person: JoinPerson | null,
  now: Date,
): Refusal | null {
  if (person === null) return 'unauthorised'
  for (const rule of rules) {
    const limit = rule(tournament, person, now)
    if (limit !== null) return limit
  }
  return null
}

/** What keeps somebody from coming back after a break: a rating, for one, moves while it is played and does not. */
const rulesOfReturn: readonly Rule[] = [notBanned, oneAtATime, fidePlayer]

/** Why somebody can't come back after a break; null if they can. */
export function returnLimitOf(
  tournament: JoinTournament,
  person: JoinPerson,
  now: Date,
): JoinLimit | null {
  for (const rule of rulesOfReturn) {
    const limit = rule(tournament, person, now)
    if (limit !== null) return limit
  }
  return null
}

/** What an organiser who adds somebody can’t pass over; who is added by them needs no invitation and no open registration. */
export function addLimitOf(
  tournament: JoinTournament,
  person: JoinPerson | null,
  now: Date,
): Refusal | null {
  const isInTime =
    tournament.status === 'expected' ||
    (tournament.status === 'goes' && (tournament.kind === 'swiss' || tournament.kind === 'arena'))
  if (!isInTime) return 'signup_already_closed'
  return joinLimitOf(
    {
      ...tournament,
      status: 'expected',
      signupStart: null,
      signupFinish: new Date(now.getTime() + 1),
      isByInvitation: false,
      isPaid: false,
    },
    // Over the board nobody has to have an address; and what else they play is the player's to know.
    person && { ...person, isEmailVerified: true, others: [] },
    now,
  )
}
