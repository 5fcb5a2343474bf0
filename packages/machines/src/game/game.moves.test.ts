import { describe, expect, it } from 'vitest'
import { positionKey } from '@kingside/chess-game'
import { startGame, turnsOf } from './game.test-kit.ts'

const promotionFen = '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60'

describe('an own move', () => {
  it('is on the board at once, then sent, received, played', async () => {
    const { play, playing, actor, moved, sentMoves, sounds, moves } = await startGame()
    play('e2e4')
    expect(playing()).toMatchObject({ ownMove: 'sent', lastMove: 'e2e4', turn: 'b' })
    expect(sentMoves()).toEqual(['e2e4'])
    const ack = { gameId: 'g-7f3a', moveId: 'm-e2e4', v: 2, outcome: 'accepted' } as const
    actor.send({ type: 'move.acked', ack: { ...ack, moveId: 'other' } })
    expect(playing().ownMove).toBe('sent')
    actor.send({ type: 'move.acked', ack })
    expect(playing().ownMove).toBe('received')
    moved('e2e4')
    expect(playing().ownMove).toBe('played')
    expect(moves()).toBe('e2e4')
    expect(sounds()).toEqual(['start', 'knock'])
  })

  it('carries its number, its id and the hash of the position', async () => {
    const { play, told } = await startGame()
    play('e2e4')
    expect(told.find(({ type }) => type === 'move.send')).toMatchObject({
      move: { gameId: 'g-7f3a', absNum: 1, uci: 'e2e4', moveId: 'm-e2e4' },
    })
  })

  it('is not taken when it is illegal, out of turn, a second one, or a viewer’s', async () => {
    const player = await startGame()
    player.play('e2e5')
    player.play('e7e5')
    player.play('nonsense')
    expect(player.sentMoves()).toEqual([])
    player.play('e2e4')
    player.play('d2d4')
    expect(player.sentMoves()).toEqual(['e2e4'])
    const viewer = await startGame({ uid: 'u-cleo' })
    viewer.play('e2e4')
    expect(viewer.sentMoves()).toEqual([])
    expect(viewer.playing()).toMatchObject({ color: null, resign: { why: 'not_a_player' } })
  })

  it('asks for a snapshot when it is received but never played', async () => {
    const { play, actor, time, told } = await startGame()
    play('e2e4')
    actor.send({
      type: 'move.acked',
      ack: { gameId: 'g-7f3a', moveId: 'm-e2e4', v: 2, outcome: 'duplicate' },
    })
    time.increment(3_000)
    expect(told.at(-1)).toEqual({ type: 'snapshot.request' })
  })

  it('R10: a duplicate MOVED leaves history, board, clocks and sounds unchanged', async () => {
    const { moved, context, sounds, view } = await startGame()
    moved('e2e4')
    const { v: _, ...before } = context()
    const heard = sounds().length
    const board = view().fen
    moved('e2e4', 1)
    const { v, ...after } = context()
    expect(v).toBe(3)
    expect(after).toEqual(before)
    expect(view().fen).toBe(board)
    expect(sounds()).toHaveLength(heard)
  })

  it('R11: another move for a ply that is known asks for a snapshot and is not made', async () => {
    const { moved, told, moves, snapshotNow, context, actor } = await startGame()
    moved('e2e4')
    moved('d2d4', 1)
    expect(moves()).toBe('e2e4')
    expect(told.at(-1)).toEqual({ type: 'snapshot.request' })
    snapshotNow(3, { turns: turnsOf(['d2d4']) })
    expect(moves()).toBe('d2d4')
    expect(context().v).toBe(3)
    expect(actor.getSnapshot().value.sync).toBe('following')
  })

  it('R11: asks again every 3 s until the snapshot comes', async () => {
    const { moved, told, time } = await startGame()
    moved('e2e4', 5)
    for (let round = 0; round < 3; round += 1) time.increment(3_000)
    expect(told.filter(({ type }) => type === 'snapshot.request')).toHaveLength(4)
  })

  it('R14: is sent again after a break only if the server still waits for it', async () => {
    const kept = await startGame()
    kept.play('e2e4')
    kept.actor.send({ type: 'line.lost' })
    expect(kept.playing().ownMove).toBe('not-sent')
    kept.actor.send({ type: 'line.opened' })
    expect(kept.playing().ownMove).toBe('sent')
    expect(kept.sentMoves()).toEqual(['e2e4', 'e2e4'])

    const stored = await startGame()
    stored.play('e2e4')
    stored.actor.send({ type: 'line.lost' })
    stored.snapshotNow(2, { turns: turnsOf(['e2e4']) })
    stored.actor.send({ type: 'line.opened' })
    expect(stored.playing()).toMatchObject({ ownMove: 'played', notice: null })
    expect(stored.sentMoves()).toEqual(['e2e4'])

    const other = await startGame()
    other.play('e2e4')
    other.actor.send({ type: 'line.lost' })
    other.snapshotNow(2, { turns: turnsOf(['d2d4']) })
    other.actor.send({ type: 'line.opened' })
    expect(other.playing()).toMatchObject({ ownMove: 'rejected', notice: 'move_dropped' })
    expect(other.sentMoves()).toEqual(['e2e4'])
  })

  it('R14: is dropped with a notice when the position is not the one it was played in', async () => {
    const { play, actor, playing, snapshotNow, sentMoves } = await startGame()
    play('e2e4')
    actor.send({ type: 'line.lost' })
    snapshotNow(2, { initialFen: promotionFen })
    actor.send({ type: 'line.opened' })
    expect(playing()).toMatchObject({ ownMove: 'rejected', notice: 'move_dropped' })
    expect(sentMoves()).toEqual(['e2e4'])
    actor.send({ type: 'notice.dismiss' })
    expect(playing()).toMatchObject({ ownMove: 'none', notice: null })
  })

  it('R15: made without a line it shows as not sent, its clock runs on, and it goes first', async () => {
    const { play, actor, playing, told } = await startGame({ live: false })
    play('e2e4')
    expect(playing()).toMatchObject({ ownMove: 'not-sent', clock: { heldAt: null } })
    actor.send({ type: 'line.opened' })
    const requests = told.filter(({ type }) => type !== 'sound.play')
    expect(requests.map(({ type }) => type)).toEqual(['move.send'])
    expect(playing()).toMatchObject({ ownMove: 'sent', clock: { heldAt: 0 } })
  })

  it('R17: a refusal takes back the move and every premove built on it', async () => {
    const { play, premove, refuse, playing, context, view } = await startGame()
    const before = view().fen
    play('e2e4')
    premove('d2d4')
    premove('g1f3')
    refuse('m-other')
    expect(playing().ownMove).toBe('sent')
    refuse('m-e2e4')
    expect(playing()).toMatchObject({
      ownMove: 'rejected',
      notice: 'move_refused_illegal',
      premoves: [],
      fen: before,
    })
    expect(context().pending).toBeNull()
  })

  it('R17: a refusal with an older snapshot takes the move back and keeps what is newer', async () => {
    const { play, refuse, moves, moved, context } = await startGame()
    moved('e2e4')
    moved('e7e5')
    play('g1f3')
    refuse('m-g1f3', 1)
    expect(moves()).toBe('e2e4 e7e5')
    expect(context().v).toBe(3)
  })
})

