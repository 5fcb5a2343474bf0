import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideChallenge } from './challenge.machine.ts'
import type { ChallengeInput } from './challenge.setup.machine.ts'
import {
  aigerim,
  ownChallenge,
  scheduledChallenge,
  terms,
  theirChallenge,
} from './challenge.states.ts'
import { later } from './challenge.test-kit.ts'
import type {
  Challenge,
  ChallengeDeps,
  ChallengeEvent,
  ChallengeKind,
  ChallengeStatus,
} from './challenge.types.ts'
import { type ChallengeView, selectChallengeView } from './challenge.view.ts'

/** Runs a challenge with calls that succeed, apart from those given. */
const runner =
  (kind: ChallengeKind) =>
  (deps: Partial<ChallengeDeps> = {}, input: Partial<ChallengeInput> = {}) => {
    const calls = {
      createChallenge: vi.fn<ChallengeDeps['createChallenge']>(async () => ownChallenge),
      cancelChallenge: vi.fn<ChallengeDeps['cancelChallenge']>(async () => {}),
      acceptChallenge: vi.fn<ChallengeDeps['acceptChallenge']>(async () => ({ gameId: 'g-1' })),
      declineChallenge: vi.fn<ChallengeDeps['declineChallenge']>(async () => {}),
      checkChallenge: vi.fn<ChallengeDeps['checkChallenge']>(async () => ({ status: 'open' })),
    }
    const machine = provideChallenge({ ...calls, ...deps })
    const actor = createActor(machine, {
      input: { kind, player: aigerim, terms, ...input },
    }).start()
    const send = (event: ChallengeEvent) => actor.send(event)
    const view = () => selectChallengeView(actor.getSnapshot())
    const reach = async (status: ChallengeView['status']) => {
      await vi.waitUntil(() => view().status === status, { interval: 1 })
      return view()
    }
    /** Waits until the view has a refusal. */
    const refusal = async () => {
      await vi.waitUntil(
        () => {
          const now = view()
          return 'refusal' in now && now.refusal !== null
        },
        { interval: 1 },
      )
      return view()
    }
    const press = (type: 'create' | 'cancel' | 'accept' | 'decline') =>
      send({ type: `challenge.${type}` })
    const taken = (id: string, gameId: string | null) =>
      send({ type: 'challenge.taken', id, gameId })
    return { send, view, reach, refusal, press, taken, ...calls }
  }

