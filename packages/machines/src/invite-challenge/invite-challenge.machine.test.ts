import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { later } from '../challenge/challenge.test-kit.ts'
import { aigerim, terms } from '../challenge/challenge.states.ts'
import { provideInviteChallenge } from './invite-challenge.machine.ts'
import type {
  InviteChallengeDeps,
  InviteChallengeInput,
  InviteMade,
  OwnInvite,
} from './invite-challenge.types.ts'
import { selectInviteChallengeView } from './invite-challenge.view.ts'

const invite: OwnInvite = { id: 'i-7', code: 'TULPAR-42', expiresInMs: 600_000 }

function start(deps: Partial<InviteChallengeDeps> = {}, input: Partial<InviteChallengeInput> = {}) {
  const clock = new SimulatedClock()
  const calls = {
    createInvite: vi.fn<InviteChallengeDeps['createInvite']>(async () => ({
      ...invite,
      gameId: null,
    })),
    cancelInvite: vi.fn<InviteChallengeDeps['cancelInvite']>(async () => {}),
    checkInvite: vi.fn<InviteChallengeDeps['checkInvite']>(async () => ({ status: 'open' })),
    acceptInvite: vi.fn<InviteChallengeDeps['acceptInvite']>(async () => ({ gameId: 'g-1' })),
    declineInvite: vi.fn<InviteChallengeDeps['declineInvite']>(async () => {}),
  }
  const actor = createActor(provideInviteChallenge({ ...calls, ...deps }), {
    clock,
    input: { player: aigerim, terms, ...input },
  }).start()
  const view = () => selectInviteChallengeView(actor.getSnapshot())
  const reach = async (status: ReturnType<typeof view>['status']) => {
    await vi.waitUntil(() => view().status === status, { interval: 1 })
    return view()
  }
  const press = (type: 'create' | 'cancel' | 'accept' | 'decline') =>
    actor.send({ type: `invite.${type}` })
  return { actor, clock, view, reach, press, ...calls }
}

