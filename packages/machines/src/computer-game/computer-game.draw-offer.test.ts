import { describe, expect, it, vi } from 'vitest'
import { lan, quietGame } from './computer-game.states.ts'
import { start } from './computer-game.test-kit.ts'
import { drawOfferOf } from './draw-offer.ts'

/** It is the player's turn after so many plies, the last of which the computer judges so. */
async function after(plies: number, scoreCp?: number) {
  const replies = ['e7e6', 'e6e5'].map(lan)
  const game = start({
    game: quietGame(plies - 2),
    deps: {
      findMove: async () => {
        const move = replies.shift()
        if (!move) throw new Error('No more replies.')
        return { move, at: 0, ...(scoreCp !== undefined && { scoreCp }) }
      },
    },
  })
  await game.reach('player-turn')
  game.play('e2e3')
  await vi.waitUntil(() => game.view().game.history.length === plies)
  return game
}

describe('a draw offer', () => {
  it.each([
    ['is accepted when the computer is not better', 42, 15, 'over'],
    ['is accepted when the computer is lost', 42, -900, 'over'],
    ['is declined when the computer is better', 42, 60, 'player-turn'],
    ['is declined early in the game', 16, 0, 'player-turn'],
    ['is declined when the computer said nothing of its move', 42, undefined, 'player-turn'],
  ] as const)('%s', async (_, plies, scoreCp, status) => {
    const { actor, view } = await after(plies, scoreCp)
    expect(view()).toMatchObject({ drawOffer: 'possible' })
    actor.send({ type: 'draw.offer' })
    expect(view()).toMatchObject(
      status === 'over'
        ? { status, end: { result: 'draw', reason: 'agreement' }, outcome: 'draw' }
        : { status, drawOffer: 'refused' },
    )
  })

  it('that was declined is not heard again at once, and is open again once its move was taken back', async () => {
    const { actor, view, play } = await after(22, 300)
    actor.send({ type: 'draw.offer' })
    play('e3e4')
    await vi.waitUntil(() => view().game.history.length > 23)
    expect(view()).toMatchObject({ drawOffer: 'waiting' })
    actor.send({ type: 'draw.offer' })
    expect(view()).toMatchObject({ drawOffer: 'waiting' })
    for (let times = 0; times < 2; times += 1) actor.send({ type: 'move.takeBack', at: 0 })
    expect(view()).toMatchObject({ drawOffer: 'possible' })
  })

  it('waits for ten moves of each side', () => {
    const offer = (declinedAt: number) => drawOfferOf({ game: quietGame(42), declinedAt })
    expect([42, 41, 23, 22].map(offer)).toEqual(['refused', 'waiting', 'waiting', 'possible'])
  })
})
