import { joinLimits } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { expectedEndOf } from './expected-end.ts'
import { type JoinPerson, type JoinTournament, joinLimitOf, type Refusal } from './join-limit.ts'

const at = (text: string) => new Date(`${text}Z`)
const now = at('2026-11-27T12:00')

const open: JoinTournament = {
  kind: 'swiss',
  status: 'expected',
  start: at('2026-11-28T17:00'),
  end: at('2026-11-28T20:00'),
  signupStart: null,
  signupFinish: null,
  nextRound: 1,
  lateEntryRound: 0,
  maxParticipants: 200,
  seatsTaken: 48,
  ratingType: 'worldchess',
  ageMin: null,
  ageMax: null,
  ratingMin: null,
  ratingMax: null,
  allowedCountries: [],
  allowedRegions: [],
  allowedGender: 'all',
  allowedTitles: [],
  isForClubMembers: false,
  isByInvitation: false,
  isBroadcast: false,
  isPaid: false,
  seriesLimit: null,
}

const member: JoinPerson = {
  isBanned: false,
  isEmailVerified: true,
  hasName: true,
  isSignedUp: false,
  birthDate: null,
  country: null,
  gender: null,
  titles: [],
  rating: null,
  isClubMember: false,
  isInvited: false,
  others: [],
  seriesJoined: 0,
  isPro: false,
  fide: 'none',
  hasPaid: false,
}

interface Case {
  readonly limit: Refusal
  readonly tournament?: Partial<JoinTournament>
  readonly person?: Partial<JoinPerson>
  /** What makes it good again: of the person, or, where they can do nothing, of the tournament. */
  readonly cure: {
    readonly tournament?: Partial<JoinTournament>
    readonly person?: Partial<JoinPerson>
  }
}

const other = { start: at('2026-11-28T19:59'), end: at('2026-11-28T22:00'), isRunning: false }

/** In the order in which they are told. */
const cases: readonly Case[] = [
  { limit: 'player_is_banned', person: { isBanned: true }, cure: { person: { isBanned: false } } },
  {
    limit: 'email_verification_required',
    person: { isEmailVerified: false },
    cure: { person: { isEmailVerified: true } },
  },
  { limit: 'no_user_data', person: { hasName: false }, cure: { person: { hasName: true } } },
  { limit: 'signup_twice', person: { isSignedUp: true }, cure: { person: { isSignedUp: false } } },
  {
    limit: 'signup_not_opened_yet',
    tournament: { signupStart: at('2026-11-27T12:01') },
    cure: { tournament: { signupStart: now } },
  },
  {
    limit: 'signup_already_closed',
    tournament: { signupFinish: now },
    cure: { tournament: { signupFinish: at('2026-11-27T12:01') } },
  },
  {
    limit: 'age_not_set',
    tournament: { ageMin: 18, ageMax: 60 },
    cure: { person: { birthDate: '2000-01-01' } },
  },
  {
    limit: 'age_too_low',
    tournament: { ageMin: 18 },
    person: { birthDate: '2008-11-29' },
    cure: { person: { birthDate: '2008-11-28' } },
  },
  {
    limit: 'age_too_high',
    tournament: { ageMax: 18 },
    person: { birthDate: '2007-11-28' },
    cure: { person: { birthDate: '2007-11-29' } },
  },
  {
    limit: 'country_not_set_error',
    tournament: { allowedCountries: ['KZ'] },
    cure: { person: { country: { code: 'KZ', region: 'asia' } } },
  },
  {
    limit: 'signup_country_limit',
    tournament: { allowedCountries: ['KZ'], allowedRegions: ['europe'] },
    person: { country: { code: 'UZ', region: 'asia' } },
    cure: { person: { country: { code: 'FR', region: 'europe' } } },
  },
  {
    limit: 'gender_not_set_error',
    tournament: { allowedGender: 'female' },
    cure: { person: { gender: 'female' } },
  },
  {
    limit: 'gender_not_allowed',
    tournament: { allowedGender: 'female' },
    person: { gender: 'male' },
    cure: { tournament: { allowedGender: 'all' } },
  },
  {
    limit: 'title_not_allowed',
    tournament: { allowedTitles: ['WGM', 'WIM'] },
    person: { titles: ['FM', 'AFM'] },
    cure: { person: { titles: ['WIM', 'AFM'] } },
  },
  {
    limit: 'rating_too_low',
    tournament: { ratingMin: 1201 },
    cure: { person: { rating: 1201 } },
  },
  {
    limit: 'rating_too_high',
    tournament: { ratingMax: 1199 },
    person: { rating: 1200 },
    cure: { person: { rating: 1199 } },
  },
  {
    limit: 'community_members_only',
    tournament: { isForClubMembers: true },
    cure: { person: { isClubMember: true } },
  },
  {
    limit: 'invitation_only',
    tournament: { isByInvitation: true },
    cure: { person: { isInvited: true } },
  },
  {
    limit: 'same_time_tournament',
    person: { others: [other] },
    cure: { person: { others: [{ ...other, start: open.end }] } },
  },
  {
    limit: 'event_max_tournament_participate',
    tournament: { seriesLimit: 2 },
    person: { seriesJoined: 2 },
    cure: { person: { seriesJoined: 1 } },
  },
  {
    limit: 'too_many_players',
    tournament: { seatsTaken: 200 },
    cure: { tournament: { seatsTaken: 199 } },
  },
  {
    limit: 'fide_players_only',
    tournament: { ratingType: 'fide' },
    cure: { person: { isPro: true, fide: 'verified' } },
  },
  {
    limit: 'tournament_not_paid',
    tournament: { isPaid: true },
    cure: { person: { hasPaid: true } },
  },
]

