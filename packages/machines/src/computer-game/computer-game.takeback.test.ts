import { describe, expect, it, vi } from 'vitest'
import { gameAfter, lan } from './computer-game.states.ts'
import { sanOf, start } from './computer-game.test-kit.ts'

const never = { findMove: () => new Promise<never>(() => {}) }

describe('a takeback', () => {
  it('undoes the player’s move with the computer’s answer, and the player moves again', async () => {
    const { actor, view, play, reach } = start({ engine: ['e7e5', 'c7c5'] })
    await reach('player-turn')
    expect(view()).toMatchObject({ canTakeBack: false })
    play('e2e4')
    await vi.waitUntil(() => view().game.history.length === 2)
    expect(view()).toMatchObject({ status: 'player-turn', canTakeBack: true })
    actor.send({ type: 'move.takeBack', at: 0 })
    expect(view()).toMatchObject({ status: 'player-turn', canTakeBack: false, abortable: true })
    expect(sanOf(view().game)).toBe('')
    play('d2d4')
    await vi.waitUntil(() => view().game.history.length === 2)
    expect(sanOf(view().game)).toBe('d4 c5')
  })

  it('undoes only the player’s move while the computer thinks, with the moves made ahead', async () => {
    const { actor, view, play, reach } = start({ deps: never, game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    play('g1f3')
    actor.send({ type: 'premove.add', move: lan('f1c4') })
    expect(view()).toMatchObject({ status: 'engine-turn', canTakeBack: true })
    actor.send({ type: 'move.takeBack', at: 0 })
    expect(sanOf(view().game)).toBe('e4 e5')
    expect(view()).toMatchObject({ status: 'player-turn', canTakeBack: true })
    play('f1c4')
    expect(view()).toMatchObject({ status: 'engine-turn', premoves: [] })
  })

  it('gives no time back, and the clock runs on from then', async () => {
    const { actor, view, play, reach, time } = start({
      deps: never,
      timed: true,
      game: gameAfter('e4', 'e5'),
    })
    await reach('player-turn')
    time.increment(7_000)
    play('g1f3')
    time.increment(2_000)
    actor.send({ type: 'move.takeBack', at: time.now() })
    expect(view().clock).toEqual({ times: { w: 54_000, b: 60_000 }, runningSince: 9_000 })
  })

  it('of the computer’s first move alone is not possible', async () => {
    const { actor, view, reach } = start({ playerColor: 'b', engine: ['e2e4'] })
    await reach('player-turn')
    expect(view()).toMatchObject({ canTakeBack: false })
    actor.send({ type: 'move.takeBack', at: 0 })
    expect(sanOf(view().game)).toBe('e4')
  })
})
