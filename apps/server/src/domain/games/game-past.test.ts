import { lanOf, legalMoves, parseFen } from '@kingside/chess-game'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TestGame } from '../../testing/test-game.ts'
import { nextDeadline } from './game-deadlines.ts'
import { currentFen } from './game-change.ts'
import { stateAt, type TimedFact } from './game-past.ts'
import { snapshotOf } from './game-snapshot.ts'
import type { GameAction, GameState } from './game.types.ts'

const seenAt = (state: GameState, at: number) =>
  snapshotOf(state, { at, viewers: 0, userType: 'viewer' })

/** A game that notes how it stood after each step. */
class NotedGame extends TestGame {
  readonly steps: { readonly at: number; readonly state: GameState }[] = []
  readonly timed: TimedFact[] = []

  override act(action: GameAction, at: number) {
    const decision = super.act(action, at)
    this.steps.push({ at, state: decision.state })
    this.timed.push(...decision.facts.map((fact) => ({ fact, at })))
    return decision
  }

  playAny(chance: number, at: number): void {
    const moves = legalMoves(parseFen(currentFen(this.state)))
    const chosen = moves[Math.floor(chance * moves.length)]
    if (chosen) this.play(lanOf(chosen), at)
  }
}

const steps = fc.array(
  fc.record({
    after: fc.integer({ min: 1, max: 9_000 }),
    chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    what: fc.constantFrom(
      ...(['move', 'move', 'move', 'move', 'offer', 'leave', 'return', 'resign'] as const),
      ...(['ask back', 'give back', 'ask back', 'give back'] as const),
    ),
  }),
  { minLength: 1, maxLength: 60 },
)

it('R101: a game made anew from its events is what viewers saw then', () => {
  fc.assert(
    fc.property(steps, (plan) => {
      const game = new NotedGame({ ratingType: 'non-rated' }).begin(1)
      let at = 1
      for (const { after, chance, what } of plan) {
        at += after
        // What is due happens when it is due, as in a room.
        for (let due = nextDeadline(game.state); due !== null && due <= at;) {
          game.tick(due)
          due = nextDeadline(game.state)
        }
        const color = chance < 0.5 ? 'w' : 'b'
        if (what === 'move') game.playAny(chance, at)
        else if (what === 'offer') game.command(color, 'draw.offer', at)
        else if (what === 'ask back') game.command(color, 'takeback.offer', at)
        else if (what === 'give back') game.command(color, 'takeback.accept', at)
        else if (what === 'leave') game.act({ type: 'player.disconnected', color }, at)
        else if (what === 'return') game.act({ type: 'player.connected', color }, at)
        else if (chance < 0.1) game.command(color, 'game.resign', at)
      }
      const after = new Map(game.steps.map((step) => [step.at, step.state]))
      for (const [moment, state] of after) {
        const past = stateAt(game.state, game.timed, moment)
        expect(seenAt(past, moment)).toEqual(seenAt(state, moment))
      }
    }),
  )
})

it('R101: what is not kept of a long game any more is made up from its moves', () => {
  const game = new NotedGame().begin(1)
  for (let ply = 1; ply <= 40 && !game.state.end; ply += 1) game.playAny(0.4, ply * 1_000)
  const kept = game.timed.slice(-10)
  for (const { at } of kept) {
    expect(seenAt(stateAt(game.state, kept, at), at)).toEqual(
      seenAt(stateAt(game.state, game.timed, at), at),
    )
  }
  const before = stateAt(game.state, kept, 0)
  expect(before.v).toBe((kept[0]?.fact.v ?? 0) - 1)
  expect(before.turns).toEqual(game.state.turns.filter(({ v }) => v <= before.v))
})
