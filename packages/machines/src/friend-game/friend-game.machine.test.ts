import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { later } from '../challenge/challenge.test-kit.ts'
import { aigerim } from '../challenge/challenge.states.ts'
import { provideFriendGame } from './friend-game.machine.ts'
import type {
  FriendGameDeps,
  FriendGameInput,
  FriendLink,
  LinkStatus,
} from './friend-game.types.ts'
import { selectFriendGameView } from './friend-game.view.ts'

const terms = { timeControl: { id: 9, boardType: 'blitz' }, mode: 'unrated', color: 'any' } as const
const link: FriendLink = { requestId: 'r-8', code: 'STEPPE-19', expiresInMs: 900_000 }
const owner = { uid: 'u-2', name: 'Daulet K.', title: null, rating: null }
const open: LinkStatus = {
  status: 'open',
  owner,
  terms: { ...terms, color: 'black' },
  ownLink: null,
}
const maker: FriendGameInput = { end: 'maker', player: aigerim, terms }
const waiting: FriendGameInput = { ...maker, link }
const opener: FriendGameInput = { end: 'opener', player: aigerim, terms, code: 'STEPPE-19' }

const failing = (code: string) => () => Promise.reject({ code })

function start(input: FriendGameInput, deps: Partial<FriendGameDeps> = {}) {
  const clock = new SimulatedClock()
  const calls = {
    makeLink: vi.fn<FriendGameDeps['makeLink']>(async () => link),
    cancelLink: vi.fn<FriendGameDeps['cancelLink']>(async () => {}),
    copyLink: vi.fn<FriendGameDeps['copyLink']>(async () => {}),
    readLink: vi.fn<FriendGameDeps['readLink']>(async () => open),
    acceptLink: vi.fn<FriendGameDeps['acceptLink']>(async () => ({ gameId: 'g-1' })),
  }
  const actor = createActor(provideFriendGame({ ...calls, ...deps }), { clock, input }).start()
  const view = () => selectFriendGameView(actor.getSnapshot())
  const reach = async (status: ReturnType<typeof view>['status']) => {
    await vi.waitUntil(() => view().status === status, { interval: 1 })
    return view()
  }
  const copied = async (copy: string) => {
    await vi.waitUntil(
      () => {
        const now = view()
        return now.status === 'waiting' && now.copy === copy
      },
      { interval: 1 },
    )
    return view()
  }
  const press = (type: 'make' | 'copy' | 'cancel' | 'wait' | 'accept' | 'read') =>
    actor.send({ type: `link.${type}` })
  return { actor, clock, view, reach, copied, press, ...calls }
}