describe('the one who invites', () => {
  it('gets a code to share, and plays when somebody uses it', async () => {
    const { actor, view, press, reach, createInvite } = start()
    press('create')
    press('create')
    expect(view()).toMatchObject({ status: 'creating' })
    expect(await reach('waiting')).toMatchObject({ invite: { code: 'TULPAR-42' } })
    expect(createInvite).toHaveBeenCalledExactlyOnceWith(
      { terms, ownerUid: 'u-aigerim', for: { kind: 'code' } },
      expect.anything(),
    )
    actor.send({ type: 'invite.accepted', id: 'i-7', gameId: 'g-7' })
    expect(view()).toEqual({ status: 'started', gameId: 'g-7' })
  })

  it('plays the bot at once', async () => {
    const createInvite = async () => ({ ...invite, gameId: 'bot-1' })
    const { actor, press, reach } = start({ createInvite })
    actor.send({ type: 'opponent.choose', for: { kind: 'bot' } })
    press('create')
    expect(await reach('started')).toEqual({ status: 'started', gameId: 'bot-1' })
  })

  it('invites a friend by name', async () => {
    const friend = { kind: 'friend', uid: 'u-2' } as const
    const { view, press, reach, createInvite } = start({}, { for: friend })
    press('create')
    expect(await reach('waiting')).toMatchObject({ for: friend })
    expect(createInvite.mock.calls[0]?.[0]).toMatchObject({ for: friend })
    press('cancel')
    expect(view()).toMatchObject({ status: 'cancelling', for: friend })
  })

  it('is simply back when inviting a friend failed; other failures are told', async () => {
    const createInvite = () => Promise.reject({ code: 'player_banned', detail: 'No.' })
    const friend = start({ createInvite }, { for: { kind: 'friend', uid: 'u-2' } })
    friend.press('create')
    expect(await friend.reach('drafting')).toMatchObject({ refusal: null })
    const code = start({ createInvite })
    code.press('create')
    expect(await code.reach('drafting')).toMatchObject({
      refusal: { code: 'player_banned', detail: 'No.' },
    })
  })

  it('is not ready until it is known who plays', () => {
    const { actor, view } = start({}, { player: { ...aigerim, auth: 'loading' } })
    expect(view()).toMatchObject({ status: 'drafting', isReady: false })
    actor.send({ type: 'player.changed', player: aigerim })
    expect(view()).toMatchObject({ status: 'drafting', isReady: true })
  })

  it('sends nothing without a known uid', () => {
    const { view, press, createInvite } = start(
      {},
      { player: { ...aigerim, uid: null }, for: { kind: 'friend', uid: 'u-2' } },
    )
    press('create')
    expect(view()).toMatchObject({ status: 'drafting', refusal: { code: 'player_uid_missing' } })
    expect(createInvite).not.toHaveBeenCalled()
  })

  it('is refused by the terms, and again free by other terms', async () => {
    const { actor, view, press, reach } = start({}, { terms: { ...terms, mode: 'fide' } })
    press('create')
    expect(view()).toMatchObject({ refusal: { code: 'foa_unavailable', remedy: 'upgrade' } })
    actor.send({ type: 'terms.choose', terms })
    expect(view()).toMatchObject({ refusal: null })
    press('create')
    expect((await reach('waiting')).status).toBe('waiting')
  })

  it('sees the invite expire on time, whatever happened meanwhile', async () => {
    const { actor, clock, view, reach, press } = start(
      { cancelInvite: () => Promise.reject({ code: 'offline' }) },
      { invite },
    )
    clock.increment(300_000)
    press('cancel')
    expect(await reach('waiting')).toMatchObject({ refusal: { code: 'offline' } })
    actor.send({ type: 'connection.found' })
    await reach('waiting')
    clock.increment(299_999)
    expect(view().status).toBe('waiting')
    clock.increment(1)
    expect(view()).toMatchObject({ status: 'ended', end: 'expired' })
  })

  it('can be cancelled while it is asked how the invite stands', () => {
    const checkInvite = () => new Promise<never>(() => {})
    const { actor, view, press } = start({ checkInvite }, { invite })
    actor.send({ type: 'connection.found' })
    press('cancel')
    expect(view().status).toBe('cancelling')
  })

  it('keeps an invite without an end, also beyond the longest timer', () => {
    const { clock, view } = start({}, { invite: { ...invite, expiresInMs: null } })
    clock.increment(2_147_483_647)
    expect(view().status).toBe('waiting')
  })

  it('cancels, even before the invite has an id', async () => {
    const answer = later<InviteMade>()
    const { view, press, reach, cancelInvite } = start({ createInvite: () => answer.promise })
    press('create')
    press('cancel')
    expect(view()).toMatchObject({ status: 'creating', isCancelling: true })
    answer.answer({ ...invite, gameId: null })
    expect(await reach('ended')).toMatchObject({ end: 'cancelled' })
    expect(cancelInvite).toHaveBeenCalledExactlyOnceWith('i-7', expect.anything())
  })

  it('takes a game that is told before the invite is answered', async () => {
    const answer = later<InviteMade>()
    const { actor, press, reach } = start({ createInvite: () => answer.promise })
    press('create')
    actor.send({ type: 'invite.accepted', id: 'i-7', gameId: 'g-7' })
    answer.answer({ ...invite, gameId: null })
    expect(await reach('started')).toMatchObject({ gameId: 'g-7' })
  })

  it('R73: plays when the invite was accepted while it was being cancelled', async () => {
    const { press, reach } = start(
      {
        cancelInvite: () => Promise.reject({ code: 'challenge_not_found' }),
        checkInvite: async () => ({ status: 'taken', gameId: 'g-7' }),
      },
      { invite },
    )
    press('cancel')
    expect(await reach('started')).toMatchObject({ gameId: 'g-7' })
  })

  it('R07: drops news of other invites, and reads that this one was declined', () => {
    const { actor, view } = start({}, { invite })
    actor.send({ type: 'invite.accepted', id: 'i-1', gameId: 'g-7' })
    actor.send({ type: 'invite.ended', id: 'i-1', end: 'declined' })
    actor.send({ type: 'code.ended', code: 'TULPAR-42', end: 'cancelled' })
    expect(view().status).toBe('waiting')
    actor.send({ type: 'invite.ended', id: 'i-7', end: 'declined' })
    expect(view()).toEqual({ status: 'ended', end: 'declined', refusal: null })
  })

  it('is told after a lost connection how the invite stands', async () => {
    const ended = start(
      { checkInvite: async () => ({ status: 'ended', end: 'declined' }) },
      { invite },
    )
    ended.actor.send({ type: 'connection.found' })
    expect(await ended.reach('ended')).toMatchObject({ end: 'declined' })
    const gone = start(
      { checkInvite: () => Promise.reject({ code: 'challenge_not_found' }) },
      { invite },
    )
    gone.actor.send({ type: 'connection.found' })
    expect(await gone.reach('ended')).toMatchObject({ end: 'gone' })
  })
})

