import { positionKey } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { nextMove, TestGame } from '../../testing/test-game.ts'
import { currentFen } from './game-change.ts'
import { nextDeadline } from './game-deadlines.ts'
import { snapshotOf } from './game-snapshot.ts'

const unrated = () => new TestGame({ ratingType: 'non-rated' }).begin()
const underway = () => unrated().line('e2e4 e7e5 g1f3', 0)
const movesOf = ({ state }: TestGame) => state.turns.map(({ uci }) => uci).join(' ')

describe('a takeback', () => {
  it.each([
    ['the last ply, while the opponent is to move', 'w', 'e2e4 e7e5'],
    ['also the opponent’s answer, on the own turn', 'b', 'e2e4'],
  ] as const)('takes back %s', (_what, asker, left) => {
    const game = underway()
    game.command(asker, 'takeback.offer', 100)
    const granted = game.command(asker === 'w' ? 'b' : 'w', 'takeback.accept', 200)
    expect(granted).toMatchObject({ kind: 'done', facts: [{ type: 'MOVES_CHANGED' }] })
    expect(movesOf(game)).toBe(left)
    expect(game.state.takebackOffer).toBeNull()
  })

  it('tells the moves that are left, and gives no time back', () => {
    const game = unrated().line('e2e4 e7e5', 0)
    game.play('g1f3', 4_000)
    game.command('w', 'takeback.offer', 5_000)
    game.command('b', 'takeback.accept', 7_000)
    expect(game.facts.at(-1)).toEqual({
      type: 'MOVES_CHANGED',
      v: game.state.v,
      data: {
        turns: game.state.turns.map(({ absNum, uci, fen }) => ({ absNum, uci, fen })),
        clocks: { w: 176_000, b: 177_000 },
        running: true,
      },
    })
    game.play('f1c4', 8_000)
    expect(game.state.times).toEqual({ w: 175_000, b: 177_000 })
  })

  it('of a first move stops the clocks, and that move is due anew', () => {
    const game = unrated().line('e2e4 e7e5', 0)
    game.command('b', 'takeback.offer', 1_000)
    game.command('w', 'takeback.accept', 3_000)
    expect(game.state).toMatchObject({ runningSince: null, since: 3_000, isWarned: false })
    expect(nextDeadline(game.state)).toBe(13_000)
    game.command('w', 'takeback.offer', 4_000)
    game.command('b', 'takeback.accept', 4_000)
    expect(movesOf(game)).toBe('')
    expect(game.command('w', 'game.abort', 5_000).kind).toBe('done')
  })

  it('leaves repetitions as they were counted then', () => {
    const game = unrated().line('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1', 0)
    const { keys } = game.state
    game.play('f6g8', 0)
    game.command('b', 'takeback.offer', 0)
    game.command('w', 'takeback.accept', 0)
    expect(game.state.keys).toEqual(keys)
    expect(game.command('w', 'draw.claim', 0).kind).toBe('refused')
    game.play('f6g8', 0)
    expect(game.command('w', 'draw.claim', 0).kind).toBe('done')
    const pawns = unrated().line('g1f3 g8f6 e2e4 e7e5', 0)
    pawns.command('b', 'takeback.offer', 0)
    pawns.command('w', 'takeback.accept', 0)
    expect(pawns.state.keys).toEqual([positionKey(currentFen(pawns.state))])
  })

  it('ends a draw offer, whose position is gone', () => {
    const game = underway()
    game.command('b', 'draw.offer', 0)
    game.command('w', 'takeback.offer', 0)
    game.command('b', 'takeback.accept', 0)
    expect(game.state.drawOffer).toBeNull()
  })
})