describe('the one who makes the link', () => {
  it('makes one, waits, and plays when the friend connects', async () => {
    const { actor, view, press, reach, makeLink } = start(maker)
    expect(view()).toEqual({ status: 'ready', terms, refusal: null })
    press('make')
    press('make')
    expect(await reach('waiting')).toMatchObject({ link, terms, copy: 'idle', isConnected: true })
    expect(makeLink).toHaveBeenCalledExactlyOnceWith(
      { ...terms, playerUid: 'u-aigerim' },
      expect.anything(),
    )
    actor.send({ type: 'friend.joined', requestId: 'r-8', gameId: 'g-7' })
    expect(view()).toEqual({ status: 'started', gameId: 'g-7' })
  })

  it('may be a visitor, but not banned or unknown', async () => {
    const visitor = { ...aigerim, uid: 'a-3f2', auth: 'unauthorized' } as const
    const free = start({ ...maker, player: visitor })
    free.press('make')
    expect((await free.reach('waiting')).status).toBe('waiting')
    for (const [player, code] of [
      [{ ...aigerim, isBanned: true }, 'player_banned'],
      [{ ...visitor, uid: null }, 'player_uid_missing'],
    ] as const) {
      const { view, press, makeLink } = start({ ...maker, player })
      press('make')
      expect(view()).toMatchObject({ status: 'ready', refusal: { code } })
      expect(makeLink).not.toHaveBeenCalled()
    }
  })

  it('reads why there is no link, and tries again', async () => {
    const makeLink = vi
      .fn<FriendGameDeps['makeLink']>()
      .mockRejectedValueOnce({ code: 'too_many_active_games' })
      .mockResolvedValue(link)
    const { actor, press, reach, view } = start(maker, { makeLink })
    press('make')
    expect(await reach('ready')).toMatchObject({ refusal: { code: 'too_many_active_games' } })
    actor.send({ type: 'refusal.dismiss' })
    expect(view()).toMatchObject({ refusal: null })
    press('make')
    expect((await reach('waiting')).status).toBe('waiting')
  })

  it('copies the link, thanks for 2 s, and tells when copying failed', async () => {
    const copyLink = vi
      .fn<FriendGameDeps['copyLink']>()
      .mockRejectedValueOnce(new Error('No permission.'))
      .mockResolvedValue()
    const { clock, view, press, copied } = start(waiting, { copyLink })
    press('copy')
    expect(view()).toMatchObject({ copy: 'copying' })
    expect(await copied('failed')).toMatchObject({ status: 'waiting' })
    press('copy')
    await copied('copied')
    clock.increment(1_999)
    expect(view()).toMatchObject({ copy: 'copied' })
    clock.increment(1)
    expect(view()).toMatchObject({ copy: 'idle' })
    expect(copyLink).toHaveBeenLastCalledWith('STEPPE-19', expect.anything())
  })

  it('plays also while copying', () => {
    const { actor, view, press } = start(waiting, { copyLink: () => new Promise(() => {}) })
    press('copy')
    actor.send({ type: 'friend.joined', requestId: 'r-8', gameId: 'g-7' })
    expect(view()).toMatchObject({ status: 'started' })
  })

  it('sees the link expire on time, whatever happened meanwhile, and can make another', async () => {
    const { actor, clock, view, press, reach, copied } = start(waiting)
    clock.increment(500_000)
    press('copy')
    await copied('copied')
    actor.send({ type: 'connection.lost' })
    expect(view()).toMatchObject({ status: 'waiting', isConnected: false })
    actor.send({ type: 'connection.found' })
    await reach('waiting')
    clock.increment(399_999)
    expect(view().status).toBe('waiting')
    clock.increment(1)
    expect(view()).toEqual({ status: 'ended', end: 'expired', isOwn: true, refusal: null })
    press('make')
    expect(await reach('waiting')).toMatchObject({ link })
  })

  it('can be cancelled while it is asked how the link stands', () => {
    const { actor, view, press } = start(waiting, { readLink: () => new Promise(() => {}) })
    actor.send({ type: 'connection.found' })
    press('cancel')
    expect(view().status).toBe('cancelling')
  })

  it('keeps a link without an end', () => {
    const { clock, view } = start({ ...waiting, link: { ...link, expiresInMs: null } })
    clock.increment(2_147_483_647)
    expect(view().status).toBe('waiting')
  })

  it('cancels, even before the link has an id', async () => {
    const answer = later<FriendLink>()
    const { view, press, reach, cancelLink } = start(maker, { makeLink: () => answer.promise })
    press('make')
    press('cancel')
    expect(view()).toEqual({ status: 'making', terms, isCancelling: true })
    answer.answer(link)
    expect(await reach('ended')).toMatchObject({ end: 'cancelled' })
    expect(cancelLink).toHaveBeenCalledExactlyOnceWith('r-8', expect.anything())
  })

  it('goes on waiting when cancelling failed', async () => {
    const { press, reach } = start(waiting, { cancelLink: failing('offline') })
    press('cancel')
    expect(await reach('waiting')).toMatchObject({ refusal: { code: 'offline' } })
  })

  it('R73: plays when the friend came while the link was being cancelled', async () => {
    const told = start(waiting, { cancelLink: () => new Promise(() => {}) })
    told.press('cancel')
    told.actor.send({ type: 'friend.joined', requestId: 'r-8', gameId: 'g-7' })
    expect(told.view()).toMatchObject({ status: 'started', gameId: 'g-7' })
    const asked = start(waiting, {
      cancelLink: failing('challenge_not_found'),
      readLink: async () => ({ status: 'started', gameId: 'g-7' }),
    })
    asked.press('cancel')
    expect(await asked.reach('started')).toMatchObject({ gameId: 'g-7' })
  })

  it('takes a friend who is told before the link is answered', async () => {
    const answer = later<FriendLink>()
    const { actor, press, reach } = start(maker, { makeLink: () => answer.promise })
    press('make')
    actor.send({ type: 'friend.joined', requestId: 'r-8', gameId: 'g-7' })
    answer.answer(link)
    expect(await reach('started')).toMatchObject({ gameId: 'g-7' })
  })

  it('R07: drops friends and ends of other links', () => {
    const { actor, view } = start(waiting)
    actor.send({ type: 'friend.joined', requestId: 'r-1', gameId: 'g-7' })
    actor.send({ type: 'link.ended', code: 'OTHER-1', end: 'cancelled' })
    expect(view().status).toBe('waiting')
  })

  it('is told after a lost connection how the link stands', async () => {
    const begun = start(waiting, { readLink: async () => ({ status: 'started', gameId: 'g-7' }) })
    begun.actor.send({ type: 'connection.found' })
    expect(await begun.reach('started')).toMatchObject({ gameId: 'g-7' })
    const over = start(waiting, { readLink: async () => ({ status: 'ended', end: 'expired' }) })
    over.actor.send({ type: 'connection.found' })
    expect(await over.reach('ended')).toMatchObject({ end: 'expired' })
    const unknown = start(waiting, { readLink: failing('invalid_invite_code') })
    unknown.actor.send({ type: 'connection.found' })
    expect(await unknown.reach('ended')).toMatchObject({ end: 'unknown' })
  })
})

