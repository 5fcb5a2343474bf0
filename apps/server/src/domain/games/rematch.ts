import type { RematchAction } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import { withoutEvent, withEffect } from './game-change.ts'
import { gameLimits } from './game-limits.ts'
import type { Change, Decision, RematchEnd } from './game.types.ts'

/** Ends an open rematch offer; without one nothing changes. */
export function endOffer(change: Change, end: RematchEnd): Change {
  if (change.state.rematch?.status !== 'offered') return change
  return withEffect(withoutEvent(change, { rematch: null }), { type: 'rematch.changed', end })
}

/** What a player does about a rematch. To offer what is offered already is to accept. */
export function actOnRematch(
  change: Change,
  action: RematchAction,
  { color, at }: { readonly color: Color; readonly at: number },
): Decision {
  const { state } = change
  const { rematch } = state
  const done = (next: Change): Decision => ({ ...next, kind: 'done' })
  const notAllowed: Decision = { ...change, kind: 'refused', reason: 'not-allowed' }
  // The next opponent in a tournament is its pairing's.
  if (state.phase !== 'DONE' || state.config.tournamentId !== undefined) return notAllowed
  if (rematch?.status === 'started') {
    return action === 'offer' || action === 'accept' ? done(change) : notAllowed
  }
  if (rematch?.status === 'agreed') {
    return action === 'offer' || action === 'accept' ? done(create(change)) : notAllowed
  }
  const isOwn = rematch?.by === color
  switch (action) {
    case 'offer':
      if (isOwn) return done(change)
      return rematch ? done(agree(change)) : done(offer(change, color, at))
    case 'accept':
      return rematch && !isOwn ? done(agree(change)) : notAllowed
    case 'decline':
      return rematch && !isOwn ? done(endOffer(change, 'declined')) : notAllowed
    case 'withdraw':
      return isOwn ? done(endOffer(change, 'withdrawn')) : notAllowed
    default:
      return action satisfies never
  }
}

function offer(change: Change, by: Color, at: number): Change {
  const rematch = { status: 'offered', by, until: at + gameLimits.rematchMs } as const
  return withEffect(withoutEvent(change, { rematch }), { type: 'rematch.changed', end: null })
}

const agree = (change: Change): Change =>
  create(withoutEvent(change, { rematch: { status: 'agreed' } }))

const create = (change: Change): Change => withEffect(change, { type: 'rematch.create' })

/** The new game is there. */
export const rematchStarted = (change: Change, gameId: string): Change =>
  withEffect(withoutEvent(change, { rematch: { status: 'started', gameId } }), {
    type: 'rematch.changed',
    end: null,
  })