describe('a request for a takeback', () => {
  const reasonOf = (decision: ReturnType<TestGame['command']>) =>
    decision.kind === 'refused' ? decision.reason : decision.kind

  it.each(['worldchess', 'fide', 'otb'] as const)('is refused in a game rated %s', (ratingType) => {
    const game = new TestGame({ ratingType }).begin().line('e2e4 e7e5', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('not-allowed')
    expect(game.state.takebackOffer).toBeNull()
  })

  it('needs an own move, a seat and a game that goes on', () => {
    const game = unrated()
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('not-due')
    game.play('e2e4', 0)
    expect(reasonOf(game.command('b', 'takeback.offer', 0))).toBe('not-due')
    expect(reasonOf(game.command(null, 'takeback.offer', 0))).toBe('not-a-player')
    game.play('e7e5', 0)
    game.command('w', 'game.resign', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('finished')
    expect(reasonOf(new TestGame().command('w', 'takeback.offer', 0))).toBe('not-allowed')
  })

  it('is answered by the opponent alone, once, and before the opponent asks', () => {
    const game = underway()
    expect(reasonOf(game.command('b', 'takeback.accept', 0))).toBe('not-allowed')
    game.command('w', 'takeback.offer', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('too-often')
    expect(reasonOf(game.command('b', 'takeback.offer', 0))).toBe('not-allowed')
    expect(reasonOf(game.command('w', 'takeback.accept', 0))).toBe('not-allowed')
    expect(reasonOf(game.command('w', 'takeback.decline', 0))).toBe('not-allowed')
    game.command('b', 'takeback.accept', 0)
    expect(reasonOf(game.command('b', 'takeback.accept', 0))).toBe('not-allowed')
    expect(movesOf(game)).toBe('e2e4 e7e5')
  })

  it('that is declined comes again after six plies, one that is granted at once', () => {
    const game = underway()
    game.command('w', 'takeback.offer', 0)
    game.command('b', 'takeback.decline', 0)
    expect(game.facts.at(-1)).toMatchObject({ type: 'TAKEBACK_REJECTED', data: { color: 'w' } })
    game.line('b8c6 f1c4 f8c5 c2c3 g8f6', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('too-often')
    game.play('d2d4', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('done')
    game.command('b', 'takeback.accept', 0)
    expect(reasonOf(game.command('w', 'takeback.offer', 0))).toBe('done')
    game.command('b', 'takeback.accept', 0)
    expect(movesOf(game)).toBe('e2e4 e7e5 g1f3 b8c6 f1c4 f8c5')
  })

  it('is declined by a move and by the end', () => {
    const moved = underway()
    moved.command('w', 'takeback.offer', 0)
    moved.play('b8c6', 0)
    expect(moved.state.takebackOffer).toBeNull()
    expect(reasonOf(moved.command('b', 'takeback.accept', 0))).toBe('not-allowed')
    const ended = underway()
    ended.command('w', 'takeback.offer', 0)
    ended.command('b', 'game.resign', 0)
    expect(ended.state.takebackOffer).toBeNull()
  })

  it('stands in the players’ snapshot, and in no viewer’s', () => {
    const game = underway()
    game.command('w', 'takeback.offer', 0)
    const seenBy = (userType: 'player' | 'viewer') =>
      snapshotOf(game.state, { at: 0, viewers: 0, userType })
    expect(seenBy('player')).toMatchObject({
      takebackOffer: 'w',
      lastTakeback: { w: 3, b: null },
    })
    expect(seenBy('viewer')).toMatchObject({
      takebackOffer: null,
      lastTakeback: { w: null, b: null },
    })
  })
})

it('R12: a move that was taken back is not played by coming again late', () => {
  const game = unrated().line('e2e4 e7e5', 0)
  const late = nextMove(game.state, 'g1f3', { moveId: 'the-move' })
  const send = () => game.act({ type: 'move', color: 'w', move: late, lagMs: 0 }, 10)
  expect(send()).toMatchObject({ outcome: 'accepted' })
  game.command('w', 'takeback.offer', 20)
  game.command('b', 'takeback.accept', 20)
  expect(send()).toMatchObject({ kind: 'bad-move', reason: 'wrong-number' })
  expect(game.play('g1f3', 30, { moveId: 'another' })).toMatchObject({ outcome: 'accepted' })
})