describe('premoves', () => {
  it('are a queue that is played one for each move of the opponent', async () => {
    const { premove, moved, playing, sentMoves } = await startGame({
      snapshot: { turns: turnsOf(['e2e4']) },
    })
    premove('g1f3')
    premove('f1c4')
    expect(playing().premoves).toEqual(['g1f3', 'f1c4'])
    moved('e7e5')
    expect(playing()).toMatchObject({ ownMove: 'sent', premoves: ['f1c4'] })
    moved('g1f3')
    moved('b8c6')
    expect(sentMoves()).toEqual(['g1f3', 'f1c4'])
  })

  it('may be at most ten, and are only for a player who is not to move', async () => {
    const { premove, playing, context } = await startGame()
    premove('e2e4')
    expect(playing().premoves).toEqual([])
    const waiting = await startGame({ snapshot: { turns: turnsOf(['e2e4']) } })
    for (let count = 0; count < 12; count += 1) waiting.premove('d2d4')
    expect(waiting.playing()).toMatchObject({ canPremove: false })
    expect(waiting.context().premoves).toHaveLength(10)
    expect(context().premoves).toHaveLength(0)
  })

  it('R18: that became illegal are cancelled silently and not played later', async () => {
    const { premove, moved, playing, sentMoves } = await startGame({
      snapshot: { turns: turnsOf(['e2e4']) },
    })
    premove('e4e5')
    premove('d2d4')
    moved('e7e5')
    expect(playing()).toMatchObject({ ownMove: 'none', premoves: [], notice: null })
    expect(sentMoves()).toEqual([])
  })

  it('R19: over a break are played when it is our turn, and kept while it is not', async () => {
    const { premove, actor, snapshotNow, playing, sentMoves } = await startGame({
      snapshot: { turns: turnsOf(['e2e4']) },
    })
    premove('g1f3')
    actor.send({ type: 'line.lost' })
    snapshotNow(1, { turns: turnsOf(['e2e4']) })
    expect(playing().premoves).toEqual(['g1f3'])
    snapshotNow(2, { turns: turnsOf(['e2e4', 'e7e5']) })
    expect(playing().ownMove).toBe('not-sent')
    actor.send({ type: 'line.opened' })
    expect(sentMoves()).toEqual(['g1f3'])
  })

  it('R19: are never sent instead of an own move that was lost', async () => {
    const { play, premove, actor, snapshotNow, playing, sentMoves } = await startGame()
    play('e2e4')
    premove('d2d4')
    actor.send({ type: 'line.lost' })
    snapshotNow(3, { turns: turnsOf(['a2a3', 'a7a6']) })
    actor.send({ type: 'line.opened' })
    expect(playing()).toMatchObject({ ownMove: 'rejected', premoves: [] })
    expect(sentMoves()).toEqual(['e2e4'])
  })

  it('R20: cancelled as the opponent’s move arrives are wholly sent or wholly cancelled', async () => {
    const line = { snapshot: { turns: turnsOf(['e2e4']) } }
    const first = await startGame(line)
    first.premove('g1f3')
    first.actor.send({ type: 'premove.cancel' })
    first.moved('e7e5')
    expect(first.playing()).toMatchObject({ ownMove: 'none', lastMove: 'e7e5' })
    const second = await startGame(line)
    second.premove('g1f3')
    second.moved('e7e5')
    second.actor.send({ type: 'premove.cancel' })
    expect(second.playing()).toMatchObject({ ownMove: 'sent', lastMove: 'g1f3' })
    expect([first.sentMoves(), second.sentMoves()]).toEqual([[], ['g1f3']])
  })

  it('R21: end with a takeback and stay when the position is the same', async () => {
    const { premove, snapshotNow, hear, playing } = await startGame({
      snapshot: { turns: turnsOf(['e2e4']) },
    })
    premove('g1f3')
    snapshotNow(2, { turns: turnsOf(['e2e4']) })
    expect(playing().premoves).toEqual(['g1f3'])
    const clocks = { w: 1_000, b: 1_000 }
    hear({ type: 'MOVES_CHANGED', data: { turns: [], clocks, running: false } })
    expect(playing().premoves).toEqual([])
  })
})

