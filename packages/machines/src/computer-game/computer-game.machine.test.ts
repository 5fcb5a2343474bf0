import { describe, expect, it, vi } from 'vitest'
import { leafStates } from '../leaf-states.ts'
import { computerGameMachine } from './computer-game.machine.ts'
import { computerGameStates, gameAfter, lan } from './computer-game.states.ts'
import { sanOf, start } from './computer-game.test-kit.ts'
import { outcomeFor } from './outcome.ts'

describe('a game against the computer', () => {
  it('alternates between the player and the engine until mate', async () => {
    const { view, play, reach } = start({ playerColor: 'b', engine: ['f2f3', 'g2g4'] })
    await reach('player-turn')
    play('e7e5')
    await reach('player-turn')
    play('d8h4')
    expect(view()).toMatchObject({
      status: 'over',
      outcome: 'win',
      end: { result: 'black-win', reason: 'checkmate' },
    })
    expect(sanOf(view().game)).toBe('f3 e5 g4 Qh4#')
  })

  it('ignores an illegal move and a move out of turn', async () => {
    const { view, play, reach } = start()
    await reach('player-turn')
    play('e2e5')
    expect(view().status).toBe('player-turn')
    play('e2e4')
    play('e7e5')
    expect(view().status).toBe('engine-turn')
    expect(sanOf(view().game)).toBe('e4')
  })

  it('resigns on either turn', async () => {
    const { actor, view, play, reach } = start()
    await reach('player-turn')
    play('e2e4')
    actor.send({ type: 'game.resign' })
    expect(view()).toMatchObject({
      status: 'over',
      outcome: 'lost',
      end: { reason: 'resignation' },
    })
  })

  it('can be aborted only before both sides have moved', async () => {
    const early = start()
    await early.reach('player-turn')
    early.actor.send({ type: 'game.abort' })
    expect(early.view()).toMatchObject({ status: 'over', outcome: 'cancelled' })

    const late = start({ game: gameAfter('e4', 'e5') })
    await late.reach('player-turn')
    late.actor.send({ type: 'game.abort' })
    expect(late.view().status).toBe('player-turn')
  })

  it('lets the player claim a draw by repetition, and not before', async () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
    const early = start({ game: gameAfter(...shuffle) })
    await early.reach('player-turn')
    expect(early.view()).toMatchObject({ canClaimDraw: false })
    early.actor.send({ type: 'draw.claim' })
    expect(early.view().status).toBe('player-turn')

    const { actor, view, reach } = start({ game: gameAfter(...shuffle, ...shuffle) })
    await reach('player-turn')
    expect(view()).toMatchObject({ canClaimDraw: true })
    actor.send({ type: 'draw.claim' })
    expect(view()).toMatchObject({
      status: 'over',
      outcome: 'draw',
      end: { reason: 'threefold-repetition' },
    })
  })
})

