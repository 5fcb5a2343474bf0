import { ageOn, joinLimits } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideJoinButton } from './join-button.machine.ts'
import { fideRated, freePlayer, friday, paidEntry, proPlayer } from './join-button.states.ts'
import {
  type FreshEntry,
  type JoinButtonDeps,
  type JoinButtonInput,
  type JoinProfile,
  type JoinTournament,
} from './join-button.types.ts'
import { selectJoinButtonView } from './join-button.view.ts'
import { joinLimitOf } from './join-limit.ts'

const today = '2026-11-21'
/** Promises answer at once here: there is nothing to wait for. */
const fast = { interval: 1 }
const never = () => new Promise<never>(() => {})
const answers = (tournament: Partial<JoinTournament>, you: FreshEntry['you'] = null) =>
  vi.fn(async (): Promise<FreshEntry> => ({ tournament: { ...friday, ...tournament }, you }))

function start({
  deps = {},
  ...input
}: Partial<JoinButtonInput> & { readonly deps?: Partial<JoinButtonDeps> } = {}) {
  const clock = new SimulatedClock()
  const machine = provideJoinButton({
    signUp: never,
    leave: never,
    signOut: never,
    pause: never,
    resume: never,
    refresh: never,
    ...deps,
  })
  const actor = createActor(machine, {
    clock,
    input: {
      tournament: friday,
      you: null,
      profile: proPlayer,
      isProfileLoading: false,
      today,
      ...input,
    },
  }).start()
  const view = () => selectJoinButtonView(actor.getSnapshot())
  return { actor, clock, view }
}

const limitFor = (tournament: Partial<JoinTournament>, profile: Partial<JoinProfile> = {}) =>
  joinLimitOf({
    tournament: { ...friday, ...tournament },
    profile: { ...proPlayer, ...profile },
    today,
  })

describe('the limit', () => {
  it('is none for a person who may join', () => {
    expect(limitFor({})).toBeNull()
  })

  it.each([
    ['is not Pro', { isPro: false }],
    ['has no FIDE id', { fideId: null }],
    ['is on check', { verification: 'on-check' as const }],
  ])('keeps a person out of a FIDE-rated tournament who %s', (_, profile) => {
    expect(limitFor({ ratingType: 'fide' }, profile)).toBe('fide_players_only')
    expect(limitFor({ ratingType: 'worldchess' }, profile)).toBeNull()
  })

  it('lets a Pro player with a FIDE id into a FIDE-rated tournament, verified or not yet', () => {
    expect(limitFor({ ratingType: 'fide' })).toBeNull()
    expect(limitFor({ ratingType: 'fide' }, { verification: 'not-verified' })).toBeNull()
  })

  it('is too many players from the last place on', () => {
    expect(limitFor({ maxParticipants: 128, signedUpAmount: 127 })).toBeNull()
    expect(limitFor({ maxParticipants: 128, signedUpAmount: 128 })).toBe('too_many_players')
    expect(limitFor({ maxParticipants: null, signedUpAmount: 9_999 })).toBeNull()
  })

  it('is the country outside of those allowed, and an empty list allows all', () => {
    expect(limitFor({ allowedCountries: [112, 7] })).toBeNull()
    expect(limitFor({ allowedCountries: [7] })).toBe('signup_country_limit')
    expect(limitFor({ allowedCountries: [7] }, { country: null })).toBe('country_not_set_error')
    expect(limitFor({ allowedCountries: [] }, { country: null })).toBeNull()
  })

  it('is the age above the highest', () => {
    expect(limitFor({ ageMax: 32 })).toBeNull()
    expect(limitFor({ ageMax: 31 })).toBe('age_too_high')
    expect(limitFor({ ageMax: 31 }, { birthDate: null })).toBe('age_not_set')
  })

  it.each([
    ['2026-05-16', '1994-05-17', 31],
    ['2026-05-17', '1994-05-17', 32],
    ['2026-02-28', '2004-02-29', 21],
    ['2026-03-01', '2004-02-29', 22],
  ])('counts whole years: on %s, born on %s, is %i', (day, born, age) => {
    expect(ageOn(day, born)).toBe(age)
  })

  it('overrides in the specification’s order: FIDE, full, country, age, the server’s reason', () => {
    const outsider: Partial<JoinProfile> = { isPro: false, country: 5, birthDate: '1950-01-01' }
    const tournament: Partial<JoinTournament> = { ratingType: 'fide' }
    expect(limitFor(tournament, outsider)).toBe('fide_players_only')
    const full = { ...tournament, maxParticipants: 1 }
    expect(limitFor(full, outsider)).toBe('too_many_players')
    const national = { ...full, allowedCountries: [112] }
    expect(limitFor(national, outsider)).toBe('signup_country_limit')
    const juniors = { ...national, ageMax: 16 }
    expect(limitFor(juniors, outsider)).toBe('age_too_high')
    const closed = { ...juniors, unavailabilityReason: 'signup_already_closed' }
    expect(limitFor(closed, outsider)).toBe('signup_already_closed')
  })

  it('does not take “not paid” for a limit, and an unknown code for an unknown one', () => {
    expect(limitFor({ unavailabilityReason: 'tournament_not_paid' })).toBeNull()
    expect(limitFor({ unavailabilityReason: 'not_on_tuesdays' })).toBe('unknown')
    expect(limitFor({ unavailabilityReason: '' })).toBe('unknown')
  })
})

