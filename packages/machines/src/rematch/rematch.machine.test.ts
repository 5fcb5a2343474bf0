import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { aigerim } from '../challenge/challenge.states.ts'
import { provideRematch } from './rematch.machine.ts'
import type { RematchDeps, RematchInput, RematchStatus } from './rematch.types.ts'
import { selectRematchView } from './rematch.view.ts'

const gameId = 'g-1'
const nothing: RematchStatus = { status: 'open', pending: 'none', isOpponentHere: true }
const failing = (code: string) => () => Promise.reject({ code })
const silent = () => new Promise<never>(() => {})

function start(deps: Partial<RematchDeps> = {}, input: Partial<RematchInput> = {}) {
  const clock = new SimulatedClock()
  const calls = {
    offerRematch: vi.fn<RematchDeps['offerRematch']>(async () => ({ ...nothing, pending: 'mine' })),
    acceptRematch: vi.fn<RematchDeps['acceptRematch']>(async () => ({ newGameId: 'g-2' })),
    declineRematch: vi.fn<RematchDeps['declineRematch']>(async () => {}),
    withdrawRematch: vi.fn<RematchDeps['withdrawRematch']>(async () => {}),
    checkRematch: vi.fn<RematchDeps['checkRematch']>(async () => nothing),
  }
  const actor = createActor(provideRematch({ ...calls, ...deps }), {
    clock,
    input: { player: aigerim, gameId, opponentUid: 'u-2', ...input },
  }).start()
  const view = () => selectRematchView(actor.getSnapshot())
  const reach = async (status: ReturnType<typeof view>['status']) => {
    await vi.waitUntil(() => view().status === status, { interval: 1 })
    return view()
  }
  const press = (type: 'offer' | 'accept' | 'decline' | 'withdraw') =>
    actor.send({ type: `rematch.${type}` })
  const told = (type: 'received' | 'declined' | 'withdrawn' | 'expired', of = gameId) =>
    actor.send({ type: `offer.${type}`, gameId: of })
  const begun = (newGameId: string, of = gameId) =>
    actor.send({ type: 'rematch.started', gameId: of, newGameId })
  return { actor, clock, view, reach, press, told, begun, ...calls }
}

async function offered(deps: Partial<RematchDeps> = {}, input: Partial<RematchInput> = {}) {
  const all = start(deps, input)
  all.press('offer')
  await all.reach('offered')
  return all
}

function received(deps: Partial<RematchDeps> = {}, input: Partial<RematchInput> = {}) {
  const all = start(deps, input)
  all.told('received')
  return all
}

describe('offering a rematch', () => {
  it('is one offer, and a new game when it is accepted', async () => {
    const { view, press, reach, begun, offerRematch } = start()
    expect(view()).toEqual({ status: 'idle', blockedBy: null, end: null, refusal: null })
    press('offer')
    press('offer')
    expect(await reach('offered')).toEqual({
      status: 'offered',
      offerMs: 30_000,
      isConnected: true,
    })
    expect(offerRematch).toHaveBeenCalledExactlyOnceWith(
      { gameId, playerUid: 'u-aigerim', opponentUid: 'u-2' },
      expect.anything(),
    )
    begun('g-2')
    expect(view()).toEqual({ status: 'started', newGameId: 'g-2' })
  })

  it('that is declined is not repeated; the opponent may still offer', async () => {
    const { view, told, press, offerRematch } = await offered()
    told('declined')
    expect(view()).toMatchObject({ status: 'idle', end: 'declined', blockedBy: 'declined' })
    press('offer')
    expect(offerRematch).toHaveBeenCalledOnce()
    told('received')
    expect(view()).toMatchObject({ status: 'received' })
  })

  it('may be declined before the server answered', () => {
    const { view, press, told } = start({ offerRematch: silent })
    press('offer')
    told('declined')
    expect(view()).toMatchObject({ status: 'idle', end: 'declined' })
  })

  it('can be withdrawn, and made again', async () => {
    const { view, press, reach, withdrawRematch } = await offered()
    press('withdraw')
    expect(view().status).toBe('withdrawing')
    expect(await reach('idle')).toMatchObject({ end: 'withdrawn', blockedBy: null })
    expect(withdrawRematch).toHaveBeenCalledOnce()
    press('offer')
    expect(await reach('offered')).toMatchObject({ status: 'offered' })
  })

  it('expires after 30 s, or when configured, and is withdrawn on the server', async () => {
    const usual = await offered()
    usual.clock.increment(29_999)
    expect(usual.view().status).toBe('offered')
    usual.clock.increment(1)
    expect(await usual.reach('idle')).toMatchObject({ end: 'expired', blockedBy: null })
    expect(usual.withdrawRematch).toHaveBeenCalledOnce()
    const short = await offered({}, { offerMs: 5_000 })
    short.clock.increment(5_000)
    expect(await short.reach('idle')).toMatchObject({ end: 'expired' })
  })

  it('expires when the server says so', async () => {
    const { view, told, withdrawRematch } = await offered()
    told('expired')
    expect(view()).toMatchObject({ status: 'idle', end: 'expired' })
    expect(withdrawRematch).not.toHaveBeenCalled()
  })

  it('ends when the opponent leaves, and is possible when they return', async () => {
    const { actor, view, press, reach, offerRematch } = await offered()
    actor.send({ type: 'opponent.left', gameId })
    expect(await reach('idle')).toMatchObject({ end: 'opponent_left', blockedBy: 'opponent_left' })
    press('offer')
    expect(offerRematch).toHaveBeenCalledOnce()
    actor.send({ type: 'opponent.returned', gameId })
    expect(view()).toMatchObject({ blockedBy: null })
    press('offer')
    expect((await reach('offered')).status).toBe('offered')
  })

  it.each(['opponent_must_have_pro', 'too_many_active_games', 'timeout'] as const)(
    'tells the server’s refusal: %s',
    async (code) => {
      const { press, reach } = start({ offerRematch: failing(code) })
      press('offer')
      expect(await reach('idle')).toMatchObject({ refusal: { code } })
    },
  )

  it.each([
    ['player_banned', { ...aigerim, isBanned: true }],
    ['player_uid_missing', { ...aigerim, uid: null }],
  ] as const)('is refused without a call: %s', (code, player) => {
    const { view, press, offerRematch } = start({}, { player })
    expect(view()).toMatchObject({ blockedBy: code })
    press('offer')
    expect(view()).toMatchObject({ status: 'idle', refusal: { code } })
    expect(offerRematch).not.toHaveBeenCalled()
  })
})

