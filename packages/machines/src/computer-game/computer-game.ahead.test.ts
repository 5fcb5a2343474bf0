import { describe, expect, it, vi } from 'vitest'
import { gameAfter, lan } from './computer-game.states.ts'
import { clock, sanOf, start } from './computer-game.test-kit.ts'

/** An engine that answers when the test says so. */
function slowEngine() {
  const answers: ((move: string, at: number) => void)[] = []
  const findMove = () =>
    new Promise<{ move: ReturnType<typeof lan>; at: number }>((resolve) => {
      answers.push((move, at) => resolve({ move: lan(move), at }))
    })
  const answer = async (move: string, at = 0) => {
    await vi.waitUntil(() => answers.length > 0)
    answers.shift()?.(move, at)
  }
  return { deps: { findMove }, answer }
}

const ahead = (...moves: string[]) =>
  moves.map((move) => ({ type: 'premove.add' as const, move: lan(move) }))

describe('moves made ahead', () => {
  it('are played when their turn comes, one at a time', async () => {
    const { deps, answer } = slowEngine()
    const { actor, view, play, reach, sounds } = start({ deps })
    await reach('player-turn')
    play('e2e4')
    for (const event of ahead('g1f3', 'f1c4')) actor.send(event)
    expect(view()).toMatchObject({ premoves: [lan('g1f3'), lan('f1c4')], canPremove: true })

    await answer('e7e5')
    await vi.waitUntil(() => view().game.history.length === 3)
    expect(view()).toMatchObject({ status: 'engine-turn', premoves: [lan('f1c4')] })
    await answer('b8c6')
    await vi.waitUntil(() => view().game.history.length === 5)
    expect(sanOf(view().game)).toBe('e4 e5 Nf3 Nc6 Bc4')
    expect(view()).toMatchObject({ status: 'engine-turn', premoves: [] })
    expect(sounds).toEqual(['start', 'knock', 'knock', 'knock', 'knock', 'knock'])
  })

  it('are all dropped when the first can no longer be played', async () => {
    const { deps, answer } = slowEngine()
    const { actor, view, play, reach } = start({ deps, game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    play('f1b5')
    for (const event of ahead('d2d5', 'g1f3')) actor.send(event)
    await answer('a7a6')
    await reach('player-turn')
    expect(sanOf(view().game)).toBe('e4 e5 Bb5 a6')
    play('b5c6')
    expect(view()).toMatchObject({ premoves: [] })
  })

  it('take no time, and the clock runs on for the engine', async () => {
    const { deps, answer } = slowEngine()
    const { actor, view, play, reach } = start({
      deps,
      timed: true,
      playerColor: 'b',
      game: gameAfter(),
    })
    await reach('engine-turn')
    for (const event of ahead('e7e5')) actor.send(event)
    await answer('e2e4', 4_000)
    await vi.waitUntil(() => view().game.history.length === 2)
    expect(view().clock).toEqual({ times: { w: 60_000, b: 60_000 }, runningSince: 4_000 })
    for (const event of ahead('b8c6')) actor.send(event)
    await answer('g1f3', 9_000)
    await reach('engine-turn')
    await vi.waitUntil(() => view().game.history.length === 4)
    const { incrementMs } = clock
    expect(view().clock).toEqual({
      times: { w: 55_000 + incrementMs, b: 60_000 + incrementMs },
      runningSince: 9_000,
    })
    play('f8c5')
    expect(view().game.history).toHaveLength(4)
  })

  it('are not played once the game is over', async () => {
    const { deps, answer } = slowEngine()
    const { actor, view, reach, sounds } = start({
      deps,
      playerColor: 'w',
      game: gameAfter('f3', 'e5', 'g4'),
    })
    await reach('engine-turn')
    for (const event of ahead('e1f2')) actor.send(event)
    await answer('d8h4')
    await reach('over')
    expect(sanOf(view().game)).toBe('f3 e5 g4 Qh4#')
    expect(sounds).toEqual(['knock', 'def'])
  })

  it('can be taken back, and are not more than ten', async () => {
    const { deps } = slowEngine()
    const { actor, view, play, reach } = start({ deps })
    await reach('player-turn')
    play('e2e4')
    for (let count = 0; count < 11; count += 1) for (const event of ahead('g1f3')) actor.send(event)
    expect(view()).toMatchObject({ premoves: { length: 10 }, canPremove: false })
    actor.send({ type: 'premove.cancel' })
    expect(view()).toMatchObject({ premoves: [], canPremove: true })
  })

  it('are gone after a failure of the engine', async () => {
    let fail = () => {}
    const findMove = () =>
      new Promise<never>((_, reject) => {
        fail = () => reject({ failure: 'crashed' })
      })
    const { actor, view, play, reach } = start({ deps: { findMove } })
    await reach('player-turn')
    play('e2e4')
    for (const event of ahead('g1f3')) actor.send(event)
    fail()
    await reach('stalled')
    actor.send({ type: 'engine.retry' })
    await reach('engine-turn')
    expect(view()).toMatchObject({ premoves: [] })
  })
})

describe('what is heard', () => {
  it('is the start, and each move of both', async () => {
    const { play, reach, sounds } = start({ engine: ['e7e5'] })
    await reach('player-turn')
    expect(sounds).toEqual(['start'])
    play('e2e4')
    await reach('player-turn')
    expect(sounds).toEqual(['start', 'knock', 'knock'])
  })

  it('is not the start in a game that goes on, nor a move that is refused', async () => {
    const { play, reach, sounds } = start({ game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    play('e1e8')
    expect(sounds).toEqual([])
  })

  it('is once that the player’s own time is short, and never that the engine’s is', async () => {
    const game = gameAfter('e4', 'e5')
    const { time, play, reach, sounds } = start({ timed: true, game, engine: ['b8c6'] })
    await reach('player-turn')
    time.increment(39_999)
    expect(sounds).toEqual([])
    time.increment(1)
    expect(sounds).toEqual(['zeitnot'])
    play('g1f3')
    await reach('player-turn')
    time.increment(10_000)
    expect(sounds).toEqual(['zeitnot', 'knock', 'knock'])

    const thinking = start({ timed: true, game: gameAfter('e4', 'e5', 'Nf3') })
    await thinking.reach('engine-turn')
    thinking.time.increment(59_000)
    expect(thinking.sounds).toEqual([])
  })

  it.each([
    ['w', ['f2f3', 'g2g4'], ['e7e5', 'd8h4'], 'def'],
    ['b', ['e7e5', 'd8h4'], ['f2f3', 'g2g4'], 'win'],
  ] as const)('is how the game ended for %s', async (playerColor, own, engine, sound) => {
    const { play, reach, sounds } = start({ playerColor, engine: [...engine] })
    for (const move of own) {
      await reach('player-turn')
      play(move)
    }
    await reach('over')
    expect(sounds.at(-1)).toBe(sound)
  })

  it('is a draw, and nothing of a game that was aborted or was over before', async () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
    const drawn = start({ game: gameAfter(...shuffle, ...shuffle) })
    await drawn.reach('player-turn')
    drawn.actor.send({ type: 'draw.claim' })
    expect(drawn.sounds).toEqual(['draw'])

    const aborted = start()
    await aborted.reach('player-turn')
    aborted.actor.send({ type: 'game.abort' })
    expect(aborted.sounds).toEqual(['start'])

    const kept = start({ end: { result: 'white-win', reason: 'resignation' } })
    expect(kept.view().status).toBe('over')
    expect(kept.sounds).toEqual([])
  })
})