describe.each(['short', 'long', 'direct'] as const)('a %s challenge', (kind) => {
  const start = runner(kind)

  describe('the owner', () => {
    it('makes a challenge on the chosen terms, and plays when it is taken', async () => {
      const { send, view, reach, press, taken, createChallenge } = start()
      const chosen = { ...terms, mode: 'unrated', color: 'black' } as const
      send({ type: 'terms.choose', terms: chosen })
      press('create')
      press('create')
      expect(view()).toMatchObject({ status: 'creating', isCancelling: false })
      expect(await reach('waiting')).toMatchObject({ challenge: { id: 'c-41' }, refusal: null })
      expect(createChallenge).toHaveBeenCalledExactlyOnceWith(
        { kind, terms: chosen, ownerUid: 'u-aigerim', opponentUid: null },
        expect.anything(),
      )
      taken('c-41', 'g-7')
      expect(view()).toEqual({ status: 'started', gameId: 'g-7' })
    })

    it.each([
      ['registration_required', { ...aigerim, auth: 'unauthorized' }, 'rated'],
      ['foa_unavailable', aigerim, 'fide'],
      ['fide_id_missing', { ...aigerim, auth: 'subscribed' }, 'fide'],
      ['player_banned', { ...aigerim, isBanned: true }, 'unrated'],
      ['player_uid_missing', { ...aigerim, uid: null }, 'unrated'],
    ] as const)('is refused without a call: %s', (code, player, mode) => {
      const { view, press, send, createChallenge } = start(
        {},
        { player, terms: { ...terms, mode } },
      )
      press('create')
      expect(view()).toMatchObject({ status: 'drafting', refusal: { code } })
      send({ type: 'refusal.dismiss' })
      expect(view()).toMatchObject({ refusal: null })
      expect(createChallenge).not.toHaveBeenCalled()
    })

    it('is refused while another challenge goes on, and no longer when that is over', async () => {
      const { send, view, press, reach, createChallenge } = start()
      send({ type: 'challenge.changed', isOngoing: true })
      press('create')
      expect(view()).toMatchObject({ status: 'drafting', refusal: { code: 'ongoing_challenge' } })
      expect(createChallenge).not.toHaveBeenCalled()
      send({ type: 'challenge.changed', isOngoing: false })
      expect(view()).toMatchObject({ refusal: null })
      press('create')
      await reach('waiting')
    })

    it.each([
      'too_many_active_games',
      'max_short_challenges_reached',
      'not_allowed_any_rated',
      'not_allowed_foa_rated',
      'player_has_too_many_active_single_game_boards',
    ] as const)('reads the server’s refusal, and can try again: %s', async (code) => {
      const createChallenge = vi
        .fn<ChallengeDeps['createChallenge']>()
        .mockRejectedValueOnce({ code, detail: 'Because.' })
        .mockResolvedValue(ownChallenge)
      const { press, refusal, reach } = start({ createChallenge })
      press('create')
      expect(await refusal()).toMatchObject({
        status: 'drafting',
        refusal: { code, detail: 'Because.' },
      })
      press('create')
      expect(await reach('waiting')).toMatchObject({ refusal: null })
    })

    it('takes a game that is told before the challenge is answered', async () => {
      const answer = later<Challenge>()
      const { press, taken, reach } = start({ createChallenge: () => answer.promise })
      press('create')
      taken('c-41', 'g-7')
      answer.answer(ownChallenge)
      expect(await reach('started')).toMatchObject({ gameId: 'g-7' })
    })

    it('recalls a challenge that has no id yet as soon as it has one', async () => {
      const answer = later<Challenge>()
      const { view, press, reach, cancelChallenge } = start({
        createChallenge: () => answer.promise,
      })
      press('create')
      press('cancel')
      expect(view()).toMatchObject({ status: 'creating', isCancelling: true })
      answer.answer(ownChallenge)
      expect(await reach('ended')).toMatchObject({ end: 'cancelled' })
      expect(cancelChallenge).toHaveBeenCalledExactlyOnceWith(
        { kind, id: 'c-41' },
        expect.anything(),
      )
    })

    it('is back at the terms when a recalled challenge was refused', async () => {
      let fail: (reason: unknown) => void = () => {}
      const { press, reach } = start({
        createChallenge: () =>
          new Promise((_, reject) => {
            fail = reject
          }),
      })
      press('create')
      press('cancel')
      fail({ code: 'offline' })
      expect(await reach('drafting')).toMatchObject({ refusal: null })
    })

    it('goes on waiting, and reads why, when cancelling failed', async () => {
      const { press, refusal } = start(
        { cancelChallenge: () => Promise.reject({ code: 'offline' }) },
        { challenge: ownChallenge },
      )
      press('cancel')
      expect(await refusal()).toMatchObject({ status: 'waiting', refusal: { code: 'offline' } })
    })

    it('R73: plays when the challenge was taken while it was being cancelled', () => {
      const { view, press, taken } = start(
        { cancelChallenge: () => new Promise(() => {}) },
        { challenge: ownChallenge },
      )
      press('cancel')
      taken('c-41', 'g-7')
      expect(view()).toEqual({ status: 'started', gameId: 'g-7' })
    })

    it('R73: plays when the server says that it was taken before it was cancelled', async () => {
      const { press, reach } = start(
        {
          cancelChallenge: () => Promise.reject({ code: 'challenge_not_found' }),
          checkChallenge: async () => ({ status: 'taken', gameId: 'g-7' }),
        },
        { challenge: ownChallenge },
      )
      press('cancel')
      expect(await reach('started')).toMatchObject({ gameId: 'g-7' })
    })

    it.each(['declined', 'expired'] as const)('reads how it ended: %s', (end) => {
      const { send, view } = start({}, { challenge: ownChallenge })
      send({ type: 'challenge.ended', id: 'c-41', end })
      expect(view()).toEqual({ status: 'ended', end, refusal: null })
    })

    it('R07: drops news of other challenges', () => {
      const { send, view, taken } = start({}, { challenge: ownChallenge })
      taken('c-99', 'g-7')
      send({ type: 'challenge.ended', id: 'c-99', end: 'declined' })
      expect(view().status).toBe('waiting')
    })
  })

  describe('the opponent', () => {
    it('accepts, and plays', async () => {
      const { press, reach, acceptChallenge } = start({}, { challenge: theirChallenge })
      press('accept')
      press('accept')
      expect(await reach('started')).toEqual({ status: 'started', gameId: 'g-1' })
      expect(acceptChallenge).toHaveBeenCalledExactlyOnceWith(
        { kind, id: 'c-52', playerUid: 'u-aigerim' },
        expect.anything(),
      )
    })

    it('is refused without a call, by the challenge’s mode', () => {
      const { view, press } = start(
        {},
        { challenge: { ...theirChallenge, mode: 'fide' }, terms: { ...terms, mode: 'unrated' } },
      )
      press('accept')
      expect(view()).toMatchObject({ status: 'offered', refusal: { code: 'foa_unavailable' } })
    })

    it.each([
      [{ status: 'taken', gameId: null }, 'taken'],
      [{ status: 'ended', end: 'cancelled' }, 'cancelled'],
      [{ status: 'ended', end: 'expired' }, 'expired'],
    ] as const)(
      'R73: reads how a challenge that is gone came to its end: %o',
      async (answer, end) => {
        const { press, reach } = start(
          {
            acceptChallenge: () => Promise.reject({ code: 'challenge_not_found' }),
            checkChallenge: async () => answer,
          },
          { challenge: theirChallenge },
        )
        press('accept')
        expect(await reach('ended')).toEqual({ status: 'ended', end, refusal: null })
      },
    )

    it('reads no more than that a challenge is gone where the server knows no more', async () => {
      const gone = () => Promise.reject({ code: 'challenge_not_found' })
      const { press, reach } = start(
        { acceptChallenge: gone, checkChallenge: gone },
        { challenge: theirChallenge },
      )
      press('accept')
      expect(await reach('ended')).toEqual({ status: 'ended', end: 'gone', refusal: null })
    })

    it('accepts also while another challenge goes on: the server ends that one', async () => {
      const { send, press, reach } = start({}, { challenge: theirChallenge })
      send({ type: 'challenge.changed', isOngoing: true })
      press('accept')
      expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
    })

    it('sees that somebody else took it', () => {
      const { view, taken } = start({}, { challenge: theirChallenge })
      taken('c-52', null)
      expect(view()).toMatchObject({ status: 'ended', end: 'taken' })
    })

    it('R58: plays when it was accepted in another tab', () => {
      const { view, taken } = start({}, { challenge: theirChallenge })
      taken('c-52', 'g-7')
      expect(view()).toEqual({ status: 'started', gameId: 'g-7' })
    })

    it.each(['cancelled', 'expired', 'owner_disconnected'] as const)('reads: %s', (end) => {
      const { send, view } = start({}, { challenge: theirChallenge })
      send({ type: 'challenge.ended', id: 'c-52', end })
      expect(view()).toMatchObject({ status: 'ended', end })
    })

    it('can try again after a failed call', async () => {
      const acceptChallenge = vi
        .fn<ChallengeDeps['acceptChallenge']>()
        .mockRejectedValueOnce({ code: 'timeout' })
        .mockResolvedValue({ gameId: 'g-1' })
      const { press, refusal, reach } = start({ acceptChallenge }, { challenge: theirChallenge })
      press('accept')
      expect(await refusal()).toMatchObject({ status: 'offered', refusal: { code: 'timeout' } })
      press('accept')
      expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
    })

    it('cannot cancel what is not theirs', () => {
      const { view, press, cancelChallenge } = start({}, { challenge: theirChallenge })
      press('cancel')
      expect(view().status).toBe('offered')
      expect(cancelChallenge).not.toHaveBeenCalled()
    })

    it('declines', async () => {
      const { press, reach } = start({}, { challenge: theirChallenge })
      press('decline')
      expect(await reach('ended')).toMatchObject({ end: 'declined', refusal: null })
    })
  })

  describe.each([
    ['the owner', ownChallenge, 'waiting'],
    ['the opponent', theirChallenge, 'offered'],
  ] as const)('after a lost connection %s', (_, challenge, status) => {
    it.each([
      [{ status: 'open' }, { status }],
      [
        { status: 'taken', gameId: 'g-7' },
        { status: 'started', gameId: 'g-7' },
      ],
      [
        { status: 'taken', gameId: null },
        { status: 'ended', end: 'taken' },
      ],
      [
        { status: 'ended', end: 'expired' },
        { status: 'ended', end: 'expired' },
      ],
    ] as const)('is told how it stands: %o', async (answer: ChallengeStatus, seen) => {
      const { send, view, reach } = start({ checkChallenge: async () => answer }, { challenge })
      send({ type: 'connection.found' })
      expect(view()).toMatchObject({ status: 'checking', isOwn: challenge === ownChallenge })
      expect(await reach(seen.status)).toMatchObject(seen)
    })

    it('goes on when the server cannot be asked, and ends when it knows nothing', async () => {
      const checkChallenge = vi
        .fn<ChallengeDeps['checkChallenge']>()
        .mockRejectedValueOnce({ code: 'offline' })
        .mockRejectedValue({ code: 'challenge_not_found' })
      const { send, reach } = start({ checkChallenge }, { challenge })
      send({ type: 'connection.found' })
      expect((await reach(status)).status).toBe(status)
      send({ type: 'connection.found' })
      expect(await reach('ended')).toMatchObject({ end: 'gone', refusal: null })
    })
  })
})