describe('the button', () => {
  it('waits for the profile, and then decides', () => {
    const { actor, view } = start({ profile: null, isProfileLoading: true })
    expect(view().status).toBe('loading')
    actor.send({ type: 'profile.update', profile: freePlayer, today })
    expect(view()).toMatchObject({ status: 'open', price: 'free' })
  })

  it('asks a visitor to log in, but not for a tournament that nobody can join', () => {
    expect(start({ profile: null }).view().status).toBe('needs-account')
    const full = { ...friday, signedUpAmount: 128 }
    expect(start({ profile: null, tournament: full }).view()).toMatchObject({
      status: 'disabled',
      limit: 'too_many_players',
    })
  })

  it.each([
    ['upgrade', freePlayer],
    ['connect-fide-id', { ...proPlayer, fideId: null }],
  ])('offers the next step to a FIDE-rated tournament: %s', (step, profile) => {
    expect(start({ tournament: fideRated, profile }).view()).toMatchObject({
      status: 'limited',
      step,
      limit: 'fide_players_only',
    })
  })

  it('has nothing to offer while the FIDE id is on check', () => {
    const profile = { ...proPlayer, verification: 'on-check' as const }
    expect(start({ tournament: fideRated, profile }).view()).toMatchObject({
      status: 'disabled',
      limit: 'fide_players_only',
    })
  })

  const confirm = ['no_user_data', 'country_not_set_error', 'gender_not_set_error', 'age_not_set']
  const stepOf = (code: string) => {
    if (confirm.includes(code)) return 'confirm-info'
    return code === 'email_verification_required' ? 'verify-email' : undefined
  }

  it.each(joinLimits.filter((code) => code !== 'tournament_not_paid'))(
    'shows the server’s reason %s with what can be done about it',
    (unavailabilityReason) => {
      const { status, ...rest } = start({ tournament: { ...friday, unavailabilityReason } }).view()
      const step = stepOf(unavailabilityReason)
      expect(status).toBe(step ? 'limited' : 'disabled')
      expect(rest).toEqual({ limit: unavailabilityReason, failure: null, ...(step && { step }) })
    },
  )

  it('sells the entry of a paid tournament, unless there is nothing to buy', () => {
    const { actor, view } = start({ tournament: paidEntry })
    expect(view()).toMatchObject({ status: 'open', price: 'paid' })
    // The page opens the popup that sells it.
    actor.send({ type: 'join.press' })
    expect(view()).toMatchObject({ status: 'open', price: 'paid' })
    expect(start({ tournament: { ...paidEntry, entryPriceId: null } }).view()).toMatchObject({
      status: 'disabled',
      limit: 'tournament_not_paid',
    })
  })

  it('is no longer to be pressed when the last place is taken, and again when one is free', () => {
    const { actor, view } = start()
    actor.send({ type: 'seats.change', signedUpAmount: 128 })
    expect(view()).toMatchObject({ status: 'disabled', limit: 'too_many_players' })
    actor.send({ type: 'seats.change', signedUpAmount: 127 })
    expect(view().status).toBe('open')
  })

  it('computes no limit for a person who has joined', () => {
    const tournament = { ...friday, userSigned: true, signedUpAmount: 128, ageMax: 8 }
    expect(start({ tournament, profile: null, isProfileLoading: true }).view().status).toBe(
      'joined',
    )
  })

  it('asks the server again after a step was taken', async () => {
    const refresh = answers({})
    const { actor, view } = start({
      tournament: { ...friday, unavailabilityReason: 'email_verification_required' },
      deps: { refresh },
    })
    actor.send({ type: 'limit.recheck' })
    await expect.poll(view, fast).toMatchObject({ status: 'open' })
    expect(refresh.mock.lastCall).toEqual([{ tournamentId: friday.id }, expect.any(AbortSignal)])
  })

  it('R07: drops news of another tournament', () => {
    const { actor, view } = start()
    const tournament = { ...friday, id: 'another', userSigned: true }
    actor.send({ type: 'tournament.update', tournament, you: null })
    expect(view().status).toBe('open')
    actor.send({ type: 'join.press' })
    actor.send({ type: 'tournament.update', tournament, you: null })
    expect(actor.getSnapshot().context.tournament.id).toBe(friday.id)
  })
})