describe('the one who opens the link', () => {
  it('sees who invites to what, and plays', async () => {
    const { view, press, reach, acceptLink } = start(opener)
    expect(view()).toEqual({ status: 'reading' })
    expect(await reach('invited')).toEqual({
      status: 'invited',
      owner,
      terms: { ...terms, color: 'black' },
      refusal: null,
    })
    press('accept')
    press('accept')
    expect(view()).toEqual({ status: 'joining', owner, terms: open.terms })
    expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
    expect(acceptLink).toHaveBeenCalledExactlyOnceWith(
      { code: 'STEPPE-19', playerUid: 'u-aigerim' },
      expect.anything(),
    )
  })

  it.each(['expired', 'taken', 'cancelled', 'unknown'] as const)(
    'reads what became of the link: %s; and can make one',
    async (end) => {
      const { press, reach, makeLink } = start(opener, {
        readLink: async () => ({ status: 'ended', end }),
      })
      expect(await reach('ended')).toMatchObject({ end, isOwn: false })
      press('make')
      expect(await reach('waiting')).toMatchObject({ link })
      expect(makeLink.mock.calls[0]?.[0]).toEqual({ ...terms, playerUid: 'u-aigerim' })
    },
  )

  it('is told that the link is their own, and can wait there', async () => {
    const readLink = async (): Promise<LinkStatus> => ({ ...open, ownLink: link })
    const { actor, view, press, reach, acceptLink } = start(opener, { readLink })
    expect(await reach('own-link')).toEqual({ status: 'own-link', link, terms: open.terms })
    press('accept')
    expect(acceptLink).not.toHaveBeenCalled()
    press('wait')
    expect(view()).toMatchObject({ status: 'waiting', link })
    actor.send({ type: 'friend.joined', requestId: 'r-8', gameId: 'g-7' })
    expect(view()).toMatchObject({ status: 'started' })
  })

  it('reads the link again when only the server knew that it is their own', async () => {
    const readLink = vi
      .fn<FriendGameDeps['readLink']>()
      .mockResolvedValueOnce(open)
      .mockResolvedValue({ ...open, ownLink: link })
    const { press, reach } = start(opener, { readLink, acceptLink: failing('own_challenge') })
    await reach('invited')
    press('accept')
    expect(await reach('own-link')).toMatchObject({ link })
  })

  it.each([
    ['invalid_invite_code', 'unknown'],
    ['challenge_not_found', 'taken'],
    ['invite_canceled', 'cancelled'],
  ] as const)('R74: comes too late: %s', async (code, end) => {
    const { press, reach } = start(opener, { acceptLink: failing(code) })
    await reach('invited')
    press('accept')
    expect(await reach('ended')).toMatchObject({
      end,
      refusal: { code, remedy: 'find-opponent' },
    })
  })

  it('P8: waits for an owner who is away, and plays when the owner is back', async () => {
    const acceptLink = vi
      .fn<FriendGameDeps['acceptLink']>()
      .mockRejectedValueOnce({ code: 'owner_disconnected' })
      .mockRejectedValueOnce({ code: 'owner_disconnected' })
      .mockResolvedValue({ gameId: 'g-1' })
    const { clock, press, reach } = start(opener, { acceptLink })
    await reach('invited')
    press('accept')
    expect(await reach('awaiting-owner')).toMatchObject({ owner, terms: open.terms })
    clock.increment(4_999)
    expect(acceptLink).toHaveBeenCalledOnce()
    clock.increment(1)
    await vi.waitUntil(() => acceptLink.mock.calls.length === 2)
    await reach('awaiting-owner')
    clock.increment(5_000)
    expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
  })

  it('P8: a link that ends while its owner is away is over', async () => {
    const { actor, press, reach } = start(opener, { acceptLink: failing('owner_disconnected') })
    await reach('invited')
    press('accept')
    await reach('awaiting-owner')
    actor.send({ type: 'link.ended', code: 'STEPPE-19', end: 'cancelled' })
    expect(await reach('ended')).toMatchObject({ end: 'cancelled' })
  })

  it('is refused, still invited, and can try again', async () => {
    const acceptLink = vi
      .fn<FriendGameDeps['acceptLink']>()
      .mockRejectedValueOnce({ code: 'request_not_verified' })
      .mockResolvedValue({ gameId: 'g-1' })
    const { press, reach } = start(opener, { acceptLink })
    await reach('invited')
    press('accept')
    expect(await reach('invited')).toMatchObject({ refusal: { code: 'approval_pending' } })
    press('accept')
    expect(await reach('started')).toMatchObject({ gameId: 'g-1' })
  })

  it('cannot play while banned', async () => {
    const { view, press, reach } = start({ ...opener, player: { ...aigerim, isBanned: true } })
    await reach('invited')
    press('accept')
    expect(view()).toMatchObject({ status: 'invited', refusal: { code: 'player_banned' } })
  })

  it('reads the link again after a failure, when asked to or connected again', async () => {
    for (const type of ['link.read', 'connection.found'] as const) {
      const readLink = vi
        .fn<FriendGameDeps['readLink']>()
        .mockRejectedValueOnce({ code: 'offline' })
        .mockResolvedValue(open)
      const { actor, reach } = start(opener, { readLink })
      expect(await reach('unread')).toMatchObject({ refusal: { code: 'offline' } })
      actor.send({ type })
      expect(await reach('invited')).toMatchObject({ owner })
    }
  })

  it('goes on while the link is read again because the connection came', async () => {
    const again = later<LinkStatus>()
    const readLink = vi
      .fn<FriendGameDeps['readLink']>()
      .mockResolvedValueOnce(open)
      .mockReturnValue(again.promise)
    const refusing = { readLink, acceptLink: failing('too_many_active_games') }
    const { actor, view, press, reach } = start(opener, refusing)
    await reach('invited')
    actor.send({ type: 'connection.found' })
    expect(readLink).toHaveBeenCalledTimes(2)
    expect(view()).toMatchObject({ status: 'invited', owner })
    press('accept')
    expect(view()).toMatchObject({ status: 'joining', owner })
    const refused = { refusal: { code: 'too_many_active_games' } }
    expect(await reach('invited')).toMatchObject(refused)
    actor.send({ type: 'connection.found' })
    expect(view()).toMatchObject(refused)
    again.answer({ status: 'ended', end: 'expired' })
    expect(await reach('ended')).toMatchObject({ end: 'expired' })
  })

  it('stays when the link could not be read again', async () => {
    const readLink = vi
      .fn<FriendGameDeps['readLink']>()
      .mockResolvedValueOnce(open)
      .mockRejectedValue({ code: 'offline' })
    const { actor, view, reach } = start(opener, { readLink })
    await reach('invited')
    actor.send({ type: 'connection.found' })
    await vi.waitFor(() =>
      expect(actor.getSnapshot().matches({ friendInvite: 'invited' })).toBe(true),
    )
    expect(view()).toMatchObject({ status: 'invited', owner, refusal: null })
  })

  it('reads the link again as another player: it may be their own', async () => {
    const { actor, view, reach, readLink } = start(opener)
    await reach('invited')
    actor.send({ type: 'player.changed', player: { ...aigerim, uid: 'u-2' } })
    expect(view().status).toBe('reading')
    expect(readLink).toHaveBeenLastCalledWith(
      { code: 'STEPPE-19', playerUid: 'u-2' },
      expect.anything(),
    )
  })

  it('sees the link end, but lets the server answer while joining', async () => {
    const looking = start(opener)
    await looking.reach('invited')
    looking.actor.send({ type: 'link.ended', code: 'STEPPE-19', end: 'cancelled' })
    expect(looking.view()).toMatchObject({ status: 'ended', end: 'cancelled' })
    const joining = start(opener)
    await joining.reach('invited')
    joining.press('accept')
    joining.actor.send({ type: 'link.ended', code: 'STEPPE-19', end: 'taken' })
    expect(await joining.reach('started')).toMatchObject({ gameId: 'g-1' })
  })
})