const limitFor = (...changes: readonly Pick<Case, 'tournament' | 'person'>[]) =>
  joinLimitOf(
    Object.assign({}, open, ...changes.map(({ tournament }) => tournament)),
    Object.assign({}, member, ...changes.map(({ person }) => person)),
    now,
  )

describe('joining a tournament', () => {
  it('is open to a member, and not to a visitor', () => {
    expect(limitFor()).toBeNull()
    expect(joinLimitOf(open, null, now)).toBe('unauthorised')
  })

  it('has a case here for every code', () => {
    expect(cases.map(({ limit }) => limit).toSorted()).toEqual(joinLimits.toSorted())
  })

  it.each(cases)('$limit: told, and gone when it is cured', (each) => {
    expect(limitFor(each)).toBe(each.limit)
    expect(limitFor(each, each.cure)).toBeNull()
  })

  it('tells the first of two that hold', () => {
    for (const [index, first] of cases.entries()) {
      for (const second of cases.slice(index + 1)) {
        // Two cases of one field, such as two ages, can't hold together.
        const fields = (each: Case) =>
          Object.keys({
            ...each.tournament,
            ...each.person,
            ...each.cure.tournament,
            ...each.cure.person,
          })
        if (fields(first).some((field) => fields(second).includes(field))) continue
        expect(limitFor(second, first), `${first.limit} and ${second.limit}`).toBe(first.limit)
      }
    }
  })

  it.each<[name: string, change: Partial<JoinTournament>, limit: Refusal | null]>([
    ['a broadcast', { isBroadcast: true }, 'signup_already_closed'],
    ['a swiss that has begun', { status: 'goes', nextRound: 2 }, 'signup_already_closed'],
    ['a swiss with late entry', { status: 'goes', nextRound: 2, lateEntryRound: 2 }, null],
    [
      'a swiss whose late entry is over',
      { status: 'goes', nextRound: 3, lateEntryRound: 2 },
      'signup_already_closed',
    ],
    ['a running arena', { kind: 'arena', status: 'goes', start: at('2026-11-27T11:00') }, null],
    [
      'an arena that is over',
      { kind: 'arena', status: 'goes', start: at('2026-11-27T11:00'), end: now },
      'signup_already_closed',
    ],
    ['a running match', { kind: 'match', status: 'goes' }, 'signup_already_closed'],
    ['one that is over', { status: 'completed' }, 'signup_already_closed'],
    ['one that should have begun', { start: now }, 'signup_already_closed'],
  ])('%s', (_, change, limit) => {
    expect(limitFor({ tournament: change })).toBe(limit)
  })

  it('FIDE-rated ones want Pro and a number that is verified', () => {
    const fide = { ratingType: 'fide' } as const
    expect(limitFor({ tournament: fide, person: { isPro: true } })).toBe('fide_players_only')
    expect(limitFor({ tournament: fide, person: { isPro: true, fide: 'on-check' } })).toBe(
      'fide_players_only',
    )
    expect(limitFor({ tournament: fide, person: { fide: 'verified' } })).toBe('fide_players_only')
    // Without an arena rating one has 0.
    expect(limitFor({ tournament: { ...fide, ratingMin: 1 } })).toBe('rating_too_low')
  })

  it('keeps from a second one while one is running, whenever this one is', () => {
    const running = { start: at('2026-11-27T11:00'), end: at('2026-11-27T13:00'), isRunning: true }
    expect(limitFor({ person: { others: [running] } })).toBe('same_time_tournament')
  })
})

describe('the expected end', () => {
  const length = {
    start: at('2026-11-28T17:00'),
    finish: null,
    durationMinutes: null,
    rounds: 7,
    baseSeconds: 300,
    incrementSeconds: 3,
    pauseSeconds: 60,
  }
  it.each([
    // 7 · (2 · 300 + 120 · 3 + 60) s = 7 · 1,020 s = 1 h 59 min.
    ['of seven rounds of 5+3', length, '2026-11-28T18:59'],
    ['of an arena', { ...length, rounds: null, durationMinutes: 45 }, '2026-11-28T17:45'],
    ['that is said', { ...length, finish: at('2026-11-29T12:00') }, '2026-11-29T12:00'],
  ])('%s', (_, tournament, end) => {
    expect(expectedEndOf(tournament)).toEqual(at(end))
  })
})