it('R04: drops older news: a tournament that ended does not go again', () => {
  const ended = { ...friday, userSigned: true, status: 'completed' as const }
  const { actor, view } = start({ tournament: ended })
  actor.send({ type: 'tournament.update', tournament: { ...ended, status: 'goes' }, you: null })
  expect(view().status).toBe('ended')
})

describe('joining', () => {
  it('puts the fresh tournament and the own entry in place', async () => {
    const signUp = answers({ userSigned: true, signedUpAmount: 58 }, { status: 'joined' })
    const { actor, view } = start({ deps: { signUp } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'joined' })
    expect(actor.getSnapshot().context).toMatchObject({
      tournament: { signedUpAmount: 58 },
      you: { status: 'joined' },
    })
  })

  it('may end in waiting for approval, and then in being approved or not', async () => {
    const signUp = answers({}, { status: 'pending' })
    const { actor, view } = start({ deps: { signUp } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'pending-approval' })
    actor.send({
      type: 'tournament.update',
      tournament: { ...friday, userSigned: true },
      you: { status: 'joined' },
    })
    expect(view().status).toBe('joined')
    actor.send({ type: 'tournament.update', tournament: friday, you: null })
    expect(view().status).toBe('open')
  })

  it.each(joinLimits.filter((code) => code !== 'signup_twice' && code !== 'tournament_not_paid'))(
    'keeps the code of a refusal as the limit: %s',
    async (code) => {
      const { actor, view } = start({ deps: { signUp: () => Promise.reject({ code }) } })
      actor.send({ type: 'join.press' })
      await expect.poll(view, fast).toMatchObject({ limit: code, failure: null })
    },
  )

  it('offers to pay when the refusal is “not paid”', async () => {
    const signUp = () => Promise.reject({ code: 'tournament_not_paid' })
    const tournament = { ...paidEntry, unavailabilityReason: null }
    const { actor, view } = start({ tournament, deps: { signUp } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'open', price: 'paid' })
  })

  it('keeps a refusal while only the number of players changes', async () => {
    const signUp = () => Promise.reject({ code: 'rating_too_low' })
    const { actor, view } = start({ deps: { signUp } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ limit: 'rating_too_low' })
    actor.send({ type: 'seats.change', signedUpAmount: 60 })
    expect(view()).toMatchObject({ limit: 'rating_too_low' })
    actor.send({ type: 'tournament.update', tournament: friday, you: null })
    expect(view().status).toBe('open')
  })

  it('forgets that it was full when a place is free again', async () => {
    const signUp = () => Promise.reject({ code: 'too_many_players' })
    const { actor, view } = start({ deps: { signUp } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'disabled', limit: 'too_many_players' })
    actor.send({ type: 'seats.change', signedUpAmount: 127 })
    expect(view().status).toBe('open')
  })

  it('asks the server what is true when it says “twice”', async () => {
    const { actor, view } = start({
      deps: {
        signUp: () => Promise.reject({ code: 'signup_twice' }),
        refresh: answers({ userSigned: true }),
      },
    })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'joined', failure: null })
  })

  it('asks the server what is true when there was no answer: it had joined', async () => {
    const { actor, view } = start({
      deps: {
        signUp: () => Promise.reject(new Error('timeout')),
        refresh: answers({ userSigned: true }),
      },
    })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'joined', failure: null })
  })

  it('asks the server what is true when there was no answer: it had not, and can be tried again', async () => {
    const { actor, view } = start({
      deps: { signUp: () => Promise.reject(new Error('timeout')), refresh: answers({}) },
    })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'open', failure: 'join_failed' })
    actor.send({ type: 'join.press' })
    expect(view()).toMatchObject({ status: 'busy', doing: 'joining', failure: null })
  })

  it('stays usable when nothing can be reached at all', async () => {
    const gone = () => Promise.reject(new Error('offline'))
    const { actor, view } = start({ deps: { signUp: gone, refresh: gone } })
    actor.send({ type: 'join.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'open', failure: 'refresh_failed' })
  })

  it('asks once, however often it is pressed, and goes on while news comes in', async () => {
    const signUp = vi.fn(never)
    const { actor, view } = start({ deps: { signUp } })
    for (let press = 0; press < 5; press += 1) actor.send({ type: 'join.press' })
    actor.send({ type: 'seats.change', signedUpAmount: 90 })
    actor.send({ type: 'entry.change', you: null })
    expect(signUp).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ status: 'busy', doing: 'joining' })
  })
})