describe('an offer of the opponent', () => {
  it('is accepted, once', async () => {
    const { view, press, reach, acceptRematch } = received()
    expect(view()).toMatchObject({ status: 'received', offerMs: 30_000 })
    press('accept')
    press('accept')
    expect(view()).toEqual({ status: 'starting' })
    expect(await reach('started')).toMatchObject({ newGameId: 'g-2' })
    expect(acceptRematch).toHaveBeenCalledOnce()
  })

  it('is declined', async () => {
    const { press, reach, declineRematch } = received()
    press('decline')
    expect(await reach('idle')).toMatchObject({ end: null, blockedBy: null })
    expect(declineRematch).toHaveBeenCalledOnce()
  })

  it.each(['withdrawn', 'expired'] as const)('can be %s', (end) => {
    const { view, told, press, acceptRematch } = received()
    told(end)
    press('accept')
    expect(view()).toMatchObject({ status: 'idle', end })
    expect(acceptRematch).not.toHaveBeenCalled()
  })

  it('expires after 30 s by itself', () => {
    const { clock, view } = received()
    clock.increment(30_000)
    expect(view()).toMatchObject({ status: 'idle', end: 'expired' })
  })

  it('ends when the opponent leaves', () => {
    const { actor, view } = received()
    actor.send({ type: 'opponent.left', gameId })
    expect(view()).toMatchObject({ status: 'idle', end: 'opponent_left' })
  })

  it('R70: accepted when it was just withdrawn, is refused', async () => {
    const { press, reach } = received({ acceptRematch: failing('challenge_not_found') })
    press('accept')
    expect(await reach('idle')).toMatchObject({ end: 'withdrawn' })
  })

  it('R70: cannot be accepted by who made it', async () => {
    const { view, press, acceptRematch } = await offered()
    press('accept')
    press('decline')
    expect(view().status).toBe('offered')
    expect(acceptRematch).not.toHaveBeenCalled()
  })

  it('stays when the answer did not reach the server', async () => {
    const accept = received({ acceptRematch: failing('offline') })
    accept.press('accept')
    expect(await accept.reach('received')).toMatchObject({ refusal: { code: 'offline' } })
    const decline = received({ declineRematch: failing('offline') })
    decline.press('decline')
    expect(await decline.reach('received')).toMatchObject({ refusal: { code: 'offline' } })
  })

  it('counts as declined when there is nothing left to decline', async () => {
    const { press, reach } = received({ declineRematch: failing('challenge_not_found') })
    press('decline')
    expect(await reach('idle')).toMatchObject({ refusal: null })
  })

  it('cannot be accepted by a banned player', () => {
    const player = { ...aigerim, isBanned: true }
    const { view, press, acceptRematch } = received({}, { player })
    press('accept')
    press('offer')
    expect(view()).toMatchObject({ status: 'received', refusal: { code: 'player_banned' } })
    expect(acceptRematch).not.toHaveBeenCalled()
  })
})