describe('the guest', () => {
  const code = 'TULPAR-42'

  it('accepts, and plays', async () => {
    const { press, view, reach, acceptInvite } = start({}, { code })
    press('accept')
    press('accept')
    expect(view()).toMatchObject({ status: 'accepting', code })
    expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
    expect(acceptInvite).toHaveBeenCalledExactlyOnceWith(
      { code, playerUid: 'u-aigerim' },
      expect.anything(),
    )
  })

  it('may be a visitor; the server says whether the game needs an account', async () => {
    const player = { ...aigerim, uid: 'a-3f2', auth: 'unauthorized' } as const
    const { press, reach } = start(
      { acceptInvite: () => Promise.reject({ code: 'registration_required' }) },
      { code, player },
    )
    press('accept')
    expect(await reach('invited')).toMatchObject({
      refusal: { code: 'registration_required', remedy: 'create-account' },
    })
  })

  it.each(['', '?', 'abc', 'x'.repeat(65), '<script>', 'a b c d'])(
    'types a code; %o is none',
    (typed) => {
      const { actor, view, acceptInvite } = start({}, { code: '' })
      expect(view()).toEqual({ status: 'entering-code', refusal: null })
      actor.send({ type: 'code.enter', code: typed })
      expect(view()).toMatchObject({ refusal: { code: 'invalid_invite_code' } })
      expect(acceptInvite).not.toHaveBeenCalled()
    },
  )

  it('types a code that may have spaces around it', () => {
    const { actor, view } = start({}, { code: 'bad link!' })
    actor.send({ type: 'code.enter', code: ` ${code}\n` })
    expect(view()).toMatchObject({ status: 'invited', code, refusal: null })
  })

  it.each([
    ['invalid_invite_code', 'gone'],
    ['challenge_not_found', 'gone'],
    ['owner_disconnected', 'owner_disconnected'],
    ['invite_canceled', 'cancelled'],
  ] as const)('R74: reads that there is no such invite any more: %s', async (refusal, end) => {
    const { press, reach } = start(
      { acceptInvite: () => Promise.reject({ code: refusal }) },
      { code },
    )
    press('accept')
    expect(await reach('ended')).toMatchObject({
      end,
      refusal: { code: refusal, remedy: 'find-opponent' },
    })
  })

  it.each([
    ['request_not_verified', { auth: 'subscribed' }, 'registration_incomplete'],
    ['request_not_verified', { auth: 'authorized' }, 'approval_pending'],
    ['fide_id_missing', { auth: 'subscribed' }, 'registration_incomplete'],
    // The profile that this page has may be older than the server's.
    ['fide_id_missing', { auth: 'subscribed', hasFideId: true }, 'registration_incomplete'],
    ['player_banned', {}, 'player_banned'],
    ['own_challenge', {}, 'own_challenge'],
    ['not_allowed_foa_rated', {}, 'not_allowed_foa_rated'],
    ['too_many_active_games', {}, 'too_many_active_games'],
    ['timeout', {}, 'timeout'],
  ] as const)('R74: is refused, and still invited: %s %o', async (sent, player, refusal) => {
    const { press, reach } = start(
      { acceptInvite: () => Promise.reject({ code: sent, detail: 'Because.' }) },
      { code, player: { ...aigerim, ...player } },
    )
    press('accept')
    expect(await reach('invited')).toMatchObject({ refusal: { code: refusal, detail: 'Because.' } })
  })

  it('is refused without a call: banned', () => {
    const banned = start({}, { code, player: { ...aigerim, isBanned: true } })
    banned.press('accept')
    expect(banned.view()).toMatchObject({ refusal: { code: 'player_banned' } })
    banned.actor.send({ type: 'refusal.dismiss' })
    expect(banned.view()).toMatchObject({ refusal: null })
  })

  it('reads that the invite was cancelled while looking at it', () => {
    const { actor, view } = start({}, { code })
    actor.send({ type: 'code.ended', code: 'OTHER-1', end: 'cancelled' })
    expect(view().status).toBe('invited')
    actor.send({ type: 'code.ended', code, end: 'cancelled' })
    expect(view()).toMatchObject({ status: 'ended', end: 'cancelled' })
  })

  it('is not put off by news of the end while the server answers', async () => {
    const { actor, press, reach } = start({}, { code })
    press('accept')
    actor.send({ type: 'code.ended', code, end: 'taken' })
    expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
  })

  it('declines; what is gone already counts as declined', async () => {
    const { press, reach } = start({}, { code })
    press('decline')
    expect(await reach('ended')).toMatchObject({ end: 'declined' })
    const gone = start(
      { declineInvite: () => Promise.reject({ code: 'invite_canceled' }) },
      { code },
    )
    gone.press('decline')
    expect(await gone.reach('ended')).toMatchObject({ end: 'declined' })
    const failed = start({ declineInvite: () => Promise.reject({ code: 'offline' }) }, { code })
    failed.press('decline')
    expect(await failed.reach('invited')).toMatchObject({ refusal: { code: 'offline' } })
  })
})