describe('a challenge to anybody', () => {
  const start = runner('short')

  it('a visitor challenges anybody to an unrated game, and accepts one', async () => {
    const player = { ...aigerim, uid: 'a-3f2', auth: 'unauthorized' } as const
    const unrated = { ...terms, mode: 'unrated', limits: null } as const
    const owner = start({}, { player, terms: unrated })
    owner.press('create')
    await owner.reach('waiting')
    expect(owner.createChallenge).toHaveBeenCalledOnce()
    const opponent = start({}, { player, challenge: { ...theirChallenge, mode: 'unrated' } })
    opponent.press('accept')
    expect(await opponent.reach('started')).toMatchObject({ gameId: 'g-1' })
  })

  it('declining asks nothing of the server: others may still take it', () => {
    const { view, press, declineChallenge } = start({}, { challenge: theirChallenge })
    press('decline')
    expect(view()).toMatchObject({ status: 'ended', end: 'declined' })
    expect(declineChallenge).not.toHaveBeenCalled()
  })
})

describe.each(['short', 'direct'] as const)('a %s challenge', (kind) => {
  it('is over when its owner has left', async () => {
    const { press, reach } = runner(kind)(
      { acceptChallenge: () => Promise.reject({ code: 'owner_disconnected' }) },
      { challenge: theirChallenge },
    )
    press('accept')
    expect(await reach('ended')).toMatchObject({
      end: 'owner_disconnected',
      refusal: { code: 'owner_disconnected', remedy: 'find-opponent' },
    })
  })
})