describe('both at once', () => {
  it('R72: is one game, by the server’s answer to the second offer', async () => {
    const { view, press, told, reach, acceptRematch } = start({
      offerRematch: async () => ({ status: 'started', newGameId: 'g-2' }),
    })
    press('offer')
    told('received')
    expect(view().status).toBe('offering')
    expect(await reach('started')).toMatchObject({ newGameId: 'g-2' })
    expect(acceptRematch).not.toHaveBeenCalled()
  })

  it('R72: is one game, by the news after the first offer', async () => {
    const { view, told, begun, acceptRematch } = await offered()
    told('received')
    expect(view()).toEqual({ status: 'starting' })
    begun('g-2')
    expect(view()).toEqual({ status: 'started', newGameId: 'g-2' })
    expect(acceptRematch).not.toHaveBeenCalled()
  })

  it('R72: asks the server when no game is told within 10 s', async () => {
    const { clock, told, reach } = await offered({
      checkRematch: async () => ({ status: 'started', newGameId: 'g-2' }),
    })
    told('received')
    clock.increment(10_000)
    expect(await reach('started')).toMatchObject({ newGameId: 'g-2' })
  })

  it('R72: to offer what the opponent has offered is to accept it', async () => {
    const { press, reach, acceptRematch, offerRematch } = received()
    press('offer')
    expect(await reach('started')).toMatchObject({ newGameId: 'g-2' })
    expect(acceptRematch).toHaveBeenCalledOnce()
    expect(offerRematch).not.toHaveBeenCalled()
  })

  it('R72: withdrawn while it was accepted is the game', async () => {
    const told = await offered({ withdrawRematch: silent })
    told.press('withdraw')
    told.begun('g-2')
    expect(told.view()).toEqual({ status: 'started', newGameId: 'g-2' })
    const asked = await offered({
      withdrawRematch: failing('challenge_not_found'),
      checkRematch: async () => ({ status: 'started', newGameId: 'g-2' }),
    })
    asked.press('withdraw')
    expect(await asked.reach('started')).toMatchObject({ newGameId: 'g-2' })
  })

  it('R72: the game that is told twice is the first one', () => {
    const { actor, view, begun } = start()
    begun('g-2')
    begun('g-3')
    actor.send({ type: 'connection.found' })
    expect(view()).toEqual({ status: 'started', newGameId: 'g-2' })
  })
})

describe('news', () => {
  it('R07: of another game changes nothing', async () => {
    const { actor, view, told, begun } = start()
    told('received', 'g-0')
    begun('g-9', 'g-0')
    actor.send({ type: 'opponent.left', gameId: 'g-0' })
    expect(view()).toEqual({ status: 'idle', blockedBy: null, end: null, refusal: null })
    const mine = await offered()
    mine.told('declined', 'g-0')
    mine.told('received', 'g-0')
    expect(mine.view().status).toBe('offered')
  })

  it('R65: does not say that the opponent left while this player is offline', async () => {
    const { actor, view } = await offered()
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'opponent.left', gameId })
    expect(view()).toMatchObject({ status: 'offered', isConnected: false })
  })

  it.each([
    ['mine', 'offered'],
    ['theirs', 'received'],
    ['none', 'idle'],
  ] as const)('R76: a pending offer is part of the snapshot: %s', (pending, status) => {
    expect(start({}, { pending }).view().status).toBe(status)
  })

  it.each([
    [{ ...nothing, pending: 'mine' }, { status: 'offered' }],
    [{ ...nothing, pending: 'theirs' }, { status: 'received' }],
    [
      { ...nothing, isOpponentHere: false },
      { status: 'idle', blockedBy: 'opponent_left' },
    ],
    [
      { status: 'started', newGameId: 'g-2' },
      { status: 'started', newGameId: 'g-2' },
    ],
  ] as const)('R76: is asked for after a lost connection: %o', async (answer, seen) => {
    const { actor, view, reach } = start({ checkRematch: async () => answer })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    expect(view().status).toBe('checking')
    expect(await reach(seen.status)).toMatchObject(seen)
  })

  it('is younger than the answer to a question', async () => {
    const { actor, view, told } = start({ checkRematch: silent })
    actor.send({ type: 'connection.found' })
    told('received')
    expect(view().status).toBe('received')
  })

  it('stands as it did when the server cannot be asked', async () => {
    const { actor, reach } = await offered({ checkRematch: failing('offline') })
    actor.send({ type: 'connection.found' })
    expect(await reach('offered')).toMatchObject({ isConnected: true })
  })
})