describe('the choice of a piece', () => {
  const snapshot = { initialFen: promotionFen, running: true }

  it('is asked for and then played', async () => {
    const { play, actor, playing, sentMoves } = await startGame({ snapshot })
    play('e7e8')
    expect(playing()).toMatchObject({ promotion: 'e7e8', ownMove: 'none' })
    actor.send({ type: 'promotion.choose', piece: 'n', moveId: 'm-1', at: 0 })
    expect(sentMoves()).toEqual(['e7e8n'])
    expect(playing().promotion).toBeNull()
  })

  it('is left out when the move names the piece (auto-queen), and may be cancelled', async () => {
    const { play, actor, playing, sentMoves } = await startGame({ snapshot })
    play('e7e8')
    actor.send({ type: 'promotion.cancel' })
    expect(playing()).toMatchObject({ promotion: null, fen: promotionFen })
    play('e7e8q')
    expect(sentMoves()).toEqual(['e7e8q'])
  })

  it('ends the notice about the move before, which nobody could dismiss after a cancel', async () => {
    const { play, refuse, snapshotNow, actor, playing } = await startGame({ snapshot })
    play('g2f2')
    refuse('m-g2f2')
    snapshotNow(2, snapshot)
    expect(playing()).toMatchObject({ ownMove: 'rejected', notice: 'move_refused_illegal' })
    play('e7e8')
    expect(playing().notice).toBeNull()
    actor.send({ type: 'promotion.cancel' })
    expect(playing()).toMatchObject({ ownMove: 'none', notice: null })
  })

  it('R21: stays open over a snapshot of the same position', async () => {
    const { play, playing, snapshotNow } = await startGame({ snapshot })
    play('e7e8')
    snapshotNow(2, snapshot)
    expect(playing().promotion).toBe('e7e8')
  })

  it('R22: is closed by a move and by the end, and the pawn is back', async () => {
    const moved = await startGame({ snapshot })
    moved.play('e7e8')
    moved.moved('e7e8r')
    expect(moved.playing()).toMatchObject({ promotion: null, ownMove: 'none' })
    const over = await startGame({ snapshot })
    over.play('e7e8')
    over.hear({
      type: 'PHASE_CHANGED',
      data: { phase: 'DONE', end: { result: 'BLACK_WIN', reason: 'time-control' } },
    })
    expect(over.view()).toMatchObject({ status: 'over', fen: promotionFen })
    expect(over.context().promotion).toBeNull()
  })
})

it('makes every own move on the position that it was played in', async () => {
  const { play, context } = await startGame()
  play('e2e4')
  expect(context().pending?.positionHash).toBe(positionKey(context().initialFen))
})