describe.each(['long', 'direct'] as const)('a %s challenge to one player', (kind) => {
  const start = runner(kind)
  const opponent = { uid: 'u-2', isPro: false }
  const pro = { ...aigerim, auth: 'subscribed', hasFideId: true } as const
  const fide = { ...terms, mode: 'fide' } as const
  const declineFails = (code: string) => ({ declineChallenge: () => Promise.reject({ code }) })

  it('names the opponent to the server', async () => {
    const { press, reach, createChallenge } = start({}, { opponent })
    press('create')
    await reach('waiting')
    expect(createChallenge.mock.calls[0]?.[0]).toMatchObject({ opponentUid: 'u-2' })
  })

  it('asks nobody without Pro to a FIDE-rated game', () => {
    const { view, press, createChallenge } = start({}, { player: pro, terms: fide, opponent })
    press('create')
    expect(view()).toMatchObject({
      status: 'drafting',
      refusal: { code: 'opponent_must_have_pro' },
    })
    expect(createChallenge).not.toHaveBeenCalled()
  })

  it('asks a Pro member to a FIDE-rated game', async () => {
    const { press, reach } = start(
      {},
      { player: pro, terms: fide, opponent: { ...opponent, isPro: true } },
    )
    press('create')
    expect(await reach('waiting')).toMatchObject({ refusal: null })
  })

  it('is refused when the opponent is busy', async () => {
    const { press, refusal } = start(
      { createChallenge: () => Promise.reject({ code: 'ongoing_challenge' }) },
      { opponent },
    )
    press('create')
    expect(await refusal()).toMatchObject({ refusal: { code: 'ongoing_challenge' } })
  })

  it('tells the owner that it was declined', async () => {
    const { press, reach, declineChallenge } = start({}, { challenge: theirChallenge })
    press('decline')
    expect(await reach('ended')).toMatchObject({ end: 'declined' })
    expect(declineChallenge).toHaveBeenCalledExactlyOnceWith(
      { kind, id: 'c-52', playerUid: 'u-aigerim' },
      expect.anything(),
    )
  })

  it('stays open when declining failed, and is declined when there is nothing to decline', async () => {
    const failed = start(declineFails('timeout'), { challenge: theirChallenge })
    failed.press('decline')
    expect(await failed.refusal()).toMatchObject({
      status: 'offered',
      refusal: { code: 'timeout' },
    })
    const gone = start(declineFails('challenge_not_found'), { challenge: theirChallenge })
    gone.press('decline')
    expect(await gone.reach('ended')).toMatchObject({ end: 'declined', refusal: null })
  })
})