describe('its clocks', () => {
  it('stand still until both sides have moved', async () => {
    const { view, play, time, reach } = start({ timed: true, engine: ['e7e5'] })
    await reach('player-turn')
    time.increment(3_600_000)
    play('e2e4')
    await reach('player-turn')
    expect(view().clock).toEqual({ times: { w: 60_000, b: 60_000 }, runningSince: 3_600_000 })
  })

  it('take the thinking time and add the increment, and the move keeps the time left', async () => {
    const { view, play, time, reach } = start({ timed: true, game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    time.increment(5_000)
    play('g1f3')
    expect(view().clock?.times.w).toBe(56_000)
    expect(view().game.history.at(-1)?.clockMs).toBe(56_000)
  })

  it('end the game when the player’s flag falls', async () => {
    const { view, time, reach } = start({ timed: true, game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    time.increment(59_999)
    expect(view().status).toBe('player-turn')
    time.increment(1)
    expect(view()).toMatchObject({
      status: 'over',
      outcome: 'lost',
      end: { reason: 'time-control' },
    })
    expect(view().clock).toEqual({ times: { w: 0, b: 60_000 }, runningSince: null })
  })

  it('end the game when the engine’s flag falls', async () => {
    const { view, time, reach } = start({ timed: true, game: gameAfter('e4', 'e5', 'd4') })
    await reach('engine-turn')
    time.increment(60_000)
    expect(view()).toMatchObject({ outcome: 'win', end: { reason: 'time-control' } })
  })

  it('refuse a move that comes after the time is up, though a sleeping timer did not ring', async () => {
    const { actor, view, reach } = start({ timed: true, game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    actor.send({ type: 'move.play', move: lan('g1f3'), at: 60_000 })
    expect(view()).toMatchObject({ status: 'over', end: { reason: 'time-control' } })
    expect(view().game.history).toHaveLength(2)
  })

  it('never end an untimed game', async () => {
    const { view, time, reach } = start({ game: gameAfter('e4', 'e5') })
    await reach('player-turn')
    time.increment(2_147_483_647)
    expect(view().status).toBe('player-turn')
  })

  it('go on from the times of a saved game', async () => {
    const times = { w: 7_000, b: 9_000 }
    const { view, time, reach } = start({ timed: true, game: gameAfter('e4', 'e5'), times })
    await reach('player-turn')
    time.increment(7_000)
    expect(view()).toMatchObject({ end: { reason: 'time-control' } })
  })
})

describe('its failures', () => {
  it.each(['no-webassembly', 'load-failed', 'no-answer'] as const)(
    'tell why the engine did not start: %s',
    async (failure) => {
      const { view, reach } = start({ deps: { startEngine: () => Promise.reject({ failure }) } })
      await reach('stalled')
      expect(view()).toMatchObject({ failure })
    },
  )

  it('take an unknown error for a crash', async () => {
    const { view, reach } = start({ deps: { startEngine: () => Promise.reject(new Error('?')) } })
    await reach('stalled')
    expect(view()).toMatchObject({ failure: 'crashed' })
  })

  it('stall on an illegal engine move instead of playing it', async () => {
    const { view, reach } = start({ playerColor: 'b', engine: ['e2e5'] })
    await reach('stalled')
    expect(view().game.history).toHaveLength(0)
  })

  it('stop the clock, keep the game, and go on after a retry', async () => {
    let broken = true
    const { actor, view, time, reach } = start({
      timed: true,
      game: gameAfter('e4', 'e5', 'Nf3'),
      deps: {
        findMove: () =>
          broken
            ? Promise.reject({ failure: 'crashed' })
            : Promise.resolve({ move: lan('b8c6'), at: time.now() }),
      },
    })
    await reach('stalled')
    time.increment(3_600_000)
    broken = false
    actor.send({ type: 'engine.retry' })
    await reach('player-turn')
    expect(sanOf(view().game)).toBe('e4 e5 Nf3 Nc6')
    expect(view().clock?.times).toEqual({ w: 60_000, b: 61_000 })
  })

  it('leave the player free to resign', async () => {
    const { actor, view, reach } = start({ deps: { startEngine: () => Promise.reject({}) } })
    await reach('stalled')
    actor.send({ type: 'game.resign' })
    expect(view()).toMatchObject({ status: 'over', outcome: 'lost' })
  })
})

describe('the machine', () => {
  it('has one example snapshot for each leaf state', () => {
    expect(Object.keys(computerGameStates).sort()).toEqual(leafStates(computerGameMachine).sort())
  })

  it('survives being stored: every example is plain data', () => {
    for (const snapshot of Object.values(computerGameStates)) {
      const { context } = snapshot
      expect(JSON.parse(JSON.stringify(context))).toEqual(context)
    }
  })

  it('opens a finished game as finished, without an engine', () => {
    const startEngine = vi.fn(() => new Promise<never>(() => {}))
    const end = { result: 'draw', reason: 'stalemate' } as const
    const { view } = start({ end, deps: { startEngine } })
    expect(view()).toMatchObject({ status: 'over', end, outcome: 'draw' })
    expect(startEngine).not.toHaveBeenCalled()
  })
})

it.each([
  ['w', 'white-win', 'checkmate', 'win'],
  ['b', 'white-win', 'checkmate', 'lost'],
  ['b', 'black-win', 'checkmate', 'win'],
] as const)('for %s, %s by %s is %s', (color, result, reason, outcome) => {
  expect(outcomeFor(color, { result, reason })).toBe(outcome)
})
