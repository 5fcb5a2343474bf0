import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideClubMembership } from './club-membership.machine.ts'
import type { ClubMembershipDeps, ClubStanding } from './club-membership.types.ts'
import { selectClubMembershipView } from './club-membership.view.ts'

const never = () => new Promise<never>(() => {})
const outside: ClubStanding = { isSignedIn: true, you: 'none', membership: 'open', reason: null }
const member: ClubStanding = { ...outside, you: 'member' }

function start(standing: ClubStanding, deps: Partial<ClubMembershipDeps> = {}) {
  const clock = new SimulatedClock()
  const machine = provideClubMembership({
    join: never,
    leave: never,
    takeRequestBack: never,
    ...deps,
  })
  const actor = createActor(machine, { input: { standing }, clock }).start()
  const view = () => selectClubMembershipView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectClubMembershipView(now).status === status)
  return { actor, clock, view, reach }
}

describe('a person at a club', () => {
  it.each([
    [{ isSignedIn: false }, { status: 'visitor' }],
    [{}, { status: 'none', membership: 'open' }],
    [{ membership: 'by-request' }, { status: 'none', membership: 'by-request' }],
    [{ reason: 'player_is_banned' }, { status: 'banned' }],
    [
      { reason: 'club_age_not_allowed' },
      { status: 'restricted', reason: 'club_age_not_allowed', step: null },
    ],
    [
      { reason: 'age_not_set' },
      { status: 'restricted', reason: 'age_not_set', step: 'confirm-info' },
    ],
    [{ you: 'requested' }, { status: 'requested' }],
    [{ you: 'member' }, { status: 'member' }],
    [{ you: 'admin' }, { status: 'admin' }],
  ] as const)('%j is shown as %j', (facts, shown) => {
    expect(start({ ...outside, ...facts }).view()).toEqual(shown)
  })

  it('joins once, however often it is pressed', async () => {
    const join = vi.fn<ClubMembershipDeps['join']>(async () => member)
    const { actor, view, reach } = start(outside, { join })
    actor.send({ type: 'join.press' })
    actor.send({ type: 'join.press' })
    expect(view()).toEqual({ status: 'busy', doing: 'joining' })
    await reach('member')
    expect(join).toHaveBeenCalledOnce()
  })

  it('asks to be let in, and takes it back', async () => {
    const asking: ClubStanding = { ...outside, membership: 'by-request' }
    const { actor, view, reach } = start(asking, {
      join: async () => ({ ...asking, you: 'requested' }),
      takeRequestBack: async () => asking,
    })
    actor.send({ type: 'join.press' })
    expect(view()).toEqual({ status: 'busy', doing: 'asking' })
    await reach('requested')
    actor.send({ type: 'request.cancel' })
    expect(view()).toEqual({ status: 'busy', doing: 'taking-back' })
    await reach('none')
  })

  it('is told why a call was refused, and can go on', async () => {
    const admin: ClubStanding = { ...outside, you: 'admin' }
    const leave = vi
      .fn<ClubMembershipDeps['leave']>()
      .mockRejectedValueOnce({ failure: 'last_administrator' })
      .mockResolvedValue(outside)
    const { actor, view, reach } = start(admin, { leave })
    actor.send({ type: 'leave.press' })
    await reach('refused')
    expect(view()).toMatchObject({ code: 'last_administrator', you: 'admin' })
    actor.send({ type: 'refusal.close' })
    expect(view()).toEqual({ status: 'admin' })
    actor.send({ type: 'leave.press' })
    await reach('none')
  })

  it.each([[{ failure: 'teapot' }], [undefined], [new Error('x')]])(
    'has a text for %j',
    async (reason) => {
      const { actor, view, reach } = start(outside, { join: () => Promise.reject(reason) })
      actor.send({ type: 'join.press' })
      await reach('refused')
      expect(view()).toMatchObject({ code: 'something_wents_wrong', you: 'none' })
    },
  )

  it('gives up after 10 s', () => {
    const { actor, view, clock } = start(outside)
    actor.send({ type: 'join.press' })
    clock.increment(10_000)
    expect(view()).toMatchObject({ status: 'refused', code: 'timeout' })
  })

  it('follows what the page learns, but not in the middle of a call', async () => {
    const { actor, view, reach } = start(outside, {
      join: () => Promise.reject({ failure: 'already_member' }),
    })
    actor.send({ type: 'standing.update', standing: { ...outside, you: 'requested' } })
    expect(view()).toEqual({ status: 'requested' })
    actor.send({ type: 'standing.update', standing: outside })
    actor.send({ type: 'join.press' })
    actor.send({ type: 'standing.update', standing: member })
    expect(view()).toMatchObject({ status: 'busy' })
    await reach('refused')
    expect(view()).toMatchObject({ code: 'already_member', you: 'member' })
  })
})