it('a challenge of days stays open when its owner is offline: it can be accepted later', async () => {
  const { press, refusal } = runner('long')(
    { acceptChallenge: () => Promise.reject({ code: 'owner_disconnected' }) },
    { challenge: theirChallenge },
  )
  press('accept')
  expect(await refusal()).toMatchObject({
    status: 'offered',
    refusal: { code: 'owner_disconnected', remedy: 'retry' },
  })
})

describe('P14: a challenge to a game that starts later', () => {
  const start = runner('direct')
  const startsAt = scheduledChallenge.starts_at

  it('leads to an appointment, for the one who accepts and for the owner', async () => {
    const taker = start({}, { challenge: scheduledChallenge })
    taker.press('accept')
    expect(await taker.reach('scheduled')).toEqual({ status: 'scheduled', gameId: 'g-1', startsAt })
    const owner = start({}, { challenge: { ...ownChallenge, starts_at: startsAt } })
    owner.taken('c-41', 'g-7')
    expect(owner.view()).toEqual({ status: 'scheduled', gameId: 'g-7', startsAt })
  })

  it('can be made while something else is open', async () => {
    const { send, press, view, reach, createChallenge } = start()
    send({ type: 'challenge.changed', isOngoing: true })
    press('create')
    expect(view()).toMatchObject({ refusal: { code: 'ongoing_challenge' } })
    send({ type: 'terms.choose', terms: { ...terms, starts_at: startsAt } })
    press('create')
    await reach('waiting')
    expect(createChallenge).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ terms: { ...terms, starts_at: startsAt } }),
      expect.anything(),
    )
  })

  it('is refused by the server when its start has come too near', async () => {
    const { press, refusal } = start({
      createChallenge: () => Promise.reject({ code: 'start_out_of_range' }),
    })
    press('create')
    expect(await refusal()).toMatchObject({
      status: 'drafting',
      refusal: { code: 'start_out_of_range', remedy: 'none' },
    })
  })
})