describe('leaving', () => {
  const joined = { tournament: { ...friday, userSigned: true }, you: { status: 'joined' as const } }

  it('is allowed until the tournament starts', async () => {
    const leave = answers({}, { status: 'left' })
    const { actor, view } = start({ ...joined, deps: { leave } })
    actor.send({ type: 'leave.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'open' })

    const late = start({ tournament: { ...joined.tournament, status: 'goes' }, deps: { leave } })
    late.actor.send({ type: 'leave.press' })
    expect(late.view().status).toBe('playing')
  })

  it('takes back a registration that waits for approval, by signing out', async () => {
    const signOut = answers({})
    const { actor, view } = start({ you: { status: 'pending' }, deps: { signOut } })
    actor.send({ type: 'leave.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'open' })
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('tells when it did not work', async () => {
    const { actor, view } = start({
      ...joined,
      deps: {
        leave: () => Promise.reject({ code: 'server_error' }),
        refresh: answers({ userSigned: true }),
      },
    })
    actor.send({ type: 'leave.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'joined', failure: 'leave_failed' })
  })

  it('cannot be undone once the tournament goes', () => {
    const tournament = { ...friday, status: 'goes' as const }
    expect(start({ tournament, you: { status: 'left' } }).view().status).toBe('left')
    expect(start({ you: { status: 'left' } }).view().status).toBe('open')
  })
})

describe('a break', () => {
  const going = { ...friday, userSigned: true, status: 'goes' as const }

  it('sets ready to false, and resuming sets it to true', async () => {
    const done = async () => {}
    const { actor, view } = start({ tournament: going, deps: { pause: done, resume: done } })
    actor.send({ type: 'break.start' })
    await expect.poll(view, fast).toMatchObject({ status: 'on-hold' })
    expect(actor.getSnapshot().context.tournament.readyForArena).toBe(false)
    actor.send({ type: 'break.end' })
    await expect.poll(view, fast).toMatchObject({ status: 'playing' })
    expect(actor.getSnapshot().context.tournament.readyForArena).toBe(true)
  })

  it('keeps the code of a refused resume as the limit', async () => {
    const { actor, view } = start({
      tournament: { ...going, readyForArena: false },
      deps: { resume: () => Promise.reject({ code: 'player_is_banned' }) },
    })
    actor.send({ type: 'break.end' })
    await expect.poll(view, fast).toMatchObject({ status: 'on-hold', limit: 'player_is_banned' })
  })

  it.each(['match', 'playoff', 'armageddon'] as const)('is not for every kind: %s', (kind) => {
    const { actor, view } = start({ tournament: { ...going, kind } })
    expect(view()).toMatchObject({ status: 'playing', mayPause: false })
    actor.send({ type: 'break.start' })
    expect(view().status).toBe('playing')
  })

  it('is over when the tournament ends', () => {
    const { actor, view } = start({ tournament: { ...going, readyForArena: false } })
    const tournament = { ...going, status: 'completed' as const }
    actor.send({ type: 'tournament.update', tournament, you: { status: 'on-hold' } })
    expect(view().status).toBe('ended')
  })
})

it('tells of being withdrawn and of being banned', () => {
  const { actor, view } = start({ tournament: { ...friday, userSigned: true, status: 'goes' } })
  actor.send({ type: 'entry.change', you: { status: 'withdrawn' } })
  expect(view().status).toBe('withdrawn')
  actor.send({ type: 'entry.change', you: { status: 'banned' } })
  expect(view().status).toBe('banned')
})
